title = Life in Reterra
summary = Grow a community out of land, relics and good neighbours.
match-length = { $seats ->
    [1] 15 turns, one for each tile of the community. The rulebook gives no time.
   *[other] 15 turns each, one for each tile of a community. The rulebook gives no time.
}

title-alone = alone: best score
option-buildings = Buildings
    .help = Five kinds of building are in the game. A first game uses category 1; a mix of your own is put together below.
option-small = Own mix: first of 2 spaces
    .help = Only for a mix of your own: which card, and which of its faces.
option-other-small = Own mix: second of 2 spaces
    .help = Only for a mix of your own: which card, and which of its faces.
option-medium = Own mix: first of 3 spaces
    .help = Only for a mix of your own: which card, and which of its faces.
option-other-medium = Own mix: second of 3 spaces
    .help = Only for a mix of your own: which card, and which of its faces.
option-large = Own mix: the one of 4 spaces
    .help = Only for a mix of your own: which card, and which of its faces.
option-relic-side = Relic side of the tokens
    .help = Without it, powers place no relics.
    .badge-off = no power relics
option-segments-under-buildings = Land under buildings counts
    .help = If so, segments of terrain go on under buildings.
    .badge-off = built-on land excluded
option-first-by-chance = Chance decides who begins
    .help = Otherwise the first on the list begins.
option-official-rulings = Official rulings
    .help = The publisher’s answers take precedence over the book: buildings break a tie, and junk takes only the relic under it (§13).
    .badge = official rulings

terrain-forest = forest
terrain-desert = desert
terrain-asphalt = asphalt
terrain-grass = grass
terrain-water = water

icon-gear = a gear
icon-box = a mysterious box
icon-book = a book of histories
icon-gizmo = a gizmo
icon-tube = a go tube
icon-ball = a ball

turn-r0 = upright
turn-r90 = a quarter turn clockwise
turn-r180 = half a turn
turn-r270 = three quarter turns clockwise

ask-draw-first = Chance decides who begins.
ask-deal-start = Chance deals { $to } a start tile.
ask-deal-secret = Chance deals { $to } a secret tile.
ask-fill-row = Chance draws a tile for the row.
ask-lay-tile = Lay a tile of the row, or one of your secret tiles
    .short = Lay a tile
ask-build = Place a building or an inhabitant on the new gears, or nothing
    .short = Build
ask-use-powers = Use the powers of your buildings, in any order
    .short = Use a power

move-begin-with = { $seat } begins
    .short = { $seat }
    .verb = Who begins
move-draw = Draw tile { $tile }
    .short = { $tile }
    .verb = Draw
move-place-tile = Lay tile { $tile } at { $at }, { $turn }
    .short = Tile { $tile }
    .verb = Lay a tile
move-refresh-energy = Exchange the energy sources { $first } and { $second } of the row
    .short = Exchange { $first }, { $second }
    .verb = Exchange energy sources
move-place-building = Place { $card_a } at { $at }, { $turn }
    .short = { $card }
    .verb = Place a building
move-place-inhabitant = Place an inhabitant at { $at }
    .short = Inhabitant
    .verb = Place an inhabitant
move-welcome-inhabitant = Place an inhabitant at { $at }, by the power of the building at { $by }
    .short = Inhabitant, by { $by }
    .verb = Place an inhabitant
move-place-relic = Place a relic at { $at }, by the power of the building at { $by }
    .short = Relic, by { $by }
    .verb = Place a relic
move-place-junk = Put junk on { $seat }’s relic at { $at }, by the power of the building at { $by }
    .short = Junk for { $seat }, by { $by }
    .verb = Put junk on a rival’s relic
move-change-tile = Exchange tile { $tile } of the row, by the power of the building at { $by }
    .short = Exchange { $tile }, by { $by }
    .verb = Exchange a tile of the row
move-pass = Nothing more here
    .short = Pass
    .verb = Pass

event-first-chosen = { $seat } begins.
event-start-dealt = { $seat } receives start tile { $tile }.
event-secret-dealt = { $tile ->
    [hidden] { $seat } receives a secret tile.
   *[other] { $seat } receives secret tile { $tile }.
}
event-row-filled = Tile { $tile } comes into the row.
    .together = Tiles { $tile } come into the row.
