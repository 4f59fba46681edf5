title = Sharing the Water
summary = Settle a river basin, and share what flows through it.
match-length = { $scenario ->
    [interdependence] 5 rounds of eight steps
    [three-owners] 5 rounds of eight steps
    [one-owner] 4 rounds of eight steps
   *[other] { $rounds } rounds of eight steps
}. The rulebook gives no time.

option-scenario = Scenario
    .help = Free play, or communities that stand already: sections 12.2 to 12.5 of the rules.
option-simplified = Simplified mode
    .help = Without pollution and without cards. A scenario decides this itself.
    .badge = simplified
option-rounds = Rounds
    .help = How long the game is; the first three scenarios have their own number.
option-beginner = Who was the last to dip their feet in water?
    .help = That player has the initiative in the first round; or chance decides.
option-own-cards = Own cards
    .help = A file with cards of your own for the blank ones, one in each line: section 9.4.
option-supply = Water and world market cards
    .help = Drawn by chance; or chosen in each round by a teacher or by all players together: the player with the initiative enters the card. A scenario decides this itself: section 9.2.

scenario-free = free play
scenario-interdependence = 1 Interdependence
    .badge = scenario 1
scenario-three-owners = 2 Dam with three owners
    .badge = scenario 2
scenario-one-owner = 3 Dam with one owner
    .badge = scenario 3
scenario-pollution = 4 With pollution
    .badge = scenario 4
rounds-five = 5
rounds-six = 6
rounds-seven = 7
beginner-chance = chance decides
beginner-first = the first player
beginner-second = the second player
beginner-third = the third player
beginner-fourth = the fourth player
supply-drawn = drawn by chance
supply-chosen = chosen by the table

terrain-source = source
    .beside = a place beside a source
terrain-river = river
terrain-sea = sea
    .beside = a place beside the sea
terrain-meadow = meadow
terrain-mountain = mountain

building-residential = residential zone
    .a = a residential zone
    .the = the residential zone
building-farm = farm
    .a = a farm
    .the = the farm
building-fishing-port = fishing port
    .a = a fishing port
    .the = the fishing port
building-power-plant = power plant
    .a = a power plant
    .the = the power plant
building-wind-solar = wind or solar park
    .a = a wind or solar park
    .the = the wind or solar park
building-leisure = leisure park
    .a = a leisure park
    .the = the leisure park
building-industry = industrial zone
    .a = an industrial zone
    .the = the industrial zone
building-mine = mine
    .a = a mine
    .the = the mine
building-treatment = treatment plant
    .a = a treatment plant
    .the = the treatment plant
building-university = university
    .a = a university
    .the = the university
building-junction = junction
    .a = a junction
    .the = the junction
building-dam = dam
    .a = a dam
    .the = the dam

good-water = water
good-energy = energy
good-food = food
good-thunes = thunes

stage-opening = opening
stage-initiative = initiative
stage-reveal = water card
stage-collect = collect water
stage-generate = generate
stage-earn = harvest
stage-pollute = pollute
stage-build = build
stage-flow = flow

when-collect = step 3
when-generate = step 4
when-income = step 5
when-pollute = step 6
when-build = step 7
when-conflict = in a conflict
when-any = in any step

misprint-no-record = it is not a JSON record
misprint-no-card = its kind must be resource, action or objective
misprint-wrong-value = something in it is missing, unknown or out of bounds
misprint-wrong-name = it needs a name of 1 to 24 characters and a text of 200 at most
misprint-too-many = there are more cards of this kind than blank ones

ask-who-begins = Chance says who was the last to dip their feet in water.
ask-deal-objective = Chance deals { $to } an objective.
ask-deal-action = Chance deals { $to } an action card.
ask-reveal-resource = Chance turns up the water and world market card.
ask-choose-resource = Enter the water and world market card that has been chosen
    .short = Chosen card
ask-place-zone = Place your residential zone
ask-build-first = Build something, or pass
ask-contest-water = Declare a conflict over the water of a hex, or pass
    .short = Fight over water?
ask-contest-site = Declare a conflict over a site to build on, or pass
    .short = Fight over a site?
ask-how-much = Bid victory points in the conflict, in secret
    .open = Bid victory points in the conflict
ask-roll-die = Chance rolls the die for { $to }.
ask-reinforce = Play a card for your score in the conflict, or pass
ask-first-use = You have won: use { $at } before anybody else, or pass
ask-first-site = You have won: build at { $at } before anybody else, or pass
ask-collect = Collect water
ask-generate = Run your buildings, buy, sell and make deals
ask-answer-deal = { $by } proposes: { $deal }
ask-suffer-card = { $by } plays { $card } on you: accept it, or refuse and fight?
ask-any-card = The step is over: play a card of this step or the next, or pass
    .short = Play a card of this step or the next?
