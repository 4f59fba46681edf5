# La feuille de score en phrases.

score-total = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-line = { $reason } = { $points } (règle { $rule })
winner-alone = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winner-by-tie-break = { $tied } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun. Le départage décide : { $tie_break } (règle { $rule }). { $count ->
    [1] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
winner-shared = { $winners } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun ; aucun départage ne les sépare.
