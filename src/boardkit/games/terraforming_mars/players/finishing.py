"""The last generations of a game for one: whether what is there reaches to do all that Mars still lacks."""

from typing import Final

from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Parameter, Project, Resource, TileKind
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.players.engine import acting
from boardkit.games.terraforming_mars.players.purse import Purse, beside_metals
from boardkit.games.terraforming_mars.rules.converting import HEAT_FOR_A_STEP
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.requirements import unmet

PROJECTS: Final = {Parameter.TEMPERATURE: Project.ASTEROID, Parameter.OXYGEN: Project.GREENERY}
"""The projects that raise what cards raise; oceans are tiles."""

COUNTED: Final = 1
"""How many generations before the last one are counted out, too."""

UNDONE: Final = 0.02
"""What a step counts that is not done yet, though all can be paid for."""

SPARE: Final = 0.02
"""What a megacredit counts that is to spare, beside one that is wanting."""


def is_ending(chair: Chair, *, fresh: bool) -> bool:
    """Tell whether the end of a game for one can be counted out.

    A generation that has just begun is judged as the one before is: both are set side by side.
    """
    return chair.state.solo and chair.prices.left + fresh <= COUNTED


def lacking(chair: Chair) -> float:
    """Return the megacredits that the steps which Mars lacks will want; below nothing, what is to spare."""
    if chair.state.phase is Phase.ENDING:
        # What has been produced since can no longer be spent.
        return _cost(chair, *chair.market.steps)
    return _due(chair) - _in_the_end(chair, Resource.MEGACREDITS) - _by_cards(chair) - _by_actions(chair)


def _by_actions(chair: Chair) -> float:
    """Return the megacredits that actions of cards in play are still worth."""
    company = chair.company
    return (
        sum(acting(chair, card, used=card in company.used) for card in company.tableau) / chair.prices.money
    )


def _in_the_end(chair: Chair, resource: Resource) -> int:
    """Return what there will be of a resource in the last generation, if nothing is spent before."""
    company, left = chair.company, int(chair.prices.left)
    amount = company.stock[resource] + left * company.production[resource]
    match resource:
        case Resource.MEGACREDITS:
            amount += left * company.rating
        case Resource.HEAT if left:
            amount += company.stock[Resource.ENERGY] + (left - 1) * company.production[Resource.ENERGY]
    return amount


def _due(chair: Chair) -> float:
    """Return what the steps cost that neither heat nor plants will pay."""
    temperature, oxygen, oceans = chair.market.steps
    colder = max(0, temperature - _in_the_end(chair, Resource.HEAT) // HEAT_FOR_A_STEP)
    thinner = max(0, oxygen - _in_the_end(chair, Resource.PLANTS) // chair.market.plants)
    return _cost(chair, colder, thinner, oceans)


def _cost(chair: Chair, temperature: int, oxygen: int, oceans: int) -> float:
    """Return what so many steps cost as standard projects."""
    costs = chair.works.projects
    return (
        temperature * costs[Project.ASTEROID]
        + oxygen * costs[Project.GREENERY]
        + oceans * costs[Project.AQUIFER]
    )


def _by_cards(chair: Chair) -> float:
    """Return what the cards spare that raise a step for less than a project would, and can be played."""
    metals = _in_the_end(chair, Resource.STEEL), _in_the_end(chair, Resource.TITANIUM)
    total, purse = 0.0, Purse(0.0, *metals)
    for card in (*chair.company.hand, *chair.company.picked):
        facts = CARDS[card]
        spares = _spares(chair, facts)
        if spares and not any(unmet(chair.state, chair.seat, each) for each in facts.requirements):
            total += max(0.0, spares - beside_metals(chair, facts, purse))
    return total


def _spares(chair: Chair, facts: ProjectCard) -> float:
    """Return what projects would cost that raise as much as a card."""
    costs, left = chair.works.projects, dict(zip(Parameter, chair.market.steps, strict=True))
    total = 0.0
    for effect in facts.effects:
        match effect:
            case fx.Raise(parameter, steps):
                total += min(left[parameter], steps) * costs[PROJECTS[parameter]]
            case fx.PlaceTile(TileKind.OCEAN, count=count):
                total += min(left[Parameter.OCEANS], count) * costs[Project.AQUIFER]
    return total
