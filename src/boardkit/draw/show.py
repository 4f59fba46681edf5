"""How a game shows itself: a record of its map, cards, seats, sentences and forms, with defaults."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from itertools import groupby
from typing import Any, Final, Never, TypeVar

from rich.text import Text

from boardkit.core import Choice, Event, Game, Move, Question, Seat, Table, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Maybe, Shape, fields_of
from boardkit.core.values import Value, has_fields, kept
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.forms import Form
from boardkit.draw.grids import HexBoard, OctagonBoard, SquareBoard
from boardkit.draw.looks import Look
from boardkit.draw.needs import Need, allotted, in_order, stacked
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.seats import owner_chip
from boardkit.draw.shapes import Board, Place
from boardkit.maps.hexes import Hex
from boardkit.maps.octagons import Octagon
from boardkit.maps.squares import Square
from boardkit.text import Words

F = TypeVar("F", bound=Form)

FILLS: Final = ("wood", "field", "lake", "sand", "mine", "grass", "rock", "desert", "town")
"""The grounds that the values of an enum take in turn."""

LETTERS: Final = "ABCDEFGHIJ"  # the marks of the seats
FACE: Final = 18  # columns of a choice as it lies in the hand


class Picture(Value, weakref=True):
    """A map as it stands: a board and what each of its places shows."""

    board: Board
    looks: Mapping[Place, Look]


class Face(Value, dict=True):
    """A card or another choice as it lies in a hand: lines of text, all equally wide."""

    lines: tuple[Text, ...]

    @cached_property
    def width(self) -> int:
        """Columns of the widest line."""
        return max([line.cell_len for line in self.lines], default=0)


class Entry(Value):
    """A choice as the hand shows it."""

    face: Face
    taken: bool = False  # whether it is the one in the move that is being made
    barred: bool = False  # whether the rules refuse it now, however it is played
    ticked: bool = False  # whether it is one of several that will be taken together
    boxed: bool = False  # whether its face is a card that bears its number itself


class Numbers(Value):
    """A row of numbers by seat, whose changes a preview tells; `name` is a message of the game."""

    name: str
    values: tuple[int, ...]
    shared: bool = False  # whether it is one number that belongs to all
    # Whether it is worked out from all that lies on the table, such as points: it moves whenever anybody gets
    # on, and is not taken from anybody.
    reckoned: bool = False
    part: bool = False  # whether it is a part of the points before it, such as those of one kind
    # Whether it only counts what lies there, such as tags: more of it is nothing won by itself.
    tally: bool = False
    of_cards: bool = False  # whether it counts cards, or signs on them: no log tells of each that is dealt


class Sort(Value):
    """A way to sort choices of one kind: `name` is a message of the game."""

    name: str
    # (view, choice) -> what the choices of a hand are compared by, the least first.
    key: Callable[[Any, Choice], Any]


class Sign(Value):
    """A sign that a game draws with, and the message that says what it stands for."""

    sign: str
    message: str
    colour: str = ""  # the token of its colour; empty for none
    written: str = ""  # the message whose text is the sign, or stands before it, in a language; else empty

    def read(self, words: Words) -> str:
        """Return the sign as it is written in a language."""
        return f"{words(self.written)} {self.sign}".strip() if self.written else self.sign


class Command(Value):
    """Something of the table that a player may have told by a key of the game's own."""

    # Its name, which a player's file of keys writes behind the game's key and a dot. The message `key-ACTION`
    # says what is told; its attribute `.word` is the word for it, line by line.
    action: str
    key: str  # Textual's name of the key, one of those that are free, such as `V`
    # (view, seat, words) -> what is told to a seat, a line each.
    told: Callable[[Any, Seat, Words], Iterable[str]]

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"key-{self.action}"


class Series(Value):
    """Moves that are made one after the other, each a decision of its own."""

    moves: tuple[Move, ...]  # in their order; none takes from another what it needs
    left: tuple[Move, ...]  # moves of which each could be made in place of another
    after: Any  # the view once all are made
    lacks: Mapping[str, int] = {}  # what is missing then: the messages that name it, with how much
    message: str = ""  # its word, where it has one of its own; with `short-` before it, a shorter one


