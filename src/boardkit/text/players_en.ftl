# Computer players: who sits where, what they think, hints.

sitter-person = a person
    .short = person
sitter-newcomer = computer, newcomer
    .short = newcomer
sitter-casual = computer, casual
    .short = casual
sitter-strong = computer, strong
    .short = strong
sitter-coach = computer, coach
    .short = coach
sitter-casual-careful = computer, casual, careful
    .short = casual, careful
sitter-casual-hungry = computer, casual, hungry
    .short = casual, hungry
sitter-casual-spiteful = computer, casual, spiteful
    .short = casual, spiteful
sitter-strong-careful = computer, strong, careful
    .short = strong, careful
sitter-strong-hungry = computer, strong, hungry
    .short = strong, hungry
sitter-strong-spiteful = computer, strong, spiteful
    .short = strong, spiteful
character = { $character ->
    [careful] careful
    [hungry] hungry
   *[spiteful] spiteful
}

setup-sitter = A person at the keyboard, or a computer: a newcomer, a casual or a strong player, or a coach, who thinks longest. Casual and strong ones may have a character.
setup-beside = beside

who-plays-title = Who plays from now on?
who-plays-entry = { $seat }: { $sitter }
command-seats = People and computers…

thinking-now = { $seat } ({ $level }) is thinking…
    .keys = esc stops it, u takes your last decision back
thinking-stopped = { $seat } ({ $level }) waits.
    .keys = enter lets it go on, u takes back, t walks through the match; ^p changes who plays
thinking-died = The computer player could not finish thinking. Press enter to let it try again.

hint-thinking = Looking for a good move…
hint-think-of = Think of this: { $term }.
hint-one-alone = Only one move makes sense here.
hint-all-alike = Nothing stands out here: several moves are equally good.
hint-more = H shows good moves and why.
hint-title = Good moves, the best first; choose one to see how it is made
hint-best = { $move } — compared with the next: { $why }
hint-best-opinion = { $move } — better than the next by opinion: { $why }
hint-best-later = { $move } — better than the next, though nothing that can be counted shows it yet
hint-best-alike = { $move } — about as good as the next: { $why }
hint-both = { $move } — about as good as the next; what both change: { $why }
hint-alike = { $move } — about as good as the next
hint-or-nothing = { $move } — compared with doing nothing: { $why }
hint-lone = { $move } — what it changes: { $why }
hint-alone = { $move }: nothing else makes sense here.
hint-only = { $move }: nothing else is better.
hint-other = { $move } — compared with the best: { $why }
hint-other-later = { $move } — less good, though nothing that can be counted shows it yet
hint-other-alike = { $move } (about as good) — compared with the best: { $why }
hint-about-as-good = { $move } (about as good)
by-opinion = by opinion: { $opinion }
hint-opinion = { $said }. Opinion: { $opinion }
when-now = now { $facts }
when-done = once all that is done { $facts }
when-turn = by the end of this turn { $facts }
when-round = by the end of this round { $facts }
when-end = at the end { $facts }
facts-then = { $facts }; { $then }
fact-range = { $low } to { $high }
fact-more = more
fact-less = less
fact-fewer = fewer
count-points = { $amount } { $count ->
    [one] point
   *[other] points
} { $less }
count-rival-points = { $amount } { $count ->
    [one] point
   *[other] points
} { $less } for the strongest rival
reasons-but = { $reasons }, but { $others }
hint-as-good = { $move } (as good)
hint-as-good-more = { $move } ({ $more ->
    [one] as good, and so is another
   *[other] as good, and so are { $more } others
})
row-first = { $first }. { $then }
row-then = { $move }, then { $then }
row-leave = { $taken }; leave { $left }
row-none = Leave { $left }
row-all = everything
row-others = { $count ->
    [one] the other one
   *[other] the { $count } others
}
row-more = The same, and also: { $move }
row-fewer = The same, but not: { $move }
hint-no-reason = hardly any difference
note-hinted = { $seat } was given a hint.

