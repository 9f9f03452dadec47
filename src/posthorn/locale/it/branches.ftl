### Riprovare: una partita finita si continua da una delle sue posizioni.

branch-play-on = Continua da qui
branch-about = Da questa posizione comincia una partita di prova contro i bot.
branch-at-end = Qui la partita è finita. Torna a un passo precedente per continuare.
branch-seat = Giochi tu
branch-bots = Gli altri
branch-cards = Carte che non potevi conoscere
branch-cards-dealt-anew = Distribuiscile di nuovo
branch-cards-dealt-anew-about = Le carte nascoste degli altri e il mazzo vengono distribuiti a caso, come dovevi aspettarti.
branch-cards-as-they-lay = Com’erano davvero
branch-cards-as-they-lay-about = Le stesse mosse portano le stesse carte.
branch-list = Altri tentativi
branch-from = { $player }, dal passo { $ply }
branch-compared = { $now } invece di { $then }
branch-origin = Continuata dal passo { $ply } di una partita finita
branch-origin-dealt-anew = Le carte che non potevi conoscere sono state distribuite di nuovo.
branch-origin-as-they-lay = Tutte le carte sono com’erano davvero.
branch-result = A confronto con la partita vera
branch-then = Allora
branch-now = Adesso
