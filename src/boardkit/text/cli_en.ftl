# The command line and plain play. Names of commands and options stay as they are typed.

cli-usage = usage:
cli-operands = arguments
cli-options = options
cli-commands = commands
cli-help = print this help and do nothing else
cli-data = keep matches and settings in this folder instead of the usual one
cli-lang = use this language: en or fr

value-folder = FOLDER
value-language = LANGUAGE
value-game = GAME
value-match = MATCH
value-source = MATCH|FILE
value-file = FILE
value-covered = MATCH|LESSON|lessons|FILE
value-section = SECTION
value-levels = LEVEL
value-names = NAME
value-number = N
value-pair = NAME=VALUE
value-seat = SEAT
value-board = BOARD
value-name = NAME
value-format = FORMAT
value-paper = PAPER
value-address = ADDRESS

cli-boardkit-usage = boardkit [--plain] [--data FOLDER] [--lang LANGUAGE] [COMMAND …]
cli-boardkit-about = Board games from printed rulebooks, around one keyboard, in the terminal. Without a command, the menu opens. Each command says more about itself: boardkit COMMAND --help.
cli-version = print the version and do nothing else

cli-play = begin a match
cli-play-about = Begin a match, on the screens or line by line. Every decision is saved at once.
cli-game = a game by its key; boardkit games lists them
cli-play-players = the players’ names, in the order they sit; commas may separate them
cli-play-seats = how many people play, when no names are given
cli-play-computers = computer players who sit after the people, a level for each: newcomer, casual, strong or coach, or with a character, if the game has it, such as casual-careful, strong-hungry or strong-spiteful
cli-option = options of the game; boardkit games lists them
cli-play-seed = a number that decides what chance will do; the same number gives the same draws
cli-play-open = play an open table: everybody may see everything, and no curtain falls
cli-play-coached = each rule is explained the first time it is needed, once for each player
cli-plain = play line by line, without screens: for screen readers, pipes and scripts
cli-computer = Bot { $number }
cli-player = Player { $number }

cli-resume = go on with a saved match
cli-resume-about = Go on with a saved match, by default the unfinished one that was played last.
cli-match = the number of a saved match; boardkit list shows it

cli-watch = watch a match that is being played in another window
cli-watch-about = Follow a match that is being played in another window, as everybody may see it: nobody’s secrets, nothing can be moved, and each decision appears as it is made. For a second screen, or a class.
cli-watch-present = show what happens as large as the window, for a projector
cli-watch-clean = with --present: board and one sentence, nothing else, as for a camera; c while presenting
cli-watch-serve = show it to browsers, too, as boardkit serve --watch does
cli-watch-network = with --serve: open it to your whole network, not to this computer alone, and unencrypted: anybody who gets hold of the address can watch, and nothing else

