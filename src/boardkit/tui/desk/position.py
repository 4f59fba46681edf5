"""A position that is edited: its boards, the rows beside them, what may stand in each."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any, Final, TypeAlias

from msgspec import field
from rich.cells import cell_len
from rich.text import Text

from boardkit.core import Game, Seat, Table
from boardkit.core.editing import editing as pieces
from boardkit.core.editing.editing import Editing, Place
from boardkit.core.editing.faults import About, NoSuchSeatThere, UnevenSeats, about
from boardkit.core.editing.parts import Part, Path, way
from boardkit.core.faults import OptionsDoNotFit, WrongSeats
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Listing, Shape
from boardkit.core.values import Value
from boardkit.draw.cards import Frame, framed
from boardkit.draw.geometry import geometry
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Place as ShapesPlace
from boardkit.draw.show import Picture, Show, boards_of, card_of, choice_with
from boardkit.draw.show import board as board_of
from boardkit.maps.squares import Way
from boardkit.text import Words
from boardkit.text.parts import PartWords
from boardkit.text.spots import HERE, POINTED
from boardkit.tui.desk import intents
from boardkit.tui.desk.desk import Area, Sheet


class Land(Value):
    """A map: that of all, or that of a seat."""

    seat: Seat | None


class Seated(Value):
    """The board of a seat: its own things."""

    seat: Seat


class Shared(Value):
    """The board of all: shared things that lie on no map."""


class Whole(Value):
    """All fields of the table, as a tree."""


Board: TypeAlias = Land | Seated | Shared | Whole


class Field(Value, eq=False):
    """A part of the table."""

    part: Part
    names: tuple[Path, ...]  # the ways to what names it, from the outer to the inner
    inner: bool = False  # whether it belongs to what the row before it is about
    entry: Part | None = None  # what lies at the place, which this is told of; None if it is told of itself

    @property
    def whole(self) -> Part:
        """The part that is taken away with the row."""
        return self.part if self.entry is None else self.entry


class Here(Value, eq=False):
    """Whether a list or a field names the place; `entry` is the way to where it does."""

    holder: Part
    place: Place
    entry: Path | None


class Gap(Value, eq=False):
    """Nothing of a list lies at the place, or more may."""

    holder: Part
    place: Place


class More(Value, eq=False):
    """A list may have another entry."""

    holder: Part


Row: TypeAlias = Field | Here | Gap | More


def path_of(row: Row) -> Path:
    """Return the way to what a row is about."""
    match row:
        case Field():
            return row.whole.path
        case Here(holder, _, entry):
            return holder.path if entry is None else entry
    return row.holder.path


def rows_of(editing: Editing[Any], part: Part) -> Sequence[Row]:
    """List the rows of an opened part: its parts, and one to add another; a single value is its own row."""
    if isinstance(part.shape, Leaf):
        return (Field(part, named_by(editing, part.path)[-1:]),)
    more = (More(part),) if editing.grows(part) else ()
    return (*(Field(one, (one.path,)) for one in part.parts()), *more)


def rows_at(editing: Editing[Any], found: Iterable[pieces.Found], place: Place) -> Iterator[Row]:
    """List the rows of a place: first what lies there, then what may be laid there, then what names it."""
    there = list(found)
    for one in there:
        if isinstance(one, pieces.Lies):
            yield from _unfolded(editing, one.part)
    yield from (Gap(one.holder, place) for one in there if isinstance(one, pieces.Free))
    yield from (Here(one.holder, place, one.entry) for one in there if isinstance(one, pieces.Named))


def _unfolded(editing: Editing[Any], part: Part) -> Iterator[Row]:
    """List what lies at a place, and below it what else is said of it; lists stay closed."""
    names = named_by(editing, part.path[:-1])
    told = pieces.telling(part) or part
    yield Field(told, names, entry=part)
    for one in () if isinstance(part.shape, Leaf) else _leaves(part):
        if one != told:
            ways = (one.path[:end] for end in range(len(part.path) + 1, len(one.path) + 1))
            yield Field(one, tuple(ways), inner=True)


def _leaves(part: Part) -> Iterator[Part]:
    for one in part.parts():
        opened = not isinstance(one.shape, Leaf) and (one.by_seat or not isinstance(one.shape, Listing))
        yield from _leaves(one) if opened else (one,)


def named_by(editing: Editing[Any], path: Path) -> tuple[Path, ...]:
    """Return what names a part: whose it is, where each seat has one of its own, and what it is."""
    parts = way(editing.state, path)
    seats = [one.path for holder, one in pairwise(parts) if holder.by_seat]
    own = path[:-1] if path in seats else path
    return tuple(dict.fromkeys((*seats, own)))


MOST_CARDS: Final = 40  # how many cards of a list lie one by one; a draw pile lies as a pile
FEW: Final = 12  # how many entries of several parts lie one by one, if they lie on no map


class Group(Value, eq=False):
    """Things that belong together."""

    head: Part | None  # what holds them, which can be pointed at as well; None for single things
    parts: tuple[Part, ...]

    @property
    def all(self) -> tuple[Part, ...]:
        """All that can be pointed at."""
        return self.parts if self.head is None else (self.head, *self.parts)


def groups(editing: Editing[Any], board: Board) -> Sequence[Group]:
    """Group what lies on a board: numbers first, then single things, cards at last; nothing lies on a map."""
    match board:
        case Seated(seat):
            entries = list(_of_seat(editing.whole, seat))
            whole = [one for one in entries if isinstance(one.shape, shapes.Record)]
            inner = [part for one in whole for part in one.parts()]
            return _grouped(None, [*inner, *(one for one in entries if one not in whole)])
        case Shared():
            return _grouped(None, [part for part in editing.whole.parts() if not part.by_seat])
    return ()


def _of_seat(part: Part, seat: Seat) -> Iterator[Part]:
    """Walk what a seat has: its entries of all lists by seat, but for those that lie on a map."""
    for one in part.parts():
        if one.by_seat:
            yield from list(one.parts())[seat : seat + 1]
        elif isinstance(one.shape, shapes.Record):
            yield from _of_seat(one, seat)


def _grouped(head: Part | None, parts: Sequence[Part]) -> Sequence[Group]:
    """Put single things together, and open what is made of several."""
    opened = [part for part in parts if _opens(part)]
    single = [part for part in parts if part not in opened]
    # First values, then lists, and last what is drawn as a card.
    there = sorted(
        (part for part in single if not _is_empty(part)),
        key=lambda part: 2 if is_card(part) else 0 if isinstance(part.shape, Leaf) else 1,
    )
    empty = tuple(part for part in single if _is_empty(part))
    first = [Group(head, tuple(there))] if there or head is not None else []
    numbers = [part for part in opened if not _holds_cards(part)]
    cards = [part for part in opened if _holds_cards(part)]
    groups = [*first]
    for part in (*numbers, *cards):
        inner = tuple(part.parts())
        if isinstance(part.shape, shapes.Record):
            groups += _grouped(part, [one for one in inner if not one.by_seat])
        else:
            groups.append(Group(part, inner if len(inner) <= MOST_CARDS else ()))
    return (*groups, *([Group(None, empty)] if empty else []))


def _is_empty(part: Part) -> bool:
    """Return whether a thing is nothing now; these lie at the foot."""
    return part.value is None or (isinstance(part.shape, Listing) and not part.value)


def _holds_cards(part: Part) -> bool:
    return isinstance(part.shape, shapes.Series) and pieces.is_piece(part.shape.item)


def _opens(part: Part) -> bool:
    """Return whether the things that a part is made of lie there themselves."""
    match part.shape:
        case shapes.Record() | shapes.Row():
            return part.value is not None
        case shapes.Series(item) if part.value:
            single = pieces.is_piece(item) or isinstance(item, Leaf) or part.by_seat
            return single or (len(part.value) <= FEW and not pieces.lies_somewhere(item))
    return False


UNDRAWABLE: Final = (WrongSeats, OptionsDoNotFit, NoSuchSeatThere, UnevenSeats)
"""Faults of tables from which no picture can be made."""

USUAL_WIDTH: Final = 44  # columns of a board beside the rows, until it is known how many there are


class Position(Value, eq=False, dict=True):
    """A table that is being edited."""

    editing: Editing[Any]  # the table as it is now, and as it was before
    names: PartWords  # what names its parts
    drawing: Show  # what draws its maps and cards
    base: Table  # a table that can be, with which cards are drawn
    saved: Table  # the table as it was kept or begun with
    board: int = 0  # the number of the board that is shown
    place: ShapesPlace | None = None  # the place under the cursor of the map
    thing: Path = ()  # the way to what is pointed at on a board that is no map
    inside: bool = False  # whether the arrows move in the rows, not on the board
    path: Path | None = None  # the part that is opened in the rows; None for what is pointed at
    at: int = 0  # the row under the cursor
    value: int | None = None  # which value of those that the row may have is under the cursor; None for none
    digits: str = ""  # what has been typed of a number
    fault: int = -1  # the number of the fault that was shown last; -1 for none
    width: int = USUAL_WIDTH  # columns of a board that is no map
    # The cards that were drawn already, which look the same as long as `base` does.
    drawn: dict[Hashable, Sequence[Text]] = field(default_factory=dict)

    @classmethod
    def of(
        cls, game: Game[Any], state: Table, drawing: Show, words: Words, sound: Table | None = None
    ) -> "Position":
        """Begin with a table as it is; `sound` is one for as many players that can be, if it cannot."""
        editing = Editing(game, state)
        base = state if sound is None or not editing.faults else sound
        begun = cls(editing, PartWords.of(words, state), drawing, base, state)
        places = tuple(begun.picture.looks)
        return begun.__replace__(editing=editing.__replace__(places=places)).turned_to(0)

    @property
    def words(self) -> Words:
        """The words of the game, with its players' names."""
        return self.names.words

    @cached_property
    def boards(self) -> Sequence[Board]:
        """The boards: maps, what each seat has, what belongs to all, and all fields."""
        seats = self.base.seats
        lands = map(Land, boards_of(self.drawing, seats))
        return (*lands, *(Seated(Seat(seat)) for seat in range(seats)), Shared(), Whole())

    @property
    def shown(self) -> Board:
        """The board that is shown."""
        return self.boards[self.board]

    @cached_property
    def drawable(self) -> bool:
        """Whether a picture can be made of the table."""
        return not any(isinstance(fault, UNDRAWABLE) for fault in self.editing.faults)

    @cached_property
    def picture(self) -> Picture:
        """The map that is shown, or the first one beside a board that is none."""
        lands = [one for one in self.boards if isinstance(one, Land)]
        land = self.shown if isinstance(self.shown, Land) else lands[0]
        return board_of(self.drawing, self.editing.state if self.drawable else self.base, land.seat)

    @cached_property
    def abouts(self) -> Sequence[About]:
        """The parts, places and seat of each fault."""
        return tuple(about(fault, self.editing.whole) for fault in self.editing.faults)

    @cached_property
    def groups(self) -> Sequence[Group]:
        """The things on the board that is shown, if it is no map."""
        return groups(self.editing, self.shown)

    @property
    def opened(self) -> Part:
        """The part whose parts are listed; what held it, where it is there no more."""
        return way(self.editing.state, self.thing if self.path is None else self.path)[-1]

    @cached_property
    def rows(self) -> Sequence[Row]:
        """The rows of whatever is pointed at, or opened."""
        if self.path is not None or not isinstance(self.shown, Land):
            return rows_of(self.editing, self.opened)
        if self.place is None:
            return ()
        covers = self.drawing.covers
        found = pieces.found_at(self.editing.whole, self.place, self.shown.seat, covers)
        return tuple(rows_at(self.editing, found, self.place))

    @property
    def chosen(self) -> Row | None:
        """The row under the cursor."""
        return self.rows[self.at] if self.at < len(self.rows) else None

    def standing(self, at: int) -> "Position":
        """Put the cursor on a row; never past the last."""
        return self.__replace__(at=max(min(at, len(self.rows) - 1), 0), value=None, digits="")

    def opening(self, path: Path | None, at: int = 0) -> "Position":
        """Open another part, or with None what is pointed at."""
        return self.__replace__(path=path, inside=True).standing(at)

    def turned_to(self, board: int) -> "Position":
        """Show another board, with the cursor where its middle is."""
        there = board % len(self.boards)
        turned = self.__replace__(board=there, inside=False, path=None, thing=(), place=None)
        match turned.shown:
            case Land():
                return turned.pointing(self.place if self.place in turned.picture.looks else turned.middle)
            case Whole():
                return turned.opening(())
        things = [part.path for group in turned.groups for part in group.parts]
        return turned.touching(things[0] if things else ())

    @property
    def middle(self) -> ShapesPlace | None:
        """The place in the middle of the map."""
        board = self.picture.board
        plan = geometry(board, board.sizes[0])

        def off_middle(place: ShapesPlace) -> int:
            x, y, width, height = plan.box(place)
            # In cells, of which a line counts as two.
            return abs(2 * x + width - plan.columns) + 2 * abs(2 * y + height - plan.lines)

        return min((tile.place for tile in plan.tiles), key=off_middle, default=None)

    def pointing(self, place: ShapesPlace | None) -> "Position":
        """Point at a place of the map that is shown."""
        return self.__replace__(place=place, path=None, inside=False).standing(0)

    def touching(self, thing: Path) -> "Position":
        """Point at something on a board that is no map."""
        return self.__replace__(thing=thing, path=None, inside=False).standing(0)

    def on_row(self, path: Path) -> "Position":
        """Put the cursor on the row of a part, or of what it lies in, if there is one."""
        ways = [path_of(row) for row in self.rows if not isinstance(row, More)]
        near = [way for way in ways if way == path[: len(way)]]
        return self.standing(ways.index(max(near, key=len))) if near else self

    def changed(self, editing: Editing[Any], at: int | None = None) -> "Position":
        """Go on with another table, the cursor where it was unless another row is said."""
        names = PartWords.of(self.words, editing.state)
        other = self.__replace__(editing=editing, names=names, fault=-1)
        there = None if self.path is None else other.opened.path
        value = self.value
        stood = other.__replace__(path=there).standing(self.at if at is None else at)
        return stood.__replace__(value=value if at is None and stood.at == self.at else None)

    def retold(self, words: Words) -> "Position":
        """Name the parts in other words."""
        return self.__replace__(names=PartWords.of(words, self.editing.state))


