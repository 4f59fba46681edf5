"""The state of a game: territories, each seat's tableau, and the round."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any

from msgspec import field

from boardkit.core import BY_SEAT, Seat, SeatEvent, Table, put
from boardkit.core.values import Value
from boardkit.games.terristories.box import things
from boardkit.games.terristories.rules.options import Options
from boardkit.maps.octagons import Octagon


class Turn(Value):
    """Deeds of the seat in turn so far."""

    moved: tuple[Octagon, ...] = ()  # where individuals stand that may not move any more
    bought: int = 0  # how many purchases were made
    touched: tuple[things.ProjectCard, ...] = ()  # the projects on which cubes were put or taken back
    taken: tuple[tuple[Octagon, int], ...] = ()  # what was harvested where

    @staticmethod
    def modernised(plain: dict[str, Any]) -> dict[str, Any]:
        """Read the turn of a code of version 1, in which each seat could be given cubes once."""
        return {name: part for name, part in plain.items() if name != "gave"}


class Season(Value):
    """Facts that hold for one round only."""

    harvest: Annotated[tuple[int, ...], BY_SEAT]  # cubes that each seat may harvest beyond its individuals
    drilling: Annotated[tuple[int, ...], BY_SEAT]  # the same, all from one territory
    relief: Annotated[tuple[int, ...], BY_SEAT]  # what each seat's wages are lowered by
    deals: Annotated[tuple[int, ...], BY_SEAT]  # how often each seat has begun to negotiate in this phase
    callers: tuple[Seat, ...] = ()  # the seats that have called a council
    influenced: bool = False  # whether an index point was bought
    developed: tuple[Seat, ...] = ()  # the seats whose first phase is over
    extra: int | None = None  # by how much a second purchase is cheaper, if there may be one
    late: tuple[Seat, ...] = ()  # the seats that may still make a second purchase, though their turn is over
    quiet: int = 0  # how many seats in a row have added nothing to the financing
    laps: int = 0  # how many turns the financing has had
    blocked: tuple[tuple[Octagon, Seat], ...] = ()  # territories where only one seat may harvest
    rain: Mapping[Octagon, int] = field(default_factory=dict)  # rain more, or less
    sheltered: bool = False  # whether the hazard takes no resources

    @staticmethod
    def modernised(plain: dict[str, Any]) -> dict[str, Any]:
        """Read the round of a code of version 1, in which each seat could ask each of the others once."""
        if "asked" not in plain:
            return plain
        kept = {name: part for name, part in plain.items() if name != "asked"}
        return {"deals": [0] * len(plain["harvest"]), **kept}


class Claim(StrEnum):
    """Claim of a seat about its personal objective at the end of a round."""

    OPEN = "open"
    CLAIMED = "claimed"
    SILENT = "silent"
    COVERED = "covered"


class Shift(int):
    """A number that says `+2`, `−1` or `0`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{int(self):+d}".replace("-", "\N{MINUS SIGN}") if self else "0"


class Territory(Value):
    """A territory tile (territoire): its resource cubes, and zones and individuals by seat."""

    terrain: things.Terrain
    cubes: int
    zones: Annotated[tuple[int, ...], BY_SEAT]
    individuals: Annotated[tuple[int, ...], BY_SEAT]

    @property
    def sterile(self) -> bool:
        """Whether the last cube is gone (territoire stérile)."""
        return self.cubes == 0


class Card(Value):
    """A project in front of a seat."""

    project: things.ProjectCard
    since: int  # the round in which it was financed
    stocked: bool = False  # whether it is kept for later, turned by 90 degrees (stock)
    at: Octagon | None = None  # where its token (jeton Aménagement) stands, if it has one


class Buried(Value):
    """A card under a seat's pile; `seen` tells whether everybody knows which it is."""

    card: things.ProjectCard
    seen: bool


