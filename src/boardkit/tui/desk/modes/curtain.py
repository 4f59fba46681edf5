"""What a seat hides is shown while that seat has the keyboard: the curtain, and who looks at the table."""

from typing import Final

from msgspec import field

from boardkit.core import CHANCE, Seat
from boardkit.core.lines.match import people_of
from boardkit.core.values import Value
from boardkit.draw.extras import layer_of
from boardkit.draw.seats import LETTERS
from boardkit.maps.ways import Way
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.intents import Do, Go
from boardkit.tui.desk.sight import Sight, secret_from_all
from boardkit.tui.desk.wishes import ChangeHands, Hush, Leave, OpenPalette, ScrollCover

ANYWHERE: Final[Deeds] = deeds(
    simply(Do.LEAVE, lambda desk: desk.wishing(Leave())),
    simply(Do.PALETTE, lambda desk: desk.wishing(OpenPalette())),
)
"""What can be done even while the table is covered: leave, and change the settings."""

SCROLLS: Final = {Way.UP: -1, Way.DOWN: 1, Way.UP_RIGHT: -7, Way.DOWN_RIGHT: 7}
"""How many lines the keys of the cursor scroll what stands on a cover."""


class Curtain(Value, Mode):
    """Hides everything until a seat says that it is at the keyboard.

    A curtain that was opened stays open until the keyboard goes to anybody else. A seat whose curtain is not
    open sees the table as everybody does, and what has happened, too.
    """

    seat: Seat
    also: Deeds = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Curtain) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    @property
    def styles(self) -> tuple[str, ...]:
        """All is covered."""
        return ("-curtain",)

    @property
    def deeds(self) -> Deeds:
        """Whoever is next says that it is them; who was before may have left something to do."""
        return {**ANYWHERE, **deeds(simply(Do.ACT, opened), given(Go, _scroll)), **self.also}


def _scroll(desk: Desk, go: Go) -> Outcome:
    """Scroll what has happened up or down."""
    return desk.wishing(ScrollCover(SCROLLS[go.way])) if go.way in SCROLLS else Outcome(desk)


def look(desk: Desk, viewer: Seat) -> Outcome:
    """Show the match through a seat with a new move to make, or behind the curtain what it hides."""
    match = desk.match
    seated = desk.seated if viewer == desk.seated and not match.open_table else CHANCE
    desk = desk.__replace__(seated=seated)
    if viewer != seated and falls(desk, viewer):
        return draw_curtain(desk, viewer)
    return Outcome(seen(desk, viewer))


def falls(desk: Desk, seat: Seat) -> bool:
    """Tell whether a curtain falls before a seat that is to look at the table."""
    return not desk.match.open_table and secret_from_all(desk.match, seat)


def seen(desk: Desk, viewer: Seat) -> Desk:
    """Show the match through a seat, with a new move to make."""
    sight = sight_of(desk, viewer)
    modes = tuple(mode.seen_through(sight) for mode in desk.modes)
    layer = desk.layer if layer_of(desk.drawing) else None
    draft = sight.bare_draft()
    fresh = desk.__replace__(
        sight=sight, modes=modes, draft=draft, letters={}, kind=None, verb="", layer=layer
    )
    anew = fresh.__replace__(digits="", marked=frozenset(), touched=False, clicked=None, looked=None)
    return settled(coached(_unpointed(anew) if sight.acting else anew))


def _unpointed(desk: Desk) -> Desk:
    """Take the cursor off a map that nothing is asked about; what it was on is not looked at any more."""
    return desk if desk.picks_places else desk.__replace__(cursor=None)


def coached(desk: Desk) -> Desk:
    """Let the coach tell what whoever looks at the table needs to know now, where all can see it."""
    if desk.coach is None:
        return desk
    coach = desk.coach.looking(desk.match, desk.viewer, together=asks_all(desk))
    return desk.__replace__(coach=coach, tab=None if coach.note else desk.tab)


def touched(desk: Desk) -> Desk:
    """Take what lies nearest, if nothing has been chosen since the question was asked.

    Nothing is chosen before the player moves, types or points, so that a key too many does nothing.
    """
    return desk if desk.touched else settled(desk.__replace__(draft=desk.sight.draft(), touched=True))


def sight_of(desk: Desk, viewer: Seat) -> Sight:
    """Look through a seat; the past is told to all while no curtain is open."""
    match = desk.match
    own = people_of(match.players) == (viewer,) or match.open_table or viewer == desk.seated
    past = viewer if own else CHANCE
    return Sight(match, viewer, desk.drawing, resting=desk.modes[0].resting, past=past)


def settled(desk: Desk) -> Desk:
    """Put the cursor where the move may go, unless it is there already."""
    choice, cursor = desk.draft.choice, desk.cursor
    places = desk.draft.places if choice is not None and choice.needs_place else ()
    if places and cursor not in places:
        cursor = places[len(places) // 2]
    return desk.__replace__(cursor=cursor, draft=desk.draft.point(cursor))


def covered(desk: Desk) -> Outcome:
    """Show only what everybody may see, and leave nothing of what the seat did at the keyboard."""
    bare = desk.__replace__(seated=CHANCE, cursor=None, tab=None, modes=desk.modes[:1])
    return look(bare, CHANCE).wishing(Hush())


def draw_curtain(desk: Desk, seat: Seat, also: Deeds | None = None) -> Outcome:
    """Hide everything until a seat says that it is at the keyboard."""
    curtain = Curtain(seat, also or {})
    return covered(desk).then(lambda bare: Outcome(bare.entering(curtain), (ChangeHands(),)))


def opened(desk: Desk) -> Outcome:
    """Let the seat behind the curtain look at the table."""
    assert isinstance(desk.mode, Curtain)
    seat = desk.mode.seat
    return look(desk.leaving().__replace__(seated=seat), seat).wishing(ChangeHands())


def hide(desk: Desk) -> Outcome:
    """Hide the table at once."""
    return Outcome(desk) if desk.viewer == CHANCE else draw_curtain(desk, desk.viewer)


def asks_all(desk: Desk) -> bool:
    """Tell whether a question is put to all, who look at the screen together."""
    return desk.window is not None and desk.window.open and desk.viewer == CHANCE and desk.walk is None


def waits_for_letters(desk: Desk) -> bool:
    """Tell whether a question is put to all, and nobody has said yet that they want to answer."""
    return asks_all(desk) and desk.window is not None and not desk.window.wants


def letters_asked(desk: Desk) -> str:
    """Return the letters of those who look at such a question: a computer looks at no screen."""
    return "".join(LETTERS[seat] for seat in people_of(desk.match.players))
