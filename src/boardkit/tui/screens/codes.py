"""Position codes at the screen: shown to be copied, and pasted to begin with."""

from datetime import UTC, datetime
from typing import Any

from boardkit.core import FaultError, Player
from boardkit.core.lines.match import COLOURS
from boardkit.core.records.position import LONGEST, drafted_position, game_of_code
from boardkit.core.records.record import start_at
from boardkit.games import GAMES
from boardkit.library.session import new_seed
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.picking import EntryScreen
from boardkit.tui.screens.writing import write_text


def show_code(board: Board, code: str, words: Words) -> None:
    """Put a code into the clipboard and into a file, and show it."""
    board.copy_to_clipboard(code)
    try:
        path = write_text(board.library, f"position-{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}", code + "\n")
    except FaultError as error:
        board.say(error.fault)
        return
    lines = [code, "", words("code-copied"), visible(str(path)), "", words("code-secret")]
    board.show(NoticeScreen(words("code-title"), lines, words))


def ask_for_code(board: Board, players: tuple[Player, ...] = ()) -> None:
    """Ask for a code, and begin a match with it; by the same players, if they are as many."""

    def pasted(text: str | None) -> None:
        if text:
            begin_with(board, text, players)

    words = board.words
    board.show(EntryScreen(words("code-paste-ask"), words, longest=LONGEST), pasted)


def begin_with(board: Board, code: str, players: tuple[Player, ...], *, by_hand: bool = False) -> None:
    """Begin a match with a code, or say what is wrong with it."""
    try:
        game = game_of_code(code, GAMES)
        seats = drafted_position(game, code).seats
        named = players if len(players) == seats else anybody(board.words, seats)
        match = start_at(game, code, named, new_seed(), by_hand=by_hand)
    except FaultError as error:
        board.say(error.fault, code_words(board, code))
    else:
        board.begin(match)


def code_words(board: Board, code: str) -> Words:
    """Return the words of the game of a code, as far as it can be told."""
    try:
        game: Any = game_of_code(code, GAMES)
    except FaultError:
        return board.words
    return board.words_of(game.key)


def anybody(words: Words, seats: int) -> tuple[Player, ...]:
    """Seat people without names."""
    names = [words("player-default", number=number) for number in range(1, seats + 1)]
    return tuple(Player(name, seat % COLOURS) for seat, name in enumerate(names))