class Tableau(Value):
    """Tableau of a seat (tableau de bord)."""

    role: things.Role | None = None
    character: things.Character | None = None
    shown: bool = False  # whether the seat has shown its profile
    power: bool = True  # whether the power may still be used
    cubes: int = 0
    hand: tuple[things.ProjectCard, ...] = ()
    bag: tuple[things.ProjectCard, ...] = ()  # the cards of the pile whose order nobody knows
    under: tuple[Buried, ...] = ()  # the cards that were put under the pile, the topmost first
    cards: tuple[Card, ...] = ()  # the financed projects


class Offer(Value):
    """A project that is proposed to all, and the cubes each seat has put on it."""

    project: things.ProjectCard
    paid: Annotated[tuple[int, ...], BY_SEAT]


class Council(Value):
    """A common purchase of an index point: who called it, votes by seat, and pledges by seat."""

    caller: Seat
    votes: Annotated[tuple[things.Index | None, ...], BY_SEAT]
    pledges: Annotated[tuple[int, ...], BY_SEAT]
    index: things.Index | None = None


class Debt(Value):
    """Cubes that a seat has promised another, which binds nobody."""

    seat: Seat
    to: Seat
    amount: int


class Outcome(Value):
    """How the game ended: whether the common objective is met, and which seats met their own."""

    common: bool
    personal: tuple[Seat, ...]


class State(Table, kw_only=True):
    """The table of TerriStories."""

    options: Options
    planet: things.Planet  # the planet; before it is drawn, what was wished for
    mission: things.Mission  # the mission, in the same way
    ambassador: Seat  # the seat that leads the round (Ambassadeur)
    tableaux: Annotated[tuple[Tableau, ...], BY_SEAT]
    aleas: tuple[things.AleaCard, ...]  # the hazard cards whose order nobody knows
    chosen: Annotated[tuple[things.ProjectCard | None, ...], BY_SEAT]  # until all have proposed
    offers: Annotated[tuple[Offer | None, ...], BY_SEAT]  # the projects that are proposed to all, by seat
    claims: Annotated[tuple[Claim, ...], BY_SEAT]
    season: Season
    round: int = 0  # the round (tour), from 1; 0 during set-up
    phase: int = 0  # the phase of the round, from 1
    indices: things.Triple = (0, 0, 0)  # where the three tracks stand
    land: Mapping[Octagon, Territory] = field(default_factory=dict)
    aleas_under: tuple[things.AleaCard, ...] = ()  # those under the pile, the topmost first
    aleas_out: tuple[things.AleaCard, ...] = ()  # those that were drawn, in order
    alea: things.AleaCard | None = None  # the hazard of this round
    foreseen: things.AleaCard | None = None  # the hazard card on top of the pile, which `seer` has looked at
    seer: Seat | None = None
    council: Council | None = None
    turn: Turn = field(default_factory=Turn)
    outcome: Outcome | None = None
    debts: tuple[Debt, ...] = ()  # what seats have promised each other, and not given yet

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.tableaux)

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise from the ambassador."""
        return self.everyone[self.ambassador :] + self.everyone[: self.ambassador]

    def index(self, index: things.Index) -> int:
        """Where a track stands."""
        return self.indices[things.INDICES.index(index)]

    def with_tableau(self, seat: Seat, **changes: Any) -> "State":
        """Change something in front of a seat."""
        return self.__replace__(tableaux=put(self.tableaux, seat, self.tableaux[seat].__replace__(**changes)))

    def with_territory(self, at: Octagon, **changes: Any) -> "State":
        """Change something on a territory."""
        return self.__replace__(land={**self.land, at: self.land[at].__replace__(**changes)})

    def with_season(self, **changes: Any) -> "State":
        """Change what holds for this round."""
        return self.__replace__(season=self.season.__replace__(**changes))

    def with_turn(self, **changes: Any) -> "State":
        """Change what the seat in turn has done."""
        return self.__replace__(turn=self.turn.__replace__(**changes))


class ProjectEvent(SeatEvent):
    """What a seat does with a project, or a project does for it."""

    card: things.ProjectCard


class LandEvent(SeatEvent):
    """What a seat does on a territory, or what befalls it there."""

    at: Octagon
