# A játék megtanulása a böngészőben: a kezdőlapról odavezető út, a leckék oldala és a vezető az asztalnál.

front-learn = Tanuld meg a játékot
front-learn-about = Játszd végig az első partidat lépésről lépésre vezetve: tíz perc az egész, és előtte semmit sem kell elolvasnod.
learn-title = Tanuld meg a játékot
learn-about = Három rövid parti egy barátságos bot ellen. Próbálj ki bátran bármit, aztán térj vissza, vagy hagyd abba, és folytasd máskor.
learn-base = Az első partid
learn-base-about = Húzás, útvonalak lerakása és befejezése, bónuszlapkák és kocsik: az egész játék tíz perc alatt.
learn-audience = Az audiencia
learn-audience-about = Kocsik viszik Rómába egyházi tisztségviselőidet: három perc a kiegészítő első moduljáról.
learn-honours = A postai alkalmazottak
learn-honours-about = Postaalkalmazottak, akiknek a segítsége kifizetődik: három perc a kiegészítő második moduljáról.
learn-begin = Kezdés
learn-go-on = Folytatás
learn-again = Még egyszer
learn-done = Kész
learn-step = { $step }. lépés (összesen { $total })
tutor-label = Lecke
tutor-continue = Tovább
tutor-back = Vissza
tutor-leave = Kilépés a leckéből
tutor-waits = { $player } játszik. Nézd, mi történik.
tutor-strayed = Valami mást próbálsz ki: játssz tovább, ahogy tetszik, a lecke megvár.
tutor-return = Vissza a leckéhez
tutor-next = Következik: { $lesson }
tutor-lessons = Az összes lecke
tutor-real = Jöhet egy igazi parti
tutor-real-about = Szép volt! Most játssz igaziból, egy szelíd ellenfél ellen.
