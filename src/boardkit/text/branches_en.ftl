# Branches of a match: what if?

fault-bad-branch-name = A branch cannot be called “{ $name }”. Give it 1 to { $limit } characters.
fault-branch-name-taken = There is a branch called “{ $name }” already. Choose another name.
fault-no-such-branch = The match has no branch “{ $name }”.
fault-too-many-branches = A match has { $limit } branches at most. Delete one first (B lists them).
fault-table-is-closed = The players still have secrets from each other, and a branch would give them away. Branches can be played once the match is over, or at an open table.
fault-nothing-to-decide = The game is over here. Step back to an earlier moment first (t, then the brackets), then branch off there.

branch-default = What if { $number }
branch-ask = What if? Play on from here without changing the match. What should the branch be called?
branch-shown = branch: { $name }
branch-begun = Branch “{ $name }”. m goes back to the match.
branch-home = Back at the match.
branch-luck = { $same ->
    [yes] the same luck as in the match
   *[other] luck of its own
}

branch-taken-back = Taken back by { $seat } { $at ->
    [0] after setting up
   *[other] after decision { $at }
}
branch-taken-back-chance = An answer of chance, taken back { $at ->
    [0] after setting up
   *[other] after decision { $at }
}
branches-taken-back = { $decisions ->
    [0] nothing decided in it
    [one] 1 decision in it
   *[other] { $decisions } decisions in it
}; the match went on differently

branches-heading = Branches: { $title }
branches-none = No branch yet. Go back to the table, walk to any moment (f5), and press b to play on from there: what if?
branches-match = The match
branches-here = you are here
branches-from = leaves the match { $at ->
    [0] after setting up
   *[other] after decision { $at }
}, { $decisions ->
    [0] nothing decided in it yet
    [one] 1 decision in it
   *[other] { $decisions } decisions in it
}, { $luck }
branches-of-match = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
branches-go = go there
branches-rename = rename
branches-rename-ask = What should the branch “{ $name }” be called? At most { $limit } characters.
branches-delete = delete
branches-delete-ask = Delete the branch “{ $name }” for good? The match itself stays.
branches-delete-yes = Delete (y)
branches-delete-no = Keep (n)
branches-compare = compare
branches-compare-none = There is nothing to compare with yet: begin a branch first.

compare-heading = { $here } or { $there }?
compare-other = show the other
compare-board = the next board
compare-score = Score
compare-numbers = Numbers
compare-places = Places
compare-hands = In hand, or dealt
compare-nothing = –

key-branch = what if?
key-branches = branches
key-main_line = to the match
