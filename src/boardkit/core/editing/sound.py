"""Looking a table over: what is wrong with it in any game, and what follows from the rest of it."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Any, Final, TypeVar

from boardkit.core.editing import faults
from boardkit.core.editing.parts import Part, Path, follow, walk, whole
from boardkit.core.faults import Fault, OptionsDoNotFit, WrongSeats
from boardkit.core.notation import shapes
from boardkit.core.notation.plain import MOST
from boardkit.core.rules.game import Game, Pieces, legal
from boardkit.core.rules.kinds import kebab
from boardkit.core.rules.table import CHANCE, Question, S, Seat, Table
from boardkit.core.values import evolve, kept

K = TypeVar("K")
EVER: Final = range(MOST + 1)  # numbers on a table whose game sets no limits: not below zero
NONE: Final[Counter[Any]] = Counter()

STRANGE: Final = (
    faults.NoSuchPiece,
    faults.NoSuchPlace,
    faults.NoSuchSeatThere,
    faults.NotForChance,
    faults.SeatTwice,
    faults.UnevenSeats,
)
"""With these on it, a table is not one on which a game could look for faults of its own."""


def faults_of(game: Game[S], state: S) -> tuple[Fault, ...]:
    """Say what is wrong with a table; nothing, if a match can be played from it.

    As much is said at once as holds beside the rest: pieces are counted, and the game asked, once there are
    only seats, pieces and places that it knows; it is asked about the course of a match last.
    """
    if state.seats not in game.seats:
        return (WrongSeats(state.seats, game.seats[0], game.seats[-1]),)
    refusal = game.fault(state.options, state.seats)
    if refusal is not None:
        return (OptionsDoNotFit(refusal),)
    found = faults_on_table(game, state)
    if not any(isinstance(fault, STRANGE) for fault in found):
        found += tuple(game.faults(state))
    return found or tuple(game.astray(state)) or _tried(game, state)


def faults_on_table(game: Game[S], state: S) -> tuple[Fault, ...]:
    """Say what is wrong with what lies on a table, whatever is asked, even in the middle of a rule."""
    parts = tuple(walk(whole(state)))
    found = (*_strangers(game, state), *_seats(state, parts))
    counts = () if found else counted(game.box(state), game.pieces(state))
    return (*found, *_numbers(game, parts), *counts)


def _tried(game: Game[S], state: S) -> tuple[Fault, ...]:
    """Try what a match would ask of the rules first."""
    seats = (CHANCE, *map(Seat, range(state.seats)))
    moves = legal(game, state)
    game.score(state)
    for seat in seats:
        game.view(state, seat)
    for move in moves[:1]:
        game.apply(state, move)
    return () if moves or state.question is None else (faults.RulesCannotGoOn(),)


def _strangers(game: Game[S], state: S) -> Iterator[Fault]:
    """Look for seats that nobody has, and for pieces and places that this table does not have."""
    seats, found = state.seats, Counter(shapes.leaves(shapes.shape(type(state)), state))
    known = {shapes.shape(kind): names for kind, names in game.known(state).items()}
    known[shapes.Basic.SEAT] = range(CHANCE, seats)
    for one, value in found:
        if one in known and value not in known[one]:
            yield _strange(one, value, seats)
    asked = sum(isinstance(one, Question) and one.seat == CHANCE for one in state.pile)
    if found[shapes.Basic.SEAT, CHANCE] > asked:
        yield faults.NotForChance()


def _strange(one: shapes.Shape, value: Any, seats: int) -> Fault:
    match one:
        case shapes.Piece(kind):
            return faults.NoSuchPiece(faults.Piece(kebab(kind.__name__), value))
        case shapes.Place():
            return faults.NoSuchPlace(value)
    return faults.NoSuchSeatThere(value + 1, seats)


def _seats(state: Table, parts: Sequence[Part]) -> Iterator[Fault]:
    """Look for rows with more or fewer entries than there are seats, and for seats that are named twice."""
    seats = state.seats
    for part in parts:
        if part.by_seat and part.value is not None and len(part.value) != seats:
            yield faults.UnevenSeats(way_to(parts[0], part.path), len(part.value), seats)
        if part.shape == shapes.Series(shapes.Basic.SEAT):
            twice = [seat for seat, times in Counter(part.value).items() if times > 1]
            yield from (faults.SeatTwice(way_to(parts[0], part.path), seat) for seat in twice)


def _numbers(game: Game[S], parts: Sequence[Part]) -> Iterator[Fault]:
    """Hold every number to the limits that its game sets for its field."""
    for part in parts:
        if isinstance(part.shape, shapes.Number) and part.value is not None:
            limits = game.limits.get(part.field, EVER)
            if part.value not in limits:
                way, step = way_to(parts[0], part.path), abs(limits.step)
                yield faults.OutOfRange(way, part.value, limits[0], limits[-1], step)


def counted(box: Pieces, found: Pieces) -> Iterator[Fault]:
    """Compare what lies on a table with what is in the box, sort by sort."""
    for sort in {**box, **found}:
        due, there = box.get(sort, NONE), found.get(sort, NONE)
        if not dict.__eq__(due, there):
            unlike = (key for key in {**due, **there} if due[key] != there[key])
            yield from (_surplus(sort, key, due[key], there[key]) for key in unlike)


def with_supply(supply: Counter[K], used: Counter[K]) -> Counter[K]:
    """Count what is in use and what is left of a supply: more than the supply if more is in use."""
    return Counter(supply | used)


def _surplus(sort: str, key: Any, due: int, there: int) -> Fault:
    seat, name = key if isinstance(key, tuple) else (None, key)
    piece = faults.Piece(sort, name, seat)
    if not due:
        return faults.NoSuchPiece(piece)
    return faults.TooMany(piece, there - due) if there > due else faults.Missing(piece, due - there)


def within(state: Table, path: Path, least: int, most: int) -> Iterator[Fault]:
    """Look at a number that has a least and a most at this point of a match; it may be missing."""
    value = follow(state, path)
    if value is None or least <= value <= most:
        return
    way = way_to(whole(state), path)
    yield (
        faults.OtherNumber(way, value, least) if least == most else faults.OutOfRange(way, value, least, most)
    )


def entries(state: Table, path: Path, least: int, most: int) -> Iterator[Fault]:
    """Look at how many entries a list has: as many as are due, or not more than can be."""
    there = len(follow(state, path))
    if not least <= there <= most:
        way = way_to(whole(state), path)
        yield faults.OtherNumber(way, there, most) if least else faults.TooManyThere(way, there, most)


def total(state: Table, path: Path, most: int) -> Iterator[Fault]:
    """Look at what numbers come to together."""
    there = sum(follow(state, path))
    if there > most:
        yield faults.TooManyThere(way_to(whole(state), path), there, most)


def misaddressed(state: Table, of_chance: Container[type[Question]]) -> Iterator[Fault]:
    """Look for questions to chance that are for players, and the other way round."""
    asked = (one for one in state.pile if isinstance(one, Question))
    if any((type(one) in of_chance) is not (one.seat == CHANCE) for one in asked):
        yield faults.AskedAstray()


def way_to(table: Part, path: tuple[Any, ...]) -> faults.Way:
    """Name the way to a part step by step."""
    steps, holder = list[Any](), table
    for step in path:
        part = next(inner for inner in holder.parts() if inner.path[-1] == step)
        match holder.shape:
            case shapes.Lookup(shapes.Piece(kind)):
                steps.append(faults.Piece(kebab(kind.__name__), step))
            case shapes.Series() | shapes.Row() | shapes.Bunch():
                seat = Seat(step) if holder.by_seat else None
                steps.append(faults.Entry(holder.field[1], step + 1, seat))
            case _:
                steps.append(step)
        holder = part
    return faults.Way(tuple(steps))


def recompute_derived(game: Game[S], state: S) -> S:
    """Work out again what follows from the rest of a table."""
    inner = {name: _derived(game, getattr(state, name)) for name in _holders((type(state), *game.derived))}
    whole: S = _derived(game, evolve(state, **inner))
    return whole


@kept
def _holders(kinds: tuple[type, ...]) -> tuple[str, ...]:
    """Name the fields of the first of these records that hold one of the others, or several in a row."""
    kind, *derived = kinds
    return tuple(name for name, part in shapes.fields_of(kind).items() if _holds(part, derived))


def _holds(whole: shapes.Shape, kinds: Sequence[type]) -> bool:
    match whole:
        case shapes.Record(kind):
            return any(issubclass(each, kind) for each in kinds)
        case shapes.Series(item) | shapes.Maybe(item):
            return _holds(item, kinds)
        case shapes.Row(items) | shapes.Either(items):
            return any(_holds(item, kinds) for item in items)
    return False


def _derived(game: Game[S], value: Any) -> Any:
    if type(value) is tuple:
        return tuple(_derived(game, one) for one in value)
    work_out = game.derived.get(type(value))
    return value if work_out is None else work_out(value)
