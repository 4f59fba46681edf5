"""Every choice as a card: project cards and corporations here, all else in `deeds` and `prizes`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from operator import not_
from typing import Any, Final

from rich.text import Text

from boardkit.core import Choice, Seat
from boardkit.draw.cards import Card as Drawn
from boardkit.draw.palette import Palette
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, MILESTONES
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Milestone, Tag
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.effects import Bill
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.payment import bill_purse, reserve
from boardkit.games.terraforming_mars.rules.prizes import MOST_MILESTONES
from boardkit.games.terraforming_mars.rules.questions import WhichCopy
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.works import cost_of
from boardkit.games.terraforming_mars.show.boards import LETTERS
from boardkit.games.terraforming_mars.show.brief import action_now, brief, needs
from boardkit.games.terraforming_mars.show.cardtext import corporation_sentences
from boardkit.games.terraforming_mars.show.deeds import DEEDS, Drawer, ways_to_pay
from boardkit.games.terraforming_mars.show.phrases import cubes
from boardkit.games.terraforming_mars.show.prizes import award_card, milestone_card
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.games.terraforming_mars.show.sorting import cheapest
from boardkit.games.terraforming_mars.show.tilecards import tile_card
from boardkit.text import Words


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Drawn | None:
    """Draw a choice as a card, with all that stands on it and how it stands now."""
    seat = shown_seat(view)
    if choice.needs_place:
        return tile_card(view, seat, words, palette)
    draw = DRAWN.get(choice.kind)
    return draw(view, seat, choice.kind(**dict(choice.values)), words, palette) if draw else None


def tags_line(facts: ProjectCard, kind: str, words: Words, palette: Palette) -> Text:
    """Write tags in words and colours, then the kind of card and its fixed points."""
    tags = [Text(words.name(tag), palette[f"tag.{tag}"]) for tag in facts.tags]
    parts = [Text(" ").join(tags), Text(words(f"kind-{kind}"))]
    if facts.points is not None and facts.points.per is None:
        parts.append(Text(words("points-tag", points=facts.points.points), "bold"))
    return Text(" · ").join(part for part in parts if part)


def _signs(facts: ProjectCard, words: Words, palette: Palette) -> Text:
    """Write the first letters of tags, as before the seats."""
    names = ((words.name(tag)[:LETTERS], palette[f"tag.{tag}"]) for tag in facts.tags)
    return Text(" ").join(Text(*named) for named in names)


def _held(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card that is not in play: what it costs the seat, does, needs, and may be paid with."""
    facts = CARDS.get(move.card)
    if facts is None:
        return Drawn(words.name(move.card, Card), text=(words("card-covered"),), secret=True)
    cost = cost_of(view.companies[seat], facts)
    cheaper = [words("card-cheaper", cost=cost, printed=facts.cost)] if cost != facts.cost else []
    lacking, needed = _needs(view, seat, facts, move, words)
    often = [*cheaper, *_payment(view, seat, facts, words), *_builder(view, seat, facts, words)]
    text = [*lacking, *brief(view, seat, facts, words), *needed, *often]
    # What a card that may be played does not meet is told with it; whoever buys one reads it here alone.
    known = (*(needed if isinstance(move, mv.PlayCard) else ()), *often)
    price = words("price-money", amount=cost)
    return _project(facts, text, words, palette, price=price).__replace__(known=known)


def _project(
    facts: ProjectCard, text: list[str], words: Words, palette: Palette, *, price: str = ""
) -> Drawn:
    kind = facts.type.value if facts.id in CARDS else "corporation"
    named = words.name(facts.id, Card)
    tags = tags_line(facts, kind, words, palette)
    signs = _signs(facts, words, palette)
    return Drawn(named, price, f"card.{kind}", tags, text=tuple(dict.fromkeys(text)), signs=signs)


def _needs(
    view: State, seat: Seat, facts: ProjectCard, move: Any, words: Words
) -> tuple[Sequence[str], Sequence[str]]:
    """Say what a card needs and the seat lacks, which comes first, and what else it needs.

    Both are marked where the kit does not mark them: it does for cards that may be played.
    """
    said = needs(view, seat, facts, words)
    if isinstance(move, mv.PlayCard):
        return (), [*said]
    lacks = [unmet(view, seat, requirement) is not None for requirement in facts.requirements]
    marked = [
        words("checked", mark="✗" if one else "✓", need=need) for one, need in zip(lacks, said, strict=True)
    ]
    return [*compress(marked, lacks)], [*compress(marked, map(not_, lacks))]


def _payment(view: State, seat: Seat, facts: ProjectCard, words: Words) -> Iterator[str]:
    """Say with what a card would best be paid, where steel or titanium helps."""
    building, space = Tag.BUILDING in facts.tags, Tag.SPACE in facts.tags
    cost = cost_of(view.companies[seat], facts)
    bill = Bill(seat, cost, building, space, reserve(facts.id))
    way = cheapest(bill_purse(view, bill), cost) if view.phase is not Phase.SETUP and cost else None
    if way is None or way.megacredits == cost:
        return
    yield words("card-pay", ways=ways_to_pay(way, view.companies[seat].works, words))


