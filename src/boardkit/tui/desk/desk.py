"""The desk at which a match is played, as a value; its modes, what they show, tables of deeds."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property, wraps
from typing import Any, ClassVar, Final, TypeVar, cast

from msgspec import field
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Choice, Draft, Game, Match, Move, Question, Seat, Study, choice_of
from boardkit.core.lines.course import moves_shared
from boardkit.core.lines.match import people_of
from boardkit.core.teaching.rulebook import Rulebook, rulebook_of
from boardkit.core.values import Value
from boardkit.draw import forms
from boardkit.draw.blocks import Room, wrapped
from boardkit.draw.drawings import drawing_of
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Ink as Ink
from boardkit.draw.palette import Tones as Tones
from boardkit.draw.seats import SEAT
from boardkit.draw.shapes import Place
from boardkit.draw.show import Entry, Show
from boardkit.players.review import Judged, Review
from boardkit.text import Words
from boardkit.text.spots import Spot, spot_of, spots_in, standing_for
from boardkit.tui.desk import intents
from boardkit.tui.desk.keys import PLAY_KEYS, Key, with_commands
from boardkit.tui.desk.sight import (
    AS_IT_LIES,
    Coach,
    Drawn,
    Listed,
    Sight,
    Walk,
    arranged,
    entries,
    secret_from_all,
    want_places,
)
from boardkit.tui.desk.wishes import Ask, Dialog, Wish


class Area(Value):
    """Cells of a sheet, and what is wanted by a click on them."""

    intent: intents.Intent
    left: int
    top: int
    width: int
    height: int

    def covers(self, column: int, line: int) -> bool:
        """Return whether a cell belongs to it."""
        return 0 <= column - self.left < self.width and 0 <= line - self.top < self.height


TOUCHED: Final[Mapping[str, Callable[[Any], intents.Intent]]] = {
    forms.CELL: intents.GoToCell,
    forms.NUMBER: lambda put: intents.Put(*put),
    forms.LETTER: intents.Type,
    forms.BOX: lambda _: intents.Do.TICK,
}
"""The intent of a click on each part of a form."""


class Sheet(Value):
    """Lines with areas that can be clicked."""

    lines: Sequence[Text]
    areas: tuple[Area, ...] = ()
    full: bool = True  # whether it takes all the width; if not, the side stays where there is room for both
    low: bool = False  # whether it lies in the room of the hand, so that the map stays, too

    @property
    def width(self) -> int:
        """Columns of the longest line."""
        return max((line.cell_len for line in self.lines), default=0)

    def at(self, column: int, line: int) -> intents.Intent | None:
        """Say what is wanted by a click on a cell."""
        return next((area.intent for area in self.areas if area.covers(column, line)), None)

    def within(self, room: Room) -> "Sheet":
        """Cut it to a room."""
        lines = [line[: room.width] if line.cell_len > room.width else line for line in self.lines]
        return self.__replace__(lines=lines[: room.height])

    @classmethod
    def wanting(cls, intent: intents.Intent, lines: Sequence[Text]) -> "Sheet":
        """Make a sheet of lines that all want something."""
        sheet = cls(lines)
        return sheet.__replace__(areas=(Area(intent, 0, 0, sheet.width, len(lines)),))

    @classmethod
    def of_form(cls, lines: Sequence[Text]) -> "Sheet":
        """Make a sheet of lines of which parts stand for something to be done."""
        areas = list[Area]()
        for top, line in enumerate(lines):
            for span in line.spans:
                spot = spot_of(span.style.meta) if isinstance(span.style, Style) else None
                if spot is not None and spot[0] in TOUCHED:
                    left, right = (cell_len(line.plain[:at]) for at in (span.start, span.end))
                    areas.append(Area(TOUCHED[spot[0]](spot[1]), left, top, right - left, 1))
        return cls(lines, tuple(areas))

    @classmethod
    def stacked(cls, *sheets: "Sheet") -> "Sheet":
        """Lay sheets below each other."""
        lines, areas = list[Text](), list[Area]()
        for sheet in sheets:
            areas += [area.__replace__(top=area.top + len(lines)) for area in sheet.areas]
            lines += sheet.lines
        return cls(lines, tuple(areas))

    @classmethod
    def abreast(cls, *sheets: "Sheet", gap: int = 0) -> "Sheet":
        """Lay sheets beside each other."""
        high = max((len(sheet.lines) for sheet in sheets), default=0)
        lines, areas, left = [Text() for _ in range(high)], list[Area](), 0
        for sheet in sheets:
            areas += [area.__replace__(left=area.left + left) for area in sheet.areas]
            for number, line in enumerate(lines):
                line.pad_right(left - line.cell_len)
                line.append_text(sheet.lines[number] if number < len(sheet.lines) else Text())
            left += sheet.width + gap
        return cls(lines, tuple(areas))


WHITE_ON_BLACK: Final = "#ffffff on #000000"  # the colours of codes, whatever the theme
GAP, LEAST = 4, 20  # the columns around what is told beside a code, and the fewest that it has


def reach_said(words: Words, *, open_to_network: bool) -> str:
    """Say who can reach an address."""
    return words("hands-network" if open_to_network else "hands-loopback")


def code_drawn(lines: Iterable[str]) -> list[Text]:
    """Draw the lines of a QR code."""
    return [Text(line, WHITE_ON_BLACK) for line in lines]


def code_sheet(code: Sequence[str], said: tuple[str, str, str], room: Room) -> Sheet:
    """Draw an address and its QR code, with what is said beside it."""
    address, *lines = code
    drawn = code_drawn(lines)
    wide = max(room.width - drawn[0].cell_len - GAP, LEAST)
    texts = zip(said, ("bold", "", "dim"), strict=True)
    told = [line for text, style in texts for line in (*wrapped(Text(text, style), wide), Text())]
    beside = Sheet.abreast(Sheet(drawn), Sheet(told), gap=GAP // 2)
    return Sheet.stacked(beside, Sheet([Text(address, "bold")]))


class Window(Value):
    """A question put to the table."""

    kind: type[Question]  # what the rules ask one seat after the other
    wants: frozenset[Seat] = frozenset()  # who wants to answer
    open: bool = True  # whether everybody looks at the screen; if not, one of those who want to is asked
    answers: tuple[tuple[Seat, Move], ...] = ()  # what stands on the form for all meanwhile


class Hands(Value):
    """Hands that lie on devices of the seats' own."""

    # the address at which a device takes the hand of a seat, which is used once, and the lines of its QR code
    codes: Mapping[Seat, Sequence[str]]
    open_to_network: bool = False  # whether other computers reach these
    taken: frozenset[Seat] = frozenset()  # the seats whose hands are on devices
    # what seats have answered there before the rules came to ask it
    answers: Mapping[Seat, tuple[Move, ...]] = field(default_factory=dict)


class Judgement(Value, eq=False):
    """A review, and the match that it is about."""

    match: Match[Any]
    review: Review

    def of(self, match: Match[Any], at: int) -> Judged | None:
        """Return what is said of the decision that led to a moment, if a line of the match shares it."""
        shared = moves_shared(self.match.moments, match.moments)
        return next((one for one in self.review.decisions if one.at == at <= shared), None)

    def marked(self, match: Match[Any]) -> Sequence[int]:
        """List the moments of the decisions that have a mark."""
        shared = moves_shared(self.match.moments, match.moments)
        return [one.at for one in self.review.decisions if one.mark.value and one.at <= shared]


class Answers(Value, eq=False):
    """The answers to a question, each taken by its letter, and the move that is taken as one, if one is."""

    entries: Sequence[Entry]
    move: Move | None = None
    hovers: bool = True  # whether that move is drawn on the map
    about: Move | None = None  # a move on whose map it is asked, where seats have maps of their own


Deed = Callable[..., "Outcome"]
"""Makes an outcome of a desk, and of what is wanted there where that says more."""

Deeds = Mapping[Enum | type[intents.Intent], Deed]
"""The deeds of a mode, by intent; any other intent changes nothing."""

M = TypeVar("M", bound="Mode")


class Desk(Value, eq=False, kw_only=True, dict=True):
    """A match, who looks at it, and how far they have come with what they are doing.

    What is worked out of it, its facts, is worked out once: a changed desk is another one.
    """

    study: Study[Any]  # the match and its branches
    drawing: Show
    words: Words  # the words of the match: its game's, and its players' names
    modes: tuple["Mode", ...]  # what is done now, on top of what it interrupts
    sight: Sight  # the match as the seat at the keyboard sees it now
    keys: tuple[Key, ...] = PLAY_KEYS  # the table of keys, with the player's own
    draft: Draft = field(default_factory=lambda: Draft({}))  # the move in the making
    cursor: Place | None = None  # the place the keyboard is on
    letters: Mapping[Place, str] = field(default_factory=dict)  # the jump letters, while they are shown
    dealt: Mapping[Place, str] = field(default_factory=dict)  # those that stood when the last one was chosen
    kind: type[Move] | None = None  # the kind of choices that is opened
    verb: str = ""  # the letter of the verb of the action bar that is opened, if one is
    marked: frozenset[Choice] = frozenset()  # the entries that are ticked, where several may be taken
    digits: str = ""  # what has been typed of a number
    touched: bool = False  # whether anything was chosen, typed or pointed at since the question was asked
    clicked: Hashable = None  # what was taken by the last click; a second one there makes the move
    order: str = AS_IT_LIES  # how the hand is sorted
    looked: intents.Follow | None = None  # the sentence of the log that somebody looks at
    seated: Seat = CHANCE  # whose curtain is open; CHANCE if nobody's
    eyes: Seat | None = None  # by whose eyes an open table is looked at, if not those of whoever is asked
    layer: int | None = None  # what is laid over the map on demand, or whose map is shown
    speed: int = 1  # how fast a walk goes on by itself
    tab: int | None = None  # which part of the side is shown where not all has room; None for the most wanted
    leafed: tuple[Hashable, int] = (None, 0)  # what was looked at when leaves were turned, and how many were
    zoom: int = 0  # which part of the table has all the room; 0 none
    bare: bool = False  # whether the pieces on the map are hidden, until the next key
    vain: bool = False  # whether a key has just done nothing, so that the prompt, which helps, stands out
    news: bool = False  # whether there is something new that was not read yet
    tier: Tier = Tier.TILE  # what maps are made of on this screen
    judgement: Judgement | None = None  # the review at hand, if the match was looked at again
    window: Window | None = None  # a question that all are asked on one screen, and who wants to answer it
    drawn: Drawn = field(default_factory=Drawn)  # what was drawn lately
    coach: Coach | None = None  # tells rules when they are first needed; None where nobody can
    hands: Hands | None = None  # the hands on devices; None while none can be taken there
    devices: intents.ClassServed | None = None  # where a class comes in on devices of its own

    @classmethod
    def of(cls, study: Study[Any], words: Words, mode: "Mode", keys: tuple[Key, ...] = PLAY_KEYS) -> "Desk":
        """Return a desk at which nobody sits yet."""
        sight = Sight(study.match, CHANCE, drawing_of(study.main.game.key))
        keys = with_commands(keys, study.main.game)
        desk = cls(study=study, drawing=sight.drawing, words=words, modes=(mode,), sight=sight, keys=keys)
        return desk.spoken()

    def spoken(self) -> "Desk":
        """Speak of secrets where there are any, and only there."""
        openly = self.match.has_no_secrets
        if openly is self.words.open_table:
            return self
        return self.__replace__(words=self.words.__replace__(open_table=openly))

    @cached_property
    def match(self) -> Match[Any]:
        """The line of the match that is played."""
        return self.study.match

    @property
    def hides_map(self) -> bool:
        """Whether the side has all the room."""
        return self.zoom > 1

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    @cached_property
    def mode(self) -> "Mode":
        """The mode on top."""
        return self.modes[-1]

    @cached_property
    def deeds(self) -> Deeds:
        """The deeds that are possible now, by intent."""
        return self.mode.deeds

    @cached_property
    def viewer(self) -> Seat:
        """Whose view is drawn."""
        return self.sight.viewer

    @cached_property
    def walk(self) -> Walk | None:
        """The walk through what happened, while there is one."""
        return self.mode.walk

    @cached_property
    def state(self) -> Any:
        """The table that is shown: now, or where the walk stands; covered for the viewer."""
        walk, seen = self.walk, self.sight
        return seen.view if walk is None else self.drawn.once(self.game.view, walk.halt.state, seen.past)

    @cached_property
    def listed(self) -> tuple[Listed, ...]:
        """The entries of the hand."""
        sight = None if self.walk else self.sight
        return self.drawn.once(_listed, sight, self.drawing, self.order, self.words, self.verb, self.kind)

    @cached_property
    def facts(self) -> dict[Callable[["Desk"], Any], Any]:
        """The facts of the desk that have been asked for, by what works them out."""
        return {}

    @cached_property
    def picks_places(self) -> bool:
        """Whether arrows move over the map; if not, they move in the hand."""
        return want_places(self.draft.choice, self.listed)

    def doing(self, kind: type[M]) -> M:
        """Return the mode on top, which is of a kind."""
        assert isinstance(self.mode, kind)
        return self.mode

    def begun_as(self, kind: type[M]) -> M:
        """Return the mode that the others have interrupted, which is of a kind."""
        mode = self.modes[0]
        assert isinstance(mode, kind)
        return mode

    def entering(self, mode: "Mode") -> "Desk":
        """Interrupt what is done by something else."""
        return self.__replace__(modes=(*self.modes, mode))

    def turning(self, mode: "Mode") -> "Desk":
        """Do something else instead of what is done, or the same otherwise."""
        return self.__replace__(modes=(*self.modes[:-1], mode))

    def leaving(self) -> "Desk":
        """Go back to what was interrupted; where nothing was, stay."""
        return self.__replace__(modes=self.modes[:-1] or self.modes)

    def wishing(self, *wishes: Wish) -> "Outcome":
        """Leave the desk as it is, and wish for something."""
        return Outcome(self, wishes)

    def asking(self, dialog: Dialog) -> "Outcome":
        """Leave the desk as it is, and ask something in a dialog."""
        return Outcome(self, (Ask(dialog),))


