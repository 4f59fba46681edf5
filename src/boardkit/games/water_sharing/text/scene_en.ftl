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
fault-below-zero = Somewhere lies less than nothing.
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
