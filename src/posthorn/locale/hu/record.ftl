# Jegyzőkönyvek: mi a baj egy fájllal, és hogyan látszik a beolvasott játék.

record-line = { $line }. sor

record-foreign = Ez nem Posthorn-jegyzőkönyv
record-binary = Ez nem Posthorn-jegyzőkönyv: nem UTF-8 kódolású szöveg
record-format = A fájl formátuma { $given }, de ez a program ezt olvassa: { $known }
record-rules-newer = A partit a szabályok { $given }. változata szerint játszották, de a program által ismert legújabb változat: { $known }
record-rules-older = A partit a szabályok { $given }. változata szerint játszották, amelyet ez a program már nem játszik; a program változata: { $known }
record-cut-off = A fájl csonka: az utolsó sora nem teljes
record-no-header = Itt fejlécnek vagy a fejlécek utáni üres sornak kellene állnia, nem ennek: { $given }
record-no-empty-line = A fájl a fejléceivel véget ér: hiányzik utánuk az üres sor
record-unknown-header = Itt nincs ilyen fejléc: { $field }
record-missing-header = Hiányzik ez a fejléc: { $field }
record-header-twice = Ez a fejléc kétszer szerepel: { $field }
record-value = { $field } értéke nem lehet { $given }
record-rule = { $field }: { $reason } ({ $rule })
record-seed-or-position = Egy parti vagy kezdőértékből, vagy állásból indul
record-start-and-position = Az állásból induló partinak az állás kezdőjátékosa a kezdőjátékosa, nem más
record-shuffle-and-position = Az állásból induló partinak nincs kezdőértéke, így olyasmi sincs, amiből az következhetne
record-hash = { $field } 64 hexadecimális számjegy legyen, ne ez: { $given }
record-randomness = { $field } egyetlen sornyi nyomtatható karakter legyen
record-randomness-seats = A helyek száma { $seats }, véletlent viszont ennyi adott: { $given }
record-commitment = A lenyomat nem illik a titokhoz, amelynek lenyomata { $known }
record-terms = { $field } értéke egyezzen a jegyzőkönyv partijával: { $known }
record-seed-not-shuffled = A kezdőérték nem következik a titokból és a játékosok véletlenjéből; azokból ez következik: { $known }
record-not-practice = Ha már látott lapokat vontak vissza, a jegyzőkönyvnek ki kell mondania, hogy gyakorlóparti
record-incident = „{ $given }” nem történhetett ennél az asztalnál
record-unprintable = Az állásban nem nyomtatható karakterek vannak
record-other-options = Az állás nem ilyen helyszámú, játékszabályú, modulú és házi szabályú asztalé
record-wrong-heading = Itt ennek kellene állnia: „{ $known }:”, nem ennek: { $given }
record-new-line = „{ $action }” új sorba kerüljön, amely így kezdődik: „{ $known }:”
record-illegal = { $action }: { $reason } ({ $rule })
record-after-end = A játék véget ért, utána semmi sem következhet
record-spelling = „{ $given }” itt helyesen: „{ $known }”
record-truncated = A jegyzőkönyv { $actions } lépés után véget ér, pedig { $plies } kellene
record-plies = A lépések száma { $actions }, nem { $plies }
record-result = { $over ->
    [yes] A játék véget ért, a pontok: { $known }, de az eredmény mást mond
   *[no] A játék még tart, de az eredmény mást mond
    }
record-inexact = A sor helyesen: { $known }
record-changed = A jegyzőkönyvet a megírása után megváltoztatták; ha ez szándékos volt, a sor helyesen: { $known }
record-syntax = Ez nem szabályos JSON; a hiba helye: { $column }. oszlop
record-twice = { $field } kétszer szerepel
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
    [one] egy lépés
   *[other] { $actions } lépés
    }
record-cannot-read = { $file }: { $reason }
record-one-way = Ezek közül csak egy kérhető: { $options }
record-upto-range = A jegyzőkönyvben { $actions ->
    [one] csak egy lépés
   *[other] { $actions } lépés
    } van

record-verify-rules = { $over ->
    [yes] { $file }: szabályosan végigjátszott parti, helyes eredménnyel (lépések: { $actions }).
   *[no] { $file }: folyamatban lévő, eddig szabályos parti (lépések: { $actions }).
    }
record-verify-cards = Minden kártyája következik ebből a kezdőértékből: { $seed }.
record-verify-seed = A kezdőérték a szerver titkából és abból következik, amit a játékosok hozzátettek. Ha ezek közül valamelyik a tiéd, nézd meg, tényleg ezt tetted-e hozzá:
record-verify-added = { $player } ezt tette hozzá: „{ $randomness }”
record-verify-added-again = { $player } ezt tette hozzá: „{ $randomness }” ({ $attempt }. kísérlet): amit { $player } korábban küldött, azt elutasították
record-verify-nothing-added = { $player } nem tett hozzá semmit
record-verify-committed = A titok az, amelynek ez a lenyomata: { $commitment }.
record-verify-bound = A lenyomat csak erre a partira és a feltételeire szól: { $game }; { $terms }. Más parti nem osztható ki vele.
record-verify-unbound = Ez régi fajta lenyomat, amely nem egy bizonyos partira szól: nem bizonyítja, hogy a szerver csak ennek az asztalnak mutatta meg, hogy a szabályokban előre megegyeztek, vagy hogy senkinek a véletlenjét nem utasították el előbb.
record-verify-compare = Vesd össze azzal a lenyomattal, amelyet a játék előtt feljegyeztél, vagy add meg a tiédet ezzel: { $option }. Csak akkor bizonyított, hogy a titkot nem utólag választották, ha a kettő ugyanaz.
record-verify-same = Ez az a lenyomat, amelyet feljegyeztél: a titkot nem utólag választották.
record-verify-other = { $file }: ez nem az a parti, amelynek lenyomatát feljegyezted, vagy kicserélték a titkát. A jegyzőkönyvben lévő lenyomat { $commitment }, a tiéd { $noted }
record-verify-no-incidents = A jegyzőkönyv szerint semmit sem vontak vissza, és egyetlen hely sem cserélt gazdát.
record-verify-incidents = Amit a szerver ezenkívül feljegyzett:
record-verify-incident = { $actions ->
    [0] az első lépés előtt
   *[other] { $actions } lépés után
    }: { $what }
record-verify-practice = { $file }: ez gyakorlóparti. Már látott lapokat vontak vissza, vagy kezdettől fogva minden rejtett dolog ismert volt: bármi más bizonyított is, az eredménye nem számít
record-verify-no-shuffle = { $file }: a jegyzőkönyv szabályos, de nem mondja meg, honnan származik a kezdőértéke, így a keverésről semmi sem bizonyítható
record-verify-no-commitment = A lenyomat 64 hexadecimális számjegy, nem ez: { $given }

record-edition = Játékszabály
record-modules = Modulok
record-switches = Házi szabályok
record-players = Játékosok
record-seed = Kezdőérték
record-position = Állás
record-actions = Lépések
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

record-after = { $all } lépésből { $actions } után: { $round }. forduló
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
record-at = { $coach }: { FORM($place, case: "in") }
record-audience = Audiencián
record-supply = Megmaradt jelzők
record-count = { $count } { $word }