def showing(now: Position, path: Path) -> Position:
    """Point at a part on a map, on a seat's board or among what is all's, else in the tree."""
    boards = () if isinstance(now.shown, Whole) else range(len(now.boards))
    found = (_found_on_board(now.turned_to(board), path) for board in boards)
    there = next((position for position in found if position is not None), None)
    if there is not None:
        return there.__replace__(inside=True)
    tree = now.turned_to(len(now.boards) - 1)
    return tree.opening(path[:-1]).on_row(path)


def _found_on_board(now: Position, path: Path) -> Position | None:
    """Point at a part on the board that is shown; None if it is not there."""
    if isinstance(now.shown, Land):
        steps = [step for step in path if step in now.picture.looks]
        pointed = now.pointing(steps[0]).on_row(path) if steps else now
        there = pointed.chosen
        return pointed if there is not None and path_of(there) == path[: len(path_of(there))] else None
    ways = [part.path for group in now.groups for part in group.all]
    near = [way for way in ways if way == path[: len(way)]]
    return now.touching(max(near, key=len)).on_row(path) if near else None


def facing(now: Position, number: int) -> Position:
    """Show what a fault is about: a part, a place, or a seat's board; stay where it names none."""
    one = now.abouts[number]
    if one.paths:
        return showing(now, one.paths[0])
    for board, shown in enumerate(now.boards):
        there = now.turned_to(board)
        mine = isinstance(shown, Land) and (one.seat is None or shown.seat in (None, one.seat))
        places = [place for place in one.places if mine and place in there.picture.looks]
        if places:
            return there.pointing(places[0])
    seated = None if one.seat is None else Seated(one.seat)
    return now.turned_to(now.boards.index(seated)) if seated in now.boards else now


