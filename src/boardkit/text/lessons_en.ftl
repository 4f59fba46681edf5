# Lessons, and why a move may or may not be made.

fault-lesson-does-not-fit = { $chapter ->
    [0] The start of the lesson
   *[other] Chapter { $chapter }, step { $step }
}: { $fault }
fault-empty-lesson = Something is missing: a lesson has a title, a summary and steps, and each step has a note.
fault-wrong-kind = { $path } is not of a kind that belongs there. { $known_count ->
    [0] What belongs there: { $kinds }.
   *[other] The words that belong there: { $known }.
}
json-kind-text = a text in quotation marks
json-kind-number = a whole number
json-kind-switch = true or false
json-kind-list = a list in square brackets
json-kind-record = entries in braces
json-kind-nothing = null
fault-unknown-entry = { $path } has an entry “{ $name }” that does not belong there. What belongs there: { $known }.
fault-no-such-lines = The score sheet has no lines of this kind here: { $lines }. { $known_count ->
    [0] It has no lines yet.
   *[other] It has: { $known }.
}
fault-no-such-seat-of-lesson = There is no seat { $seat }: seats are counted from 0 to { $last }.
fault-unknown-section = The rulebook has no section “{ $rule }”. Name one that it has.
fault-nobody-to-ask = The reader is to move here, but no player is asked. Let the lesson make the moves of chance first.
fault-mistake-is-legal = “{ $move }” is expected to be refused, but it is legal. Name another mistake, or no refusal.
fault-other-refusal = “{ $move }” is refused as { $name }, not as expected: { $refusal }
fault-unknown-refusal = No refusal of the game is called “{ $name }”. { $known_count ->
    [0] {""}
   *[other] Perhaps you meant: { $known }.
}
fault-answer-not-offered = None of the answers is right, or there are fewer than two. Offer the right one among others.
fault-several-answers = { $count } of the answers are right. Leave only one of them, or say that any or all of them are wanted.
fault-too-many-answers = The question has { $count } answers. Leave { $limit } at most.
fault-bad-choice = “{ $choice }” is not a whole number, as the answers to a question about points are.
fault-no-such-part = A goal counts “{ $way }”, which tables of this game do not have. Name fields by their names, and keys in brackets: communities[me].thunes
fault-mark-nowhere = “{ $place }” is no place of this game, so no ring and no arrow can stand there. Write places as moves do, and an arrow as two of them: e2n1>e4n1
fault-nothing-asked = The goal “{ $goal }” asks for nothing. Say at_least, at_most or exactly how much, or what it is made of.
fault-goal-missed = “{ $move }” is shown as right, but does not reach the goal.
fault-goal-short = “{ $move }” is shown as right, but does not reach the goal: it comes to { $value }.
fault-goal-reached = “{ $move }” is answered as a mistake, but reaches the goal.
fault-no-such-happening = Nothing called “{ $event }” ever happens in this game. { $known_count ->
    [0] {""}
   *[other] The move shown makes this happen: { $known }.
}
fault-fits-nothing = “{ $pattern }” stands for no move that is allowed here, and for no wrong choice.
fault-in-branch = In the branch for “{ $answer }”, step { $step }: { $fault }
fault-no-remarks = The log has no notes up to here, so there is nothing to tell. Add a note to the log wherever the lesson should say something (ctrl+p at the table).

menu-lessons = Lessons
menu-lessons-help = learn a game step by step, at the table
lessons-heading = Lessons: { $title }
lessons-none = There are no lessons for this game yet. Lessons of your own lie in { $folder }
lessons-new = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
lessons-begun = step { $at } of { $steps }
lessons-done = done
lessons-own = your own
lessons-damaged = cannot be used: { $fault }
lessons-handout = hand out
lessons-start = start
lessons-more = more
lessons-more-ask = The file of this lesson
lessons-copy = copy
lessons-open = open a file
lessons-open-ask = Which lesson or collection? Type the path of a .json file, of a .zip or of a folder
lessons-open-inside = Which lesson or collection of { $folder }? Type its path, such as exports/course.zip
lessons-name-ask = What should the lesson be called? ({ $limit } characters at most)
lessons-delete-ask = Delete the lesson { $name } for good?
lessons-not-own = This lesson is not one of your own, and stays as it is. Copy it first (k).
lessons-exported = The lesson has been written to this file:
lessons-exported-open = Whoever has boardkit opens it by boardkit teach FILE, or from the list of lessons by i.
fault-bad-collection = “{ $name }”: { $flaw }{ $limit ->
    [0] {""}
   *[other] {" "}({ $limit } at most.)
}
flaw-broken = this is no zip, or it is damaged. Have it packed again.
flaw-no-title = there is no such title page, and no lesson (.json) beside where it would be. Put lessons there, or pack them one by one, by their names.
flaw-missing = the title page names this lesson, and it is not there. Have it packed again.
flaw-empty = the title page names no lesson. Name one.
flaw-untitled = the title page has no title, or an empty one. Give it one.
flaw-outside = this name leads out of the collection. Do not trust the file; ask whoever made it.
flaw-link = this is a link, and is not followed. Put the lesson itself in its place.
flaw-twice = two files have this name. Rename one.
flaw-locked = this is encrypted, or packed in a way that is not read. Pack it again without a password.
flaw-squeezed = this unpacks to far more than it seems. Do not trust the file; ask whoever made it.
flaw-deep = this lies in too many folders. Put it higher.
flaw-many = there are too many files in it. Take some out.
flaw-large = there are too many bytes in it. Take something out.
fault-bad-entry = In { $name }: { $fault }
fault-text-not-plain = { $path } has codes that steer a terminal or turn letters round. Write the text without them.