class Verb(Value):
    """Something that can be done at a turn: its letter, the message that names it, and its moves."""

    letter: str
    message: str  # the message with its word; with `short-` before it, the message with a shorter one
    moves: tuple[type[Move], ...]  # the kinds of moves that no other verb has
    also: tuple[Move, ...] = ()  # single moves that it begins with, though their kind belongs to another verb
    # (view) -> all that it makes at once, in place of a list; None where it makes nothing.
    series: Callable[[Any], Series | None] | None = None

    def offers(self, choice: Choice) -> bool:
        """Return whether a choice is one of its own."""
        return choice.kind in self.moves or choice in map(choice_of, self.also)


@kept
class ShownVerb(Value):
    """A verb as the bar shows it: its letter, its word from long to short, and how much of it is possible."""

    letter: str
    names: tuple[str, ...]
    count: str = ""
    possible: bool = True

    def written(self, size: int) -> str:
        """Write its word and count, with each size more of them; with size 0 neither.

        What is impossible has no count before its word is whole, what is possible none before a short word.
        """
        sizes = [*self.names[::-1]]
        counted = f" {self.count}" if self.count else ""
        if self.possible:
            forms = ["", sizes[0], *(f"{name}{counted}" for name in sizes)]
        else:
            forms = ["", *sizes, f"{sizes[-1]}{counted}"]
        return forms[min(size, len(forms) - 1)]


def _laid(view: Table) -> Mapping[Any, Any]:
    """Return what lies on each place of a table, by its first field that maps places."""
    fields = fields_of(type(view)).items()
    maps = (
        name
        for name, whole in fields
        if isinstance(whole, shapes.Lookup) and isinstance(whole.key, shapes.Place)
    )
    cells: Mapping[Any, Any] = getattr(view, next(maps, ""), {})
    return cells


def plain_map(view: Table, ghost: Move | None) -> Picture:
    """Draw what lies on each place, with the move in the making hovering over its own."""
    looks = {at: _look(thing) for at, thing in (_laid(view) or {Square(0, 0): None}).items()}
    at = getattr(ghost, PLACE, None)
    if at in looks:
        looks[at] = _look(ghost).__replace__(ghost=True)
    return Picture(board_of(tuple(looks)), looks)


def plain_ground(_view: Table, _seat: Seat | None, picture: Picture) -> Picture:
    """Draw the ground of each place, and nothing that lies on it."""
    looks = picture.looks.items()
    bare = {at: Look(look.fill, group=look.group, outline=look.outline) for at, look in looks}
    return picture.__replace__(looks=bare)


def place_touched(move: Move) -> frozenset[Place]:
    """Name the place that a move names."""
    return frozenset((getattr(move, PLACE),)) if hasattr(move, PLACE) else frozenset()


def plain_face(_view: Table, choice: Choice, words: Words, _palette: Palette) -> Face:
    """Write a choice as a card of text."""
    named = Text(choice_said(choice, words))
    named.truncate(FACE, overflow="ellipsis", pad=True)
    return Face((named,))


def plain_place(view: Table, place: Place, words: Words) -> Sequence[str]:
    """Say what lies on a place."""
    if (thing := _laid(view).get(place)) is None:
        return (words("undrawn-empty", place=str(place)),)
    return (words("undrawn-at", place=str(place), what=words.name(thing)),)


def plain_table(view: Table, words: Words) -> Sequence[str]:
    """Say where what lies."""
    laid = (at for at, thing in _laid(view).items() if thing is not None)
    return [line for at in laid for line in plain_place(view, at, words)]


def board_of(places: Sequence[Any]) -> Board:
    """Lay out places as the kind of board that they are of."""
    match places[0]:
        case Hex():
            ordered = sorted(places, key=lambda at: (at.r, at.q))
            return HexBoard(tuple(tuple(row) for _, row in groupby(ordered, lambda at: at.r)))
        case Octagon():
            columns, rows = (range(max(line) + 1) for line in zip(*places, strict=True))
            there = frozenset(places)
            grid = ((Octagon(column, row) for column in columns) for row in rows)
            return OctagonBoard(tuple(tuple(at if at in there else None for at in row) for row in grid))
    return SquareBoard(frozenset(places))


