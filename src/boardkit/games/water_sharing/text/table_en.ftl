number-points = victory points
number-thunes = thunes
number-water = water
number-energy = energy
number-pollution = pollution on the board
number-food = food

side-round = round { $round }/{ $rounds }, step { $step }: { $name }
side-over = the game is over
side-card = This round
key-turn-count = how many
key-turn-against = against whom
key-turn-thunes = for how much
key-turn-back = use or put back
key-turn-swap-back = for how many
side-needs = Needs
side-needs-next = Next round needs
side-has = Has
side-makes = Makes
side-lacks = Lacks
side-lacks-nothing = Lacks nothing
side-market = · market { $thunes }¥
side-objective = { $name } ★{ $points }
side-action = { $name } · { $when }
side-cards = cards: { $count }

hex-ground = { $at }: { $terrain }.
hex-part = It is printed on part { $part } of the board.
hex-flows = Its water flows to { $to }.
hex-bonus = Bonus: what works here makes { $good ->
    [thunes] one thune more.
    [energy] one energy more.
   *[other] one food more.
}
hex-outfall = Any pollution from here falls at { $to }.
hex-water = { $count ->
    [one] One cube of water.
   *[other] { $count } cubes of water.
}
hex-pollution = { $count ->
    [one] One cube of pollution.
   *[other] { $count } cubes of pollution.
}
hex-building = { $seat }’s { $building }
hex-dam = dam at { $at }, owned by { $owners }
hex-crisis = In crisis.
hex-works = Works in this round.
hex-treated = { $count ->
    [one] Used once in this round.
   *[other] Used { $count } times in this round.
}
tile-cost = { $cost ->
    [0] Costs nothing: it is your first.
    [one] Costs one thune.
   *[other] Costs { $cost } thunes.
}
tile-dam = Costs { $one } thunes alone, { $two } each for two owners, { $three } each for three; makes 2 energy for each owner.
tile-work = Needs: { $needs }; makes: { $makes }.
tile-good = { $good_key ->
    [thunes] { $count ->
            [one] 1 thune
           *[other] { $count } thunes
        }
   *[other] { $count } { $good }
}
tile-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
tile-pollution = { $count ->
    [one] Pollution: 1 cube.
   *[other] Pollution: { $count } cubes.
}
card-own = { $name }: { $text }
card-when = To be played: { $when }.
card-points = { $count ->
    [one] Worth one victory point.
   *[other] Worth { $count } victory points.
}
source-board = The kinds of terrain and the parts are those of the box; where they lie was drawn for this program.
source-printed = The numbers of this tile are those of the box.
source-ours = Its kind is from the box; what it says was written for this program.

describe-card = { $water ->
    [one] One cube of water
   *[other] { $water } cubes of water
} for each river hex; energy costs { $energy ->
    [one] one thune
   *[other] { $energy } thunes
}, food { $food ->
    [one] one thune
   *[other] { $food } thunes
}.
describe-passed = { $seat } builds no more in this step.
describe-community = { $seat }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, { $thunes ->
    [one] 1 thune
   *[other] { $thunes } thunes
}, { $water } water, { $energy } energy, { $food } food, { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}; built: { $built }.
describe-building = { $crisis ->
    [0] { $building } at { $at }
   *[other] { $building } at { $at } in crisis
}
describe-water = Water at { $at }: { $count }.
describe-pollution = Pollution at { $at }: { $count }.

trade-with = A deal with
trade-give = You give
trade-get = You get from { $seat }
trade-keys = Letters choose with whom, arrows and tab a field, digits its number.
trade-most = { $good }: at most { $most } in a deal.
trade-limit = of { $has }
trade-fill = To { $seat }: one thing on each side, at most { $cubes } cubes or { $thunes } thunes. Type the numbers.
trade-propose = ✓ enter proposes it to { $seat }
