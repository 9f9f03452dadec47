# Talk at the table. Phrases are sent by their names; everybody reads them in their own language.

talk-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
    }
talk-phrases = Say quickly
chat-watching = No one has said anything yet. What the players say appears here.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oh-no = Oh no!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn!
phrase-good-game = Good game!
