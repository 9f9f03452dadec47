# Imparare il gioco nel browser: la via dalla pagina iniziale, la pagina delle lezioni e la guida al tavolo.

front-learn = Impara il gioco
front-learn-about = Gioca una prima partita in cui ti si dice passo per passo che cosa fare: dieci minuti, senza leggere nulla prima.
learn-title = Impara il gioco
learn-about = Tre brevi partite contro un bot gentile. Puoi provare altro e tornare, o smettere e continuare un altro giorno.
learn-base = La tua prima partita
learn-base-about = Pescare, formare percorsi, chiuderli, ottenere tessere e diligenze: tutto il gioco in dieci minuti.
learn-audience = L’udienza
learn-audience-about = Le diligenze portano i tuoi ecclesiastici a Roma: tre minuti con il primo modulo dell’espansione.
learn-honours = I funzionari
learn-honours-about = L’aiuto dei funzionari ripaga: tre minuti con il secondo modulo dell’espansione.
learn-begin = Comincia
learn-go-on = Continua
learn-again = Gioca ancora
learn-done = Fatta
learn-step = Passo { $step } di { $total }
tutor-label = Lezione
tutor-continue = Avanti
tutor-back = Indietro
tutor-leave = Lascia la lezione
tutor-waits = Gioca { $player }. Guarda che cosa succede.
tutor-strayed = Stai provando qualcos’altro: gioca come vuoi, la lezione ti aspetta.
tutor-return = Torna alla lezione
tutor-next = Ora: { $lesson }
tutor-lessons = Tutte le lezioni
tutor-real = A una partita vera
tutor-real-about = Ben fatto! Ora gioca sul serio, contro un avversario gentile.
