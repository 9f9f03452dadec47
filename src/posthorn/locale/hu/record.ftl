# Jegyzőkönyvek: mi a baj egy fájllal, és hogyan látszik a beolvasott játék.

record-line = { $line }. sor

record-foreign = Ez nem Posthorn-jegyzőkönyv
record-binary = Ez nem Posthorn-jegyzőkönyv: nem UTF-8 kódolású szöveg
record-format = A fájl formátuma { $given }, ez a program pedig ezt olvassa: { $known }
record-rules-newer = A játékot a szabályok { $given }. változata szerint játszották, és a program által ismert legújabb változat: { $known }
record-rules-older = A játékot a szabályok { $given }. változata szerint játszották, ez a program már csak ezt játssza: { $known }
record-cut-off = A fájl csonka: az utolsó sornak nincs vége
record-no-header = Itt fejlécnek vagy a fejlécek utáni üres sornak kellene állnia, nem ennek: { $given }
record-no-empty-line = A fájl a fejlécekkel véget ér: hiányzik utánuk az üres sor
record-unknown-header = Itt nincs ilyen fejléc: { $field }
record-missing-header = Hiányzik ez a fejléc: { $field }
record-header-twice = Kétszer áll ez a fejléc: { $field }
record-value = { $field } értéke nem lehet { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = A játék vagy kezdőértékből, vagy állásból indul
record-start-and-position = Állásból induló játéknak nincs más kezdőjátékosa, mint az állásé
record-shuffle-and-position = Állásból induló játéknak nincs kezdőértéke, így olyasmi sincs, amiből az következne
record-hash = { $field } 64 hexadecimális számjegy legyen, ne ez: { $given }
record-randomness = { $field } egyetlen sornyi nyomtatható karakter legyen
record-randomness-seats = A helyek száma { $seats }, véletlent viszont ennyi adott: { $given }
record-commitment = Az elköteleződés nem illik a titokhoz, amelynek elköteleződése { $known }
record-terms = { $field } értéke az legyen, ami szerint a jegyzőkönyvet játszották: { $known }
record-seed-not-shuffled = A kezdőérték nem következik a titokból és a játékosok véletlenjéből; azokból ez következik: { $known }
record-not-practice = Ahol már látott lapokat vontak vissza, a jegyzőkönyvnek ki kell mondania, hogy gyakorlójáték
record-incident = „{ $given }” nem történhetett ennél az asztalnál
record-unprintable = Az állásban nem nyomtatható karakterek vannak
record-other-options = Az állás nem olyan asztalé, amelynek ezek a helyei, kiadása, moduljai és kapcsolói vannak
record-wrong-heading = Itt ennek kellene állnia: „{ $known }:”, nem ennek: { $given }
record-new-line = „{ $action }” új sorba kívánkozik, amely így kezdődik: „{ $known }:”
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = A játék véget ért, utána már nem állhat semmi
record-spelling = „{ $given }” helyesen itt így áll: „{ $known }”
record-truncated = A jegyzőkönyv { $actions } cselekvés után véget ér, pedig { $plies } kellene
record-plies = A cselekvések száma { $actions }, nem { $plies }
record-result = { $over ->
    [yes] A játék véget ért, a pontok: { $known }, és az eredmény mást mond
   *[no] A játék még tart, és az eredmény mást mond
    }
record-inexact = A sor helyesen: { $known }
record-changed = A jegyzőkönyvet megírása után megváltoztatták; ha ez szándékos volt, a sor helyesen: { $known }
record-syntax = Ez nem szabályos JSON: { $reason }
record-twice = { $field } kétszer áll
record-unknown-key = Jegyzőkönyvben nincs ilyen: { $field }
record-missing-key = Hiányzik: { $field }
record-type = { $field } a következő legyen: { $wanted ->
    [number] egész szám
    [text] szöveg
    [list] lista
    [true] „true”
   *[object] objektum
    }

record-ok = { $file }: rendben, { $actions ->
    [one] egy cselekvés
   *[other] { $actions } cselekvés
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Ezek közül csak egy kérhető: { $options }
record-upto-range = A jegyzőkönyvben { $actions } cselekvés van

record-verify-rules = { $over ->
    [yes] { $file }: szabályosan végigjátszott játék, helyes eredménnyel (cselekvések: { $actions }).
   *[no] { $file }: folyamatban lévő, eddig szabályos játék (cselekvések: { $actions }).
    }
record-verify-cards = Minden kártyája következik ebből a kezdőértékből: { $seed }.
record-verify-seed = A kezdőérték a szerver titkából és abból következik, amit a játékosok hozzátettek. Ha ezek közül valamelyik a tiéd, nézd meg, tényleg ezt tetted-e hozzá:
record-verify-added = { $player } ezt tette hozzá: „{ $randomness }”
record-verify-added-again = { $player } ezt tette hozzá: „{ $randomness }”, a(z) { $attempt }. kísérletre: amit korábban küldött, azt elutasították
record-verify-nothing-added = { $player } nem tett hozzá semmit
record-verify-committed = A titok az, amelyre ez az elköteleződés vonatkozott: { $commitment }.
record-verify-bound = Az elköteleződés a(z) { $game } játékra és annak feltételeire szól: { $terms }. Más játék nem osztható ki vele.
record-verify-unbound = Ez régi elköteleződés, amely nem szól egy játékra: nem bizonyítja, hogy a szerver csak ennek az asztalnak mutatta meg, hogy a szabályok előre megvoltak, vagy hogy senkinek a véletlenjét nem utasították el előbb.
record-verify-compare = Vesd össze azzal az elköteleződéssel, amelyet a játék előtt feljegyeztél, vagy add meg a tiédet ezzel: { $option }. Csak ha a kettő ugyanaz, akkor bizonyított, hogy a titkot nem utólag választották.
record-verify-same = Ez az az elköteleződés, amelyet feljegyeztél: a titkot nem utólag választották.
record-verify-other = { $file }: ez nem az a játék, amelynek elköteleződését feljegyezted, vagy a titkát kicserélték. A jegyzőkönyv elköteleződése { $commitment }, a tiéd { $noted }
record-verify-no-incidents = A jegyzőkönyv szerint semmit sem vontak vissza, és egyetlen hely sem cserélt gazdát.
record-verify-incidents = Amit a kiszolgáló ezenkívül feljegyzett:
record-verify-incident = { $actions ->
    [0] az első cselekvés előtt
   *[other] { $actions } cselekvés után
    }: { $what }
record-verify-practice = { $file }: ez gyakorlójáték. Már látott lapokat vontak vissza, vagy minden rejtett ismert volt a kezdettől: bármi más bizonyított is, az eredményére senki se építsen
record-verify-no-shuffle = { $file }: a jegyzőkönyv szabályos, de nem mondja meg, miből lett a kezdőértéke, így a keverésről semmi sem bizonyítható
record-verify-no-commitment = Az elköteleződés 64 hexadecimális számjegy, nem ez: { $given }

record-edition = Kiadás
record-modules = Modulok
record-switches = Kapcsolók
record-players = Játékosok
record-seed = Kezdőérték
record-position = Állás
record-actions = Cselekvések
record-setup = Előkészületek
record-sentence = { $sentence }.

record-under-way = A játék folyamatban van; az eddigi pontok
record-player = Játékos
record-carriage = Kocsi
record-tiles = Bónuszlapkák
record-offices-left = Le nem rakott postaállomások
record-clerics = Egyházi tisztségviselők
record-chips = Győzelmi pont jelzők
record-total = Pontok
record-rank = Helyezés
record-won = { $player } győzött

record-after = { $all } cselekvésből { $actions } után: { $round }. forduló
record-to-act = { $player } van soron
record-over = A játék véget ért
record-display = Felcsapott kártyák
record-pile = Húzópakli
record-discards = Dobott lapok
record-hand = Kéz
record-route = Útvonal
record-offices = Postaállomások
record-tokens = Jelzők
record-tile = { $stack } { $value }
record-coaches = Úton Rómába
record-at = { $coach }: { $place }
record-audience = Audiencián
record-supply = Megmaradt jelzők
record-count = { $count } { $word }
