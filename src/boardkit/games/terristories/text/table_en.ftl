# What stands on cards, beside the map, in the legend and in the bar of what can be done.

tag-impact = { $index } { $change }
price-cubes = { $cubes } ■
price-paid = { $paid }/{ $cubes } ■
stands-least-limit = { $value }<{ $target }
stands-least-over = { $value } ⚠
stands-short-limit = { $value }, limit { $target }
stands-short-over = { $value } ⚠
stands-middle-limit = { $value }, limit { $target }
stands-middle-over = { $value }, limit ⚠
stands-broad-limit = now { $value }, limit { $target }
stands-broad-over = now { $value }, limit reached ⚠
stands-least-goal = { $value }/{ $target }
stands-least-met = { $value } ✓
stands-short-goal = { $value } of { $target }
stands-short-met = { $value } ✓
stands-middle-goal = { $value }, goal { $target }
stands-middle-met = { $value }, goal ✓
stands-broad-goal = now { $value }, goal { $target }
stands-broad-met = now { $value }, goal reached ✓
votes-paid = Cubes for { $index }, { $paid } of { $price }
track-foretold = { "   " }paid { $paid } · with all { $every }

head-cubes = cubes
head-people = people
head-zones = zones
head-labels = labels
head-projects = projects
head-hand = hand

seat-no-role = no role yet
seat-role = { $power ->
    [left] { $role }, power left
   *[other] { $role }, power used
}
seat-objective = Objective { $name }: { $aim }
seat-secret = Has a secret objective.
    .open = Has an objective of their own.
seat-phase = { $card }, phase { $phase }
seat-phases = phase { $phase }: { $cards }
seat-projects = { $count ->
    [one] 1 project
   *[other] { $count } projects
}
seat-more = { $names } and { $count } more
seat-hand-brief = c
seat-projects-brief = { $count } proj.
seat-project = { $card }: { $effects }

become-now = now
become-paid = if paid now
become-all = with all
become-limit = limit
become-goal = goal
plea-of = Who do you ask? Type their letters.
plea-has = has { $amount }
plea-amount = How much from each
plea-promise = promised back
plea-fill = Choose who to ask, and type how much from each; space promises it back.
plea-ask = { $amount } from each: { $seats }
plea-back = { $amount } from each, promised back: { $seats }
plea-enter = ✓ enter asks all of them at once
ballot-vote = The vote: which index is to rise?
ballot-pledge = How many cubes does each pay for the index?
ballot-request = Who gives what was asked for?
ballot-harvest = The harvest: how much does each take?
ballot-wages = The wages: does each pay?
pool-head = Pay together
pool-left = left then
pool-fill = Pay for the projects on the table, together: anybody may pay for anything.
pool-keys = Letters: who pays; arrows: what for; digits: how much. p: that is all.
pool-nothing = Nobody pays anything any more: everybody takes back what they paid.
pool-next = next
pool-full = ✓ paid in full: { $things }
pool-short = ⚠ not in full, so it goes back: { $things }
pool-enter = enter to pay this: { $payers }.
pool-enter-none = enter: nobody pays anything.
pool-share = { $seat } { $amount }
pool-paid = { $thing } is paid in full.
pool-nothing-left = { $seat } has nothing left.
pool-do = pay
pool-pass = go on
pool-alone = one by one
pool-harvest = may harvest, phase 3
pool-wages = wages to pay, phase 5
base-foreseen = You have seen the next hazard: { $alea }
base-wages = Wages due: { $due }; { $seat } has { $has }
base-wages-short = Wages due: { $due }; { $seat } has only { $has }
base-wages-all = Wages:
base-order = In turn: { $order }.
base-conquest = Conquest: only a personal objective wins. If all three limits ◇ are reached at the end of a round, all lose.
side-conquest = Conquest: three ◇, and all lose
side-limit = { $value }<{ $target }
base-goal = Together: all three goals ◇ reached at the end of a round, of round 8 at the latest.

index-note-societal = Wages of each player: { $low } at −3, { $high } at 8 or 9, { $top } at 10.
index-note-economy = Cubes for each player after the rain: { $low } at −3, { $high } at 8 or 9, { $top } at 10.
index-note-environment = Cubes of the rain: { $low } at −3, { $high } at 8 or 9, { $top } at 10.

