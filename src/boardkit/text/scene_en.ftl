# The teacher's table: one switch, chance by hand, another player’s view, and editing a position.

note-opened = { $seat } opened the table: everybody may see everything.
note-closed = { $seat } closed the table.
note-by-hand = Somebody answered for chance.

fault-no-position = This is not a position code. A code begins with “boardkit2.”; copy all of it.
fault-position-too-long = The text has { $length } characters; a position code has { $limit } at most. Copy the code alone.
fault-newer-position = The code was written by a later version of boardkit (format { $form }, known here: { $known }). Install the newer version.
fault-position-damaged = The code is damaged: something of it is missing or was changed. Copy all of it again.
fault-position-does-not-fit = The code does not hold a table of this game: { $fault }
fault-position-has-faults = { $count ->
    [one] This position is impossible: { $fault }
   *[other] This position is impossible, for { $count } reasons. The first: { $fault }
}
fault-no-such-piece = { $piece }: there is no such piece in this match.
fault-too-many = { $piece }: { $more ->
    [one] one too many on the table
   *[other] { $more } too many on the table
}.
fault-missing = { $piece }: { $less ->
    [one] one is missing
   *[other] { $less } are missing
}.
fault-no-such-place = { $at }: there is no such place on the map, but something lies there or refers to it.
fault-uneven-seats = { $part }: given for { $there ->
    [0] nobody
    [one] one player
   *[other] { $there } players
}, though { $seats ->
    [one] one plays
   *[other] { $seats } play
}.
fault-no-such-seat-there = Something belongs to player { $number }, but only { $seats ->
    [one] one plays
   *[other] { $seats } play
}.
fault-not-for-chance = Something belongs to chance, though only a player can own it.
fault-seat-twice = { $part }: { $seat } is named twice where once is enough.
fault-out-of-range = { $part }: { $value } is impossible; { $most ->
    [1000000] it must be at least { $least }
   *[other] { $step ->
        [1] from { $least } to { $most }
       *[other] from { $least } to { $most } in steps of { $step }
    }
}.
fault-other-number = { $part }: { $value }, but at this point of the match it must be { $due }.
fault-too-many-there = { $part }: { $there } are there, but { $most } at most can be.
fault-questions-astray = What is asked and what waits behind it do not follow each other as in a match. Correct the player who is asked, or whose turn it is.
fault-asked-astray = Chance is asked what a player decides, or a player what chance decides.
fault-not-asked-now = What { $seat } is asked, now or later, cannot be asked or answered on this table.
piece-of-seat = { $piece } of { $seat }
piece-unknown = “{ $piece }”
fault-rules-cannot-go-on = The rules cannot go on from here, though nothing is wrong in itself. Undo the last change.
fault-other-options = The position has options of its own; others were given as well. Leave them out.

# A question to a class.
teacher-class = ask the class something
key-class = ask the class something
class-heading = { $count ->
    [0] The class
    [one] The class: one name
   *[other] The class: { $count } names
}
class-how = n asks a question, c names the class, s saves all answers as a table.
class-nothing-yet = Nothing has been asked yet. Ask a question (n): everybody answers in secret at the keyboard or on a device of their own (Q), or you count hands; then bars show the result. With names (c), the table shows who knew what.
class-wants-open = The class is asked at an open table: the teacher’s table (T) opens it.
class-ask-next = ask a question
class-names = names
class-save = save as CSV
class-forget = start over
class-leave = leave
class-keep = stay
class-own = a question of your own
class-who-leads = Who has the most points now?
class-who-next = Whose turn is it now?
class-text-ask = What do you want to ask the class?
class-choices-ask = Two to six answers with / between them, and * before the right one, if there is one. For example: 3 / *4 / 5
class-choices-wrong = Two to six answers are needed, with / between them, and * before one of them at most.
class-names-ask = The names of the class, one a line, or all in one with commas between them; leave it empty to name nobody
class-forget-ask = Forget all questions and answers? The names stay.
class-lost-ask = { $count ->
    [one] One answer has not been revealed, and would be lost. Leave the question?
   *[other] { $count } answers have not been revealed, and would be lost. Leave the question?
}
class-pupil = Pupil { $number }
class-turn = { $name }: choose an answer by its letter; enter gives it.
class-in-secret = The screen does not show which one it is.
class-taken = ● An answer is chosen. Another letter changes it; enter gives it.
class-all-asked = Everybody has been asked. v reveals the answers.
class-counting = Count hands: each letter counts one more for its answer; u takes the last one back.
class-revealed = This is what the class thinks.
class-answered = { $count ->
    [0] Nobody has answered yet.
    [one] One answer.
   *[other] { $count } answers.
}
class-give = give it
class-skip = skip
class-undo = take back
class-count = count hands
class-in-turn = answer in turn
class-reveal = reveal
class-most = A class is asked questions of { $limit } answers at most.
class-table = table of all
class-saved = The table is saved: { $path }
class-name = name
class-right-count = right
class-right-answer = right answer
class-counted = answers { $letter })

