# Handouts and presentations.

handout-decision = { $number ->
    [0] Setting up
   *[other] Decision { $number }
}
handout-start = Before the first move.
handout-decided = { $seat } decided: { $move }
handout-decided-secretly = { $seat } has decided.
handout-on-branch = { $name }: { $chapter }
handout-seat = { $seat }: { $line }
handout-place = Step { $number } of { $count }
handout-players = Players: { $players }
handout-lesson = { $game }: { $title }
handout-teacher = For the teacher: this tells the answers.
handout-learners = For learners. Name: ______________________
handout-your-move = Your move. Which one?
handout-your-answer = Your answer?
handout-goal = The goal: { $goal }. Which move reaches it?
handout-sample = One right answer: { $answer }
handout-also = Also right: { $answer }
handout-answer = Answer: { $answer }
handout-went-on = Just before: { $answer }
handout-rules = The rules behind the questions
handout-answers = Answers
handout-legend = What the signs mean
handout-same-board = The board has not changed.
handout-beside = What lies in front of the players
handout-cards = { $count ->
    [one] The card
   *[other] The cards
}
handout-cards-whole = In full: { $places }
handout-steps = Steps
handout-back = Back
handout-on = Next
handout-contents = All steps
handout-map = The board
handout-described = The table in words

handout-ask = What do you want to hand out, and in which form?
handout-entry = { $what } { $form ->
    [html] as a web page (HTML)
    [svg] as a picture (SVG)
    [text] as text
   *[cast] as a recording for terminals (asciicast)
}
handout-step = This step
handout-turn = This decision
handout-all = The whole match so far
handout-with-answers = For the teacher, with answers,
handout-without-answers = For learners, without answers,
handout-written = Handed out. The file is:

key-handout = hand out
key-present = present

present-keys = → next   ← back   c board and sentence alone   esc leaves
present-teacher-ask = A lesson is shown with its answers, one step after the other. Go on?
present-yes = Show it (y)
present-no = No (n)

value-by = happening|decision
value-handout = MATCH|FILE|GAME/LESSON
value-branch = BRANCH
cli-handout = write a handout of a match or a lesson
cli-handout-about = Write steps of a match or a lesson as a web page, a picture, text or a recording for terminals, with captions and rules. It keeps to what everybody may see, unless the match is over or its table is open.
cli-handout-source = the number of a saved match, a file with a match or a lesson (- reads the standard input), or a lesson such as tectonic_tribes/1
cli-handout-file = the file to write; - or nothing writes to the standard output
cli-handout-format = html, svg, text, cast (asciicast v3) or cast-v2, for older players; by default what the name of the file ends in, else html
cli-handout-at = one decision: the moment, as boardkit show counts it, with what chance answered to it
cli-handout-step = one step: its number on a walk through the match
cli-handout-from = begin with this moment of the match, or with this step of the lesson
cli-handout-to = end with this moment of the match, or with this step of the lesson
cli-handout-by = a picture for each happening, or one for each decision; by default decision, and happening with --at
cli-handout-seat = a player’s name, or a seat’s number counted from 1: show what that seat sees
cli-handout-branch = a branch of the match, or what was taken back in it, by its name or its number in the list of branches, instead of the match itself
cli-handout-without-answers = of a lesson: a sheet for learners, with signs, cards and room to write; the answers stand on a page of their own at its end, and in no picture (svg)
cli-handout-answers = of a lesson: a sheet for learners, and its answers in this second file
cli-handout-anki = of a lesson: its questions and answers as notes that Anki imports, a line each, with a picture beside for each
cli-handout-cut-out = instead of a lesson, the cards and tokens of a game (tectonic_tribes) to be cut out
cli-handout-paper = the paper of a page: a4 or letter; by default the printer’s
handout-cut-out = cards and tokens to cut out
handout-cut-out-about = Each piece is here as often as in the box, but no more than { $most } times: for more, print its page twice.
cli-handout-force = replace the file if it exists
cli-handout-done = Handed out: { $file }.
handout-notes = { $count ->
    [one] One note with its picture was written: { $file }
   *[other] { $count } notes, each with its picture beside, were written: { $file }
}. In Anki: File, Import; put the pictures into the folder collection.media of your profile.
handout-pages = { $count ->
    [one] This will be one page.
   *[other] This will be { $count } pages.
}
handout-pages-ask = { $count ->
    [one] This will be one page. Write it?
   *[other] This will be { $count } pages. Write them?
}
handout-pages-yes = Write (y)
handout-pages-no = No (n)
handout-far = Page { $at } of { $count }
handout-stop = esc stops, and nothing is kept
handout-progress = pages
handout-rate = { $rate } pages a second
fault-picture-too-high = As one picture this would be more than { $most } pixels high. Name a file, and it becomes several pictures; or take another form (html, text or cast), or fewer steps (--from, --to).
fault-too-many-pictures = This would be more than { $most } pictures. Take another form (html, text or cast), or hand out fewer steps, on the command line by --from and --to.
handout-pictures = { $count } pictures were handed out: { $first } to { $last }.
fault-no-such-form = “{ $path }”: nothing is written here in a file with this ending. End the name in one of: { $known }.
fault-nothing-to-hand-out = There is nothing to hand out between these moments. Moments run from { $first } to { $last }.
fault-for-matches-only = --{ $option } is for matches only, and this is a lesson. Leave it out.
fault-for-lessons-only = --{ $option } is for lessons only, and this is a match. Leave it out.
