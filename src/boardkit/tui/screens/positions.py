"""Positions at the screen: kept by name or in files, and opened again."""

from typing import Final

from boardkit.core import FaultError
from boardkit.core.records.position import LONGEST
from boardkit.library import files
from boardkit.library.faults import FileTrouble, NoTextFile, Trouble
from boardkit.library.positions import SUFFIX, keep, kept
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.desk.dialogs import Confirm, Pick
from boardkit.tui.desk.intents import Do, Intent, KeepAs, Kept, Lay
from boardkit.tui.desk.wishes import ChoosePosition, KeepPosition, ReadPosition, Wish
from boardkit.tui.screens.asking import Then, ask
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.exchange import named, read
from boardkit.tui.screens.granting import saying_why

OF_A_FILE: Final = "@"
"""What stands before the name of a file in which a position is to be kept."""


@saying_why
def grant(board: Board, wish: Wish, words: Words, then: Then) -> bool:
    """Do what an editor wishes, and tell whether it was that; say what goes wrong."""
    match wish:
        case KeepPosition():
            _keep(board, wish, words, then)
        case ChoosePosition(game):
            _choose(board, game, words, then)
        case ReadPosition(name):
            then(Lay(text_in(board, name)))
        case _:
            return False
    return True


def _keep(board: Board, wish: KeepPosition, words: Words, then: Then) -> None:
    """Keep a position; ask first whether it may take the place of another."""
    try:
        then(Kept(written(board, wish.name, wish.code, over=wish.over)))
    except FaultError as error:
        match error.fault:
            case FileTrouble(trouble=Trouble.EXISTS):
                question = words("edit-over-ask", name=visible(wish.name))
                sure = Confirm(
                    question,
                    words("edit-over-yes"),
                    words("edit-over-no"),
                    KeepAs(wish.name, over=True),
                    True,
                )
                ask(board, sure, words, then)
                return
        raise


def written(board: Board, name: str, code: str, *, over: bool) -> str:
    """Keep a position by a name in the library, or in the file that is named behind an `@`.

    Raises:
        FaultError: the name cannot be, or is taken, or the file cannot be written.
    """
    if not name.startswith(OF_A_FILE):
        return keep(board.library.folder, name, code, replace=over)
    path = named(board, name.removeprefix(OF_A_FILE))
    # The folder that a browser reaches has other files, which are the program's own.
    if board.confined and path.suffix != SUFFIX:
        raise FaultError(NoTextFile(str(path), SUFFIX))
    files.write_text(path, f"{code}\n", replace=over)
    return str(path)


def _choose(board: Board, game: str, words: Words, then: Then) -> None:
    """List the positions that are kept of a game, and last a file."""
    found = [(one.name, Lay(one.code)) for one in kept(board.library.folder, game)]
    entries: list[tuple[str, Intent]] = [
        *found,
        (words("edit-file"), Do.FILE),
        (words("code-paste-ask"), Do.PASTE),
    ]
    ask(board, Pick(words("edit-kept-title"), tuple(entries)), words, then)


def text_in(board: Board, name: str) -> str:
    """Return the text of a file, as far as a code can be.

    Raises:
        FaultError: it cannot be read, or is no text.
    """
    return files.as_text(read(board, name)).strip()[: LONGEST + 1]
