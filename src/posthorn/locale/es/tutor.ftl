# Aprender el juego en el navegador: el camino desde la portada, la página de las lecciones y quien te guía en la mesa.

front-learn = Aprender el juego
front-learn-about = Juega tu primera partida con una guía paso a paso: diez minutos, sin leer nada antes.
learn-title = Aprender el juego
learn-about = Tres partidas cortas contra un bot amable. Prueba lo que quieras y vuelve, o déjalo y sigue otro día.
learn-base = Tu primera partida
learn-base-about = Robar, formar rutas, completarlas, ganar losetas y diligencias: todo el juego en diez minutos.
learn-audience = La audiencia
learn-audience-about = Las diligencias llevan a tus clérigos a Roma: tres minutos con el primer módulo de la expansión.
learn-honours = Los empleados postales
learn-honours-about = Empleados postales cuya ayuda tiene premio: tres minutos con el segundo módulo de la expansión.
learn-begin = Empezar
learn-go-on = Continuar
learn-again = Jugar otra vez
learn-done = Completada
learn-step = Paso { $step } de { $total }
tutor-label = Lección
tutor-continue = Continuar
tutor-back = Atrás
tutor-leave = Dejar la lección
tutor-waits = Juega { $player }. Mira lo que pasa.
tutor-strayed = Estás probando otra cosa: juega como quieras, la lección te espera.
tutor-return = Volver a la lección
tutor-next = Siguiente: { $lesson }
tutor-lessons = Todas las lecciones
tutor-real = Jugar una partida de verdad
tutor-real-about = ¡Bien hecho! Ahora juega de verdad, contra un rival amable.
