# Play line by line, for screen readers, pipes and scripts.

plain-mode = Line by line, { $why ->
    [option] because of --plain
    [environment] because of BOARDKIT_PLAIN
    [terminal] because no screen can be drawn on this terminal (TERM is { $term }); more about it: boardkit doctor
   *[setting] because of your settings
}.{ $remembers ->
    [yes] {" "}This terminal cannot clear what it has shown: anybody who scrolls back can read what others were told.
   *[no] {""}
}
plain-welcome = Match { $match }. Every decision is saved. Type ? for help, q to leave.
plain-title = { $title }
plain-said-now = now: { $text }
plain-said-log = log: { $text }
plain-turn = It is { $seat }’s turn.
plain-pass-on = Pass on to { $seat }.
plain-all-same = { $seats } will be asked the same: “all” and a number answers for everybody.
plain-pass-keyboard = Pass the keyboard to { $seat }. Press enter.
plain-asked = asked: { $question }
plain-type-number = { $count ->
    [1] Type 1.
   *[other] Type a number from 1 to { $count }.
}
plain-type-line = { $count ->
    [1] Type 1, or b to go back.
   *[other] Type a number from 1 to { $count }, or b to go back.
}
plain-choice = { $number }. { $choice }
plain-besides = You have more in front of you than can be chosen now: type h to hear it.
plain-detail = { $label }. { $detail }
plain-deed = { $verb }: { $choice }
plain-chosen = Chosen: { $choice }
plain-where = Where? Type a place: { $places }
plain-where-many = Where? Type one of { $count } places.
plain-where-ground = { $ground }: { $places }
plain-where-else = Elsewhere: { $places }
plain-which-number = Which number? Type one: { $numbers }
plain-which-way = Which way round?
plain-way = { $number }. { $name } ({ $notation })
plain-not-there = “{ $answer }” is not one of the answers.
plain-too-much = “{ $rest }” does not belong after “{ $answer }”: nothing was done.
plain-nothing-behind = “{ $rest }” cannot follow “{ $word }”: nothing was done.
plain-list-empty = Nothing is listed here.
plain-no-entry = “{ $entry }” is not a number of this list, from 1 to { $count }.
plain-not-that-way = It cannot be turned so there. Type b to begin again.
plain-hint = Type ? for help, or an empty line to hear the question again.
plain-rule = Rule { $section }: { $title }
plain-section = { $section } { $title }
plain-new-rule = New rule, { $section }, { $title }:
plain-rule-rest = Type r { $section } for the rest of it.
plain-log-line = { $text } (rule { $rule })
plain-allowed = That is allowed.
plain-unseen = What has been seen cannot be unseen: { $news }
plain-consent = { $count ->
    [1] { $seat }, may the last decision be taken back? y or n
   *[other] { $seat }, may the last { $count } decisions be taken back? y or n
}
plain-undone = The last decision is taken back.
plain-undone-many = The last decisions are taken back.
plain-not-undone = Nothing is taken back.
plain-noted = Added to the log.
plain-note-long = A note has { $limit } characters at most; nothing was added.
plain-nothing-to-undo = There is nothing to take back.
plain-nothing-to-undo-begun = There is no decision to take back. b begins this move again.
plain-redone = The decision is made again.
plain-nothing-to-redo = There is nothing to redo.
plain-over = The match is over. The score sheet:
plain-score = { $reason }: { $points ->
    [one] 1 point
   *[other] { $points } points
} (rule { $rule })
plain-linger = You can still ask, look, or branch off. Type q to leave.
plain-bye = Saved as match { $match }. Go on with it: boardkit resume { $match } --plain
plain-watching = You hear what happens in match { $match } as it happens. Ctrl and c together end it.

plain-nobody-asked = The match is over: nobody has a move left.
plain-hand-empty = You hold nothing.
plain-hand-before = In front of you, not in your hand:
plain-offers-empty = Nothing is open to take.
plain-cards-none = In this game, players have no cards in front of them. Type d to hear what everybody has.
plain-nobody = Nobody here is called “{ $name }”.
plain-which-seat = More than one player is called “{ $name }”. Type the number of the seat:
plain-brief = Lists now give only the names of cards. Type brief again to hear all of them.
plain-full = Lists now tell everything on the cards.

