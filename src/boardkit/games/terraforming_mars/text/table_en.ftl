brief-production = Production: { $changes }.
brief-change = { $resource } { $amount }
brief-raise-temperature = { $steps ->
    [one] Temperature +1 step.
   *[other] Temperature +{ $steps } steps.
}
brief-raise-oxygen = { $steps ->
    [one] Oxygen +1 step.
   *[other] Oxygen +{ $steps } steps.
}
brief-rating = Your rating { $amount }.
brief-now = { $said } Now that is { $counts }.
brief-points-now = { $said } Now { $points }.

needs-temperature = Needs { $value } °C or { $bound ->
    [most] colder
   *[least] warmer
} (now { $now }).
needs-oxygen = Needs { $value }% oxygen or { $bound ->
    [most] less
   *[least] more
} (now { $now }%).
needs-oceans = Needs { $value } oceans or { $bound ->
    [most] fewer
   *[least] more
} (now { $now }).
needs-tag = { $least ->
    [one] Needs 1 { $tag } tag (you have { $now }).
   *[other] Needs { $least } { $tag } tags (you have { $now }).
}
needs-production = Needs { A($production) } of { $least } or more (yours is { $now }).
needs-cities = { $least ->
    [one] Needs a city in play (now { $now }).
   *[other] Needs { $least } cities in play (now { $now }).
}
needs-greeneries = { $least ->
    [one] Needs a greenery of your own (you have { $now }).
   *[other] Needs { $least } greeneries of your own (you have { $now }).
}
checked = { $mark } { $need }

kind-automated = automated
kind-active = active
kind-event = event
kind-corporation = corporation
kind-standard = standard project
kind-milestone = milestone
kind-award = award
kind-conversion = conversion
kind-tile = tile
points-tag = { $points ->
    [-1] −1 point
    [one] 1 point
   *[other] { $points } points
}
price-money = { $amount } M€
price-plants = { $amount } plants
price-heat = { $amount } heat
card-covered = This card lies face down.
card-cheaper = Costs you { $cost } M€ instead of { $printed } M€.
card-pay = You can pay { $ways }.
card-builder = Builder: { $count } of { $least } building tags with it.
card-sold = Selling it brings 1 M€.
card-copied = Its production is repeated for you.
corporation-cheaper = Cheaper with it: { $cards }.
corporation-cheaper-card = { $card } ({ $cost } M€)

way-megacredits = { $count } M€
way-steel = { $count } steel
way-titanium = { $count } titanium
way-heat = { $count } heat
way-worth-steel = { $count } steel ({ $worth } M€ each)
way-worth-titanium = { $count } titanium ({ $worth } M€ each)
pay-enter = ✓ enter pays this
pay-limit = 0 to { $most }; you have { $has }{ $worth ->
    [one] {""}
   *[other] , worth { $worth } M€ each
}
pay-rest = pays the rest; you have { $has }
pay-list = list all ways
pay-keep = You keep { $things }.
pay-worth = That is { $over } M€ more than the { $cost } M€ owed: the surplus is lost.

now-temperature = The temperature is { $now } °C; its goal is +{ $goal } °C.
now-oxygen = There is { $now }% oxygen; the goal is { $goal }%.
now-oceans = Oceans on Mars: { $now } of { $goal }.
now-at-goal = The goal is reached: no more steps, and no more rating for it.
step-rating = Each step raises your rating by 1.
step-bonus = The step to { $at } brings a bonus: { $effects }.
tile-ocean-gives = An ocean raises your rating by 1. Later tiles next to it earn 2 M€ for each ocean they touch.
tile-greenery-gives = A greenery is worth 1 point. Oxygen rises 1 step, and your rating with it, up to the goal.
tile-city-gives = A city is worth 1 point for each greenery next to it, no matter who owns it.
tile-city-where = It may not lie next to another city.
tile-greenery-where = It must lie next to a tile of yours, if it can.
tile-ocean-where = It lies on an area reserved for oceans, and belongs to nobody.
tile-special-gives = A special tile: the card that brought it says what it is worth.
tile-land-where = It lies on land, not on an area reserved for oceans.
tile-bonus = You gain what is printed on the area, and 2 M€ for each ocean next to it.
claim-text = Your marker keeps this area for you: nobody else may place a tile there.
stock-have = You have { $things }; each generation brings { $makes } more.
stock-have-last = You have { $things }; no more will be made.

