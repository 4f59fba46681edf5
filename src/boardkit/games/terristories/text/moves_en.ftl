ask-draw-planet = Chance draws a planet.
ask-draw-mission = Chance draws a mission.
ask-choose-role = Choose your role on the planet
    .short = Your role
ask-draw-character = Chance draws { $to }’s character.
ask-draw-project = Chance draws a project for { $to }.
ask-place-first-zone = Lay a zone on a territory of your choice
    .short = Lay a zone
ask-place-individual = Put an individual on one of your zones
    .short = Put an individual
ask-develop = Develop the base: one thing after another, until you are done
    .short = Develop the base
ask-buy-second = A second purchase, if you like
    .short = Buy again
ask-vote = { $proposed } is proposed: which index is to rise?
    .short = Vote
ask-break-tie = A tie between { $indices }: you decide
    .short = Decide
ask-pledge-cubes = { $index } needs { $left ->
    [one] one more cube
   *[other] { $left } more cubes
} to rise: how many do you pay?
    .short = Pay for { $index }
ask-use-stock = Activate a card of your stock, or keep it for later
    .short = Your stock
ask-select-project = Choose in secret which project to propose, if any
    .short = Propose a project
ask-finance = Pay for the projects on the table, together
    .short = Pay for projects
ask-talk = Before you go on: give cubes, ask for some, or promise some
    .short = Negotiate
ask-put-request = { $of_count ->
    [one] You ask { $of } for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    }.
   *[other] You ask { $of } for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each.
} { $back ->
    [yes] You promise to give back what you get. Ask now, or ask others, too.
   *[no] Ask now, or ask others, too, or promise to give back what you get.
}
    .short = Ask for { $amount }
ask-answer-request = { $back ->
    [yes] { $to } asks you for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    }, and promises to give back what you give
   *[no] { $to } asks you for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    }
}
    .short = { $to } asks for { $amount }
ask-place-token = Put the token of { $card } by one of your zones
    .short = Put the token
ask-discard-projects = Put cards from your hand under your pile, as many as you like
    .short = Change your hand
ask-discard-one = Put one card from your hand under your pile
    .short = Put one card away
ask-harvest = Harvest on the territories of your individuals
    .short = Harvest
ask-draw-alea = Chance draws the hazard.
ask-look-ahead = Chance shows { $to } the next hazard.
ask-fertilise = Add { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} to a fertile territory
    .short = Add { $amount }
ask-restore = Turn a sterile territory fertile, with { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Restore land
ask-block = On which territory may nobody else harvest in this round?
    .short = Block land
ask-present = Who gains { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}?
    .short = Who gains?
ask-steal-from = From whom do you take { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}?
    .short = From whom?
ask-choose-fewest = { $among } have the fewest individuals: who gains one?
    .short = Who gains one?
ask-pay-wages = You owe { $due ->
    [one] one cube
   *[other] { $due } cubes
} in wages: pay, or send an individual away
    .short = Wages: { $due }
ask-toss-rain = Chance tosses the rain token.
ask-claim-objective = The round is over: do you claim your personal objective?
    .short = Your objective

move-go-to = Go to { $planet }
    .short = { $planet }
move-set-out = Set out on the mission { $mission }
    .short = { $mission }
move-take-role = Be the { $role }
    .short = { $role }
move-take-character = Draw the { $character }
    .short = { $character }
move-draw = Draw { $card }
    .short = { $card }
move-settle = Lay a zone on { $at }
    .short = Lay a zone
move-put-individual = Put an individual on { $at }
    .short = Individual
move-use-power = Use your power
    .short = Power
move-call-council = Propose a point of { $index }
    .short = Council: { $index }
move-vote-for = Vote for { $index }
    .short = { $index }
move-pledge = Pay { $amount ->
    [0] nothing
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Pay { $amount }
move-move-individual = Move an individual from { $origin } to { $at }
    .short = Move { $origin }
move-buy-individual = Buy an individual on { $at }
    .short = Individual
move-buy-zone = Buy a zone on { $at }
    .short = Zone
move-activate = Activate { $card }
    .short = { $card }
move-show-profile = Show everybody your profile
    .short = Show profile
move-give = Give { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Give { $to }
move-ask = Ask { $of } for { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Ask { $of }
move-negotiate = Give, ask for or promise cubes first
    .short = Negotiate
move-ask-also = Ask { $of }, too
    .short = { $of }, too
move-promise-back = Promise to give back what you get
    .short = Promise to repay
move-request = Ask now
move-promise = Promise { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Promise { $to }
move-agree = Give { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Give it
move-decline = Give nothing
move-propose = Propose { $card }
    .short = { $card }
move-contribute = Put { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} on { $card }
    .short = { $card }
move-withdraw = Take your cubes back from { $card }
    .short = Back from { $card }
move-set-token = Put the token on { $at }
    .short = Token
move-bury = Put { $card } under your pile
    .short = { $card }
move-reap = Harvest { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} on { $at }
    .short = Harvest
move-reap-most = { $spared ->
    [0] Harvest all you may, even the last cubes
   *[other] Harvest all you may, but leave a cube on each territory
}
    .short = { $spared ->
        [0] All, even the last
       *[other] All but the last
    }
move-strike = The hazard is { $alea }
    .short = { $alea }
move-choose-territory = Choose { $at }
    .short = Territory
move-choose-seat = Choose { $seat }
    .short = { $seat }
move-pay = Pay the wages
    .short = Pay
move-dismiss = Send the individual on { $at } back to Earth
    .short = Send away
move-rain = The rain token shows { $amount }
    .short = { $amount }
move-claim-victory = Claim your objective, and end the game
    .short = Claim
move-stay-silent = Claim nothing: the game goes on
    .short = Claim nothing
move-pass = Nothing, or nothing more
    .short = Done

verb-go-to = Go to a planet
verb-set-out = Set out on a mission
verb-take-role = Take a role
verb-take-character = Draw a character
verb-draw = Draw
verb-settle = Lay a zone
verb-put-individual = Put an individual
verb-use-power = Use your power
verb-call-council = Call a council
verb-vote-for = Vote
verb-pledge = Pay for the index
verb-move-individual = Move an individual
verb-buy-individual = Buy an individual
verb-buy-zone = Buy a zone
verb-activate = Activate a card
verb-show-profile = Show your profile
verb-give = Give cubes
verb-ask = Ask for cubes
verb-negotiate = Negotiate
verb-ask-also = Ask others, too
verb-promise-back = Promise to repay
verb-request = Ask now
verb-promise = Promise cubes
verb-agree = Give
verb-decline = Give nothing
verb-propose = Propose a project
verb-contribute = Pay for a project
verb-withdraw = Take cubes back
verb-set-token = Put the token
verb-bury = Put a card away
verb-reap = Harvest
verb-reap-most = Harvest all
verb-strike = Draw a hazard
verb-choose-territory = Choose a territory
verb-choose-seat = Choose a player
verb-pay = Pay the wages
verb-dismiss = Send an individual away
verb-rain = Toss the rain token
verb-claim-victory = Claim your objective
verb-stay-silent = Claim nothing
verb-pass = Done
