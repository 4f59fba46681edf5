# What stands on cards, beside the map, in the legend and in the bar of what can be done.

price-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
shape-i2 = 2 in line
shape-i3 = 3 in line
shape-l3 = 3 in an L
shape-o4 = 4 in a square

head-points = pts
head-segments = land
head-energy = ener.
head-relics = rel.
head-inhabitants = inh.
head-buildings = bld.
head-powers = pow.
head-junk = junk
head-tiles = tiles

base-row = { $stack ->
    [one] The row: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }, one more in the stack
   *[other] The row: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }, { $stack } in the stack
}
base-building = { $card }, { $left } left, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $shape }

key-buildings = what the buildings do
    .word = buildings
told-tile = Tile { $tile }
told-secret = A secret tile
told-face-down = Face down: only its owner knows it.
told-from-row = row, for everybody
told-from-hand = your secret tile
told-spaces = { $count ->
    [one] { $space }
   *[other] { $count } × { $space }
}
told-energy = An energy source: 8 points as soon as tiles lie on all four sides of it. Its water belongs to segments.
told-shape = { $shape } · { $left } left
told-by = by the { $card } at { $at }
told-against = { $deed }: { $seat }
neighbours-are = Neighbours of { $seat }: { $seats }.
told-change = Exchange tile { $tile }

about-place = Lay it edge to edge with your land, in a frame of four by four tiles.
about-build = All its spaces must be free gears of one terrain, at least one of them on the new tile.
about-inhabitant = 1 point. It stands on a gear of the new tile, and the gear is used up. You have { $own }; left in the supply: { $inhabitants }.
about-welcome = 1 point. You have { $own ->
    [0] no inhabitants
    [one] one inhabitant
   *[other] { $own } inhabitants
}; left in the supply: { $inhabitants }.
about-relic = An open relic is 1 point. You have { $relics }; tokens left in the supply: { $tokens }.
about-junk = The relic under it no longer counts{ $lost ->
    [0] .
   *[other] , and { $seat } loses 1 point more.
} { $seat } has { $relics ->
    [one] one open relic
   *[other] { $relics } open relics
}.
about-change = It goes under the stack, and another tile comes into the row.
about-refresh = Both go under the stack, and two other tiles come into the row. Once in a turn, before you lay a tile.
about-first = Play goes on clockwise.
about-pass-build = You place nothing on the new tile. Its gears stay free, but new buildings need a gear of the tile of their turn.
about-pass-use-powers = You do not use the other powers this turn.

heading-turn = turn { $number }/{ $turns }
step-long = { $step ->
    [1] lay a tile
    [2] build or settle
    [3] powers
   *[other] row
}

sign-forest = forest
sign-grass = grass
sign-desert = desert
sign-asphalt = asphalt
sign-water = water
sign-energy = energy: 8 points once surrounded
sign-gear = gear: settle or build on it
sign-inhabitant = inhabitant: 1 point
sign-box = mysterious box, a relic: 1 point while it is open
sign-book = book of histories, a relic
sign-gizmo = gizmo, a relic
sign-tube = go tube, a relic
sign-ball = ball, a relic token
sign-junk = junk: the relic under it no longer counts
sign-point = points
sign-copies = copies left
sign-secret = secret tile
sign-asked = who is asked

verb-bar-tile = Tile
short-verb-bar-tile = Tile
verb-bar-build = Build
short-verb-bar-build = Build
verb-bar-inhabitant = Inhabitant
short-verb-bar-inhabitant = Inhabitant
verb-bar-powers = Powers
short-verb-bar-powers = Powers
verb-bar-exchange = Exchange energy
short-verb-bar-exchange = Exchange
verb-bar-pass = Pass
short-verb-bar-pass = Pass

pass-could-build = Could be placed now: { $buildings }.
pass-powers = A power that could be used does nothing in this turn.
need-stalls = the buildings
need-tiles = the row
need-rivals = the other communities