LONGEST_NUMBER: Final = 6  # the most characters of a number that is typed


class Offer(Value, eq=False):
    """Something that may stand in a row."""

    intent: intents.Intent  # what is wanted by taking it
    said: str  # what it is called
    kind: Shape | None = None  # what it is made of; None for what is no value
    value: Any = None
    stands: bool = False  # whether it stands there now
    lies: Path | None = None  # the way to what it lies in now; None where it lies nowhere


def offers(now: Position) -> Sequence[Offer]:
    """List what may stand in the row under the cursor."""
    match now.chosen:
        case Field(part) if isinstance(part.shape, shapes.Number):
            less, greater = (now.editing.counted(part, by) for by in (-1, 1))
            return (
                Offer(intents.Step(-1), now.words("edit-less", number=less)),
                Offer(intents.Step(1), now.words("edit-greater", number=greater)),
                Offer(intents.Do.ACT, now.words("edit-other-number")),
            )
        case Field(part) if isinstance(part.shape, Leaf):
            return tuple(_values(now, part))
        case Here(holder, place, entry):
            here = entry is not None
            deed = intents.Mention(holder.path, place)
            words = now.words
            yes, no = (intents.Do.STAY, deed) if here else (deed, intents.Do.STAY)
            return Offer(yes, words("yes"), stands=here), Offer(no, words("no"), stands=not here)
        case Gap(holder, place):
            kind = _told_by(now.editing, holder, place)
            known = () if kind is None else now.editing.values(kind)
            found = [_offer(now, intents.Lie(holder.path, place, one), kind, one) for one in known]
            empty = Offer(intents.Lie(holder.path, place), now.words("edit-lay-one"))
            return _with_whereabouts(now, kind, found) or (empty,)
        case More(holder):
            return entries(now, holder)
    return ()