plain-at = { $place }: { $what }.
plain-bare = nothing
plain-beside = { $way }, { $place }: { $what }.
plain-alone = Nothing lies beside it.
plain-map-of = { $seat }’s map.
plain-kind = { $kind }: { $count }
plain-where-kind = { $kind }, { $count ->
    [one] 1 place
   *[other] { $count } places
}: { $places }
plain-no-kind = Nothing here is called “{ $kind }”. Type where to hear what there is.
plain-mine = Yours, { $kind }
plain-mine-none = Nothing on this map is yours.
plain-piles-none = This game has no piles.
plain-changed-nothing = Nothing has changed since.
plain-no-place = “{ $place }” is not a place of this map. Type map to hear all places.
plain-no-regions = Nothing is connected here yet.
plain-together = { $what }: { $places }.

bearing-north = north
bearing-north-east = north-east
bearing-east = east
bearing-south-east = south-east
bearing-south = south
bearing-south-west = south-west
bearing-west = west
bearing-north-west = north-west

plain-branch-begun = Branch “{ $name }” begins here. The match stays as it is: main leads back to it.
plain-branch-line = { $number }. { $name }{ $here ->
    [yes] {""}, you are here
   *[no] {""}
}
plain-branch-none = No branch yet. Type branch to play on from here without changing the match.
plain-taken-none = Nothing was taken back and then decided differently.
plain-branch-here = You are now in: { $name }.
plain-compared = { $label }: { $here } here, { $there } there

# The menu in lines.

plain-menu-entry = { $name }: { $help }
plain-menu-hint = Type the number of a line, b to go back, q to leave, or an empty line to hear the list again.
plain-plan-hint = Type 1 to begin, the number of a line to change it, b to go back, q to leave, or an empty line to hear the list again.
plain-rules-hint = Type the number of a section, such as that of a line above, p to practise the one read last, b to go back, q to leave, or an empty line to hear the list again.
plain-rules-on = Which section next? p practises { $section }; b goes back.
plain-settings-help = language, lines or screens, colours, clock and bell of the screens
plain-game = { $title }, { $seats }: { $summary } { $facts }
plain-new-match = New match of { $game }: { $summary }
plain-now = { $question }: { $value }
plain-is-now = { $question } Now: { $value }
plain-plan-seat = Seat { $number }: { $name }, { $sitter }
plain-plan-name = Seat { $number }: type a name, { $limit } characters at most; an empty line keeps { $name }.
plain-plan-file = { $question } Type the name of a file, such as ~/cards.json; an empty line takes none.
plain-plan-digits = The seed is a number of { $limit } digits at most.
plain-by-chance = by chance
plain-which-lesson = { $game }: which lesson?
plain-lesson-line = { $title }. { $summary } { $state ->
    [done] Done.
    [new] { $steps ->
        [one] One step.
       *[other] { $steps } steps.
    }
   *[begun] Go on at step { $at } of { $steps }.
}
plain-lessons-open = open a lesson or a collection from a file
plain-lessons-make = make a lesson of a new match
plain-saved-change = change it, or make another of it
plain-lessons-keep = change, copy, export, rename or delete a lesson
plain-author-new = new step
plain-author-change = change the step
plain-author-steps = all steps
plain-author-table = hear the table
plain-author-move = make a move in the match
plain-author-later = one moment on in the match
plain-author-earlier = one moment back in the match
plain-author-undo = undo what you did last
plain-author-more = more: move or remove the step, try the lesson, its title
plain-author-save = save
plain-author-out = back to the lesson, out of the branch
plain-author-step = step { $number }, { $sort ->
    [task] a task
    [ask] a question
   *[note] a note
}: { $note }
plain-author-right = right:
plain-author-wrong = wrong:
plain-saved-copy = copy it among your own
plain-what-with-it = What do you want to do with it?
plain-saved-open = go on with it, or look at it if it is over
plain-saved-rename = rename it
plain-saved-delete = delete it
plain-saved-export = export it into a file
plain-saved-review = review it: what was good, what would have been better, what was luck
plain-saved-deep = review it deeply: more tries and a second judge, which takes longer
plain-saved-import = import a match from a file
plain-review-practise = Practise the rules of these moments?
plain-practise-none = There is nothing to practise here.
plain-positions-none = No position is saved yet. The editor of the screens saves positions.
plain-history = { $player }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won, { $best ->
    [one] 1 point
   *[other] { $best } points
} at best.
plain-sure = { $question } y or n