prize-tag = { $points } points
prize-points = { $points } points at the end, for you alone.
prize-mine = { $seat } has it.
prize-left = { $left ->
    [0] None is left to claim.
    [one] One milestone may still be claimed.
   *[other] { $left } milestones may still be claimed.
}
prize-printed-terraformer = A rating of { $least }.
prize-printed-mayor = { $least } cities.
prize-printed-gardener = { $least } greeneries.
prize-printed-builder = { $least } building tags in play.
prize-printed-planner = { $least } cards in your hand.
prize-goal-terraformer = You need a rating of { $least }; yours is { $has }.
prize-goal-mayor = You need { $least } cities; you have { $has }.
prize-goal-gardener = You need { $least } greeneries; you have { $has }.
prize-goal-builder = You need { $least } building tags in play; you have { $has }.
prize-goal-planner = You need { $least } cards in your hand; you have { $has }.
prize-standing = Now: { $counts }.
prize-funded = { $seat } has funded it.
prize-award = { $seats ->
    [2] At the end the leader earns 5 points, no matter who funded it.
   *[other] At the end the first earns 5 points and the second 2, no matter who funded it.
}
prize-leads = { $seat } would win it now.
prize-tie = { $seats } would share it now.
prize-measure-landlord = For the most tiles on the map.
prize-measure-banker = For the highest M€ production.
prize-measure-scientist = For the most science tags in play.
prize-measure-thermalist = For the most heat in stock.
prize-measure-miner = For the most steel and titanium in stock.

deed-first-action = This is your first action: { $effects }.
deed-end-turn = You take one action only. You play on when your turn comes round again.
deed-pass = You take no more actions in this generation. The others may go on; production follows when all have passed.
deed-done = You take no more of them.
deed-done-patents = You sell no more of them.
deed-done-greenery = You place no more greeneries. Plants that are left count for nothing.
deed-decline = Nothing happens.
deed-number = { $name } becomes { $number }.
deed-raise = Your { $production } rises from { $from } to { $to }.
deed-lower = { $seat }’s { $production } falls from { $from } to { $to }.
deed-lower-own = It is your own production!
deed-lower-neutral = The neutral opponent loses it: no player does.
deed-take = { $seat } has { $has }; you can take up to { $most }.
deed-take-makes = { $makes ->
    [0] { $seat } gets no more of it.
   *[other] { $seat } gets { $makes } more per generation.
}
deed-take-neutral = The neutral opponent loses them: no player does.
deed-take-cubes = { $seat }’s card holds { $has } and keeps { $left }.
deed-first = This comes first; the rest follows.
deed-whole-card = The whole card:
card-gets = It holds { $has } and will hold { $will }.

head-points = pts
head-megacredits = M€
head-steel = steel
head-titanium = titanium
head-plants = plants
head-energy = energy
head-heat = heat
seat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-pts = { $points } pts
seat-short = { $points }p { $money }€
seat-money = { $points } pts M€ { $money }
seat-stock = stock
seat-makes = makes
seat-chosen = has chosen
seat-choosing = is choosing
seat-rating = TR { $rating }
seat-rating-full = rating { $rating } (+{ $rating } M€)
seat-rating-brings = income: M€ + TR
seat-steel = steel { $worth } M€
seat-titanium = titanium { $worth } M€
seat-greenery = greenery for { $plants } plants
seat-hand = hand { $count }
seat-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
seat-passed = passed
seat-left-out = { $count } more
seat-in-play = { $count ->
    [one] 1 card in play
   *[other] { $count } cards in play
}

track-temperature = Degrees
track-oxygen = Oxygen
track-oceans = Oceans
track-now-temperature = { $now } °C
track-now-oxygen = { $now }%
track-now-oceans = { $now } of { $goal }
track-bonus-production = h
track-bonus-raise = T
track-steps-told = h: heat production +1   ≈: an ocean   T: temperature +1 step
track-narrow-temperature = °C { $now }/{ $goal }
track-narrow-oxygen = O2 { $now }/{ $goal }
track-narrow-oceans = sea { $now }/{ $goal }
track-next-bonus = bonus at { $at }
table-hands = in hand
table-order = order
table-passed = passed
table-piles = deck { $deck } · discards { $discards }
table-solo = Generation { $generation } of { $last }
table-solo-temperature = { $steps ->
    [one] 1 step of temperature to go
   *[other] { $steps } steps of temperature to go
}
table-solo-oxygen = { $steps ->
    [one] 1 step of oxygen to go
   *[other] { $steps } steps of oxygen to go
}
table-solo-oceans = { $steps ->
    [one] 1 ocean to go
   *[other] { $steps } oceans to go
}
table-solo-done = Mars is terraformed
table-milestones = { $left ->
    [0] Milestones, none left
   *[other] Milestones { $price } M€, { $left } left
}
table-awards = { $left ->
    [0] Awards, none left
   *[other] Awards { $price } M€, { $left } left
}
table-milestones-short = Milestones { $price } M€
table-awards-short = Awards { $price } M€
table-goal-terraformer = rating { $least }
table-goal-mayor = { $least } cities
table-goal-gardener = { $least } greeneries
table-goal-builder = { $least } building tags
table-goal-planner = { $least } cards in hand
table-measure-landlord = tiles
table-measure-banker = M€ production
table-measure-scientist = science tags
table-measure-thermalist = heat
table-measure-miner = steel, titanium

