event-planet-drawn = La planète est { $planet }.
event-mission-drawn = La mission est { $mission }.
event-planet-laid = Les territoires { DE($planet) } sont en place ; Sociétal { $societal }, Économie { $economy }, Environnement { $environment }.
event-roles-supplied = Chacun prend { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} et la pioche de son rôle.
event-role-taken = { $seat } prend le rôle { DE($role) }.
event-character-drawn = { $seat } pioche un personnage : { $character }.
    .together = { $seat } piochent chacun un personnage.
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
event-power-used = { $societal ->
    [0] { $economy ->
        [0] { $environment ->
            [0] { $seat } ({ $power }) active son pouvoir.
           *[other] { $seat } ({ $power }) active son pouvoir : Environnement { $environment }.
        }
       *[other] { $seat } ({ $power }) active son pouvoir : Économie { $economy }{ $environment ->
            [0] .
           *[other] , Environnement { $environment }.
        }
    }
   *[other] { $seat } ({ $power }) active son pouvoir : Sociétal { $societal }{ $economy ->
        [0] { "" }
       *[other] , Économie { $economy }
    }{ $environment ->
        [0] .
       *[other] , Environnement { $environment }.
    }
}
event-index-chosen = La majorité choisit l’indice { $index }.
event-council-called = { $seat } propose un point de l’indice { $index }.
event-vote-cast = { $seat } vote pour l’indice { $index }.
event-tie-broken = { $seat } tranche pour l’indice { $index }.
event-pledged = { $amount ->
    [0] { $seat } n’offre rien.
    [one] { $seat } offre { $amount } cube.
   *[other] { $seat } offre { $amount } cubes.
}
event-index-bought = L’indice { $index } monte d’un point, pour { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}.
event-council-failed = Trop peu de cubes pour l’indice { $index } : chacun reprend les siens.
event-pledge-returned = { $seat } reprend { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-individual-moved = { $seat } déplace un individu de { $origin } à { $at }.
event-individual-bought = { $seat } achète un individu en { $at } pour { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}.
event-zone-bought = { $seat } achète une zone en { $at } pour { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
}.

event-stock-activated = { $seat } active « { $card } ».
event-project-chosen = { $seat } a fait son choix : { $card }.
event-choices-shown = Chacun montre ce qu’il a choisi.
event-project-proposed = { $seat } propose « { $card } ».
event-cubes-given = { $seat } donne { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }.
event-cubes-asked = { $of_count ->
    [one] { $seat } demande { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } à { $of }.
   *[other] { $seat } demande à { $of } { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } chacun.
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
} sur « { $card } ».
event-withdrawn = { $seat } reprend { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur « { $card } ».
event-project-dropped = Le projet « { $card } » { DE($seat) } n’est pas financé et va sous la pioche.
event-cubes-returned = { $seat } récupère { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-project-financed = Le projet « { $card } » { DE($seat) } est financé : { $price ->
    [one] { $price } cube
   *[other] { $price } cubes
} à la banque.
event-impacts-applied = { $societal ->
    [0] { $economy ->
        [0] { $environment ->
            [0] Les impacts des projets laissent les indices où ils sont.
           *[other] Impacts des projets : Environnement { $environment }.
        }
       *[other] Impacts des projets : Économie { $economy }{ $environment ->
            [0] .
           *[other] , Environnement { $environment }.
        }
    }
   *[other] Impacts des projets : Sociétal { $societal }{ $economy ->
        [0] { "" }
       *[other] , Économie { $economy }
    }{ $environment ->
        [0] .
       *[other] , Environnement { $environment }.
    }
}
event-card-laid = Le projet « { $card } » est posé devant { $seat }.
event-card-stocked = Le projet « { $card } » { DE($seat) } attend en stock.
event-token-placed = { $seat } pose le jeton « { $card } » en { $at }.
event-card-buried = « { $card } » va sous la pioche { DE($seat) }.
event-card-discarded = { $seat } remet { $card } sous sa pioche.

event-card-applied = Le projet « { $card } » { DE($seat) } agit.
event-cubes-gained = { $seat } reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
    .together = { $seat } reçoivent chacun { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }.
event-cubes-paid = { $seat } paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
    .together = { $seat } paient chacun { $amount ->
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
    .together = { $at } reçoivent chacun { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }.
event-territory-drained = { $at } perd { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
    .together = { $at } perdent chacun { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }.
event-territory-restored = { $at } redevient fertile, avec { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-territory-blocked = Pendant ce tour, personne d’autre { QUE($seat) } ne récolte en { $at }.
event-individual-gained = { $seat } reçoit un individu en { $at }.
event-alea-seen = { $seat } regarde le dessus de la pioche et voit { $alea }.
event-alea-replaced = { $alea } va sous la pioche ; un autre aléa est tiré.

event-harvest-raised = Pendant ce tour, { $seat } peut récolter { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus.
event-drilling-raised = Pendant ce tour, { $seat } peut récolter { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de plus, sur un seul territoire.
event-rain-changed = Pluie de ce tour, { $amount } par territoire : { $territories }.
event-wages-relieved = Pendant ce tour, { $seat } paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de salaire en moins.
event-no-wages-due = { $seat } ne doit aucun salaire à réduire.
event-second-purchase-allowed = Pendant ce tour, chacun peut faire un second achat, à { $cheaper ->
    [one] { $cheaper } cube
   *[other] { $cheaper } cubes
} de moins.
event-resources-sheltered = L’aléa de ce tour ne prend aucun cube.
event-nothing-to-pay = { $seat } n’a pas de cube et ne paie rien.
event-nothing-to-take = { $of } n’a aucun cube { QUE($seat) } puisse prendre.
event-effect-idle = { $idle ->
    [gain] Cela ne rapporte aucun cube : il n’y a rien à compter.
    [pay] Personne ne paie : personne n’a ce qui est compté, ou de cube.
    [regen] Aucun cube n’est ajouté : aucun territoire concerné n’a de place.
    [drain] Aucun cube n’est retiré : aucun territoire concerné n’en a.
    [restore] Aucun territoire ne redevient fertile : aucun n’est stérile.
    [add_individual] Aucun individu n’arrive : il n’y a pas de zone pour lui, ou il y en a déjà cinq.
    [peek] Personne ne regarde le prochain aléa : il est connu, ou il n’y en a plus.
    [redraw] Aucun autre aléa ne peut être pioché.
    [block_harvest] Aucun territoire ne peut être fermé aux autres.
    [discard] Personne n’a de carte à remettre sous sa pioche.
   *[other] Cet effet ne change rien pour l’instant.
}

event-harvested = { $seat } récolte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} en { $at }.
    .together = { $seat } récolte { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } par territoire en { $at }.
event-bank-harvested = { $seat } reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} grâce à « { $card } » en { $at }.
event-turned-sterile = { $at } devient stérile : chaque indice recule d’un point.
event-alea-drawn = L’aléa : { $alea }.
event-alea-impacts = { $societal ->
    [0] { $economy ->
        [0] { $environment ->
            [0] L’aléa laisse les indices où ils sont.
           *[other] Impacts de l’aléa : Environnement { $environment }.
        }
       *[other] Impacts de l’aléa : Économie { $economy }{ $environment ->
            [0] .
           *[other] , Environnement { $environment }.
        }
    }
   *[other] Impacts de l’aléa : Sociétal { $societal }{ $economy ->
        [0] { "" }
       *[other] , Économie { $economy }
    }{ $environment ->
        [0] .
       *[other] , Environnement { $environment }.
    }
}
event-seat-protected = L’aléa ne touche pas { $seat }.
event-territories-protected = Protégés de l’aléa : { $territories }.
event-wages-paid = { $seat } paie { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} de salaire.
event-individual-dismissed = { $seat } renvoie sur Terre un individu de { $at } : chaque indice recule d’un point.
event-rain-tossed = Le jeton Pluie indique { $amount }.
event-rain-adjusted = L’indice Environnement modifie la pluie de { $amount }.
event-nothing-grew = Aucun territoire ne reçoit de cube.
event-regenerated = Régénération, { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} par territoire : { $territories }.
event-economy-paid = L’économie florissante rapporte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $seat }.
    .together = L’économie florissante rapporte { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } à chacun : { $seat }.
event-economy-cost = L’économie ruinée coûte { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $seat }.
event-objective-answered = { $seat } a répondu.
event-common-objective-met = L’objectif commun est atteint !
event-personal-objective-met = { $seat } atteint l’objectif personnel de son profil, { $character } !
event-game-ended = La partie est finie.
