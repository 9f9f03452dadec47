# A játék körüli oldalak.

about-game = Építs postaútvonalakat városról városra, rakj le mentükön postaállomásokat, és szerezz bónuszlapkákat meg egyre pompásabb kocsikat. Ketten-négyen játszhatjátok, egy parti fél óráig tart, és tíz perc alatt megtanulható.
lost-about = A kocsi eltévedt: talán elírtad a címet, vagy ami itt volt, már nincs meg.
invite-from = { $host } egy partira hív
invite-from-to = { $name }, { $host } egy partira hív
invite-open = Meghívtak egy partira
invite-company = Az asztalnál
invite-game = A parti
invite-learn = Tanuld meg tíz perc alatt
invite-more = Hívj meg mást is
invite-hints-off = tippek és tanácsok nélkül
invite-thinking = { $time } egy körre
seat-moved = Ezt a partit most egy másik eszközön játszod. Itt csak nézed.
module-audience-about = Minden kártya, amelynek városa nem kap postaállomást, Róma felé visz egy kocsit. A végén pontot ér minden egyházi tisztségviselő, aki audiencián van.
module-honours-about = Akinek egy postaalkalmazott segít, az elveszi egyik jelzőjét. A különböző jelzőkért együtt kártya, pont és postaállomás jár.
new-edition-about = A játékszabályok néhány pontban eltérnek. Ebben ez áll:
