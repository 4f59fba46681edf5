"""Making a move: the cursor, the places it may go to, the entries of the hand."""

from typing import Final

from boardkit.core import Choice
from boardkit.core.lines.choosing import numbered
from boardkit.core.notation.shapes import Number, fields_of
from boardkit.draw.extras import several_of, stride_of
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.moving import toward
from boardkit.draw.shapes import Place
from boardkit.maps.squares import Square
from boardkit.maps.ways import Way
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Choose, Go, Hover, Next, Point, Take, Wheel
from boardkit.tui.desk.layers import is_away, picture_at
from boardkit.tui.desk.modes.curtain import settled, touched
from boardkit.tui.desk.sorting import after
from boardkit.tui.desk.wishes import Ring, Tell

SINGLE: Final = 10
"""How many entries have a digit each."""

NO_DIGIT: Final = "·"
"""What stands before an entry while digits are a number."""


def plan_of(desk: Desk) -> Geometry:
    """Lay out the board that is shown; how large does not matter to what lies beside what."""
    board = picture_at(desk).board
    return geometry(board, board.sizes[0])


def targets(desk: Desk) -> list[Place]:
    """List where the move may go, in reading order."""
    wanted = set(desk.draft.places)
    return [tile.place for tile in plan_of(desk).tiles if tile.place in wanted] if wanted else []


def pointed(desk: Desk, at: Place | None) -> Desk:
    """Point the move at a place; on another map than the move's, only look."""
    if is_away(desk):
        return desk.__replace__(cursor=at, looked=None)
    desk = touched(desk)
    there = snapped(desk, at)
    # What lies where the piece cannot go is looked at square by square.
    cursor = there if there in desk.draft.places else at
    return desk.__replace__(cursor=cursor, draft=desk.draft.point(there), letters={}, looked=None)


def snapped(desk: Desk, at: Place | None) -> Place | None:
    """Let a piece that moves by more than a square snap into its frame."""
    stride = stride_of(desk.drawing, desk.draft.choice)
    return Square(at.x - at.x % stride, at.y - at.y % stride) if isinstance(at, Square) else at


def point(desk: Desk, there: Point) -> Outcome:
    """Point the move at a place."""
    return Outcome(pointed(desk, there.place))


def hover(desk: Desk, there: Hover) -> Outcome:
    """Let what is held follow the mouse."""
    holding = touched(desk)
    holds = holding.picks_places and holding.draft.choice is not None
    return Outcome(pointed(holding, there.place) if holds else desk)


def go(desk: Desk, step: Go) -> Outcome:
    """Move the cursor, or go through the hand; what lies nearest is taken first."""
    if _takes_first(desk):
        return Outcome(touched(desk))
    if desk.picks_places:
        return Outcome(pointed(desk, _beside(desk, step.way)))
    return _go_in_hand(desk, sum(step.way.value))


def _takes_first(desk: Desk) -> bool:
    """Tell whether what lies nearest is taken before anything moves; not while others' maps are shown."""
    return not (desk.touched or is_away(desk)) and touched(desk).draft.choice is not None