cli-serve = play in a browser
cli-serve-about = Serve the program to browsers on this computer, until ctrl+c ends it. The address that is printed contains a token, a new one each time; without the token nobody gets in. Anybody who has the address can do what the screens can: play on, see and delete all matches saved here, with everybody’s cards, and read and write files in the folder of the saved matches, but in no other; with --watch they can only watch, all of them one picture. Else each tab is a session of its own on the same saved matches; closing a tab loses nothing.
cli-serve-watch = serve nothing but the public view of this match, read-only: what a class may open
cli-serve-present = with --watch: show what happens as large as the window
cli-port = the port to listen at; by default 8000, and with 0 any that is free
cli-serve-network = open it to your whole network, not to this computer alone, and unencrypted: anybody who gets hold of the address can play on, see and delete all matches saved here, with everybody’s cards; with --watch they can only watch
serve-address = Open this in a browser: { $address }
serve-here = Only this computer can open it.
serve-network = EVERYBODY in your network who has this address can open it, and what is sent is not encrypted.
serve-end = Ctrl+c ends it; every decision is kept.
serve-beside = Enter closes this, F12 shows it again.
serve-watching-network = EVERYBODY in your network who has this address can watch this match, as everybody at the table sees it, and nothing else; what is sent is not encrypted.
serve-wait = A moment, please…
serve-ended = This session has ended.
serve-ended-help = Every decision is kept.
serve-again = Begin again
serve-refused = No entry without the token
serve-refused-help = Type the token that ends the address, or open the whole address, up to its last character. It is a new one at each start.
serve-token = Token:
serve-enter = Enter
serve-nothing = There is nothing here
serve-nothing-help = Open the address that boardkit has shown.
serve-malformed = This is not a request
serve-malformed-help = Open the whole address that boardkit has shown, in a browser.
serve-strange = A request that could not be answered was refused. Further ones are not reported.
serve-busy = Too many requests at once
serve-busy-help = Wait a moment, then load this page again.
serve-full = All places are taken
serve-full-help = No more tabs can be open at once. Close one, then load this page again.
serve-watching = Watching a match
serve-lost = Not connected. Trying again…
serve-bigger = Bigger letters
serve-smaller = Smaller letters
serve-light = Dark or light
serve-whole = Full screen
serve-earlier = Earlier
serve-later = Later
serve-live = Live

cli-list = list the saved matches
cli-list-about = List the saved matches, the one played last first.
cli-list-json = print JSON
cli-list-empty = No match is saved yet. Begin one: boardkit play tectonic_tribes
cli-list-open = { $match }. { $game }: { $players }. { $decisions ->
    [-1] Begun
    [one] One decision
   *[other] { $decisions } decisions
}, not finished. Last played { $when }.
cli-list-finished = { $match }. { $game }: { $players }. { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
}, finished; won by { $winners }. Last played { $when }.
cli-list-damaged = { $match }. { $game }: this match is damaged and cannot be opened.

cli-suggest = what a good player would do now, and why
cli-review = review a match: what was good, what would have been better, what was luck
cli-show = print a picture of a table
cli-review-about = Reviews every decision of a match by what its player could see: marks good ones (!), dubious ones (?!), mistakes (?) and blunders (??), shows the moments that mattered with better moves, and tells luck from skill. The result is kept in the library. With FILE, a page with pictures is written.
cli-review-file = where a page of it goes (.html, .svg, .txt or .cast); without it, the review is only printed
cli-review-deep = try unclear gaps more often and let a second judge decide what is marked; says first how long that takes
cli-review-force = replace the file if it exists
cli-review-jobs = how many processes work on it; by default 2
cli-suggest-about = Says what to think of at a moment of a match, which moves are good, and why: what a hint at the table says. While players have secrets, this gives away the hand of the player who is asked; you are warned first, and at a terminal it waits until only that player is looking.
cli-suggest-at = the moment of the match, counted as boardkit show counts it; by default where it stands
cli-suggest-level = who gives advice: newcomer, casual, strong or coach; by default strong
cli-show-about = Print a picture of the table at a moment of a match: the map, the seats, the last lines of the log.
cli-source = the number of a saved match, or a file that boardkit export wrote; - reads the standard input
cli-show-at = the moment: how many moves have been made, chance’s included; while players have secrets, only those count that everybody knows of; by default where the match stands
cli-show-seat = a player’s name, or a seat’s number counted from 1: show what that seat sees, with its hand; by default what everybody may see
cli-show-format = text, svg or html; by default text
cli-show-width = columns of the picture, 40 to 400; by default as wide as the terminal
show-heading = { $game }: { $heading }
show-moment = moment { $at } of { $last }

