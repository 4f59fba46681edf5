"""How a hand can be sorted, and which payment is proposed."""

from collections.abc import Iterable, Sequence
from typing import Final

from boardkit.core import Choice, Move, Seat
from boardkit.draw.extras import Sort
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.reactions import CardType
from boardkit.games.terraforming_mars.box.things import Project, Tag
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.payment import Purse, bill_of, bill_purse, splits
from boardkit.games.terraforming_mars.rules.questions import HowToPay
from boardkit.games.terraforming_mars.rules.works import cost_of, project_cost
from boardkit.games.terraforming_mars.show.shared import shown_seat

TAGS: Final = {tag: number for number, tag in enumerate(Tag)}
TYPES: Final = {kind: number for number, kind in enumerate(CardType)}


def by_cost(view: State, choice: Choice) -> int:
    """Compare by what a card or a standard project costs now; other choices are equal."""
    company, card = view.companies[shown_seat(view)], _card(choice)
    if card is not None:
        return cost_of(company, card)
    project = dict(choice.values).get("project")
    return project_cost(company, project) if isinstance(project, Project) else 0


def by_tags(view: State, choice: Choice) -> tuple[int, ...]:
    """Compare by the tags of cards, in the order of the rulebook; cards without a tag come last."""
    del view
    card = _card(choice)
    return tuple(TAGS[tag] for tag in card.tags) or (len(TAGS),) if card is not None else ()


def by_type(view: State, choice: Choice) -> int:
    """Compare by colour: green, blue, red."""
    del view
    card = _card(choice)
    return TYPES[card.type] if card is not None else 0


def _card(choice: Choice) -> ProjectCard | None:
    return FACTS.get(dict(choice.values).get("card", ""))


SORTS: Final = (Sort("sort-cost", by_cost), Sort("sort-tags", by_tags), Sort("sort-type", by_type))


def proposal(view: State) -> Move | None:
    """V.A.2.2 Propose the cheapest payment: nothing wasted, metals first, heat last."""
    if not isinstance(view.question, HowToPay):
        return None
    bill = bill_of(view)
    return cheapest(bill_purse(view, bill), bill.cost)


def cheapest(purse: Purse, cost: int) -> mv.Pay | None:
    """V.A.2.2 Return the cheapest way to pay, or None where the purse does not reach."""
    return min(splits(purse, cost), key=lambda way: _price(purse, way), default=None)


def payments(view: State) -> list[mv.Pay]:
    """V.A.2.2 List the ways to pay what is asked for: the cheapest first."""
    bill = bill_of(view)
    purse = bill_purse(view, bill)
    return sorted(splits(purse, bill.cost), key=lambda way: _price(purse, way))


def rivals_first(moves: Iterable[mv.TakeFrom | mv.LowerProduction], seat: Seat) -> Sequence[Move]:
    """V.A.2.4 List what may be taken from others before what a seat would take from itself."""
    return sorted(moves, key=lambda move: move.of == seat)


def _price(purse: Purse, way: mv.Pay) -> tuple[int, int, int]:
    metal = way.steel * purse.steel_value + way.titanium * purse.titanium_value
    return metal + way.megacredits + way.heat, -metal, way.heat
