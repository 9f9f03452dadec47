# Að læra leikinn í vafranum: leiðin þangað af forsíðunni, síða kennslustundanna og leiðsögnin við borðið.

front-learn = Lærðu leikinn
front-learn-about = Spilaðu fyrsta leikinn með leiðsögn skref fyrir skref: tíu mínútur og ekkert að lesa fyrst.
learn-title = Lærðu leikinn
learn-about = Þrír stuttir leikir gegn vinalegu vélmenni. Þú mátt prófa þig áfram og koma aftur, eða hætta og halda áfram annan dag.
learn-base = Fyrsti leikurinn þinn
learn-base-about = Taka spil, leggja póstleiðir og loka þeim, fá stigaskildi og póstvagna: allur leikurinn á tíu mínútum.
learn-audience = Áheyrnin
learn-audience-about = Póstvagnar flytja kirkjunnar menn þína til Rómar: þrjár mínútur um fyrri einingu viðbótarinnar.
learn-honours = Póststarfsmennirnir
learn-honours-about = Aðstoð póststarfsmanna borgar sig: þrjár mínútur um seinni einingu viðbótarinnar.
learn-begin = Byrja
learn-go-on = Halda áfram
learn-again = Spila aftur
learn-done = Lokið
learn-step = Skref { $step } af { $total }
tutor-label = Kennslustund
tutor-continue = Áfram
tutor-back = Til baka
tutor-leave = Yfirgefa kennslustundina
tutor-waits = { $player } er að spila. Fylgstu með því sem gerist.
tutor-strayed = Þú ert að prófa annað: spilaðu áfram eins og þú vilt, kennslustundin bíður þín.
tutor-return = Aftur í kennslustundina
tutor-next = Næst: { $lesson }
tutor-lessons = Allar kennslustundir
tutor-real = Áfram í alvöru leik
tutor-real-about = Vel gert! Nú er komið að alvöru leik, gegn auðveldum andstæðingi.
