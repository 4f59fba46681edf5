card-school = School
    .a = a school
card-salvage-yard = Salvage yard
    .a = a salvage yard
card-observatory = Observatory
    .a = an observatory
card-pump-house = Pump house
    .a = a pump house
card-town-hall = Town hall
    .a = a town hall
card-farm = Farm
    .a = a farm
card-plant-nursery = Plant nursery
    .a = a plant nursery
card-market = Market
    .a = a market
card-flea-market = Flea market
    .a = a flea market
card-trading-post = Trading post
    .a = a trading post
card-sports-field = Sports field
    .a = a sports field
card-library = Library
    .a = a library
card-cafe = Café
    .a = a café
card-theatre = Theatre
    .a = a theatre
card-fairground = Fairground
    .a = a fairground

side-purple = purple
side-orange = orange

card-brief = { $card ->
    [plant_nursery] Nursery
   *[other] { $name }
}
building-set-infrastructure = category 1, infrastructure
building-set-shops = category 2, shops
building-set-leisure = category 3, leisure
building-set-hostile-neighbours = Hostile neighbours
building-set-serenity = Serenity
building-set-popularity = Popularity first
building-set-salvage-bounty = Salvage bounty
building-set-own-mix = a mix of your own

small-school-purple = school, purple
small-school-orange = school, orange
small-salvage-yard-purple = salvage yard, purple
small-salvage-yard-orange = salvage yard, orange
small-farm-purple = farm, purple
small-farm-orange = farm, orange
small-plant-nursery-purple = plant nursery, purple
small-plant-nursery-orange = plant nursery, orange
small-library-purple = library, purple
small-library-orange = library, orange
small-cafe-purple = café, purple
small-cafe-orange = café, orange

medium-observatory-purple = observatory, purple
medium-observatory-orange = observatory, orange
medium-pump-house-purple = pump house, purple
medium-pump-house-orange = pump house, orange
medium-market-purple = market, purple
medium-market-orange = market, orange
medium-flea-market-purple = flea market, purple
medium-flea-market-orange = flea market, orange
medium-sports-field-purple = sports field, purple
medium-sports-field-orange = sports field, orange
medium-theatre-purple = theatre, purple
medium-theatre-orange = theatre, orange

large-town-hall-purple = town hall, purple
large-town-hall-orange = town hall, orange
large-trading-post-purple = trading post, purple
large-trading-post-orange = trading post, orange
large-fairground-purple = fairground, purple
large-fairground-orange = fairground, orange

power-placed = In the turn it is placed
power-turn = Each turn
power-turn-placed-nothing = Each turn in which you place nothing in step 2
power-turn-placed-inhabitant = Each turn in which you place an inhabitant in step 2
power-turn-own-tile = Each turn in which you lay a secret tile
power-said = { $when }: { $what }.

power-relics = { $count ->
    [one] { $where ->
        [adjacent] place a relic on an adjacent empty space
        [this_tile_gear] place a relic on a free gear of the tile of this turn
       *[own_gear_any] place a relic on any free gear of your community
    }
   *[other] { $where ->
        [adjacent] place up to { $count } relics on adjacent empty spaces
        [this_tile_gear] place up to { $count } relics on free gears of the tile of this turn
       *[own_gear_any] place up to { $count } relics on free gears of your community
    }
}
power-inhabitants = { $count ->
    [one] { $where ->
        [adjacent] place an inhabitant on an adjacent empty space
        [this_tile_gear] place an inhabitant on a free gear of the tile of this turn
       *[own_gear_any] place an inhabitant on any free gear of your community
    }
   *[other] { $where ->
        [adjacent] place up to { $count } inhabitants on adjacent empty spaces
        [this_tile_gear] place up to { $count } inhabitants on free gears of the tile of this turn
       *[own_gear_any] place up to { $count } inhabitants on free gears of your community
    }
}
power-junk = { $whom ->
    [neighbor_one] { $count ->
        [one] put junk on a relic of a neighbour of your choice
       *[other] put up to { $count } pieces of junk on relics of neighbours of your choice
    }
   *[neighbor_each] { $count ->
        [one] put junk on a relic of each neighbour
       *[other] put up to { $count } pieces of junk on relics of each neighbour
    }
}
power-row-change = { $count ->
    [one] you may put a tile of the row under the stack and replace it
   *[other] you may put up to { $count } tiles of the row under the stack and replace them
}
power-choose = { $first }, or { $second }

power-adjacent-inhabitant = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each adjacent inhabitant, at most { $most } points.
power-adjacent-relic = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each adjacent open relic, at most { $most } points.
power-adjacent-terrain = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each adjacent kind of terrain, at most { $most } points.
power-building-on-border = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your buildings at the border of your community, at most { $most } points.
power-distinct-building = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each kind of building in your community, at most { $most } points.
power-neighbour-same-building = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $card } of your neighbours, at most { $most } points.
power-on-terrain = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} if it stands on { $terrain }.
power-own-segment-per-4 = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for every 4 spaces of the segment it stands on, at most { $most } points.
power-scoring-energy = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your energy sources that counts, at most { $most } points.
power-segment-touched = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each segment of 7 or more spaces that it stands on or touches, at most { $most } points.
power-three-relic-icons = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} if your open relics show 3 different signs.
power-touches-terrain = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} if it touches { $terrain }.
power-two-inhabitants = End: { $points ->
    [one] 1 point
   *[other] { $points } points
} for every 2 of your inhabitants, at most { $most } points.
power-majority-self-type = End: { $points } points if you have more of this building than each neighbour{ $tie ->
    [0] { "" }
   *[other] , { $tie } if you share the lead
}{ $once ->
    [yes] ; paid once, however many you have.
   *[no] .
}
power-majority-inhabitants = End: { $points } points if you have more inhabitants than each neighbour{ $tie ->
    [0] { "" }
   *[other] , { $tie } if you share the lead
}{ $once ->
    [yes] ; paid once, however many you have.
   *[no] .
}
power-protect = Always: no junk on adjacent relics.
power-none = No power.

building-facts = { $card }, { $side } face, { $size } spaces: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left ->
    [0] none left
    [one] 1 copy left
   *[other] { $left } copies left
}
source-printed = This tile is printed in the rules.
source-idea = The idea of this tile is printed in the rules.
source-public = This tile is known from public descriptions of the game.
source-original = What this tile shows is ours; the rules do not print it.
building-source = The name is { $name ->
    [printed] printed in the rules
    [public] known from public descriptions
   *[original] ours
}; points and power { $face ->
    [idea] follow a printed idea, with numbers of ours
   *[original] are ours
}.