ask-roll-riot = Chance rolls the die for a riot of { $to } at { $at }.
ask-after-pollution = Clean the river, or pass
ask-what-to-build = Build or destroy something, or pass
ask-which-shore = Choose a hex for the dam at { $at } to lean on
ask-join-dam = { $cost ->
    [0] { $by } proposes a shared dam at { $at }: your share would cost nothing
    [one] { $by } proposes a shared dam at { $at }: your share would be one thune
   *[other] { $by } proposes a shared dam at { $at }: your share would be { $cost } thunes
}
ask-which-hex = { $left ->
    [one] { $card }: choose a hex
   *[other] { $card }: choose a hex ({ $left } left to choose)
}

move-begin = { $seat } begins
    .verb = Begin
move-draw-objective = Deal { $card }
    .short = { $card }
    .verb = Deal an objective
move-draw-action = Deal { $card }
    .short = { $card }
    .verb = Deal an action card
move-draw-resource = Turn up card { $card }
    .verb = Turn up a card
move-turn-up = { $water ->
    [one] Turn up: one cube of water; energy costs { $energy }, food { $food }
   *[other] Turn up: { $water } cubes of water; energy costs { $energy }, food { $food }
}
    .short = { $water }≈ { $energy }¥↯ { $food }¥♣
    .verb = Turn up a card
move-roll = { $swords ->
    [0] No sword
    [one] One sword
   *[other] { $swords } swords
}
    .verb = Roll
move-build = Build { $building_a } at { $at }
    .short = { $building }
    .verb = Build
move-build-dam = { $partners ->
    [none] Build a dam at { $at }, alone
   *[other] Build a dam at { $at }, with { $partners }
}
    .short = { $partners ->
        [none] dam, alone
       *[other] dam, with { $partners }
    }
    .verb = Build a dam
move-destroy = Destroy what stands at { $at }
    .short = Destroy
    .verb = Destroy
move-pick = Choose { $at }
    .short = Choose
    .verb = Choose a hex
move-contest = Declare a conflict over { $at } against { $against }
    .short = Fight
    .verb = Fight
move-bid = { $points ->
    [0] Bid nothing
    [one] Bid one victory point
   *[other] Bid { $points } victory points
}
    .short = { $points }
    .verb = Bid
move-take-water = { $count ->
    [one] Take one cube of water at { $at }
   *[other] Take { $count } cubes of water at { $at }
}
    .short = Take water
    .verb = Take water
move-fill-dam = { $count ->
    [one] Fill the dam at { $dam } with one cube of water from { $at }
   *[other] Fill the dam at { $dam } with { $count } cubes of water from { $at }
}
    .short = Fill the dam at { $dam }
    .verb = Fill a dam
move-treat = { $back ->
    [yes] Treat { $at } from { $plant } and put the water back
   *[other] Treat { $at } from { $plant } and use the water
}
    .short = Treat from { $plant }
    .verb = Treat pollution
move-run = Run the building at { $at }
    .short = Run
    .verb = Run
run-named = Run { $building } at { $at }{ $harvest ->
    [none] {""}
   *[other] {" "}(harvest: { $harvest })
}
destroy-named = Destroy { $building } at { $at }
move-buy = Buy { $count } { $good } on the world market
    .short = Buy { $good }
    .verb = Buy
move-sell = Sell { $count } { $good } on the world market
    .short = Sell { $good }
    .verb = Sell
move-offer = { $count } { $good } to { $to } for { $thunes ->
    [0] nothing
    [one] one thune
   *[other] { $thunes } thunes
}
    .short = Offer to { $to }: { $count } { $good }
    .verb = Offer cubes
move-request = { $count } { $good } from { $to } for { $thunes ->
    [0] nothing
    [one] one thune
   *[other] { $thunes } thunes
}
    .short = Ask { $to } for { $count } { $good }
    .verb = Ask for cubes
move-swap = { $good_key ->
    [energy] { $count } energy to { $to } for { $back } food
   *[other] { $count } food to { $to } for { $back } energy
}
    .short = { $good_key ->
        [energy] Swap with { $to }: { $count } energy for food
       *[other] Swap with { $to }: { $count } food for energy
    }
    .verb = Swap cubes
move-accept = Accept
move-refuse = Refuse
move-play-action = { $target ->
    [none] Play { $card }
   *[other] Play { $card } on { $target }
}
    .short = { $target ->
        [none] { $card }
       *[other] { $card } → { $target }
    }
    .verb = Play a card
move-pass = Pass
move-keep-cards = Keep your cards until the next round
    .short = Keep cards
    .verb = Keep cards
