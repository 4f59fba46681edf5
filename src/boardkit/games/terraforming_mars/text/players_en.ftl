### What computer players judge Terraforming Mars by.

term-income = income to come from rating and production
    .opinion = brings more income in later generations
    .nudge = Count the generations still to come: what would one more step of production bring by then?
    .unit = A megacredit counts { $money } points in the last generation, and for each generation that it comes earlier { $growth } times as much.
term-supplies = resources in stock
    .opinion = leaves more to spend well
    .nudge = Count your money and resources: what could they buy now, and what lies idle?
    .unit = Steel and titanium count { $metal_percent } percent of what they pay, plants { $plant_percent } percent of their share of a greenery, heat { $heat_percent } percent of its share of a step.
term-engine = what cards in play will still do
    .opinion = gives cards in play more to do later
    .nudge = Look at your cards in play: their actions, and what they make cheaper.
    .unit = What an action of a card will bring counts { $action_percent } percent.
term-hand = what the cards in hand can still bring
    .opinion = leaves better cards playable
    .nudge = Look at your hand: which cards will you really pay for, and which first?
    .unit = What a card will bring counts { $plan_percent } percent while it is in your hand, and for each generation that it must wait { $later_percent } percent of that.
term-land = room for greeneries beside your cities
    .opinion = keeps room for greeneries beside your cities
    .nudge = Look at the map: where will greeneries count twice for you?
    .unit = In each generation to come, a free area beside your city has { A($fill_percent) } percent chance of turning green.
term-milestones = milestones
    .opinion = brings a milestone nearer
    .nudge = Look at the milestones: which is near, and who else is close to it?
    .unit = One that you may claim counts { $milestone_percent } percent of what it will bring, less if a rival is close to it, or if time or money to claim it is short; the farther off it is, the less it counts.
term-awards = the race for awards
    .opinion = helps in the race for awards
    .nudge = Look at the awards: where do you lead, and will it last?
    .unit = A funded award counts its points by the chance that you will still lead in the end.
term-length = how long the game still lasts
    .opinion = suits the length of the game
    .nudge = Count the steps that Mars still lacks: who gains by a longer game, and who by a shorter one?
    .unit = It is what more or fewer generations than usual change in your income to come, less the same for your strongest rival.
term-planet = how far Mars has come
    .opinion = brings Mars nearer to the goal
    .nudge = Count the steps that Mars still lacks, and the generations left.
    .unit = Alone, what Mars lacks counts by what it costs to do: a step of temperature { $warmth } megacredits, a greenery or an ocean more.
term-rivals = slowing down the strongest rival
    .opinion = slows the strongest rival down
    .worse = help for the strongest rival
    .nudge = Look at your strongest rival: which of your moves would help them least, or slow them down?
    .unit = A point of your strongest rival counts { $rival } against you.

count-megacredits = { $amount } M€ { $less }
count-steel = { $amount } steel { $less }
count-titanium = { $amount } titanium { $less }
count-plants = { $amount } { $count ->
    [one] plant
   *[other] plants
} { $more }
count-energy = { $amount } energy { $less }
count-heat = { $amount } heat { $less }
count-megacredits-production = { $amount } { $count ->
    [one] step of M€ production
   *[other] steps of M€ production
} { $more }
count-steel-production = { $amount } { $count ->
    [one] step of steel production
   *[other] steps of steel production
} { $more }
count-titanium-production = { $amount } { $count ->
    [one] step of titanium production
   *[other] steps of titanium production
} { $more }
count-plants-production = { $amount } { $count ->
    [one] step of plant production
   *[other] steps of plant production
} { $more }
count-energy-production = { $amount } { $count ->
    [one] step of energy production
   *[other] steps of energy production
} { $more }
count-heat-production = { $amount } { $count ->
    [one] step of heat production
   *[other] steps of heat production
} { $more }
count-hand = { $amount } { $more } { $count ->
    [one] card in hand
   *[other] cards in hand
}
count-cubes = { $amount } { $more } { $count ->
    [one] resource on your cards
   *[other] resources on your cards
}
count-temperature = { $amount } { $count ->
    [one] step of temperature
   *[other] steps of temperature
} { $more }
count-oxygen = { $amount } { $count ->
    [one] step of oxygen
   *[other] steps of oxygen
} { $more }
count-oceans = { $amount } { $count ->
    [one] ocean
   *[other] oceans
} { $more }
when-round = by the end of this generation { $facts }

character-hungry = plays many cards early
