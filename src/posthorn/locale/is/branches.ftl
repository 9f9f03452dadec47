### Reyna aftur: loknum leik er haldið áfram frá einni stöðu hans.

branch-play-on = Spila áfram héðan
branch-about = Æfingaleikur gegn vélmennum hefst í þessari stöðu.
branch-at-end = Hér er leiknum lokið. Farðu aftur að eldra skrefi til að spila áfram.
branch-seat = Þú spilar
branch-bots = Hinir
branch-cards = Spil sem þú gast ekki þekkt
branch-cards-dealt-anew = Gefa þau aftur
branch-cards-dealt-anew-about = Hulin spil hinna og bunkinn eru gefin af handahófi, eins og þú máttir búast við.
branch-cards-as-they-lay = Eins og þau voru í raun
branch-cards-as-they-lay-about = Sömu leikir gefa sömu spil.
branch-list = Reynt aftur
branch-from = { $player }, frá skrefi { $ply }
branch-compared = { $now } í stað { $then }
branch-origin = Spilað áfram frá skrefi { $ply } í loknum leik
branch-origin-dealt-anew = Spilin sem þú gast ekki þekkt hafa verið gefin aftur.
branch-origin-as-they-lay = Öll spil eru eins og þau voru í raun.
branch-result = Borið saman við raunverulega leikinn
branch-then = Þá
branch-now = Nú