plain-help-move = A number makes a choice. A place, such as e2s1, and a turn, such as r90, say where it goes. A whole move can be typed at once. An empty line repeats the question.
plain-help-describe = d: describe the table
plain-help-map = map: the whole map, place by place; map and a name: the map of a player, where each has one
plain-help-look = look PLACE, such as look g5: all about a place
plain-help-beside = beside PLACE: what lies to the north of it, to the east and so on
plain-help-where = where THING, or only the thing, such as lakes: where on the map such things are; where alone: what there is; where mine: what is yours
plain-help-regions = regions: what is connected on the map; where there are rivers, each of them from its source to the sea
plain-help-hand = h: what is in your hand; h and a number: all about one thing in it
plain-help-offers = offers: what is open to take, whether or not you may take it now
plain-help-cards = cards: all cards in front of you; cards and a name: in front of that player
plain-help-piles = piles: how many are left on each pile and in the stock of all
plain-help-brief = brief: lists give only the names of cards; brief again: everything on them
plain-help-log = l: the last lines of the log
plain-help-changed = what changed: what happened since your last decision, and the numbers that changed
plain-help-note = note TEXT: add a note to the log, for all to read; note 3: TEXT puts it where you were three decisions ago
plain-help-lesson = lesson: make a lesson of this match, from here
plain-help-score = s: the score sheet as it stands
plain-help-why = why MOVE: whether a move is allowed, and if not, why
plain-help-rules = r SECTION: a section of the rules; r alone: the rule of the question
plain-help-coach = coach: each rule is explained when it is first needed, or no longer
plain-help-hint = hint: what to think of, and good moves
plain-help-back = b: begin this move again
plain-help-all = all: all that can be done at once, told before it is done; all 2: where several of you are asked the same, answer 2 for everybody
plain-all-nothing = There is nothing here that can be done all at once.
plain-all-ask = Do all of it? y or n
plain-help-undo = u: take the last decision back; u 3: the last three
plain-help-again = again: take back all that was decided in this turn
plain-help-redo = redo: make it again
plain-help-branch = branch: what if? Play on from here without changing the match; branch 3: from three decisions ago; a name may follow
plain-help-branches = branches: the match and its branches
plain-help-taken = taken: the lines that were taken back; taken NUMBER: what had happened on one of them
plain-help-go = go NUMBER: go to another branch of that list
plain-help-main = main: back to the match
plain-help-compare = compare: what differs from the match; compare NUMBER: from another branch
plain-help-quit = q: leave; the match is saved
plain-help-command = { $word }: { $what }
plain-help-form = A move is written like this: { $form }

plain-lesson-welcome = { $count ->
    [0] { $title }
   *[other] Lesson { $number } of { $count }: { $title }
}. Type ? for help, q to leave.
plain-lesson-done = This lesson is done already. Again from the start? Type yes, or no to look through it with its answers.
plain-lesson-step = now: Step { $at } of { $steps }, { $chapter }.
plain-lesson-rule = The rule: { $section }, { $title }. Type r to hear it.
plain-lesson-choice = { $letter }: { $choice }
plain-lesson-answer = asked: Type the letter of your answer.
plain-lesson-answers = asked: Several are right: type the letters of all of them, such as: a c
plain-lesson-on = Press enter to go on.
plain-lesson-good = Well done. { $said }
plain-lesson-bad = Not that. { $said }
plain-lesson-end = Press enter to leave.
plain-lesson-end-play = Press enter to leave, or type on to play on from here.
plain-lesson-not-now = Not now: that would give the answer away, or there is nothing to use it on.
plain-lesson-levels = Others may be: { $levels }. Without a word, people play.
plain-lesson-back = Back to the lesson.
plain-lesson-bye = Your progress is saved.

plain-lesson-help-help = In a lesson: enter goes on. A letter answers a question. A move is made by numbers, places, or typed at once.
plain-lesson-help-again = again: hear the step again
plain-lesson-help-back = b: back by a step
plain-lesson-help-hint = hint: what to think of; hint again: where to look; once more: the move itself
plain-lesson-help-show = show: have the step shown
plain-lesson-help-rule = r: the rule of the step; r SECTION: another
plain-lesson-help-restart = restart: start the lesson over
plain-lesson-help-play = on: play a match on from this table, with people; on casual, with casual computers; leaving it leads back
plain-lesson-help-quit = q: leave; your progress is saved

# What is said for signs.

aloud-rule = rule
aloud-met = met:
aloud-ticked = ticked:
aloud-unticked = not ticked:
aloud-unmet = not met:
aloud-minus = minus
aloud-plus = plus
aloud-either = plus or minus
aloud-times = times
aloud-degrees = degrees
aloud-percent = percent
aloud-then = to
aloud-to = to
aloud-most = at most
aloud-least = at least
aloud-makes = makes
aloud-of = of
aloud-range = to
aloud-below = ; below it:
aloud-or = or
aloud-caution = caution:
aloud-by-hand = by hand
aloud-left = left arrow
aloud-up = up arrow
aloud-down = down arrow
aloud-for = for
aloud-about = about
aloud-under = less than
aloud-over = more than
plain-call = Type the command, - for none, or nothing to keep it.
