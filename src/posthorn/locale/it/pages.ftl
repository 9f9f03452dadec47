# Le pagine intorno al gioco.

about-game = Traccia percorsi postali di città in città, posiziona uffici postali lungo la via e conquista tessere bonus e diligenze sempre più belle. Si gioca in due, tre o quattro, una partita dura mezz’ora e il gioco si impara in dieci minuti.
lost-about = La diligenza si è smarrita: forse l’indirizzo è sbagliato, o ciò che c’era non c’è più.
invite-from = { $host } ti invita a giocare
invite-from-to = { $name }, { $host } ti invita a giocare
invite-open = Hai ricevuto un invito a giocare
invite-company = Al tavolo
invite-game = Il gioco
invite-learn = Imparalo in dieci minuti
invite-more = Invita anche altri
invite-hints-off = senza suggerimenti e consigli
invite-thinking = { $time } per turno
seat-moved = Ora giochi su un altro dispositivo. Qui stai guardando.
module-audience-about = Ogni carta la cui città non riceve un ufficio fa avanzare una diligenza verso Roma. Gli ecclesiastici che alla fine sono in udienza valgono punti.
module-honours-about = Quando un funzionario ti aiuta, prendi un suo gettone. Più gettoni diversi insieme danno carte, punti e uffici postali.
new-edition-about = I regolamenti differiscono in alcuni punti. Questo dice:
