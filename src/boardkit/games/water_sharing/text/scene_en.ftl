# What a position is made of, and what can be wrong with it.

part-actions = action cards
part-at = hex
part-bank = bank
part-bids = bids
part-bought = bought this round
part-building = building
part-by = declared by
part-card = card
part-cheap-energy = price of energy
part-cheap-food = price of food
part-cistern = cistern
part-clean = pollutes nothing
part-clock = course of the game
part-communities = communities
part-conflict = conflict
part-contested = contested hexes
part-crisis = buildings in crisis
part-dams = dams
part-deals = deals proposed
part-dearer = dearer by
part-decks = cards
part-discount = discount
part-energy = energy
part-extra = added
part-favours = favours of cards
part-first = initiative
part-food = food
part-land = board
part-objective = objective
part-objectives = objectives not dealt
part-owner = owner
part-owners = owners
part-paid = thunes given out by the bank
part-parties = parties
part-passed = have passed
part-played = cards played
part-points = points
part-pollution = pollution
part-refused = refused
part-resources = cards to come
part-round = round
part-rounds = rounds
part-script = cards of the scenario
part-shores = shores
part-shown = earlier cards
part-silent = keep their cards
part-site = site
part-stage = step
part-stores = cubes by part
part-struck = struck
part-swords = swords
part-thunes = thunes
part-back = in return
part-tiles = tiles
part-treated = treated
part-water = water
part-worked = buildings at work

fault-cubes-wrong = { $name ->
    [water] Cubes of water
    [pollution] Cubes of pollution
    [energy] Cubes of energy
    [food] Cubes of food
   *[other] Red cubes
}, those in the bank included: { $count }; the box has { $most }.
fault-thunes-wrong = Thunes of all communities together: { $count }; given out by the bank: { $paid }.
fault-below-zero = There is less than nothing of something.
fault-buildings-wrong = { $building }: { $count } on the board and in the box together; there are { $most }.
fault-card-wrong = The card { $name } is there { $count ->
    [one] once
   *[other] { $count } times
}; the box has it { $most ->
    [0] never
    [one] once
   *[other] { $most } times
}.
fault-crisis-without-building = A red cube lies at { $at }, where no building stands.
fault-stock-astray = Cubes of { $seat } lie at { $at }, where no part of the community begins.
fault-no-such-hex = The board has no hex { $at }.
fault-wrong-site = The hex { $at } does not suit { $building_a }.
fault-no-dam-there = The dam at { $at } does not stand over a river hex and two dry hexes beside it.
fault-two-on-one-hex = Several constructions stand at { $at }.
fault-wrong-owners = What stands at { $at } must have an owner; a dam has one to three, each named once.
fault-too-many-markers = { $seat } has { $count } constructions on the board, but only { $most } markers.
fault-water-astray = Water lies at { $at }, where no river flows.
fault-pollution-astray = Pollution lies at { $at }, on dry land.
fault-crisis-without-need = A red cube lies at { $at }, but { $building_a } needs nothing and is never in crisis.
fault-works-not = Nothing that could work stands at { $at }.
fault-wrong-treatment = At { $at } there must be a treatment plant that was used one to three times.
fault-hand-too-large = { $seat } holds { $count } action cards; nobody has more than { $most }.
fault-bought-astray = { $seat } can have bought energy and food on the world market, each of them noted once.
fault-too-many-proposals = { $seat } has proposed { $count } deals; a round allows { $most }.
fault-too-much = { $seat } has { $count } of something; no number is above { $most }.
fault-rounds-wrong = Round { $round } of { $rounds } cannot be: a game has 1 to { $most } rounds.
fault-step-wrong = The step does not fit the round, or what is still to be done in it.
fault-nobody-first = Nobody has the initiative.
fault-seat-listed = Among those who have passed, or who keep their cards, each community is named once at most.
fault-card-missing = No water and world market card lies open.
fault-cards-too-few = Water and world market cards that are left: { $count }; needed for the rounds to come: { $needed }.
fault-asked-wrong = What { $seat } is asked, now or later, does not fit the step or the table.
fault-conflict-wrong = The conflict has parties, bids, swords or a reason that cannot be.
fault-conflict-astray = A conflict is on the table that nobody fights, or one is fought that is not there.
