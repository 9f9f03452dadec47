# Las páginas en torno al juego.

about-game = Traza rutas de ciudad en ciudad, abre oficinas postales a su paso y gana losetas de bonus y diligencias cada vez mayores. Juegan de dos a cuatro, dura media hora y se aprende en diez minutos.
lost-about = La diligencia se ha perdido: quizá la dirección esté mal escrita, o lo que había aquí ya no está.
invite-from = { $host } te invita a jugar
invite-from-to = { $name }, { $host } te invita a jugar
invite-open = Te invitan a jugar
invite-company = En la mesa
invite-game = El juego
invite-learn = Aprenderlo en diez minutos
invite-more = Invitar también a otros
invite-hints-off = sin pistas ni consejos
invite-thinking = { $time } por turno
seat-moved = Ahora juegas en otro dispositivo. Aquí estás mirando.
module-audience-about = Cada carta cuya ciudad no recibe oficina lleva una diligencia hacia Roma. Los clérigos que al final estén en la audiencia dan puntos.
module-honours-about = Quien recibe la ayuda de un empleado toma una ficha suya. Fichas distintas juntas dan cartas, puntos y oficinas.
new-edition-about = Los reglamentos difieren en pocos puntos. Este dice:
