event-planet-drawn = La planète est { $planet }.
event-mission-drawn = La mission est { $mission }.
event-role-taken = { $seat } prend le rôle : { $role }.
event-character-drawn = { $seat } pioche un personnage : { $character }.
event-project-drawn = { $seat } pioche { $card }.
event-first-zone-laid = { $seat } pose une zone en { $at }.
event-individual-placed = { $seat } place un individu en { $at }.

event-round-begun = Le tour { $round } commence ; { $ambassador } reçoit le jeton Ambassadeur.
event-phase-begun = { $phase ->
    [1] Phase 1 : développement.
    [2] Phase 2 : projets.
    [3] Phase 3 : récolte.
    [4] Phase 4 : aléa.
    [5] Phase 5 : salaire.
   *[other] Phase 6 : régénération.
}
event-profile-shown = { $seat } montre son profil : { $character }.
event-power-used = { $seat } ({ $power }) active son pouvoir : Sociétal { $societal }, Économie { $economy }, Environnement { $environment }.
event-council-called = { $seat } propose un point : { $index }.
event-vote-cast = { $seat } vote pour { $index }.
event-tie-broken = { $seat } tranche : { $index }.
event-pledged = { $amount ->
    [0] { $seat } ne paie rien.
    [one] { $seat } offre { $amount } cube.
   *[other] { $seat } offre { $amount } cubes.
}
event-index-bought = { $index } monte d’un point, pour { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}.
event-council-failed = Trop peu de cubes pour { $index } : chacun reprend les siens.
event-pledge-returned = { $seat } reprend { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-individual-moved = { $seat } déplace un individu de { $origin } en { $at }.
event-individual-bought = { $seat } achète un individu en { $at } pour { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}.
event-zone-bought = { $seat } achète une zone en { $at } pour { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}.

event-stock-activated = { $seat } active { $card }.
event-project-chosen = { $seat } a choisi { $card }.
event-choices-shown = Chacun montre ce qu’il a choisi.
event-project-proposed = { $seat } propose { $card }.
event-cubes-given = { $seat } donne { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }.
event-cubes-asked = { $of_count ->
    [one] { $seat } demande { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } à { $of }.
   *[other] { $seat } demande { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } à chacun : { $of }.
}
event-return-offered = { $seat } promet de rendre ce qu’on lui donne.
event-promise-made = { $seat } promet { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }.
event-promise-kept = { $left ->
    [0] { $seat } a tenu sa promesse envers { $to }.
    [one] { $seat } doit encore { $left } cube à { $to }, selon sa promesse.
   *[other] { $seat } doit encore { $left } cubes à { $to }, selon sa promesse.
}
event-promise-recalled = Rappel : { $seat } a promis { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }.
event-request-declined = { $seat } ne donne rien à { $to }.
event-contributed = { $seat } met { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur { $card }.
event-withdrawn = { $seat } reprend { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de { $card }.
event-project-dropped = { $card } { DE($seat) } n’est pas financé et va sous la pioche.
event-cubes-returned = { $seat } récupère { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-project-financed = { $card } { DE($seat) } est financé : { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
} à la banque.
event-impacts-applied = Impacts des projets : Sociétal { $societal }, Économie { $economy }, Environnement { $environment }.
event-card-stocked = { $card } { DE($seat) } attend en stock.
event-token-placed = { $seat } pose le jeton de { $card } en { $at }.
event-card-buried = { $card } va sous la pioche { DE($seat) }.
event-card-discarded = { $seat } remet { $card } sous sa pioche.

event-card-applied = { $card } { DE($seat) } agit.
event-cubes-gained = { $seat } reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-cubes-paid = { $seat } paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-cubes-stolen = { $seat } prend { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $of }.
event-territory-fed = { $at } reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-territory-drained = { $at } perd { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-territory-restored = { $at } redevient fertile, avec { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-territory-blocked = Ce tour, personne d’autre { QUE($seat) } ne récolte en { $at }.
event-individual-gained = { $seat } reçoit un individu en { $at }.
event-alea-seen = { $seat } regarde le prochain aléa : { $alea }.
event-alea-replaced = { $alea } va sous la pile ; un autre aléa est pioché.

event-harvested = { $seat } récolte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} en { $at }.
event-bank-harvested = { $seat } reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} grâce à { $card } en { $at }.
event-turned-sterile = { $at } devient stérile : chaque indice recule d’un point.
event-alea-drawn = L’aléa : { $alea }.
event-alea-impacts = Impacts de l’aléa : Sociétal { $societal }, Économie { $economy }, Environnement { $environment }.
event-seat-protected = L’aléa ne touche pas { $seat }.
event-territories-protected = Protégés de l’aléa : { $territories }.
event-wages-paid = { $seat } paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de salaires.
event-individual-dismissed = { $seat } renvoie sur Terre un individu de { $at } : chaque indice recule d’un point.
event-rain-tossed = Le jeton Pluie indique { $amount }.
event-regenerated = La planète régénère { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-economy-paid = L’économie florissante rapporte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $seat }.
event-economy-cost = L’économie ruinée coûte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $seat }.
event-objective-answered = { $seat } a répondu.
event-common-objective-met = L’objectif commun est atteint !
event-personal-objective-met = { $seat } atteint l’objectif personnel de ce profil : { $character } !
event-game-ended = La partie est finie.