stage-research = research
stage-actions = actions
stage-production = production
stage-next = next
stage-setup = corporations
stage-ending = last greeneries
stage-research-now = RESEARCH
stage-actions-now = ACTIONS
stage-production-now = PRODUCTION
stage-setup-now = CORPORATION AND CARDS
stage-ending-now = LAST GREENERIES
stage-generation = { $place ->
    [last] generation { $generation }, the last
   *[other] generation { $generation }
}
stage-generation-short = { $place ->
    [last] gen { $generation }, last
   *[other] gen { $generation }
}
stage-action = { $number ->
    [one] 1st action of 2
   *[other] 2nd action of 2
}
stage-alone = everybody else has passed
stage-draft = { $side ->
    [left] draft { $number } of { $of }, packs go left, to { $to }
   *[right] draft { $number } of { $of }, packs go right, to { $to }
}

reckoning-bought = { $count ->
    [one] 1 card
   *[other] { $count } cards
} for { $cost } M€: { $left } M€ left of { $money }{ $heat ->
    [0] {""}
   *[other] , heat included
}
reckoning-with = { $corporation }: { $money } M€ − { $cost } for { $count ->
    [one] 1 card
   *[other] { $count } cards
} = { $left }
reckoning = { $said }{ $play ->
    [0] {""}
   *[other] ; playing all: { $play } M€
}{ $steel ->
    [0] {""}
   *[other] , steel pays { $steel }
}{ $titanium ->
    [0] {""}
   *[other] , titanium pays { $titanium }
}

pass-moves = Still possible: { $moves }.
pass-actions = Not used in this generation: { $cards }.
pass-plants = You have plants enough for a greenery.
pass-heat = You have heat enough to raise the temperature.
pass-milestones = You can claim { $milestones }.
verb-bar-no = Nothing
short-verb-bar-no = Nothing
verb-bar-cards = Cards
short-verb-bar-cards = Cards
verb-bar-actions = Actions
short-verb-bar-actions = Act
verb-bar-standard = Standard projects
short-verb-bar-standard = Standard
verb-bar-greenery = Plants→greenery
short-verb-bar-greenery = Plant
verb-bar-heat = Heat
short-verb-bar-heat = Heat
verb-bar-milestones = Milestones
short-verb-bar-milestones = Milestones
verb-bar-awards = Awards
short-verb-bar-awards = Awards
verb-bar-sell = Sell
short-verb-bar-sell = Sell
verb-bar-pass = Pass
short-verb-bar-pass = Pass

sign-megacredits = M€ (megacredits)
sign-steel = steel; on a track: done
sign-titanium = titanium
sign-plants = plant; two of them: a greenery tile
sign-card = a card
sign-ocean = area for an ocean; three of them: an ocean tile
sign-volcano = volcano
sign-city = a city
sign-claim = claimed by this player; milestone or award taken
sign-used = action used in this generation; a resource on a card
sign-unused = action not used yet
sign-asked = who is asked
sign-action = action of a card
sign-met = condition met, or: has passed
sign-unmet = condition not met
sign-degrees = degrees
key-round_back = a generation back
key-round_on = generation
end-curve = Points after each generation; * stands for several
end-moment = Generation { $round }
end-board-before = The board before the first generation
end-board-after = The board after generation { $round }
end-board-in = The board at this moment of generation { $round }
review-after = After generation { $round }:
legend-heat = heat
legend-energy = energy
legend-temperature = temperature; on the oxygen track: a step of it
legend-oxygen = oxygen
legend-rating = terraform rating
legend-points = victory points
legend-track-production = on the temperature track: heat production +1
legend-stock = in stock 1, production 2
legend-production = production
legend-tile = a tile
legend-anybody = anybody’s
sign-noctis = reserved for Noctis City
sign-moon = off Mars, for the city of a card
sign-open = nothing here; on a track: still to come
sign-stolen = taken from a player
sign-more = that much more
sign-less = that much less
sign-becomes = becomes, or: on another card
sign-least = at least
sign-most = at most
sign-rises = rises
sign-times = that many times
sign-either = more or less
sign-equals = counts as

# A move, where the table tells more of it than the move does.
use-way = Use the action of { $card }: { $does }
need-stock = your stock
need-tracks = the tracks
need-prizes = milestones and awards
need-order = hands and order
