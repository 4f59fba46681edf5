# The words of the screens round the table.

page-back = back
page-open = open
page-up = up
page-down = down
page-next = next
page-last = previous
page-line = line
page-change = change
page-palette = commands
page-quit = quit

menu-heading = boardkit: board games round one keyboard
menu-resume = Resume
menu-resume-help = { $game }: { $players }
menu-new = New game
menu-new-help = choose a game and sit down
menu-saved = Saved matches
menu-saved-help = go on with one, or look at one that is over
menu-positions = Positions
menu-positions-help = play one that you have set up and saved
menu-history = History
menu-history-help = who won what, and how the points went
menu-rules = Rulebooks
menu-rules-help = read how a game is played
menu-settings = Settings
menu-settings-help = language, colours, how maps are drawn
menu-about = About
menu-about-help = what boardkit is, and who owns the games
menu-news = What is new
menu-news-help = the keys and commands that have changed; shown once
news-verbs = Verbs have letters, entries of a list have digits. What you can do on your turn stands in the bar, each verb with its letter; digits choose entries only inside a list, or are a number you are asked for.
news-enter = One enter. Where you have marked an entry, enter does it; the prompt says what enter alone will do. An enter that you have not aimed does nothing.
news-forced = Nothing to decide, nothing asked. A question with only one answer answers itself, and you are told; u goes back to the last thing that a person decided.
news-curtains = Fewer curtains. One falls only before something secret that the question needs; the rest stays face down until you press c.
news-again = U takes your whole turn back, while nothing was revealed. Look at a sentence of the log (L, or click it): u takes back to there.
news-bare = G hides the pieces of the map until the next key.
news-call = The bell rings, or a command of your own runs, when somebody at the table is asked: see the settings.
news-own = Your keys, settings and half-done lessons go on as before. You are told what they named that is gone.
news-kept = Your matches, positions and lessons go on, too. To have all of them played again by today’s rules, and hear what no longer fits: boardkit replay --library
fault-settings-gone = These older settings are gone: { $settings }. The usual ones apply.
menu-tour = Tour
menu-tour-help = the table in six steps, with a small map
menu-quit = Quit
menu-quit-help = leave; everything is saved

choose-game = Which game?
seats = { $least }–{ $most } players

# The shelf of games. How a length is known: printed minutes, or decisions of our computers and assumed seconds.
shelf-minutes = { $least }–{ $most } min
shelf-age = { $age }+
shelf-begin = Begin here.
shelf-length = { $printed ->
    [0] About { $least } to { $most } minutes: our computers make { $fewest } to { $many } decisions a match (median of { $matches }), and people are assumed to need { $seconds } seconds for each.
   *[other] { $least } to { $most } minutes, says the rulebook.
}
shelf-from-age = { $source ->
    [rulebook] From { $age } years on, says the rulebook.
   *[box] From { $age } years on, says the box, as reviews quote it.
}
shelf-hard = Difficulty { $hard } of { $hardest }: the rules have { $words } words, and a decision offers { $answers } answers (median).
shelf-characters = Computers can be { $characters }.
shelf-line = { $least } to { $most } minutes ({ $printed ->
    [0] by matches of our computers
   *[other] rulebook
}), from { $age } years on ({ $source ->
    [rulebook] rulebook
   *[box] the box, as reviews quote it
}), difficulty { $hard } of { $hardest } (length of the rules).

player-default = Player { $number }
setup-start = Start
setup-back = Back
setup-learn = First time? A lesson of 15 minutes
    .help = Opens the first lesson of this game: you make the moves, and every step is explained.
setup-learn-key = lesson
setup-picture = For example: a table of another match.
setup-length = How long: { $length }
setup-seats = How many play?
setup-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-open-table = Open table
    .help = Everybody may see everything: no curtain falls between turns.
setup-coached = Coached
    .help = Each rule is explained beside the map the first time it is needed, once for each player.
setup-seed = Seed
    .help = Digits, to draw the same cards again; left empty, chance decides.
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
colour-basic-safe = { $number ->
    [0] yellow
    [1] light blue
    [2] red
    [3] cyan
    [4] dark blue
   *[other] purple
}
colour-eight-safe = { $number ->
    [0] yellow
    [1] blue
    [2] red
    [3] white
    [4] green
   *[other] purple
}
fault-name-missing = The player at { $seat } has no name yet: type one.
fault-name-too-long = The name at { $seat } is too long: { $limit } characters at most.
fault-name-not-plain = The name at { $seat } has characters that cannot be written: type it again.
fault-name-twice = The players at { $other } and at { $seat } have the same name: change one of them.

