# Hablar en la mesa. Las frases hechas viajan con su nombre; cada cual las lee en su idioma.

talk-unread = { $count } sin leer
talk-phrases = Frases rápidas
chat-watching = Nadie ha dicho nada todavía. Aquí aparece lo que dicen los jugadores.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oh-no = ¡Oh, no!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = ¡Te toca!
phrase-good-game = ¡Buena partida!
