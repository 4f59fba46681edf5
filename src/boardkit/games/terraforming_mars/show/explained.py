"""What a card or another choice is and does, and how far its conditions are met, in sentences."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.core import Choice, Seat
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, MILESTONES, PROJECTS
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.requirements import (
    ParameterRequirement,
    Requirement,
    TagRequirement,
)
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Parameter
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.rules.payment import card_worth
from boardkit.games.terraforming_mars.rules.prizes import MILESTONE_COST, award_cost, standings
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.works import cost_of, project_cost
from boardkit.games.terraforming_mars.show.cards import HELD
from boardkit.games.terraforming_mars.show.cardtext import (
    action_said,
    corporation_sentences,
    deeds,
    points_said,
    sentence,
)
from boardkit.games.terraforming_mars.show.clauses import clause
from boardkit.games.terraforming_mars.show.phrases import condition, cubes, degrees
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.games.terraforming_mars.show.spoken import seat_said
from boardkit.text import Words

Said = Callable[[State, Seat, Any, Words], Sequence[str]]


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a card or another choice is and does, and how far its conditions are met."""
    said = SAID.get(choice.kind)
    if said is None:
        return ()
    return said(view, shown_seat(view), choice.kind(**dict(choice.values)), words)


def _held(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    card = CARDS.get(move.card)
    if card is None:
        return (words.name(move.card, Card),)
    return (
        _title(card, words),
        *_costs(view, seat, card, words),
        *(_checked(view, seat, requirement, words) for requirement in card.requirements),
        *deeds(card, words),
        *points_said(card, words),
    )


def _title(card: ProjectCard, words: Words) -> str:
    tags = words.listed([words.name(tag) for tag in card.tags])
    name = words.name(card.id, Card)
    return words(
        "card-title", name=name, number=card.number, sort=card.type.value, tags=tags, many=len(card.tags)
    )


def _costs(view: State, seat: Seat, card: ProjectCard, words: Words) -> Iterator[str]:
    """Say what a card costs after discounts, and what the seat could pay."""
    company = view.companies[seat]
    cost = cost_of(company, card)
    changed = "no" if cost == card.cost else "yes"
    yield words("card-cost", cost=cost, printed=card.cost, changed=changed)
    if view.phase is not Phase.SETUP:
        yield words("card-worth", worth=card_worth(company, card))


def _checked(view: State, seat: Seat, requirement: Requirement, words: Words) -> str:
    """Say a requirement with a mark for whether it is met, and how things stand."""
    mark = "✓" if unmet(view, seat, requirement) is None else "✗"
    said = condition(requirement, words)
    match requirement:
        case ParameterRequirement(parameter):
            now = level(view, parameter)
            stands = degrees(now) if parameter is Parameter.TEMPERATURE else str(now)
        case TagRequirement(tag):
            stands = str(view.companies[seat].works.tags.get(tag, 0))
        case _:
            return words("check", mark=mark, condition=said)
    return words("check-now", mark=mark, condition=said, now=stands)


def laid_open(view: State, seat: Seat, words: Words) -> Sequence[str]:
    """Tell a company, and its cards in play, the newest first."""
    lines = [*seat_said(view, seat, words)]
    for card in reversed(view.companies[seat].tableau):
        lines += ["", *card_said(view, seat, card, words)]
    return lines


def card_said(view: State, seat: Seat, card: Card, words: Words) -> Sequence[str]:
    """Say what a card in play is and does, and what lies on it."""
    facts, held = FACTS[card], view.companies[seat].cubes.get(card, 0)
    here = (words("card-holds", things=cubes(facts.stores, held, words)),) if held else ()
    return (_title(facts, words), *here, *deeds(facts, words), *points_said(facts, words))


def _in_play(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    owner = next((other for other in view.everyone if move.card in view.companies[other].tableau), seat)
    return card_said(view, owner, move.card, words)


def _used(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    facts, held = FACTS[move.card], view.companies[seat].cubes.get(move.card, 0)
    here = (words("card-holds", things=cubes(facts.stores, held, words)),) if held else ()
    used = (words("card-used"),) if move.card in view.companies[seat].used else ()
    return (_title(facts, words), action_said(facts, move.option - 1, words), *here, *used)


def _corporation(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del view, seat
    corporation = CORPORATIONS[move.corporation]
    tags = words.listed([words.name(tag) for tag in corporation.card.tags])
    name = words.name(corporation.id, Corporation)
    title = words("corporation-title", name=name, tags=tags, many=len(corporation.card.tags))
    return (title, *corporation_sentences(corporation, words))


def _project(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    project = PROJECTS[move.project]
    cost = project_cost(view.companies[seat], project.id)
    title = words("project-title", name=words.name(project.id), cost=cost)
    does = [sentence(clause(effect, words), words) for effect in project.effects]
    return (title, *(does or [words("project-sale")]))


def _milestone(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    goal = MILESTONES[move.milestone]
    has = value(view, seat, goal.measure)
    mark = "✓" if has >= goal.least else "✗"
    return (
        words("milestone-title", name=words.name(goal.id), cost=MILESTONE_COST),
        words(f"goal-{goal.id}", mark=mark, least=goal.least, has=has),
    )


def _award(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del seat
    counts = [
        words("seat-count", seat=words.seat(Seat(other)), count=count)
        for other, count in enumerate(standings(view, move.award))
    ]
    return (
        words("award-title", name=words.name(move.award), cost=award_cost(view), seats=view.seats),
        words(f"measure-{move.award}", counts=words.listed(counts)),
    )


SAID: Final[Mapping[type, Said]] = {
    **dict.fromkeys(HELD, _held),
    mv.UseCardAction: _used,
    mv.ChooseCard: _in_play,
    mv.TakeCubes: _in_play,
    mv.ChooseCorporation: _corporation,
    mv.DoProject: _project,
    mv.ClaimMilestone: _milestone,
    mv.FundAward: _award,
}
"""How each kind of choice is told; for others the question says it all."""