def _listed(
    sight: Sight | None, drawing: Show, order: str, words: Words, letter: str, kind: type[Move] | None
) -> tuple[Listed, ...]:
    """List choices; where the bar has verbs of all, the hand and what is never folded until one is opened."""
    choices = () if sight is None else arranged(sight, order, words)
    if sight is not None and not letter and kind is None:
        choices = tuple(choice for choice in choices if choice.kind not in sight.aside)
    found = entries(drawing, choices, letter, kind)
    if not letter and sight is not None:
        # The last verb of the bar ends it where any are ticked, and says no where one is chosen.
        several = any(one.kind in drawing.several for one in sight.playable)
        ended = "done" if several else "decline"
        found = tuple(one for one in found if not isinstance(one, Choice) or one.kind.verb != ended) or found
    if sight is None or letter or kind is not None or all(isinstance(one, Choice) for one in found):
        return found
    if not all(any(verb.offers(choice) for verb in drawing.verbs) for choice in choices):
        return found
    held = frozenset(map(choice_of, drawing.hand(sight.view, sight.viewer)))
    return tuple(choice for choice in choices if choice in held or choice.kind in drawing.each)


F = TypeVar("F")


def fact(work: Callable[[Desk], F]) -> Callable[[Desk], F]:
    """Work a fact out of a desk when it is first asked for; whoever asks again is given the same."""

    @wraps(work)
    def known(desk: Desk) -> F:
        facts = desk.facts
        if work not in facts:
            facts[work] = work(desk)
        return cast("F", facts[work])

    return known


class Outcome(Value, eq=False):
    """The outcome of an intent: another desk, or the same, and its wishes."""

    desk: Desk
    wishes: tuple[Wish, ...] = ()

    def then(self, deed: Callable[[Desk], "Outcome"]) -> "Outcome":
        """Do something more at the desk that came of it; wishes are granted in order."""
        further = deed(self.desk)
        return Outcome(further.desk, (*self.wishes, *further.wishes))

    def wishing(self, *wishes: Wish) -> "Outcome":
        """Wish for something more."""
        return Outcome(self.desk, (*self.wishes, *wishes))


class Showing:
    """The pictures of a mode; by default all is as at the table."""

    plays: ClassVar[bool] = False  # whether the map plays by itself what others have done
    teaches: ClassVar[bool] = False  # whether something is told beside the map in place of the log
    recounts: ClassVar[bool] = False  # whether what is told `below` has happened; the log leaves it out then

    @property
    def styles(self) -> Collection[str]:
        """The names by which style sheet and keyboard know it, where it is unlike others."""
        return ()

    @property
    def curtain(self) -> Seat | None:
        """The seat for which a curtain hides the table; None where none does."""
        return None

    @property
    def suggested(self) -> Sequence[str]:
        """Suggestions, where a line is typed."""
        return ()

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:  # noqa: ARG002 - for modes that teach
        """Return what is told beside the map, in a room so wide."""
        return Text()

    def answers(self, desk: Desk) -> Answers | None:  # noqa: ARG002 - for modes that ask
        """Return what lies in the hand in place of choices, where it is no question of the rules."""
        return None

    def named(self, desk: Desk, places: Collection[Place]) -> frozenset[Place]:  # noqa: ARG002 - the same
        """Return the places of a map that are named beside it."""
        return frozenset()

    def arrows(self, desk: Desk, places: Collection[Place]) -> Sequence[tuple[Place, Place]]:  # noqa: ARG002
        """Return the arrows that are drawn on a map, each from a place to another."""
        return ()

    def below(self, desk: Desk, ink: Ink, room: Room) -> Sequence[Text]:  # noqa: ARG002 - for modes that tell
        """Return what is told in the room that the hand leaves."""
        return ()

    def lit(self, desk: Desk) -> Mapping[str, str] | None:  # noqa: ARG002 - for modes that choose no move
        """Return the verbs that stay bright, by letter, with what is counted; None where moves are chosen."""
        return None

    def foreseen(self, desk: Desk) -> Any:
        """Return the table as it is told beside the map: with what is filled in, asking nobody or one."""
        return asking_nobody(desk) if asks_all(desk) else desk.state

    @property
    def labels(self) -> Mapping[str, str]:
        """The actions of keys that say something of their own here, each with its message, in their order."""
        return {}

    @property
    def foot(self) -> Sequence[str]:
        """The keys to show in the footer, by name; none for those that have a rank."""
        return tuple(self.labels)

    def pace(self, desk: Desk) -> str:  # noqa: ARG002 - for modes that go on by themselves
        """Return the message of the speed at which it goes on by itself; nothing while it does not."""
        return ""

    def prompt(self, desk: Desk, ink: Ink) -> Text:  # noqa: ARG002 - for modes that say something
        """Say what is asked, and what came of it."""
        return Text()

    def remark(self, desk: Desk) -> str:  # noqa: ARG002 - the same
        """Say in one line how it stands."""
        return ""

    def ready(self, desk: Desk) -> bool:  # noqa: ARG002 - the same
        """Return whether there is anything that enter could do."""
        return True

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:  # noqa: ARG002 - for modes with one
        """Draw what lies in place of map and hand, if something does."""
        return None


