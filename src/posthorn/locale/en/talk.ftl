### Talk at the table. Phrases are sent by their names; everyone reads them in their own language.

## For screen readers, beside a number. $count: messages not read yet.
talk-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
    }
# A title over the phrases.
talk-phrases = Quick phrases
chat-watching = No one has said anything yet. What the players say appears here.

## What players say by one click: buttons, then lines in the chat.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oh-no = Oh no!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn!
phrase-good-game = Good game!
