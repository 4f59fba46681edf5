"""Making a lesson line by line: what an author can do as a list, and each dialog as a question."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardkit.commands.plain.dialogue import BACK, Dialogue
from boardkit.core import FaultError, Game, Match, Move, Seat, Study, legal, notation
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import Stride
from boardkit.core.teaching.manuscript import Manuscript, begun, manuscript_of
from boardkit.library.lessons import Found, draft_of, forget_draft, keep_draft, keep_lesson
from boardkit.players.thinking import solve
from boardkit.text import Words, words_for
from boardkit.text.names import folded
from boardkit.text.reasons import fault_said
from boardkit.text.teaching import own_text
from boardkit.tui.desk import wishes
from boardkit.tui.desk.author.authoring import Authoring, step_said
from boardkit.tui.desk.author.work import (
    KeepDraft,
    KeepLesson,
    Work,
    choice_told,
    new_lesson,
    titled,
    work_at,
)
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Because, Decide, Do, Intent, Kept, Stroll, Want
from boardkit.tui.desk.teach.lessons import Lecture, opened_lesson
from boardkit.tui.desk.teach.reading import Reading

DEEDS: Final[Mapping[str, Intent | None]] = {
    "new": Do.REPLAY,
    "change": Do.HAND_OUT,
    "steps": Do.LOG,
    "table": None,
    "move": Do.ACT,
    "later": Stroll(Stride.HAPPENING, 1),
    "earlier": Stroll(Stride.HAPPENING, -1),
    "undo": Do.UNDO,
    "more": Do.TEACHER,
    "save": Do.SPEED,
    "out": Do.BACK,
}
"""What an author can do, by the ends of the messages that name it; nothing is asked for where it is told."""

MANY: Final = 20  # from so many entries on, a list is narrowed first

Read = Callable[[Reading, Lecture], None]  # reads a lesson as its readers do

STEP: Final = re.compile(r"(\d+) ([✎?¶]) (.*)")  # a step as lists of steps have it
SORTS: Final = {"✎": "task", "?": "ask", "¶": "note"}
SIGNS: Final = {"✓": "plain-author-right", "✗": "plain-author-wrong"}


def make_lesson(dialogue: Dialogue, read: Read, game: Game[Any], found: Found | None = None) -> None:
    """Make a lesson of a new match, or go on with one; FaultError if it cannot be taken in hand."""
    words = words_for(dialogue.words.language, game.key)
    if found is None or found.lesson is None:
        _make(dialogue, new_lesson(game, words).text, read)
    else:
        name = found.name if found.own else ""
        _work_on(dialogue, Work.begun(manuscript_of(game, found.lesson), name, kept=bool(name)), read)


def make_of_match(dialogue: Dialogue, read: Read, match: Match[Any], viewer: Seat) -> None:
    """Make a lesson of a match, from where it stands, as the viewer sees it; FaultError if there is none."""
    words = words_for(dialogue.words.language, match.game.key, [player.name for player in match.players])
    if not match.has_no_secrets:
        dialogue.say("author-dealt-anew")
    text = begun(match, viewer, *titled(match, words))
    _make(dialogue, text, read, match.at if match.has_no_secrets else text.line.at)


def _make(dialogue: Dialogue, text: Manuscript, read: Read, at: int | None = None) -> None:
    """Go on with the lesson of the game that was begun and not saved, if there is one, or begin another."""
    draft = draft_of(dialogue.desk.library.folder, text.line.game)
    if draft is not None:
        title = own_text(draft[0].title, dialogue.words)
        if dialogue.sure(dialogue.words("author-go-on", title=title, steps=len(draft[0].steps))):
            _work_on(dialogue, Work.begun(*draft, kept=bool(draft[1])), read)
            return
    _work_on(dialogue, Work.begun(text, at=at), read)


def _work_on(dialogue: Dialogue, work: Work, read: Read) -> None:
    # What is written into the lesson has nothing that stands for what somebody has written.
    players = work.text.line.players
    words = words_for(dialogue.words.language, work.text.line.game.key, [one.name for one in players])
    desk, left = update(Desk.of(Study(work.match), words, Authoring(work)), Want.SIT_DOWN).desk, False
    while not left:
        _tell(dialogue, desk)
        in_branch = work_at(desk).aside is not None
        deeds = {name: deed for name, deed in DEEDS.items() if in_branch or deed is not Do.BACK}
        named = [dialogue.words(f"plain-author-{name}") for name in deeds]
        number = dialogue.choose(dialogue.words("author-what"), named, by_part=True)
        wanted = Do.LEAVE if number is None else [*deeds.values()][number]
        if wanted is None:
            dialogue.tell(*desk.drawing.describe(desk.state, words))
            continue
        if wanted is Do.ACT:
            moves = tuple((words.say(move), Decide(move)) for move in legal(desk.game, desk.match.state))
            wanted = _asked(dialogue, wishes.Pick(words("author-which-move"), moves)) or Do.STAY
        desk, left = _follow(dialogue, update(desk, wanted), read)


def _tell(dialogue: Dialogue, desk: Desk) -> None:
    """Say where the author stands: the lesson, what does not fit, the step at hand, the moment."""
    work, words = work_at(desk), desk.words
    where = own_text(work.text.title, words)
    if work.aside is not None:
        answer = choice_told(work.aside.work, work.aside.answer, words)
        where = words("author-in-branch", answer=answer)
    dialogue.tell("", where, *(fault_said(one, words) for one in work.faults))
    if work.step is not None:
        dialogue.tell(_spoken(step_said(work.chosen, work.step, words), words))
    at, last = work.text.rests.index(work.at) + 1, len(work.text.rests)
    dialogue.tell(words("author-moment", at=at, moments=last))
    if work.next_move is not None:
        dialogue.tell(words("author-next-move", move=words.say(work.next_move)))


def _spoken(label: object, words: Words) -> str:
    """Say an entry of a list without the signs and columns that only eyes can tell."""
    text = re.sub(r" {2,}", ": ", str(label).strip())
    if found := STEP.fullmatch(text):
        number, sign, note = found.groups()
        text = words("plain-author-step", number=number, sort=SORTS[sign], note=note)
    for sign, said in SIGNS.items():
        text = re.sub(rf"{sign}(?:\s?:)?", words(said), text)
    return text


def _follow(dialogue: Dialogue, outcome: Outcome, read: Read) -> tuple[Desk, bool]:
    """Do what is wished, ask what is asked; return the desk, and whether it is left."""
    desk, left = outcome.desk, False
    for wish in outcome.wishes:
        try:
            answer = _granted(dialogue, wish, read)
        except FaultError as error:
            dialogue.complain(error.fault)
            answer = None
        if answer is not None:
            desk, left = _follow(dialogue, update(desk, answer), read)
        left = left or isinstance(wish, wishes.Leave)
    return desk, left


def _granted(dialogue: Dialogue, wish: wishes.Wish, read: Read) -> Intent | None:
    """Do one wish, and return what comes of it, if anything."""
    folder = dialogue.desk.library.folder
    match wish:
        case wishes.Ask(dialog):
            return _asked(dialogue, dialog)
        case wishes.Tell(sentence):
            dialogue.tell(sentence)
        case wishes.Complain(fault):
            dialogue.complain(fault)
        case wishes.Think(task, Because() as then):
            return then.__replace__(verdict=solve(task))
        case KeepDraft(text, name):
            keep_draft(folder, text, name)
        case KeepLesson(name, lesson, over):
            kept = keep_lesson(folder, name, lesson, replace=over)
            forget_draft(folder, lesson.game)
            return Kept(kept)
        case wishes.Open(wishes.Trial(lesson, done)):
            found = [Found(lesson.game, "", own=True, lesson=lesson)]
            reading, lecture = opened_lesson(GAMES[lesson.game], found, 0, done)
            read(reading, lecture.__replace__(id=""))
    return None


def _has(parts: Sequence[str], label: str, answer: Intent) -> bool:
    """Return whether an entry has all that is typed: parts of it, or of its move as a table reads it."""
    move = getattr(answer, "move", None)
    said = folded(f"{label} {notation.write(move)}" if isinstance(move, Move) else label)
    # Places are heard with a blank in them, and typed without it.
    return all(part in said or part in said.replace(" ", "") for part in parts)


def _asked(dialogue: Dialogue, dialog: wishes.Dialog) -> Intent | None:
    """Ask a dialog's question; None for the way back."""
    match dialog:
        case wishes.Pick(title, entries):
            asked = _spoken(title, dialogue.words)
            shown = [(_spoken(label, dialogue.words), answer) for label, answer in entries]
            if len(shown) > MANY:
                dialogue.tell(asked)
                parts = folded(dialogue.text(dialogue.words("author-narrow", count=len(shown)))).split()
                # What says that all is ticked stays.
                shown = [one for one in shown if one[1] is Do.STAY or _has(parts, *one)]
            number = dialogue.choose(asked, [label for label, _ in shown], by_part=True)
            return None if number is None else shown[number][1]
        case wishes.Entry():
            dialogue.tell(dialog.question, *dialog.value.splitlines())
            lines = [dialogue.talk.listen()]
            if dialog.tall and lines[0]:
                dialogue.say("author-lines")
            while dialog.tall and lines[-1] and folded(lines[0]) not in BACK:
                lines.append(dialogue.talk.listen())
            return None if folded(lines[0]) in BACK else dialog.fill("\n".join(lines).strip())
        case wishes.Confirm():
            return dialog.then if dialogue.sure(dialog.question) else dialog.otherwise
        case wishes.Notice(title, lines):
            dialogue.tell(title, *lines)
    return None