class Mode(Showing):
    """A mode of a desk; each of its kinds is a frozen value."""

    gathers: ClassVar[bool] = True  # whether several moves may be made at once
    may_leave: ClassVar[bool] = False  # whether a step back leads away from the table at any moment

    @property
    def deeds(self) -> Deeds:
        """The deeds of the mode, by intent; any other intent changes nothing."""
        return {}

    @property
    def on_a_walk(self) -> Deeds:
        """The deeds that stay possible while somebody walks through the match."""
        return {}

    @property
    def walk(self) -> Walk | None:
        """The walk that is taken, if one is."""
        return None

    @property
    def resting(self) -> bool:
        """Whether nobody is to move now, though the rules ask somebody."""
        return False

    @property
    def opener(self) -> str:
        """The letter that lays open what a seat hides: its own, as an enter too many must not."""
        return ""

    def seen_through(self, sight: Sight) -> "Mode":  # noqa: ARG002 - for modes that tell of the past
        """Do the same, seen through other eyes."""
        return self

    def due(self, desk: Desk) -> Seat | None:
        """Say whose time runs: that of whoever is asked."""
        asked: Seat | None = desk.match.state.to_move
        return asked

    def rule(self, desk: Desk) -> str:
        """Return the section of the rulebook that is about what is done now: the question's."""
        question = desk.sight.view.question
        return "" if question is None else question.rule

    def decide(self, desk: Desk, move: Move) -> Outcome:  # noqa: ARG002 - for modes in which moves are made
        """Make a move, where moves are made."""
        return Outcome(desk)


