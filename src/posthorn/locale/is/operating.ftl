# Rekstur netþjóns: stillingar hans, og það sem hver beiðni verður að fylgja.

operating-wrong = { $place }: { $reason }
operating-wrong-whole = verður að vera heil tala frá { $least } til { $most }, ekki „{ $given }“
operating-wrong-number = verður að vera tala frá { $least } til { $most }, ekki „{ $given }“
operating-wrong-size = verður að vera stærð frá { $least } til { $most }, til dæmis 65536, 64 KiB eða 1 MiB, ekki „{ $given }“
operating-wrong-switch = verður að vera já eða nei (yes, no), ekki „{ $given }“
operating-wrong-choice = verður að vera eitt af þessu: { $words }; ekki „{ $given }“
operating-wrong-host = verður að vera vistfang eða nafn án gáttar, til dæmis 127.0.0.1, 0.0.0.0 eða localhost, ekki „{ $given }“
operating-wrong-origin = verður að vera veffang án slóðar, til dæmis https://post.example.org, ekki „{ $given }“
operating-wrong-network = verður að vera vistfang eða bil vistfanga, til dæmis 127.0.0.1 eða 10.0.0.0/8, ekki „{ $given }“
operating-wrong-database = verður að vera skrá, sqlite:///SKRÁ eða postgresql://USER:PASSWORD@HOST/NAME, ekki „{ $given }“
operating-wrong-database-folder = verður að vera skrá, en „{ $given }“ er mappa
operating-wrong-shape = verður að vera eitt gildi ({ $example }), ekki „{ $given }“
operating-wrong-unknown = engin slík stilling er til; áttirðu við { $suggestion }?
operating-wrong-unknown-far = engin slík stilling er til; þessar eru til: { $known }
operating-wrong-config-unreadable = ekki er hægt að lesa skrána { $file }: { $reason }
operating-wrong-config-not-text = skráin { $file } er ekki texti í UTF-8
operating-wrong-config-not-toml = skráin { $file } er ekki TOML: villan er í línu { $line }
operating-wrong-folder = ekki er hægt að búa til möppuna { $folder } fyrir leikina: { $reason }; nefndu aðra skrá með --database

# Hvers vegna beiðni er hafnað áður en litið er á hvað hún biður um.
server-refused-ending = Þessi netþjónn er að stöðvast; annar svarar
server-refused-too-many-requests = Of margar beiðnir; reyndu aftur eftir { $seconds } s
server-refused-too-many-connections = Tengingarnar eru þegar of margar
server-refused-too-many-games = Þú átt þegar { $most ->
    [1] einn ókláraðan leik; ljúktu honum eða slíttu honum fyrst
    [one] { $most } ókláraðan leik; ljúktu einum eða slíttu honum fyrst
   *[other] { $most } ókláraða leiki; ljúktu einum eða slíttu honum fyrst
    }
server-refused-too-many-new-games = Þú hefur stofnað marga leiki á stuttum tíma; reyndu aftur eftir { $seconds } s
server-refused-too-much-chat = Of mörg skilaboð í einu; reyndu aftur eftir { $seconds } s
server-refused-body-too-large = Meginmál beiðninnar er stærra en { $most } bæti
server-refused-body-too-slow = Meginmál beiðninnar barst ekki í tæka tíð
server-refused-head-too-large = Haus beiðninnar er stærri en { $most } bæti
server-refused-one-host = Beiðni verður að nefna nákvæmlega einn Host
server-refused-other-origin = Síður annarra vefsvæða mega þetta ekki
server-refused-unknown-host = Þessi netþjónn er ekki þekktur undir nafninu „{ $host }“; ef svo á að vera skaltu stilla public_url eða allowed_origins
server-refused-no-such-page = Engin slík síða er til
server-refused-failed = Eitthvað fór úrskeiðis á netþjóninum; það er komið í atburðaskrána