# Settings, about, saved matches, rulebooks, score.

settings-heading = Settings
settings-language = Language
    .help = The language of the program and of the rulebooks.
settings-theme = Colours of the screen
    .help = Dark or light, strong contrast, or the colours of your terminal.
settings-map-style = Maps are drawn with
    .help = Coloured tiles, outlines, or plain characters, which make the words plain, too.
settings-seat-colours = Colours of the players
    .help = Everybody can tell the colours of the second set apart, colour-blind or not.
settings-turn-clock = Turn clock
    .help = Shows beside the players how much time each has taken since the table was opened.
settings-bell = Bell
    .help = Rings when it is somebody else’s turn.
settings-call = Command to call a player
    .help = A program with its arguments, run without a shell when it is another person’s turn at the table, for ten seconds at most. Empty: none.
call-none = none
fault-call-failed = { $trouble ->
    [time] The command to call a player did not end and was stopped: { $command }
    [code] The command to call a player failed with code { $code }: { $command }
   *[start] The command to call a player cannot be started: { $command }
}
settings-display = The program opens with
    .help = Lines are for screen readers and Braille, from the next start on. To open the screens once all the same, set BOARDKIT_PLAIN to 0.
display-screens = screens
display-lines = lines
switch-off = off
switch-on = on
settings-sample = It looks like this:
settings-done = Done
language-of-the-system = the system’s
language-en = English
language-fr = Français
theme-dark = dark
theme-light = light
theme-contrast = strong contrast
theme-terminal-dark = the terminal’s own, dark
theme-terminal-light = the terminal’s own, light
map-style-auto = what the terminal can show
map-style-tile = coloured tiles
map-style-outline = outlines
map-style-ascii = plain characters
seat-colours-standard = the usual ones
seat-colours-safe = safe for colour-blind players

about-heading = About boardkit { $version }
about-what = boardkit is a box of board games for one keyboard: everybody sits around it, and plays when it is their turn. A curtain hides what others must not see. Every decision is saved before it is shown.
about-rules = The rules are played as they are printed; where a rulebook leaves a question open, a passage called “Our reading” answers it. Wherever the rules do not show the cards and boards, we have made up our own.
about-names = The names of the games and their trademarks belong to their owners, who have nothing to do with this program.
about-doctor = If something looks wrong or does not respond, this command says what is known and what to do: boardkit doctor
about-licence = boardkit is free software under the MIT licence: use it, change it, pass it on, without any warranty.
about-library = Your matches and settings are kept in { $folder }

positions-heading = Saved positions
positions-none = No position is saved yet. Open the teacher’s table of a match (T), edit the position and save it with s. A position that somebody gave you as a file can be imported with i.
positions-play = play
positions-edit = edit
positions-file = from a file
positions-rename-ask = What should the position be called? ({ $limit } characters at most)
positions-delete-ask = Delete the position { $name }?
saved-heading = Saved matches
saved-numbers = numbers for boardkit resume; a capital letter goes to a name
saved-none = No match is saved yet. Every match you begin is saved as you play: press esc, then “New game”. A match that somebody gave you as a file can be imported with i.
saved-none-such = No match has all of these words. Press esc to list all again.
saved-search = find
saved-search-for = number, game, players, how far; enter goes there, esc lists all again
saved-rename = rename
saved-rename-ask = What should this match be called? { $limit } characters at most; left empty, it loses its name.
saved-delete = delete
saved-delete-ask = Delete match { $number } ({ $name }) for good?
saved-delete-yes = Delete (y)
saved-delete-no = Keep (n)
saved-export = export
saved-secrets = This match is not over. Its file holds everything, the secrets of all players included. Export it all the same?
saved-export-yes = Export (y)
saved-export-no = Do not export (n)
saved-exported = The match has been written to this file:
saved-import = import
saved-import-ask = Which file? Type its path, such as ~/match.json
saved-import-inside = Which file of { $folder }? Type its path, such as exports/match.json
saved-damaged = damaged: it cannot be opened
saved-unfinished = { $count ->
    [one] 1 decision so far
   *[other] { $count } decisions so far
}
saved-unfinished-uncounted = not finished
saved-finished = over
saved-won = { $count ->
    [one] over: { $winners } won
   *[other] over: { $winners } shared the victory
}
when-today = today { $time }
when-yesterday = yesterday { $time }
when-date = { $date } { $time }

