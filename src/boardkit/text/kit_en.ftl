# The kit's own words. Sentences are whole; nothing is joined from pieces.

yes = yes
no = no
chance = Chance
seat-number = seat { $number }
list-none = none
list-more = { $a }, { $b }
list-last = { $a } and { $b }
list-or = { $a } or { $b }
list-apart = { $a }; { $b }

decimal-mark = .
note-taken-back = (taken back) { $seat }’s decision was undone.
note-taken-back-move = (taken back) { $seat }’s decision was undone: { $move }
note-abandoned = (taken back) What follows here was taken back by { $seat }; the match went on differently.
note-taken-back-chance = (taken back) An answer of chance was undone: { $move }
note-abandoned-chance = (taken back) What follows here was taken back; the match went on differently.
note-remark = { $seat } notes: { $text }
note-remark-nobody = Note: { $text }

fault-unknown-verb = No move of this game begins with “{ $verb }”. Moves begin with: { $known }.
fault-wrong-length = “{ $text }” has too few or too many words. Such a move is written like this: { $form }.
fault-bad-value = “{ $value }” cannot be the “{ $field }” of this move.
fault-unknown-game = There is no game “{ $key }”. The games are: { $known }.
fault-unread-words = { $file }, line { $line }: “{ $text }” cannot be read. A message is one line of text, with values such as {"{ $seat }"}, the functions A, DE and QUE, and choices by a value, one of them with a star.
fault-named-twice = The name “{ $name }” is given twice: leave one of them out.
fault-not-json = Line { $line }, column { $column }: the file is not readable JSON from there on. Make the file again, or correct the file there.
fault-not-text = The file is not UTF-8 text: byte { $offset } does not fit. Is it a boardkit file?
fault-too-large = The file has { $bytes } bytes; a boardkit file has { $limit } at most. Is it a boardkit file?
fault-too-deep = Too many lists are nested in it: a boardkit file never has more than { $limit }. Is it a boardkit file?
fault-number-too-long = A number in it has thousands of digits. Correct it, or make the file again.
fault-text-too-long = { $path } has { $length } characters; { $limit } are allowed. Shorten it.
fault-missing-field = { $path } is missing. Add it, or make the file again.
fault-unknown-field = { $path } has an entry “{ $name }” that does not belong there. Remove it, or make the file again.
fault-wrong-type = { $path } is not of the right kind. Correct it, or make the file again.
fault-not-one-of = { $path }: “{ $value }” is not known. Put one of these there: { $known }.
fault-newer-record = The file was written by a later version of boardkit (format { $format }, known here: { $known }). Install the newer version.
fault-older-rules = This match was played by an earlier version of the rules (version { $rules }, today { $known }) and does not fit today’s to the end: { $fault } You can look at it up to there; nothing you do there is kept, and nothing of the match is lost.
fault-newer-rules = This match was played by a later version of the rules (version { $rules }, known here: { $known }). Install the newer version of boardkit.
fault-wrong-seats = { $seats ->
    [one] One player
   *[other] { $seats } players
} cannot play this game: it is for { $least } to { $most }.
fault-options-do-not-fit = These options do not go together: { $refusal }
fault-move-is-garbled = Move { $number }, “{ $move }”, cannot be read: { $fault }
fault-move-does-not-fit = Move { $number }, “{ $move }”, is against the rules: { $refusal }
fault-no-such-moment = There is no moment { $at }: the match runs from moment 0 to { $last }.
