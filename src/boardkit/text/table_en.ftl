# The words of the table.

too-small = The window is { $now } characters; boardkit needs { $width }×{ $height }. Please make the window larger. Nothing is lost. More about this terminal: boardkit doctor
waiting = Waiting for somebody else to answer.
watch-asked = { $seat }: { $question }
watch-follows = You are watching: each decision appears as it is made.
watch-lost = This is the last view of the match. If the match comes back, it goes on here.
watch-another = Now showing another match: { $game }, with { $players }.
game-over = The game is over. Enter opens the score sheet, t walks through the match.
choose-none = Nothing here is possible now; esc goes back.
choose-place = Point at a place: { $keys ->
    [0] press tab, or click it; then enter.
    [1] type its letter, press tab, or click it; then enter.
   *[other] type its { $keys } letters, press tab, or click it; then enter.
}
choose-what-and-where = A number says what, { $keys ->
    [1] a letter says
   *[other] { $keys } letters say
} where{ $of ->
    [piece] {" "}its top left square goes
   *[place] {""}
}; then enter.
choose-corner = Its top left square: { $keys ->
    [0] press tab, or click it; then enter.
    [1] type its letter, press tab, or click it; then enter.
   *[other] type { $keys } letters, press tab, or click it; then enter.
}
choose-any = Tick any by digits, or arrows and space; then enter. None: { $key }.
choose-first = { $count } possible choices: type a number, or use the arrows, then enter.
choose-verb = Type the letter of what you want to do: they stand above the hand.
choose-verb-alone = Your hand is empty: type the letter of what you want to do.
choose-card-or-verb = Type a number from the list, or the letter of something else to do.
choose-number = Type a number, { $least } to { $most }, or use the arrows; then enter.
choose-only = Only one move is possible: { $key } makes it.
choose-one = Only one choice is possible: type its number, or use the arrows; then enter.
choose-one-first = Only one choice is possible: type its number, or use the arrows.
choose-one-open = Without your hidden cards, only one choice: type its number; then enter.
only-way = ✓ The only way: { $move }
change = { $seat }: { $name } { $before } → { $after }
change-of = { $seat }: { $change }
change-parts = { $change } ({ $parts })
change-shared = { $name } { $before } → { $after }
walk-where = Step { $step } of { $steps }
walk-start = Before the first move.
walk-keys = → or ] goes on, ← or [ goes back, a plays it, esc ends the walk.
walk-decision = { $number ->
    [0] set-up, { $step } of { $steps }
   *[other] decision { $number }, { $step } of { $steps }
}
walk-speed-1 = slow
walk-speed-2 = medium
walk-speed-3 = fast
walk-speed-4 = very fast
nothing-to-undo = There is nothing to take back.
nothing-to-undo-taken = There is no decision to take back; { $key } puts back what you have taken.
turn-not-begun = Nobody has decided anything in this turn yet.
nothing-before = Nothing was decided before that, so there is nothing to go back to.
undo-many-ask = Take back this decision and all after it: { $count } decisions?
undo-many-yes = Take them back
undo-many-no = No, leave them
sentence-undo = { $key } takes back this and all that followed
sentence-no-undo = Only the table where a match is played can take anything back.
nothing-to-redo = Nothing was taken back.
not-only-one = { $count ->
    [0] Nothing can be done now.
   *[other] There are { $count } ways to go on: choose one.
}
agree-undo = Take back { $seat }’s last decision?
agree-undo-many = Take back the last { $count } decisions?
agree-how = Everybody must agree: press your own letter.
agree-unseen = What has been seen cannot be unseen:
agree-refuse = No, leave it
inspect-nothing = Nothing is selected: point at a place or take a card first.
inspect-title = What is this?
type-here = a move: begin to type, → completes, enter plays, esc leaves
pick-filter = type to narrow the list; ↑ ↓ enter
pick-none = Nothing in the list matches.
notice = Notice
button-close = Close

curtain-pass = Pass the keyboard to
curtain-look-away = Everybody else, please look away.
curtain-undo = u: look at the result again
curtain-open = { $letter }: I am { $name }
curtain-scroll = ↑ ↓ for more

key-go_left = move left
key-go_right = move right
key-go_up = move up
key-go_down = move down
key-go_up_left = move up and left
key-go_up_right = move up and right
key-go_down_left = move down and left
key-go_down_right = move down and right
key-next_target = next place
key-last_target = previous place
key-pick = do it
key-back = back
key-turn = turn
key-jump = jump
key-only_move = make the only move
key-undo = undo
key-undo-here = take back to here
key-turn_again = undo the turn
key-redo = redo
key-pass_turn = pass
key-inspect = what is this?
key-leaf = more of the card
key-walk = walk through
key-step_back = a step back
key-step_on = step
key-decision_back = a decision back
key-decision_on = decision
key-turn_back = a turn back
key-turn_on = turn
key-round_back = a round back
key-round_on = round
key-auto_play = play
key-auto_stop = stop
key-speed = speed
key-help = keys
keys-heading = Keys
choices-heading = The hand as a list
key-rules = rules
key-find = find a card, a place or a rule
key-type_move = type a move
key-palette = commands
key-bigger = larger map
key-smaller = smaller map
key-automatic = map as large as fits
key-choices = the hand as a list
key-sort = sort the hand
key-zoom = more room for the map, then for the log
key-log = the whole log
key-bare = hide the pieces
bare-ground = The pieces on the map are hidden. Any key shows them again.
key-overlay = regions
key-teacher = the teacher’s table
key-eyes = another player’s view
key-curtain = hide the table
key-leave = leave (all is saved)

keyname-sign = “{ $sign }”
keyname-enter = enter
keyname-esc = esc
keyname-escape = esc
keyname-tab = tab
keyname-home = home
keyname-end = end
keyname-pgup = pg up
keyname-pgdn = pg dn
keyname-pageup = pg up
keyname-pagedown = pg dn
keyname-space = space
keyname-backspace = backspace
keyname-delete = delete
keyname-insert = insert
keyname-left = ←
keyname-right = →
keyname-up = ↑
keyname-down = ↓
keyname-shift-tab = shift+tab

button-ok = OK
entry-lines = Enter: a new line. ^s, or tab and enter: done.
entry-drop = Not taken yet. ^s: done; esc again: drop what is typed.
button-cancel = Cancel
palette-search = Look for a command or a move…
command-note = Add a note to the log
note-ask = Add a note to the log, of { $limit } characters at most
command-picture = Save a picture
command-score = Score sheet
command-menu = Back to the menu
picture-saved = Saved: { $path }
crash = Something went wrong inside boardkit. Your match is saved up to the last decision; resume it from the menu. The details are in { $path }. To report it, add: boardkit doctor --json
crash-untold = Something went wrong inside boardkit. Your match is saved up to the last decision; resume it from the menu. The details could not be saved anywhere. To find out more: boardkit doctor
fault-see-doctor = { $fault } To find out more: boardkit doctor
fault-keys-unreadable = { $path } cannot be used. { $fault } The usual keys apply.
fault-no-keys = It must be a JSON object such as {"{"}"undo": ["backspace"]{"}"}.
fault-command-taken = The key { $key } of “{ $action }” is taken. These are free: { $free }.
fault-key-taken = { $path }: { $key } cannot be the key of both “{ $action }” and “{ $other }”. Give “{ $other }” another one, too. The usual keys apply.
fault-no-such-keys = { $path }: no terminal sends { $keys }. A key is a character, or a name such as f5, ctrl+k, alt+left, pageup or backspace. Where no other key is named, the usual one applies.
fault-unknown-action = { $path }: there is no action “{ $actions }” (any more). The actions are: { $known }. All else in the file applies.
hand-kind = { $name } ({ $possible }/{ $count })
hand-more = … { $count } in all: { $key } lists them, arrows scroll
hand-more-brief = … { $count }: { $key }
hand-more-below = … { $count } in all: arrows scroll
hand-more-below-brief = … { $count }
sort-by = sort: { $order }
next-place = next place
next-entry = next
only-playable = { $mark } only what can be played
sort-as-it-lies = none
sort-playable = playable first
sort-name = by name
pass-ask = { $move }? { $count ->
    [one] One other move is possible: { $other }
   *[other] { $count } other moves are possible.
}
pass-ask-lost = { $move }?
pass-yes = Yes (y)
pass-no = No (n)

refusal-game-is-over = The game is over.
refusal-not-asked = That does not answer the question.

undrawn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
undrawn-number-points = Points
undrawn-at = { $place }: { $what }
undrawn-empty = { $place }: nothing

tip-number = { $name } { $number }
tip-entry =
    { $then ->
        [tick] click: tick or untick
        [place] click: take; then click its place
        [list] click: list them
       *[act] click: take   second click: do it
    }
tip-verb-none = Nothing to choose here now.
tip-series = { $key } does all that can be done here, after telling what that is.
tip-verb = { $key } opens the list: { $possible } of { $count } possible now
clock-used = time
tip-link = click: show what this is about
tip-key = key { $key }, or a click
do-it = Do it { $key }
number-limits = type a number: { $least } to { $most }
no-such-entry = Nothing in the list has the number { $number }.
do-this = { $deed } { $key }
handing-do = hand over
handing-open-do = it is me
handing-think = go on
handing-replay = replay this turn
focus-held = You hold: { $things }
focus-before = In front of you, not in your hand: { $things }
need-without = Without room here: { $needs } ({ $key })
need-held = what you hold
need-common = what belongs to all
need-others = the others
need-held-count = { $also ->
    [yes] Also in hand: { $count } ({ $key })
   *[no] In hand: { $count } ({ $key }: the list)
}
leaf-more = { $key } next part · { $leaf } of { $leaves }
leaf-more-brief = { $key } more · { $leaf }/{ $leaves }
recap-nothing = Nothing new on the table.
recap-begins = The match begins.
recap-times = { $text } (×{ $times })
handing-drawn = what you drew
handing-drawn-title = For { $seat } alone
handing-secret = { $seat } has chosen. The choice will be revealed later.
handing-quiet = { $seat } is done. Nothing has changed on the table.
handing-over = Hand the keyboard over to { $seat }.
face-down = { $key }: your cards
ask-of = { $seat }: { $question }
handing-open = Pass the keyboard to { $seat }.
handing-on = { $seat } plays next.
tab-seats = seats
tab-table = table
tab-log = log
key-legend = what the signs mean
key-replay = replay since my turn
key-replay-start = replay from the start
key-replay-turn = replay the last turn
key-tab = next side panel
legend-title = What the signs stand for
legend-taken = what you have taken
legend-allowed = allowed, or met
legend-barred = not allowed, or missing
legend-rule = a section of the rulebook
legend-becomes = the result, or what a number becomes
legend-more = that much more
legend-less = that much less
legend-mark-hint = round a place: worth a look
legend-mark-legal = round a place: it may be chosen
legend-mark-picked = round a place: chosen
legend-mark-last = round a place: changed since your last turn
legend-mark-refused = round a place: it may not be used
legend-mark-cursor = round a place: you are here
window-all = everybody
window-ask = Anyone? { $question }
window-letters = Press your letter ({ $letters }) to act; p goes on without the others.
window-wants = { $seat }: wants to
window-waits = { $seat }: does not
window-nothing = { $seats }: not possible now.
ballot-everybody = everybody
ballot-keys = A digit answers for whoever is marked; letters, arrows: who; then enter.
ballot-next = who is next
ballot-missing = Still to answer: { $seats }.
ballot-ready = ✓ Everybody has answered: enter.
ballot-waits = answers alone, at the table
ballot-waits-brief = alone
ballot-no-answer = { $number } is no answer here.
ballot-do = send
ballot-alone = answer alone
ballot-one-by-one = one by one
form-take = An arrow keeps these numbers, digits change the one marked; then enter.
form-limit = 0 to { $most }
form-no-hint = A hint is for one player only: press esc, and the player whose turn it is answers alone. What is filled in here is lost.
form-computer = The computer plays for { $seat }, and answers when its turn comes.
form-too-late = { $seat } cannot do that any more in this phase.
form-too-early = { $first } answers before { $seat } is asked: send what is filled in so far, or go on.
sheet-read = The arrow keys show a card in full here; a digit ticks one.
caution = ⚠ { $said }
caution-only-pay = ⚠ You would only pay: { $said }
caution-in-vain = ⚠ It would have no effect: { $said }
caution-hurts = ⚠ { $changes }
caution-all = ⚠ For everybody: { $changes }
caution-hostile = ⚠ At the expense of { $seats }
series-stops = ⚠ There it stops, for each of these takes what another needs: { $moves }.
series-none = ⚠ There is not enough for all of these, so choose yourself: { $moves }.
series-lacks = ⚠ Still missing for the rest: { $things }
series-total = In all: { $total }
caution-ask = { $move }?
caution-yes = Do it (y)
caution-no = Think again (n)
glossary-title = The words of the game
glossary-open = The words of the game (g)
legend-underlined = An underlined letter on the map hides others, for lack of room: type it to see them.
legend-mouse = Mouse: a click takes or points; a second click there, however late, or “Do it” does it. Where you can tick several, a second click unticks. The wheel turns what you hold, or goes through the hand; over a text it scrolls. Hover over a seat, a card, a place, a verb or a key to read about it; click a seat to see all its cards; the right button goes back.
verb-not-now = { $verb }: nothing of the kind can be done now.
verb-bar-enough = Done
short-verb-bar-enough = Done
verb-bar-end = End turn
short-verb-bar-end = End
verb-bar-nobody = Nobody
short-verb-bar-nobody = Nobody
verb-bar-others = Nobody else
short-verb-bar-others = Nobody
verb-bar-no = No
short-verb-bar-no = No
form-one-first = Choose { $letters } first: it goes with what you have ticked.
form-ready = { $first }, and { $count ->
    [one] 1 card
   *[other] { $count } cards
} · enter: ready
form-open = { $letters }: one of the two; digits: any of the cards; then enter.
ticked = { $count } ticked: { $moves }   enter does all of it
ticked-sum = { $sum }   enter does all of it
key-tick = tick, or do it
