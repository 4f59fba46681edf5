### What computer players judge Sharing the Water by.

term-track = victory points so far
    .nudge = Look at the track: which points could you take at once?
    .unit = Each counts { $points } points.
term-coming-points = points that buildings will bring
    .opinion = buildings that will bring more points
    .nudge = Count the rounds that are left: which building still brings points in each of them?
    .unit = A point that is still to come counts { $coming }, if there are thunes to run what brings it.
term-ready-thunes = thunes to keep the buildings running
    .opinion = enough thunes to keep everything running
    .nudge = Count what it takes to let everything work in the next round, before anything is earned.
    .unit = Each one that is missing costs { $ready }: a building stands still.
term-thunes = thunes to spend
    .nudge = Look at your thunes: do they lie idle, and what could they still bring?
    .unit = What else you could buy with them counts { $thunes_percent } percent.
term-coming-thunes = thunes that buildings will bring
    .opinion = buildings that will bring more thunes
    .nudge = Think of what you earn in a round: is it enough for what you want to build?
    .unit = What they could buy counts { $income_percent } percent.
term-water = water for the buildings
    .opinion = makes it surer that there is water for everything
    .nudge = Look at the rivers beside you: is there water for all your buildings, and who else draws from them?
    .unit = Each cube that will be missing costs { $water } points in each of the next rounds.
term-objective = the objective
    .opinion = suits your objective
    .nudge = Read your objective again: what does it still lack?
    .unit = If it is met now, it counts { $objective_percent } percent of its points: it may still be lost.
term-crisis = fewer crises in buildings
    .worse = more crises in buildings
    .nudge = Look at the red cubes: which building must not go without again?
    .unit = Each building with a red cube costs { $crisis } points.
term-pollution = less pollution on the board
    .worse = more pollution on the board
    .nudge = Look at the grey cubes: three of them cost everybody a point in the end.
    .unit = Each point that it costs now counts { $pollution }.
term-rival = slowing down the strongest rival
    .opinion = slows the strongest rival down
    .worse = help for the strongest rival
    .nudge = Look at the other communities: who is ahead, and what would slow them down?
    .unit = The same sum for your strongest rival counts { $rival_percent } percent against you.

count-thunes = { $amount } { $count ->
    [one] thune
   *[other] thunes
} { $more }
count-water = { $amount } { $count ->
    [one] cube of water
   *[other] cubes of water
} { $more }
count-energy = { $amount } { $count ->
    [one] cube of energy
   *[other] cubes of energy
} { $more }
count-food = { $amount } { $count ->
    [one] cube of food
   *[other] cubes of food
} { $more }
count-buildings = { $amount } { $count ->
    [one] building
   *[other] buildings
} { $more }
count-crises = { $amount } { $more } { $count ->
    [one] building of yours in crisis
   *[other] buildings of yours in crisis
}
count-pollution = { $amount } { $count ->
    [one] cube of pollution
   *[other] cubes of pollution
} { $more } on the board
count-points-a-round = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } a round
count-thunes-a-round = { $amount } { $count ->
    [one] thune
   *[other] thunes
} { $more } a round
