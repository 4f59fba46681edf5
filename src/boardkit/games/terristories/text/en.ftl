title = TerriStories
summary = Settle a planet together, and keep it alive, or think of yourselves.
match-length = 8 rounds at most; an objective that is reached ends it sooner. The rulebook gives no time.

option-planet = Planet
    .help = Where you land: a planet by name, or one drawn by its stars.
option-mission = Mission
    .help = What you are to reach together: a mission by name, or one drawn by its stars.
option-oldest = The oldest player
    .help = The player in that seat is the first ambassador.
option-cooperative = Co-operative only
    .help = Nobody has a personal objective, and four projects stay in the box. With two players this is always so.
    .badge = co-operative
option-basic = First game
    .help = No powers, no purchase of index points, and no personal objectives.
    .badge = first game
option-hostile = Hostile planet
    .help = Variant: bad hazards only.
option-utopian = Utopian world
    .help = Variant: good hazards only.
option-ex-nihilo = Ex nihilo
    .help = Variant: all indices begin at −3, and all targets are 10.
    .badge = ex nihilo
option-conquest = Conquest
    .help = Variant: only a personal objective ends the game well; if the common one is met, all lose.
    .badge = conquest
option-ad-vitam = Ad vitam aeternam
    .help = Variant: hourglass projects have their impact on the indices in every round.
option-last-chance = Last chance
    .help = Variant: everybody begins with two zones and five individuals.

planet-one-star = drawn, one star
planet-two-stars = drawn, two stars
planet-three-stars = drawn, three stars
mission-one-star = drawn, one star
mission-two-stars = drawn, two stars
mission-three-stars = drawn, three stars
oldest-seat-1 = seat 1
oldest-seat-2 = seat 2
oldest-seat-3 = seat 3
oldest-seat-4 = seat 4

role-farmer = Farmer
role-governor = Governor
role-entrepreneur = Entrepreneur
role-ecologist = Ecologist
index-societal = Societal
index-economy = Economy
index-environment = Environment
terrain-mountain = mountain
terrain-plain = plain
terrain-marsh = marsh
project-card-hidden = a project
project-card-nothing = no project
alea-card-hidden = a hazard
character-hidden = a secret profile


track-societal = Soc
track-economy = Eco
track-environment = Env
number-societal = societal index
number-economy = economy index
number-environment = environment index
number-cubes = cubes
number-individuals = individuals
number-zones = zones
side-round = round { $round }/{ $rounds } · { $phase ->
    [1] 1 development
    [2] 2 projects
    [3] 3 harvest
    [4] 4 hazard
    [5] 5 wages
   *[other] 6 regeneration
}
key-turn = number, or type it
key-overlay = everybody’s cards
overlay-whose = Whose cards?
side-setup = setting up · { $planet }
side-setup-mission = setting up
side-over = the game is over
side-hazard = Hazard: { $alea }
phase-short = { $phase ->
    [1] develop.
    [2] projects
    [3] harvest
    [4] hazard
    [5] wages
   *[other] regen.
}
hand-council = Council { $index }
side-bonus-societal = pay{ $change }
side-bonus-economy = gain{ $change }
side-bonus-environment = rain{ $change }
side-index = { $value }/{ $target }
side-promised = has promised { $amount } to
side-votes = Votes:
side-council = { $index } { $paid }
side-profile = { $character }: { $index } { $value }/{ $wanted }, { $counted } { $count }/{ $amount }
side-aim = objective: { $index } { $value }/{ $wanted }, { $counted } { $count }/{ $amount }
side-least = { $index } { $value }/{ $wanted }, { $counted } { $count }/{ $amount }
side-counted = { $counted ->
    [own_resources] cubes
    [own_zone_territories] zoned land
    [all_individuals] all people
    [sablier_in_play] hourglasses
    [own_zones] zones
    [labels_in_play] all labels
    [own_tokens] tokens
    [own_labels] labels
    [own_zone_full] full land
   *[other] half full
}
side-stocked = { $card } (kept)
side-token = { $card } ({ $at })

