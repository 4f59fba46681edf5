# What a computer player weighs, as it says why it did something, and as a hint that tells what to think of.

term-land = points for large segments
    .nudge = Which segment is nearest to seven spaces?
term-growing-land = segments that may still grow large
    .opinion = leaves segments room to grow
    .nudge = Look at which land could run on over the edge of your tiles.
    .unit = A segment that is one space short counts nearly { $growth } points, a smaller one much less; the fewer tiles are still to come, the less each of them.
term-energy = energy sources
    .opinion = an energy source may still be surrounded
    .nudge = An energy source counts only inside: where would it be surrounded in the end?
    .unit = A source that may still be surrounded counts { $energy_percent } percent of its points.
term-relics = uncovered relics
    .nudge = Count the relics: what would leave one more of them uncovered?
term-inhabitants = inhabitants
    .nudge = Think of who could move in now or by the power of a building.
term-buildings = points from buildings
    .nudge = Read the building cards again: which building would count most where you have room?
term-powers-to-come = what powers will do in later turns
    .opinion = powers that will do more in later turns
    .nudge = A power that acts every turn is worth more the earlier it stands, and the more room there is beside it.
    .unit = Each thing that a power will place counts { $uses } points, an exchange of a tile in the row { $rows }.
term-free-gears = room for future buildings
    .opinion = keeps good places for later buildings
    .nudge = Look for free gears of one terrain side by side: what could stand there later?
    .unit = A gear that is free counts { $gear } points, two side by side { $pair }, three or more { $trio }, and less towards the end.
term-junk-of-rivals = junk on the relics of others
    .opinion = hurts rivals more
    .nudge = Look at the relics of the others: whom would junk hurt most?
    .unit = A point that the others lose counts { $rivals }.
term-secret-tiles = secret tiles kept for later
    .opinion = keeps a secret tile for later
    .nudge = You have three secret tiles for the whole game: is now the best time for one?
    .unit = Each of them counts { $secret } points as long as there is still a turn for it.

count-inhabitants = { $amount } { $count ->
    [one] inhabitant
   *[other] inhabitants
} { $more }
count-buildings = { $amount } { $count ->
    [one] building
   *[other] buildings
} { $more }
count-relics = { $amount } { $count ->
    [one] uncovered relic
   *[other] uncovered relics
} { $more }
count-segments = { $amount } { $count ->
    [one] large segment
   *[other] large segments
} { $more }
count-energy = { $amount } { $count ->
    [one] energy source
   *[other] energy sources
} { $more } inside for sure
count-gears = { $amount } { $count ->
    [one] free gear
   *[other] free gears
} { $more }
count-junk = { $amount } { $count ->
    [one] junk token
   *[other] junk tokens
} { $more } on your land

character-careful = keeps room and secret tiles for later
character-hungry = takes in everybody who will come
character-spiteful = covers the relics of others with junk wherever it can
