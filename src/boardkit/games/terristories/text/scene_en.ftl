# What a position is made of, and what can be wrong with it.

part-alea = hazard of the round
part-aleas = hazards to draw
part-aleas-out = hazards drawn
part-aleas-under = hazards under the pile
part-ambassador = ambassador
part-at = territory
part-bag = pile of projects
part-blocked = territories kept
part-bought = purchases
part-caller = called by
part-callers = called a council
part-card = project
part-cards = projects financed
part-character = character
part-chosen = project chosen in secret
part-claims = personal objectives
part-common = common objective met
part-council = council
part-cubes = cubes
part-amount = cubes
part-back = promised back
part-deals = negotiations
part-debts = promises
part-developed = have developed
part-drilling = drilling
part-extra = second purchase
part-foreseen = hazard foreseen
part-hand = projects in hand
part-harvest = extra harvest
part-index = index
part-indices = indices
part-indices-1 = societal
part-indices-2 = economy
part-indices-3 = environment
part-individuals = individuals
part-influenced = index point bought
part-land = territories
part-laps = turns of financing
part-late = may still purchase
part-mission = mission
part-moved = have moved
part-of = asked of
part-offers = projects proposed
part-outcome = outcome
part-paid = cubes paid
part-personal = own objective met
part-phase = phase
part-planet = planet
part-pledges = cubes pledged
part-power = power left
part-project = project
part-quiet = have added nothing
part-rain = rain
part-relief = wages lowered by
part-role = role
part-round = round
part-season = this round
part-seen = seen by all
part-seer = has foreseen
part-sheltered = sheltered
part-shown = profile shown
part-since = since round
part-stocked = in stock
part-tableaux = players
part-taken = harvested
part-terrain = terrain
part-touched = projects touched
part-turn = this turn
part-under = under the pile
part-votes = votes
part-zones = zones

fault-no-such-project = “{ $name }” is no project of the box.
fault-no-such-alea = “{ $name }” is no hazard of the box.
fault-project-twice = { $seat } has the project { $card } { $more ->
    [one] once
   *[other] { $more } times
} too often.
fault-project-missing = { $seat } lacks the project { $card }.
fault-alea-twice = The hazard { $card } lies { $more ->
    [one] once
   *[other] { $more } times
} too often.
fault-alea-missing = The hazard { $card } is missing.
fault-index-off-track = { $index } cannot stand at { $value }: its track does not go there.
fault-cubes-off-limit = { $at } cannot hold { $cubes } cubes: from 0 to { $most }.
fault-too-many-pawns = { $seat } has { $count } individuals or zones on the planet, but owns { $most }.
fault-pawns-below-zero = At { $at } stand fewer than no individuals or zones.
fault-too-many-labels = The players hold { $count } labels, but there are { $most }.
fault-land-of-another-planet = The territories are not those of the planet { $planet }.
fault-token-astray = The token of { $card } cannot stand there: there is none, or it stands elsewhere.
fault-seat-owes = { $seat } cannot have { $cubes } cubes.
claim-open = open
claim-claimed = claimed
claim-silent = not claimed
claim-covered = covered
