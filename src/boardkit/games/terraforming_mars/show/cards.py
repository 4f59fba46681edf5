"""How cards and other choices lie in the hand: what they cost, what they are, what they do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core import Choice, Seat
from boardkit.draw.drawing import Face
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, MILESTONES, PROJECTS
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Resource
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.prizes import MILESTONE_COST, award_cost, standings
from boardkit.games.terraforming_mars.rules.questions import WherePlace
from boardkit.games.terraforming_mars.rules.works import cost_of, project_cost
from boardkit.games.terraforming_mars.show.cardsigns import action_sign, card_signs, corporation_signs
from boardkit.games.terraforming_mars.show.map import CARD_SIGN, MONEY_SIGN, SEAT_LETTERS
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.games.terraforming_mars.show.signs import (
    effect_signs,
    requirement_sign,
    resource_sign,
    tile_sign,
)
from boardkit.text import Words

WIDTH: Final = 24
"""Columns of a card: three of them lie side by side on the narrowest table."""

HELD: Final = (mv.PlayCard, mv.BuyCard, mv.KeepCard, mv.SellCard, mv.DiscardCard)
"""The moves with a card that is not in play yet."""

Drawer = Callable[[State, Seat, Any, Words], Sequence[str]]


def face(view: State, choice: Choice, words: Words, palette: Palette) -> Face:
    """Draw a choice as up to three lines of signs."""
    del palette
    seat = shown_seat(view)
    if choice.needs_place:
        return _face([_placing(view, choice, words)])
    move = choice.kind(**dict(choice.values))
    draw = FACES.get(choice.kind)
    return _face(draw(view, seat, move, words) if draw else [words.short(move)])


def _face(lines: Sequence[str]) -> Face:
    """Cut lines to the width of a card, but for the name; the last one keeps the card as wide as others."""
    head, *below = (Text(line) for line in lines if line)
    for line in below:
        line.truncate(WIDTH, overflow="ellipsis", pad=line is below[-1])
    return Face((head, *below))


def _placing(view: State, choice: Choice, words: Words) -> str:
    question = view.question
    if isinstance(question, WherePlace):
        return f"{tile_sign(question.tile)} {words.name(question.tile)}"
    return words.verb(choice.kind)


def _held(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    card = CARDS.get(move.card)
    if card is None:
        return [words.name(move.card, Card)]
    return [
        f"{price(view, seat, card)} {words.name(card.id, Card)}",
        kind_line(card, words),
        "  ".join(card_signs(card, words)),
    ]


def price(view: State, seat: Seat, card: ProjectCard) -> str:
    """Write what a card costs the seat, and in brackets what is printed if it is something else."""
    cost = cost_of(view.companies[seat], card)
    return f"{cost}{MONEY_SIGN}" if cost == card.cost else f"{cost}{MONEY_SIGN}({card.cost})"


def kind_line(card: ProjectCard, words: Words) -> str:
    """Write a card's tags in words, then what it requires."""
    tags = [words.name(tag) for tag in card.tags]
    event = [words("sign-event")] if card.is_event else []
    needs = [requirement_sign(requirement, words) for requirement in card.requirements]
    return " ".join([*needs, *event, *tags])


def _played(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del view, seat
    return [words.name(move.card, Card), "  ".join(card_signs(FACTS[move.card], words))]


def _target(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    cubes = view.companies[seat].cubes.get(move.card, 0)
    name, signs = _played(view, seat, move, words)
    return [f"{name} ●{cubes}" if cubes else name, signs]


def _used(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del view, seat
    action = FACTS[move.card].actions[move.option - 1]
    return [words.name(move.card, Card), action_sign(action, words)]


def _corporation(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del view, seat
    corporation = CORPORATIONS[move.corporation]
    tags = " ".join(words.name(tag) for tag in corporation.card.tags)
    return [words.name(corporation.id, Corporation), tags, "  ".join(corporation_signs(corporation, words))]


def _project(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    project = PROJECTS[move.project]
    cost = project_cost(view.companies[seat], project.id)
    signs = "  ".join(effect_signs(project.effects, words)) or f"{CARD_SIGN}→1{MONEY_SIGN}"
    return [f"{cost}{MONEY_SIGN} {words.name(project.id)}", signs]


def _milestone(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    goal = MILESTONES[move.milestone]
    has = value(view, seat, goal.measure)
    return [f"{MILESTONE_COST}{MONEY_SIGN} {words.name(goal.id)} {has}/{goal.least}"]


def _award(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del seat
    values = enumerate(standings(view, move.award))
    standing = " ".join(f"{SEAT_LETTERS[other]}{number}" for other, number in values)
    return [f"{award_cost(view)}{MONEY_SIGN} {words.name(move.award)}  {standing}"]


def _payment(view: State, seat: Seat, move: Any, words: Words) -> Sequence[str]:
    del view, seat
    spent = ((resource, getattr(move, str(resource), 0)) for resource in Resource)
    return ["  ".join(f"{count}{resource_sign(resource, words)}" for resource, count in spent if count)]


FACES: Final[Mapping[type, Drawer]] = {
    **dict.fromkeys(HELD, _held),
    mv.ChooseCorporation: _corporation,
    mv.UseCardAction: _used,
    mv.ChooseCard: _target,
    mv.DoProject: _project,
    mv.ClaimMilestone: _milestone,
    mv.FundAward: _award,
    mv.Pay: _payment,
}
"""How each kind of choice is drawn; all others are said in a few words."""
