ask-draw-planet = Chance draws a planet.
ask-draw-mission = Chance draws a mission.
ask-choose-role = Choose your role on the planet
    .short = Your role
ask-draw-character = Chance draws { $to }’s character.
ask-draw-project = Chance draws a project for { $to }.
ask-place-first-zone = Lay a zone on a territory of your choice
    .short = Lay a zone
ask-place-individual = Place an individual on one of your zones
    .short = Place an individual
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
    .open = Choose which project to propose, if any
    .short = Propose a project
ask-finance = Pay for the projects on the table, together
    .short = Pay for projects
ask-talk = Before you go on: give cubes, ask for some, or promise some
    .short = Negotiate
ask-put-request = { $of_count ->
    [one] You ask { $of } for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    }
   *[other] You ask { $of } for { $amount ->
        [one] one cube
       *[other] { $amount } cubes
    } each
}{ $back ->
    [yes] , to be given back
   *[no] {""}
}: is that all?
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
ask-place-token = Place the { $card } token by one of your zones
    .short = Place the token
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
    .short = Claim your personal objective

move-go-to = Go to { $planet }
    .short = { $planet }
    .verb = Go to a planet
move-set-out = Set out on the mission { $mission }
    .short = { $mission }
    .verb = Set out on a mission
move-take-role = Be the { $role }
    .short = { $role }
    .verb = Take a role
move-take-character = Draw the { $character }
    .short = { $character }
    .verb = Draw a character
move-draw = Draw { $card }
    .short = { $card }
    .verb = Draw
move-settle = Lay a zone on { $at }
    .short = Lay a zone
    .verb = Lay a zone
move-put-individual = Place an individual on { $at }
    .short = Individual
    .verb = Place an individual
move-use-power = Use your power
    .short = Power
    .verb = Use your power
move-call-council = Propose a point of { $index }
    .short = Council: { $index }
    .verb = Call a council
move-vote-for = Vote for { $index }
    .short = { $index }
    .verb = Vote
move-pledge = Pay { $amount ->
    [0] nothing
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Pay { $amount }
    .verb = Pay for the index
move-move-individual = Move an individual from { $origin } to { $at }
    .short = Move { $origin }
    .verb = Move an individual
move-buy-individual = Buy an individual on { $at }
    .short = Individual
    .verb = Buy an individual
move-buy-zone = Buy a zone on { $at }
    .short = Zone
    .verb = Buy a zone
move-activate = Activate { $card }
    .short = Activate: { $card }
    .verb = Activate a card
move-show-profile = Show everybody your profile
    .short = Show profile
    .verb = Show your profile
move-give = Give { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Give { $to }
    .verb = Give cubes
move-ask = Ask { $of } for { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Ask { $of }
    .verb = Ask for cubes
move-negotiate = Give, ask for or promise cubes first
    .short = Negotiate
    .verb = Negotiate
move-ask-also = Ask { $of }, too
    .short = { $of }, too
    .verb = Ask others, too
move-promise-back = Promise to give back what you get
    .short = Promise to repay
    .verb = Promise to repay
move-request = Ask now
move-promise = Promise { $to } { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Promise { $to }
    .verb = Promise cubes
move-agree = Give { $amount ->
    [one] one cube
   *[other] { $amount } cubes
}
    .short = Give it
    .verb = Give
move-decline = Give nothing
move-propose = Propose { $card }
    .short = { $card }
    .verb = Propose a project
move-contribute = Put { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} on { $card }
    .short = { $card }
    .verb = Pay for a project
move-withdraw = Take your cubes back from { $card }
    .short = Take back: { $card }
    .verb = Take cubes back
move-set-token = Place the token on { $at }
    .short = Token
    .verb = Place the token
move-bury = Put { $card } under your pile
    .short = { $card }
    .verb = Put a card away
move-reap = Harvest { $amount ->
    [one] one cube
   *[other] { $amount } cubes
} on { $at }
    .short = Harvest
    .verb = Harvest
move-reap-most = { $spared ->
    [0] Harvest all you may, even the last cubes
   *[other] Harvest all you may, but leave a cube on each territory
}
    .short = { $spared ->
        [0] All, even the last cubes
       *[other] All but the last cubes
    }
    .verb = Harvest all
move-strike = The hazard is { $alea }
    .short = { $alea }
    .verb = Draw a hazard
move-choose-territory = Choose { $at }
    .short = Territory
    .verb = Choose a territory
move-choose-seat = Choose { $seat }
    .short = { $seat }
    .verb = Choose a player
move-pay = Pay the wages
    .short = Pay
    .verb = Pay the wages
move-dismiss = Send the individual on { $at } back to Earth
    .short = Send away
    .verb = Send an individual away
move-rain = The rain token shows { $amount }
    .short = { $amount }
    .verb = Toss the rain token
move-claim-victory = Claim your objective, and end the game
    .short = Claim
    .verb = Claim your objective
move-stay-silent = Claim nothing: the game goes on
    .short = Say nothing, play on
    .verb = Claim nothing
move-pass = Do nothing more
    .short = Done
    .verb = Done
