# Gli avversari: un nome, e una frase che dice con chi si ha a che fare.

player-stableboy = Stalliere
player-stableboy-about = Ha appena imparato le regole e gioca la prima carta che gli capita.
player-pilgrim = Pellegrino
player-pilgrim-about = Procede un passo alla volta e chiude i percorsi come vengono.
player-merchant = Mercante
player-merchant-about = Sa quanto vale un percorso, e a volte lo vende troppo presto.
player-courier = Corriere
player-courier-about = Svelto e ordinato: spreca poche carte e tiene d’occhio le diligenze.
player-envoy = Ambasciatore
player-envoy-about = Progetta il percorso in anticipo e sorveglia le tessere di tutti.
player-baron = Barone
player-baron-about = Esperto: costruisce in grande e ti lascia poco.
player-count = Conte
player-count-about = Ha giocato milioni di partite e sceglie a colpo d’occhio. Difficile da battere.
player-prince = Principe
player-prince-about = Guarda avanti di due round e tiene conto di tutto ciò che il mazzo può nascondere. Nessuno è più forte.
