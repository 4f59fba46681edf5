# Making a lesson at the table.

key-make_lesson = make a lesson of this match
lessons-make = new
lessons-change = change
author-player = Player { $number }
author-untitled = A lesson by { $players }
author-about-it = A lesson made at the table.
author-whose-eyes = Nobody is at the table right now: make the lesson when it is somebody’s turn.
author-dealt-anew = The match has secrets. The lesson begins with the table as you see it; what you cannot know was dealt again.
author-go-on-ask = A lesson of this game was begun and is not saved yet
author-go-on = Go on with “{ $title }” ({ $steps ->
    [one] one step
   *[other] { $steps } steps
})
author-begin = Take this one instead; the other is forgotten with your first change
author-kept-draft = The lesson is kept as a draft: make a lesson of this game again to go on with it.
author-over-ask = There is a lesson { $name } already. Replace it with this one?
author-saved = Saved among your lessons as { $name }. { $faults ->
    [0] Everything fits.
    [one] One thing does not fit yet.
   *[other] { $faults } things do not fit yet.
}
author-save-ask = What should the lesson’s file be called?

# The pane.

author-moment = moment { $at } of { $moments } of the match
author-next-move = then: { $move }
author-empty = No step yet. n adds one at this moment of the match; [ and ] walk along it. Or make a move on the table.
author-fits = { $steps ->
    [one] one step, and it fits
   *[other] { $steps } steps, and all of them fit
}
author-more-faults = and { $count } more
author-elsewhere = (at another moment)
author-step = Step { $number }
author-do-new = + step
author-do-try = try it
author-do-save = save
author-do-undo = undo
author-do-more = more…
author-do-change = change
author-do-up = ↑
author-do-down = ↓
author-do-here = here
author-do-away = remove

# The keys, as the footer has them.

author-key-new = new step
author-key-change = change
author-key-earlier = earlier
author-key-later = later
author-key-step-before = step
author-key-step-after = step
author-key-try = try it
author-key-save = save
author-key-undo = undo
author-key-redo = redo
author-key-more = more
author-key-marks = ring, arrow
author-key-reader = as a reader
author-key-read = second reader
author-more-read = Let a second reader try the step, ten times
author-reading = A casual computer player, who has not read the note, tries this step { $tries } times…
author-read = { $wrong } of { $tries } would go wrong here
author-read-wrong = { $count } × { $move } — reply to it
author-read-tasks = A second reader makes moves: only a task can be tried.
author-key-list = all steps

# What can be chosen.

author-what = What do you want to do?
author-narrow = There are { $count } of them. Type a part of one, or an empty line for all:
author-lines = Type more lines; an empty one ends the text.
author-new = What is the next step?
author-new-note = A note: something is explained
author-new-ask = A question with answers to choose from
author-new-task = A task: the reader makes the move of the match: { $move }
author-new-task-other = A task: choose the move from a list…
author-which-move = Which move? Type a part of it.
author-which-move-right = Which move? ✓: it reaches the goal. Type a part of it.
author-note-note = The note ({ $language }):
author-note-ask = The question ({ $language }):
author-note-task = What should the reader do? ({ $language })
author-text = The text ({ $language }); leave it empty to remove it:
author-change = What do you want to change?
author-of-lesson = The whole lesson: title, summary, reader
author-list = What does not fit, and all steps
author-untold = Not written yet ({ $language }), step { $number }:
author-removed = Step { $number } is removed. u brings it back.
author-more = What else?
author-more-out = Back to the lesson, out of the branch
author-more-up = Move the step up
author-more-down = Move the step down
author-more-here = Move the step to the moment shown
author-more-away = Remove the step
author-more-try = Take the step as a reader, and what comes after it
author-more-save-as = Save by another name
author-none = none

# The parts of a step.

author-note = Note
author-rule = Rule
author-rule-typed = Type the number of a section…
author-rule-ask = The number of the section:
author-because = Afterwards
author-marks = Marks
author-chapter = Chapter
author-title = Title
author-summary = Summary
author-reader = Reader
author-sample = Move
author-goal = Goal
author-bounds = How much
author-bounds-ask = How much? 5 or >=5 at least, <=3 at most, =4 exactly, 3-5 between:
author-bounds-wrong = Type a number: 5 or >=5 at least, <=3 at most, =4 exactly, 3-5 between.
author-name = In words
author-hint = Hint
author-replies = Replies
author-then = Branches
author-branch = If the answer is “{ $answer }”: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
author-branch-new = New steps for who answers “{ $answer }”
author-branch-away = No steps any more for “{ $answer }”
author-in-branch = Branch for who answers: { $answer }
author-unsaved-empty = There is nothing to save: the lesson has no step yet.
author-branch-empty = No step yet in this branch. n adds one; esc goes back to the lesson.
author-onward = Then
author-onward-own = goes on from the reader’s own table, where that fits
author-onward-line = always goes on with the move shown
author-about = About
author-about-own = My own: I type the answers, and say which are right
author-about-legal = Which of these moves is allowed?
author-about-refused = Which of these moves is not allowed?
author-about-points = How many points has a player now?
author-about-next = Who is asked next?
author-about-leader = Who leads?
author-choices = Answers
author-answers-ask = The answers ({ $language }), one a line, a * before each right one:
author-answers-typed = Type the answers…
author-right = Which answers are right?
author-wanted = Wanted
author-wanted-one = the one right answer
author-wanted-any = any of the right answers
author-wanted-all = all of the right answers together
author-choices-seats = The answers are the players.
author-choices-done = Enough: { $count ->
    [one] one answer
   *[other] { $count } answers
}
author-numbers = The numbers to choose from, the right one among them:
author-whose = Whose points

# Goals.

author-goal-which = What is the goal? ✓: the move shown reaches it
author-goal-sample = the move shown and no other
author-goal-only = This move, and no other
author-goal-kind = Any move of this kind
author-goal-happens = Something like this happens: { $event }
author-goal-there = Exactly this happens, at this place: { $event }
author-goal-with = This happens, at whatever place: { $event }
author-goal-exactly = Exactly this happens: { $event }
author-goal-moves = one of these moves: { $moves }
author-goal-allows = then one of these is possible: { $moves }
author-goal-event = this happens: { $event }
author-goal-other = a goal of its own ({ $kind })
author-goal-and = … and something besides
author-goal-or = … or something else
author-goal-none = No goal: only the move shown is right
author-reach = { $good } of { $tried } moves
author-reach-sample = { $reached ->
    [true] the move shown reaches it
   *[other] the move shown does not reach it
}

# Replies and marks.

author-reply-ask = What is the reply to that?
author-reply-new = to: { $answer }
author-reply-kind = to any other move of the kind “{ $verb }”
author-also = good as well: { $move } (choose it to take that back)
author-ring = Ring a place…
author-ring-here = Ring { $place }
author-ring-away = Remove the ring from { $place }
author-arrow = Draw an arrow…
author-arrow-here = Draw an arrow from { $place }…
author-arrow-from = Where does the arrow begin?
author-arrow-to = Where does the arrow from { $place } point?
author-arrow-away = Remove the arrow { $arrow }

# What a move made on the table is for.

author-use-task = A new task: the reader makes this move
author-use-line = The lesson makes it by itself, and goes on from there
author-use-sample = The move of the task at hand
author-use-also = As good as the move of the task at hand
author-use-reply = A wrong move, with a reply
author-use-branch = Steps of their own for who makes this move
author-use-choice = An answer to the question at hand
