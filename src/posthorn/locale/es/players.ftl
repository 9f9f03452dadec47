# Los rivales: un nombre, y una frase que dice con quién se juega.

player-stableboy = Mozo de cuadra
player-stableboy-about = Acaba de aprender las reglas y juega lo primero que le viene a la mano.
player-pilgrim = Peregrino
player-pilgrim-about = Va paso a paso y completa las rutas según le llegan.
player-merchant = Mercader
player-merchant-about = Sabe lo que vale una ruta, y a veces la vende demasiado pronto.
player-courier = Mensajero
player-courier-about = Rápido y ordenado: desperdicia pocas cartas y no pierde de vista las diligencias.
player-envoy = Embajador
player-envoy-about = Planea la ruta con antelación y vigila las losetas de todos.
player-baron = Barón
player-baron-about = Experimentado: se extiende por todo el mapa y deja poco a los demás.
player-count = Conde
player-count-about = Ha jugado millones de partidas y elige de un vistazo. Difícil de vencer.
player-prince = Príncipe
player-prince-about = Mira dos rondas por delante y cuenta con todo lo que puede esconder el mazo. No hay nadie más fuerte.
