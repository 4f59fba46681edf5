# What can go wrong with the saved matches.

fault-library-read-only = “{ $folder }”: nothing can be saved in this folder. Check its permissions, or name another one: boardkit --data FOLDER
fault-disk-full = “{ $folder }”: there is no room left to save. What was saved before is still there; make room and try again.
fault-disk-fails = “{ $folder }”: the system cannot read or write here. Check the disk, or name another folder: boardkit --data FOLDER
fault-library-busy = “{ $folder }”: another window keeps the saved matches busy. Close it, or try again.
fault-library-damaged = “{ $folder }”: the file of saved matches was damaged. { $saved ->
    [0] What can be read of it is carried over into a new file, and the damaged one is kept in that folder. Start boardkit again.
    [one] It is kept there as “{ $kept_as }”; one match was carried over into a new file.
   *[other] It is kept there as “{ $kept_as }”; { $saved } matches were carried over into a new file.
}
fault-library-newer = The saved matches were written by a later version of boardkit (format { $version }, known here: { $known }). Install the newer version, or name another folder: boardkit --data FOLDER
fault-untried-python = boardkit was not tried with Python { $python }; the newest that it was tried with is { $newest }. If something goes wrong, use that one, and tell us: boardkit doctor
fault-no-library = “{ $folder }”: no match is saved here. Name the folder of the matches: boardkit --data FOLDER
fault-match-is-open-elsewhere = Match { $match } is open in another window. Close it there, or choose another match.
fault-no-such-match = There is no saved match { $match }. See which there are: boardkit list
fault-match-damaged = Match { $match } is damaged and cannot be opened. The other matches are not affected: boardkit list
fault-bad-position-name = “{ $name }” cannot be the name of a position. Take letters, digits and blanks, { $limit } at most, and begin with a letter or a digit.
fault-bad-lesson-name = “{ $name }” cannot be the name of a lesson. Take letters, digits and blanks, { $limit } at most, and begin with a letter or a digit.
fault-no-such-position = “{ $name }” is not a position code, and no position is kept under this name. { $count ->
    [0] None is kept yet: save one in the editor.
   *[other] Kept are: { $names }.
}
fault-bad-name = “{ $name }” cannot be the name of a match. Give { $limit } characters at most.