told-hidden = Face down: only its owner knows it.
told-basic = In a first game, powers are not used.
told-power-once = Once in a game.
told-power-costs = It costs: { $costs }.
told-power-bars = Not while an index that it lowers is below 0.
told-role-projects = { $count } projects, { $lasting } of them hourglasses that act in every round: { $societal } raise societal, { $economy } economy, { $environment } environment; { $labels } bring labels.
told-role-named = Projects: { $projects }.
told-no-characters = In this game there are no personal objectives.
told-characters = You draw one of three characters by chance, and only you see its objective:
told-character = { $character }: { $aim }
told-aim = { $index } at { $wanted } or more, and { $condition }
told-progress = Now: { $index } { $value } of { $wanted }; { $counted } { $count } of { $amount }.
told-met = ✓ This objective is met.
counted-own-resources = cubes of your own:
counted-own-zone-territories = zones on fertile territories:
counted-all-individuals = individuals of all players:
counted-sablier-in-play = hourglass projects in play:
counted-own-zones = zones of your own:
counted-labels-in-play = labels of all players:
counted-own-tokens = tokens of your own:
counted-own-labels = labels of your own:
counted-own-zone-full = zones on full territories:
counted-territories-at-least-half = territories half full or more:
told-secret = Only its owner knows this objective.
told-planet = Planet { $planet }
told-stars = { $stars ->
    [one] One star.
   *[other] { $stars } stars.
}
told-drawn = It is drawn by chance.
told-land = Plains: { $plain }, mountains: { $mountain }, marshes: { $marsh }.
told-barren = { $count ->
    [0] All of it is fertile.
    [one] One territory begins sterile.
   *[other] { $count } territories begin sterile.
}
told-mission = Mission { $mission }
told-mission-stars = Together, within 8 rounds ({ $stars ->
    [one] one star
   *[other] { $stars } stars
}):
told-mission-two = With two players, each index begins one point higher.
told-goal = { $index }: from { $start } to { $target }
told-paid = Proposed by { $owner }. Paid so far: { $payers }. { $missing ->
    [0] It is paid in full.
    [one] One cube is missing; you have { $cubes }.
   *[other] { $missing } cubes are missing; you have { $cubes }.
}
told-index-limit = { $index } stands at { $value }, limit { $target }: all lose if all three are reached.
describe-limit = { $index }: { $value }, limit { $target }.
told-index = { $index } stands at { $value }, goal { $target }.
told-act = { $act }: { $name }
told-point = A point of { $index }
told-from = Move an individual from { $at }
told-with = { $verb }: { $seat }
told-harvest = { $at } up to { $most } of { $cubes }
told-harvests = You may harvest: { $places }.

about-settle = You begin with this zone. Where you have a zone, each of your individuals harvests { $zoned } cubes instead of { $free }, and nobody without a zone there harvests at all. Large territories hold more cubes and more zones.
about-individual = Individuals harvest, let you buy a zone where they stand, and each costs one cube of wages in every round.
about-move = Each of your individuals may move once in your turn: { $steps ->
    [one] to a territory next to theirs
   *[other] up to { $steps } territories far
}. Where you have individuals you may buy a zone now, and harvest in phase 3.
about-recruit = A new individual on a fertile territory with a zone of yours; it does not move in this turn. You have { $people } of { $peoplemost } individuals and { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}. Each costs one cube of wages in every round. One purchase in a round.
about-build = A zone where an individual of yours stands, if there is room: your individuals there then harvest { $zoned } cubes each; a second zone there adds nothing. You have { $zones } of { $zonesmost } zones and { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}. One purchase in a round.
about-council = Everybody votes which index is to rise, then all pay { $price ->
    [one] one cube
   *[other] { $price } cubes
} together. One point is bought in a round, and you may propose once.
about-vote = The index with most votes is bought by all together.
about-pledge = You have { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}. If the price is not reached together, everybody takes their cubes back.
about-show = Everybody will see your objective.
about-talk = Give cubes, ask one or several players for some, or promise some. Then your question comes back.
about-give = { $other } has { $others }, you have { $cubes }. They are given at once.
about-ask = { $other } has { $others }, you have { $cubes }. You may then ask others, too, and promise it back. Nobody has to give.
about-also = { $other } has { $others } and is asked for the same amount.
about-back = What you get is noted as promised back. A promise is not binding.
about-request = Everybody you ask answers: all of it, part of it, or nothing.
about-promise = It is noted beside your name, but not binding. { $other } has { $others }, you have { $cubes }.
about-agree = { $other } asks for { $asked }. You have { $cubes }, { $other } has { $others }.
about-decline = { $other } asks for { $asked } and has { $others }. You keep your { $cubes }.
about-bury = It goes under your pile, and you draw another card.
about-withdraw = You take back all cubes that you have put on it.
about-harvest = Individuals harvest { $zoned } each where you have a zone, { $free } where nobody has one. An emptied territory turns sterile, and every index falls by 1.
about-reap = All in one go. { $spared ->
    [0] { $emptied ->
        [0] No territory loses its last cube.
        [one] One territory loses its last cube: it turns sterile, and every index falls by 1.
       *[other] { $emptied } territories lose their last cube: they turn sterile, and every index falls by 1 for each.
    }
   *[other] A last cube stays on each territory, so none turns sterile.
}
about-player = { $other } has { $others ->
    [one] one cube
   *[other] { $others } cubes
} and { $people ->
    [one] one individual
   *[other] { $people } individuals
}.
about-pay = You owe { $due } and have { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}: one for each individual, changed by the societal index and by cards.
about-dismiss = One individual fewer to pay, but every index falls by 1. You owe { $due } and have { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}.
about-claim = Once your objective is met, you may end the game here and win. Unless the common objective is met, too, the group loses.
about-silent = The game goes on, and nobody learns what you could have said.
about-rain = Every fertile territory receives that many cubes, as far as it has room.
about-pass-develop = Your turn of phase 1 is over.
about-pass-buy-second = You buy nothing more in this round.
about-pass-use-stock = You keep your cards for a later round.
about-pass-select-project = You propose nothing in this round. You may still pay for what others propose.
about-pass-finance = You change nothing more for now. When all do so, what is paid in full is carried out; from the rest everybody takes their cubes back.
about-pass-talk = You go on with your turn.
about-pass-discard-projects = You keep the cards you have, and draw up to three.
pass-develop = { $cubes ->
    [one] You buy nothing in this round, and keep your cube.
   *[other] You buy nothing in this round, and keep your { $cubes } cubes.
}
pass-harvest = { $count ->
    [one] One cube that you could harvest stays on the land.
   *[other] { $count } cubes that you could harvest stay on the land.
}
about-pass-harvest = You leave the other cubes on the land. They are there in the next round, for everybody.