def _values(now: Position, part: Part) -> Iterator[Offer]:
    if part.optional:
        yield Offer(intents.Put(part.path, None), now.words("edit-without"), stands=part.value is None)
    known, stands = now.editing.values(part.shape), part.value
    values = [
        _offer(now, intents.Put(part.path, one), part.shape, one, stands=one == stands) for one in known
    ]
    yield from _with_whereabouts(now, part.shape, values)


def entries(now: Position, holder: Part) -> Sequence[Offer]:
    """List what may be added to a list."""
    kind = wanted(holder)
    if not is_chosen(kind):
        return (Offer(intents.Do.NEW, now.words("edit-add")),)
    gone = taken(holder)
    values = [one for one in now.editing.values(kind) if one not in gone]
    return _with_whereabouts(
        now, kind, [_offer(now, intents.Add(holder.path, one), kind, one) for one in values]
    )


def _offer(
    now: Position, intent: intents.Intent, kind: Shape | None, value: Any, *, stands: bool = False
) -> Offer:
    return Offer(intent, now.names.piece(value, kind), kind, value, stands)


def _with_whereabouts(now: Position, kind: Shape | None, found: Sequence[Offer]) -> Sequence[Offer]:
    """Say of pieces in what they lie."""
    parts = list(now.editing.pieces(kind)) if kind is not None and pieces.is_piece(kind) else []
    ways = {part.value: part.path for part in reversed(parts)}
    where = {value: way[:-1] if type(way[-1]) is int else way for value, way in ways.items()}
    return tuple(one.__replace__(lies=where.get(one.value)) for one in found)


