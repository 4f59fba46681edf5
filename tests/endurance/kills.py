"""Kill the program at random moments of a match: `python -m tests.endurance.kills --count 500`.

Each round resumes a match of one of the games, by turns line by line over pipes and on the screens in a
pseudo-terminal, makes random moves, and kills the process at a random moment. The library has to open, and
the match has to stand where the last answer left it that was shown, or one decision later.
"""

import re
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import define

from boardkit.core import Match, Player, Study, legal
from boardkit.core.notation.moves import write
from boardkit.core.records.record import record, start, to_json
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from boardkit.text import words_for
from tests.endurance.child import COLUMNS, LINES, Child
from tests.endurance.emulator import Emulator
from tests.endurance.sharing import asked, shared

NAMES: Final = ("Ada", "Bela", "Chen", "Dan", "Eve")
TURN: Final = re.compile("^It is .*’s turn\\.$|^The match is over", re.MULTILINE)
"""What plain play says after every decision, once it is saved."""

MOST_DECISIONS: Final = 60
"""When to begin another match: long ones take long to load."""

LIFE, TABLE_LIFE = 1.5, 3.0
"""Seconds after which a process is killed at the latest, from its start or often from its first table on."""

BIRTH: Final = 30.0
"""Seconds after which a process is killed that has not come so far."""

QUIET: Final = 0.12
"""Seconds without a byte after which a screen is settled."""

READY: Final = "?  keys"
TYPE_HERE: Final = words_for("en")("type-here")[:20]
"""What a table shows that waits for a move, and a line to type one in."""


@define
class Round:
    """A match in the hands of a process, as far as its answers were shown.

    Attributes:
        match: as it stands after the last answer that was shown.
        pending: as it stands after the answer that was typed and not shown yet; else the same.
        deadline: when the process is killed.
        life: how long it lives from the first table on that it shows; 0 if that makes no difference.
    """

    child: Child
    match: Match[Any]
    pending: Match[Any]
    random: Random
    deadline: float
    life: float = 0.0
    answers: int = 0

    def begin(self) -> None:
        """Let the last seconds begin, if they have not yet."""
        if self.life:
            self.deadline, self.life = time.monotonic() + self.life, 0.0

    def answer(self) -> str:
        """Choose a random move, which is made from now on, and write it."""
        move = self.random.choice(legal(self.match.game, self.match.state))
        self.pending = self.match.play(move)
        return write(move)

    def shown(self) -> None:
        """Take the pending answer as shown."""
        if self.pending is not self.match:
            self.answers += 1
        self.match = self.pending

    @property
    def time_is_up(self) -> bool:
        """Whether the process is to be killed."""
        return time.monotonic() >= self.deadline


def play_lines(play: Round) -> None:
    """Play line by line up to the deadline."""
    told = 0

    def hear() -> bool:
        count = len(TURN.findall(play.child.heard.decode("utf-8", "replace").replace("\r", "")))
        return count > told

    while not play.time_is_up and not play.match.over:
        if not _waited(play, hear):
            break
        told += 1
        play.shown()
        if not play.match.over:
            play.child.write(f"{play.answer()}\n".encode())
    play.child.kill()
    if hear():
        play.shown()


def play_screens(play: Round) -> None:
    """Play on the screens up to the deadline."""
    screen = Emulator(COLUMNS, LINES)
    typed = TYPE_HERE

    def at_the_table() -> bool:
        return READY in screen.text and TYPE_HERE not in screen.text and typed not in screen.text

    def typing() -> bool:
        return TYPE_HERE in screen.text

    def typed_in() -> bool:
        return typed in screen.text

    entered = True
    while _settled(play, screen, at_the_table):
        play.begin()
        play.shown()
        if play.match.over:
            break
        play.child.write(b":")
        if not _settled(play, screen, typing):
            break
        typed, entered = play.answer(), False
        play.child.write(typed.encode())
        if not _settled(play, screen, typed_in):
            break
        play.child.write(b"\r")
        entered = True
    time.sleep(max(0.0, play.deadline - time.monotonic()))
    screen.feed(play.child.kill())
    # What is only half typed is not shown yet, though the table be in sight.
    if entered and at_the_table():
        play.shown()


