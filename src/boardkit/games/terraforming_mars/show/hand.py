"""How cards and other choices lie in the hand, how it is sorted, and what a start comes to."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Choice, Move, Seat
from boardkit.draw import LETTERS
from boardkit.draw.blocks import in_whole_words
from boardkit.draw.palette import Palette
from boardkit.draw.show import Face, Sort
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, MILESTONES, PROJECTS
from boardkit.games.terraforming_mars.box.facts import CardType, ProjectCard
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Project, Resource, Tag
from boardkit.games.terraforming_mars.rules import jobs, offers, projects, questions, requirements
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State
from boardkit.games.terraforming_mars.rules.payment import Purse, bill_of, bill_purse, splits, worth
from boardkit.games.terraforming_mars.show import signs as sg
from boardkit.games.terraforming_mars.show.map import CARD_SIGN, MONEY_SIGN
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.text import Words

WIDTH: Final = 24  # columns of a card: three of them lie side by side on the narrowest table

HELD: Final = (mv.PlayCard, mv.BuyCard, mv.KeepCard, mv.SellCard, mv.DiscardCard)
"""The moves with a card that is not in play yet."""


def face(view: State, choice: Choice, words: Words, _palette: Palette) -> Face:
    """Draw a choice as up to three lines of signs: all but the name are cut to the width of a card."""
    if choice.needs_place:
        tile = view.question.tile if isinstance(view.question, questions.WherePlace) else None
        lines = [f"{sg.tile_sign(tile, words)} {words.name(tile)}" if tile else words.verb(choice.kind)]
    elif choice.kind.turns:
        lines = [words.seat(seat) for _, seat in choice.values] or [words.verb(choice.kind)]
    else:
        lines = _written(view, shown_seat(view), made(choice), words)
    head, *below = (Text(line) for line in lines if line)
    below = [in_whole_words(line, WIDTH) for line in below]
    for line in below[-1:]:
        line.pad_right(WIDTH - line.cell_len)
    return Face((head, *below))


def made(choice: Choice) -> Move:
    """Make a move of a choice; an amount that is still to be typed is nothing."""
    return choice.kind(**dict(choice.values), **dict.fromkeys(choice.kind.turns, 0))


def _written(view: State, seat: Seat, move: Move, words: Words) -> list[str]:
    """Write a choice as a name and signs; what has none is said in a few words."""
    if isinstance(move, HELD):
        return _held(view, seat, move.card, words)
    works, money = view.companies[seat].works, MONEY_SIGN
    match move:
        case mv.ChooseCorporation(corporation):
            tags = " ".join(words.name(tag) for tag in CORPORATIONS[corporation].card.tags)
            signs = "  ".join(sg.corporation_signs(CORPORATIONS[corporation], words))
            return [words.name(corporation, Corporation), tags, signs]
        case mv.UseCardAction(card, option):
            return [words.name(card, Card), sg.action_sign(FACTS[card].actions[option - 1], words)]
        case mv.ChooseCard(card):
            cubes, name = view.companies[seat].cubes.get(card, 0), words.name(card, Card)
            return [f"{name} ●{cubes}" if cubes else name, "  ".join(sg.card_signs(FACTS[card], words))]
        case mv.DoProject(project):
            signs = "  ".join(sg.effect_signs(PROJECTS[project].effects, words)) or f"{CARD_SIGN}→1{money}"
            return [f"{works.projects[project]}{money} {words.name(project)}", signs]
        case mv.ClaimMilestone(milestone):
            least = MILESTONES[milestone].least
            has = requirements.value(view, seat, MILESTONES[milestone].measure)
            return [f"{projects.MILESTONE_COST}{money} {words.name(milestone)} {has}/{least}"]
        case mv.FundAward(award):
            values = enumerate(projects.standings(view, award))
            standing = " ".join(f"{LETTERS[other]}{number}" for other, number in values)
            return [f"{projects.award_cost(view)}{money} {words.name(award)}  {standing}"]
        case mv.Pay():
            spent = ((one, getattr(move, str(one), 0)) for one in Resource)
            return ["  ".join(f"{count}{sg.resource_sign(one, words)}" for one, count in spent if count)]
    return [words.short(move)]


def _held(view: State, seat: Seat, name: Card, words: Words) -> list[str]:
    """Write a card that is not in play: price and name, what it needs and its tags, and what it does."""
    card = CARDS.get(name)
    if card is None:
        return [words.name(name, Card)]
    tags = [words.name(tag) for tag in card.tags]
    event = [words("sign-event")] if card.is_event else []
    needs = [sg.requirement_sign(requirement, words) for requirement in card.requirements]
    named = f"{price(view, seat, card)} {words.name(name, Card)}"
    return [named, " ".join([*needs, *event, *tags]), "  ".join(sg.card_signs(card, words))]


def price(view: State, seat: Seat, card: ProjectCard) -> str:
    """Write what a card costs the seat, and in brackets what is printed if it is something else."""
    cost = jobs.cost_of(view.companies[seat], card)
    return f"{cost}{MONEY_SIGN}" if cost == card.cost else f"{cost}{MONEY_SIGN}({card.cost})"


def by_cost(view: State, choice: Choice) -> int:
    """Compare by what a card or a standard project costs now; other choices are equal."""
    company, card = view.companies[shown_seat(view)], _card(choice)
    if card is not None:
        return jobs.cost_of(company, card)
    project = dict(choice.values).get("project")
    return company.works.projects[project] if isinstance(project, Project) else 0


def by_tags(_view: State, choice: Choice) -> tuple[int, ...]:
    """Compare by the tags of cards, in the order of the rulebook; cards without a tag come last."""
    card, order = _card(choice), [*Tag]
    return tuple(map(order.index, card.tags)) or (len(order),) if card is not None else ()


def by_type(_view: State, choice: Choice) -> int:
    """Compare by colour: green, blue, red."""
    card = _card(choice)
    return list(CardType).index(card.type) if card is not None else 0


def _card(choice: Choice) -> ProjectCard | None:
    return FACTS.get(dict(choice.values).get("card", ""))


SORTS: Final = (Sort("sort-cost", by_cost), Sort("sort-tags", by_tags), Sort("sort-type", by_type))


def proposal(view: State) -> Move | None:
    """V.A.2.2 Propose the cheapest payment: nothing wasted, metals first, heat last."""
    return next(iter(payments(view)), None) if isinstance(view.question, questions.HowToPay) else None


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


def reckoning(view: State, moves: Sequence[Move], words: Words) -> Sequence[str]:
    """IV.7, V.2 Say what is left with each corporation that may be chosen, or after cards are bought."""
    company = view.companies[shown_seat(view)]
    if isinstance(view.question, questions.BuyCards) and view.phase is not Phase.SETUP:
        cards = [move.card for move in moves if isinstance(move, mv.BuyCard)]
        money, cost = worth(company), offers.PRICE * len(cards)
        heat, left = money - company.stock[Resource.MEGACREDITS], money - cost
        said = words("reckoning-bought", count=len(cards), cost=cost, left=left, money=money, heat=heat)
        return [words("reckoning", said=said, **_to_play(company, cards))]
    chosen = [move.corporation for move in moves if isinstance(move, mv.ChooseCorporation)]
    dealt = [company.chosen] if company.chosen is not None else list(company.choices)
    known = [one for one in dict.fromkeys([*chosen, *dealt]) if one in CORPORATIONS]
    return [_with(view, one, moves, words) for one in known]


def _to_play(company: Company, cards: Sequence[Card]) -> Mapping[str, int]:
    """V.A.2.2 Add up what cards cost, and how much of it steel and titanium can pay."""
    facts, works = [CARDS[card] for card in cards if card in CARDS], company.works

    def due(*tags: Tag) -> int:
        return sum(jobs.cost_of(company, card) for card in facts if not tags or set(tags) & set(card.tags))

    steel = min(due(Tag.BUILDING), company.stock[Resource.STEEL] * works.steel)
    titanium = min(due(Tag.SPACE), company.stock[Resource.TITANIUM] * works.titanium)
    return {"play": due(), "steel": steel, "titanium": titanium}


def _with(view: State, corporation: Corporation, moves: Sequence[Move], words: Words) -> str:
    company = view.companies[shown_seat(view)]
    bought = [*company.picked, *(move.card for move in moves if isinstance(move, mv.BuyCard))]
    money, cost = CORPORATIONS[corporation].start.megacredits, offers.PRICE * len(bought)
    stock = offers.starting_stock(company, CORPORATIONS[corporation])
    name, count = words.name(corporation, Corporation), len(bought)
    said = words("reckoning-with", corporation=name, money=money, cost=cost, count=count, left=money - cost)
    company = company.but(corporation=corporation, stock=stock)
    return words("reckoning", said=said, **_to_play(company, bought))
