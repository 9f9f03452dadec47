# Andstæðingarnir: nafn, og setning sem segir við hvern er að eiga.

player-random = Vindhani
player-random-about = Snýst eftir vindi: hver leyfileg aðgerð er jafngóð og hver önnur.
player-stableboy = Hestasveinn
player-stableboy-about = Er nýbúinn að læra reglurnar, spilar hiklaust og gerir byrjendamistök.
player-postilion = Ekill
player-postilion-about = Gætinn og fljótur: tekur það sem passar, lokar því sem er nógu langt og gerir engar áætlanir.
player-postmaster = Póstmeistari
player-postmaster-about = Skipuleggur bestu leiðina sem hönd og opin spil leyfa og metur borgir, stigaskildi og póstvagna.
player-courier = Hraðboði
player-courier-about = Hugsar aðeins fram í tímann og missir sjaldan af góðum kosti.
player-prince = Fursti
player-prince-about = Sér langt fram í tímann, allt sem leynst getur í bunkanum. Enginn hér er sterkari.
