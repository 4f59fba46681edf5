event-initiative-drawn = { $seat } had the feet in the water last, and begins.
event-objective-dealt = { $seat } is dealt: { $card }.
event-action-dealt = { $seat } is dealt: { $card }.
event-opening-over = Nobody builds any more: the first round begins.
event-round-begun = Round { $round } of { $rounds }: { $seat } has the initiative.
event-step-begun = Step { $number }: { $stage }.
event-resource-revealed = The card: { $water } water for each river hex; energy costs { $energy }, food { $food }.
event-springs-risen = { $water } water rises on every river hex.
event-conflict-declared = { $seat } declares hostility over { $at } against { $against }.
event-card-contested = { $seat } fights over { $card }, played by { $by }.
event-conflict-cancelled = The conflict is called off; nothing is lost.
event-bid-made = { $points ->
    [-1] { $seat } has bid.
   *[other] { $seat } has bid { $points }.
}
event-bid-shown = { $seat } has bid { $points }; the bid is lost.
event-die-rolled = The die for { $seat }: { $swords ->
    [one] one sword.
   *[other] { $swords } swords.
}
event-conflict-reinforced = A card adds { $points } to the score of { $seat }.
event-conflict-won = { $seat } wins the conflict with { $score }.
event-conflict-tied = The conflict is tied at { $score }: all stays as it was.
event-card-foiled = { $card } does nothing to { $seat }.
event-water-taken = { $seat } takes { $count } water at { $at }.
event-dam-filled = A cube comes up from { $at } into the dam of { $seat }, which holds { $water }.
event-water-treated = The plant of { $seat } at { $plant } turns pollution at { $at } into water.
event-water-put-back = { $seat } puts the water back at { $at } and gains { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
event-building-ran = { $energy ->
    [0] { $food ->
        [0] The { $building } of { $seat } at { $at } works.
       *[other] The { $building } of { $seat } at { $at } works: { $food } food.
    }
   *[other] { $food ->
        [0] The { $building } of { $seat } at { $at } works: { $energy } energy.
       *[other] The { $building } of { $seat } at { $at } works: { $energy } energy, { $food } food.
    }
}
event-crisis-over = The crisis at the { $building } of { $seat } ({ $at }) is over.
event-goods-bought = { $seat } buys { $count } { $good } for { $thunes } thunes.
event-goods-sold = { $seat } sells { $count } { $good } for { $thunes } thunes.
event-deal-proposed = { $seat } proposes: { $deal }.
event-deal-accepted = { $seat } accepts what { $by } proposed: { $deal }.
event-deal-refused = { $seat } refuses what { $by } proposed.
event-card-idle = { $card } changes nothing for { $seat }.
event-action-played = { $seat } plays { $card }.
event-action-struck = { $card } of { $by } strikes { $seat }.
event-water-added = { $count } water comes to { $at }.
event-water-lost = { $seat } loses { $count } water.
event-goods-gained = { $seat } gains { $count } { $good }.
event-goods-lost = { $seat } loses { $count } { $good }.
event-points-gained = { $seat } gains { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
event-points-lost = { $seat } loses { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}
event-favour-granted = { $card } works for { $seat } in this round.
event-crisis-lifted = The red cube at the { $building } of { $seat } ({ $at }) is taken away.
event-harvested = { $points ->
    [0] The { $building } of { $seat } at { $at } brings { $thunes } thunes.
   *[other] { $thunes ->
        [0] The { $building } of { $seat } at { $at } brings { $points } VP.
       *[other] The { $building } of { $seat } at { $at } brings { $thunes } thunes and { $points } VP.
    }
}
event-crisis-begun = The { $building } of { $seat } at { $at } is in crisis.
event-riot-broken = Riot at the { $building } of { $seat } ({ $at }): { $swords } on the die, { $points } VP lost.
event-pollution-fell = The { $building } of { $seat } at { $at } pollutes { $to }.
event-pollution-removed = A cube of pollution at { $at } is taken away.
event-pollution-spilled = A cube of pollution falls at { $at }.
event-built = { $thunes ->
    [0] { $seat } builds a { $building } at { $at }.
   *[other] { $seat } builds a { $building } at { $at } for { $thunes } thunes.
}
event-dam-built = A dam of { $owners } is built at { $at }, leaning on { $shores }, for { $thunes } thunes in all.
event-dam-proposed = { $seat } proposes to { $partners } a dam at { $at }.
event-dam-joined = { $seat } shares the dam at { $at }.
event-dam-refused = { $seat } does not share the dam at { $at }: it is not built.
event-destroyed = { $seat } destroys the { $building } at { $at }.
event-cube-flowed = Pollution flows from { $at } to { $to }.
event-cube-diluted = A cube too many goes on from { $at } to { $to }.
event-water-gone = The water goes to the sea ({ $cubes }).
event-game-ended = The last round is over.
event-objective-met = { $seat } has met the objective { $card }: { $points } victory points.
event-objective-missed = { $seat } has not met the objective { $card }.
event-penalty-counted = { $cubes } cubes of pollution cost everybody { $points ->
    [one] one victory point.
   *[other] { $points } victory points.
}

refusal-game-is-over = The game is over.
refusal-not-asked = That is not what is asked now.
refusal-no-such-seat = Nobody who could be meant sits there.
    .met = Those you name sit at the table.
refusal-not-in-bag = That card cannot come any more.
    .met = That card can still come.
refusal-no-such-face = The die has no such face.
    .met = The die has that face.
refusal-scenario-for-more = This scenario is for { $least } players at least.
refusal-beginner-is-missing = Nobody sits at the place of the one who is to begin.
refusal-own-card-misprinted = Own cards, line { $line }: { $misprint }.
refusal-off-the-board = The board has no such hex.
    .met = The board has that hex.
refusal-site-taken = Something stands at { $at } already.
    .met = Nothing stands at { $at }.
refusal-wrong-ground = { $building_key ->
    [junction] A junction may stand anywhere but in the sea.
    [fishing_port] A fishing port stands on a meadow beside the sea.
    [power_plant] A power plant stands beside a river.
    [treatment] A treatment plant stands beside a river.
    [mine] A mine stands on a mountain.
   *[other] No { $building } may stand on such a hex.
}
    .met = The ground suits it: { $building }.
refusal-not-beside = Nothing of yours stands beside that hex.
    .met = Something of yours stands beside that hex.
refusal-no-tile-left = The box has no tile left: { $building }.
    .met = The box has a tile left: { $building }.
refusal-no-marker-left = All markers of { $seat } are on the board.
    .met = { $seat } has markers left.
refusal-too-expensive = That costs { $cost } thunes, and { $seat } has { $has }.
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
refusal-dam-refused-before = That dam was proposed and refused in this step.
    .met = Nobody has refused that dam in this step.
refusal-refused-before = That was proposed and refused in this step.
    .met = Nobody has refused that in this step.
refusal-not-yours = Nothing of yours stands there.
    .met = That is yours.
refusal-shared-dam = A dam with several owners is not destroyed.
    .met = The dam has one owner only.
refusal-out-of-reach = Nothing of yours draws water from there.
    .met = Something of yours draws water from there.
refusal-no-water-there = There are { $has } cubes of water.
    .met = There are { $has } cubes of water.
refusal-no-need = Your buildings there need { $need } more cubes of water.
    .met = Your buildings there need { $need } more cubes of water.
refusal-not-the-first-owner = A dam is filled by the owner who comes first in the order of the initiative.
    .met = You are the owner who fills the dam.
refusal-not-downstream = That hex does not lie below the dam.
    .met = That hex lies below the dam.
refusal-dam-is-full = The dam has room for { $room } more cubes.
    .met = The dam has room for { $room } more cubes.
refusal-nobody-to-contest = Those you name, or you yourself, have no claim to that hex.
    .met = You and those you name have a claim to that hex.
refusal-contested-before = There was a conflict about that hex in this step.
    .met = There was no conflict about that hex in this step yet.
refusal-too-few-points = You have { $has } victory points.
refusal-no-plant = No treatment plant of yours reaches that hex.
    .met = A treatment plant of yours reaches that hex.
refusal-plant-is-used = The plant has been used three times in this round.
    .met = The plant has been used fewer than three times in this round.
refusal-no-pollution-there = There is no pollution.
    .met = There is pollution.
refusal-bank-is-empty = The bank has too few cubes: { $good }.
    .met = The bank has enough cubes: { $good }.
refusal-works-already = That building works already, or never needs to be run.
    .met = That building does not work yet, and needs something to work.
refusal-lacks = { $good }: { $needs } needed, { $has } there.
    .missing = { $missing } more
refusal-not-traded = Such a thing, or so much of it, is not traded.
    .met = That may be traded.
refusal-bought-before = You have bought { $good } in this round, so you sell none on the world market.
    .met = You have not bought { $good } on the world market in this round.
refusal-nowhere-to-store = A community without buildings has no place for cubes.
    .met = There is a place for the cubes.
refusal-too-many-deals = Nobody proposes more than { $most } deals in a round.
    .met = You have proposed fewer than { $most } deals in this round.
refusal-not-in-hand = You do not hold that card.
    .met = You hold that card.
refusal-wrong-time = That card belongs to another step.
    .met = The card belongs to this step.
refusal-wrong-target = That card strikes somebody else, or nobody.
    .met = The card strikes whom it may.
refusal-no-effect = That card would change nothing now.
    .met = The card would change something.
refusal-not-that-hex = That hex cannot be chosen.
    .met = The card may mean that hex.

score-track = Victory points on the track
    .short = track
score-objective-reached = Objective: { $card }
    .short = objective
score-pollution-penalty = { $cubes } cubes of pollution on the board
    .short = pollution
kind-track = track
kind-objective = objectives
kind-pollution = pollution
tie-more-thunes = more thunes
