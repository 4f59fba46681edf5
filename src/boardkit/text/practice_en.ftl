# Practice that makes itself.

answer-allowed = It is allowed.
answer-refused = Not allowed: { $why }
reason-not-so = That is not so here.
reason-not-then = That does not come of this move.
reason-lacking = { $count ->
    [0] Something that it takes is missing.
   *[other] Something that it takes is missing, though this is met: { $met }
}
reason-met = { $met } (§{ $rule })
reason-elsewhere = That would come of another move: { $move }

practice-at = { $seat } is asked: { $question }
practice-legal = May { $seat } do this now? { $move }
practice-points = How many points does { $seat } have now, counted by these alone: { $lines }?
practice-line = { $points }: { $line }
practice-place = Which of these is allowed?
practice-place-event = By which of these does this happen? { $event }
practice-next = What happens if { $seat } does this? { $move }
practice-next-seat = Who has to decide next if { $seat } does this? { $move }
practice-cost = How much does this cost { $seat } ({ $name })? { $move }
practice-gain = How much does this bring { $seat } ({ $name })? { $move }

practice-sections = { $count } sections
practice-nothing = There is nothing to practise here: no move and no question shows this section.
practice-more = ▶ More of the same (p)
practice-missed = ▶ Practise what was missed (p)
practice-finished = Practice is done. P gives more of the same, enter goes back.
lesson-finished-missed = The lesson is done. Enter goes back to the lessons, p practises what was missed.
rules-practise = practise
review-practise = practise
fault-nothing-to-practise = There is nothing to practise there: no move and no question shows it. { $known_count ->
    [0] {""}
   *[other] What can be practised: { $known }.
}
cli-practise = practise the rules at tables made for it
cli-practise-about = Asks questions at tables from matches that are played for it, each decided by the section: may this be done, how many points, which place, what does it cost, what happens next. What was missed comes again, at another table. Without a section, all of the rules.
cli-practise-section = a section of the rulebook by its number, with those below it
cli-practise-seed = the seed of the first question, to ask the same ones again
plain-lesson-help-practise = practise: at the end, practise what was missed, or more of the same

settings-due = Due today
    .help = What was missed in lessons and practice comes again when it is due, at a new table; the menu has a line for it.
menu-due = Due today
menu-due-help = { $count ->
    [one] one question
   *[other] { $count } questions
}{ $days ->
    [0] {""}
    [one] , practised one day in a row
   *[other] , practised { $days } days in a row
}
due-none = Nothing is due today.
due-begun = From now on, what is missed in lessons and practice comes again when it is due. The settings end that.
cli-practise-due = what is due today, of one game or of the one with most of it; what is missed comes again from now on
cli-learner = who learns at this keyboard from now on

learners-heading = Class list
learners-name = who learns
learners-name-ask = Who learns at this keyboard? With a name, what is answered is kept; without one, nothing is.
learners-export = export
learners-delete = delete
learners-stay = keep
learners-delete-ask = Delete everything that is kept of learners, and what comes again?
learners-delete-yes = Delete (y)
learners-delete-no = Keep it (n)
learners-deleted = Everything that was kept of learners is deleted.
learners-now = Who learns at this keyboard: { $who }.
learners-nobody = nobody
learners-stays = The list stays until somebody deletes it.
learners-goes = What is older than 60 days is deleted by itself.
learners-row = { $who }, { $what }{ $step ->
    [0] {""}
   *[other] , step { $step }
}, §{ $section }: { $tries ->
    [one] one answer
   *[other] { $tries } answers
}, { $good } right. Wrong: { $wrong }. { $day }
learners-stop-row = { $count ->
    [one] One reader stopped
   *[other] { $count } readers stopped
} in “{ $what }” at step { $step }.
learners-due = What comes again for who learns: { $count }, of which { $due } today. Days of practice in a row: { $days }.
learners-practice = { $game }, practice
learners-again = comes again
learners-who = who
learners-what = lesson or practice
learners-step = step
learners-section = section
learners-tries = answers
learners-good = right
learners-wrong = wrong answers
learners-day = day
cli-learners = the class list: what learners answered
cli-learners-about = Tells who answered what in lessons and practice, where readers stop and what comes again; with a file, writes it there as a table for spreadsheets. A name is given by practise --learner NAME. What is older than 60 days is deleted by itself.
cli-learners-file = the CSV file to write; - is the standard output
cli-learners-force = replace the file if it exists
cli-learners-delete = delete all of it, after the file is written if there is one
cli-learners-stay = keep it until somebody deletes it; a second time, for 60 days again
lessons-practise = ▶ Practise the rules
lessons-learners = ≡ Class list: who learns, and how it went
lessons-making = ✎ Make a lesson