cli-replay = check every move of a match, or of all that is kept, by the rules
cli-replay-about = Play a match again by the rules, and name the first move that does not fit, with its rule. With --library: every saved match, kept position and lesson of your own, as after an upgrade. The exit code is 0 if all fits, 2 if not.
cli-replay-library = play all that is kept again in place of one match
cli-replay-kept = { $misfits ->
    [0] Everything fits the rules
    [one] One does not fit the rules
   *[other] { $misfits } do not fit the rules
}: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $positions ->
    [one] one position
   *[other] { $positions } positions
} and { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
} were played again.
cli-replay-fits = { $moves ->
    [0] No move has been made yet.
    [one] The one move fits the rules.
   *[other] All { $moves } moves fit the rules.
} { $game }: { $players }. { $state ->
    [over] The match is finished.
   *[open] The match is not finished.
}

cli-export = write a saved match into a file
cli-export-about = Write a saved match into a readable file, from which it can be imported again. It holds everybody’s cards: anybody who reads the file of an unfinished match sees them.
cli-export-file = the file to write; - or nothing writes to the standard output
cli-export-force = replace the file if it exists
cli-export-done = Match { $match } was written to { $file }.

cli-import = import a match from a file
cli-import-about = Check a match in a file by the rules, and save it as a new match.
cli-import-file = a file that boardkit export wrote; - reads the standard input
cli-import-done = { $game }: saved as match { $match }. { $over ->
    [yes] It is over; look at it
   *[no] Go on with it
}: boardkit resume { $match }

cli-rules = print the rules of a game
cli-rules-about = Print the rules of a game, or one section with all below it.
cli-rules-section = the number of a section, such as 3.1
cli-rules-coverage = which sections applied in a match, in a lesson or in all “lessons” together, how often, and which never did
cli-rules-whole = with --coverage LESSON: the whole lesson, not only what has been read of it
cli-rules-so-far = As far as the lesson has been read: { $done } of { $steps } steps. --whole takes all of it.
cli-rules-never = Never applied:

cli-games = list the games in the box
cli-games-about = List the games in the box, with their options.
cli-game-line = { $key }: { $title }, for { $least } to { $most } players.
cli-game-summary = {"    "}{ $summary }
cli-game-option = {"    "}--option { $name }={ $default } ({ $title }; { $values })
cli-game-option-help = {"        "}{ $help }

cli-simulate = let chance play whole games
cli-tournament = let computer players play each other, for ratings
cli-tournament-about = Lets computer players of several levels play whole games against each other, moving on by a seat from game to game, and says how often each won, with 95% intervals, and their ratings. The same seed gives the same games.
cli-tournament-levels = who plays: newcomer, casual, strong or coach, one with a character, such as strong-hungry, or, to measure them by, random or greedy; commas may separate them, and the last is repeated for seats that are left; by default strong and casual
cli-tournament-games = how many games; by default 100
cli-tournament-seats = how many play; by default as many as there are levels
cli-simulate-about = Play whole games at random, to get figures and to put the rules to the test. All but the seconds depends on the arguments only.
cli-simulate-seats = how many play; by default the fewest that the game allows
cli-simulate-games = how many games to play; by default 1
cli-seed = a number that decides everything; by default 0
cli-simulate-option = options of the game, as boardkit games lists them; several values, such as scenario=s1,s2, are played in turn and counted apart
cli-jobs = how many processes play; by default 1. The figures do not depend on it
cli-dask = let a Dask cluster play: the address of its scheduler, or local for --jobs processes here
cli-out = keep the result of each game in this file (.sqlite, .db or .parquet) as the game ends; a run that was stopped goes on where it was
cli-json = print JSON
cli-simulate-done = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $games ->
    [one] one game
   *[other] { $games } games
} in { $seconds } s; decisions: { $decisions } ({ $rate } a second), in the longest game: { $longest }; legal moves listed: { $listed }.

cli-study = show what many games have come to
cli-study-about = Show what the games in a file of boardkit simulate --out have come to: who wins, how long games take, what the points are for, and with which cards or buildings players win. --html writes it as a page with pictures.
cli-study-file = a file of games
cli-study-top = how many lines of a long table to print; by default 10
cli-study-html = write a web page into this file instead; - is the standard output
cli-study-force = replace the file
cli-study-done = Written: { $file }.

