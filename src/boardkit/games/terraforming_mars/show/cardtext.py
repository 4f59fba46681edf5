"""The sentences on a card, written from what the rules do with it: text and behaviour cannot part."""

from collections.abc import Iterator, Sequence

from boardkit.games.terraforming_mars.box import modifiers as mod
from boardkit.games.terraforming_mars.box import reactions as rx
from boardkit.games.terraforming_mars.box.facts import CardAction, CorporationCard, ProjectCard, Start
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.reactions import Reaction
from boardkit.games.terraforming_mars.box.things import CardResource, Resource
from boardkit.games.terraforming_mars.show.clauses import clause, together
from boardkit.games.terraforming_mars.show.phrases import (
    condition,
    cubes,
    either,
    per,
    production,
    some_of,
    tag_said,
    units,
)
from boardkit.text import Words
from boardkit.text.names import capital


def sentences(card: ProjectCard, words: Words) -> list[str]:
    """Say all that a card does, a sentence each: requirements first, victory points last."""
    wanted = [condition(requirement, words) for requirement in card.requirements]
    needs = [words("card-needs", conditions=words.listed(wanted))] if wanted else []
    return [*needs, *deeds(card, words), *points_said(card, words)]


def deeds(card: ProjectCard, words: Words) -> list[str]:
    """Say what a card does in the game: at once, for good, and as an action."""
    return [
        *(sentence(clause(effect, words), words) for effect in card.effects),
        *(sentence(modifier_said(modifier, words), words) for modifier in card.modifiers),
        *(reaction_said(reaction, words) for reaction in card.reactions),
        *(action_said(card, number, words) for number in range(len(card.actions))),
    ]


def corporation_sentences(corporation: CorporationCard, words: Words) -> list[str]:
    """Say what a corporation begins with and all that it does."""
    return [*_start(corporation, words), *deeds(corporation.card, words)]


def sentence(clause_said: str, words: Words) -> str:
    """Make a sentence of a clause: with a capital and a stop."""
    return words("sentence", clause=capital(clause_said))


def _start(corporation: CorporationCard, words: Words) -> Iterator[str]:
    yield words("corporation-begins", things=words.listed(list(_begins_with(corporation.start, words))))
    if corporation.start.free_cards:
        yield words("corporation-free-cards", count=corporation.start.free_cards)
    if corporation.first_action:
        yield words("corporation-first-action", effects=together(corporation.first_action, words))


def _begins_with(start: Start, words: Words) -> Iterator[str]:
    yield units(Resource.MEGACREDITS, start.megacredits, words)
    for resource, count in start.resources.items():
        yield units(resource, count, words)
    for resource, count in start.production.items():
        yield words("production-of", production=production(resource, words), count=count)


def modifier_said(modifier: Modifier, words: Words) -> str:
    """Say as a clause what a card changes for good."""
    match modifier:
        case mod.Discount():
            return _discount(modifier, words)
        case mod.ResourceValue(resource, bonus):
            return words("modifier-value", resource_key=str(resource), bonus=bonus)
        case mod.Leniency(steps):
            return words("modifier-leniency", steps=steps)
        case mod.GreeneryCost(plants):
            return words("modifier-greenery-cost", plants=plants)
        case mod.HeatAsMegacredits():
            return words("modifier-heat-as-megacredits")
        case mod.ProtectResources(resources):
            kinds = [words(f"kept-{_key(resource)}") for resource in resources]
            return words("modifier-protect-resources", things=either(kinds, words))
        case mod.ProtectCard(resources):
            kinds = [words(f"kept-{_key(resource)}") for resource in resources]
            return words("modifier-protect-card", things=either(kinds, words))


def _key(resource: Resource | CardResource) -> str:
    return str(resource)


def _discount(discount: mod.Discount, words: Words) -> str:
    less = units(Resource.MEGACREDITS, discount.amount, words)
    if discount.project is not None:
        return words("modifier-discount-project", things=less, project=words.name(discount.project))
    if discount.tag is not None:
        return words("modifier-discount-tag", things=less, tag=tag_said(discount.tag, words))
    return words("modifier-discount", things=less)


def reaction_said(reaction: Reaction, words: Words) -> str:
    """Say as a sentence what sets a card off, and what it does then."""
    effects = together(reaction.effects, words)
    match reaction:
        case rx.OnTag(tags, by, this, optional):
            return words(
                "reaction-tag",
                by=by.value,
                tags=either([tag_said(tag, words) for tag in tags], words),
                this=_yes(yes=this),
                optional=_yes(yes=optional),
                effects=effects,
            )
        case rx.OnCard(_, _, None):
            return words("reaction-event", effects=effects)
        case rx.OnCard(_, _, tag):
            assert tag is not None
            return words("reaction-event-tag", tag=tag_said(tag, words), effects=effects)
        case rx.OnTile(tile, by, on_mars, this):
            where = "mars" if on_mars else "anywhere"
            return words(f"reaction-{tile}", by=by.value, where=where, this=_yes(yes=this), effects=effects)
        case rx.OnPayment():
            return _payment(reaction, effects, words)
        case rx.OnPlacementBonus(bonus):
            return words("reaction-bonus", resources=some_of(bonus, words), effects=effects)


def _yes(*, yes: bool) -> str:
    return "yes" if yes else "no"


def _payment(reaction: rx.OnPayment, effects: str, words: Words) -> str:
    if rx.Paid.PROJECT_CARD in reaction.paid_for:
        return words("reaction-payment", least=reaction.min_base_cost, effects=effects)
    excluded = either([words.name(project) for project in reaction.excluded], words)
    return words("reaction-project", excluded=excluded, effects=effects)


def action_said(card: ProjectCard, number: int, words: Words) -> str:
    """Say one of the ways of a card's action; they are counted from 0."""
    return words(
        "card-action" if number == 0 else "card-action-or", does=way_said(card.actions[number], words)
    )


def way_said(action: CardAction, words: Words) -> str:
    """Say what one way of a card's action costs and does."""
    does = together(action.effects, words)
    if action.cost:
        does = words("action-cost", cost=together(action.cost, words), effects=does)
    if action.condition is not None:
        does = words("action-if", condition=condition(action.condition, words), does=does)
    return does


def points_said(card: ProjectCard, words: Words) -> Sequence[str]:
    """Say which victory points a card gives at the end."""
    points = card.points
    if points is None:
        return ()
    if points.per is None:
        return (words("card-points", points=points.points),)
    if points.least is not None:
        here = cubes(card.stores, points.least, words)
        return (words("card-points-if", points=points.points, things=here),)
    return (words("card-points-per", points=points.points, per=per(points.per, words, card.stores)),)
