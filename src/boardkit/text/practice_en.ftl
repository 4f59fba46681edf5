# Practice that makes itself.

answer-allowed = It is allowed.
answer-refused = Not allowed: { $why }
reason-forbidden = That is not allowed.
reason-not-so = That is not so here.
reason-met = { $met } (§{ $rule })
reason-elsewhere = That would come of another move: { $move }

practice-at = { $seat } is asked: { $question }
practice-legal = May { $seat } do this now? { $move }
practice-points = What do these bring { $seat } now: { $lines }?
practice-place = { $seat } is to move. Which of these is allowed?
practice-place-event = { $seat } is to move. By which of these does this happen? { $event }
practice-next = What happens if { $seat } does this? { $move }
practice-next-seat = Who is asked next if { $seat } does this? { $move }
practice-cost = What does this cost { $seat }, counted in { $name }? { $move }
practice-gain = What does this bring { $seat }, counted in { $name }? { $move }

practice-sections = { $count } sections
practice-nothing = There is nothing to practise here: no move and no question shows this section.
practice-more = ▶ More of the same (p)
practice-missed = ▶ Practise what was missed (p)
practice-finished = Practice is done. P gives more of the same, enter goes back.
lesson-finished-missed = The lesson is done. Enter goes back to the lessons, p practises what was missed.
rules-practise = practise
review-practise = practise this
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
cli-practise-player = who learns at this keyboard from now on