cli-check = check that a game keeps what every game promises
cli-check-about = Play matches at random, with every number of players and all options, and check that each of them keeps what every game promises. The exit code is 0 if all is kept, 1 if not.
cli-check-matches = how many matches to play; by default 20
cli-check-seed = the seed of the first match, from which the others count on; by default 0
cli-check-kept = ✓ { $promise }
cli-check-untried = – { $promise }: not tried, since no match could be played to its end
cli-check-broken = ✗ { $promise }: { $why }
cli-check-where = {"    "}at { $where }
cli-check-setting = {"    "}{ $seats ->
    [one] one player
   *[other] { $seats } players
}; options: { $options }
cli-check-again = {"    "}again: boardkit check { $game } --matches 1 --seed { $seed }
cli-check-done = { $game } keeps { $kept } of { $promises } promises.

promise-0-options-fit-every-number-of-seats = for every number of seats there are options that fit
promise-0-rules-raise-nothing = matches can be played, and no rule raises an error
promise-0-every-rule-that-is-cited-is-a-section = every rule that is cited is a section of the rulebook
promise-0-events-touch-parts-that-there-are = events touch parts of the table that there are
promise-0-moves-have-verbs-of-their-own = moves have verbs of their own
promise-1-nobody-is-asked-exactly-when-all-is-over = nobody is asked exactly when all is over, and then somebody has won
promise-2-every-legal-move-applies-and-no-other = every legal move applies, and every other is refused by a rule that exists
promise-2-the-list-of-legal-moves-is-the-slow-one = the list of legal moves is the slow one
promise-3-a-move-changes-no-old-table = a move changes no old table, and does the same again
promise-4-random-play-ends = random play ends
promise-5-a-record-holds-the-match = a record holds the match
promise-5-a-move-reads-as-it-is-written = a move reads as it is written
promise-5-what-is-undone-is-redone = what is undone is redone
promise-6-a-seat-cannot-tell-what-is-covered = a seat cannot tell what is covered
promise-6-a-single-answer-tells-nothing = a single answer tells nothing
promise-6-a-view-has-nothing-left-to-cover = a view has nothing left to cover
promise-7-a-guess-holds-the-whole-box = a guess holds the whole box
promise-7-a-guess-can-be-played-to-the-end = a guess can be played to the end
promise-8-what-is-in-the-box-stays-in-the-box = what is in the box stays in the box
promise-9-a-change-stands-with-its-cause = a change stands with its cause
promise-9-what-logs-leave-out-is-told-with-what-follows = what logs leave out is told with what follows

cli-rule = The rule behind it: boardkit rules { $game } { $section }

trouble-missing = there is no such file. Check the name.
trouble-exists = the file exists already. Name another one, or add --force to replace it.
trouble-folder = this is a folder. Name a file.
trouble-no-folder = the folder for it does not exist. Make it first, or name another one.
trouble-no-file = this is a pipe or a device, and is not read. Name an ordinary file.
trouble-dangling = this is a link to something that does not exist. Name an ordinary file.
trouble-loop = this is a link that leads back to itself. Name an ordinary file.
trouble-long-name = this name is longer than the system allows. Choose a shorter one.
trouble-special = this is a link or a device, and is not replaced. Name an ordinary file.
trouble-forbidden = this cannot be read or written. Check the permissions, or name another one.
trouble-full = there is no room left. Make some, or write elsewhere.
trouble-failed = the system cannot read or write this. Name another one.