def kind_of(intent: intents.Intent) -> Enum | type[intents.Intent]:
    """Return what an intent is known by."""
    return intent if isinstance(intent, Enum) else type(intent)


def update(desk: Desk, intent: intents.Intent) -> Outcome:
    """Do what a player wants, as far as what is done now knows it."""
    deed = (desk.modes[0].deeds if isinstance(intent, intents.OfHands) else desk.deeds).get(kind_of(intent))
    if deed is None:
        return Outcome(desk)
    if desk.bare:
        desk = desk.__replace__(bare=False)
        if intent is intents.Do.BARE:
            return Outcome(desk)
    begun = desk.__replace__(vain=False) if desk.vain else desk
    outcome = deed(begun) if isinstance(intent, Enum) else deed(begun, intent)
    if outcome.desk.hands is not None and outcome.desk.hands.answers:
        outcome = outcome.then(outcome.desk.modes[0].deeds[intents.Want.PLAY_ANSWERS])
    spoken = outcome.desk.spoken()
    return outcome if spoken is outcome.desk else Outcome(spoken, outcome.wishes)


def note_of(desk: Desk) -> str:
    """Return the section that the coach tells now; empty once anything is chosen, and without a coach."""
    coach = desk.coach
    if coach is None or desk.touched or desk.looked is not None or desk.walk is not None:
        return ""
    return coach.note


def book_of(desk: Desk) -> Rulebook:
    """Read the rulebook of the game in the language of the desk."""
    return rulebook_of(desk.game, desk.words.language)


def unpointed(desk: Desk) -> Desk:
    """Take the cursor off a map that nothing is asked about; what it was on is not looked at any more."""
    return desk if desk.picks_places else desk.__replace__(cursor=None)


def asks_all(desk: Desk) -> bool:
    """Return whether a question is put to all, who look at the screen together."""
    return desk.window is not None and desk.window.open and desk.viewer == CHANCE and desk.walk is None


@fact
def asking_nobody(desk: Desk) -> Any:
    """Return the table at which nobody stands out as the one who is asked."""
    *below, question = desk.state.pile
    return desk.state.__replace__(pile=(*below, question.__replace__(seat=CHANCE)))


def touched(desk: Desk) -> Desk:
    """Take what lies nearest, if nothing has been chosen since the question was asked.

    Nothing is chosen before the player moves, types or points, so that a key too many does nothing.
    """
    return desk if desk.touched else settled(desk.__replace__(draft=desk.sight.draft(), touched=True))


