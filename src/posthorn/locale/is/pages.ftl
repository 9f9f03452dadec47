# Síðurnar umhverfis leikinn.

about-game = Leggðu póstleiðir borg úr borg, settu niður pósthús á leiðinni og fáðu stigaskildi og sífellt glæsilegri póstvagna. Tveir til fjórir spila, leikurinn tekur hálftíma og lærist á tíu mínútum.
lost-about = Póstvagninn hefur villst: kannski er slóðin rangt rituð, eða það sem hér var er horfið.
invite-from = { $host } býður þér í leik
invite-from-to = { $name }, { $host } býður þér í leik
invite-open = Þér er boðið í leik
invite-company = Við borðið
invite-game = Leikurinn
invite-learn = Lærðu leikinn á tíu mínútum
invite-more = Bjóða fleirum
invite-hints-off = án ábendinga og ráða
invite-thinking = { $time } í hvert sinn
seat-moved = Þú spilar þennan leik núna í öðru tæki. Hér horfir þú á.
module-audience-about = Hvert spil sem gefur ekkert pósthús færir póstvagn nær Róm. Kirkjunnar menn sem eru í áheyrn í leikslok gefa stig.
module-honours-about = Sá sem póststarfsmaður aðstoðar fær starfsmannaskífu hans. Ólíkar skífur saman gefa spil, stig og pósthús.
new-edition-about = Reglubækurnar eru ólíkar í fáeinum atriðum. Þessi segir:
