"""Making a lesson line by line: what an author can do as a list, and each dialog as a question."""

from collections.abc import Mapping
from typing import Any, Final

from boardkit.commands.plain import go_through
from boardkit.commands.plain.dialogue import BACK, Dialogue
from boardkit.core import FaultError, Game, Study, legal
from boardkit.core.catalogue import GAMES
from boardkit.core.teaching.manuscript import manuscript_of
from boardkit.library.lessons import Found, draft_of, forget_draft, keep_draft, keep_lesson
from boardkit.players.thinking import solve
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
    work_at,
)
from boardkit.tui.desk.desk import Desk, Outcome, update
from boardkit.tui.desk.intents import Because, Decide, Do, Intent, Kept, Stride, Stroll, Want
from boardkit.tui.desk.teach.lessons import opened_lesson

DEEDS: Final[Mapping[str, Intent]] = {
    "author-key-new": Do.REPLAY,
    "author-key-change": Do.HAND_OUT,
    "author-key-list": Do.LOG,
    "author-key-later": Stroll(Stride.HAPPENING, 1),
    "author-key-earlier": Stroll(Stride.HAPPENING, -1),
    "author-make-move": Do.ACT,
    "author-key-undo": Do.UNDO,
    "author-key-more": Do.TEACHER,
    "author-key-save": Do.SPEED,
    "author-more-out": Do.BACK,
}
"""What an author can do, by the messages that name it; a move is chosen from a list."""

MANY: Final = 20  # from so many entries on, a list is narrowed first


def make_lesson(dialogue: Dialogue, game: Game[Any], found: Found | None = None) -> None:
    """Make a lesson of a new match, or go on with one; FaultError if it cannot be taken in hand."""
    door, draft = new_lesson(game, dialogue.words), draft_of(dialogue.desk.library.folder, game)
    text, name = (door.text, "") if draft is None else draft
    if found is not None and found.lesson is not None:
        text, name = manuscript_of(game, found.lesson), found.name if found.own else ""
    elif draft is not None:
        title = own_text(text.title, dialogue.words)
        if not dialogue.sure(dialogue.words("author-go-on", title=title, steps=len(text.steps))):
            text, name = door.text, ""
    work = Work.begun(text, name, kept=bool(name))
    words = dialogue.words.called(player.name for player in text.line.players)
    desk, left = update(Desk.of(Study(work.match), words, Authoring(work)), Want.SIT_DOWN).desk, False
    while not left:
        _tell(dialogue, desk)
        in_branch = work_at(desk).aside is not None
        deeds = {name: deed for name, deed in DEEDS.items() if in_branch or deed is not Do.BACK}
        number = dialogue.choose(words("author-what"), [words(name) for name in deeds])
        wanted = Do.LEAVE if number is None else [*deeds.values()][number]
        if wanted is Do.ACT:
            moves = tuple((words.say(move), Decide(move)) for move in legal(desk.game, desk.match.state))
            wanted = _asked(dialogue, wishes.Pick(words("author-which-move"), moves)) or Do.STAY
        desk, left = _follow(dialogue, update(desk, wanted))


def _tell(dialogue: Dialogue, desk: Desk) -> None:
    """Say where the author stands: the lesson, what does not fit, the step at hand, the moment."""
    work, words = work_at(desk), desk.words
    where = own_text(work.text.title, words)
    if work.aside is not None:
        answer = choice_told(work.aside.work, work.aside.answer, words)
        where = words("author-in-branch", answer=answer)
    dialogue.tell("", where, *(fault_said(one, words) for one in work.faults))
    if work.step is not None:
        dialogue.tell(step_said(work.chosen, work.step, words))
    at, last = work.text.rests.index(work.at) + 1, len(work.text.rests)
    dialogue.tell(words("author-moment", at=at, moments=last))
    if work.next_move is not None:
        dialogue.tell(words("author-next-move", move=words.say(work.next_move)))


def _follow(dialogue: Dialogue, outcome: Outcome) -> tuple[Desk, bool]:
    """Do what is wished, ask what is asked; return the desk, and whether it is left."""
    desk, left = outcome.desk, False
    for wish in outcome.wishes:
        try:
            answer = _granted(dialogue, wish)
        except FaultError as error:
            dialogue.complain(error.fault)
            answer = None
        if answer is not None:
            desk, left = _follow(dialogue, update(desk, answer))
        left = left or isinstance(wish, wishes.Leave)
    return desk, left


def _granted(dialogue: Dialogue, wish: wishes.Wish) -> Intent | None:
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
            go_through(dialogue.desk, dialogue.talk, reading, lecture.__replace__(id=""))
    return None


def _asked(dialogue: Dialogue, dialog: wishes.Dialog) -> Intent | None:
    """Ask a dialog's question; None for the way back."""
    match dialog:
        case wishes.Pick(title, entries):
            shown = [*entries]
            if len(shown) > MANY:
                parts = folded(dialogue.text(dialogue.words("author-narrow", count=len(shown)))).split()
                shown = [one for one in shown if all(part in folded(str(one[0])) for part in parts)]
            number = dialogue.choose(title, [str(label) for label, _ in shown])
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
            return dialog.then if dialogue.sure(dialog.question) else None
        case wishes.Notice(title, lines):
            dialogue.tell(title, *lines)
    return None