def lying(now: Position, piece: str, where: Path) -> str:
    """Say where a piece lies."""
    return now.words("edit-lies", piece=piece, place=now.names.trail(where))


def _told_by(editing: Editing[Any], holder: Part, place: Any) -> Shape | None:
    """Say what tells the things of a list from each other, such as the kind of a tile."""
    more = pieces.laid(editing, holder.path, place).part(holder.path)
    last = [] if more is None else list(more.parts())[-1:]
    leaf = pieces.telling(last[0]) if last else None
    return None if leaf is None else leaf.shape


def tried(now: Position, offer: Offer) -> Editing[Any] | None:
    """Take an offer on trial; None for what changes nothing at a place."""
    match offer.intent:
        case intents.Put(path, value):
            return now.editing.put(path, value)
        case intents.Lie(path, place, value):
            return pieces.laid(now.editing, path, place, value)
        case intents.Mention(path, place):
            return pieces.named(now.editing, path, place)
    return None


def wanted(part: Part) -> Shape:
    """Say what is chosen for another entry of a list: of values by keys the key."""
    assert isinstance(part.shape, shapes.Listing)
    return part.shape.key if isinstance(part.shape, shapes.Lookup) else part.shape.item


def taken(part: Part) -> Collection[Any]:
    """Name what a list cannot have twice."""
    return () if isinstance(part.shape, shapes.Series) else part.value


