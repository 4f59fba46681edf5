# What boardkit doctor tells: what is known of the terminal, what was chosen, how the library is, what is installed.

cli-doctor = what is known of this terminal and of the library, what was chosen, and what to do
cli-doctor-about = Tells what is known of this terminal, of the saved matches and of what is installed, what was chosen and why, and what to do where something is not well. Nothing is changed. The exit code is 0 if all is well, and 1 if something needs doing.
cli-doctor-json = print JSON, for reports: no player’s name is in it, and the home folder is ~
cli-doctor-plain = print lines without a picture, and ask nothing of the terminal
cli-doctor-keys = try keys first, for a minute at most: press those that you miss

doctor-line = { $label }: { $said }
doctor-line-wrong = ! { $label }: { $said }
doctor-why = { $said }. { $why }
doctor-part-terminal = Terminal
doctor-part-chosen = What was chosen
doctor-part-library = Saved matches
doctor-part-installed = Installed
doctor-do = What to do
doctor-hints = Good to know
doctor-item = { $number }. { $what }
doctor-well = All is well.
doctor-wrong = { $count ->
    [one] One thing needs doing.
   *[other] { $count } things need doing.
}

doctor-streams = input and output
doctor-streams-both = a terminal
doctor-streams-input = the output is a terminal, but the standard input is not
doctor-streams-output = the input is a terminal, but the standard output is not
doctor-streams-none = no terminal
doctor-name = name
doctor-name-none = none (TERM is not set)
doctor-kind = kind
doctor-kind-linux = the Linux console
doctor-kind-screen = GNU screen
doctor-kind-tmux = tmux
doctor-kind-browser = a browser
doctor-kind-dumb = one that writes lines, and can do nothing else
doctor-kind-other = an ordinary terminal
doctor-size = size
doctor-size-known = { $columns } columns, { $lines } lines
doctor-size-unknown = unknown
doctor-locale = locale
doctor-locale-none = none
doctor-encoding = characters written
doctor-utf8 = reads UTF-8
doctor-wide = signs of uncertain width
doctor-wide-one = take one cell
doctor-wide-two = take two cells
doctor-depth = colours
doctor-depth-full = all
doctor-depth-eight-bit = 256
doctor-depth-standard = 16
doctor-depth-eight = 8
doctor-depth-none = none
doctor-mouse = mouse
doctor-mouse-yes = every terminal of this kind reports clicks, unless its settings forbid it
doctor-mouse-console = the Linux console has none
doctor-mouse-none = none
doctor-kept = keys that do not arrive
doctor-kept-none = none known
doctor-tried = keys and clicks that arrived
doctor-font = font
doctor-font-unknown = terminals do not tell; the picture below shows whether it has all signs

doctor-form = form
doctor-form-screens = screens
doctor-form-lines = line by line
doctor-form-nothing = none
doctor-form-why-option = --plain asks for it.
doctor-form-why-environment = BOARDKIT_PLAIN asks for it.
doctor-form-why-setting = Your settings ask for it.
doctor-form-why-terminal = Nothing can be drawn on this terminal.
doctor-form-why-able = Input and output are a terminal that can draw.
doctor-form-why-streams = There is no terminal for input and output.
doctor-form-why-wrong = BOARDKIT_PLAIN says neither yes nor no.
doctor-tier = maps
doctor-tier-tile = coloured tiles
doctor-tier-outline = outlines without colour
doctor-tier-console = box drawing, and the signs of the console’s fonts
doctor-tier-ascii = 7-bit characters
doctor-tier-why-setting = Your settings ask for it.
doctor-tier-why-terminal = It is what the terminal can show.
doctor-theme = colours round the map
doctor-language = language
doctor-language-en = English
doctor-language-fr = French
doctor-language-why-option = --lang asks for it.
doctor-language-why-setting = Your settings ask for it.
doctor-language-why-locale = The locale asks for it.
doctor-language-why-usual = Nothing asks for another.

doctor-folder = folder
doctor-saved = matches
doctor-saved-count = { $count ->
    [0] none yet
   *[other] { $count }
}
doctor-saved-unknown = cannot be read
doctor-writable = can be written
doctor-opens = opens
doctor-version = format
doctor-version-none = none yet
doctor-bytes = size
doctor-room = room on the disk
doctor-megabytes = { $size } MB
doctor-unknown = unknown
doctor-leftovers = leftovers
doctor-none = none
doctor-settings = settings
doctor-settings-usual = as usual
doctor-settings-own = your own
doctor-settings-wrong = not readable
doctor-own-keys = your own keys
doctor-own-keys-none = none
doctor-own-keys-fine = in { $file }
doctor-own-keys-wrong = in { $file }, and something is wrong with it
doctor-yes = yes
doctor-no = no

doctor-package = { $name }
doctor-extra = extra “{ $name }”
doctor-missing = not installed
doctor-games = games from elsewhere
doctor-system = system

doctor-do-size = The window is too small: make it larger, or its letters smaller. It needs { $columns }×{ $lines }.
doctor-do-dumb = This terminal can only write lines, and boardkit plays line by line on it. Open another one for the screens, or set TERM to its true name.
doctor-do-locale = The terminal is not known to read UTF-8, so maps are drawn in 7-bit characters. If it does, set the locale: export LC_ALL=C.UTF-8
doctor-do-encoding = Python writes { $encoding }, and the terminal reads UTF-8: set the locale: export LC_ALL=C.UTF-8
doctor-do-depth = boardkit knows only of 16 colours here. If the terminal has more, say so: export COLORTERM=truecolor
doctor-do-kept = The terminal keeps { $keys } for itself. Other keys do the same; the footer and ? name them.
doctor-do-plain = BOARDKIT_PLAIN is “{ $said }”, which is neither yes nor no. Set it to 1 or 0, or unset it.
doctor-do-damaged-matches = Matches that are damaged and cannot be opened: { $matches }. The others are not affected. Delete them, or bring them back from a file: boardkit import FILE
doctor-do-room = There is hardly any room left on the disk of the saved matches. Make some before you play.
doctor-do-leftovers = The files { $files } in { $folder } are left from damage or a crash. Nothing needs them; delete them once you are sure that nothing is missing.
doctor-do-settings = The settings cannot be read, and the usual ones are used. Set them again in the menu.
doctor-do-extra = boardkit { $command } needs an extra. In boardkit’s folder: { $installer } ".[{ $name }]"
doctor-do-package = boardkit needs { $name }, which is not installed. In boardkit’s folder: { $installer } .

doctor-picture = The signs of the games, on seven hexes of different grounds. Do you see seven hexes, with three signs or letters on each, and no boxes, question marks or gaps in place of them? If not: choose outlines or 7-bit characters as the map style in the settings, or another font for the terminal.

doctor-keys-ask = Press the keys that you miss, or click. What arrives is named here. Press escape twice to go on; after { $seconds } seconds it goes on by itself.

fault-keys-without-terminal = --keys tries keys at a terminal, and there is none here for input and output. Leave --keys out, or open a terminal.
fault-keys-in-json = --keys and --json do not go together: keys are tried at a terminal, and a report is read from a file. Leave one of the two out.