def choice_said(choice: Choice, words: Words) -> str:
    """Name a choice by what it is about, or by its kind of move."""
    fields = fields_of(choice.kind)
    about = [words.value(value, fields[name]) for name, value in choice.values]
    return " ".join(about) or words.verb(choice.kind)


def _look(thing: object) -> Look:
    """Give a thing a ground and a few letters, and its owner's mark where it has a seat."""
    seat = getattr(thing, "seat", None)
    chip = None if seat is None else owner_chip(seat)
    parts = [thing]
    if has_fields(type(thing)) and not isinstance(thing, Enum):
        parts = [getattr(thing, name) for name in fields_of(type(thing))]
    kinds = [one for one in parts if isinstance(one, Enum)]
    letters = [kind.name.capitalize()[:3] for kind in kinds]
    if not kinds and thing is not None and not has_fields(type(thing)):
        letters = [str(thing)[:3]]
    fills = [f"terrain.{FILLS[list(type(kind)).index(kind) % len(FILLS)]}" for kind in kinds]
    return Look(fills[0] if fills else "empty", tuple(letters), chip)


def _nothing(*_: object) -> tuple[Never, ...]:
    return ()


class OwnMaps(Value):
    """Maps of the seats, where each has one of its own."""

    # (view, seat, ghost) -> the map of a seat, with a move hovering over it if one is given.
    map: Callable[[Any, Seat, Move | None], Picture]
    # (view, choice) -> on whose map a choice is played; without one, whose map belongs to the table as it
    # stands.
    home: Callable[[Any, Choice | None], Seat]
    # (view, seat, place, words) -> what is at a place of a seat's map, a sentence each.
    inspect: Callable[[Any, Seat, Place, Words], Sequence[str]]
    seat_of: Callable[[Event], Seat | None]  # (event) -> on whose map something happened
    # (view, seat, words, palette, room) -> what lies open before the seats beside the map of one; by default
    # the same beside every map.
    seats: Callable[[Any, Seat, Words, Palette, Room], Sequence[Text]] | None = None


