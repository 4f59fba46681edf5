# The score sheet in sentences.

score-total = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winner-alone = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winner-by-tie-break = { $tied } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. The tie-break decides: { $tie_break } (rule { $rule }). { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
winner-shared = { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; no tie-break separates them.

# Tie-breaks that did not decide, and decisions that did.

tie-none = There was no tie.
tie-breaks-unneeded = No tie for the win, so no tie-break was needed ({ $tie_breaks }, rule { $rule }).
tie-breaks-even = This did not break the tie: { $tie_breaks } (rule { $rule }).
hints-given = { $hints ->
    [one] { $seat } was given one hint.
   *[other] { $seat } was given { $hints } hints.
}
turning-gain = { $seat } { $points }
turning-gain-all = everybody { $points }
turning-alike = { $count ->
    [one] And one more like it.
   *[other] And { $count } more like it.
}
