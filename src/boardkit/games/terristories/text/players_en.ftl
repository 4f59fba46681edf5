### What computer players judge TerriStories by.

term-indices = what the three indices still lack
    .nudge = Look at the three tracks: which is furthest from its marker, and which project moves it?
term-buffer = points beyond the markers
    .nudge = Think of hazards to come: which index stands safely beyond its marker?
term-cubes = cubes at hand
    .nudge = Look at the cubes of everybody: what could you pay for together?
term-income = what you will all harvest, less wages
    .nudge = Think of the next rounds: does what you harvest together cover wages, and more?
term-wages = cubes that wages will lack
    .nudge = Count the wages of this round first: whoever is sent away costs a point of every index.
term-land = cubes on the land that you harvest
    .nudge = Look at the land: leave enough for it to grow again.
term-own-objective = your personal objective
    .nudge = Read the back of your character card again: what does it still lack?
