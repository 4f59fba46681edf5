"""Jobs and outcomes: one game and what came of it, the plan of a run, and its header in a file."""

import json
from collections.abc import Mapping
from typing import Any, Final

from boardkit.core import FaultError, Move, Seat
from boardkit.core.faults import UnknownGame
from boardkit.core.notation import shapes
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.moves import write_value
from boardkit.core.notation.plain import parsed
from boardkit.core.notation.shapes import Shape, fields_of
from boardkit.core.values import Value, kept, values_in
from boardkit.games import GAMES
from boardkit.many.run_faults import NewerGames, NotGames, OtherPlan, PlanPart

FORM: Final = 1  # the version of the form of files of games
MOST_SEATS: Final = 100  # no file of games has more; that of a game is looked up where it is known


class Job(Value, kw_only=True):
    """One game to be played: all that comes of it follows from this."""

    game: str  # its key
    rules: int  # the version of its rules; a worker that has another one does not play it
    options: Any  # those of the game, of its own class
    seats: int
    seed: int  # that of the whole run
    number: int  # which game of the run it is, from 0; the luck in it follows from seed and number
    players: tuple[str, ...]  # who sits at each seat, by words that `boardkit.many.playing` knows
    setting: int = 0  # which of the plan's settings the options are


class Deed(Value):
    """A kind of move with the name of a thing in it, such as a card: `play`, `card`, `birds`."""

    verb: str
    field: str
    thing: str


class Outcome(Value, kw_only=True):
    """Outcome of one game."""

    number: int  # which game of the run it was
    setting: int  # with which of the plan's settings
    players: tuple[str, ...]
    decisions: int  # of seats; chance's answers do not count
    listed: int  # the legal moves that the seats had to choose from
    finished: bool  # whether it came to an end
    rounds: int  # how many rounds there were in which somebody decided
    verdict: str  # the class of what else than points decided; empty where points did
    totals: tuple[int, ...]  # points by seat
    places: tuple[int, ...]  # the place of each seat, counted from 1; seats that share a place have the same
    winners: tuple[Seat, ...]  # nobody where it is not finished
    order: tuple[Seat, ...]  # the seats in the order in which they were first asked
    points: Mapping[str, tuple[int, ...]]  # by kind of score line, the points of each seat
    deeds: Mapping[Deed, tuple[int, ...]]  # how often each seat did what


class Plan(Value, kw_only=True):
    """Plan of a run: what its games have in common."""

    game: str
    rules: int
    settings: tuple[Any, ...]  # options of the game; the games have them in turn
    seats: int
    seed: int
    players: tuple[str, ...]  # who plays, by words; from game to game they move on by a seat

    def job(self, number: int) -> Job:
        """Return one game of the run."""
        setting, first = number % len(self.settings), number % len(self.players)
        return Job(
            game=self.game,
            rules=self.rules,
            options=self.settings[setting],
            seats=self.seats,
            seed=self.seed,
            number=number,
            players=self.players[first:] + self.players[:first],
            setting=setting,
        )


@kept
def deeds_of(kind: type[Move], name: str, held: object) -> tuple[Deed, ...]:
    """Name the things that a field of a move holds; places, numbers, seats and what a key turns are none.

    Where several fields hold things of one sort, such as the two of an exchange, it is said of the first.
    """
    whole = naming(kind)[name]
    first = next(other for other, like in naming(kind).items() if inner(like) == inner(whole))
    named = (value for leaf, value in shapes.leaves(whole, held) if is_named(leaf))
    return tuple(Deed(kind.verb, first, write_value(value)) for value in named)


@kept
def naming(kind: type[Move]) -> Mapping[str, Shape]:
    """Return the fields of a class of moves that hold names of things."""
    held = {name: whole for name, whole in fields_of(kind).items() if name not in kind.turns}
    return {name: whole for name, whole in held.items() if is_named(inner(whole))}


def is_named(whole: Shape) -> bool:
    """Return whether a single value is the name of a thing."""
    return isinstance(whole, shapes.Piece | shapes.Member) or whole is shapes.Basic.TEXT


def inner(whole: Shape) -> Shape:
    """Return the shape of what a field holds one of, or none, or several."""
    match whole:
        case shapes.Maybe(one) | shapes.Series(one) | shapes.Bunch(one):
            return inner(one)
    return whole


class Header(Value, kw_only=True):
    """A plan as plain data."""

    many: int = FORM  # the version of the form
    game: str
    rules: int
    seats: int
    seed: int
    players: list[str]
    settings: list[dict[str, Any]]  # the options, each setting by name


def header_of(plan: Plan) -> Header:
    """Write a plan as plain data."""
    return Header(
        game=plan.game,
        rules=plan.rules,
        seats=plan.seats,
        seed=plan.seed,
        players=list(plan.players),
        settings=json.loads(json.dumps([unstructure(options) for options in plan.settings])),
    )


def written(header: Header) -> str:
    """Write a plan as JSON."""
    return json.dumps(values_in(header), ensure_ascii=False)


def read(text: str, path: str) -> Header:
    """Read a plan from JSON; FaultError if it is none, of a later version, or of an unknown game."""
    plain = parsed(text)
    if not isinstance(plain, dict):
        raise FaultError(NotGames(path))
    if type(form := plain.get("many")) is int and form > FORM:
        raise FaultError(NewerGames(path, form, FORM))
    header = structure(plain, Header)
    if not (0 < header.seats <= MOST_SEATS and len(header.players) == header.seats and header.settings):
        raise FaultError(NotGames(path))
    if header.game not in GAMES:
        raise FaultError(UnknownGame(header.game, tuple(GAMES)))
    return header


def check_same(path: str, there: Header, here: Header) -> None:
    """Refuse to mix games of two plans; raise FaultError if the plans differ."""
    for part in PlanPart:
        old, new = getattr(there, part.value), getattr(here, part.value)
        if old != new:
            raise FaultError(OtherPlan(path, part, _said(part, old, new), _said(part, new, old)))


def as_typed(value: object) -> str:
    """Write the value of an option as on the command line."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _said(part: PlanPart, value: Any, other: Any) -> str:
    """Say a part of a plan in short, of settings what differs."""
    if part is PlanPart.PLAYERS:
        return ", ".join(value)
    if part is not PlanPart.SETTINGS:
        return str(value)
    both = [*value, *other]
    varying = {name for one in both for name in one if len({repr(two.get(name)) for two in both}) > 1}
    told = ({name: as_typed(held) for name, held in one.items() if name in varying} for one in value)
    return "; ".join(", ".join(f"{name}={held}" for name, held in one.items()) or "…" for one in told)
