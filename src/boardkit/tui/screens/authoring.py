"""Lessons in the making at the screen: begun anew or gone on with, kept as drafts, saved by name."""

from functools import partial

from boardkit.core import FaultError
from boardkit.core.values import Value
from boardkit.library.authoring import draft_of, forget_draft, keep_draft, keep_lesson
from boardkit.library.faults import FileTrouble, Trouble
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.text.teaching import own_text
from boardkit.tui.desk.author.doors import Author
from boardkit.tui.desk.author.wishes import KeepDraft, KeepLesson, MakeLesson
from boardkit.tui.desk.dialogs import Confirm, Pick
from boardkit.tui.desk.intents import Intent, KeepAs, Kept
from boardkit.tui.desk.wishes import Wish
from boardkit.tui.screens.asking import Then, ask
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.granting import saying_why


class _Opened(Value, Intent, eq=False):
    """Open the table at which a lesson is made."""

    door: Author


@saying_why
def grant(board: Board, wish: Wish, words: Words, then: Then) -> bool:
    """Do what an author wishes, and tell whether it was that; say what goes wrong."""
    match wish:
        case MakeLesson(text, at):
            make(board, Author(text, "", at), words)
        case KeepDraft(text, name):
            keep_draft(board.library.folder, text, name)
        case KeepLesson():
            _keep(board, wish, words, then)
        case _:
            return False
    return True


def make(board: Board, door: Author, words: Words) -> None:
    """Make a lesson; where one of the game was begun and not saved, ask whether to go on with that."""
    try:
        kept = draft_of(board.library.folder, door.text.line.game)
    except FaultError as error:
        board.open(door)
        board.say(error.fault, words)
        return
    if kept is None:
        board.open(door)
        return
    text, name = kept
    said = words("author-go-on", title=own_text(text.title, words), steps=len(text.steps))
    entries = ((said, _Opened(Author(text, name))), (words("author-begin"), _Opened(door)))
    ask(board, Pick(words("author-go-on-ask"), entries), words, partial(_open, board))


def _open(board: Board, answer: Intent) -> None:
    assert isinstance(answer, _Opened)
    board.open(answer.door)


def _keep(board: Board, wish: KeepLesson, words: Words, then: Then) -> None:
    """Save a lesson, which is no draft any more; ask first whether it may take the place of another."""
    folder = board.library.folder
    try:
        name = keep_lesson(folder, wish.name, wish.lesson, replace=wish.over)
    except FaultError as error:
        match error.fault:
            case FileTrouble(trouble=Trouble.EXISTS):
                question = words("author-over-ask", name=visible(wish.name))
                yes, no = words("edit-over-yes"), words("edit-over-no")
                ask(board, Confirm(question, yes, no, KeepAs(wish.name, over=True), True), words, then)
                return
        raise
    forget_draft(folder, wish.lesson.game)
    then(Kept(name))