class Show(Value, eq=False, kw_only=True):
    """How a game shows itself. A `view` is a table as one seat may see it; what is left out has a default."""

    # (depth) -> the game's own colours by token, for a terminal with so many colours.
    tokens: Callable[[Depth], Mapping[str, str]] = lambda *_: {}
    # (view, ghost) -> the map, with a move hovering over it if one is given; by default what lies on each
    # place, from the first field of the table that maps places.
    map: Callable[[Any, Move | None], Picture] = plain_map
    own_maps: OwnMaps | None = None  # the maps of the seats, if each has one of its own
    # (view, picture, words) -> the map with words on it, where places are large enough.
    in_words: Callable[[Any, Picture, Words], Picture] = lambda _view, picture, _words: picture
    # (view, picture) -> the map with something laid over it on demand.
    layered: Callable[[Any, Picture], Picture] | None = None
    # (view, seat, picture) -> the map, of a seat where each has one, without the pieces that lie on it; by
    # default the ground alone.
    bare: Callable[[Any, Seat | None, Picture], Picture] = plain_ground
    # The colours of lines along borders of the map, by the two places that share one.
    edges: Mapping[frozenset[Place], str] = {}
    # (move) -> the places that a move would change; by default the one that it names.
    touched: Callable[[Move], frozenset[Place]] = place_touched
    # (thing) -> the places that a thing on the map covers beside its own.
    covers: Callable[[object], frozenset[Place]] = lambda _: frozenset()
    stride: Callable[[Choice | None], int] = lambda _: (
        1
    )  # (choice) -> how many squares a piece moves at a time
    # (view) -> moves to show, though they may not be legal now; the place of one counts for nothing.
    offers: Callable[[Any], Sequence[Move]] = _nothing
    # (view) -> legal moves that come to the same as one that is listed, and so are listed nowhere.
    alike: Callable[[Any], Sequence[Move]] = _nothing
    # (view, seat) -> what a seat holds, as moves to show, whether or not they are asked for now.
    hand: Callable[[Any, Seat], Sequence[Move]] = _nothing
    # (view, seat) -> those of the hand that only lie before the seat.
    dealt: Callable[[Any, Seat], Sequence[Move]] = _nothing
    on_show: Callable[[Any], Sequence[Choice]] = _nothing  # (view) -> choices that lie open besides
    # (view, choice, words, palette) -> a choice as it lies in the hand.
    face: Callable[[Any, Choice, Words, Palette], Face] = plain_face
    # (view, choice, words, palette) -> a choice as a card; None for one of what is said of it.
    card: Callable[[Any, Choice, Words, Palette], Card | None] = lambda *_: None
    # (view, choice, words, palette) -> it in print, without how things stand; None if that is `card`.
    printed: Callable[[Any, Choice, Words, Palette], Card | None] = lambda *_: None
    # The moves whose cards the log tells of: what lies on the table, by a move about it.
    things: tuple[type[Move], ...] = ()
    in_view: tuple[type[Event], ...] = ()  # what the screen shows anyway: the recap beside it never ends so
    several: tuple[type[Move], ...] = ()  # the moves of which several may be ticked and made together
    each: tuple[type[Move], ...] = ()  # the moves whose choices are never listed by kind
    # What can be done beside what a question is about: it stands in no list until its verb is opened.
    aside: Mapping[type[Question], tuple[type[Move], ...]] = {}
    steady: tuple[type[Question], ...] = ()  # the questions whose list keeps what it had in a turn
    sorts: tuple[Sort, ...] = ()  # the ways to sort a hand
    # (view) -> a legal answer to the question on top, to begin with.
    proposal: Callable[[Any], Move | None] = lambda *_: None
    # (view, moves, words) -> what a whole choice comes to, a line each.
    reckoning: Callable[[Any, Sequence[Move], Words], Sequence[str]] = _nothing
    verbs: tuple[Verb, ...] = ()  # what can be done at a turn
    # (view) -> what is counted of some verbs, by their letters.
    tallies: Callable[[Any], Mapping[str, str]] = lambda *_: {}
    # The questions that are put to all at once, each with the move that passes.
    windows: Mapping[type[Question], Move] = {}
    # (view, move) -> whom a move is hostile to beyond what numbers tell.
    struck: Callable[[Any, Move], Sequence[Seat]] = _nothing
    # (view, words) -> what passing gives up; None for the verbs that are left.
    given_up: Callable[[Any, Words], Sequence[str] | None] = lambda *_: None
    heading: Callable[[Any, Words], str] = lambda *_: ""  # (view, words) -> where in the game we are
    # (view, words, width) -> the same as far as there is room.
    heading_in: Callable[[Any, Words, int], str] | None = None
    heading_aloud: Callable[[Any, Words], str] | None = None  # (view, words) -> the same in words
    # (view, seat, words) -> what everybody may know of a seat, in a few columns.
    seat_line: Callable[[Any, Seat, Words], str] = lambda *_: ""
    # (view, words, palette, room) -> what lies open before the seats; by default a `seat_line` each.
    seats: Callable[[Any, Words, Palette, Room], Sequence[Text]] = _nothing
    # The columns beside the map in windows of 80, 100, 120, 150 and 180 columns; from 90 on, what belongs to
    # all has some of its own.
    beside: tuple[int, int, int, int, int] = (26, 30, 46, 54, 98)
    # (view, words, palette) -> what else belongs beside the map, a line each, most important first.
    side: Callable[[Any, Words, Palette], Sequence[Text]] = _nothing
    # What each question needs of what is mine, what belongs to all, and what the others have, the most
    # important first of each; under None, what any other question does.
    needs: Mapping[type[Question] | None, Sequence[Need]] = {}
    # (view) -> the numbers whose changes a preview tells.
    numbers: Callable[[Any], Sequence[Numbers]] = _nothing
    # (view, place, words) -> what is at a place, a sentence each.
    inspect: Callable[[Any, Place, Words], Sequence[str]] = plain_place
    # (view, choice, words) -> what a card or another choice is, a sentence each.
    inspect_choice: Callable[[Any, Choice, Words], Sequence[str]] = lambda _, choice, words: (
        choice_said(choice, words),
    )
    # (view, seat, place, words) -> what is at a place of a seat's map in a few words each; by default the
    # first that `inspect` says.
    glimpse: Callable[[Any, Seat | None, Place, Words], Sequence[str]] | None = None
    # (view, words) -> what hangs together on the map; by default the places of one ground.
    regions: Callable[[Any, Words], Iterator[str]] | None = None
    # (view, words) -> the table for somebody who does not see it; by default what lies where.
    describe: Callable[[Any, Words], Sequence[str]] = plain_table
    # (view, words) -> how many are left on each pile and in the stock of all, by its name.
    piles: Callable[[Any, Words], Mapping[str, int]] = lambda *_: {}
    # (view, words) -> in full what belongs to all, a line each.
    common: Callable[[Any, Words], Sequence[str]] = _nothing
    # (view, seat, words) -> all that lies open before a seat, a line each.
    laid_open: Callable[[Any, Seat, Words], Sequence[str]] | None = None
    # (view, value, words) -> a move or question as a table says it; empty for the usual words.
    said_at: Callable[[Any, object, Words], str] | None = None
    # (value, words) -> what the value of an option means.
    option_told: Callable[[object, Words], str] = lambda *_: ""
    # (words) -> the sentences that say where a thing is from.
    from_where: Callable[[Words], Collection[str]] = _nothing
    legend: tuple[Sign, ...] = ()  # the signs that the game draws with
    aloud: Mapping[str, str] = {}  # signs with the message of what is said for each
    # The questions whose answers, or some of them, are made on a form.
    forms: Mapping[type[Question], Form] = {}
    commands: tuple[Command, ...] = ()  # what a player may have told by a key of the game's own