rules-heading = Rulebook: { $title }
rules-next = next
rules-last = previous
rules-scroll = scroll
rules-search = search
rules-glossary = words
rules-search-for = what to search for; enter goes there, esc ends the search
rules-hit = next hit
rules-hit-before = previous hit
rules-nothing = The rulebook does not mention that anywhere.
rules-cites = See also: { $sections }
rules-cited-by = Referred to by: { $sections }
rules-covered = { $used ->
    [0] none of { $count } sections has applied so far
    [one] one of { $count } sections has applied so far
   *[other] { $used } of { $count } sections have applied so far
}
rules-times = { $times ->
    [0] This section has not applied yet in this match.
    [one] This section has applied once in this match.
   *[other] This section has applied { $times } times in this match.
}
rules-moment = when it applied
rules-show-all = only what applied
rules-show-applied = only what never did
rules-show-never = all sections
rules-about = Rules about it
rules-about-move = § { $section }   (for this move)
rules-about-place = § { $section }   (has applied here)
rules-about-word = § { $section }   (speaks of it)

history-heading = History: all games
history-heading-game = History: { $game }
history-none = No match has been finished yet. The results will appear here.
history-by-player = By player
history-by-game = By game
history-latest = The latest matches
history-player = player
history-game = game
history-matches = matches
history-wins = wins
history-best = best
history-average = average
history-hints = hints
history-hinted = ({ $hints ->
    [one] one hint
   *[other] { $hints } hints
})
history-course = over time
history-last = last played
history-tenths = { $whole }.{ $tenth }

score-heading = { $title }: the score
score-heading-so-far = { $title }: the score so far
score-so-far = So far; nothing is decided yet.
score-best-alone = The best score alone so far: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
score-rule = the rule
score-part = next part
score-key-rematch = rematch
score-key-others = others
score-key-walk = walk
score-key-menu = menu
score-key-review = review
score-key-history = history
score-others = Other players
score-review = Review
score-history = History
score-rematch = Rematch
score-walk = Walk
score-menu = Menu
score-back = Table
end-part-score = sheet and bars
end-part-story = curve and moments
end-part-board = board
end-curve = Points after each round; * stands for several
end-moments = The moments that mattered: enter or n goes there
end-moment = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
end-no-moments = No decision put anybody ahead of the others.
end-board = The whole board at the end
end-board-now = The board now
end-board-before = The board before the first round
end-board-after = The board after round { $round }
end-board-in = The board at this moment of round { $round }
end-board-of = { $told }: { $seat }

# What is known of the terminal, and why.

terminal-kind-browser = A browser shows the screens.
terminal-kind-sty = STY is set, as GNU screen does.
terminal-kind-tmux = TMUX is set, as tmux does.
terminal-kind-term = Its name says so (TERM).
terminal-kind-answer = It said so itself when it was asked.
terminal-kind-other = Nothing says that it is a special one.
terminal-utf8-always = Always so here.
terminal-utf8-seen = A letter of two bytes was written, and the cursor read.
terminal-utf8-locale = The locale says so (LC_ALL, LC_CTYPE, LANG).
terminal-utf8-unsaid = The locale names no character set, and the terminal did not answer.
terminal-width-seen = A sign was written, and the cursor read.
terminal-width-unsaid = The terminal did not answer, and one cell is usual.
terminal-depth-no-color = NO_COLOR is set.
terminal-depth-asked = TEXTUAL_COLOR_SYSTEM asks for it.
terminal-depth-always = Always so here.
terminal-depth-console = The Linux console has no more.
terminal-depth-screen = GNU screen shows no more, whatever COLORTERM says.
terminal-depth-colorterm = COLORTERM says so.
terminal-depth-seen = A colour was set, and came back as it was.
terminal-depth-term = Its name says so (TERM).