def _beside(desk: Desk, way: Way) -> Place | None:
    """Say where an arrow leads from the cursor; from nowhere, to the middle of where the move may go."""
    plan, at = plan_of(desk), desk.cursor
    stride = 1 if is_away(desk) else stride_of(desk.drawing, desk.draft.choice)
    if not plan.tiles:
        return at
    if at is None or at not in plan:
        places = targets(desk) or [tile.place for tile in plan.tiles]
        return places[len(places) // 2]
    if stride > 1 and isinstance(at, Square):
        across, down = way.value
        there = Square(at.x + stride * across, at.y + stride * down)
        return there if there in plan else at
    return toward(plan, at, way)


def follow(desk: Desk, step: Next) -> Outcome:
    """Go to the next place where the move may go, or to the next entry of the hand."""
    if _takes_first(desk):
        return Outcome(touched(desk))
    places = targets(desk)
    if not desk.picks_places or not places:
        return _go_in_hand(desk, step.step)
    if desk.cursor in places:
        return Outcome(pointed(desk, places[(places.index(desk.cursor) + step.step) % len(places)]))
    return Outcome(pointed(desk, places[0 if step.step > 0 else -1]))


def _go_in_hand(desk: Desk, step: int) -> Outcome:
    choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
    choice = desk.draft.choice
    now = choices.index(choice) if choice in choices else -1 if step > 0 else 0
    return Outcome(taken(desk, choices[(now + step) % len(choices)]) if choices else desk)


def wheel(desk: Desk, wheeled: Wheel) -> Outcome:
    """Turn what is held, where the wheel was turned over the map; else go through the hand."""
    held, step = touched(desk), wheeled.step
    if wheeled.on_map and held.draft.turns:
        return Outcome(turn(held, -step if amount(held) else step))
    if _takes_first(desk):
        return Outcome(held)
    return _go_in_hand(desk, step) if len(desk.listed) > 1 else Outcome(desk)


def taken(desk: Desk, choice: Choice | None) -> Desk:
    """Take a choice, and put the cursor where it may go; where that is for the player to say, nowhere."""
    held = desk.__replace__(draft=desk.draft.take(choice), digits="", touched=True, looked=None)
    return pointed(held, None) if _waits_for_place(held) else settled(held)


def _waits_for_place(desk: Desk) -> bool:
    """Tell whether one of several places is still to be pointed at; what turns hovers, so that it is seen."""
    places, hovers = set(desk.draft.places), bool(desk.draft.turns) and not amount(desk)
    return len(places) > 1 and desk.cursor not in places and not hovers and not is_away(desk)


def possible(desk: Desk) -> list[int]:
    """List the numbers of the entries of the hand that something can be done with."""
    playable = desk.draft.choices
    return [at for at, entry in enumerate(desk.listed) if any(entry in (one, one.kind) for one in playable)]


def choose(desk: Desk, entry: Choose) -> Outcome:
    """Take a choice, wherever it is listed."""
    return Outcome(taken(desk, entry.choice) if entry.choice in desk.sight.choices else desk)


def take(desk: Desk, entry: Take) -> Outcome:
    """Take an entry of the hand, or open it when it is a kind of choices."""
    if not 0 <= entry.number < len(desk.listed):
        missing = Tell(desk.words("no-such-entry", number=entry.number + 1))
        return desk.wishing(Ring(), missing) if desk.listed else Outcome(desk)
    found = desk.listed[entry.number]
    if isinstance(found, Choice):
        return Outcome(taken(desk, found))
    return Outcome(desk.__replace__(kind=found, draft=desk.draft.take(None), touched=True))


def numbers(desk: Desk) -> dict[int, Choice]:
    """Return the entries by number, where the list asks for a number."""
    found = [entry for entry in desk.listed if isinstance(entry, Choice)]
    return numbered(found) if len(found) == len(desk.listed) else {}


def amount(desk: Desk) -> str:
    """Name the field of the move in the making that asks for a number, if one does."""
    choice = desk.draft.choice
    shapes = {} if choice is None else fields_of(choice.kind)
    return next((name for name in desk.draft.turns if isinstance(shapes.get(name), Number)), "")


def asks_for_number(desk: Desk) -> bool:
    """Tell whether digits are a number, and not entries of the list."""
    return bool(amount(desk) or numbers(desk))


def types_entries(desk: Desk) -> bool:
    """Tell whether entries are taken by numbers of two digits: they are many, and none is ticked."""
    several = several_of(desk.drawing)
    kinds = {entry.kind if isinstance(entry, Choice) else entry for entry in desk.listed}
    return len(desk.listed) > SINGLE and not asks_for_number(desk) and kinds.isdisjoint(several)


def marks(desk: Desk) -> tuple[str, ...]:
    """Return what stands before entries that digits do not take one each: no digit while one is a number."""
    if not desk.sight.acting:
        return ()
    if by_number := set(numbers(desk).values()):
        return tuple("" if entry in by_number else NO_DIGIT for entry in desk.listed)
    if amount(desk):
        return (NO_DIGIT,) * len(desk.listed)
    return tuple(str(number) for number in range(1, len(desk.listed) + 1)) if types_entries(desk) else ()


def turn(desk: Desk, step: int = 1) -> Desk:
    """Turn the card that hovers, or back with -1."""
    desk = touched(desk)
    draft = desk.draft
    for name in draft.turns:
        draft = draft.turn(name, step)
    return desk.__replace__(draft=draft, digits="")


def sort(desk: Desk) -> Outcome:
    """Sort the hand in the next order."""
    return Outcome(desk.__replace__(order=after(desk.sight, desk.order)))