open-table-on = OPEN TABLE
by-hand-on = chance ✎
eyes-of = seen by { $seat }
eyes-of-all = seen by all
hidden-place = { $place }: { $what }
hidden-none = Nothing on the table is hidden from { $seat }.
hidden-none-from-all = Nothing on the table is hidden from anybody.
hidden-title = What { $seat } does not know
hidden-title-all = All that is hidden
hidden-more = { $what }, and { $count } more

teacher-title = The teacher’s table
teacher-open = Open the table: everybody may see everything
teacher-close = Close the table: secrets are secrets again
teacher-by-hand = Answer for chance by hand
teacher-by-chance = Let chance answer for itself
teacher-eyes = See what another player sees
teacher-hidden = Show what is hidden
teacher-edit = Edit the position
teacher-copy = Copy the position code
teacher-paste = Begin with a position code
teacher-open-ask = Open the table? Everybody will see everything, and the log will say so.
teacher-only-open = This needs an open table: T opens it.

chance-asked = Enter: answer for chance, by hand
chance-title = Answer for chance: { $question }
chance-draw = Let chance decide this once

edit-heading = { $title }: edit the position
edit-whole = the table
edit-add = + add
edit-empty = nothing
edit-open = open
edit-more = change
edit-new = add
edit-remove = remove
edit-undo = undo
edit-copy = code
edit-paste = paste
edit-start = play it
edit-find = find
edit-number-ask = { $what }: which number?
edit-lies = { $piece }   ({ $place })
edit-without = (nothing)
edit-board = next board
edit-board-map = map
edit-board-land = { $seat }: map
edit-board-shared = table
edit-board-whole = all fields
edit-values = What can stand there: { $what }
edit-lay-one = lay one here
edit-less = less: { $number }
edit-greater = more: { $number }
edit-other-number = another number…
edit-place = { $place }   ({ $board })
edit-redo = redo
edit-nothing-to-redo = Nothing has been taken back.
edit-next-fault = fault
edit-tree = all fields
edit-help = keys
edit-keep = save
edit-kept-open = open
edit-keep-ask = Save the position: under which name? (@FILE saves it in a file)
edit-kept = Saved: { $name }
edit-kept-title = Which position?
edit-file = from a file…
edit-file-ask = From which file?
edit-over-ask = { $name } exists already. Replace it with this position?
edit-over-yes = Replace it (y)
edit-over-no = Keep the other (n)
edit-sound = ✓ Nothing is wrong with this position.
edit-faults = { $count ->
    [one] ✗ One thing is wrong:
   *[other] ✗ { $count } things are wrong:
}
edit-fault-more = … and { $count } more
edit-not-yet = This position cannot be played yet: { $fault }
edit-nothing-to-undo = Nothing has been changed yet.
edit-no-list = Open a list first: cards, tiles and places can be added there.
edit-leave-ask = Leave, and discard the changes?
edit-leave-yes = Discard them (y)
edit-leave-no = Stay (n)

code-title = The position code
code-copied = It is in the clipboard, if your terminal allows that, and in this file:
code-secret = It holds everything, the secrets of all players included.
code-paste-ask = Paste a position code
code-paste = Begin with a position code

part-pile = asked now
part-seat = seat
part-amount = amount
part-cost = cost
part-count = count
part-least = at least
part-most = at most
part-number = number
part-resource = resource
part-sold = sold
part-tile = tile
part-to = for
part-up-to = up to
part-refreshed = refreshed
part-among = among
part-due = due
part-fed = fed
part-left = left
part-proposed = proposed
part-chosen = chosen
part-deal = deal
part-good = good
part-partners = partners
part-target = target
value-position = POSITION
cli-play-position = begin with a saved position of this name, with a position code, or with a position in a file: @FILE
fault-players-of-position = The position is for { $seats ->
    [one] one player
   *[other] { $seats } players
}, but { $named ->
    [one] one is named
   *[other] { $named } are named
}.
fault-option-twice = The option “{ $option }” is given twice: give it one value.
fault-options-of-position = A position has its own options: leave --option out.
