# Orð spilsins.

official-postmaster = póstmeistari
official-carrier = póstflutningamaður
official-administrator = forstjóri
official-cartwright = póstvagnasmiður

# Bunkar stigaskjaldanna. Héruðin heita eins og á spilaborðinu.
stack-route-5 = fimm borga leið
stack-route-6 = sex borga leið
stack-route-7 = sjö borga leið eða lengri
stack-baden = Baden
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
stack-schweiz-tyrol = Schweiz/Tyrol
stack-baiern = Baiern
stack-boehmen-salzburg = Böhmen/Salzburg
stack-all-provinces = öll héruð
stack-outside-baiern = utan Bæjaralands
stack-game-end = leikslok

# Kirkjunnar menn, eftir tign.
cleric-1 = messuþjónn
cleric-2 = prestur
cleric-3 = ábóti
cleric-4 = biskup
cleric-5 = kardínáli

edition-hungarian = ungversk
edition-italian = ítölsk
edition-icelandic = íslensk
edition-spanish = spænsk
# Útgáfan sem er boðin fyrst á þessu máli: hungarian, italian, icelandic eða spanish.
edition-usual = icelandic

# Þegar sér fyrir endann: hverjir eiga enn eftir að gera og hve margir þeir eru.
turns-to-come = { $count ->
    [0] Enginn fær að gera eftir þetta.
    [1] Á eftir að gera: { $players }
   *[other] Eiga eftir að gera: { $players }
    }

module-audience = Áheyrnin
module-honours = Póststarfsmennirnir

# Upptalning: „a, b og c“ er list-and af „a, b“ og „c“.
list-comma = { $before }, { $after }
list-and = { $before } og { $after }