card-project = { $card }, a project of the { $role }: costs { $cost }
card-once = { $phases_count ->
    [one] Lightning: once, in phase { $phases }, then under the pile.
   *[other] Lightning: once, in phases { $phases }, then under the pile.
}
card-lasts = { $phases_count ->
    [one] Hourglass: every round, in phase { $phases }.
   *[other] Hourglass: every round, in phases { $phases }.
}
card-stock = Stock: may be kept for phase { $phase } of a later round.
card-impacts = Impacts: { $impacts }.
card-token = Its token stands by a zone of its owner, and sleeps while the territory is sterile.
card-token-at = Its token stands on { $at }.
card-in-hand = In hand:
card-kept = It is kept in stock.
power-used = This power has been used.
card-planet = Planet { $planet }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}.
card-mission = Mission { $mission }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}: societal { $societal }, economy { $economy }, environment { $environment }.
card-hazard = The hazard of this round: { $alea }
card-protects-player = { $labels ->
    [one] One label of their own protects a player from the effect.
   *[other] { $labels } labels of their own protect a player from the effect.
}
card-protects-territory = { $labels ->
    [one] One label of its settlers protects a territory from the effect.
   *[other] { $labels } labels of its settlers together protect a territory from the effect.
}
card-power = Power, once in a game: { $name }
card-power-else = If there is none, add { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} to a territory.
card-profile = Profile: { $character }. { $index } at { $wanted } or more, and at the same time:
condition-own-resources = at least { $amount } cubes of your own.
condition-own-zone-territories = zones of yours on at least { $amount } fertile territories.
condition-all-individuals = at least { $amount } individuals of all players on the planet.
condition-sablier-in-play = at least { $amount } hourglass projects in play, of all players.
condition-own-zones = at least { $amount } zones of your own on the planet.
condition-labels-in-play = at least { $amount } labels of all players.
condition-own-tokens = at least { $amount } tokens of your own on the planet.
condition-own-labels = at least { $amount } labels of your own.
condition-own-zone-full = zones of yours on at least { $amount } territories that are full.
condition-territories-at-least-half = at least { $amount } territories that are half full or more.
source-printed = As printed.
source-part = Known from the rulebook or from public pages, in part; the rest is ours.
source-original = The contents of this card are ours.

territory = { $at }: { $terrain }, { $cubes } of { $capacity } cubes; zones: { $zones }; individuals: { $individuals }
territory-sterile = { $at }: { $terrain }, sterile; zones: { $zones }; individuals: { $individuals }
territory-none = { $at }: no territory
territory-count = { $seat } { $count }
territory-token = { $card } token, { $seat }: { $effects }
describe-unknown = The planet is not known yet.
describe-planet = Planet { $planet }, mission { $mission }.
describe-index = { $index }: { $value }, target { $target }.
describe-debt = { $seat } has promised { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}.
describe-seat = { $seat }, { $role }: cubes { $cubes }, individuals { $individuals }, zones { $zones }, labels { $labels }; projects: { $cards }.

score-index-reached = { $index }: { $value }, target { $target }
    .short = { $index }
score-personal-objective = Personal objective met: { $character }
score-objective-missed = Personal objective missed: { $character }, { $index } { $value } of { $wanted }; { $counted ->
    [own_resources] cubes
    [own_zone_territories] zones on fertile territories
    [all_individuals] individuals of all players
    [sablier_in_play] hourglass projects in play
    [own_zones] zones
    [labels_in_play] labels of all players
    [own_tokens] tokens
    [own_labels] labels
    [own_zone_full] zones on full territories
   *[other] territories half full or more
}: { $count } of { $amount }
kind-societal = societal
kind-economy = economy
kind-environment = environment
kind-personal = personal objective
verdict-still-playing = The game goes on.
verdict-won-together = The common objective is met: you have all won together!
verdict-won-finer = The common objective is met: you have all won, and the greater victory belongs to { $seats }.
    .short = The common objective is met, and some have met their own.
verdict-won-alone = Won for themselves: { $seats }. The group has lost.
    .short = Some have met their own objectives, and the group has lost.
verdict-lost-together = Eight rounds are over, and the objective is not met: you have all lost.
verdict-lost-conquest = The common objective is met, and in a conquest that means: you have all lost.
