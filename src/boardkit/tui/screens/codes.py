"""Position codes at the screen: shown to be copied, and pasted to begin with."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from boardkit.core import FaultError, Player
from boardkit.core.lines.match import COLOURS
from boardkit.core.records.position import LONGEST, drafted_position, game_of_code
from boardkit.core.records.record import start_at
from boardkit.games import GAMES
from boardkit.text import Words
from boardkit.text.outside import visible

if TYPE_CHECKING:
    from boardkit.tui.app import BoardkitApp


def show_code(board: "BoardkitApp", code: str, words: Words) -> None:
    """Put a code into the clipboard and into a file, and show it."""
    from boardkit.tui.screens.dialogs import NoticeScreen
    from boardkit.tui.screens.exchange import write_text

    board.copy_to_clipboard(code)
    try:
        path = write_text(board.library, f"position-{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}", code + "\n")
    except FaultError as error:
        board.say(error.fault)
        return
    lines = [code, "", words("code-copied"), visible(str(path)), "", words("code-secret")]
    board.push_screen(NoticeScreen(words("code-title"), lines, words))


def ask_for_code(board: "BoardkitApp", players: tuple[Player, ...] = ()) -> None:
    """Ask for a code, and begin a match with it; by the same players, if they are as many."""
    from boardkit.tui.screens.picking import EntryScreen

    def pasted(text: str | None) -> None:
        if text:
            begin_with(board, text, players)

    words = board.words
    board.push_screen(EntryScreen(words("code-paste-ask"), words, longest=LONGEST), pasted)


def begin_with(
    board: "BoardkitApp", code: str, players: tuple[Player, ...], *, by_hand: bool = False
) -> None:
    """Begin a match with a code, or say what is wrong with it."""
    from boardkit.tui.app import new_seed

    try:
        game = game_of_code(code, GAMES)
        seats = drafted_position(game, code).seats
        named = players if len(players) == seats else _anybody(board.words, seats)
        match = start_at(game, code, named, new_seed(), by_hand=by_hand)
    except FaultError as error:
        board.say_in(error.fault, code_words(board, code))
    else:
        board.begin(match)


def code_words(board: "BoardkitApp", code: str) -> Words:
    """Return the words of the game of a code, as far as it can be told."""
    try:
        game: Any = game_of_code(code, GAMES)
    except FaultError:
        return board.words
    return board.words_of(game.key)


def _anybody(words: Words, seats: int) -> tuple[Player, ...]:
    names = [words("player-default", number=number) for number in range(1, seats + 1)]
    return tuple(Player(name, seat % COLOURS) for seat, name in enumerate(names))
