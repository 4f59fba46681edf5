event-planet-drawn = The planet is { $planet }.
event-mission-drawn = The mission is { $mission }.
event-planet-laid = The territories of { $planet } are laid out; societal { $societal }, economy { $economy }, environment { $environment }.
event-roles-supplied = Everybody takes { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} and the pile of their role.
event-role-taken = { $seat } is the { $role }.
event-character-drawn = { $seat } draws a character: { $character }.
    .together = { $seat } draw a character each.
event-project-drawn = { $seat } draws { $card }.
event-first-zone-laid = { $seat } lays a zone on { $at }.
event-individual-placed = { $seat } places an individual on { $at }.

event-round-begun = Round { $round } begins; { $ambassador } is the ambassador.
event-phase-begun = { $phase ->
    [1] Phase 1: development.
    [2] Phase 2: projects.
    [3] Phase 3: harvest.
    [4] Phase 4: hazard.
    [5] Phase 5: wages.
   *[other] Phase 6: regeneration.
}
event-profile-shown = { $seat } shows their profile: { $character }.
event-power-used = { $societal ->
    [0] { $economy ->
        [0] { $environment ->
            [0] { $seat }, the { $power }, uses their power.
           *[other] { $seat }, the { $power }, uses their power: environment { $environment }.
        }
       *[other] { $seat }, the { $power }, uses their power: economy { $economy }{ $environment ->
            [0] .
           *[other] , environment { $environment }.
        }
    }
   *[other] { $seat }, the { $power }, uses their power: societal { $societal }{ $economy ->
        [0] { "" }
       *[other] , economy { $economy }
    }{ $environment ->
        [0] .
       *[other] , environment { $environment }.
    }
}
event-council-called = { $seat } proposes a point of { $index }.
event-vote-cast = { $seat } votes for { $index }.
event-index-chosen = The majority is for { $index }.
event-tie-broken = { $seat } decides in favour of { $index }.
event-pledged = { $amount ->
    [0] { $seat } offers nothing.
    [one] { $seat } offers one cube.
   *[other] { $seat } offers { $amount } cubes.
}
event-index-bought = { $index } rises by one point, for { $price ->
    [one] one cube
   *[other] { $price } cubes
}.
event-council-failed = Too few cubes for { $index }: they go back to those who offered them.
event-pledge-returned = { $seat } gets { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} back.
event-individual-moved = { $seat } moves an individual from { $origin } to { $at }.
event-individual-bought = { $seat } buys an individual on { $at } for { $price ->
    [one] one cube
   *[other] { $price } cubes
}.
event-zone-bought = { $seat } buys a zone on { $at } for { $price ->
    [one] one cube
   *[other] { $price } cubes
}.