def plain(game: Game[Any]) -> Show:
    """Return how a game shows itself that says nothing of it: places and words, and its points."""

    def points_said(view: Table, seat: Seat, words: Words) -> str:
        return words("undrawn-points", points=game.score(view).totals[seat])

    def described(view: Table, words: Words) -> Sequence[str]:
        seats = (f"{words.seat(seat)}: {points_said(view, seat, words)}" for seat in view.everyone)
        return (*plain_table(view, words), *seats)

    def numbers(view: Table) -> Sequence[Numbers]:
        return (Numbers("undrawn-number-points", game.score(view).totals),)

    return Show(seat_line=points_said, numbers=numbers, describe=described)


def card_of(show: Show, view: Any, choice: Choice, words: Words, palette: Palette) -> Card:
    """Draw a choice as a card: by the game's `card`, or else from what it says of it."""
    found = show.card(view, choice, words, palette)
    if found is not None:
        return found
    lines = tuple(show.inspect_choice(view, choice, words))
    if choice.needs_place or choice.kind.turns:
        return Card(words.verb(choice.kind), text=lines)
    return Card(words.short(choice.kind(**dict(choice.values))), text=lines)


def hand_parts(show: Show, view: Any, seat: Seat) -> tuple[Sequence[Move], Sequence[Move]]:
    """Part what a seat truly holds from what only lies before it."""
    before = show.dealt(view, seat)
    return [move for move in show.hand(view, seat) if move not in before], before


def needs_of(show: Show, view: Any) -> Sequence[Need]:
    """Return what the question on top needs, in the order of needs."""
    named = show.needs.get(type(view.question))
    return in_order(show.needs.get(None, ()) if named is None else named)


def shared_in(show: Show, view: Any, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write in a room what the game itself tells of what is needed, or else what belongs to all."""
    needs = [need for need in needs_of(show, view) if need.told]

    def tell(need: Need, within: Room) -> Sequence[Text]:
        return need.told(view, words, palette, within) if need.told else ()

    if needs:
        return stacked(allotted(needs, view, room, tell), room.height)
    return show.side(view, words, palette)


def heading_of(show: Show, view: Any, words: Words, width: int) -> str:
    """Say where in the game we are, as far as there is room."""
    return show.heading(view, words) if show.heading_in is None else show.heading_in(view, words, width)


def thing_in(show: Show, event: Event) -> Choice | None:
    """Return the card that an event tells of, as a choice of one of the game's `things`.

    It is told by a field that has the name and the type of one of the move's; whatever else the move says
    may be nothing.
    """
    for kind in show.things:
        asked, _ = _asked(kind)
        if len(asked) == 1 and fields_of(type(event)).get(asked[0]) == fields_of(kind)[asked[0]]:
            value = getattr(event, asked[0])
            if value not in event.hides.values():
                return _asking(kind, value)
    return None


def _asked(kind: type[Move]) -> tuple[Sequence[str], Sequence[str]]:
    """Name the fields that say what a move is about, and all that it is chosen by."""
    fields = {name: one for name, one in fields_of(kind).items() if name != PLACE and name not in kind.turns}
    return [name for name, one in fields.items() if not isinstance(one, Maybe)], [*fields]


def _asking(kind: type[Move], value: object) -> Choice:
    """Make the choice of a move that is about one thing; whatever else it says may be nothing."""
    asked, names = _asked(kind)
    return Choice(kind, tuple((name, value if name in asked else None) for name in names))


def form_at(show: Show, question: Question | None, kind: type[F]) -> F | None:
    """Return the form of a kind on which a question is answered; None where it is answered otherwise."""
    form = show.forms.get(type(question)) if question is not None else None
    return form if isinstance(form, kind) else None


def words_there(show: Show, view: Any, words: Words) -> Words:
    """Return the words that say moves and questions as a table does."""
    said_at = show.said_at
    return words if said_at is None else words.__replace__(table=lambda value: said_at(view, value, words))


def asked_there(show: Show, view: Any, words: Words) -> str:
    """Say the question on top as it is said at a table: with names where it speaks of a neighbour."""
    return words_there(show, view, words).say(view.question)


def choice_with(show: Show, moves: Sequence[type[Move]], kind: Shape, value: object) -> Choice | None:
    """Return a choice that a value of a shape alone makes, such as playing a card; `things` come first."""
    for move in (*show.things, *moves):
        asked, _ = _asked(move)
        if len(asked) == 1 and fields_of(move)[asked[0]] == kind:
            return _asking(move, value)
    return None


def boards_of(show: Show, players: int) -> tuple[Seat | None, ...]:
    """Name the maps of a table: those of the seats, or None for the one of all."""
    return tuple(map(Seat, range(players))) if show.own_maps else (None,)


def board(show: Show, view: Any, seat: Seat | None, ghost: Move | None = None) -> Picture:
    """Draw one of the maps, with a move hovering over it; None draws what the game itself would show."""
    own = show.own_maps
    return show.map(view, ghost) if own is None or seat is None else own.map(view, seat, ghost)


def home(show: Show, view: Any, choice: Choice | None, event: Event | None = None) -> Seat | None:
    """Say on whose map a choice is played or something happened; None where all have one map."""
    own = show.own_maps
    if own is None:
        return None
    there = None if event is None else own.seat_of(event)
    return own.home(view, choice) if there is None else there


def happened_at(show: Show, events: Iterable[Event], seat: Seat | None) -> frozenset[Place]:
    """Say where on a map something happened."""
    own = show.own_maps
    here = (event for event in events if own is None or own.seat_of(event) == seat)
    return frozenset(place for event in here for place in event.places)


def inspected(show: Show, view: Any, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is at a place of one of the maps."""
    own = show.own_maps
    if own is None or seat is None:
        return show.inspect(view, place, words)
    return own.inspect(view, seat, place, words)


def where(show: Show, events: Sequence[Event]) -> tuple[Seat | None, frozenset[Place]]:
    """Say on which map something happened last, and at which of its places."""
    own = show.own_maps
    if own is None:
        return None, frozenset(place for event in events for place in event.places)
    there = [(own.seat_of(event), event.places) for event in events if event.places]
    last = there[-1][0] if there else next((own.seat_of(event) for event in reversed(events)), None)
    return last, frozenset(place for seat, places in there for place in places if seat == last)
