# La feuille de score en phrases.

score-total = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
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

# Les départages qui n’ont pas compté, et les décisions qui ont compté.

tie-none = Il n’y avait pas d’égalité.
tie-breaks-unneeded = Pas d’égalité en tête : aucun départage n’a été nécessaire ({ $tie_breaks }, règle { $rule }).
tie-breaks-even = N’a départagé personne : { $tie_breaks } (règle { $rule }).
hints-given = { $hints ->
    [one] { $seat } a reçu un conseil.
   *[other] { $seat } a reçu { $hints } conseils.
}
turning-gain = { $seat } { $points }
turning-gain-all = tous { $points }
turning-alike = { $count ->
    [one] Et un autre pareil.
   *[other] Et { $count } autres pareils.
}
