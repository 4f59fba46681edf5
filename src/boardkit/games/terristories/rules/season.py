"""What holds for a turn or for a round only, and what is counted in it."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import field

from boardkit.core import BY_SEAT, Seat
from boardkit.core.values import Value
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.maps.octagons import Octagon


class Turn(Value):
    """What the seat in turn has done so far.

    Attributes:
        moved: where individuals stand that may not move any more.
        bought: how many purchases were made.
        touched: the projects on which cubes were put or taken back.
        taken: what was harvested where.
    """

    moved: tuple[Octagon, ...] = ()
    bought: int = 0
    touched: tuple[ProjectCard, ...] = ()
    taken: tuple[tuple[Octagon, int], ...] = ()

    @staticmethod
    def modernised(plain: dict[str, Any]) -> dict[str, Any]:
        """Read the turn of a code of version 1, in which each seat could be given cubes once."""
        return {name: part for name, part in plain.items() if name != "gave"}


class Season(Value):
    """What holds for one round only.

    Attributes:
        callers: the seats that have called a council.
        influenced: whether an index point was bought.
        developed: the seats whose first phase is over.
        extra: by how much a second purchase is cheaper, if there may be one.
        late: the seats that may still make a second purchase, though their turn is over.
        quiet: how many seats in a row have added nothing to the financing.
        laps: how many turns the financing has had.
        harvest: cubes that each seat may harvest beyond its individuals.
        drilling: the same, all from one territory.
        blocked: territories where only one seat may harvest.
        relief: what each seat's wages are lowered by.
        deals: how often each seat has begun to negotiate in this phase.
        rain: what the rain gives each territory more, or less.
        sheltered: whether the hazard takes no resources.
    """

    harvest: Annotated[tuple[int, ...], BY_SEAT]
    drilling: Annotated[tuple[int, ...], BY_SEAT]
    relief: Annotated[tuple[int, ...], BY_SEAT]
    deals: Annotated[tuple[int, ...], BY_SEAT]
    callers: tuple[Seat, ...] = ()
    influenced: bool = False
    developed: tuple[Seat, ...] = ()
    extra: int | None = None
    late: tuple[Seat, ...] = ()
    quiet: int = 0
    laps: int = 0
    blocked: tuple[tuple[Octagon, Seat], ...] = ()
    rain: Mapping[Octagon, int] = field(default_factory=dict)
    sheltered: bool = False

    @staticmethod
    def modernised(plain: dict[str, Any]) -> dict[str, Any]:
        """Read the round of a code of version 1, in which each seat could ask each of the others once."""
        if "asked" not in plain:
            return plain
        kept = {name: part for name, part in plain.items() if name != "asked"}
        return {"deals": [0] * len(plain["harvest"]), **kept}
