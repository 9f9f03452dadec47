### A saját partik statisztikája.

statistics-link = Statisztika
statistics-title = Statisztikáid
statistics-about = Ezen az eszközön befejezett partijaid. Csak ebben a böngészőben tároljuk őket.
statistics-empty = Még nincs mit számolni. Játssz végig egy partit, és itt látni fogod, hogyan állsz.
statistics-who = Játékos
statistics-everyone = Mindenki ezen az eszközön
statistics-kind = Mit számoljunk
statistics-kind-real = Partik
statistics-kind-practice = Gyakorlópartik és leckék
statistics-none = Ilyen parti még nincs.
statistics-games = Partik
statistics-wins = Győzelem
statistics-share = Arány
statistics-average = Átlagos pontszám
statistics-most = Legtöbb pont
statistics-all = Összes
statistics-by-seats = A játékosok száma szerint
statistics-seats = { $seats } játékos
statistics-players = Játékosok
statistics-by-opponents = Ellenfelek szerint
statistics-opponent = Ellenfél
statistics-someone = Valaki név nélkül
statistics-sources = Honnan jönnek a pontjaid
statistics-source = Forrás
statistics-cities = Kedvenc városok
statistics-city = Város
statistics-csv = Mentés táblázatként (CSV)
statistics-json = Mentés JSON-ként
statistics-delete = Statisztika törlése
statistics-delete-sure = Törlöd az eszközön tárolt statisztikát? Maguk a partik megmaradnak.
statistics-mistakes = Mibe kerültek a döntéseid
statistics-mistakes-about = { $games ->
    [one] Partinként elszalasztott győzelmi esély egy parti elemzése szerint.
   *[other] Partinként elszalasztott győzelmi esély { $games } parti elemzése szerint.
    }
statistics-skill = Döntések erről
statistics-skill-drawing = laphúzás
statistics-skill-laying = útvonalépítés
statistics-skill-closing = útvonal befejezése
statistics-skill-rome = út Rómába
statistics-skill-all = Összesen
statistics-last = Utolsó { $games }
statistics-review = { $games ->
    [one] Még egy parti elemzése
   *[other] Még { $games } parti elemzése
    }
statistics-reviewing = { $games ->
    [one] Elemzés… még egy parti van hátra
   *[other] Elemzés… még { $games } parti van hátra
    }
