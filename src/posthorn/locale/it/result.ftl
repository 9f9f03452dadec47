# La fine di una partita.

over-winner-you = Hai vinto
over-tied-tile = Parità a { $points }: decide la tessera “fine del gioco”, e { $you ->
    [yes] ce l’hai tu.
   *[no] ce l’ha { $player }.
    }
over-tied-after = Parità a { $points }: dopo { $other }, che ha la tessera “fine del gioco”, il posto più vicino è { $you ->
    [yes] il tuo.
   *[no] quello di { $player }.
    }
over-tied-start = Parità a { $points }, e nessuno ha la tessera “fine del gioco”: contando dal primo giocatore, tra chi è in parità tocca prima a { $you ->
    [yes] te.
   *[no] { $player }.
    }
over-picture = Condividi un’immagine
over-picture-about = Un’immagine del tabellone com’è adesso
over-picture-failed = In questo browser non è stato possibile creare l’immagine.
over-ended-you = Hai provocato la fine del gioco.
