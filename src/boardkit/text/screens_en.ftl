# The words of the screens round the table.

page-back = back
page-open = open
page-up = up
page-down = down
page-next = next
page-last = previous
page-change = change
page-palette = commands

menu-heading = boardkit: board games round one keyboard
menu-resume = Resume
menu-resume-help = { $game }: { $players }
menu-new = New game
menu-new-help = choose a game and sit down
menu-saved = Saved matches
menu-saved-help = go on with one, or look at one that is over
menu-rules = Rulebooks
menu-rules-help = read how a game is played
menu-settings = Settings
menu-settings-help = language, colours, how maps are drawn
menu-about = About
menu-about-help = what this is, and whose
menu-quit = Quit
menu-quit-help = leave; everything is saved

choose-game = Which game?
seats = { $least }–{ $most } players

player-default = Player { $number }
setup-start = Start
setup-back = Back
setup-seats = How many play?
setup-count = { $count } players
setup-open-table = Open table
    .help = Everybody may see everything: no curtain between turns.
setup-seed = Seed
    .help = Digits, to draw the same cards again; empty: by chance.
colour-standard = { $number ->
    [0] red
    [1] blue
    [2] yellow
    [3] purple
    [4] green
   *[other] orange
}
colour-safe = { $number ->
    [0] orange
    [1] sky blue
    [2] green
    [3] yellow
    [4] blue
   *[other] vermilion
}
colour-basic = { $number ->
    [0] red
    [1] blue
    [2] yellow
    [3] magenta
    [4] green
   *[other] cyan
}
fault-name-missing = The player at { $seat } has no name yet: type one.
fault-name-too-long = The name at { $seat } is too long: { $limit } characters at most.
fault-name-not-plain = The name at { $seat } has characters that cannot be written: type it again.
fault-name-twice = The players at { $other } and at { $seat } have the same name: change one of them.