def _settled(play: Round, screen: Emulator, ready: Callable[[], bool]) -> bool:
    """Read until the screen is as it should be and nothing more comes, but not beyond the deadline."""
    while not play.time_is_up:
        data = play.child.read(min(play.deadline, time.monotonic() + QUIET))
        screen.feed(data)
        if not data and ready():
            return not play.time_is_up
    return False


def _waited(play: Round, heard: Callable[[], bool]) -> bool:
    while not heard():
        if not play.child.read(play.deadline) and play.time_is_up:
            return False
    return True


def kills(count: int, seed: int) -> Counter[str]:
    """Kill a process so often, and count where it was.

    Raises:
        AssertionError: an answer that was shown is lost, or the library does not open as it is.
    """
    _get_ready()
    random = Random(seed)
    counted: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        matches: dict[str, tuple[MatchId, Match[Any]]] = {}
        for number in range(count):
            key = list(GAMES)[(number // 2) % len(GAMES)]
            if key not in matches or _is_done(matches[key][1]):
                matches[key] = _new(Path(folder), key, random)
            matches[key] = _killed(Path(folder), *matches[key], random, counted, screens=number % 2 == 1)
    return counted


def _get_ready() -> None:
    """Import here what every process would have to import."""
    for name in ("boardkit.commands.plain", "boardkit.tui.app", "boardkit.tui.pages.menu"):
        import_module(name)
    for game in GAMES.values():
        import_module(f"{game.package}.show")


def _killed(
    folder: Path, number: MatchId, match: Match[Any], random: Random, counted: Counter[str], *, screens: bool
) -> tuple[MatchId, Match[Any]]:
    life = random.uniform(0, LIFE)
    later = random.uniform(0, TABLE_LIFE) if screens and random.random() < 0.7 else 0.0
    line = ["--data", str(folder), "--lang", "en", "resume", str(number)]
    child = Child(line if screens else [*line, "--plain"], terminal=screens)
    deadline = time.monotonic() + (BIRTH if later else life)
    play = Round(child, match, match, random, deadline, later)
    (play_screens if screens else play_lines)(play)
    crashed = [path.read_text("utf-8") for path in folder.glob("error-*.txt")]
    assert not crashed, crashed[0]
    found = _loaded(folder, number)
    lost = f"{match.game.key}, {'screens' if screens else 'lines'}, killed after {life:.3f} s"
    assert not play.life, f"{lost}: no table was shown within {BIRTH} s, but\n{_screen(child)}"
    assert plain(found) in (plain(play.match), plain(play.pending)), lost
    mode = "on the screens" if screens else "line by line"
    counted[f"kills {mode}"] += 1
    counted[f"answers shown {mode}"] += play.answers
    counted["kills with an answer pending"] += play.pending is not play.match
    counted["pending answers saved"] += plain(found) != plain(play.match)
    return number, found


def _screen(child: Child) -> str:
    screen = Emulator(COLUMNS, LINES)
    screen.feed(child.heard)
    return screen.text


def _loaded(folder: Path, number: MatchId) -> Match[Any]:
    with open_library(folder) as library:
        assert library.notice is None
        return library.load(number, GAMES).main


def _new(folder: Path, key: str, random: Random) -> tuple[MatchId, Match[Any]]:
    game = GAMES[key]
    seats = random.choice(game.seats)
    players = [Player(NAMES[seat], seat) for seat in range(seats)]
    match = start(game, game.options(), players, random.randrange(10**6)).__replace__(open_table=True)
    with open_library(folder) as library:
        return library.create(Study(match)), match


def _is_done(match: Match[Any]) -> bool:
    return match.over or len(match.decisions()) > MOST_DECISIONS


def plain(match: Match[Any]) -> str:
    """Write a match, to compare it."""
    return to_json(record(Study(match), ""))


if __name__ == "__main__":
    given = asked(__doc__ or "", 500)
    shared(kills, given.count, given.seed, given.jobs, slice_of=25)