why-computer = w: why did it do that?
why-rules = What may be done here, and what not?
why-did-entry = Why? { $text }
came-title = What came of it: { $seat }
came-before = Nobody had decided anything yet.
because-title = Why { $seat } did that ({ $level })
because-thinking = Thinking it over again…
because-looked = { $moves ->
    [one] One move deserved a look.
   *[other] { $moves } moves deserved a look, and { $tables } positions they may lead to.
}
because-only = There was nothing to choose.
because-best = It is the best of them. Compared with the next best, in points of its own judgement: { $why }.
because-slip = It is not the best of them: this level slips now and then. Compared with the best, in points of its own judgement: { $why }.
because-others = What else it thought of, compared with that:
because-one = · { $move } ({ $less })
because-other = Somebody else did that; the player who sits there now would do this instead: { $move }
because-seen = As far as it can be seen from here, that changed: { $why }.
because-unseen = Nothing that can be counted from here has changed.
because-hidden = It keeps its other reasons to itself, because they would tell what it hides. When the match is over, it tells them.

suggest-secret = What follows is for { $seat } alone: it tells what nobody else may know, such as cards in hand.
suggest-secret-ask = Press enter once only { $seat } is looking; q leaves.
suggest-asked = { $seat }: { $question }
fault-nobody-is-asked = At moment { $at } of the match nobody has anything to decide. Give another with --at.

fault-review-too-early = The match goes on, and a review would tell what players hide from each other. Play it to its end, or open the table first.

review-title = Review
review-heading = { $title }: { $kind ->
    [deep] the deep review
   *[usual] the review
}
review-about = { $decisions ->
    [one] One decision was reviewed, by what its player could see.
   *[other] { $decisions } decisions were reviewed, by what their players could see.
}
review-kind = { $kind ->
    [deep] This is a deep review: more tries where luck hid a gap, and a second judge of what is marked.
   *[usual] This is the usual review; a deep one tries unclear gaps more often and lets a second judge decide what is marked.
}
review-long = Deep review: { $time } for { $count ->
    [one] one more decision
   *[other] { $count } more decisions
}, by what the first ones took.
review-minutes = { $minutes ->
    [0] less than a minute
    [one] about a minute
   *[other] about { $minutes } minutes
}
review-seat = { $seat }: of { $count } decisions { $sound } were sound, { $unclear } unclear and { $marked } marked, points lost: { $lost }; luck brought { $luck }; { $good } good (!), { $dubious } dubious (?!), mistakes (?): { $mistakes }, blunders (??): { $blunders }
review-result = The result: { $points }. { $count ->
    [0] Nobody has won.
   *[other] Won by { $winners }.
}
review-measure = Each loss is the computer’s opinion of one decision. The result counts more: { $seats } won, though others seem to have lost less.
review-curve = { $seat }: points to expect in the end, round by round: { $bars } { $last }
review-chance = { $seat }: chance to win, round by round: { $bars } { $last }
percent = { $share } %
review-words = Sound: no other move is better by as much as is marked. Unclear: luck hides which is better, even after many tries, or two judges disagree. Points lost, and points by luck, are estimates in points of the game{ $winning ->
    [0] {""}
   *[other] , in which winning itself counts as { $winning }
}; one decision loses { $most } at most, and a better move that stays open for some decisions is lost once. To expect: what players at a glance would reach from there, on the average.
review-second-agrees = Quick players who went on from both to the end, { $times } times, came out { $points } points better with it.
review-second-disagrees = Quick players who went on from both to the end, { $times } times, came out { $points } points worse with it: here two judges disagree.
review-second-unsure = Quick players who went on from both to the end, { $times } times, found no sure difference.
review-moments = The decisions that mattered most:
review-no-moments = No decision was much worse than the best.
review-moment = Moment { $at }: { $seat }: { $move } { $mark } ({ $lost })
review-marks = All marks:
review-marked = Moment { $at }: { $seat }: { $move } { $mark }
review-better = Better: { $move } — { $why }
review-other = By the first judge better: { $move } — { $why }
review-later = nothing that can be counted shows it soon

command-review = Review the match…
review-nothing-better = Nothing was better here: no other move is worth more.
review-branch = Better at { $at }
review-walk-it = H walks the better line; tab goes to the next mark
mark-good = Good (!): no other move is worth nearly as much.
mark-unclear = Unclear: luck or another judge leaves open which move is better.
mark-dubious = Dubious (?!): { $lost }
mark-mistake = A mistake (?): { $lost }
mark-blunder = A blunder (??): { $lost }
review-looking = Reviewing: { $done } of { $count } decisions
review-looking-deep = { $looking }, { $time } more
review-looking-anew = The judgement has changed since, reviewing again: { $done } of { $count } decisions
review-anew = The judgement has changed since this match was reviewed: every decision is reviewed again.
review-reading = Reading the match…
review-died = A process that reviewed the match has died. Open the review again: it goes on where it stopped.
review-curve-title = Points to expect in the end, after each round
review-after = After round { $round }:
review-moments-title = The decisions that mattered most
review-seat-head = player
review-lost-head = lost
review-sound-head = sound
review-unclear-head = unclear
review-luck-head = luck
review-walk = walk
review-walk-all = with marks
review-deep = deeper
review-handout = hand out
handout-review = The review

term-points = points now
    .nudge = Which points could you score at once?
term-won = winning the game
    .nudge = The end is near: what would still win the game?
    .unit = When the game is over, that counts { $winning } points more.

mind-title = How the computer plays
mind-sees = A computer player sees what its seat may see, and nothing else: no hidden card of others, no pile from below. It imagines what it cannot see in ways it could be, and looks at where its moves would lead from there. The same position and the same seed give the same move, on any computer.
mind-weighs = It judges every position it looks at in points, by what follows. It makes the move that leads to the best one.
mind-levels = All levels judge alike, characters apart; they differ in how far they look and how often they slip. That is counted in positions, not in seconds.
mind-ask = While you play, H asks for a hint: first what to think of, then good moves with what they bring. In the log and on the walk, w at a computer’s decision tells what it weighed.

level-width = { $moves ->
    [one] Looks at one move and at most { $tables } positions.
   *[other] Looks at the { $moves } most promising moves, and at { $tables } positions at most.
}
level-deals = What is hidden, it imagines in { $deals } ways.
level-ahead = { $ahead ->
    [one] Looks one more decision of its own turn ahead, at { $breadth } moves for it.
   *[other] Looks up to { $ahead } more decisions of its own turn ahead, at { $breadth } moves for each.
}
level-rounds = { $rounds ->
    [one] Plays on quickly for everybody to the end of the round before it judges.
   *[other] Plays on quickly for everybody to the end of { $rounds } rounds before it judges.
}
level-playout = Plays on quickly for everybody before it judges.
level-doubt = Gives up its first idea only for a move that is better by { $points } or more.
level-foresight = { $rounds ->
    [0] Works for the common objective; takes its own only if it happens to be met.
    [one] Works for the common objective, and for its own only once a round may be enough to meet it.
   *[other] Works for the common objective, and for its own only once { $rounds } rounds may be enough to meet it.
}
level-slip = Now and then takes a worse move; the worse it is, the more rarely: one that is { $points } points worse comes about a third as often as the best.
level-taste = As { $level }, but { $told }: it counts { $terms }.
level-minds = “{ $term }” { $times } times

settings-pace = Computer players move
    .help = How long you see each of their moves before the next.
pace-instant = at once
pace-brisk = quickly
pace-calm = calmly
pace-slow = slowly, to follow each move
settings-motion = What others have done
    .help = The map replays it when your turn comes: two seconds at most, and any key ends it.
motion-off = shown at once
motion-quick = played quickly
motion-calm = played calmly
