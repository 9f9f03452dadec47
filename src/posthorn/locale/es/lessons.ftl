# Lo que dicen las lecciones, una frase para cada paso; los nombres y los números son los de la partida en ese momento.

# La primera partida.
lesson-base-welcome = ¡Te damos la bienvenida a Correos! Forma rutas con cartas de ciudad, coloca oficinas postales en sus ciudades y consigue más puntos que nadie.
lesson-base-draw = Cada turno empieza con una carta: toma { $city } de las { $display } cartas boca arriba.
lesson-base-postmaster = En la primera ronda el jefe postal te da una segunda carta: toma { $city }, porque un camino la une con { $near }.
lesson-base-begin = Ahora tienes que jugar una carta: comienza tu ruta con { $city } y luego termina el turno.
lesson-base-choose = Al robar, piensa en la jugada siguiente: un camino une { $city } con { $near }, así que tómala.
lesson-base-extend = Una carta encaja si un camino une su ciudad con un extremo de tu ruta: pon { $city } junto a { $near } y luego termina el turno.
lesson-base-ends = Una ruta tiene dos extremos: toma { $city }, que encaja en el de { $near }.
lesson-base-fits = Solo cuentan los caminos, no los colores, y ninguna ciudad puede repetirse: pon { $city } junto a { $near }.
lesson-base-carrier = Una vez por turno puede ayudarte un empleado postal. Con el cochero juegas una segunda carta: pon { $city } junto a { $near }.
lesson-base-wait = Una ruta de { $smallest } cartas o más ya se puede completar, pero con una más ganarás una loseta de bonus: por ahora termina el turno.
lesson-base-empty = Según la mayoría de los reglamentos, el jefe postal tiene que ayudarte si empiezas el turno sin cartas en la mano: toma { $city } y después { $second }.
lesson-base-five = Pon { $city } junto a { $near } y tu ruta tendrá { $length } cartas.
lesson-base-ways = Puedes completarla de dos maneras: con una oficina en cada región de la ruta (aquí { $each }) o con una en cada ciudad de la ruta de una misma región (aquí { $one }). Elige la primera.
lesson-base-office = Así, de las { $cities } ciudades de la ruta en { $province }, solo una recibe una oficina: elige { $city }.
lesson-base-tile = Tu ruta larga te da una loseta de bonus de { $tiles } puntos. Otras se ganan con oficinas en todas las ciudades de una región o par de regiones, o en cada región (según algunos reglamentos, en cada una fuera de Baiern).
lesson-base-carriage = Con una ruta completada también puedes ganar la siguiente diligencia. Tienes la { $carriage }, que vale { $points } puntos; la { $following } exige una ruta de al menos { $following } cartas.
lesson-base-administrator = Ninguna carta boca arriba continúa desde { $held }: llama al administrador para que se descubran { $display } nuevas.
lesson-base-swept = Mucho mejor: toma { $city }; un camino la une con { $near }.
lesson-base-again = Comienza tu siguiente ruta con { $city } y luego termina el turno.
lesson-base-pile = También puedes robar a ciegas: toma la carta de arriba del mazo de robo.
lesson-base-lay = Pon { $city } junto a { $near } y luego termina el turno.
lesson-base-third = Toma { $city } y ponla junto a { $near }.
lesson-base-one = Ahora las { $cards } ciudades están en { $province }, así que completa la ruta de la otra manera: con { $offices } oficinas ocupas toda la región y ganas su loseta.
lesson-base-cartwright = { $cards } cartas son pocas para la diligencia { $following }, pero el carretero te ayuda cuando faltan una o dos: llámalo.
lesson-base-end = Una partida termina cuando alguien tiene la diligencia { $last } o ha colocado sus { $material } oficinas. Esta, más corta, acaba tras { $rounds } rondas.
lesson-base-score = Al final cada oficina sin colocar cuesta un punto. Has colocado { $opened } y ganado { $won } puntos con la diligencia y las losetas; tu rival ha colocado { $their_opened } y ganado { $their_won }. ¡Has ganado!

# La audiencia.
lesson-audience-welcome = En el segundo mapa { $regions } diligencias viajan a Roma, una por cada región o par de regiones, y en cada una va un clérigo de cada jugador.
lesson-audience-hidden = Antes de la primera ronda cada jugador pone en secreto un clérigo, de rango 1 a { $ranks }, en cada diligencia. Aquí ya está hecho, y puedes mirar los tuyos.
lesson-audience-draw = Es el último turno de esta partida: toma { $city }.
lesson-audience-lay = Pon { $city } junto a { $near }.
lesson-audience-close = Por cada carta cuya ciudad no recibe ahora una oficina, la diligencia de su región avanza una ciudad. Completa la ruta con oficinas en { $province }: son { $moves } movimientos.
lesson-audience-arrive = La diligencia de { $region } está a las puertas de Roma con tu { $cleric } ({ $rank }): haz que entre.
lesson-audience-fork = Esa diligencia ya está en Roma, así que el otro movimiento es para la que elijas, y donde el camino se bifurca decides tú por dónde: lleva la diligencia de { $region } hasta { FORM($place, case: "name") }.
lesson-audience-spaces = En Roma cada clérigo va a la casilla de audiencia de su rango, y quien estaba allí se va. Ahora está allí tu { $cleric } ({ $rank }).
lesson-audience-score = Al final cada clérigo en una casilla de audiencia da tantos puntos como su rango: a ti, { $clerics }. Has colocado { $opened } oficinas y ganado { $won } puntos; tu rival, { $their_opened } y { $their_won }. ¡Has ganado!

# Los empleados postales.
lesson-honours-welcome = En esta partida cada empleado postal que te ayuda te da también una ficha.
lesson-honours-tokens = Ya tienes fichas de { $tokens } empleados: { $officials }.
lesson-honours-draw = El turno es como siempre: toma una carta, { $city }.
lesson-honours-lay = Pon { $city } junto a { $near }.
lesson-honours-close = Completa tu ruta con oficinas en { $province }: colocas { $offices }.
lesson-honours-last = Quien toma la última ficha de un empleado hace que todos devuelvan fichas: llama al carretero, al que solo le queda una.
lesson-honours-hand-in = Dos fichas distintas dan una carta; tres, un marcador de 1 punto; cuatro, una oficina en cualquier ciudad: devuelve las cuatro.
lesson-honours-build = Coloca la oficina en { $city }: completas dos regiones asociadas y ganas su loseta, que vale { $tile } puntos.
lesson-honours-final = Al final todos pueden devolver fichas una vez más, pero por tus { $tokens } solo recibirías una carta, que ya no sirve: no devuelvas nada.
lesson-honours-score = Así, la ayuda de los empleados postales te ha dado además una oficina y una loseta. Has colocado { $opened } oficinas y ganado { $won } puntos; tu rival, { $their_opened } y { $their_won }. ¡Has ganado!