fault-file-outside = “{ $path }” lies outside of { $folder }. In a browser, name a file in this folder, such as exports/NAME.
fault-no-text-file = “{ $path }” does not end in { $ending }. In a browser, a position is saved in such a file alone: name one, such as exports/NAME{ $ending }.
fault-file-trouble = “{ $path }”: { $trouble }
fault-unknown-command = There is no command “{ $command }”. The commands are: { $known }. See: boardkit --help
fault-game-is-no-command = “{ $game }” is a game, not a command. Play it: boardkit play { $game }
fault-unknown-argument = { $command } does not know what to do with “{ $argument }”. See: { $command } --help
fault-kept-misfit = { $keepsake } “{ $name }”: { $fault }
keepsake-match = Match
keepsake-position = The position
keepsake-lesson = The lesson
fault-operand-missing = { $command } needs an argument: { $operand }. See: { $command } --help
fault-option-misused = { $command }: write { $form }, no more and no less. See: { $command } --help
fault-not-a-number = { $option }: “{ $value }” is not a whole number from { $least } to { $most }. Give such a number.
fault-unknown-word = { $option }: “{ $value }” is not known. Choose one of: { $known }.
fault-neither-yes-nor-no = { $name }: “{ $value }” is neither yes nor no. Set it to one of: { $known }. What was chosen, and why: boardkit doctor
fault-not-a-pair = --option: “{ $text }” is not of the form NAME=VALUE. Write it like advanced=yes.
fault-unknown-game-option = --option: this game has no option “{ $name }”. Its options are: { $known }.
fault-option-in-vain = --option: “{ $name }” changes nothing here, with the other options and { $seats ->
    [one] one player
   *[other] { $seats } players
}: leave it out.
fault-bad-game-option = --option: “{ $name }” cannot be “{ $value }”. It takes: { $allowed }.
fault-bad-player-name = --players: “{ $name }” cannot be a player’s name. Give 1 to { $limit } characters.
fault-more-levels-than-seats = --levels names { $levels } players, but only { $seats } sit down. Name fewer, or raise --seats.
fault-seats-and-players = --seats says { $seats }, but --players names { $players }. Leave one of the two out.
fault-no-such-seat = --seat: “{ $seat }” is the name of no player here, or of more than one. The players are: { $players }.
fault-no-such-line = --branch: the match has no branch “{ $line }”. Give a name or a number of these: { $known }.
fault-no-such-section = The rulebook has no section “{ $section }”. Its sections are: { $known }.
fault-nothing-to-resume = No saved match is unfinished. Begin one: boardkit play tectonic_tribes
fault-port-taken = Port { $port } cannot be used: something else listens there. Try another one: --port 0
fault-option-idle = { $because ->
    [lines] --{ $option } changes nothing line by line: there are no pictures, only words.
    [no-hands] --{ $option } changes nothing without --hands.
    [no-coverage] --{ $option } changes nothing without --coverage.
    [no-present] --{ $option } changes nothing without --present.
    [no-serve] --{ $option } changes nothing without --serve.
   *[other] --{ $option } changes nothing together with --{ $because }.
}
fault-present-what = --present shows a match that is being played: boardkit serve --watch MATCH --present
fault-no-terminal = The screens need a terminal that can draw, for input and for output, but { $lacking }. Play line by line: boardkit --plain. More about the terminal: boardkit doctor
lacking-input = the standard input is not a terminal
lacking-output = the standard output is not a terminal
lacking-both = neither the standard input nor the standard output is a terminal
lacking-dumb = this one can only write lines (TERM)

cli-new = begin a game of your own
cli-new-about = Write a small game into a new folder here: it runs at once, and is yours to change. docs/guide.md takes it from there.
cli-new-name = what to call the game, and its folder: small letters, digits and _
cli-new-board = squares, hexes or octagons; by default squares
cli-new-done = A game is in the folder { $name }. Install it with: { $installer } -e { $name } – then play it: boardkit play { $name }

fault-bad-game-name = A game cannot be called “{ $name }”, or there is one of that name already. Take another name, of small letters, digits and _, such as my_game.
fault-folder-exists = { $path } exists already, and nothing was written. Take another name, or go to another folder.
cli-game-broken = { $entry } is not a game that runs, and is left out: { $reason }
