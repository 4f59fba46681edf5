event-initiative-drawn = { $seat } was the last to dip their feet in water, and begins.
event-objective-dealt = { $seat } is dealt: { $card }.
event-action-dealt = { $seat } is dealt: { $card }.
event-opening-over = Nobody builds any more: the first round begins.
event-round-begun = Round { $round } of { $rounds }: { $seat } has the initiative.
event-step-begun = Step { $number }: { $stage }.
event-resource-revealed = { $water ->
    [one] The card is turned up: one cube of water for each river hex; energy costs { $energy }, food { $food }.
   *[other] The card is turned up: { $water } cubes of water for each river hex; energy costs { $energy }, food { $food }.
}
event-springs-risen = { $water ->
    [one] Every river hex receives one cube of water.
   *[other] Every river hex receives { $water } cubes of water.
}
event-springs-fell-short = { $water ->
    [one] One cube of water is due to every river hex, but the bank has too few.
   *[other] { $water } cubes of water are due to every river hex, but the bank has too few.
}
event-cubes-missing = { $cube_key ->
    [crisis] The bank has no red cube left for { $at }: no crisis begins there.
   *[other] The bank is short of { $count ->
            [one] one cube
           *[other] { $count } cubes
        } of { $cube_key ->
            [water] water
            [energy] energy
            [food] food
           *[pollution] pollution
        }{ $at_count ->
            [0] .
           *[other] { " " }for { $at }.
        }
}
event-conflict-declared = { $seat } declares a conflict over { $at } against { $against }.
event-card-contested = { $seat } fights the card { $card }, played by { $by }.
event-conflict-cancelled = The conflict is called off; nothing is lost.
event-bid-made = { $points ->
    [-1] { $seat } has bid.
    [0] { $seat } has bid nothing.
   *[other] { $seat } has bid { $points }.
}
event-bid-shown = { $points ->
    [0] { $seat } has bid nothing.
   *[other] { $seat } has bid { $points }; the bid is lost.
}
event-die-rolled = { $seat }’s die shows { $swords ->
    [0] no sword.
    [one] one sword.
   *[other] { $swords } swords.
}
event-conflict-reinforced = { $points ->
    [one] A card adds one to { $seat }’s score.
   *[other] A card adds { $points } to { $seat }’s score.
}
event-conflict-won = { $seat } wins the conflict with a score of { $score }.
event-conflict-tied = The conflict is tied at { $score }: all goes on as if nobody had fought.
event-card-foiled = The card { $card } has no effect on { $seat }.
event-water-taken = { $count ->
    [one] { $seat } takes one cube of water at { $at }.
   *[other] { $seat } takes { $count } cubes of water at { $at }.
}
event-dam-filled = { $seat } adds a cube from { $at } to the dam at { $dam }, which now holds { $water }.
event-water-treated = { $seat }’s treatment plant at { $plant } turns pollution at { $at } into water.
event-water-put-back = { $seat } puts the water back at { $at } and gains { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
event-building-ran = { $energy ->
    [0] { $food ->
            [0] { $seat }’s { $building } at { $at } works.
           *[other] { $seat }’s { $building } at { $at } works: { $food } food.
        }
   *[other] { $food ->
            [0] { $seat }’s { $building } at { $at } works: { $energy } energy.
           *[other] { $seat }’s { $building } at { $at } works: { $energy } energy, { $food } food.
        }
}
    .together = { $energy ->
        [0] { $food ->
                [0] { $seat }’s { $building } works at { $at }.
               *[other] { $seat }’s { $building } works at { $at }: { $food } food each.
            }
       *[other] { $food ->
                [0] { $seat }’s { $building } works at { $at }: { $energy } energy each.
               *[other] { $seat }’s { $building } works at { $at }: { $energy } energy, { $food } food each.
            }
    }
event-crisis-over = The crisis at { $seat }’s { $building } at { $at } is over.
event-goods-bought = { $seat } buys { $count } { $good } for { $thunes ->
    [one] one thune.
   *[other] { $thunes } thunes.
}
event-goods-sold = { $seat } sells { $count } { $good } for { $thunes ->
    [one] one thune.
   *[other] { $thunes } thunes.
}
event-deal-proposed = { $seat } proposes: { $deal }.
event-deal-accepted = { $seat } accepts what { $by } proposed: { $deal }.
event-deal-refused = { $seat } refuses what { $by } proposed.
event-card-idle = The card { $card } changes nothing for { $seat }.
event-action-played = { $seat } plays { $card }.
event-action-struck = { $card }, played by { $by }, strikes { $seat }.
event-water-added = { $count ->
    [one] { $at } receives one cube of water.
   *[other] { $at } receives { $count } cubes of water.
}
event-water-lost = { $count ->
    [one] { $seat } loses one cube of water.
   *[other] { $seat } loses { $count } cubes of water.
}
event-goods-gained = { $good_key ->
    [thunes] { $count ->
            [one] { $seat } gains one thune.
           *[other] { $seat } gains { $count } thunes.
        }
   *[other] { $seat } gains { $count } { $good }.
}
event-goods-lost = { $good_key ->
    [thunes] { $count ->
            [one] { $seat } loses one thune.
           *[other] { $seat } loses { $count } thunes.
        }
   *[other] { $seat } loses { $count } { $good }.
}
event-points-gained = { $seat } gains { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
event-points-lost = { $seat } loses { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
event-favour-granted = The card { $card } takes effect for { $seat } in this round.
event-crisis-lifted = The red cube is removed from { $seat }’s { $building } at { $at }.
event-harvested = { $points ->
    [0] { $thunes ->
            [one] { $seat }’s { $building } at { $at } brings one thune.
           *[other] { $seat }’s { $building } at { $at } brings { $thunes } thunes.
        }
    [one] { $thunes ->
            [0] { $seat }’s { $building } at { $at } brings one victory point.
            [one] { $seat }’s { $building } at { $at } brings one thune and one victory point.
           *[other] { $seat }’s { $building } at { $at } brings { $thunes } thunes and one victory point.
        }
   *[other] { $thunes ->
            [0] { $seat }’s { $building } at { $at } brings { $points } victory points.
            [one] { $seat }’s { $building } at { $at } brings one thune and { $points } victory points.
           *[other] { $seat }’s { $building } at { $at } brings { $thunes } thunes and { $points } victory points.
        }
}
event-crisis-begun = { $seat }’s { $building } at { $at } is in crisis.
event-riot-broken = Riot at { $seat }’s { $building } at { $at }: { $swords ->
    [0] the die shows no sword
    [one] the die shows one sword
   *[other] the die shows { $swords } swords
}{ $points ->
    [0] , no victory point is lost.
    [one] , one victory point is lost.
   *[other] , { $points } victory points are lost.
}
event-pollution-fell = { $seat }’s { $building } at { $at } pollutes { $to }.
    .many = Buildings pollute the water: { $count } cubes.
event-construction-polluted = Building { $seat }’s { $building } at { $at } pollutes { $to }.
    .many = Building pollutes the water: { $count } cubes.
event-pollution-removed = A cube of pollution is removed from { $at }.
event-pollution-spilled = A cube of pollution falls at { $at }.
event-built = { $thunes ->
    [0] { $seat } builds { $building_a } at { $at }.
    [one] { $seat } builds { $building_a } at { $at } for one thune.
   *[other] { $seat } builds { $building_a } at { $at } for { $thunes } thunes.
}
event-dam-built = { $thunes ->
    [0] A dam owned by { $owners } is built at { $at }, leaning on { $shores }, at no cost.
    [one] A dam owned by { $owners } is built at { $at }, leaning on { $shores }, for one thune.
   *[other] A dam owned by { $owners } is built at { $at }, leaning on { $shores }, for { $thunes } thunes in all.
}
event-dam-proposed = { $seat } proposes a dam at { $at } to { $partners }.
event-dam-joined = { $seat } agrees to share the dam at { $at }.
event-dam-refused = { $seat } refuses to share the dam at { $at }: it is not built.
event-dam-unpaid = { $seat } cannot pay for the dam at { $at } any more: it is not built.
event-destroyed = { $seat } destroys the { $building } at { $at }.
event-cube-flowed = Pollution flows from { $at } to { $to }.
    .many = Pollution flows down by a hex: { $count } cubes.
event-cube-diluted = A surplus cube goes on from { $at } to { $to }.
    .many = Surplus cubes go on down, { $count } hexes in all.
event-water-gone = { $cubes ->
    [0] No water is left to go to the sea.
    [one] One cube of water goes to the sea.
   *[other] { $cubes } cubes of water go to the sea.
}
event-game-ended = The last round is over.
event-objective-met = { $points ->
    [one] { $seat } has met the objective { $card }: one victory point.
   *[other] { $seat } has met the objective { $card }: { $points } victory points.
}
event-objective-missed = { $seat } has not met the objective { $card }.
event-penalty-counted = { $points ->
    [0] { $cubes ->
            [0] There is no pollution on the board.
            [one] One cube of pollution is on the board; it costs nothing.
           *[other] { $cubes } cubes of pollution are on the board; they cost nothing.
        }
    [one] { $cubes } cubes of pollution cost everybody one victory point.
   *[other] { $cubes } cubes of pollution cost everybody { $points } victory points.
}

refusal-no-such-seat = Only others who sit at the table can be named, each of them once, and no more than two for a dam.
    .met = Those you name sit at the table.
refusal-not-in-bag = That card cannot be drawn.
    .met = That card can be drawn.
refusal-no-such-face = The die has no such face.
    .met = The die has that face.
refusal-scenario-for-more = This scenario is for { $least } players at least.
refusal-beginner-is-missing = Nobody sits in the place of the player who is to begin.
refusal-own-card-misprinted = Own cards, line { $line }: { $misprint }.
refusal-off-the-board = The board has no such hex.
    .met = That hex is on the board.
refusal-site-taken = Something stands at { $at } already.
    .met = Nothing stands at { $at }.
refusal-wrong-ground = { $building_key ->
    [fishing_port] A fishing port stands on a meadow beside the sea.
    [power_plant] A power plant stands on a meadow or a mountain beside a river.
    [treatment] A treatment plant stands on a meadow or a mountain beside a river.
    [mine] A mine stands on a mountain.
   *[other] No { $building } may stand on such a hex.
}
    .short = { $building_key ->
        [fishing_port] Needs a meadow by the sea.
        [power_plant] Needs dry land by a river.
        [treatment] Needs dry land by a river.
        [mine] Needs a mountain.
       *[other] Not on such a hex.
    }
    .met = Such a hex suits { $building_a }.
refusal-not-beside = Nothing of yours stands beside that hex.
    .met = Something of yours stands beside that hex.
refusal-no-tile-left = There is no { $building } left in the box.
    .met = The box still has { $building_a }.
refusal-no-marker-left = All markers of { $seat } are on the board.
    .met = { $seat } has markers left.
refusal-too-expensive = { $cost ->
    [0] That costs nothing
    [one] That costs one thune
   *[other] That costs { $cost } thunes
}, and { $seat } has { $has ->
    [0] none.
   *[other] { $has }.
}
    .missing = { $missing ->
        [one] one more thune
       *[other] { $missing } more thunes
    }
refusal-only-zone-first = The first building of a community is a residential zone.
    .met = It is a residential zone, as the first building must be.
refusal-only-contested-site = Now it is only about the hex that you have won.
    .met = It is the hex that you have won.
refusal-no-dam-site = No dam can stand there.
    .met = A dam can stand there.
refusal-no-shore = No dam can lean on that hex.
    .met = A dam can lean on that hex.
refusal-dam-refused-before = You have proposed that dam in this step, and it was refused.
    .met = You have not proposed that dam in this step.
refusal-refused-before = You have proposed that exchange in this step, and it was refused.
    .met = You have not proposed that exchange in this step.
refusal-not-yours = Nothing of yours stands there.
    .met = That is yours.
refusal-shared-dam = A dam with several owners is not destroyed.
    .met = No dam with several owners stands there.
refusal-out-of-reach = You cannot draw water from there.
    .met = You can draw water from there.
refusal-no-water-there = { $has ->
    [0] There is no water.
    [one] There is one cube of water.
   *[other] There are { $has } cubes of water.
}
    .met = { $has ->
        [0] There is no water.
        [one] There is one cube of water.
       *[other] There are { $has } cubes of water.
    }
refusal-no-need = { $need ->
    [0] Your buildings there need no more water.
    [one] Your buildings there need one more cube of water.
   *[other] Your buildings there need { $need } more cubes of water.
}
    .met = { $need ->
        [0] Your buildings there need no more water.
        [one] Your buildings there need one more cube of water.
       *[other] Your buildings there need { $need } more cubes of water.
    }
refusal-not-an-owner = You own no dam there.
    .met = The dam is yours.
refusal-not-downstream = That hex does not lie below the dam.
    .met = That hex lies below the dam.
refusal-dam-of-others = The water in a dam belongs to its owners.
    .met = The water there is not in somebody else’s dam.
refusal-dam-is-full = { $room ->
    [0] The dam is full.
    [one] The dam has room for one more cube.
   *[other] The dam has room for { $room } more cubes.
}
    .met = { $room ->
        [0] The dam is full.
        [one] The dam has room for one more cube.
       *[other] The dam has room for { $room } more cubes.
    }
refusal-nobody-to-contest = Those you name, or you yourself, have no claim to that hex.
    .met = You and those you name have a claim to that hex.
refusal-contested-before = There has already been a conflict over that hex in this step.
    .met = There has been no conflict over that hex in this step yet.
refusal-too-few-points = { $has ->
    [0] You have no victory points.
    [one] You have one victory point.
   *[other] You have { $has } victory points.
}
refusal-no-plant = None of your treatment plants reaches that hex.
    .met = One of your treatment plants reaches that hex.
refusal-plant-is-used = The plant has been used three times in this round.
    .met = The plant has been used fewer than three times in this round.
refusal-too-late-to-use = After step 3 no building can use the water: put it back.
    .met = The water can still be used in this round.
refusal-no-pollution-there = There is no pollution on that hex.
    .met = There is pollution on that hex.
refusal-bank-is-empty = The bank does not have that many cubes of { $good }.
    .met = The bank has that many cubes of { $good }.
refusal-works-already = That building is running already, or needs nothing to run.
    .met = That building is not running yet, and needs something to run.
refusal-lacks = Needed: { $good_key ->
    [thunes] { $needs ->
            [one] one thune
           *[other] { $needs } thunes
        }
   *[other] { $needs } { $good }
}; available: { $has }.
    .missing = { $missing } more
refusal-not-traded = That cannot be traded, or not that much of it.
    .met = That may be traded.
refusal-bought-before = You have bought { $good } on the world market in this round, so you cannot sell it there.
    .met = You have not bought { $good } on the world market in this round.
refusal-nowhere-to-store = A community without constructions has no place for cubes.
    .met = There is a place for the cubes.
refusal-too-many-deals = You can propose { $most } deals in a round at most.
    .met = You have proposed fewer than { $most } deals in this round.
refusal-not-in-hand = The card is not in your hand.
    .met = The card is in your hand.
refusal-wrong-time = That card is played in another step, or in a conflict.
    .met = The card names a step in which it may be played now.
refusal-wrong-target = That card is played against one other community, or against none.
    .met = The card may be played on that community.
refusal-conflict-goes-on = During a conflict, no card can be played against anybody.
    .met = No conflict is being fought.
refusal-no-effect = That card would change nothing now.
    .met = The card would change something.
refusal-not-that-hex = That hex cannot be chosen.
    .met = That hex can be chosen.

score-track = Victory points on the track
    .short = track
score-objective-reached = Objective: { $card }
    .short = objective
score-objective-failed = Objective missed: { $card }
    .short = objective
score-pollution-penalty = { $cubes ->
    [one] One cube of pollution on the board
   *[other] { $cubes } cubes of pollution on the board
}
    .short = pollution
kind-track = track
kind-objective = objectives
kind-pollution = pollution
tie-more-thunes = more thunes
