"""Extras of a drawing: what it may give besides what all give, such as a map for each seat."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, cast

from rich.text import Text

from boardkit.core import Choice, Event, Move, Question, Seat, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation.shapes import Maybe, Shape, fields_of
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Place
from boardkit.text import Words


class Sort(Value):
    """A way to sort choices of one kind: `name` is a message of the game.

    Attributes:
        key: (view, choice) -> what the choices of a hand are compared by, the least first.
    """

    name: str
    key: Callable[[Any, Choice], Any]


def sorts_of(drawing: Drawing) -> Sequence[Sort]:
    """Return the ways to sort a hand that a drawing knows: its `SORTS`, if it has any."""
    sorts: Sequence[Sort] = getattr(drawing, "SORTS", ())
    return sorts


def proposed(drawing: Drawing, view: Any) -> Move | None:
    """Return the legal answer that a drawing proposes to the question on top by its `proposal`, if any."""
    proposal = getattr(drawing, "proposal", None)
    answer: Move | None = proposal(view) if proposal is not None else None
    return answer


def edges_of(drawing: Drawing) -> Mapping[frozenset[Place], str]:
    """Return the colours of lines along borders of a map, by the two places that share one: its `EDGES`."""
    edges: Mapping[frozenset[Place], str] = getattr(drawing, "EDGES", {})
    return edges


def layer_of(drawing: Drawing) -> Callable[[Any, Picture], Picture] | None:
    """Return what lays something over a map on demand: its `layered`, if it has one."""
    layered: Callable[[Any, Picture], Picture] | None = getattr(drawing, "layered", None)
    return layered


def worded(drawing: Drawing, view: Any, picture: Picture, words: Words) -> Picture:
    """Say by words what a map shows, where places are large enough: by the game's `in_words`, if any."""
    in_words: Callable[[Any, Picture, Words], Picture] | None = getattr(drawing, "in_words", None)
    return picture if in_words is None else in_words(view, picture, words)


def tableaux_of(drawing: Drawing) -> Callable[[Any, Seat, Words], Sequence[str]] | None:
    """Return what tells all that lies open before a seat, a line each: its `laid_open`, if it has one."""
    laid_open: Callable[[Any, Seat, Words], Sequence[str]] | None = getattr(drawing, "laid_open", None)
    return laid_open


def common_of(drawing: Drawing, view: Any, words: Words) -> Sequence[str]:
    """Tell in full what belongs to all, a line each: by the `common` of a drawing, if it has one."""
    common: Callable[[Any, Words], Sequence[str]] | None = getattr(drawing, "common", None)
    return () if common is None else common(view, words)


def stride_of(drawing: Drawing, choice: Choice | None) -> int:
    """Say how many squares a piece moves at a time: by its `stride`, or else one."""
    stride: Callable[[Choice], int] | None = getattr(drawing, "stride", None)
    return 1 if stride is None or choice is None else stride(choice)


class Sign(Value):
    """A sign that a game draws with, and the message that says what it stands for.

    Attributes:
        colour: the token of its colour; empty for none.
        written: the message whose text is the sign, where it is a letter of the language; else empty.
    """

    sign: str
    message: str
    colour: str = ""
    written: str = ""

    def read(self, words: Words) -> str:
        """Return the sign as it is written in a language."""
        return words(self.written) if self.written else self.sign


class Verb(Value):
    """Something that can be done at a turn: its letter, the message that names it, and its moves.

    Attributes:
        message: the message with its word; with `short-` before it, the message with a shorter one.
        moves: the kinds of moves that no other verb has.
        also: single moves that it begins with, though their kind belongs to another verb.
    """

    letter: str
    message: str
    moves: tuple[type[Move], ...]
    also: tuple[Move, ...] = ()

    def offers(self, choice: Choice) -> bool:
        """Return whether a choice is one of its own."""
        return choice.kind in self.moves or choice in map(choice_of, self.also)


def card_of(drawing: Drawing, view: Any, choice: Choice, words: Words, palette: Palette) -> Card:
    """Draw a choice as a card: by the game's `card`, or else from what it says of it."""
    card: Callable[[Any, Choice, Words, Palette], Card | None] | None = getattr(drawing, "card", None)
    found = card(view, choice, words, palette) if card is not None else None
    if found is not None:
        return found
    lines = tuple(drawing.inspect_choice(view, choice, words))
    if choice.needs_place or choice.kind.turns:
        return Card(words.verb(choice.kind), text=lines)
    return Card(words.short(choice.kind(**dict(choice.values))), text=lines)


def seats_in(
    drawing: Drawing, view: Any, words: Words, palette: Palette, room: Room
) -> Sequence[Text] | None:
    """Write what lies open before the seats, by the game's `seats`; None where it has none."""
    seats: Callable[[Any, Words, Palette, Room], Sequence[Text]] | None = getattr(drawing, "seats", None)
    return None if seats is None else seats(view, words, palette, room)


def hand_parts(drawing: Drawing, view: Any, seat: Seat) -> tuple[Sequence[Move], Sequence[Move]]:
    """Part what a seat truly holds from what only lies before it: by the game's `dealt`, if it has one."""
    dealt: Callable[[Any, Seat], Sequence[Move]] | None = getattr(drawing, "dealt", None)
    shown, before = drawing.hand(view, seat), () if dealt is None else dealt(view, seat)
    return [move for move in shown if move not in before], before


def seats_high(drawing: Drawing, seats: int, width: int) -> int | None:
    """Say how many lines so many seats fill at most in a width, by the game's `seats_high`, if it knows."""
    high: Callable[[int, int], int] | None = getattr(drawing, "seats_high", None)
    return None if high is None else high(seats, width)


def shared_in(drawing: Drawing, view: Any, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what belongs to all, by the game's `shared`, or else by its `side`."""
    shared: Callable[[Any, Words, Palette, Room], Sequence[Text]] | None = getattr(drawing, "shared", None)
    return drawing.side(view, words, palette) if shared is None else shared(view, words, palette, room)


def heading_of(drawing: Drawing, view: Any, words: Words, width: int) -> str:
    """Say where in the game we are, as far as there is room: by the game's `heading_in`, or its `heading`."""
    heading: Callable[[Any, Words, int], str] | None = getattr(drawing, "heading_in", None)
    return drawing.heading(view, words) if heading is None else heading(view, words, width)


def legend_of(drawing: Drawing) -> Sequence[Sign]:
    """Return the signs that a game draws with: its `LEGEND`, if it has one."""
    legend: Sequence[Sign] = getattr(drawing, "LEGEND", ())
    return legend


def thing_in(drawing: Drawing, event: Event) -> Choice | None:
    """Return the card that an event tells of, as a choice of one of the drawing's `THINGS`, if it has them.

    It is told by a field that has the name and the type of one of the move's; whatever else the move says
    may be nothing.
    """
    kinds: Sequence[type[Move]] = getattr(drawing, "THINGS", ())
    found = (_as_choice(kind, event) for kind in kinds)
    return next((choice for choice in found if choice is not None), None)


def _as_choice(kind: type[Move], event: Event) -> Choice | None:
    asked, _ = _asked(kind)
    if len(asked) != 1 or fields_of(type(event)).get(asked[0]) != fields_of(kind)[asked[0]]:
        return None
    value = getattr(event, asked[0])
    return None if value in event.hides.values() else _asking(kind, value)


def _asked(kind: type[Move]) -> tuple[Sequence[str], Sequence[str]]:
    """Name the fields that say what a move is about, and all that it is chosen by."""
    fields = {name: one for name, one in fields_of(kind).items() if name != PLACE and name not in kind.turns}
    return [name for name, one in fields.items() if not isinstance(one, Maybe)], [*fields]


def _asking(kind: type[Move], value: object) -> Choice:
    """Make the choice of a move that is about one thing; whatever else it says may be nothing."""
    asked, names = _asked(kind)
    return Choice(kind, tuple((name, value if name in asked else None) for name in names))


def several_of(drawing: Drawing) -> Sequence[type[Move]]:
    """Return the moves of which several may be ticked and made together: its `SEVERAL`, if it has any."""
    several: Sequence[type[Move]] = getattr(drawing, "SEVERAL", ())
    return several


def each_of(drawing: Drawing) -> Sequence[type[Move]]:
    """Return the moves whose choices are never listed by kind: its `EACH`, if it has any."""
    each: Sequence[type[Move]] = getattr(drawing, "EACH", ())
    return each


def steady_of(drawing: Drawing) -> Sequence[type[Question]]:
    """Return the questions whose list keeps what it had in a turn: a drawing's `STEADY`, if it has any."""
    steady: Sequence[type[Question]] = getattr(drawing, "STEADY", ())
    return steady


def shared_wanted(drawing: Drawing, view: Any) -> bool:
    """Return whether who is asked wants to see what belongs to all: by the game's `wants_shared`, if any."""
    wants: Callable[[Any], bool] | None = getattr(drawing, "wants_shared", None)
    return wants is not None and wants(view)


def words_there(drawing: Drawing, view: Any, words: Words) -> Words:
    """Return the words that say moves and questions as a table does: by the game's `said_at`, if any."""
    said_at: Callable[[Any, object, Words], str] | None = getattr(drawing, "said_at", None)
    return words if said_at is None else words.__replace__(table=lambda value: said_at(view, value, words))


def asked_there(drawing: Drawing, view: Any, words: Words) -> str:
    """Say the question on top as it is said at a table: with names where it speaks of a neighbour."""
    return words_there(drawing, view, words).say(view.question)


def option_said(drawing: Drawing, value: object, words: Words) -> str:
    """Tell what the value of an option means: by the game's `option_told`, if it has one."""
    tell: Callable[[object, Words], str] | None = getattr(drawing, "option_told", None)
    return "" if tell is None else tell(value, words)


def verbs_of(drawing: Drawing) -> Sequence[Verb]:
    """Return what can be done at a turn: its `VERBS`, if it has any."""
    verbs: Sequence[Verb] = getattr(drawing, "VERBS", ())
    return verbs


def tallies_of(drawing: Drawing, view: Any) -> Mapping[str, str]:
    """Return what is counted of some verbs, by their letters: by its `tallies`, if it has any."""
    tallies: Callable[[Any], Mapping[str, str]] | None = getattr(drawing, "tallies", None)
    return {} if tallies is None else tallies(view)


def struck_by(drawing: Drawing, view: Any, move: Move) -> Sequence[Seat]:
    """Return whom a move is hostile to beyond what numbers tell: by the game's `struck`, if it has one."""
    struck: Callable[[Any, Move], Sequence[Seat]] | None = getattr(drawing, "struck", None)
    return () if struck is None else struck(view, move)


def given_up_in(drawing: Drawing, view: Any, words: Words) -> Sequence[str] | None:
    """Say what passing gives up, by the game's `given_up`; None where it has none."""
    given_up: Callable[[Any, Words], Sequence[str]] | None = getattr(drawing, "given_up", None)
    return None if given_up is None else given_up(view, words)


def covered_by(drawing: Drawing) -> Callable[[object], frozenset[Place]]:
    """Return what says which places a thing on the map covers: by the game's `covers`, or else none."""
    covers: Callable[[object], frozenset[Place]] = getattr(drawing, "covers", _no_places)
    return covers


def _no_places(thing: object) -> frozenset[Place]:
    del thing
    return frozenset()


def choice_with(drawing: Drawing, moves: Sequence[type[Move]], kind: Shape, value: object) -> Choice | None:
    """Return a choice that a value alone makes, such as playing a card; the drawing's `THINGS` come first.

    Args:
        drawing: what draws the game.
        moves: the game's moves.
        kind: what the value is made of.
        value: the value.
    """
    things: Sequence[type[Move]] = getattr(drawing, "THINGS", ())
    for move in (*things, *moves):
        asked, _ = _asked(move)
        if len(asked) == 1 and fields_of(move)[asked[0]] == kind:
            return _asking(move, value)
    return None


class OwnBoards(Protocol):
    """What the drawing of a game has besides, if each seat has a map of its own."""

    def picture_of(self, view: Any, seat: Seat, ghost: Move | None = None) -> Picture:
        """Draw the map of a seat, with a move hovering over it if one is given."""
        ...

    def home(self, view: Any, choice: Choice | None) -> Seat:
        """Say on whose map a choice is played; without one, whose map belongs to the table as it stands."""
        ...

    def inspect_in(self, view: Any, seat: Seat, place: Place, words: Words) -> Sequence[str]:
        """Say what is at a place of a seat's map, a sentence each."""
        ...

    def seat_of(self, event: Event) -> Seat | None:
        """Say on whose map something happened."""
        ...


def boards_of(drawing: Drawing, players: int) -> tuple[Seat | None, ...]:
    """Name the maps of a table: those of the seats, or None for the one of all."""
    return tuple(map(Seat, range(players))) if _own(drawing) else (None,)


def board(drawing: Drawing, view: Any, seat: Seat | None, ghost: Move | None = None) -> Picture:
    """Draw one of the maps, with a move hovering over it; None draws what the game itself would show."""
    own = _own(drawing)
    return drawing.picture(view, ghost) if own is None or seat is None else own.picture_of(view, seat, ghost)


def home(drawing: Drawing, view: Any, choice: Choice | None, event: Event | None = None) -> Seat | None:
    """Say on whose map a choice is played or something happened; None where all have one map."""
    own = _own(drawing)
    if own is None:
        return None
    there = None if event is None else own.seat_of(event)
    return own.home(view, choice) if there is None else there


def happened_at(drawing: Drawing, events: Iterable[Event], seat: Seat | None) -> frozenset[Place]:
    """Say where on a map something happened."""
    own = _own(drawing)
    here = (event for event in events if own is None or own.seat_of(event) == seat)
    return frozenset(place for event in here for place in event.places)


def inspected(drawing: Drawing, view: Any, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is at a place of one of the maps."""
    own = _own(drawing)
    if own is None or seat is None:
        return drawing.inspect(view, place, words)
    return own.inspect_in(view, seat, place, words)


def where(drawing: Drawing, events: Sequence[Event]) -> tuple[Seat | None, frozenset[Place]]:
    """Say on which map something happened last, and at which of its places."""
    own = _own(drawing)
    if own is None:
        return None, frozenset(place for event in events for place in event.places)
    there = [(own.seat_of(event), event.places) for event in events if event.places]
    last = there[-1][0] if there else next((own.seat_of(event) for event in reversed(events)), None)
    return last, frozenset(place for seat, places in there for place in places if seat == last)


def _own(drawing: Drawing) -> OwnBoards | None:
    return cast("OwnBoards", drawing) if hasattr(drawing, "picture_of") else None