def is_chosen(kind: Shape) -> bool:
    """Return whether a value is chosen from a list, rather than made."""
    return isinstance(kind, Leaf) and not isinstance(kind, shapes.Number)


def digits(text: str) -> int | None:
    """Read a number; None if it is none, or too long."""
    plain = text.removeprefix("-")
    return int(text) if plain.isascii() and plain.isdigit() and len(plain) < LONGEST_NUMBER else None


def are_in_order(part: Part) -> bool:
    """Return whether the values of a part follow each other."""
    kinds = shapes.Number | shapes.Member
    return part.shape in (shapes.Basic.FLAG, shapes.Basic.SEAT) or isinstance(part.shape, kinds)


def neighbour(now: Position, part: Part, by: int) -> Any:
    """Count on from a number, or take another of a few values, after the last of which comes the first."""
    if isinstance(part.shape, shapes.Number):
        return now.editing.counted(part, by)
    values = [*([None] if part.optional else []), *now.editing.values(part.shape)]
    at = values.index(part.value) if part.value in values else 0
    return values[(at + by) % len(values)]


CARD_WIDTH: Final = 21
CARD_HEIGHT: Final = 6
LONGEST: Final = 40  # the most columns of a thing that is written in a line
Paint = Callable[[Part], Sequence[Text]]  # draws a thing, always as large as its outline


def label(now: Position, part: Part) -> str:
    """Name a thing: what a seat has by the list in which it lies."""
    names = now.names
    holder = now.editing.part(part.path[:-1])
    by_seat = holder is not None and holder.by_seat
    if holder is not None and not by_seat and type(part.path[-1]) is int:
        said = names.label(part.path)
        return "" if isinstance(holder.shape, shapes.Series) and said == f"{part.path[-1] + 1}." else said
    return names.label(part.path[:-1] if by_seat else part.path)


def said(now: Position, part: Part) -> str:
    """Say in a few words what a thing is."""
    if isinstance(part.shape, shapes.Record | shapes.Row) and part.value is not None:
        return "" if any(group.head is part for group in now.groups) else now.names.said(part)
    if isinstance(part.shape, Listing) and part.value:
        item = None if isinstance(part.shape, shapes.Lookup | shapes.Bunch) else part.shape.item
        inner = item.inner if isinstance(item, shapes.Maybe) else item
        # Numbers lie in a row of their own, in which there is nothing to count.
        return "" if isinstance(inner, shapes.Number) else str(len(list(part.parts())))
    return now.names.said(part)


def line(now: Position, part: Part) -> str:
    """Write a thing in a line."""
    text = f" {label(now, part)} {said(now, part)} ".replace("  ", " ")
    return text if cell_len(text) <= LONGEST else f"{text[: LONGEST - 2]}… "


