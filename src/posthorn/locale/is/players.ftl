# Andstæðingarnir: nafn, og setning sem segir við hvern er að eiga.

player-stableboy = Hestasveinn
player-stableboy-about = Er nýbúinn að læra reglurnar og spilar því sem hendi er næst.
player-pilgrim = Pílagrímur
player-pilgrim-about = Tekur eitt skref í einu og lokar leiðum eftir því sem þær verða til.
player-merchant = Kaupmaður
player-merchant-about = Veit hvers virði leið er en selur hana stundum of snemma.
player-courier = Hraðboði
player-courier-about = Fljótur og snyrtilegur: sóar fáum spilum og hefur auga með póstvögnunum.
player-envoy = Sendiherra
player-envoy-about = Skipuleggur leið fram í tímann og hefur auga með stigaskjöldum allra.
player-baron = Barón
player-baron-about = Reyndur: byggir víða og skilur lítið eftir handa þér.
player-count = Greifi
player-count-about = Hefur spilað milljónir leikja og velur á augabragði. Erfitt er að sigra hann.
player-prince = Fursti
player-prince-about = Horfir tvær umferðir fram í tímann og reiknar með öllu sem leynst getur í bunkanum. Enginn er sterkari.
