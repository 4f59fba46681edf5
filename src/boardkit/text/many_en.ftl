# Figures of many games.

many-decimal = { $whole }.{ $part }
many-percent = { $share }%
many-range = { $low }–{ $high }
many-mean = { $mean } ± { $reach }
many-count = { $number }

many-title = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
many-about = { $games ->
    [one] One game
   *[other] { $games } games
} from seed { $seed }; at the seats: { $players }.
many-unfinished = { $games ->
    [one] One game was given up
   *[other] { $games } games were given up
} before the end, and left out of the other figures.
many-setting = With { $setting }
many-legend = Ranges in percent and after ± hold the true value in 95 of 100 cases. In a bar the range is shaded, and a stroke marks how often any seat wins; ▲ ▼: the whole range lies above or below it.
many-legend-deeds = Win rate: of the seats that did it at least once in a game, how many won it.
many-more = { $more ->
    [one] One more line
   *[other] { $more } more lines
}: --top { $lines }

many-by-seat = Who wins: by seat
many-by-turn = Who wins: by who is asked first
many-by-player = Who wins: by player
many-by-pair = Who is ahead of whom
many-by-verdict = How games end
many-by-points = by points
many-length = How long games are
many-by-kind = What the points are for
many-distribution = How often: { $what }

many-seat = seat
many-order = order
many-asked = { $number ->
    [1] asked first
    [2] asked second
    [3] asked third
   *[other] asked number { $number }
}
many-player = player
many-player-random = chance
many-player-greedy = points first
many-pair = { $one } against { $other }
many-players = who
many-ahead = ahead
many-level = level
many-behind = behind
many-end = end
many-games = games
many-won = won
many-share = share
many-interval = 95% range
many-points = points
many-rating = rating
many-rated = { $bound ->
    [least] at least { $rating }
    [most] at most { $rating }
   *[none] { $rating }
}
many-rounds = rounds
many-decisions = decisions
many-average = average
many-middle = middle
many-most-of-them = 80 of 100
many-longest = longest
many-kind = kind
many-a-seat = a seat
many-a-winner = a winner
many-times = times
many-thing = what
many-a-game = a game
many-win-rate = win rate

many-rate = { $rate } games a second
many-left = { $left } left
many-progress = games
many-leftover = A stopped run has left games in “{ $file }”; they count here. The same boardkit simulate with --out “{ $path }” plays the rest and puts all of them into one file.
many-kept = { $kept ->
    [one] One game was kept
   *[other] { $kept } games were kept
} in { $file } before; they count with the new ones.

plan-part-game = game
plan-part-rules = version of the rules
plan-part-seats = number of seats
plan-part-seed = seed
plan-part-players = players
plan-part-settings = options

fault-other-plan = “{ $path }” keeps games of another plan: { $part } there: { $there }; asked for: { $here }. Ask for the same, or name another file.
fault-not-games = “{ $path }” is not a file of games, or it is damaged, and it is left alone. Name another file; boardkit simulate GAME --out FILE makes one.
fault-newer-games = “{ $path }” was written by a later version of boardkit, in form { $form }; this one knows form { $known }. Install the newer version.
fault-games-damaged = “{ $path }” is damaged: game { $number } in it cannot be right. Make the file again under another name.
fault-games-not-kept = “{ $path }” cannot be written or read: { $reason }. Make room, check the permissions, or name another file.
fault-games-busy = Another run is writing to “{ $path }”. Wait until it has ended, or name another file.
fault-unknown-ending = “{ $path }”: the ending of the name says in what form games are kept. Choose one of: { $known }.
fault-extra-missing = This needs more than was installed. Install it in boardkit’s folder: { $installer } ".[{ $extra }]"
fault-no-cluster = No Dask scheduler answers at “{ $address }”: { $reason }. Check the address, such as tcp://host:8786, or take --dask local.
fault-workers-lost = Workers have died { $times } times in a row before they had played a game. Look at their memory and their logs; with --out, what has been played is kept.
fault-worker-differs = A worker, or the scheduler, has other rules of { $game } than this program, or does not have it at all. Install the same version there.
fault-never-ends = Game { $number } does not end: { $reason }.
fault-unknown-player = There is no player called “{ $player }”. Choose from: { $known }.
