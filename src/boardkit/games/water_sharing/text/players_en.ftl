### What computer players judge Sharing the Water by.

term-track = your victory points so far
    .nudge = Look at the track: which points could you take at once?
term-coming-points = points that your buildings will bring
    .nudge = Count the rounds that are left: which building still brings points in each of them?
term-ready-thunes = thunes to keep your buildings at work
    .nudge = Count what it takes to let everything work in the next round, before anything is earned.
term-thunes = thunes to spend
    .nudge = Look at your thunes: do they lie idle, and what could they still bring?
term-coming-thunes = thunes that your buildings will bring
    .nudge = Think of what you earn in a round: is it enough for what you want to build?
term-water = water for your buildings
    .nudge = Look at the rivers beside you: is there water for all your buildings, and who else draws from them?
term-objective = your objective
    .nudge = Read your objective again: what does it still lack?
term-crisis = crises in your buildings
    .nudge = Look at the red cubes: which building must not go without again?
term-pollution = pollution on the board
    .nudge = Look at the grey cubes: three of them cost everybody a point in the end.
term-rival = what your best rival has and will have
    .nudge = Look across the table: who is ahead, and what would slow them down?
