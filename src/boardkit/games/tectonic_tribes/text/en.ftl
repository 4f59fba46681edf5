title = Tectonic Tribes
summary = Lay overlapping cards, and hold regions with your tents.
match-length = { $seats ->
    [2] { $advanced ->
        [true] 4 hands, 20 rounds. The rulebook gives no time.
       *[other] 3 hands, 15 rounds, or until somebody has laid five tribe cards. The rulebook gives no time.
    }
    [3] { $advanced ->
        [true] 3 hands, 18 rounds. The rulebook gives no time.
       *[other] 2 hands, 12 rounds, or until somebody has laid five tribe cards. The rulebook gives no time.
    }
    [4] { $advanced ->
        [true] 3 hands, 15 rounds. The rulebook gives no time.
       *[other] 2 hands, 10 rounds, or until somebody has laid five tribe cards. The rulebook gives no time.
    }
   *[other] { $advanced ->
        [true] 3 hands, 12 rounds. The rulebook gives no time.
       *[other] 2 hands, 8 rounds, or until somebody has laid five tribe cards. The rulebook gives no time.
    }
}

option-advanced = Advanced variant
    .help = The game goes on after somebody’s fifth tribe card, for one more hand.
    .badge = advanced
option-after-rival-discard = After a rival’s card is discarded
    .help = What becomes of your own terrain card when your tribe card costs a rival’s.
after-rival-discard-placed = you lay yours too
after-rival-discard-lost = yours is lost

terrain-forest = forest
terrain-lake = lake
terrain-mine = mine
terrain-plain = plain
terrain-lava = lava

bonus-plus-one = +1
bonus-plus-two = +2
bonus-double = ×2

turn-r0 = not turned
turn-r90 = a quarter turn clockwise
turn-r180 = half a turn
turn-r270 = three quarter turns clockwise

tribe-card-scouts = Scouts
    .the = the Scouts
tribe-card-pickets = Pickets
    .the = the Pickets
tribe-card-hunters = Hunters
    .the = the Hunters
tribe-card-gatherers = Gatherers
    .the = the Gatherers
tribe-card-great-camp = Great camp
    .the = the Great camp

ask-draw-order = Chance hands out order card { $place }.
ask-draw-start = Chance draws { $to }’s first card.
ask-deal-card = Chance deals { $to } a card.
ask-place-start = Lay card { $card }: it is part of the origin of the continent
    .short = Lay the first card
ask-which-discard = Choose a card to discard, in secret
    .open = Choose a card to discard
    .short = Discard one
ask-which-play = Choose a card to play, in secret
    .open = Choose a card to play
    .short = Play one
ask-place-card = Lay your terrain card, or a tribe card instead
    .short = Lay a card
ask-which-drop = Whose terrain card is lost for your tribe card?
    .short = Discard whose card?
ask-place-own = Now lay your own terrain card too
    .short = Lay your own card too

move-give-order = { $seat } receives the order card
    .short = { $seat }
    .verb = Hand out an order card
move-draw = Draw card { $card }
    .short = { $card }
    .verb = Draw
move-discard = Discard card { $card }
    .short = { $card }
    .verb = Discard
move-play = Play card { $card }
    .short = { $card }
    .verb = Play
move-place-terrain = Lay the terrain card at { $at }, { $turn }
    .short = Card at { $at }
    .verb = Lay the terrain card
move-place-tribe = Lay { $card_the } at { $at }, { $turn }
    .short = { $card }
    .verb = Lay a tribe card
move-discard-terrain = Discard { $of }’s terrain card
    .short = { $of }
    .verb = Discard a terrain card
move-pass = Pass
table-terrain-lost = Your card is lost: lay a tribe card, or pass
table-covers = { $move } (covers { $covered })

event-order-drawn = { $seat } receives order card { $place }.
event-start-drawn = { $seat } draws card { $card } for the origin.
event-card-dealt = { $card ->
    [0] { $seat } is dealt a card.
   *[other] { $seat } is dealt card { $card }.
}
event-hand-dealt = { $seat } has a new hand of { $size } cards.
    .together = { $seat } have a new hand of { $size } cards each.
event-deck-reshuffled = The draw pile is used up: { $size } discards are shuffled into a new one.
event-hand-begun = Hand { $hand } of { $hands } begins.
event-round-begun = Round { $round } of { $rounds } begins.
event-card-set-aside = { $card ->
    [0] { $seat } discards a card, face down.
   *[other] { $seat } discards card { $card }, face down.
}
event-card-chosen = { $card ->
    [0] { $seat } has chosen.
   *[other] { $seat } has chosen card { $card }.
}
event-card-revealed = { $seat } turns up card { $card }.
event-order-set = The order of this round: { $order }.
event-terrain-placed = { $seat } lays card { $card } at { $at }.
event-tribe-placed = { $left ->
    [0] { $seat } lays the last tribe card, { $card_the }, at { $at }.
    [one] { $seat } lays { $card_the } at { $at }; one tribe card left.
   *[other] { $seat } lays { $card_the } at { $at }; { $left } tribe cards left.
}
event-terrain-discarded = { $of }’s card { $card } is lost.
event-own-lost = { $seat }’s card { $card } is discarded without effect.
event-passed = { $seat } lays nothing.
event-last-tribe-placed = { $seat } has laid all five tribe cards: this is the last round.
event-hands-passed = All hands are passed to the left.
event-game-ended = The game is over: the regions are counted.
event-region-scored = { $seat } holds { A($terrain) }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

