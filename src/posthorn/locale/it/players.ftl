# Gli avversari: un nome, e una frase che dice con chi si ha a che fare.

player-random = Banderuola
player-random-about = Gira con il vento: ogni mossa permessa vale quanto un’altra.
player-stableboy = Stalliere
player-stableboy-about = Ha appena imparato le regole, gioca d’impulso e fa errori da principiante.
player-postilion = Postiglione
player-postilion-about = Attento e svelto: prende ciò che è compatibile, chiude ciò che è lungo abbastanza e non fa piani.
player-postmaster = Direttore
player-postmaster-about = Progetta il miglior percorso che la mano e le carte scoperte permettono, e soppesa città, tessere e diligenze.
player-courier = Corriere
player-courier-about = Pensa un momento prima di muovere, e di rado gli sfugge una buona mossa.
player-prince = Principe
player-prince-about = Guarda molto avanti, attraverso tutto ciò che il mazzo può nascondere. È il più forte che abbiamo.
