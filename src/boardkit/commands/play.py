"""`boardkit play`, `resume` and `watch`: sits down at a match, on the screens or line by line."""

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from boardkit.commands import faults, plain, reading
from boardkit.commands.desk import Desk
from boardkit.commands.parser import HIGHEST, choice, flag, number, one_of, operand, option, takes
from boardkit.commands.screens import open_screens, why_in_lines
from boardkit.commands.web import LAST_PORT, PORT, hand_host, see_extra
from boardkit.core import FaultError, Game, Match, Player, records
from boardkit.core.lines.match import COLOURS, LONGEST_NAME, Sitter
from boardkit.core.lines.secret import has_hands
from boardkit.core.notation.plain import is_plain
from boardkit.core.records.position import drafted_position
from boardkit.library.storage_faults import NoSuchMatch
from boardkit.text.shelf import sitters_of
from boardkit.tui.start import Start

if TYPE_CHECKING:
    from boardkit.tui.desk.wishes import Host


@takes(
    operand("game", "game"),
    option("players", "names", nargs="+", default=[]),
    number("seats", 1, reading.MOST_SEATS),
    choice("computers", "levels", reading.COMPUTERS, nargs="+", default=[]),
    option("option", "pair", nargs="+", action="extend", default=[]),
    number("seed"),
    flag("open"),
    flag("coached"),
    option("position", "position"),
    flag("hands"),
    flag("network"),
    number("port", 0, LAST_PORT),
    flag("plain"),
)
def run_play(desk: Desk, given: Namespace) -> int:
    """Begin a match."""
    game = reading.game_named(desk, given.game)
    match = _match(desk, game, given)
    why = why_in_lines(desk, asked=given.plain)
    hands = _hands(desk, given, match, lines=why is not None)
    if why is None:
        start = Start(new=match, coached=given.coached, host=hands, hands=hands is not None)
        return open_screens(desk, start)
    plain.play(desk, plain.conversation(), plain.kept(desk, match, coached=given.coached), why)
    return 0


def _hands(desk: Desk, given: Namespace, match: Match[Any], *, lines: bool) -> "Callable[[], Host] | None":
    """Return what makes something serve hands, if asked for; FaultError if nobody can be served."""
    if not given.hands:
        for name, idle in (("network", given.network), ("port", given.port is not None)):
            if idle:
                desk.complain(faults.OptionIdle(name, "no-hands"))
        return None
    if lines or not has_hands(match):
        raise FaultError(faults.NoHands("lines" if lines else "open" if match.open_table else "alone"))
    see_extra()
    return hand_host(given.port or 0, network=given.network)


def _match(desk: Desk, game: Game[Any], given: Namespace) -> Match[Any]:
    seed = SystemRandom().randrange(HIGHEST) if given.seed is None else given.seed
    if given.position is not None:
        return _at_position(desk, game, given, seed)
    options, usual = reading.options_from(game, given.option), game.options()
    people = 1 if given.computers and given.seats is None and not given.players else given.seats
    players = _players(desk, game, given, people)
    # What was chosen in vain is not played without a word.
    moot = frozenset(game.moot(options, len(players)))
    for name in reading.option_names(game):
        if name in moot and getattr(options, name) != getattr(usual, name):
            raise FaultError(faults.OptionInVain(name, len(players)))
    return records.start(game, options, players, seed, open_table=given.open)


def _players(desk: Desk, game: Game[Any], given: Namespace, people: int | None) -> list[Player]:
    """Seat the people who are named, and after them the computers; without names, so many people."""
    words, known = desk.words, tuple(sitter.value for sitter in sitters_of(desk.words)[1:])
    levels = [Sitter(one_of("--computers", known, word)) for word in given.computers]
    names = [name.strip() for part in given.players for name in part.split(",")]
    if names and people is not None and people != len(names):
        raise FaultError(faults.SeatsAndPlayers(people, len(names)))
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not is_plain(name):
            raise FaultError(faults.BadPlayerName(name, LONGEST_NAME))
    wanted = game.seats[0] if people is None else people
    names = names or [words("cli-player", number=number) for number in range(1, wanted + 1)]
    computers = [words("cli-computer", number=number) for number in range(1, len(levels) + 1)]
    sitters = [*([Sitter.PERSON] * len(names)), *levels]
    seated = enumerate(zip([*names, *computers], sitters, strict=True))
    return [Player(name, seat % COLOURS, sitter) for seat, (name, sitter) in seated]


def _at_position(desk: Desk, game: Game[Any], given: Namespace, seed: int) -> Match[Any]:
    """Begin with the table of a code, open to all: somebody has set it up and knows it."""
    if given.option:
        raise FaultError(faults.OptionsOfPosition())
    code = reading.position_code(desk, given.position)
    seats = drafted_position(game, code).seats
    left = max(1, seats - len(given.computers))
    people = given.seats if given.players or given.seats is not None else left
    players = _players(desk, game, given, people)
    if len(players) != seats:
        raise FaultError(faults.PlayersOfPosition(seats, len(players)))
    return records.start_at(game, code, players, seed)


@takes(operand("match", "match", optional=True), flag("plain"))
def run_resume(desk: Desk, given: Namespace) -> int:
    """Go on with a match."""
    number = reading.latest(desk) if given.match is None else reading.match_number(given.match)
    if not desk.library.has(number):
        raise FaultError(NoSuchMatch(number))
    why = why_in_lines(desk, asked=given.plain)
    if why is None:
        return open_screens(desk, Start(resume=number))
    plain.play(desk, plain.conversation(), number, why)
    return 0


@takes(
    operand("match", "match"),
    flag("present"),
    flag("clean"),
    flag("plain"),
    flag("serve"),
    number("port", 0, LAST_PORT),
    flag("network"),
)
def run_watch(desk: Desk, given: Namespace) -> int:
    """Follow a match, and show it to browsers, too, if so wished."""
    number = reading.match_number(given.match)
    reading.check_seen(desk, number)
    why = why_in_lines(desk, asked=given.plain)
    if given.present and why is not None:
        desk.complain(faults.OptionIdle("present", "lines"))
    if given.clean and not given.present:
        desk.complain(faults.OptionIdle("clean", "no-present"))
    start = Start(watch=number, large=given.present, clean=given.clean) if why is None else None
    if given.serve:
        return _watch_and_serve(desk, given, start)
    for name, said in (("port", given.port is not None), ("network", given.network)):
        if said:
            desk.complain(faults.OptionIdle(name, "no-serve"))
    return open_screens(desk, start) if why is None else plain.watch_plainly(desk, why, number)


def _watch_and_serve(desk: Desk, given: Namespace, start: Start | None) -> int:
    """Serve a match beside the screens that show it; where there are to be none, serve it alone."""
    see_extra()
    from boardkit.commands.web import serving

    number = reading.match_number(given.match)
    pages = serving.pages_of(desk, number, large=given.present and start is None)
    port = PORT if given.port is None else given.port
    if start is None:
        desk.close()
        return serving.serve(desk.words, pages, port, network=given.network)
    beside = partial(serving.beside, desk.words, pages, port, network=given.network)
    return open_screens(desk, start, beside)
