# Lo que dicen las lecciones, una frase para cada paso; los nombres y los números son los de la partida en ese momento.

# La primera partida.
lesson-base-welcome = ¡Te damos la bienvenida al correo! Forma rutas con cartas de ciudad, abre oficinas postales en sus ciudades y ten al final más puntos que nadie.
lesson-base-draw = Cada turno empieza con una carta: toma { $city } de las { $display } cartas boca arriba.
lesson-base-postmaster = En la primera ronda el jefe postal te da una segunda carta: toma { $city }, porque un camino la une con { $near }.
lesson-base-begin = Ahora tienes que jugar una carta: comienza tu ruta con { $city } y luego termina el turno.
lesson-base-choose = Al robar, piensa por adelantado: un camino une { $city } con { $near }, así que tómala.
lesson-base-extend = Una carta encaja si un camino une su ciudad con un extremo de tu ruta: pon { $city } junto a { $near } y luego termina el turno.
lesson-base-ends = Una ruta tiene dos extremos: toma { $city }, que encaja en el de { $near }.
lesson-base-fits = Solo cuentan los caminos, no los colores, y ninguna ciudad se repite: pon { $city } junto a { $near }.
lesson-base-carrier = Una vez por turno puede ayudarte un empleado postal, y con el cochero juegas una segunda carta: pon { $city } junto a { $near }.
lesson-base-wait = Una ruta de { $smallest } cartas o más ya se puede completar, pero con una más ganarás una loseta de bonus: por ahora termina el turno.
lesson-base-empty = Si no tienes cartas en la mano, tiene que ayudarte el jefe postal: toma { $city } y después { $second }.
lesson-base-five = Pon { $city } junto a { $near } y tu ruta tendrá { $length } cartas.
lesson-base-ways = Complétala de una de dos maneras: una oficina en cada región, aquí { $each }, o en todas las ciudades de una región, aquí { $one }; elige la primera.
lesson-base-office = De las { $towns } ciudades en { $province } así solo una recibe una oficina: elige { $city }.
lesson-base-tile = Tu larga ruta ha ganado una loseta de bonus que vale { $tiles } puntos; otras se ganan con todas las ciudades de una región o con oficinas en cada región.
lesson-base-carriage = Cada ruta completada puede ganar también la siguiente diligencia: tienes la { $carriage }, que vale { $points } puntos, y la { $following } pide { $following } cartas.
lesson-base-administrator = Ninguna carta boca arriba continúa desde { $held }: llama al administrador, y se descubren { $display } nuevas.
lesson-base-swept = Mucho mejor: toma { $city }, que un camino une con { $near }.
lesson-base-again = Comienza tu siguiente ruta con { $city } y luego termina el turno.
lesson-base-pile = También puedes robar a ciegas: toma la carta de arriba del mazo de robo.
lesson-base-lay = Pon { $city } junto a { $near } y luego termina el turno.
lesson-base-third = Toma { $city } y ponla junto a { $near }.
lesson-base-one = Ahora las { $cards } ciudades están en { $province }: completa la ruta de la otra manera, y { $offices } oficinas llenan la región y ganan su loseta.
lesson-base-cartwright = { $cards } cartas son pocas para la diligencia { $following }, pero el carretero ayuda cuando faltan una o dos: llámalo.
lesson-base-end = Una partida termina cuando alguien tiene la diligencia { $last } o ha colocado sus { $material } oficinas; esta, más corta, acaba tras { $rounds } rondas.
lesson-base-score = Tu diligencia da { $points } puntos y tus losetas { $tiles }, y cada una de las { $left } oficinas sin colocar cuesta uno: ¡ganas por { $own } a { $other }!

# La audiencia.
lesson-audience-welcome = En el segundo mapa { $regions } diligencias viajan a Roma, una por cada región, y en cada una va un clérigo de cada jugador.
lesson-audience-hidden = Antes de la primera ronda cada uno esconde en ellas sus clérigos de rango 1 a { $ranks }, uno en cada una; aquí ya está hecho, y los tuyos los puedes ver.
lesson-audience-draw = Es el último turno de esta partida: toma { $city }.
lesson-audience-lay = Pon { $city } junto a { $near }.
lesson-audience-close = Cada carta cuya ciudad no recibe ahora una oficina mueve un lugar la diligencia de su región: completa la ruta con { $province }, y habrá { $moves } movimientos.
lesson-audience-arrive = La diligencia de { $region } está a las puertas de Roma con tu { $cleric } ({ $rank }): haz que entre.
lesson-audience-fork = Como ya está en Roma, el otro movimiento es para la diligencia que elijas, y donde el camino se bifurca eliges tú: lleva la de { $region } hasta { $place }.
lesson-audience-spaces = En Roma los clérigos ocupan el sitio de su rango, y quien estaba allí se va: ahora está allí tu { $cleric } ({ $rank }).
lesson-audience-score = Al final cada clérigo en su sitio da tantos puntos como su rango, a ti { $clerics }: ¡ganas por { $own } a { $other }!

# Los empleados postales.
lesson-honours-welcome = En esta partida cada empleado postal que te ayuda te da también una ficha.
lesson-honours-tokens = Ya tienes fichas de { $tokens } empleados: { $officials }.
lesson-honours-draw = Tu turno es como siempre, así que toma una carta: { $city }.
lesson-honours-lay = Pon { $city } junto a { $near }.
lesson-honours-close = Completa tu ruta con { $province }, que coloca { $offices } oficinas.
lesson-honours-last = Cuando alguien toma la última ficha de un empleado, todos devuelven fichas: llama al carretero, al que solo le queda una.
lesson-honours-hand-in = Dos fichas distintas dan una carta, tres una ficha de 1 punto, cuatro una oficina en cualquier ciudad: devuelve las cuatro.
lesson-honours-build = Coloca la oficina en { $city }: llena una región y gana su loseta, que vale { $tile } puntos.
lesson-honours-final = Al final todos pueden devolver una vez más, pero tus { $tokens } fichas solo dan una carta, que ya no sirve: no devuelvas nada.
lesson-honours-score = Así la ayuda de los empleados te ha dado además una oficina y una loseta: ¡ganas por { $own } a { $other }!
