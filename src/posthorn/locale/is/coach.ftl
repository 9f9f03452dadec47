# Að læra leikinn í vafranum: leiðin þangað af forsíðunni, síða kennslustundanna og leiðsögnin við borðið.

front-learn = Lærðu leikinn
front-learn-about = Spilaðu fyrsta leikinn með leiðsögn skref fyrir skref: tíu mínútur og ekkert að lesa fyrst.
learn-title = Lærðu leikinn
learn-about = Þrír stuttir leikir gegn vinalegu vélmenni. Þú mátt prófa þig áfram og koma aftur, eða hætta og halda áfram annan dag.
learn-base = Fyrsti leikurinn þinn
learn-base-about = Taka spil, leggja póstleiðir og loka þeim, fá stigaskildi og póstvagna: allur leikurinn á tíu mínútum.
learn-audience = Áheyrnin
learn-audience-about = Póstvagnar flytja kirkjunnar menn þína til Rómar: þrjár mínútur um fyrri hluta viðbótarinnar.
learn-offices = Póststarfsmennirnir
learn-offices-about = Aðstoðin borgar sig: þrjár mínútur um seinni hluta viðbótarinnar.
learn-begin = Byrja
learn-go-on = Halda áfram
learn-again = Spila aftur
learn-done = Lokið
learn-step = Skref { $step } af { $total }
coach-label = Kennslustund
coach-continue = Áfram
coach-back = Til baka
coach-leave = Fara úr kennslustundinni
coach-waits = { $player } er að leika. Fylgstu með því sem gerist.
coach-strayed = Þú ert að prófa annað: spilaðu áfram eins og þú vilt, kennslustundin bíður þín.
coach-return = Aftur í kennslustundina
coach-done = Vel gert! Þú hefur lokið þessari kennslustund.
coach-next = Næst: { $lesson }
coach-lessons = Allar kennslustundir
coach-play = Leika gegn vélmennum