territory-room = { $room ->
    [0] No room for another zone.
    [one] Room for one more zone.
   *[other] Room for { $room } more zones.
}
territory-harvest = { $most ->
    [0] As things stand, { $seat } may harvest nothing here.
    [one] As things stand, { $seat } may harvest one cube here.
   *[other] As things stand, { $seat } may harvest { $most } cubes here.
}
territory-few = { $cubes ->
    [one] Only one cube is left: without it the land turns sterile, and every index falls by 1.
   *[other] Only { $cubes } cubes are left: without the last one the land turns sterile, and every index falls by 1.
}

phase-long = { $phase ->
    [1] development
    [2] projects
    [3] harvest
    [4] hazard
    [5] wages
   *[other] regeneration
}
phase-told = { $phase ->
    [1] 1 Development: each in turn moves individuals, buys one thing, or an index point with all.
    [2] 2 Projects: each proposes one, then all pay for them together.
    [3] 3 Harvest: individuals bring cubes, two where you have a zone, one where nobody does.
    [4] 4 Hazard: a card is drawn that concerns everybody.
    [5] 5 Wages: one cube for each individual, or it goes back to Earth.
   *[other] 6 Regeneration: it rains, and every fertile territory receives one or two cubes.
}
heading-mission = mission { $mission }
heading-round = round { $round }/{ $rounds }

map-terrain = { $terrain }
map-sterile = sterile { $terrain }
map-cubes = { $cubes } of { $most } cubes
map-cubes-brief = { $cubes }/{ $most } cubes
map-people-brief = people
map-zones = zones
map-people = individuals
map-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}

sign-plain = plain: holds 7 cubes and 3 zones
sign-mountain = mountain: holds 9 cubes and 2 zones
sign-marsh = marsh: holds 4 cubes and 1 zone
sign-sterile = sterile: no cubes, nothing is harvested
sign-zone = zone, with the letter of its player
sign-person = individuals, with the letter of their player and how many
sign-cube = resource cube; on a track: reached
sign-label = sustainable-development label
sign-token = token of a project
sign-goal = goal of the mission; in a conquest, its limit
sign-met = goal, reached
sign-zero = zero of a track, reached
sign-free = room for a zone; step of a track that is not reached
sign-gained = step that the projects on the table would gain
sign-lost = step that the projects on the table would lose
sign-asked = who is asked
sign-ambassador = ambassador: leads the round
sign-lightning = lightning: acts once
sign-hourglass = hourglass: acts in every round
sign-stock = stock: may be kept for a later round

verb-bar-move = Move
short-verb-bar-move = Move
verb-bar-buy = Buy
short-verb-bar-buy = Buy
verb-bar-index = Index
short-verb-bar-index = Index
verb-bar-power = Power
short-verb-bar-power = Power
verb-bar-project = Project
short-verb-bar-project = Project
verb-bar-fund = Fund
short-verb-bar-fund = Fund
verb-bar-harvest = Harvest
short-verb-bar-harvest = Harvest
verb-bar-cards = Cards
short-verb-bar-cards = Card
verb-bar-give = Give
short-verb-bar-give = Give
verb-bar-ask = Ask
short-verb-bar-ask = Ask
verb-bar-wages = Wages
short-verb-bar-wages = Wage
verb-bar-goal = Objective
short-verb-bar-goal = Objective
verb-bar-lay = Choose
short-verb-bar-lay = Choose
need-aims = your objective
need-wages = the wages
need-indices = the indices
need-offers = the projects
need-hazard = the hazard
