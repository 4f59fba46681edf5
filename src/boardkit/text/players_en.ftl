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

setup-sitter = A person at the keyboard, or a computer: a newcomer, a casual or a strong player, or a coach, who thinks longest.
setup-beside = beside

who-plays-title = Who plays from now on?
who-plays-entry = { $seat }: { $sitter }
command-seats = People and computers…

thinking-now = { $seat } ({ $level }) is thinking…
    .keys = esc stops it, u takes your last decision back
thinking-stopped = { $seat } ({ $level }) waits.
    .keys = enter lets it go on, u takes back, t walks through the match; ^p changes who plays
thinking-died = The computer player could not finish its thought. Enter lets it try again.

hint-thinking = Looking for a good move…
hint-think-of = Think of this: { $term }.
hint-all-alike = Nothing stands out here: several moves are as good.
hint-more = H shows good moves and why; any other key goes on playing
hint-title = Good moves, the best first; choose one to see how it is made
hint-best = { $move } — beside the next: { $why }
hint-only = { $move }: nothing else deserves a look
hint-other = { $move } ({ $less }) — beside the best: { $why }
hint-no-reason = hardly any difference
note-hinted = { $seat } was given a hint.

suggest-asked = { $seat }: { $question }
fault-nobody-is-asked = At moment { $at } of the match nobody has anything to decide. Give another with --at.

review-title = Review
review-about = { $decisions ->
    [one] One decision was looked at again, by what its player could see.
   *[other] { $decisions } decisions were looked at again, by what their players could see.
}
review-seat = { $seat }: decisions { $lost }, luck { $luck }; { $good } good (!), { $dubious } dubious (?!), mistakes (?): { $mistakes }, blunders (??): { $blunders }
review-curve = { $seat }: { $bars } { $last }
review-moments = The decisions that mattered most:
review-no-moments = No decision was much worse than the best.
review-moment = Moment { $at }: { $seat }: { $move } { $mark } ({ $lost })
review-better = Better: { $move }: { $why }

term-points = points now, beside the best rival’s
term-won = winning the game

settings-pace = Computer players move
    .help = How long each of their moves can be looked at before the next.
pace-instant = at once
pace-brisk = briskly
pace-calm = calmly
pace-slow = slowly, to follow each move
