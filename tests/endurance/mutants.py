"""Change files and codes at random and read them: `python -m tests.endurance.mutants --count 10000`.

Each round takes a match file, a lesson, the code of a position, a file of own cards, a file of keys or a
setting, changes it byte by byte or entry by entry, and lets the commands read it. They have to do their work,
or say in a sentence, with exit code 2, what is wrong; no traceback, no control code on the terminal, nothing
that takes longer than ten seconds. What is still a match after the change has to work in every command.
"""

import io
import json
import os
import signal
import sys
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from traceback import format_exc
from types import FrameType
from typing import Any, Final

from textual.binding import BindingsMap

from boardkit.cli import main
from boardkit.core import Fault, FaultError, Note, NoteKind, Player, Seat, Study, legal
from boardkit.core.records.position import position_code
from boardkit.core.records.record import record, start, to_json
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.text import words_for
from boardkit.text.reasons import fault_said
from boardkit.tui.desk.keys import PLAY_KEYS, Key, own_keys
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.terminal.keyboard import is_sent, name_of
from tests.endurance.changing import changed_bytes, changed_plain, deep_calls
from tests.endurance.sharing import asked, shared

PATIENCE, WAITING = 10, 120
"""Seconds that a command may work, and that it may take in all on a busy machine."""

FAULTS: Final = 100
"""Lines that may be said of what is wrong: the check of a lesson lists all of it."""

OWN_CARDS: Final = (
    '{"kind": "resource", "water": 5, "energy_price": 3, "food_price": 4}\n'
    '{"kind": "action", "name": "Gift", "text": "Gain 3 thunes.", "when": "any", '
    '"effects": [{"op": "gain", "thunes": 3}]}\n'
    '{"kind": "objective", "name": "Fishers", "text": "Own two ports.", "vp": 4, '
    '"test": {"building": "fishing_port", "min": 2}}\n'
)


class Told(Value):
    """What a command printed, and the code it ended with."""

    code: int
    out: str
    err: str


class SlowError(Exception):
    """A command took too long."""


class Shell(Value):
    """Runs commands in this process, on a library in a folder."""

    folder: Path

    def __call__(self, *arguments: str, typed: str = "") -> Told:
        before = sys.stdin, sys.stdout, sys.stderr
        out, err = io.BytesIO(), io.BytesIO()
        sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()))
        sys.stdout, sys.stderr = (io.TextIOWrapper(stream, encoding="utf-8") for stream in (out, err))
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        signal.alarm(WAITING)
        try:
            code = main(["--data", str(self.folder / "data"), *arguments])
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.alarm(0)
            for stream in (sys.stdout, sys.stderr):
                stream.flush()
            # Whoever closes a wrapper closes what it wraps.
            written = out.getvalue().decode(), err.getvalue().decode()
            sys.stdin, sys.stdout, sys.stderr = before
        return Told(code, *written)

    def accepts(self, *arguments: str, typed: str = "") -> bool:
        """Tell whether a command does its work; what it says must be sentences in either case."""
        told = self(*arguments, typed=typed)
        assert told.code in (0, 2), told
        assert (told.code == 2) <= (0 < told.err.count("\n") <= FAULTS), told
        assert len(told.err) < 20_000, told.err
        assert _is_shown_as_it_is(told.out + told.err), told
        return told.code == 0


def _is_shown_as_it_is(text: str) -> bool:
    """Tell whether a terminal finds nothing to obey in a text; French numbers have blanks of their own."""
    return all(letter.isprintable() or letter in "\n\u00a0\u202f" for letter in text)


@cache
def matches() -> tuple[Study[Any], ...]:
    """Play matches of all games, some with branches and notes, some from a position."""
    random = Random(3)
    return tuple(_match(key, decisions, random) for key in GAMES for decisions in (2, 15, 60))


