refusal-no-hazards = Only good hazards and only bad ones at once: none would be left.
refusal-needs-objectives = A conquest needs personal objectives: three or four players, and neither a first game nor a purely co-operative one.
refusal-no-such-seat = The oldest player must be one of the { $seats } players.
refusal-wrong-planet = That planet is not one of those that can be drawn.
    .met = That planet is one of those that can be drawn.
refusal-wrong-mission = That mission is not one of those that can be drawn.
    .met = That mission is one of those that can be drawn.
refusal-role-taken = Somebody else is the { $role }.
    .short = already taken
    .met = Nobody else is the { $role }.
refusal-wrong-character = The character belongs to another role.
    .met = The character belongs to the role.
refusal-not-in-pile = The card is not in the pile.
    .met = The card is in the pile.
refusal-no-territory = There is no territory at { $at }.
    .met = There is a territory at { $at }.
refusal-zones-full = { $at } holds no more zones: { $most } at most.
    .met = { $at } has room for another zone: it holds up to { $most }.
refusal-no-zones-left = All five of your zones are on the planet.
    .met = You have zones left.
refusal-no-individuals-left = All five of your individuals are on the planet.
    .met = You have individuals left.
refusal-no-own-zone = You have no zone on { $at }.
    .met = You have a zone on { $at }.
refusal-no-individual-there = You have no individual on { $at }.
    .met = You have an individual on { $at }.
refusal-purchase-made = You have already bought all that you may buy in this round.
    .met = You may still buy something in this round.
refusal-too-expensive = That costs { $cost ->
    [one] one cube
   *[other] { $cost } cubes
}, and you have { $has ->
    [0] none.
   *[other] { $has }.
}
    .missing = { $missing ->
        [one] one more cube
       *[other] { $missing } more cubes
    }
refusal-nothing-basic = A first game has no powers and no purchase of index points.
    .met = This game is played with powers and the purchase of index points.
refusal-power-gone = You have already used your power.
    .met = You have not used your power yet.
refusal-index-below-zero = Your power lowers { $index }, which is below 0.
    .met = { $index } is not below 0.
refusal-index-bought = The index point of this round has already been bought.
    .met = The index point of this round has not been bought yet.
refusal-council-held = You have already called a council in this round.
    .met = You have not called a council in this round yet.
refusal-index-full = { $index } is as high as it can be.
    .met = { $index } can still go up.
refusal-not-tied = Choose one of the indices with equal votes.
    .met = The index is one of those with equal votes.
refusal-too-many-cubes = { $most ->
    [0] There are no cubes for that.
   *[other] You cannot choose that many cubes: { $most } at most.
}
    .met = { $most ->
        [0] The amount is possible.
       *[other] The amount is possible: { $most } at most.
    }
refusal-has-moved = No individual of yours on { $at } may still move.
    .met = An individual of yours on { $at } may still move.
refusal-too-far = An individual moves to another territory, { $steps ->
    [one] one step away
   *[other] at most { $steps } steps away
}.
    .met = It is close enough: an individual moves { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }.
refusal-no-profile = You have no profile to show, or have shown it.
    .met = You have a profile that you have not shown yet.
refusal-not-in-stock = The card is not in your stock, or its phase is another one.
    .met = The card is in your stock, and this is its phase.
refusal-stock-too-new = The card has to wait for a later round.
    .met = The card has been waiting since an earlier round.
refusal-not-in-hand = The card is not in your hand.
    .met = The card is in your hand.
refusal-nobody-else = Choose another player.
    .met = That is another player.
refusal-before-the-first-phase = Cubes are given and asked for once the first round has begun.
    .met = A round has begun.
refusal-negotiated-enough = You have negotiated { $times } times in this phase: go on, and negotiate again in the next one.
    .met = You may still negotiate in this phase.
refusal-asked-already = You are asking that player already.
    .met = You are not asking that player yet.
refusal-promised-already = You have already promised to give it back.
    .met = You have not promised to give it back yet.
refusal-not-proposed = That project is not on the table.
    .met = That project is on the table.
refusal-touched-already = You have already changed what you pay for that project in this turn.
    .met = You have not changed what you pay for that project in this turn.
refusal-nothing-paid = You have put nothing on that project.
    .met = You have put cubes on that project.
refusal-harvested-already = You have already harvested on { $at }.
    .met = You have not harvested on { $at } yet.
refusal-too-much = { $most ->
    [0] You may harvest nothing there.
   *[other] You may harvest at most { $most } there.
}
    .met = The amount is possible: { $most } at most there.
refusal-zone-asleep = { $at } is sterile: your zone there has no effect.
    .met = { $at } is fertile: your zone there has its effect.
refusal-nothing-to-reap = There is nothing to harvest.
    .met = There is something to harvest.
refusal-not-on-pile = The hazard is not in the pile.
    .met = The hazard is in the pile.
refusal-not-fertile = { $at } is sterile.
    .met = { $at } is fertile.
refusal-not-sterile = { $at } is not sterile.
    .met = { $at } is sterile.
refusal-already-chosen = { $at } has had its share, or is full.
    .met = { $at } has not had its share yet, and has room.
refusal-not-among-them = That player is not among those to choose from.
    .met = That player is among those to choose from.
refusal-no-such-rain = The rain token shows 1 or 2.
    .met = The rain token has that side.
refusal-objective-not-met = Your personal objective is not met.
    .met = Your personal objective is met.