event-turn-begun = { $seat }’s turn { $number } of { $turns } begins.
event-energy-refreshed = { $seat } puts the energy sources { $first } and { $second } under the stack.
event-tile-laid = { $secret ->
    [yes] { $seat } lays secret tile { $tile } at { $at }.
   *[no] { $seat } lays tile { $tile } at { $at }.
}
event-building-placed = { $left ->
    [0] { $seat } places { $card_a } at { $at }: it is the last copy.
   *[other] { $seat } places { $card_a } at { $at }.
}
event-inhabitant-placed = { $seat } places an inhabitant at { $at }.
event-nothing-placed = { $seat } places nothing.
event-inhabitant-welcomed = { $card }: { $seat } places an inhabitant at { $at }.
event-relic-placed = { $card }: { $seat } places a relic at { $at }.
event-junk-placed = { $card }: { $seat } puts junk on { $of }’s relic at { $at }.
event-tile-changed = { $card }: { $seat } puts tile { $tile } under the stack.
event-power-idle = { $card }: one of { $seat }’s powers has no effect.
event-powers-left = { $seat } leaves the other powers unused.
event-game-ended = Every community is complete: the points are counted.
event-segment-counted = { $seat } has { A($terrain) } segment of { $size } spaces.
event-energy-counted = { $seat }’s energy source at { $at } is surrounded.

refusal-nobody-sits-there = { $seat } does not play.
    .met = { $seat } plays.
refusal-not-in-stack = Tile { $tile } cannot be drawn now.
    .met = Tile { $tile } can be drawn now.
refusal-tile-out-of-reach = Tile { $tile } is neither in the row nor one of your secret tiles.
    .met = Tile { $tile } is in the row, or one of your secret tiles.
refusal-lies-the-same = The tile looks the same with fewer turns: turn it less.
    .met = The tile is turned no further than needed.
refusal-not-edge-to-edge = A tile must touch another one along a whole edge.
    .met = It touches another tile along a whole edge.
refusal-tile-in-the-way = There is a tile at { $at } already.
    .met = No tile lies at { $at } yet.
refusal-out-of-frame = Your community may be four tiles wide and four tiles high at most.
    .met = Your community stays within four tiles each way.
refusal-few-energy-sources = { $count ->
    [0] There is no energy source in the row; two are needed.
    [one] There is one energy source in the row; two are needed.
   *[other] There are { $count } energy sources in the row; two are needed.
}
    .met = There are { $count } energy sources in the row; two are needed.
    .missing = { $missing ->
        [one] one more energy source
       *[other] { $missing } more energy sources
    }
refusal-no-energy-source = Tile { $tile } is not an energy source in the row.
    .met = Tile { $tile } is an energy source in the row.
refusal-not-in-order = Name two different energy sources, as they lie from left to right.
    .met = They are named as they lie, from left to right.
refusal-refreshed-already = You have exchanged energy sources in this turn already.
    .met = You have not exchanged energy sources in this turn yet.
refusal-not-on-the-board = { $card }: this building is not in this game.
    .met = { $card }: this building is in this game.
refusal-none-left = { $card }: no copy is left.
    .met = { $card }: a copy is left.
refusal-stands-the-same = The building covers the same spaces with fewer turns: turn it less.
    .met = The building is turned no further than needed.
refusal-no-land = There is no land at { $at } yet.
    .met = There is land at { $at }.
refusal-space-taken = Something stands at { $at } already.
    .met = Nothing stands at { $at }.
refusal-no-gear = There is no gear at { $at }.
    .met = There is a free gear at { $at }.
refusal-terrains-differ = All gears under a building must be on the same terrain.
    .met = All gears under it are on the same terrain.
refusal-not-on-this-tile = At least one of the gears must be on the tile laid in this turn.
    .met = At least one of the gears is on the tile laid in this turn.
refusal-no-inhabitants-left = All inhabitants are placed.
    .met = There are inhabitants left.
refusal-no-tokens-left = All tokens are placed.
    .met = There are tokens left.
refusal-relic-side-unused = This table plays without the relic side of the tokens.
    .met = This table plays with the relic side of the tokens.
refusal-no-such-power = The building at { $by } has no power of this kind to use now.
    .met = The building at { $by } has a power of this kind to use now.
refusal-not-next-to-it = { $at } is not next to the building.
    .met = { $at } is next to the building.
refusal-beyond-reach = The power does not reach { $seat }.
    .met = The power reaches { $seat }.
refusal-no-relic-there = No relic lies open at { $at }.
    .met = A relic lies open at { $at }.