event-stock-activated = { $seat } activates { $card }.
event-project-chosen = { $seat } has chosen { $card }.
event-choices-shown = Everybody shows what they chose.
event-project-proposed = { $seat } proposes { $card }.
event-cubes-given = { $seat } gives { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
event-cubes-asked = { $of_count ->
    [one] { $seat } asks { $of } for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    }.
   *[other] { $seat } asks { $of } for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
}
event-return-offered = { $seat } promises to give back what is given.
event-promise-made = { $seat } promises { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
event-promise-kept = { $left ->
    [0] { $seat } has kept their promise to { $to }.
    [one] { $seat } still owes { $to } one cube, as promised.
   *[other] { $seat } still owes { $to } { $left } cubes, as promised.
}
event-promise-recalled = A reminder: { $seat } has promised { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
event-request-declined = { $seat } gives { $to } nothing.
event-contributed = { $seat } puts { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} on { $card }.
event-withdrawn = { $seat } takes { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} back from { $card }.
event-project-dropped = { $seat }’s project { $card } is not financed, and goes under the pile.
event-cubes-returned = { $seat } gets { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} back.
event-project-financed = { $seat }’s project { $card } is financed: { $price ->
    [one] one cube goes
   *[other] { $price } cubes go
} to the bank.
event-impacts-applied = { $societal ->
    [0] { $economy ->
        [0] { $environment ->
            [0] The projects’ impacts leave the indices as they are.
           *[other] The projects’ impacts: environment { $environment }.
        }
       *[other] The projects’ impacts: economy { $economy }{ $environment ->
            [0] .
           *[other] , environment { $environment }.
        }
    }
   *[other] The projects’ impacts: societal { $societal }{ $economy ->
        [0] { "" }
       *[other] , economy { $economy }
    }{ $environment ->
        [0] .
       *[other] , environment { $environment }.
    }
}
event-card-laid = { $card } lies in front of { $seat }.
event-card-stocked = { $seat }’s project { $card } is kept for later.
event-token-placed = { $seat } places the { $card } token on { $at }.
event-card-buried = { $card } goes under { $seat }’s pile.
event-card-discarded = { $seat } puts { $card } under their pile.

event-card-applied = { $seat }’s project { $card } acts.
event-cubes-gained = { $seat } gains { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
    .together = { $seat } gain { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
event-cubes-paid = { $seat } pays { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
    .together = { $seat } pay { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
event-cubes-stolen = { $seat } takes { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} from { $of }.
event-territory-fed = { $at } receives { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
    .together = { $at } receive { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
event-territory-drained = { $at } loses { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
    .together = { $at } lose { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
event-territory-restored = { $at } turns fertile again, with { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
event-territory-blocked = Only { $seat } may harvest on { $at } in this round.
event-individual-gained = { $seat } gains an individual on { $at }.
event-alea-seen = { $seat } looks at the top of the pile and sees { $alea }.
event-alea-replaced = { $alea } goes under the pile; another hazard is drawn.

event-harvest-raised = { $seat } may harvest { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more in this round.
event-drilling-raised = { $seat } may harvest { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} more in this round, all on one territory.
event-rain-changed = Rain this round, { $amount } each: { $territories }.
event-wages-relieved = { $seat } pays { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} less in wages in this round.
event-no-wages-due = { $seat } owes no wages that could be lowered.
event-second-purchase-allowed = Everybody may make a second purchase in this round, { $cheaper ->
    [one] one cube
   *[other] { $cheaper } cubes
} cheaper.
event-resources-sheltered = The hazard of this round takes no cubes.
event-nothing-to-pay = { $seat } has no cubes, and pays nothing.
event-nothing-to-take = { $of } has no cubes that { $seat } could take.
event-effect-idle = { $idle ->
    [gain] This brings no cubes: there is nothing that it counts.
    [pay] Nobody pays: nobody has what this counts, or any cubes.
    [regen] No cubes come onto the land: no territory that this means has room for one.
    [drain] No cubes leave the land: no territory that this means has any.
    [restore] No territory turns fertile: none is sterile.
    [add_individual] No individual comes: there is no zone for it, or there are five already.
    [peek] Nobody looks at the next hazard: it is known, or there is none.
    [redraw] No other hazard can be drawn.
    [block_harvest] No territory can be closed to the others.
    [discard] Nobody has a card to put under the pile.
   *[other] This effect changes nothing now.
}

event-harvested = { $seat } harvests { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} on { $at }.
    .together = { $seat } harvests { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each on { $at }.
event-bank-harvested = { $seat } receives { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} for { $card } on { $at }.
event-turned-sterile = { $at } turns sterile: every index falls by one point.
event-alea-drawn = The hazard: { $alea }.
event-alea-impacts = { $societal ->
    [0] { $economy ->
        [0] { $environment ->
            [0] The hazard leaves the indices as they are.
           *[other] The hazard’s impacts: environment { $environment }.
        }
       *[other] The hazard’s impacts: economy { $economy }{ $environment ->
            [0] .
           *[other] , environment { $environment }.
        }
    }
   *[other] The hazard’s impacts: societal { $societal }{ $economy ->
        [0] { "" }
       *[other] , economy { $economy }
    }{ $environment ->
        [0] .
       *[other] , environment { $environment }.
    }
}
event-seat-protected = { $seat } is protected from the hazard.
event-territories-protected = Protected from the hazard: { $territories }.
event-wages-paid = { $seat } pays { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} in wages.
event-individual-dismissed = { $seat } sends an individual from { $at } back to Earth: every index falls by one point.
event-rain-tossed = The rain token shows { $amount }.
event-rain-adjusted = The environment changes the rain by { $amount }.
event-nothing-grew = No territory receives cubes.
event-regenerated = Regeneration, { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} each: { $territories }.
event-economy-paid = A strong economy brings { $seat } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
    .together = A strong economy brings { $seat } { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
event-economy-cost = A ruined economy costs { $seat } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
event-objective-answered = { $seat } has answered.
event-common-objective-met = The common objective is met!
event-personal-objective-met = { $seat } has met the objective of the { $character }!
event-game-ended = The game is over.