def _builder(view: State, seat: Seat, facts: ProjectCard, words: Words) -> Iterator[str]:
    """Say how far a card brings its owner to the milestone of building tags, while it is to be had."""
    more, least = facts.tags.count(Tag.BUILDING), MILESTONES[Milestone.BUILDER].least
    claimed = dict(view.milestones)
    open_still = Milestone.BUILDER not in claimed and len(claimed) < MOST_MILESTONES
    has = view.companies[seat].works.tags.get(Tag.BUILDING, 0)
    if more and not facts.is_event and open_still and not view.solo and has < least:
        yield words("card-builder", count=has + more, least=least)


def _sold(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card that may be sold."""
    drawn = _held(view, seat, move, words, palette)
    sold = words("card-sold")
    return drawn.__replace__(text=(sold, *drawn.text), signs=None, known=(*drawn.known, sold))


def _dealt(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card that chance may deal: what it does for whoever plays it."""
    facts = CARDS.get(move.card)
    if facts is None:
        return Drawn(words.name(move.card, Card), text=(words("card-covered"),), secret=True)
    text = [*brief(view, seat, facts, words), *needs(view, seat, facts, words)]
    return _project(facts, text, words, palette, price=words("price-money", amount=facts.cost))


def _corporation(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    facts = CORPORATIONS.get(move.corporation)
    if facts is None:
        return Drawn(words.name(move.corporation, Corporation), text=(words("card-covered"),), secret=True)
    text = [*corporation_sentences(facts, words), *_cheaper(view, seat, move.corporation, words)]
    return _project(facts.card, text, words, palette)


def _cheaper(view: State, seat: Seat, corporation: Corporation, words: Words) -> Iterator[str]:
    """IV.7 Name the cards on offer that cost less with a corporation."""
    company = view.companies[seat].but(corporation=corporation)
    offered = [CARDS[card] for card in (*company.offer, *company.picked) if card in CARDS]
    cheaper = [
        words("corporation-cheaper-card", card=words.name(facts.id, Card), cost=cost)
        for facts in offered
        if (cost := cost_of(company, facts)) < facts.cost
    ]
    if cheaper:
        yield words("corporation-cheaper", cards=words.listed(cheaper))


def _used(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card whose action may be used: the way first, then what lies on it and what else it does."""
    facts, company = FACTS[move.card], view.companies[seat]
    used = [words("card-action-used")] if move.card in company.used else []
    way = action_now(view, seat, facts, move.option - 1, words)
    text = [way, *used, *_here(view, seat, facts, words), *brief(view, seat, facts, words)]
    return _project(facts, text, words, palette)


def _here(view: State, seat: Seat, facts: ProjectCard, words: Words) -> Iterator[str]:
    held = view.companies[seat].cubes.get(facts.id, 0)
    if held:
        yield words("card-holds", things=cubes(facts.stores, held, words))


def _in_play(view: State, seat: Seat, move: Any, words: Words, palette: Palette) -> Drawn:
    """Draw a card in play that is chosen: what happens to it, what lies on it, what it does."""
    owner = next((one for one in view.everyone if move.card in view.companies[one].tableau), seat)
    facts = FACTS[move.card]
    text = [
        *_fate(view, owner, facts, move, words),
        *_here(view, owner, facts, words),
        *brief(view, owner, facts, words),
    ]
    return _project(facts, text, words, palette)


def _fate(view: State, owner: Seat, facts: ProjectCard, move: Any, words: Words) -> Iterator[str]:
    held, question = view.companies[owner].cubes.get(facts.id, 0), view.question
    if isinstance(move, mv.TakeCubes):
        yield words("deed-take-cubes", seat=words.seat(owner), has=held, left=held - move.amount)
    elif isinstance(question, WhichCopy):
        yield words("card-copied")
    elif facts.stores is not None:
        will = held + int(getattr(question, "amount", 0))
        has, after = (cubes(facts.stores, count, words) for count in (held, will))
        yield words("card-gets", has=has, will=after)


DRAWN: Final[Mapping[type, Drawer]] = {
    **dict.fromkeys((mv.PlayCard, mv.BuyCard, mv.KeepCard, mv.DiscardCard), _held),
    mv.SellCard: _sold,
    mv.Draw: _dealt,
    mv.ChooseCorporation: _corporation,
    mv.GiveCorporation: _corporation,
    mv.UseCardAction: _used,
    mv.ChooseCard: _in_play,
    mv.TakeCubes: _in_play,
    mv.ClaimMilestone: milestone_card,
    mv.FundAward: award_card,
    **DEEDS,
}
"""How each kind of choice is drawn."""
