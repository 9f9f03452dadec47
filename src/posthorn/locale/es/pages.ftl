# Las páginas en torno al juego.

about-game = Traza rutas de ciudad en ciudad, coloca oficinas postales a su paso y gana losetas de bonus y diligencias cada vez mejores. Juegan de dos a cuatro personas, una partida dura media hora y se aprende en diez minutos.
lost-about = La diligencia se ha perdido: quizá la dirección esté mal escrita o lo que había aquí ya no exista.
invite-from = { $host } te invita a jugar
invite-from-to = { $name }, { $host } te invita a jugar
invite-open = Te invitan a jugar
invite-company = En la mesa
invite-game = El juego
invite-learn = Aprenderlo en diez minutos
invite-more = Invitar también a alguien más
invite-hints-off = sin pistas ni consejos
invite-thinking = { $time } por turno
seat-moved = Ahora juegas esta partida en otro dispositivo. Aquí solo puedes verla.
module-audience-about = Cada carta cuya ciudad no recibe oficina acerca una diligencia a Roma. Los clérigos que al final estén en audiencia dan puntos.
module-honours-about = Cuando un empleado postal te ayuda, tomas una de sus fichas. Varias fichas distintas dan cartas, puntos y oficinas.
new-edition-about = Los reglamentos difieren en unos pocos puntos. Este dice:
