"""Lays the small questions of a desk over a screen, and hands on what is answered."""

from collections.abc import Callable

from boardkit.text import Words
from boardkit.tui.desk.dialogs import Confirm, Dialog, Entry, Notice, Pick
from boardkit.tui.desk.intents import Intent
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from boardkit.tui.screens.picking import EntryScreen, PickScreen

Then = Callable[[Intent], object]
"""What becomes of an answer."""


def ask(board: Board, dialog: Dialog, words: Words, then: Then) -> None:
    """Lay a dialog over the screen; whoever puts it away has wanted nothing."""
    match dialog:
        case Notice():
            _notice(board, dialog, words, then)
        case Confirm():
            _confirm(board, dialog, then)
        case Entry():
            _entry(board, dialog, words, then)
        case Pick():
            _pick(board, dialog, words, then)


def _notice(board: Board, notice: Notice, words: Words, then: Then) -> None:
    def answered(taken: bool | None) -> None:
        if taken and notice.more is not None:
            then(notice.more[1])

    more = "" if notice.more is None else notice.more[0]
    board.show(NoticeScreen(notice.title, notice.lines, words, more), answered)


def _confirm(board: Board, question: Confirm, then: Then) -> None:
    def answered(sure: bool | None) -> None:
        if sure:
            then(question.then)

    board.show(
        ConfirmScreen(question.question, question.yes, question.no, careful=question.careful), answered
    )


def _entry(board: Board, entry: Entry, words: Words, then: Then) -> None:
    def answered(text: str | None) -> None:
        if text is not None:
            then(entry.fill(text))

    board.show(EntryScreen(entry.question, words, entry.value, entry.longest), answered)


def _pick(board: Board, pick: Pick, words: Words, then: Then) -> None:
    def answered(number: str | None) -> None:
        if number is not None:
            then(pick.entries[int(number)][1])

    labels = [(str(number), label) for number, (label, _) in enumerate(pick.entries)]
    board.show(PickScreen(pick.title, labels, words), answered)
