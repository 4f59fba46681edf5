key-turn-amount = how many
key-overlay = everybody’s cards in play
overlay-whose = Whose cards in play?

heading-setup = Choosing corporations
heading-research = Generation { $generation } · research
heading-actions = Generation { $generation } · actions
heading-action = Generation { $generation } · action { $number } of 2
heading-production = Generation { $generation } · production
heading-ending = Generation { $generation } · the last greeneries
heading-over = Generation { $generation } · the game is over
side-tags = Tags

number-rating = rating
number-events = events
number-worth-steel = value of steel
number-worth-titanium = value of titanium
number-greenery = plants for a greenery
number-score = points
number-megacredits = M€
number-steel = steel
number-titanium = titanium
number-plants = plants
number-energy = energy
number-heat = heat
number-cards = cards in hand
number-tags-building = building tags
number-tags-space = space tags
number-tags-power = power tags
number-tags-science = science tags
number-tags-jovian = Jovian tags
number-tags-earth = Earth tags
number-tags-plant = plant tags
number-tags-microbe = microbe tags
number-tags-animal = animal tags
number-tags-city = city tags
number-cubes-animal = animals on cards
number-cubes-microbe = microbes on cards
number-cubes-science = science resources on cards
number-cubes-fighter = fighters on cards
sort-cost = by cost
sort-tags = by tags
sort-type = by colour

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
area = { $at }: { $sort ->
    [orbit] an area off Mars, for its own city only
    [noctis] land reserved for Noctis City
    [ocean] an area reserved for oceans
    [volcano] land on a volcano
   *[land] land
}.
area-tile = There is { $tile } here, owned by { $seat }.
area-tile-free = There is { $tile } here, owned by nobody.
area-claim = { $seat } has claimed this area: nobody else may place a tile here.
area-bonus = The player who places a tile here gains { $things }.
area-oceans = { $count ->
    [one] An ocean lies next to it: the player who places a tile here gains { $money } M€.
   *[other] { $count } oceans lie next to it: the player who places a tile here gains { $money } M€.
}
area-greeneries = { $count ->
    [one] A greenery lies next to it: a city here earns 1 victory point.
   *[other] { $count } greeneries lie next to it: a city here earns { $count } victory points.
}

card-title = { $name } (number { $number }), { $sort ->
    [automated] an automated card
    [active] an active card
   *[event] an event
}{ $many ->
    [0] {" "}without tags
    [one] {" "}with one tag: { $tags }
   *[other] {" "}with { $many } tags: { $tags }
}.
card-cost = { $changed ->
    [yes] It costs you { $cost } M€ instead of the { $printed } M€ printed on it
   *[no] It costs { $cost } M€
}.
card-worth = You could pay up to { $worth } M€ for it.
card-holds = On it: { $things }.
card-used = Its action has been used in this generation.
check = { $mark } Requirement: { $condition }.
check-now = { $mark } Requirement: { $condition }; now { $now }.
corporation-title = { $name }, { $many ->
    [0] a corporation without tags
    [one] a corporation with one tag: { $tags }
   *[other] a corporation with { $many } tags: { $tags }
}.
project-title = { $cost ->
    [0] The standard project { $name } costs you nothing.
   *[other] The standard project { $name } costs you { $cost } M€.
}
project-sale = Discard cards from your hand: each brings 1 M€.
milestone-title = The milestone { $name } costs { $cost } M€ and is worth 5 victory points.
goal-terraformer = { $mark } You need a terraform rating of { $least }; yours is { $has }.
goal-mayor = { $mark } You need { $least } cities; you have { $has }.
goal-gardener = { $mark } You need { $least } greeneries; you have { $has }.
goal-builder = { $mark } You need { $least } building tags in play; you have { $has }.
goal-planner = { $mark } You need { $least } cards in your hand; you have { $has }.
award-title = { $seats ->
    [2] The award { $name } costs { $cost } M€: at the end the first earns 5 victory points; with two players the second earns none.
   *[other] The award { $name } costs { $cost } M€: at the end the first earns 5 victory points, the second 2.
}
measure-landlord = What counts is the number of tiles owned: { $counts }.
measure-banker = What counts is M€ production: { $counts }.
measure-scientist = What counts is the number of science tags in play: { $counts }.
measure-thermalist = What counts is heat in stock: { $counts }.
measure-miner = What counts is steel and titanium in stock: { $counts }.
seat-count = { $seat } { $count }

describe-tracks = Generation { $generation }: { $tracks }.
describe-temperature = temperature { $now } °C (goal +{ $goal } °C)
describe-oxygen = oxygen { $now }% (goal { $goal }%)
describe-oceans = { $now } of { $goal } oceans
describe-no-tiles = There are no tiles on Mars.
describe-tiles = Tiles: { $tiles }.
tile-said = { $at } { $tile }{ $owned ->
    [yes] {" "}of { $seat }
   *[no] {""}
}
describe-seat = { $seat }: terraform rating { $rating }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand; in stock { $stock }.
describe-production = { $seat } produces, besides what the rating brings: { $production }.
describe-no-production = { $seat } produces nothing besides what the rating brings.
describe-cards = { $seat } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in play and has played { $events ->
    [0] no event
    [one] one event
   *[other] { $events } events
}.
describe-tag = { $tag } ({ $count }): { $cards }.
describe-no-tag = Without a tag: { $cards }.

# On the map, seven letters at most where there is room for no more; · is where a word may be parted.
tile-word-capital = Capital
tile-word-commercial-district = Market
tile-word-ecological-zone = Ecology
tile-word-industrial-center = Factory
tile-word-lava-flows = Lava
tile-word-mining-area = Mine
tile-word-mining-rights = Mine
tile-word-mohole-area = Mohole
tile-word-natural-preserve = Nature
tile-word-nuclear-zone = Nuclear
tile-word-restricted-area = Closed
map-ganymede = Gany·mede
map-phobos = Phobos
