# Geymsla netþjónsins: hvað er að gagnagrunni, og hvað skipanirnar export og import segja.

storage-no-url = Þetta er ekki slóð gagnagrunns: skrifaðu { $sqlite } fyrir skrá eða { $postgresql } fyrir PostgreSQL
storage-url = Þetta er ekki slóð gagnagrunns sem getur geymt leiki ({ $scheme }): skrifaðu { $sqlite } fyrir skrá eða { $postgresql } fyrir PostgreSQL
storage-folder = { $database } er mappa; nefndu skrá í henni
storage-none = Enginn gagnagrunnur er til sem heitir { $database }
storage-no-database = { $database } er ekki SQLite-gagnagrunnur; nefndu aðra skrá, eða skrá sem ekki er til enn
storage-read-only = Þú hefur ekki leyfi til að skrifa í gagnagrunninn { $database }; veittu það eða notaðu annan gagnagrunn
storage-cannot-open = Ekki er hægt að nota gagnagrunninn { $database }: { $reason }
storage-damaged = Gagnagrunnurinn { $database } er skemmdur: { $reason }. Settu afrit í hans stað eða bjargaðu því sem enn er læsilegt: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = Gagnagrunnurinn { $database } heitir { $links } nöfnum (harðir tenglar) og væri annar undir hverju þeirra; fjarlægðu hin nöfnin eða afritaðu hann í eigin skrá
storage-in-use = Annar Posthorn-netþjónn er að nota gagnagrunninn { $database }; stöðvaðu hann fyrst, eða notaðu annan gagnagrunn
storage-foreign = Gagnagrunnurinn { $database } tilheyrir ekki Posthorn: í honum eru töflur úr einhverju öðru ({ $tables }); notaðu gagnagrunn sem er tómur eða ekki enn til
storage-newer = Gagnagrunnurinn { $database } er úr nýrri útgáfu af Posthorn: skipulag hans er { $revision }, en þetta forrit þekkir ekkert nýrra en { $known }; settu upp nýrri útgáfuna eða notaðu annan gagnagrunn
storage-older = Gagnagrunnurinn { $database } er tómur eða úr eldri útgáfu af Posthorn; ræstu netþjóninn einu sinni, þá uppfærist hann
storage-no-driver = PostgreSQL þarf pakkann psycopg: { $install } ({ $reason })
storage-failed = Gagnagrunnurinn { $database } brást: { $reason }
storage-in-doubt = Sambandið við gagnagrunninn { $database } rofnaði meðan skrifað var, svo að ekki er enn vitað hvort það vistaðist: { $reason }
storage-no-answer = Gagnagrunnurinn { $database } svarar ekki
storage-fault = Geymslan brást: { $reason }
storage-closed = Geymslan er lokuð
storage-unstorable = Þetta er ekki hægt að geyma: { $reason }
storage-revision-taken = Leikur { $game } á þegar færslu númer { $revision }
storage-overtaken = Einhver annar breytti leik { $game } á meðan
storage-game-taken = Leikur { $game } er þegar til
storage-unknown-game = Enginn leikur { $game } er til, eða hann hefur ekkert slíkt sæti

# Út- og innflutningur.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } er ekki mappa sem hægt er að skrifa í: { $reason }
transfer-unknown = enginn leikur { $game } er til
transfer-not-begun = leikur { $game } er ekki hafinn, svo að engin upptaka er til af honum
transfer-rules = leikur { $game } var spilaður eftir útgáfu { $given } af reglunum, en þetta forrit spilar eftir útgáfu { $known }
transfer-broken = ekki er hægt að skrifa leik { $game } sem upptöku: { $reason }
transfer-name = leikur { $game } hefur auðkenni sem getur ekki verið skráarheiti
transfer-exported = { $games ->
    [0] enginn leikur fluttur
    [1] einn leikur fluttur
    [one] { $games } leikur fluttur
   *[other] { $games } leikir fluttir
    } út í { $folder }
transfer-nothing = engin upptaka var nefnd
transfer-empty-folder = engar upptökur eru í { $folder } (skrár sem enda á .json eða .txt)
transfer-imported = { $file }: leikur { $game }, { $over ->
    [yes] lokið
   *[no] ólokið: heldur áfram sem æfingaleikur, með lausum sætum sem hægt er að setjast í
    }
transfer-repeated = { $file }: þetta er nú þegar leikur { $game }; hann er ekki fluttur inn aftur
transfer-not-imported = ekkert var flutt inn
