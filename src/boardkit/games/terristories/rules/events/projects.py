"""V.2 What can happen to projects, and between the players."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.box.things import HIDDEN, ProjectCard
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.maps.octagons import Octagon


@frozen
class StockActivated(Event, rule="V.2.a"):
    """A seat activated a card of its stock."""

    touches = ("tableaux[seat].cards",)

    seat: Seat
    card: ProjectCard


@frozen
class ProjectChosen(Event, rule="V.2.a", minor=True, hides={"card": HIDDEN}):
    """A seat chose, in secret, what it proposes."""

    touches = ("chosen[seat]",)

    seat: Seat
    card: ProjectCard


@frozen
class ChoicesShown(Event, rule="V.2.a", reveals=True):
    """Everybody shows at once which project it has chosen, or that it has chosen none."""

    touches = ("chosen",)


@frozen
class ProjectProposed(Event, rule="V.2.a", reveals=True):
    """A project was laid on the table."""

    touches = ("tableaux[seat].hand", "offers[seat]")

    seat: Seat
    card: ProjectCard


@frozen
class Contributed(Event, rule="V.2.b"):
    """A seat put cubes on a project."""

    touches = ("tableaux[seat].cubes", "offers")

    seat: Seat
    card: ProjectCard
    amount: int


@frozen
class Withdrawn(Event, rule="V.2.b"):
    """A seat took its cubes back from a project."""

    touches = ("tableaux[seat].cubes", "offers")

    seat: Seat
    card: ProjectCard
    amount: int


@frozen
class ProjectDropped(Event, rule="V.2.c"):
    """A project was not financed and went under its pile."""

    touches = ("offers[seat]", "tableaux[seat].under")

    seat: Seat
    card: ProjectCard


@frozen
class CubesReturned(Event, rule="V.2.c"):
    """A seat got its cubes back from a project that was not financed."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class ProjectFinanced(Event, rule="V.2.c"):
    """The cubes of a project went to the bank."""

    touches = ("offers[seat].paid",)

    seat: Seat
    card: ProjectCard
    price: int


@frozen
class ImpactsApplied(Event, rule="V.2.c"):
    """The impacts of the financed projects were added to the indices."""

    touches = ("indices",)

    societal: Shift
    economy: Shift
    environment: Shift


@frozen
class CardLaid(Event, rule="V.2.c", minor=True):
    """A financed project lies in front of its seat."""

    touches = ("offers[seat]", "tableaux[seat].cards")

    seat: Seat
    card: ProjectCard


@frozen
class CardStocked(Event, rule="V.2.c", minor=True):
    """A project was turned by 90 degrees, to be activated later."""

    touches = ("offers[seat]", "tableaux[seat].cards")

    seat: Seat
    card: ProjectCard


@frozen
class TokenPlaced(Event, rule="V.2.c"):
    """The token of a project was put on the planet."""

    touches = ("tableaux[seat].cards",)

    seat: Seat
    card: ProjectCard
    at: Octagon


@frozen
class CardBuried(Event, rule="V.2.c", minor=True):
    """A lightning project went under its pile."""

    touches = ("tableaux[seat].cards", "tableaux[seat].under")

    seat: Seat
    card: ProjectCard


@frozen
class CardDiscarded(Event, rule="V.2.c", hides={"card": HIDDEN}):
    """A seat put a card of its hand under its pile."""

    touches = ("tableaux[seat].hand", "tableaux[seat].under")

    seat: Seat
    card: ProjectCard
