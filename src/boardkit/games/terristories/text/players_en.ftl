### What computer players judge TerriStories by.

term-indices = bringing the three indices to their markers
    .opinion = brings the indices nearer to their markers
    .nudge = Look at the three tracks: which is furthest from its marker, and what would raise it?
    .unit = Each missing point of an index costs { $index } point.
term-own-index = raising the index of the personal objective
    .opinion = brings the index of your objective nearer
    .nudge = Look at the index that your own objective asks for: how far must it rise, and who would pay for it?
    .unit = In a conquest, each point that it lacks costs { $index } point, and no other index counts.
term-buffer = a reserve beyond the markers
    .opinion = is safer against hazards
    .nudge = Think of hazards to come: which index stands safely beyond its marker?
    .unit = Each point beyond a marker counts { $buffer }.
term-cubes = cubes at hand
    .opinion = leaves cubes for better uses
    .nudge = Look at the cubes at hand: what could be paid for, alone or together, and what is better kept?
    .unit = Each cube counts { $cube } points, in the last round nothing.
term-income = what the harvests of all leave once wages are paid
    .opinion = makes later harvests cover wages better
    .nudge = Think of the next rounds: does what you harvest together cover wages, and more?
    .unit = A cube in each round to come counts { $income } points, no matter which of you gets it.
term-own-income = what one’s own harvests leave once wages are paid
    .opinion = makes your later harvests cover wages better
    .nudge = Think of the next rounds: does what you harvest cover your wages, and more?
    .unit = In a conquest, a cube of your own in each round to come counts { $income } points, and nobody else’s.
term-wages = paying the wages
    .opinion = makes sure that wages can be paid
    .nudge = Count the wages of this round first: each individual sent away costs a point of every index.
    .unit = Each missing cube costs { $wages } points.
term-land = cubes left on the land to grow again
    .nudge = Look at the land: leave enough for it to grow again.
    .unit = Each cube counts { $land } points.
term-hand = projects in hand
    .opinion = keeps better projects in hand
    .nudge = Read the projects in your hand: which will you want in the next rounds, and which would you rather change?
    .unit = What the best one brings beyond its price counts { $hand_percent } percent, the next one half as much.
term-own-objective = the personal objective
    .opinion = brings your objective nearer
    .nudge = Read the back of your character card again: what does it still lack?
    .unit = It counts up to { $own } points, by how near you are to it. When the game is over, an objective that is met counts { $finer }, on top of winning.

count-societal = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } on the societal index
count-economy = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } on the economic index
count-environment = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } on the environmental index
count-cubes = { $amount } { $more } { $count ->
    [one] cube of your own
   *[other] cubes of your own
}
count-cubes-of-others = { $amount } { $count ->
    [one] cube
   *[other] cubes
} { $more } with the other players
count-individuals = { $amount } { $more } { $count ->
    [one] individual of yours
   *[other] individuals of yours
}
count-zones = { $amount } { $more } { $count ->
    [one] zone of yours
   *[other] zones of yours
}
count-projects = { $amount } { $more } { $count ->
    [one] hourglass project in play
   *[other] hourglass projects in play
}
count-land-cubes = { $amount } { $count ->
    [one] cube
   *[other] cubes
} { $more } on the land
