# Imparare il gioco nel browser: la via dalla pagina iniziale, la pagina delle lezioni e la guida al tavolo.

front-learn = Impara il gioco
front-learn-about = Gioca la tua prima partita con una guida passo per passo: dieci minuti, senza leggere nulla prima.
learn-title = Impara il gioco
learn-about = Tre brevi partite contro un bot gentile. Puoi provare liberamente altre mosse e tornare, o smettere e continuare un altro giorno.
learn-base = La tua prima partita
learn-base-about = Prendere carte, formare percorsi, chiuderli, ottenere tessere e diligenze: tutto il gioco in dieci minuti.
learn-audience = L’udienza
learn-audience-about = Le diligenze portano i tuoi ecclesiastici a Roma: tre minuti con il primo modulo dell’espansione.
learn-honours = I funzionari
learn-honours-about = Farsi aiutare dai funzionari conviene: tre minuti con il secondo modulo dell’espansione.
learn-begin = Comincia
learn-go-on = Continua
learn-again = Gioca ancora
learn-done = Fatta
learn-step = Passo { $step } di { $total }
tutor-label = Lezione
tutor-continue = Avanti
tutor-back = Indietro
tutor-leave = Esci dalla lezione
tutor-waits = Gioca { $player }. Guarda che cosa succede.
tutor-strayed = Stai provando qualcos’altro: gioca come vuoi, la lezione ti aspetta.
tutor-return = Torna alla lezione
tutor-next = Prossima lezione: { $lesson }
tutor-lessons = Tutte le lezioni
tutor-real = Gioca una partita vera
tutor-real-about = Ben fatto! Ora gioca sul serio, contro un avversario gentile.
