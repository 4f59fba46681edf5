# What stands on cards, beside the map and in the legend.

card-hidden = Only its owner may look at it.
card-strikes = Its target accepts it, or refuses and fights.
card-objective-end = Counted at the end; nobody else sees it until then.
card-building-work = Each round it needs { $needs }, and makes { $makes }.
card-building-free = It needs nothing, and makes { $makes } each round.
card-junction = It needs nothing and makes nothing. It joins what stands beside it, and reaches on to land and water.
card-treatment = Cleans up to { $times } cubes a round, { $cost } thunes each. A cube of pollution beside it becomes water: use it, or put it back for { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
card-building-ground = { $beside ->
    [river] Next to something of yours, beside a river; ground: { $terrains }.
    [sea] Next to something of yours, beside the sea; ground: { $terrains }.
   *[none] Next to something of yours; ground: { $terrains }.
}
card-building-first = Your first construction is free, anywhere on: { $terrains }.
card-building-places = { $own ->
    [0] You own none
    [one] You own one
   *[other] You own { $own }
}. { $count ->
    [0] No place for it now
   *[other] { $at ->
        [none] { $count } places now
       *[other] It could stand at { $at }
    }
}. { $left ->
    [0] No tile left
    [one] One tile left
   *[other] { $left } tiles left
}.
card-building-counts = It counts for your objective: { $name }.
card-building-spoils = It spoils your objective: { $name }.
card-building-dirt = { $now ->
    [0] { $each ->
        [0] Never pollutes.
       *[other] Pollution: { $each } each time it works.
    }
   *[other] { $each ->
        [0] Pollution: 1 when built, then none.
       *[other] Pollution: 1 when built, { $each } each time it works.
    }
}
card-building-outfall = Pollution from there falls at { $to }.
card-building-idle = Short of what it needs, it is in crisis; if so again, a riot costs 0 to 3 points.

card-dam = { $made } energy a round for each owner. Keeps up to { $room } cubes of water that only its owners may use.
card-dam-site = Stands on a river hex and two dry hexes beside it; each owner has something next to one of the three.
card-dam-price = Costs { $one } thunes for one owner, { $two } each for two, { $three } each for three.

objective-met = It is met as things stand.
objective-owns = So far { $has } of { $needs }.
objective-lacks = Still missing: { $what }.
objective-bars = In the way: { $what }.
objective-thunes = Thunes so far: { $has } of { $needs }.
objective-dirt = { $count ->
    [one] One cube of pollution lies beside your constructions.
   *[other] { $count } cubes of pollution lie beside your constructions.
}
objective-crises = { $count ->
    [one] One of your buildings is in crisis.
   *[other] { $count } of your buildings are in crisis.
}

act-run = A building that has what it needs works once a round; the goods come at once, thunes and points with the harvest.
act-run-ready = { $building } at { $at }: can run, { $needs } for { $makes }.
act-run-lacks = { $building } at { $at }: lacks { $needs } (would make { $makes }).
act-buy = { $price ->
    [one] A cube of { $good } costs one thune on the world market; you have { $thunes }.
   *[other] A cube of { $good } costs { $price } thunes on the world market; you have { $thunes }.
}
act-buy-only = What you buy there you cannot sell there in this round.
act-sell = { $price ->
    [one] The world market pays one thune for a cube of { $good }; cubes you have: { $has }.
   *[other] The world market pays { $price } thunes for a cube of { $good }; cubes you have: { $has }.
}
act-lacks = { $count ->
    [0] Your buildings lack no { $good }.
   *[other] Your buildings still lack { $count } { $good }.
}
act-deal-side = { $count ->
    [0] { $seat } has { $has }; their buildings lack nothing.
   *[other] { $seat } has { $has }; their buildings lack { $lacks }.
}
act-deal-market = { $price ->
    [one] On the world market a cube of { $good } costs one thune, and sells for { $sell }.
   *[other] On the world market a cube of { $good } costs { $price } thunes, and sells for { $sell }.
}
act-take = { $count ->
    [0] Your buildings need no more water in this round.
    [one] Your buildings still need one cube of water; nobody takes more than they need.
   *[other] Your buildings still need { $count } cubes of water; nobody takes more than they need.
}
act-fill = The dam at { $at } holds { $water } of { $room } cubes; only its owners may use them.
act-treat = { $points ->
    [one] For { $cost } thunes a cube of pollution becomes water: use it, or put it back for one victory point.
   *[other] For { $cost } thunes a cube of pollution becomes water: use it, or put it back for { $points } victory points.
}
act-treat-used = The plant has been used { $times } of { $most } times in this round.
act-contest = The highest score (bid, die and cards) uses the hex before anybody else; a tie changes nothing.
act-contest-hex = { $water ->
    [0] { $at }: { $rivals } could build there, too.
    [one] { $at }: one cube of water, also in reach of { $rivals }.
   *[other] { $at }: { $water } cubes of water, also in reach of { $rivals }.
}
act-contest-cost = Everybody loses their bid, win or lose.
act-bid-cost = { $points ->
    [0] Nothing is lost: you keep your points ({ $has }).
   *[other] Your points fall from { $has } to { $left } at once, whether you win or lose.
}
act-bid-score = Your score with the die is { $least } to { $most }.
act-destroy = One of your buildings goes back into the box. You get no refund, and no pollution falls.
act-refuse-deal = Nothing changes hands.
act-refuse-dam = You pay nothing, and the dam will not be yours.
act-bear = The card takes effect on you.
act-resist = You fight over it: if you win, it does nothing to you; both lose what they bid.
act-pass-generate = { $count ->
    [0] None of your buildings stands idle.
    [one] One building stands idle: it will be in crisis, or have a riot if it already is.
   *[other] { $count } buildings stand idle: they will be in crisis, or have a riot if they already are.
}
act-pass-collect = { $count ->
    [0] Your buildings need no more water.
    [one] You collect no more; one cube will be missing.
   *[other] You collect no more; { $count } cubes will be missing.
}
act-pass-contest = { $need ->
    [0] Your buildings need no water.
    [one] Your buildings need one cube of water; within your reach alone: { $alone }.
   *[other] Your buildings need { $need } cubes of water; within your reach alone: { $alone }.
}
act-pass-site = You fight nobody, and build when it is your turn.
act-pass-build = You build no more in this step. The others may go on.
act-pass = You do nothing; the game goes on.
act-keep = You are not asked for cards again at the end of a step in this round.
act-begin = Has the initiative in the first round: the first to take water, to run and to build.
act-roll = The swords add to the bid.
act-roll-riot = { $swords ->
    [0] No victory point is lost.
    [one] One victory point is lost.
   *[other] { $swords } victory points are lost.
}

side-rounds = round { $round }/{ $rounds }
balance-now = this round
balance-next = next round
balance-has = has now
balance-makes = buildings make
balance-needs = buildings need
balance-missing = still missing
balance-last = The last round: what is built now will not work any more.
balance-late = Goods come once their building works; parts that do not touch share none.
balance-brief-now = now
balance-brief-next = next
balance-brief-has = has
balance-brief-makes = makes
balance-brief-needs = needs
balance-brief-lacks = lacks
catalogue-building = building
catalogue-needs = needs
catalogue-makes = makes
catalogue-left = left
catalogue-at = at
catalogue-key = Left: in the box. At: places for it now.
pass-thirsty = { $count ->
    [one] Your buildings still need one cube of water.
   *[other] Your buildings still need { $count } cubes of water.
}
pass-could-run = { $count ->
    [one] This could run, but will be in crisis: { $buildings }.
   *[other] These could run, but will be in crisis: { $buildings }.
}
pass-stands-still = { $count ->
    [one] This stands idle and will be in crisis: { $buildings }.
   *[other] These stand idle and will be in crisis: { $buildings }.
}
pass-building = { $stage ->
    [opening] You build nothing more before the first round; you keep { $thunes } ¥.
   *[round] You build nothing more in this round; you keep { $thunes } ¥.
}
seats-points = points
seats-cards = cards
seats-cards-brief = c
seats-nothing = nothing built yet
seats-lacks = { $count ->
    [0] lacks nothing
   *[other] still missing: { $lacks }
}
shared-water = This round: { $count } water on each river hex
shared-market = Market: energy { $energy } ¥, food { $food } ¥, selling { $sell } ¥
shared-order = Initiative:
shared-pollution = { $lost ->
    [0] Pollution on the board: { $count }
   *[other] Pollution on the board: { $count } (−{ $lost } ★ each)
}
shared-conflict = Conflict over { $at }
shared-conflict-card = Conflict over the card { $card }
shared-conflict-rule = Bid, die and cards count together. The winner comes first; all lose their bids; a tie changes nothing.
conflict-leads = { $points ->
    [0] Nobody leads: equal scores change nothing
   *[other] { $seat } leads by { $points }
}
shared-party = { $seat }: { $bid }
shared-bid-none = still bids, { $most } at most
shared-bid-made = has bid
shared-bid = bid { $points }
shared-bid-rolled = bid { $points }, die { $swords }, score { $score }

sign-water = water, a cube of it
sign-energy = energy
sign-food = food
sign-thunes = thunes, the money
sign-points = victory points
sign-pollution = pollution, a cube of it
sign-crisis = a building in crisis
sign-flow = the river flows that way
sign-makes = needs → makes; also the order of play
sign-asked = who is asked
sign-step = the step that is played
sign-done = over; a building that has run
sign-nothing = nothing

verb-bar-water = Water
short-verb-bar-water = Water
verb-bar-treat = Treat
short-verb-bar-treat = Treat
verb-bar-run = Run
short-verb-bar-run = Run
verb-bar-all = All I can
short-verb-bar-all = All
verb-bar-all-water = Take all I need
short-verb-bar-all-water = Take all
verb-bar-all-run = Run all I can
short-verb-bar-all-run = Run all
verb-bar-buy = Buy
short-verb-bar-buy = Buy
verb-bar-sell = Sell
short-verb-bar-sell = Sell
verb-bar-deal = Deal
    .none = Deals are made in step 4, while you or another has energy or food.
short-verb-bar-deal = Deal
verb-bar-build = Build
short-verb-bar-build = Build
verb-bar-destroy = Destroy
short-verb-bar-destroy = Destroy
verb-bar-fight = Fight
short-verb-bar-fight = Fight
verb-bar-cards = Cards
short-verb-bar-cards = Card
verb-bar-pass = Pass
short-verb-bar-pass = Pass

brief-residential = zone
brief-farm = farm
brief-fishing-port = port
brief-power-plant = power
brief-wind-solar = wind/solar
brief-leisure = leisure
brief-industry = industry
brief-mine = mine
brief-treatment = treatment
brief-university = university
brief-junction = junction
brief-offer = to { $seat }: { $goods }
brief-request = from { $seat }: { $goods }
brief-swap = swap with { $seat }: { $goods } for { $back }
brief-dam = dam
need-sums = what is made and needed
need-fight = the conflict
need-market = market and order
need-tiles = the catalogue
