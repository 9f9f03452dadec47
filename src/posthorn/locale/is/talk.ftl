# Tal við borðið. Tilbúnar setningar eru sendar með nafni sínu; hver les þær á sínu máli.

talk-unread = { $count ->
    [one] { $count } ólesið
   *[other] { $count } ólesin
    }
talk-phrases = Stutt skilaboð
chat-watching = Enginn hefur sagt neitt enn. Hér lest þú það sem leikmennirnir segja.
phrase-hello = Halló!
phrase-good-luck = Gangi ykkur vel!
phrase-well-played = Vel spilað!
phrase-thanks = Takk!
phrase-oh-no = Æ nei!
phrase-one-moment = Augnablik!
phrase-your-turn = Þú átt að gera!
phrase-good-game = Takk fyrir leikinn!
