"""The state of a game: the communities, the bank, and the cards."""

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import field

from boardkit.core import BY_SEAT, Move, Seat, SeatEvent, Table, put
from boardkit.core.rules.table import all_but, clockwise
from boardkit.core.values import Value
from boardkit.games.water_sharing.box import Spot, things
from boardkit.games.water_sharing.rules.land import Land


class Store(Value):
    """The cubes that lie with one part of a community."""

    water: int = 0
    energy: int = 0
    food: int = 0

    def held(self, good: things.Good) -> int:
        """Count the cubes of a good."""
        count: int = getattr(self, good)
        return count


EMPTY: Final = Store()


class Favours(Value):
    """Favours of cards to a community in this round."""

    cistern: int = 0  # cubes of water it may keep for the next round
    # thunes a cube costs it on the world market; 0 for what the card says
    cheap_energy: int = 0
    cheap_food: int = 0
    dearer: int = 0  # thunes a cube costs it more
    clean: bool = False  # whether its buildings do not pollute
    discount: int = 0  # thunes that its next construction costs less


NO_FAVOURS: Final = Favours()


class Community(Value):
    """A seat's own things."""

    thunes: int
    points: int = 0
    objective: things.ObjectiveCard | None = None
    actions: tuple[things.ActionCard, ...] = ()
    # its cubes by part; parts without cubes are left out
    stores: Mapping[Spot, Store] = field(default_factory=dict)
    favours: Favours = NO_FAVOURS
    bought: tuple[things.Good, ...] = ()  # the goods it has bought on the world market this round
    deals: int = 0  # how many deals it has proposed this round

    def stock(self, part: Spot | None) -> Store:
        """Return the cubes of a part."""
        return EMPTY if part is None else self.stores.get(part, EMPTY)

    def held(self, part: Spot | None, good: things.Good) -> int:
        """Count the cubes of a part, or the thunes."""
        return self.thunes if good is things.Good.THUNES else self.stock(part).held(good)

    def total(self, good: things.Good) -> int:
        """Count the cubes of all parts, or the thunes."""
        if good is things.Good.THUNES:
            return self.thunes
        return sum(store.held(good) for store in self.stores.values())


class Bank(Value):
    """The cubes that are not on the board or with a community; `paid` counts the thunes it has given out."""

    water: int
    pollution: int
    energy: int
    food: int
    crisis: int
    paid: int = 0

    def held(self, cube: things.Cube | things.Good) -> int:
        """Count the cubes of a sort."""
        count: int = getattr(self, cube)
        return count


class Decks(Value):
    """The cards that nobody holds."""

    # cards for water and market that may still come, as a bag
    resources: tuple[things.ResourceCard, ...] = ()
    script: tuple[things.ResourceCard, ...] = ()  # the cards that a scenario has in store, in order
    card: things.ResourceCard | None = None  # the card of this round
    shown: tuple[things.ResourceCard, ...] = ()  # earlier ones
    # cards that were not dealt, as bags
    actions: tuple[things.ActionCard, ...] = ()
    objectives: tuple[things.ObjectiveCard, ...] = ()
    played: tuple[things.ActionCard, ...] = ()  # action cards that were played


class Clock(Value):
    """Where in the game we are."""

    rounds: int
    first: Seat  # who has the initiative
    round: int = 0
    stage: things.Stage = things.Stage.OPENING
    contested: tuple[Spot, ...] = ()  # the hexes over which there was a conflict in this step
    passed: tuple[Seat, ...] = ()  # the seats that build no more in this step
    refused: tuple[tuple[Seat, Move], ...] = ()  # what was proposed and refused in this step
    # the seats that are not asked for cards any more in this round where a step closes
    silent: tuple[Seat, ...] = ()


class Conflict(Value):
    """A conflict (conflit) over a hex or over a card."""

    by: Seat  # who declared it
    parties: tuple[Seat, ...]  # who takes part, in the order of the initiative
    # what each party has bid, rolled and added, so far
    bids: tuple[int | None, ...]
    swords: tuple[int | None, ...]
    extra: tuple[int, ...]
    at: Spot | None = None
    card: things.ActionCard | None = None
    struck: Seat | None = None  # whom the card strikes that is fought over


class State(Table, kw_only=True):
    """The table of Sharing the Water."""

    options: things.Options
    land: Land
    communities: Annotated[tuple[Community, ...], BY_SEAT]
    bank: Bank
    tiles: Mapping[things.Building, int]  # what is left of each building in the box
    decks: Decks
    clock: Clock
    # cubes by hex; pollution lies in the sea, too
    water: Mapping[Spot, int] = field(default_factory=dict)
    pollution: Mapping[Spot, int] = field(default_factory=dict)
    crisis: frozenset[Spot] = frozenset()  # the buildings with a red cube
    worked: frozenset[Spot] = frozenset()  # the buildings that work this round
    # how often each treatment plant was used this round
    treated: Mapping[Spot, int] = field(default_factory=dict)
    conflict: Conflict | None = None

    @property
    def seats(self) -> int:
        """How many communities there are."""
        return len(self.communities)

    @property
    def over(self) -> bool:
        """8 Whether the last round is over; between two happenings nobody is asked either, nor is it over."""
        clock = self.clock
        return not self.pile and clock.round == clock.rounds and clock.stage is not things.Stage.REVEAL

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats in the order of the initiative."""
        return clockwise(self.clock.first, self.seats)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats but one."""
        return all_but(seat, self.seats)

    def with_community(self, seat: Seat, community: Community) -> "State":
        """Exchange a seat's own things."""
        return self.__replace__(communities=put(self.communities, seat, community))


class BuildingEvent(SeatEvent):
    """What happens to a building of a seat, or by it."""

    building: things.Building
    at: Spot


def owned(*parts: str, by: str = "seat") -> tuple[str, ...]:
    """Name parts of the community of an event's seat, or of several, which the event touches."""
    return tuple(f"communities[{by}].{part}" for part in parts)
