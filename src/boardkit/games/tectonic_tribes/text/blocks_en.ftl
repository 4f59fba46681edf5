# What stands on cards, beside the map and in the legend.

square-tent-short = tent
card-squares = { $terrain_key ->
    [forest] { $count ->
        [one] 1 forest
       *[other] { $count } forests
    }
    [lake] { $count ->
        [one] 1 lake
       *[other] { $count } lakes
    }
    [mine] { $count ->
        [one] 1 mine
       *[other] { $count } mines
    }
    [plain] { $count ->
        [one] 1 plain
       *[other] { $count } plains
    }
   *[lava] { $count } lava
}
card-mark = { $mark } on { A($terrain) }
card-holds = { $count ->
    [0] The card has { $squares }.
   *[other] The card has { $squares }; marks: { $marks }.
}
card-number = If played, it acts after { $higher } of the unseen cards and before { $lower }.
card-discard = It goes to the discards face down; nobody sees it.
card-play = Laid when all are turned up; you may lay a tribe card instead.
card-hand-on = { $count ->
    [one] The other card of your hand goes to { $seat } after this round.
   *[other] The other { $count } cards of your hand go to { $seat } after this round.
}
card-place = It must cover one square of land at least and add one new square; never lava, never a rival’s tent.
card-place-first = The very first card lies in the middle of the table, turned as you like.
card-gone = The terrain card of this round was discarded.
card-covered = Only its owner may look at it.
card-tribe-tents = { $count ->
    [one] One tent, the rest plain.
   *[other] { $count } tents, the rest plain.
}
card-tribe-last = Your last tribe card: the match ends after this round.
card-tribe-pays = The most tents around a region win its points.
card-tribe-cost = It costs a terrain card of this round: your own, or that of a rival who has not acted yet.
card-tribe-own = If a rival loses a card, you lay your own terrain card, too.
card-tribe-lost = Your own terrain card is lost in any case.
card-drop-own = You give up your own terrain card of this round.
card-drop-rival = { $seat } lays no terrain card in this round.
card-pass = You lay nothing in this round.
card-order = Acts first in the set-up, the others after.
card-draw = It comes off the draw pile.

seats-points = points
seats-tents = tents
seats-left = tribe cards
seats-left-brief = tribe
seats-acted = done
seats-acts = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: no.{ $card }
seats-no-card = no card
seats-chosen = has chosen
seats-chooses = chooses
seats-waits = waits
seats-region = { $terrain } at { $at }: { $points }
seats-region-sign = { $terrain } { $at }: { $points }
seats-holds-none = holds no region

shared-order-rule = The highest number acts first, once all have chosen.
shared-regions = Regions, best first
shared-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
shared-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
shared-regions-rule = The most tents around a region win its points; a tie wins none.
shared-piles = Draw pile { $deck }{ $discards ->
    [0] { "" }
   *[other] ; discards: { $covered } face down, { $seen } up
}

side-rounds = hand { $hand } of { $hands }, round { $round } of { $rounds }
side-last = last round
step-discard = discard
step-choose = choose in secret
    .open = choose a card
step-lay = lay
step-pass = pass hands on

sign-forest = forest
sign-lake = lake
sign-mine = mine
sign-plain = plain, earns nothing
sign-lava = lava, never covered
sign-tent = a tent; beside a letter, its owner
sign-left = a tribe card still to be laid
sign-plus = the region is worth that much more; beside letters ¹
sign-double = the region is worth double; beside letters ×
sign-points = points as the land lies now
sign-asked = who is asked
sign-step = the step that is played
sign-done = over; has chosen; has acted
sign-lost = their card is lost
sign-order = the order of the round
sign-nobody = nobody

verb-bar-discard = Discard
short-verb-bar-discard = Discard
verb-bar-choose = Play face down
short-verb-bar-choose = Face down
verb-bar-lay = Lay terrain
short-verb-bar-lay = Lay
verb-bar-tribe = Lay a tribe card
short-verb-bar-tribe = Tribe
verb-bar-lost = Whose card is lost
short-verb-bar-lost = Lost card
verb-bar-pass = Pass
short-verb-bar-pass = Pass
need-order = the order
need-regions = the regions
need-piles = the piles
