effect-gain = Recevez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-gain-own-territory = Recevez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} par territoire fertile où vous avez une zone, { $most } au plus.
effect-gain-each = Chaque joueur reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-gain-others = Chaque autre joueur reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-gain-chosen = Un joueur de votre choix reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-pay-each = Chaque joueur perd { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-pay-each-own-individual = Chaque joueur paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} par individu, { $most } au plus.
effect-pay-each-extra-zone = Chaque joueur paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} par zone en terre fertile au-delà de la première, { $most } au plus.
effect-steal-others = Chaque autre joueur vous donne { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-steal-chosen = Prenez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à un joueur de votre choix.
effect-harvest = Récoltez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus sur vos zones.
effect-harvest-one = Récoltez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus sur un seul territoire où vous avez une zone.
effect-harvest-bank = Recevez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de la banque tant qu’un de vos individus est sur le territoire du jeton.
effect-harvest-bank-terrain = Recevez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de la banque tant qu’un de vos individus est sur le territoire du jeton, si c’est { $terrain_key ->
    [marsh] un { $terrain }
   *[other] une { $terrain }
}.
effect-regen-here = Ajoutez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur le territoire du jeton.
effect-regen-own = Ajoutez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur chaque territoire où vous avez une zone.
effect-regen-all = Chaque territoire fertile reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-regen-terrain = Chaque { $terrain } fertile reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-regen-chosen = { $count ->
    [one] Ajoutez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur un territoire fertile.
   *[other] Ajoutez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur chacun de { $count } territoires fertiles.
}
effect-drain-all = Chaque territoire perd { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-drain-terrain = Chaque { $terrain } perd { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-drain-zone = Chaque territoire portant une zone { $zone ->
    [Gouverneur] du { $zone }
   *[other] de l’{ $zone }
} perd { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-restore = Rendez fertile un territoire stérile, avec { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
effect-capacity-here = Le territoire du jeton contient { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus.
effect-rain-here = La pluie donne { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus au territoire du jeton.
effect-rain-terrain = La pluie donne { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus à chaque { $terrain }.
effect-rain-all = La pluie donne { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus.
effect-rain-all-less = La pluie donne { $less ->
    [one] { $less } cube
   *[other] { $less } cubes
} de moins.
effect-add-individual = Recevez un individu gratuit.
effect-add-individual-fewest = Le joueur qui a le moins d’individus en reçoit un ; l’Ambassadeur départage.
effect-discount-individual = Vos individus coûtent { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de moins.
effect-discount-individual-each = Les individus de tous coûtent { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de moins.
effect-discount-zone = Vos zones coûtent { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de moins.
effect-discount-zone-each = Les zones de tous coûtent { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de moins.
effect-discount-project = Le projet que vous proposez coûte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de moins, un au minimum.
effect-discount-index-each = Le point d’indice de la phase 1 coûte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de moins.
effect-extra-purchase-each = Chaque joueur peut faire un second achat pendant ce tour, à { $cheaper ->
    [one] { $cheaper } cube
   *[other] { $cheaper } cubes
} de moins.
effect-move-each = { $amount ->
    [one] Chaque individu peut aller un territoire plus loin.
   *[other] Chaque individu peut aller { $amount } territoires plus loin.
}
effect-wage = Vous payez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de salaire en moins.
effect-wage-each = Chaque joueur paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de salaire en moins.
effect-label = Prenez un label DD.
effect-shield-here = Le territoire du jeton ne perd pas de cubes à cause des aléas.
effect-shield-all = L’aléa de ce tour ne prend pas de cubes.
effect-peek = En fin de phase, regardez le prochain aléa.
effect-redraw = Remettez l’aléa sous la pioche et tirez-en un autre.
effect-block-harvest-chosen = Choisissez un territoire : les autres n’y récoltent pas pendant ce tour.
effect-discard-each = Chaque joueur remet une carte projet de sa main sous sa pioche, puis en pioche une.
effect-none = Rien d’autre.
