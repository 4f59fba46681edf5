effect-gain = Gain { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-gain-own-territory = Gain { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} per fertile territory where you have a zone, { $most } at most.
effect-gain-each = Each player gains { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-gain-others = Each other player gains { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-gain-chosen = A player of your choice gains { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-pay-each = Each player loses { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-pay-each-own-individual = Each player pays { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} per individual, { $most } at most.
effect-pay-each-extra-zone = Each player pays { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} per zone on fertile land beyond the first, { $most } at most.
effect-steal-others = Each other player gives you { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-steal-chosen = Take { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} from a player of your choice.
effect-harvest = Harvest { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more on your zones.
effect-harvest-one = Harvest { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more on a single territory with a zone of yours.
effect-harvest-bank = Receive { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} from the bank while an individual of yours stands on the token’s territory.
effect-harvest-bank-terrain = Receive { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} from the bank while an individual of yours stands on the token’s territory, if it is { A($terrain) }.
effect-regen-here = Add { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} to the token’s territory.
effect-regen-own = Add { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} to each territory where you have a zone.
effect-regen-all = Each fertile territory receives { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-regen-terrain = Each fertile { $terrain } receives { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-regen-chosen = { $count ->
    [one] Add { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} to a fertile territory.
   *[other] Add { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} to each of { $count } fertile territories.
}
effect-drain-all = Each territory loses { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-drain-terrain = Each { $terrain } loses { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-drain-zone = Each territory with a zone of the { $zone } loses { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-restore = Turn a sterile territory fertile, with { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
effect-capacity-here = The token’s territory holds { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more.
effect-rain-here = The rain gives the token’s territory { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more.
effect-rain-terrain = The rain gives { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more to each { $terrain }.
effect-rain-all = The rain gives { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more.
effect-rain-all-less = The rain gives { $less ->
    [one] one cube
   *[other] { $less } cubes
} less.
effect-add-individual = Gain a free individual.
effect-add-individual-fewest = The player with the fewest individuals gains one; the ambassador decides between equals.
effect-discount-individual = Your individuals cost { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less.
effect-discount-individual-each = Everybody’s individuals cost { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less.
effect-discount-zone = Your zones cost { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less.
effect-discount-zone-each = Everybody’s zones cost { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less.
effect-discount-project = The project you propose costs { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less, but at least one.
effect-discount-index-each = The index point of phase 1 costs { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less.
effect-extra-purchase-each = Each player may make a second purchase in this round, { $cheaper ->
    [one] one cube
   *[other] { $cheaper } cubes
} cheaper.
effect-move-each = { $amount ->
    [one] Every individual may move one territory further.
   *[other] Every individual may move { $amount } territories further.
}
effect-wage = You pay { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less in wages.
effect-wage-each = Each player pays { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less in wages.
effect-label = Take a sustainable-development label.
effect-shield-here = The token’s territory loses no cubes to hazards.
effect-shield-all = This round’s hazard takes no cubes.
effect-peek = At the end of the phase, look at the next hazard.
effect-redraw = Put the hazard that was drawn under the pile, and draw another.
effect-block-harvest-chosen = Choose a territory: the others do not harvest there in this round.
effect-discard-each = Each player puts a project from their hand under their pile, and draws one.
effect-none = Nothing else.
