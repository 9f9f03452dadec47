review-unfinished = { $file }: esta partida aún no ha terminado; solo se pueden analizar partidas terminadas
review-one-page = --html hace la página de una sola partida: indica un solo registro
review-judging = acciones evaluadas
review-how = Evaluada por la red { $network } en { $worlds } mundos imaginados por decisión, semilla { $seed }.

review-column-player = jugador
review-column-start = al principio
review-column-own = decisiones propias
review-column-others = decisiones ajenas
review-column-luck = suerte
review-column-result = al final
review-column-best = bien elegidas

review-player = { $play ->
    [flawless] { $player } no cometió ningún error digno de mención
   *[mistakes] { $player } desaprovechó un { $lost } de probabilidad de ganar
} { $fortune ->
    [lucky] y tuvo suerte ({ $luck }).
    [unlucky] y tuvo mala suerte ({ $luck }).
   *[even] y tuvo tanta suerte buena como mala.
}
review-strength = { $skill ->
    [drawing] { $player } destacó al robar cartas
    [laying] { $player } destacó al construir rutas
    [rome] { $player } destacó en el camino a Roma
   *[closing] { $player } destacó al completar rutas y colocar oficinas postales
}: el { $share } de estas decisiones no podía ser mejor.
review-moments = Lo que decidió la partida
review-curve = La probabilidad de ganar de cada uno a lo largo de la partida
review-moment-choice = Ronda { $round }, { $player }: «{ $best_action }» en lugar de «{ $action }»: { $best_chance } de probabilidad de ganar en lugar de { $chance }.
review-moment-excellent = Ronda { $round }, { $player }: «{ $action }», una decisión excelente, { $chance } de probabilidad de ganar.
review-moment-lucky = Ronda { $round }: la suerte acompaña a { $player }; su probabilidad de ganar sube un { $change }, hasta el { $chance }.
review-moment-unlucky = Ronda { $round }: la suerte abandona a { $player }; su probabilidad de ganar baja un { $change }, hasta el { $chance }.

review-title = Análisis
review-preparing = Preparando el análisis; la primera vez tarda un minuto…
review-progress = { $percent } % evaluado
review-here = Lo que podía hacer { $player }
review-chosen = elegida
review-no-moments = Ningún momento concreto decidió esta partida.
review-players = Cómo jugó cada uno
review-deeper = Mirar más a fondo
review-mark-excellent = decisión excelente
review-mark-doubtful = decisión dudosa
review-mark-costly = decisión costosa