lesson-place = { $count ->
    [0] Practice
   *[other] Lesson { $number } of { $count }
}
lesson-step = step { $at } of { $steps }
lesson-ringed = Look at: { $places }.
lesson-arrow = Look from { $start } to { $end }.
lesson-go-on = Read the note beside the map. Enter goes on, [ goes back.
lesson-finished = The lesson is done. Enter goes back to the lessons, [ goes back through it.
lesson-your-answer = Your answer: press its letter or click it, then enter. H gives a hint.
lesson-your-answers = Tick all that are right, by letter or click, then enter. H gives a hint.
lesson-answered = This step is done. Enter goes on, [ goes back.
lesson-read-on = read on
lesson-leave = leave
lesson-done-ask = This lesson is done already. Again from the start?
lesson-done-anew = From the start (y)
lesson-done-look = No, show the answers (n)
lesson-right = Right.
lesson-right-own = Good too: we go on from the table as you have made it.
lesson-right-too = Good too. We go on with: { $move }
lesson-another = That is allowed, but the lesson is about another move.
lesson-it-does = It would do this: { $events }
lesson-it-is-allowed = That is allowed. { $does }
lesson-wrong = No.
lesson-not-all = That is right, but it is not all: more of the answers are.
lack-at-least = at least { $number }
lack-at-most = at most { $number }
lack-exactly = { $number }
lack-between = { $low } to { $high }
lack-points = { $name } would have { $points }. Asked for: { $asked }.
lack-gain = That brings { $name } { $points }. Asked for: { $asked }.
lack-number = { $name }: it would be { $value }. Asked for: { $asked }.
lack-change = { $value ->
    [0] { $name }: no change. Asked for: { $asked }.
   *[other] { $name }: that changes by { $value }. Asked for: { $asked }.
}
lack-of = { $name } of { $seat }
lack-best = That brings { $points }; there is a move that brings { $best }.
lack-allows = That does not lead straight to what this step asks for: { $name }.
lack-event = That does not do what is asked for: { $name }.
lack-event-unnamed = That does not do what is asked for.
lack-not = This is what to avoid: { $name }.
lack-not-unnamed = That is exactly what to avoid.
lack-moves = Another move is asked for here.
lack-legal = Any move that is allowed.
goal-points = { $name }, in points: { $asked }
goal-gain = { $name }, points gained: { $asked }
goal-number = { $name }: { $asked }
goal-change = { $name }: a change of { $asked }
goal-best = the move that brings most points
reason-too-many = That is too many.
reason-too-few = That is too few.
reason-lines = What counts for { $seat }: { $lines }
reason-no-lines = Nothing counts for { $seat } there.
reason-more-lines = { $lines } and { $count } more
reason-fewer-points = { $seat } has { $points }, and somebody else has { $more }.
reason-tie = { $seat } has { $points }, as has somebody else; the tie-break is against { $seat }.
reason-waits = It is not { $seat } who decides next (§{ $rule }).
lesson-idea-rule = Think of §{ $rule }, { $title }.
lesson-idea-goal = Your goal: { $goal }.
lesson-idea = Read the note again: it says what to do.
lesson-area = The move is about these places: { $places }.
lesson-area-kind = Look for this: { $kind }.
lesson-area-answers = It is one of these: { $choices }.
lesson-area-count = So many of the answers are right: { $count }.
lesson-the-move = The move is: { $move }
lesson-the-answer = The answer is: { $answer }
lesson-further = Press { $key } again for more help.
lesson-shown-now = Shown: { $move }
lesson-show-ask = This step is not done yet. Do you want to see it?
lesson-show-yes = Show me (y)
lesson-show-no = Let me try (n)
lesson-play-ask = Play on from here, with whom? Leaving the match leads back to the lesson.
lesson-play-people = people at this keyboard
key-play_on = play on from here
key-show-step = show me this step
lesson-once-more = Missed before; once more:
lesson-aside = A closer look:
lesson-end-title = The lesson is done.
lesson-end-learnt = What it was about:
lesson-end-went = { $count ->
    [one] One thing to do
   *[other] { $count } things to do
}: { $first } right at the first try, { $helped } with help, { $missed } after a mistake, { $shown } shown.
lesson-end-next = What comes next: { $title }
lesson-end-last = This is the last lesson of the game: play it!
lesson-end-play = ▶ Play on from here
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lesson-no-hint = There is no hint for this step.
lesson-hint = Hint: { $hint }
lesson-rule = The rule
lesson-restart = Start the lesson over
lesson-all-steps = The lesson so far
key-hint = a hint
key-why = why, or why not?

why-title = Why, or why not?
why-nothing = Choose a card or a place first, and see here what the rules say about it.
why-allowed = That is allowed.
why-refused = That is not allowed.
why-conditions = What it takes:
why-events = What it would do:
why-question = And then: { $question }
why-no-events = Nothing else happens.
why-numbers = Numbers that change:
why-unknown = What comes then, nobody can know yet.
why-missing = → What is missing: { $missing }
why-each = What may be done now:
why-each-here = What may be done at { $place }:
why-one = { $mark } { $move }
why-one-reason = {"    "}{ $text } (§{ $rule })
why-condition = { $mark } { $text } (§{ $rule })

value-lesson = LESSON
value-check = check|record|pack|schema
value-title = TITLE
cli-teach = learn a game step by step
cli-teach-about = Open a lesson at the table: one of a game, or one from a file, a folder or a zip. Without a lesson, list those there are. A file from elsewhere is checked first, and nothing is written.
cli-teach-game = a game by its key, a lesson of your own by its name, or a lesson or collection in a file or folder
cli-teach-lesson = a lesson by its name or by its number in the list
cli-teach-line = { $number }. { $name }: { $title }. { $state ->
    [done] Done.
    [new] { $steps ->
        [one] One step.
       *[other] { $steps } steps.
    }
   *[begun] Step { $at } of { $steps }.
}
cli-teach-summary = {"    "}{ $summary }
cli-teach-damaged = { $number }. { $name }: { $fault }
cli-teach-hint = Begin one: boardkit teach { $game } 1
cli-teach-none = There are no lessons for this game yet. Lessons of your own lie in { $folder }
cli-lesson = check a lesson by the rules, make one from a match, pack several to hand on, or print the format
cli-lesson-about = check plays a lesson, or all those of a folder or a zip, by the rules, and lists all that does not fit. schema prints the format of such a file as JSON Schema. record makes a lesson from a match: each note in its log becomes a step, and the decision after it a move for the reader; the lesson of an unfinished match holds everybody’s cards. pack puts lessons, folders and collections into one zip with a title page, after a check of each, for others to open with boardkit teach.
cli-lesson-what = check, record, pack or schema
cli-lesson-source = check: a lesson of your own by its name or in a file, or a collection in a folder or a zip, - reads the standard input; record: the number of a saved match, or a file that boardkit export wrote; pack: a lesson by its name or file, a folder or a zip
cli-lesson-file = record: the lesson to write; - or nothing writes to the standard output; pack: more lessons, and last the zip to write
cli-lesson-title = pack: the title of the collection; by default the name of its file
cli-lesson-force = replace the file if it exists
fault-more-faults = { $count ->
    [one] One more thing does not fit.
   *[other] { $count } more things do not fit.
}
cli-lesson-recorded = The lesson was written to { $file }. Put it into { $folder } to have it among the lessons.
cli-lesson-packed = { $count ->
    [one] One lesson was packed into { $file }.
   *[other] { $count } lessons were packed into { $file }.
} Open it: boardkit teach { $file }
lesson-recorded = Recorded from a match: { $players }
command-lesson = Save as a lesson, told by the notes in the log
lesson-saved = Saved among the lessons: { $path }
cli-lesson-course = “{ $title }”, a collection of { $count ->
    [one] one lesson
   *[other] { $count } lessons
}:
cli-lesson-fits = “{ $title }” fits the rules: { $chapters ->
    [one] one chapter
   *[other] { $chapters } chapters
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
} to make, { $questions ->
    [one] one question
   *[other] { $questions } questions
}.
fault-no-such-lesson = There is no lesson “{ $lesson }”. The lessons are: { $known }.

# The tour of the table.

tour-heading = Welcome: the table in six steps
tour-leave = Nothing here counts or is kept. esc leaves the tour at any moment; you find it again in the menu.
tour-done = Well done.
tour-look = 1. Look. The arrows move the cursor over the map; the mouse does, too. Below the map stands what would happen there. Move the cursor.
tour-choose = 2. Choose. Under the map lies your hand, numbered. The cursor carries the first entry already; a digit or a click takes any, such as 1 for the card. Take one.
tour-why = 3. Ask why. ✓ and ✗ below the map say whether a move is allowed. w tells all its conditions, i what is under the cursor; esc closes what opens. Press w.
tour-act = 4. Act. tab leads from one legal place to the next, r turns the card; enter, or a second click, does it. Lay the card where ✓ shows.
tour-undo = 5. Take back. Your card lies, and the table asks what comes next. u takes the last decision back. Press u.
tour-help = 6. Find help. ? lists the keys that work where you are, k says what the signs mean, g opens the rules, ctrl+p has everything else. Press ?.
tour-end = That is all you need. enter goes back to the menu: begin a new game, or a lesson of 15 minutes.