def is_card(part: Part) -> bool:
    """Return whether a thing is drawn as a card."""
    return pieces.is_piece(part.shape) and part.value is not None


def outline(now: Position) -> Sheet:
    """Lay out the board with nothing drawn on it: where what is."""
    return sheet(now, lambda part: [Text(" " * width(now, part))] * (CARD_HEIGHT if is_card(part) else 1))


def width(now: Position, part: Part) -> int:
    """Say how many columns a thing takes."""
    return CARD_WIDTH if is_card(part) else cell_len(line(now, part))


def painted(now: Position, palette: Palette, wrong: str) -> Sheet:
    """Draw the board: what is pointed at in reverse, what faults are about in a colour."""
    faulty = {path for one in now.abouts for path in one.paths}

    def paint(part: Part) -> Sequence[Text]:
        here, size = part.path == now.thing, (CARD_WIDTH, CARD_HEIGHT)
        if is_card(part):
            drawn = drawn_card(now, part.shape, part.value, palette, size, heavy=here)
            if drawn and here:
                drawn[0].stylize(HERE)
            return drawn or [Text(now.names.leaf(part.value, part.shape)), *[Text()] * (CARD_HEIGHT - 1)]
        plain = "dim" if not part.value and isinstance(part.shape, Listing) else ""
        lists = "bold" if part.value and isinstance(part.shape, Listing) else plain
        return [Text(line(now, part), POINTED if here else wrong if part.path in faulty else lists)]

    return sheet(now, paint)


def drawn_card(
    now: Position, kind: Shape, value: Any, palette: Palette, size: tuple[int, int], *, heavy: bool = False
) -> Sequence[Text]:
    """Draw the card of a value, as wide and as high as is said; nothing where none is known."""
    key = (kind, value, now.words.language, id(palette), size, heavy)
    if key not in now.drawn:
        choice = choice_with(now.drawing, now.editing.game.moves, kind, value)
        found = choice and card_of(now.drawing, now.base, choice, now.words, palette)
        now.drawn[key] = framed(found, Frame(heavy=heavy), *size, palette) if found else ()
    return now.drawn[key]


def sheet(now: Position, paint: Paint) -> Sheet:
    """Lay out the groups of the board below each other, each below what holds it."""
    rows = list[Sheet]()
    for group in now.groups:
        rows += [] if group.head is None else _shelves(now, [group.head], paint)
        for _, alike in groupby(group.parts, is_card):
            rows += _shelves(now, list(alike), paint)
    return Sheet.stacked(*rows)


def _shelves(now: Position, parts: Sequence[Part], paint: Paint) -> Sequence[Sheet]:
    """Lay things of one height into as many rows as they take."""
    rows: list[list[Sheet]] = [[]]
    room = now.width
    for part in parts:
        if rows[-1] and room < width(now, part):
            rows.append([])
            room = now.width
        rows[-1].append(Sheet.wanting(intents.Touch(part.path), [one.copy() for one in paint(part)]))
        room -= width(now, part) + 1
    return [Sheet.abreast(*row, gap=1) for row in rows]


def area_of(there: Sheet, path: Path) -> Area | None:
    """Return where a thing lies."""
    return next((area for area in there.areas if area.intent == intents.Touch(path)), None)


def beside(there: Sheet, thing: Path, way: Way) -> Path:
    """Return the thing of a board to which an arrow leads; at the edge, the same one."""
    here = area_of(there, thing)
    if here is None:
        return next(
            (area.intent.path for area in there.areas if isinstance(area.intent, intents.Touch)), thing
        )
    (across, down), (left, top) = way.value, (2 * here.left + here.width, here.top)
    if down:
        found = [area for area in there.areas if (area.top - top) * down > 0]
    else:
        found = [one for one in there.areas if one.top == top and (one.left - here.left) * across > 0]
    nearest = min(
        found, key=lambda one: (abs(one.top - top), abs(2 * one.left + one.width - left)), default=here
    )
    return nearest.intent.path if isinstance(nearest.intent, intents.Touch) else thing
