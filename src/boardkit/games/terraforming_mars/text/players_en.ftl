### What computer players judge Terraforming Mars by.

term-income = what your rating and production will bring
    .nudge = Count the generations still to come: what would one more production bring by then?
term-supplies = resources in stock
    .nudge = Look at your stock: what lies there idle, and what could it buy now?
term-engine = what your cards will still do
    .nudge = Look at your cards in play: their actions, and what they make cheaper.
term-hand = the plan for your hand
    .nudge = Look at your hand: which cards will you really pay for, and which first?
term-land = room for greeneries beside your cities
    .nudge = Look at the map: where will greeneries count twice for you?
term-milestones = milestones, claimed or within reach
    .nudge = Look at the milestones: which is near, and who else is close to it?
term-awards = the race for awards
    .nudge = Look at the awards: where do you lead, and will it last?
term-planet = how far Mars has come
    .nudge = Count the steps that Mars still lacks, and the generations left.
term-rivals = what your best rival has
    .nudge = Look across the table: what helps your best rival, or hurts?
