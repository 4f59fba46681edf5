# What a position is made of, and what can be wrong with it.

part-at = place
part-beneath = tiles under the stack
part-buildings = buildings
part-by = building
part-card = building
part-claims = powers to use
part-communities = communities
part-first = first player
part-inhabitants = inhabitants
part-junk = junk tokens
part-left = copies left
part-market = buildings on offer
part-now = this turn
part-number = number of the turn
part-of = against player
part-placed = placed this turn
part-power = power
part-relics = relic tokens
part-row = row of tiles
part-seat = player
part-secret = a secret tile
part-secrets = secret tiles
part-side = face
part-spaces = spaces
part-stack = stack
part-standing = buildings before
part-starts = start tiles left
part-tile = tile
part-tiles = tiles
part-turn = turned

fault-no-such-piece = “{ $name }” is not a piece of this game.
fault-land-tile-twice = Tile { $tile } lies in { $more ->
    [one] two places: one too many
   *[other] several places: { $more } too many
}.
fault-land-tile-missing = Tile { $tile } is missing.
fault-too-many-buildings = { $card }: { $more ->
    [one] one copy too many
   *[other] { $more } copies too many
}.
fault-too-few-buildings = { $card }: { $less ->
    [one] one copy is missing
   *[other] { $less } copies are missing
}.
fault-too-many-tokens = { $more ->
    [one] One token too many
   *[other] { $more } tokens too many
}: relics and junk share one supply.
fault-too-many-inhabitants = { $more ->
    [one] One inhabitant too many.
   *[other] { $more } inhabitants too many.
}
fault-tile-off-frame = { $seat }’s tile { $tile } does not fit into a frame of four by four tiles.
fault-tiles-overlap = { $seat }’s tile { $tile } lies on another one.
fault-building-misshapen = A building of { $seat }’s ({ $card }) covers spaces that do not make up its shape.
fault-space-taken-twice = { $seat } has two things standing at { $at }.
fault-no-land-there = { $seat } has no land at { $at } for what stands there.
placed-nothing = nothing
placed-building = a building
placed-inhabitant = an inhabitant
fault-building-off-gears = A building of { $seat }’s ({ $card }) does not stand on gears of one terrain.
fault-tile-apart = { $seat }’s tile { $tile } touches no other tile along an edge.
fault-junk-on-no-relic = { $seat } has junk at { $at }, where there is no relic under it.
fault-relic-tokens-unused = Relic tokens lie on the table, though it plays without the relic side of the tokens.
fault-other-buildings = The buildings on the board are not those of the options of this game.
fault-copies-below-none = { $card }: there cannot be fewer copies on the board than none.
fault-questions-astray = What is asked and what waits behind it do not follow each other as in a match. Put the player asked, or the player of the turn, right.
fault-turn-number-wrong = The number of the turn is { $number }; it can be 1 to { $most }.
fault-tiles-laid-wrong = { $seat } has { $there ->
    [one] one tile
   *[other] { $there } tiles
} where there should be { $due } at this point of the match.
fault-row-wrong = The row has { $there ->
    [one] one tile
   *[other] { $there } tiles
} where there should be { $due } at this point of the turn.
fault-secrets-wrong = { $seat } has { $there ->
    [one] one secret tile
   *[other] { $there } secret tiles
}; at this point there should be { $due } at most, and exactly that many while tiles are dealt.
fault-start-tile-astray = Tile { $tile } lies where it cannot: a start tile comes first in each community, and the others lie in their own stack.
fault-placed-wrong = What the turn says of its tile, its building and what stood before does not match what lies there.
fault-claims-wrong = The powers that may still be used are not those that the buildings have in this turn.