def settled(desk: Desk) -> Desk:
    """Put the cursor where the move may go, unless it is there already."""
    choice, cursor = desk.draft.choice, desk.cursor
    places = desk.draft.places if choice is not None and choice.needs_place else ()
    if places and cursor not in places:
        cursor = places[len(places) // 2]
    return desk.__replace__(cursor=cursor, draft=desk.draft.point(cursor))


def coached(desk: Desk) -> Desk:
    """Let the coach tell what whoever looks at the table needs to know now, where all can see it."""
    if desk.coach is None:
        return desk
    coach = desk.coach.looking(desk.match, desk.viewer, together=asks_all(desk))
    return desk.__replace__(coach=coach, tab=None if coach.note else desk.tab)


def sight_of(desk: Desk, viewer: Seat) -> Sight:
    """Look through a seat; the past is told to all while no curtain is open."""
    match = desk.match
    own = people_of(match.players) == (viewer,) or match.open_table or viewer == desk.seated
    down = not own and viewer != CHANCE and secret_from_all(match, viewer)
    past, resting = viewer if own else CHANCE, desk.modes[0].resting
    return Sight(match, viewer, desk.drawing, resting=resting, past=past, down=down)


def seen(desk: Desk, viewer: Seat) -> Desk:
    """Show the match through a seat, with a new move to make."""
    sight = sight_of(desk, viewer)
    modes = tuple(mode.seen_through(sight) for mode in desk.modes)
    layer = desk.layer if desk.drawing.layered else None
    draft = sight.bare_draft()
    fresh = desk.__replace__(
        sight=sight, modes=modes, draft=draft, letters={}, kind=None, verb="", layer=layer
    )
    anew = fresh.__replace__(digits="", marked=frozenset(), touched=False, clicked=None, looked=None)
    return settled(coached(unpointed(anew) if sight.acting else anew))


def on_device(desk: Desk, seat: Seat) -> bool:
    """Return whether the hand of a seat lies on a device of its own; at an open table none does."""
    return desk.hands is not None and seat in desk.hands.taken and not desk.match.open_table


def away(desk: Desk) -> Desk:
    """Look no more at what a sentence was about."""
    return desk if desk.looked is None else desk.__replace__(looked=None)


LINK: Final = "link"  # the kind of spot of a sentence of the log that leads somewhere
WANT: Final = "want"  # the kind of spot of a line that says what a click on it does
LEAF: Final = "leaf"  # the kind of spot on which a click turns to the next leaf
SHARED: Final = "shared"  # a line of what belongs to all stands for itself
TAB: Final = "tab"
DEED: Final = "deed"
ANSWER: Final = "answer"
ONWARD: Final = "onward"
PRACTISE: Final = "practise"


def by_seat(lines: Sequence[Text]) -> list[Text]:
    """Let each line stand for the seat whose chip was the last above it, unless it has several chips."""
    marked, seat = [], None
    for line in lines:
        chips = {which for kind, which in spots_in(line) if kind == SEAT}
        seat = (next(iter(chips)) if len(chips) == 1 else None) if chips else seat
        marked.append(line if seat is None else _standing_for(line, SEAT, seat))
    return marked


def telling_itself(line: Text) -> Text:
    """Let a line stand for itself: hovering tells its signs."""
    return _standing_for(line, SHARED, line.plain) if line.plain.strip() else line


def _standing_for(line: Text, kind: str, which: Any) -> Text:
    """Mark a line, below what its parts stand for."""
    marked = Text(style=standing_for(kind, which))
    marked.append_text(line)
    return marked


def wanted(spot: Spot) -> intents.Intent | None:
    """Return what is wanted by a click on a spot."""
    kind, which = spot
    return WANTED[kind](which) if kind in WANTED else None


WANTED: Final[Mapping[str, Callable[[Any], intents.Intent]]] = {
    SEAT: lambda seat: intents.LayOpen(Seat(seat)),
    TAB: intents.ShowTab,
    DEED: lambda _: intents.Do.ACT,
    ANSWER: intents.Take,
    ONWARD: lambda _: intents.Do.BRANCH,
    PRACTISE: lambda _: intents.Do.FORGO,
    LINK: lambda there: there,
    LEAF: intents.Leaf,
    WANT: lambda wish: wish,
}
"""The intent of a click on each kind of spot; clicks on other kinds do nothing."""