def _match(key: str, decisions: int, random: Random) -> Study[Any]:
    game = GAMES[key]
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla [b]", "Chen"))]
    match = start(game, game.options(), players, random.randrange(999), open_table=True)
    for _ in range(decisions):
        match = match if match.over else match.play(random.choice(legal(game, match.state)))
    study = Study(match.noted(Note(match.at, NoteKind.REMARK, Seat(0), "Look!")))
    return study.branch("What if?", match.at // 2) if decisions == 15 and not match.over else study


@cache
def lessons() -> tuple[str, ...]:
    """Read the lessons of the box."""
    files = (file for game in GAMES.values() for file in game.file("book", "lessons").iterdir())
    return tuple(file.read_text("utf-8") for file in files if file.name.endswith(".json"))


def match_file(shell: Shell, random: Random) -> bool:
    """Change a match file; what is still a match has to work everywhere."""
    path = _changed_file(shell, random, to_json(record(random.choice(matches()), "")))
    if not shell.accepts("import", path):
        random.choice((_replay, _show, _hand_out))(shell, path)
        return False
    number = str(_last(shell))
    assert shell.accepts("replay", number)
    assert shell.accepts("show", number)
    assert shell.accepts("export", number)
    assert shell.accepts("resume", number, "--plain", typed="\nl\nd\nh\ns\n1\nq\n")
    if random.random() < 0.2:
        assert shell.accepts("handout", number, "--format", "text")
    return True


def _last(shell: Shell) -> int:
    numbers: list[int] = [entry["match"] for entry in json.loads(shell("list", "--json").out)]
    return max(numbers)


def _replay(shell: Shell, path: str) -> bool:
    return shell.accepts("replay", path)


def _show(shell: Shell, path: str) -> bool:
    return shell.accepts("show", path)


def _hand_out(shell: Shell, path: str) -> bool:
    return shell.accepts("handout", path, "--format", "text")


def lesson_file(shell: Shell, random: Random) -> bool:
    """Change a lesson; what the check accepts can be handed out."""
    text = random.choice(lessons())
    path = _changed_file(shell, random, text)
    game = json.loads(text)["game"]
    if random.random() < 0.1:
        own = shell.folder / "data" / "lessons"
        own.mkdir(parents=True, exist_ok=True)
        Path(path).replace(own / "mine.json")
        assert shell.accepts("teach", game)
        return shell.accepts("handout", f"{game}/own/mine", "--format", "text")
    accepted = shell.accepts("lesson", "check", path)
    if random.random() < 0.2:
        handed_out = shell.accepts("handout", path, "--format", "text")
        assert handed_out or not accepted
    return accepted


def position(shell: Shell, random: Random) -> bool:
    """Change the code of a position, or what it holds, and play from it."""
    match = random.choice(matches()).main
    code = position_code(match.game, match.state)
    if random.random() < 0.2:
        code = changed_bytes(code.encode(), random).decode("utf-8", "replace")
    else:
        code = _changed_code(code, random)
    path = shell.folder / "code.txt"
    path.write_text(code, "utf-8")
    given = f"@{path}" if random.random() < 0.5 or "\0" in code else code
    return shell.accepts(
        "play", match.game.key, "--plain", "--position", given, typed="\nd\nh\ns\n1\n1\n1\nl\nq\n"
    )


def _changed_code(code: str, random: Random) -> str:
    form, key, payload, _ = code.split(".")
    plain = json.loads(zlib.decompress(urlsafe_b64decode(payload + "=" * (-len(payload) % 4))))
    text = _json(changed_plain(plain, random))
    head = f"{form}.{key}.{urlsafe_b64encode(zlib.compress(text)).decode().rstrip('=')}"
    return f"{head}.{zlib.crc32(head.encode()):08x}"


def own_cards(shell: Shell, random: Random) -> bool:
    """Change a file of own cards and play with them."""
    lines = OWN_CARDS.splitlines()
    at = random.randrange(len(lines))
    plain = json.loads(lines[at])
    whole = [line.encode() for line in lines]
    whole[at] = _json(changed_plain(plain, random))
    data = changed_bytes(OWN_CARDS.encode(), random) if random.random() < 0.3 else b"\n".join(whole)
    path = shell.folder / "cards.json"
    path.write_bytes(data)
    option = f"own_cards=@{path}"
    return shell.accepts("play", "water_sharing", "--plain", "--option", option, typed="\nd\nh\n1\n\nl\nq\n")


def keys(shell: Shell, random: Random) -> bool:
    """Change a file of keys and read it."""
    known = [key.action for key in PLAY_KEYS]
    plain = {
        random.choice(known): ["x", "ctrl+y"],
        random.choice(known): [random.choice(("f9", "\x1b", "é,"))],
    }
    data = json.dumps(plain).encode()
    data = changed_bytes(data, random) if random.random() < 0.3 else _json(changed_plain(plain, random))
    (shell.folder / "keys.json").write_bytes(data)
    found = _keys_or_fault(shell.folder)
    if isinstance(found, Fault):
        assert _is_shown_as_it_is(fault_said(found, words_for("fr")))
        return False
    assert all(key.shown.isprintable() for key in found)
    assert _are_heard(set(found) - set(PLAY_KEYS))
    return True


def _are_heard(own: Iterable[Key]) -> bool:
    """Tell whether a table hears a player's own keys."""
    keymap = {key.action: ",".join(key.keys) for key in own}
    bound = BindingsMap(TableScreen.BINDINGS)
    bound.apply_keymap(keymap)
    return all(key in bound.key_to_bindings for keys in keymap.values() for key in keys.split(","))


def _keys_or_fault(folder: Path) -> tuple[Key, ...] | Fault:
    try:
        return own_keys(folder, is_sent, name_of)[0]
    except FaultError as error:
        return error.fault


def setting(shell: Shell, random: Random) -> bool:
    """Change what the library remembers of settings, and use it."""
    kept: dict[str, Any] = {
        "preferences": {"language": "fr", "theme": "dark", "map_style": "auto", "seat_colours": "safe"},
        "lessons": {"tectonic_tribes/first": 3},
        "names": ["Ada", "Bela"],
    }
    name = random.choice(list(kept))
    text = _json(changed_plain(kept[name], random)).decode("utf-8", "replace")
    with open_library(shell.folder / "data") as library:
        library._db.execute("REPLACE INTO settings VALUES (?, ?)", (name, text))
    return shell.accepts("list") and shell.accepts("teach", "tectonic_tribes")


def _changed_file(shell: Shell, random: Random, text: str) -> str:
    path = shell.folder / "file.json"
    if random.random() < 0.3:
        path.write_bytes(changed_bytes(text.encode(), random))
    else:
        path.write_bytes(_json(changed_plain(json.loads(text), random)))
    return str(path)


def _json(plain: Any) -> bytes:
    """Write plain data, however deep it is."""
    with deep_calls():
        return json.dumps(plain, ensure_ascii=False).encode("utf-8", "surrogatepass")


Kind = Callable[[Shell, Random], bool]

KINDS: Final[Sequence[Kind]] = (
    (match_file,) * 6 + (lesson_file,) * 4 + (position,) * 6 + (own_cards, own_cards, keys, setting)
)


def mutants(count: int, seed: int) -> Counter[str]:
    """Make so many, and count which were taken; what went wrong is printed, with its seed and number."""
    for slow in (signal.SIGALRM, signal.SIGPROF):
        signal.signal(slow, _too_slow)
    counted: Counter[str] = Counter()
    for number in range(count):
        kind = Random(f"{seed}/{number}").choice(KINDS)
        with TemporaryDirectory() as folder:
            try:
                taken = kind(Shell(Path(folder)), Random(f"{seed}/{number}/changes"))
            except BaseException:
                print(
                    f"WRONG: mutants(1, ...) {kind.__name__} seed {seed} number {number}\n{format_exc()}",
                    flush=True,
                )
                counted["WRONG"] += 1
            else:
                counted[f"{kind.__name__} {'taken' if taken else 'refused'}"] += 1
    return counted


def _too_slow(_: int, __: FrameType | None) -> None:
    raise SlowError


if __name__ == "__main__":
    os.environ |= {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    given = asked(__doc__ or "", 10_000)
    counted = shared(mutants, given.count, given.seed, given.jobs, slice_of=50)
    sys.exit(bool(counted["WRONG"]))
