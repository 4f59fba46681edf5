### What computer players judge TerriStories by.

term-indices = bringing the three indices to their markers
    .nudge = Look at the three tracks: which is furthest from its marker, and what would raise it?
    .unit = Each missing point of an index costs { $index } point.
term-own-index = raising the index of the personal objective
    .nudge = Look at the index that your own objective asks for: how far must it rise, and who would pay for it?
    .unit = In a conquest, each point that it lacks costs { $index } point, and no other index counts.
term-buffer = a reserve beyond the markers
    .nudge = Think of hazards to come: which index stands safely beyond its marker?
    .unit = Each point beyond a marker counts { $buffer }.
term-cubes = cubes at hand
    .nudge = Look at the cubes at hand: what could be paid for, alone or together, and what is better kept?
    .unit = Each cube counts { $cube } points, in the last round nothing.
term-income = what harvests leave once wages are paid
    .nudge = Think of the next rounds: does what you harvest together cover wages, and more?
    .unit = A cube in each round to come counts { $income } points.
term-wages = paying the wages
    .nudge = Count the wages of this round first: whoever is sent away costs a point of every index.
    .unit = Each missing cube costs { $wages } points.
term-land = cubes left on the land to grow again
    .nudge = Look at the land: leave enough for it to grow again.
    .unit = Each cube counts { $land } points.
term-own-objective = the personal objective
    .nudge = Read the back of your character card again: what does it still lack?
    .unit = It counts up to { $own } points, by how near you are to it. When the game is over, an objective that is met counts { $finer }, beside winning.
