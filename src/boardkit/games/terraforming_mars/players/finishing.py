"""The last generation of a game for one: whether what is there reaches to do all that Mars still lacks."""

from typing import Final

from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Parameter, Project, Resource, TileKind
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.rules.converting import HEAT_FOR_A_STEP
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.works import cost_of

PROJECTS: Final = {Parameter.TEMPERATURE: Project.ASTEROID, Parameter.OXYGEN: Project.GREENERY}
"""The projects that raise what cards raise; oceans are tiles."""

UNDONE: Final = 0.02
"""What a step counts that is not done yet, though all can be paid for."""

SPARE: Final = 0.02
"""What a megacredit counts that is to spare, beside one that is wanting."""


def is_last(chair: Chair, *, fresh: bool) -> bool:
    """Tell whether it is the last generation of a game for one; a fresh one is judged from the one before."""
    return chair.state.solo and not chair.prices.left and not fresh


def lacking(chair: Chair) -> float:
    """Return the megacredits that the steps which Mars lacks will want; below nothing, what is to spare."""
    return _due(chair) - chair.company.stock[Resource.MEGACREDITS] - _by_cards(chair)


def _due(chair: Chair) -> float:
    """Return what the steps cost that neither heat nor plants will pay."""
    stock, costs = chair.company.stock, chair.works.projects
    temperature, oxygen, oceans = chair.market.steps
    colder = max(0, temperature - stock[Resource.HEAT] // HEAT_FOR_A_STEP)
    thinner = max(0, oxygen - stock[Resource.PLANTS] // chair.market.plants)
    return (
        colder * costs[Project.ASTEROID] + thinner * costs[Project.GREENERY] + oceans * costs[Project.AQUIFER]
    )


def _by_cards(chair: Chair) -> float:
    """Return what the cards spare that raise a step for less than a project would, and can be played."""
    company = chair.company
    held = [*((card, 0) for card in company.hand), *((card, PRICE) for card in company.picked)]
    found = ((CARDS[card], price) for card, price in held)
    return sum(
        max(0.0, _spares(chair, facts) - cost_of(company, facts) - price)
        for facts, price in found
        if not any(unmet(chair.state, chair.seat, requirement) for requirement in facts.requirements)
    )


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
