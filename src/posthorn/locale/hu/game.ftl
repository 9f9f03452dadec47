# A játék szavai.

official-postmaster = postamester
official-carrier = postakocsis
official-administrator = postatisztviselő
official-cartwright = bognár

# A bónuszlapkák halmai. A tartományok neve az, ami a játéktáblán áll.
stack-route-5 = 5-ös útvonal
stack-route-6 = 6-os útvonal
stack-route-7 = 7-es vagy hosszabb útvonal
stack-baden = Baden
stack-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
stack-schweiz-tyrol = Schweiz/Tyrol
stack-baiern = Baiern
stack-boehmen-salzburg = Böhmen/Salzburg
stack-all-provinces = minden tartomány
stack-outside-baiern = Bajorországot leszámítva
stack-game-end = játék vége

# Az egyházi tisztségviselők rang szerint.
cleric-1 = ministráns
cleric-2 = pap
cleric-3 = apát
cleric-4 = püspök
cleric-5 = bíboros

edition-hungarian = magyar
edition-italian = olasz
edition-icelandic = izlandi
edition-spanish = spanyol
# A kiadás, amely ezen a nyelven elsőként jelenik meg: hungarian, italian, icelandic vagy spanish.
edition-usual = hungarian

# Ha már látszik a játék vége: ki kerül még sorra e kör után, és hányan.
turns-to-come = { $count ->
    [0] Már senki sem kerül sorra.
   *[other] Még sorra kerül: { $players }
    }

module-audience = Az audiencia
module-honours = A postai alkalmazottak

# Szavak felsorolása: „a, b és c”.
list-comma = { $before }, { $after }
list-and = { $before } és { $after }