refusal-has-order-card = { $seat } does not wait for an order card.
    .met = { $seat } waits for an order card.
refusal-not-in-deck = Card { $card } is not in the draw pile.
    .met = Card { $card } is in the draw pile.
refusal-not-in-hand = Card { $card } is not in your hand.
    .met = Card { $card } is in your hand.
refusal-first-card-elsewhere = The first card is the origin of the continent: it lies at e0s0.
    .met = The card lies at the origin.
refusal-no-overlap = The card must cover at least one square of the continent.
    .met = The card covers land.
refusal-nothing-new = The card may cover five squares at most: one must be new land.
    .met = At least one square is new land.
refusal-on-lava = Lava at { $square }: it may never be covered.
    .met = No lava is covered.
refusal-on-rival-tent = { $rival } has a tent at { $square }: a rival’s tent may not be covered.
    .met = No rival’s tent is covered.
refusal-tribe-card-gone = You have already laid { $card_the }.
    .met = You still have this tribe card.
refusal-terrain-card-gone = Your terrain card of this round was discarded.
    .met = You still have your terrain card of this round.
refusal-tribe-already-placed = Only the terrain card can be laid now.
    .met = You have laid no tribe card in this turn yet.
refusal-must-place = You can lay your terrain card, so you may not pass.
    .met = You have no terrain card that can be laid.
refusal-must-drop-own = You are the last in this round: your own card is discarded.
    .met = You are not the last in this round: a rival’s card may be discarded.
refusal-has-acted = { $seat } has already acted in this round.
    .met = { $seat } has not acted yet in this round.
refusal-nothing-to-drop = { $seat } has no terrain card to discard.
    .met = { $seat } has a terrain card to discard.

score-region-held = { $terrain } at { $at }: { $plus ->
    [0] { $squares }
   *[other] { $doubles ->
        [0] { $squares } + { $plus }
       *[other] ({ $squares } + { $plus })
    }
}{ $doubles ->
    [0] { "" }
    [1] { " × 2" }
    [2] { " × 4" }
   *[other] { " × 8" }
}
    .short = { $terrain }
tie-fewer-tribe-cards = fewer tribe cards laid
kind-forest = forests
kind-lake = lakes
kind-mine = mines

number-score = points
number-tribes = tribe cards
side-order = Order
side-round = hand { $hand }/{ $hands }, round { $round }
side-setup = laying the origin
side-over = the game is over
side-card = Card { $card }
    .brief = no.{ $card }
side-regions = Regions
side-regions-best = Regions ({ $shown } of { $count })

# A player acts once in a round.
key-turn_back = a player back
key-turn_on = player
key-round_back = a round back
key-round_on = round

square-empty = { $at }: open sea, no card yet
square-land = { $at }: { $terrain }
square-land-bonus = { $at }: { $terrain }, mark { $bonus }
square-tent = { $at }: { $seat }’s tent
square-height = { $count ->
    [one] one card lies below
   *[other] { $count } cards lie below
}
square-card = top card: number { $card }, laid by { $seat }
square-tribe = top card: { $card }, laid by { $seat }
square-region = { $squares ->
    [one] region of one square, worth { $points }
   *[other] region of { $squares } squares, worth { $points }
}
square-region-held = held by { $seat }
square-region-free = held by nobody
square-region-tents = tents around it: { $tents }
square-region-tent = { $seat } { $count }
key-tents = tents by region
    .word = tents
tents-held = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $terrain } at { $at }: { $tents }. { $seat } leads by { $lead }.
tents-tied = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $terrain } at { $at }: { $tents }. A tie wins no points.
tents-none = No tent stands beside a region yet.
square-lava = nothing may cover lava
card-terrain = Terrain card { $card }: { $top } / { $bottom }
card-tribe = { $card }: { $tents ->
    [one] one tent
   *[other] { $tents } tents
}, the rest plain
card-source = The rules are those printed; what is on the cards is ours.

describe-empty = The table is empty.
describe-continent = The continent has { $squares } squares, from { $first } to { $last }.
describe-row = Row { $row }: { $squares }.
describe-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far, { $tribes ->
    [0] no tribe card
    [one] 1 tribe card
   *[other] { $tribes } tribe cards
} left, { $cards ->
    [0] no terrain card
    [one] 1 terrain card
   *[other] { $cards } terrain cards
} in hand.
describe-region = Region: { $terrain } of { $squares ->
    [one] one square
   *[other] { $squares } squares
} at { $at }, worth { $points }: { $holder }.
describe-nobody = nobody holds it
describe-holder = { $seat } holds it
hand-terrain-gone = Lost card
