review-unfinished = { $file }: questa partita non è ancora finita; si possono analizzare solo partite finite
review-one-page = --html fa la pagina di una sola partita: indica una sola registrazione
review-judging = azioni giudicate
review-how = Giudicata dalla rete { $network } in { $worlds } mondi immaginati per ogni scelta, seme { $seed }.

review-column-player = giocatore
review-column-start = all’inizio
review-column-own = proprie scelte
review-column-others = scelte altrui
review-column-luck = fortuna
review-column-result = alla fine
review-column-best = scelte giuste

review-player = { $play ->
    [flawless] { $player } non ha commesso errori degni di nota
   *[mistakes] { $player } ha sprecato il { $lost } di probabilità di vittoria
} { $fortune ->
    [lucky] e ha avuto fortuna ({ $luck }).
    [unlucky] e ha avuto sfortuna ({ $luck }).
   *[even] e ha avuto tanta fortuna quanta sfortuna.
}
review-strength = { $skill ->
    [drawing] { $player } ha dato il meglio pescando le carte
    [laying] { $player } ha dato il meglio costruendo i percorsi
    [rome] { $player } ha dato il meglio sulla via di Roma
   *[closing] { $player } ha dato il meglio chiudendo i percorsi e piazzando gli uffici postali
}: scelte che non potevano essere migliori: { $share }.
review-moments = Che cosa ha deciso la partita
review-curve = Le probabilità di vittoria di tutti nel corso della partita
review-moment-choice = Round { $round }, { $player }: «{ $best_action }» invece di «{ $action }»: { $best_chance } di probabilità di vittoria invece di { $chance }.
review-moment-excellent = Round { $round }, { $player }: «{ $action }», una scelta eccellente, { $chance } di probabilità di vittoria.
review-moment-lucky = Round { $round }: la fortuna aiuta { $player }; la probabilità di vittoria sale del { $change } e arriva al { $chance }.
review-moment-unlucky = Round { $round }: la fortuna abbandona { $player }; la probabilità di vittoria scende del { $change } e arriva al { $chance }.

review-title = Analisi
review-preparing = Preparazione dell’analisi; la prima volta ci vuole un minuto…
review-progress = Analizzato: { $percent }%
review-here = Che cosa poteva fare { $player }
review-chosen = scelta fatta
review-no-moments = Nessun singolo momento ha deciso questa partita.
review-players = Come hanno giocato tutti
review-deeper = Analizza più a fondo
review-mark-excellent = scelta eccellente
review-mark-doubtful = scelta dubbia
review-mark-costly = scelta costosa
