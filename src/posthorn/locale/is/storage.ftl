# Geymsla netþjónsins: hvað er að gagnagrunni, og hvað skipanirnar export og import segja.

storage-no-url = Þetta er ekki slóð gagnagrunns: skrifaðu { $sqlite } fyrir skrá eða { $postgresql } fyrir PostgreSQL
storage-url = Þetta er ekki slóð gagnagrunns sem getur geymt leiki ({ $scheme }): skrifaðu { $sqlite } fyrir skrá eða { $postgresql } fyrir PostgreSQL
storage-folder = { $database } er mappa; nefndu skrá í henni
storage-none = Enginn gagnagrunnur er til sem heitir { $database }
storage-no-database = { $database } er ekki SQLite-gagnagrunnur; nefndu aðra skrá, eða eina sem ekki er til enn
storage-read-only = Sá sem keyrir þetta má ekki skrifa í gagnagrunninn { $database }; leyfðu það, eða notaðu annan gagnagrunn
storage-cannot-open = Ekki er hægt að nota gagnagrunninn { $database }: { $reason }
storage-damaged = Gagnagrunnurinn { $database } er skemmdur: { $reason }. Settu afrit í hans stað eða bjargaðu því sem enn er læsilegt: sqlite3 { $database } .recover | sqlite3 repaired.db
storage-links = Gagnagrunnurinn { $database } heitir { $links } nöfnum (hard links) og væri nýr undir hverju þeirra; fjarlægðu hin nöfnin eða afritaðu hann í eigin skrá
storage-in-use = Annar Posthorn-netþjónn er að nota gagnagrunninn { $database }; stöðvaðu hann fyrst, eða notaðu annan gagnagrunn
storage-foreign = Gagnagrunnurinn { $database } er ekki frá Posthorn: í honum eru töflur úr öðru ({ $tables }); notaðu tóman gagnagrunn eða einn sem ekki er til enn
storage-newer = Gagnagrunnurinn { $database } er úr nýrra Posthorn: skipulag hans er { $revision }, og þetta forrit þekkir ekkert nýrra en { $known }; settu nýrra Posthorn upp eða notaðu annan gagnagrunn
storage-older = Gagnagrunnurinn { $database } er tómur eða úr eldra Posthorn; ræstu netþjóninn einu sinni, þá uppfærist hann
storage-no-driver = PostgreSQL þarf pakkann psycopg: { $install } ({ $reason })
storage-failed = Gagnagrunnurinn { $database } brást: { $reason }
storage-in-doubt = Sambandið við gagnagrunninn { $database } rofnaði í miðri skrift og því er ekki enn vitað hvort hún er vistuð: { $reason }
storage-no-answer = Gagnagrunnurinn { $database } svarar ekki
storage-fault = Geymslan brást: { $reason }
storage-closed = Geymslan er lokuð
storage-unstorable = Þetta er ekki hægt að geyma: { $reason }
storage-revision-taken = Leikur { $game } á þegar færslu fyrir aðgerð { $revision }
storage-game-taken = Leikur { $game } er þegar til
storage-unknown-game = Enginn leikur { $game } er til, eða hann hefur ekkert slíkt sæti

# Út- og innflutningur.
transfer-complaint = { $command }: { $reason }
transfer-about = { $file }: { $reason }
transfer-folder = { $folder } er ekki mappa sem hægt er að skrifa í: { $reason }
transfer-unknown = enginn leikur { $game } er til
transfer-not-begun = leikur { $game } er ekki hafinn, svo að engin upptaka er til af honum
transfer-rules = leikur { $game } var leikinn eftir útgáfu { $given } af reglunum, og þetta forrit leikur eftir útgáfu { $known }
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
