# A játék körüli oldalak.

about-game = Rakj le útvonalakat városról városra, nyiss mentükön postaállomásokat, és szerezz bónuszlapkákat meg egyre nagyobb kocsikat. Ketten-négyen játszhatjátok, fél óráig tart, és tíz perc alatt megtanulható.
lost-about = A kocsi eltévedt: talán elírtad a címet, vagy ami itt volt, már nincs meg.
invite-from = { $host } játékra hív
invite-from-to = { $name }, { $host } játékra hív
invite-open = Játékra hívnak
invite-company = Az asztalnál
invite-game = A játék
invite-learn = Megtanulom tíz perc alatt
invite-more = Hívj meg mást is
invite-hints-off = tippek és tanácsok nélkül
invite-thinking = { $time } egy körre
seat-moved = Ezt a játékot most egy másik eszközön játszod. Itt csak nézed.
module-audience-about = Minden kártya, amelynek városa nem kap postaállomást, Róma felé visz egy kocsit. Az egyházi tisztségviselők, akik a végén az audiencián állnak, pontot érnek.
module-honours-about = Akinek egy postaalkalmazott segít, elveszi egy jelzőjét. A különböző jelzőkért együtt kártya, pont és postaállomás jár.
new-edition-about = A játékszabályok néhány pontban eltérnek. Ez így mondja:
