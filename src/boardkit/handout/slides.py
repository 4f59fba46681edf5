"""Slides of a handout, their maps as painted, and the rules that they cite; nothing here knows a form."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, overload

from rich.text import Text

from boardkit.core import CHANCE, Event, Match, Seat, Table
from boardkit.core.lines.match import seats_of
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.values import Value
from boardkit.draw.canvas import Canvas
from boardkit.draw.cards import Card
from boardkit.draw.drawings import match_palette
from boardkit.draw.geometry import fitting, geometry
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.seats import LETTERS
from boardkit.draw.shapes import Place
from boardkit.draw.show import Numbers, Picture, Show, Sign
from boardkit.text import Words
from boardkit.text.markdown import Part, parts

Playing = Callable[[Palette], Sequence[Card]]  # draws cards in some colours

WIDEST: Final = 120  # columns of a map at most, where a smaller one will do
HIGHEST: Final = 50  # lines of a map at most, where a smaller one will do


def no_cards(_: Palette) -> Sequence[Card]:
    """Draw no card."""
    return ()


class Slide(Value, eq=False):
    """A table, and what is to say about it."""

    chapter: str  # what it belongs to; neighbours of one chapter share it
    picture: Picture
    # Which step of how many it is, counted as a walk or a lesson counts them; empty for a decision.
    place: str = ""
    heading: str = ""  # where in the game we are; empty where that would tell an answer
    told: tuple[str, ...] = ()  # sentences: what happened, or what a lesson says
    places: frozenset[Place] = frozenset()  # what happened where, to be ringed
    changes: tuple[str, ...] = ()  # numbers that changed, as `Ada: points 5 → 8`
    choices: tuple[str, ...] = ()  # answers to choose from, if it asks for one
    rules: tuple[str, ...] = ()  # the sections of the rulebook behind it
    # Sections that are named and not quoted, because their text would tell an answer.
    named: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()  # what everybody may know of each seat
    # What lies beside the map, in lines as they are drawn, for whoever has to decide by it.
    beside: tuple[Text, ...] = ()
    cards: tuple[Card, ...] = ()  # the cards that are in question
    of_all_cards: tuple[str, ...] = ()  # what all of them say, told once
    described: tuple[str, ...] = ()  # the table for somebody who does not see it
    asks: bool = False  # whether the reader has something to do
    spatial: bool = False  # whether the answer lies on the map
    # The number by which the seats stand, such as points; None where it would tell an answer.
    standing: Numbers | None = None
    playing: Playing = no_cards  # draws, in some colours, the cards that it tells of

    @property
    def head(self) -> str:
        """Where we are: which step, what it belongs to, and where in the game."""
        return " · ".join(part for part in (self.place, self.chapter, self.heading) if part)


class Slides(Sequence[Slide]):
    """Slides that are made when they are looked at, so that a match may be of any length."""

    def __init__(
        self, makers: Sequence[Callable[[], Slide]], tick: Callable[[int], None] | None = None
    ) -> None:
        self.makers = makers  # what makes each; the two that were looked at last are kept
        self._tick = tick
        self._made: dict[int, Slide] = {}

    def watched(self, tick: Callable[[int], None]) -> "Slides":
        """Return the same slides, of which `tick` is told how many more are made."""
        return Slides(self.makers, tick)

    def __len__(self) -> int:
        return len(self.makers)

    @overload
    def __getitem__(self, at: int) -> Slide: ...

    @overload
    def __getitem__(self, at: slice) -> "Slides": ...

    def __getitem__(self, at: int | slice) -> "Slide | Slides":
        if isinstance(at, slice):
            return Slides(self.makers[at], self._tick)
        at = range(len(self))[at]
        if at not in self._made:
            made = self.makers[at]()
            self._made = {**dict(list(self._made.items())[-1:]), at: made}
            if self._tick is not None:
                self._tick(1)
        return self._made[at]


class Answer(Value):
    """The answer to a task: the step it belongs to, and what there is to say."""

    place: str
    told: tuple[str, ...]


class Handout(Value, eq=False):
    """Slides, and what stands above and below them."""

    title: str
    about: str  # who plays, or what the lesson is about
    slides: Sequence[Slide]
    words: Words
    book: Rulebook
    palette: Palette  # the colours for paper
    dark: Palette  # the colours for terminals
    notice: str = ""  # whom it is for, where that matters
    for_learners: bool = False  # whether it is a sheet to be filled in
    legend: tuple[Sign, ...] = ()  # the signs that are drawn on it
    answers: tuple[Answer, ...] = ()  # what stands on a page of its own at the end
    paper: str = ""  # the paper that it asks for, as CSS names it, such as `letter`; the printer's if empty


class Eyes(Value, eq=False):
    """How a table is seen: by a seat, by CHANCE for what everybody may know, or with nothing hidden."""

    match: Match[Any]
    drawing: Show
    words: Words
    seat: Seat | None = CHANCE  # whose view it is; None hides nothing

    def table(self, state: Table) -> Table:
        """Cover what may not be seen of a table."""
        if self.seat is None:
            return state
        covered: Table = self.match.game.view(state, self.seat)
        return covered

    def event(self, event: Event) -> Event:
        """Cover what may not be known of a happening."""
        return event if self.seat is None else event.covered(self.seat)

    def seats(self, state: Table) -> tuple[str, ...]:
        """Say what everybody may know of each seat."""
        view, words = self.table(state), self.words
        seats = seats_of(self.match.players)
        lines = ((words.seat(seat), self.drawing.seat_line(view, seat, words)) for seat in seats)
        return tuple(words("handout-seat", seat=name, line=" ".join(line.split())) for name, line in lines)

    def letters(self) -> tuple[str, ...]:
        """Say which letter each seat has on the map."""
        words = self.words
        seats = seats_of(self.match.players)
        return tuple(words("handout-seat", seat=LETTERS[seat], line=words.seat(seat)) for seat in seats)


def palette_of(match: Match[Any], depth: Depth = Depth.FULL, *, dark: bool = True) -> Palette:
    """Return the colours of a match, for a dark ground as on screens, or else for paper."""
    colours = tuple(player.colour for player in match.players)
    return match_palette(match.game.key, colours, depth, dark=dark)


def standing(drawing: Show, view: Any) -> Numbers | None:
    """Give the number by which seats stand: their points, or else the first that they have of their own."""
    own = [one for one in drawing.numbers(view) if not one.shared]
    return next((one for one in own if one.reckoned), own[0] if own else None)


def open_eyes(match: Match[Any]) -> Seat | None:
    """Say whose eyes may see a match that is shown to all: nobody's secrets, unless they are told already."""
    if len(match.players) == 1:
        return Seat(0)
    return None if match.has_no_secrets else CHANCE


class Quotation(Value):
    """A section of the rulebook: its number, its title, and its text in paragraphs and tables."""

    number: str
    title: str
    parts: tuple[Part, ...]


def quoted(slide: Slide, book: Rulebook) -> Iterator[Quotation]:
    """Quote the sections behind a slide, in the order they applied; of a named one the heading alone."""
    for number in (*slide.rules, *slide.named):
        if (section := book.sections.get(number)) is not None:
            text = parts(section.text) if number in slide.rules else ()
            yield Quotation(section.number, section.title, tuple(text))


def marks_of(slide: Slide, *, clear: bool = False) -> Marks:
    """Ring what happened, and print the names of places, clearly or faintly."""
    rings = (Ring(slide.places, Mark.PICKED),) if slide.places else ()
    return Marks(rings=rings, coordinates=True, clear=clear)


def painted(
    slide: Slide, palette: Palette, tier: Tier = Tier.TILE, width: int = WIDEST, height: int = HIGHEST
) -> Canvas:
    """Paint the map of a slide, as large as there is room."""
    board = slide.picture.board
    plan = geometry(board, fitting(board, width, height))
    return paint(plan, slide.picture.looks, marks_of(slide, clear=True), palette, tier)