refusal-relic-protected = A building protects the relic at { $at }.
    .met = No building protects the relic at { $at }.
refusal-not-in-row = Tile { $tile } is not in the row.
    .met = Tile { $tile } is in the row.
refusal-must-use-power = A power can still do something, and must be used.
    .met = No power is left that must be used.
refusal-wrong-mix = A mix needs five different buildings: two of 2 spaces, two of 3, one of 4.

score-segment-held = { $terrain } at { $at }, { $size } spaces
    .short = { $terrain }
score-energy-surrounded = { $count ->
    [one] a surrounded energy source
   *[other] { $count } surrounded energy sources
}
score-energy-on-border = { $count ->
    [one] an energy source at the border
   *[other] { $count } energy sources at the border
}
score-relics-open = { $count ->
    [one] an open relic
   *[other] { $count } open relics
}
score-relics-junked = { $count ->
    [one] a relic under junk
   *[other] { $count } relics under junk
}
score-inhabitants-housed = { $count ->
    [one] an inhabitant
   *[other] { $count } inhabitants
}
score-buildings-owned = { $card } × { $count }
score-power-counted = { $card } at { $at }: its power
score-junk-suffered = { $count ->
    [one] a piece of junk in the community
   *[other] { $count } pieces of junk in the community
}
tie-most-inhabitants = more inhabitants
tie-most-buildings = more buildings
kind-segments = segments
kind-energy = energy
kind-relics = relics
kind-inhabitants = inhabitants
kind-buildings = buildings
kind-powers = powers
kind-junk = junk

number-score = points
segment-forest = largest forest
segment-desert = largest desert
segment-asphalt = largest asphalt
segment-grass = largest grass
segment-water = largest water

key-overlay = whose community

side-step-1 = turn { $number }/{ $turns } · TILE · build · powers · row
side-step-2 = turn { $number }/{ $turns } · tile ✓ · BUILD · powers · row
side-step-3 = turn { $number }/{ $turns } · tile ✓ · build ✓ · POWERS · row
side-step-4 = turn { $number }/{ $turns } · tile ✓ · build ✓ · powers ✓ · ROW
side-setup = setting up
side-over = the game is over
side-row = The row, stack of { $stack }:
side-supply = left: { $inhabitants ->
    [one] 1 inhabitant
   *[other] { $inhabitants } inhabitants
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
side-shown = you see: { $seat }

face-tile = { $tile }
face-secret = •{ $tile }
face-inhabitant = Inhabitant
face-left = ×{ $count }
face-points = ★{ $points }
face-relic = Relic
face-junk = Junk: { $seat }
face-change = Exchange

tile-facts = Tile { $tile }: { $top } / { $bottom }
tile-from-row = It lies in the row.
tile-secret = It is one of your secret tiles.
space-terrain = { $terrain }
space-icon = { $terrain } with { $icon }
square-land = { $at }, { $seat }: { $space }, tile { $tile }
square-empty = { $at }, { $seat }: no land yet
square-inhabitant = an inhabitant stands here
square-relic = a relic token lies here
square-junk = junk lies here: the relic under it is worth nothing{ $lost ->
    [0] {""}
   *[other] , and a point is lost
}
square-protected = a building protects this space from junk
square-gear-free = the gear is free
square-energy-in = an energy source, surrounded by land: 8 points
square-energy-out = an energy source: 8 points as soon as land surrounds it
square-segment = { $size ->
    [one] segment of one space
   *[other] segment of { $size } spaces
}{ $counts ->
    [yes] : 3 points
   *[no] : too small to count
}

describe-row-tile = { $tile } ({ $top } / { $bottom })
describe-row = In the row: { $tiles }.
describe-secret = Your secret tiles: { $tiles }.
describe-market = On the board: { $buildings }.
describe-stall = { $card } ({ $side }, { $left ->
    [0] none left
   *[other] { $left } left
})
describe-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far, { $tiles } of 16 tiles, { $inhabitants ->
    [0] no inhabitant
    [one] 1 inhabitant
   *[other] { $inhabitants } inhabitants
}, { $secrets ->
    [0] no secret tile
    [one] 1 secret tile
   *[other] { $secrets } secret tiles
} left.
describe-line = { $seat }’s row { $row }: { $spaces }.
describe-with = { $space }, { $thing }
thing-building = { $card }
thing-inhabitant = inhabitant
thing-relic = relic token
thing-junk = junk
describe-empty = { $seat } has no land yet.
