# Parlare al tavolo. Le frasi pronte viaggiano col loro nome; ognuno le legge nella sua lingua.

talk-unread = { $count ->
    [one] uno non letto
   *[other] { $count } non letti
    }
talk-phrases = Frasi pronte
chat-watching = Nessuno ha ancora detto niente. Qui leggerai quello che dicono i giocatori.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-thanks = Grazie!
phrase-oh-no = Oh no!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te!
phrase-good-game = Bella partita!
