# Le pagine intorno al gioco.

about-game = Traccia percorsi di città in città, apri uffici postali lungo la via e vinci tessere bonus e diligenze sempre più grandi. Si gioca da due a quattro, dura mezz’ora e si impara in dieci minuti.
lost-about = La diligenza si è smarrita: forse l’indirizzo è sbagliato, o ciò che c’era non c’è più.
invite-from = { $host } ti invita a giocare
invite-from-to = { $name }, { $host } ti invita a giocare
invite-open = Ti invitano a giocare
invite-company = Al tavolo
invite-game = Il gioco
invite-learn = Imparalo in dieci minuti
invite-more = Invita anche altri
invite-hints-off = senza suggerimenti e consigli
invite-thinking = { $time } per turno
seat-moved = Ora giochi su un altro dispositivo. Qui stai guardando.
module-audience-about = Ogni carta la cui città non riceve un ufficio fa avanzare una diligenza verso Roma. Gli ecclesiastici che alla fine sono all’udienza valgono punti.
module-honours-about = Chi è aiutato da un funzionario prende un suo gettone. Gettoni diversi insieme portano carte, punti e uffici postali.
new-edition-about = I regolamenti differiscono in pochi punti. Questo dice:
