"""The table of Terraforming Mars: the planet, cards in hand, seats, tracks and prizes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from boardkit.core import Move, Seat, kebab
from boardkit.draw.shapes import Place
from boardkit.draw.show import Numbers, Sign, Verb
from boardkit.games.terraforming_mars.box import FACTS, things
from boardkit.games.terraforming_mars.rules import actions, changes, phases, playing, projects, scoring
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.taking import losses, productions
from boardkit.games.terraforming_mars.show.hand import payments, rivals_first
from boardkit.games.terraforming_mars.show.map import CARD_SIGN, LETTERED, MONEY_SIGN, TILE_SIGNS
from boardkit.games.terraforming_mars.show.shared import shown_seat
from boardkit.text import Words

PRINTED: Final = (
    Sign("■", "sign-steel"),
    Sign("★", "sign-titanium"),
    Sign("♣", "sign-plants", "terrain.forest"),
    Sign("□", "sign-card"),
    Sign("€", "sign-megacredits"),
    Sign("≈", "sign-ocean", "terrain.water"),
    Sign("⌂", "sign-city", "terrain.town"),
    Sign("▲", "sign-volcano", "mars.volcano"),
    Sign("⚑", "sign-claim"),
)
"""Signs printed on Mars, and of things that lie there."""

WRITTEN: Final = (
    Sign("▶", "sign-asked"),
    Sign("✓", "sign-met"),
    Sign("✗", "sign-unmet"),
    Sign("●", "sign-used"),
    Sign("○", "sign-unused"),
    Sign("·", "sign-open"),
    Sign("▸", "sign-action"),
    Sign("→", "sign-becomes"),
    Sign("←", "sign-stolen"),
    Sign("+", "sign-more"),
    Sign("−", "sign-less"),
    Sign("±", "sign-either"),
    Sign("×", "sign-times"),
    Sign("=", "sign-equals"),
    Sign("≥", "sign-least"),
    Sign("≤", "sign-most"),
    Sign("↑", "sign-rises"),
    Sign("°", "sign-degrees"),
)
"""Signs in texts, on cards and beside Mars."""

LETTERS: Final = (
    Sign("", "legend-heat", written="sign-heat"),
    Sign("", "legend-energy", written="sign-energy"),
    Sign("", "legend-temperature", written="sign-temperature"),
    Sign("", "legend-oxygen", written="sign-oxygen"),
    Sign("", "legend-rating", written="sign-rating"),
    Sign("", "legend-points", written="sign-points"),
    Sign("", "legend-track-production", written="track-bonus-production"),
    Sign("1+2", "legend-stock"),
    Sign("[+1]", "legend-production"),
    Sign("‹ ›", "legend-tile"),
    Sign("*", "legend-anybody"),
)
"""Letters on cards, on tracks and beside resources, which are others in another language."""

PLACES: Final = (
    Sign("Noctis N", "sign-noctis", "mars.noctis"),
    *(Sign(name[:1].upper(), "sign-moon", "mars.orbit", f"area-{name}") for name in things.OFF_MARS),
)
SPECIAL: Final = tuple(
    Sign(letter, f"tile-kind-{kebab(kind)}", TILE_SIGNS[kind].fill, written=f"tile-word-{kebab(kind)}")
    for letter, kind in LETTERED.items()
)
"""Words on special tiles, and the letters that stand where there is no room for a word."""

LEGEND: Final = (*PRINTED, *WRITTEN, *LETTERS, *PLACES, *SPECIAL)

SALE: Final = mv.DoProject(things.Project.SELL_PATENTS)
VERBS: Final = (
    Verb("c", "verb-bar-cards", (mv.PlayCard,)),
    Verb("a", "verb-bar-actions", (mv.UseCardAction, mv.FirstAction)),
    Verb("s", "verb-bar-standard", (mv.DoProject,)),
    Verb("g", "verb-bar-greenery", (mv.ConvertPlants,)),
    Verb("h", "verb-bar-heat", (mv.ConvertHeat,)),
    Verb("m", "verb-bar-milestones", (mv.ClaimMilestone,)),
    Verb("f", "verb-bar-awards", (mv.FundAward,)),
    Verb("x", "verb-bar-sell", (mv.SellCard,), also=(SALE,)),
    Verb("p", "verb-bar-pass", (mv.Pass, mv.EndTurn)),
)
"""V.3.1 What can be done at a turn; patents are sold by a standard project, too."""

THINGS: Final = (mv.PlayCard, mv.ChooseCorporation, mv.ClaimMilestone, mv.FundAward, mv.DoProject)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""


def tallies(view: State) -> Mapping[str, str]:
    """V.F, V.G Count plants and heat against what they are wanted for."""
    company = view.companies[shown_seat(view)]
    plants, heat = company.stock[things.Resource.PLANTS], company.stock[things.Resource.HEAT]
    return {"g": f"{plants}/{company.works.plants}", "h": f"{heat}/{actions.HEAT_FOR_A_STEP}"}


def given_up(view: State, words: Words) -> Sequence[str] | None:
    """V.3 Say what whoever passes has left undone, which cannot wait; in the last generation nothing can."""
    question = view.question
    if not isinstance(question, qs.TakeAction):
        return None
    ways = (playing.playable, actions.usable, projects.doable, projects.claims, projects.fundings)
    moves = [words.say(move) for way in ways for move in way(view, question) if move != SALE]
    if phases.is_last(view) and moves:
        return [words("pass-moves", moves=words.listed([*dict.fromkeys(moves)]))]
    used = dict.fromkeys(words.name(move.card, things.Card) for move in actions.usable(view, question))
    left = [words("pass-actions", cards=words.listed([*used]))] if used else []
    if actions.can_plant(view, question):
        left.append(words("pass-plants"))
    if actions.can_warm(view, question) and not changes.at_goal(view, things.Parameter.TEMPERATURE):
        left.append(words("pass-heat"))
    goals = [words.name(move.milestone) for move in projects.claims(view, question)]
    return [*left, words("pass-milestones", milestones=words.listed(goals))] if goals else left


def touched(move: Move) -> frozenset[Place]:
    """Name the area that a tile or a claim would change."""
    return frozenset({move.at}) if isinstance(move, mv.Place) else frozenset()


def offers(view: State) -> Sequence[Move]:
    """Show all that a turn may hold, even refused; IV.7 corporations and cards are looked at together."""
    match view.question:
        case qs.TakeAction(seat):
            return tuple(_turn(view, seat))
        case qs.WhichCorporation(seat):
            company = view.companies[seat]
            return (*map(mv.ChooseCorporation, company.choices), *map(mv.BuyCard, company.offer))
        case qs.BuyCards(seat):
            return tuple(map(mv.BuyCard, view.companies[seat].offer))
        case qs.HowToPay():
            return payments(view)
        case qs.WhichLoss(seat):
            return rivals_first(losses(view), seat)
        case qs.WhichProduction(seat):
            return rivals_first(productions(view), seat)
    return ()


def _turn(view: State, seat: Seat) -> Iterator[Move]:
    company = view.companies[seat]
    if company.opening:
        yield mv.FirstAction()
    yield from map(mv.PlayCard, company.hand)
    for active in company.works.active:
        yield from (mv.UseCardAction(active, number) for number, _ in enumerate(FACTS[active].actions, 1))
    yield from map(mv.DoProject, things.Project)
    yield from (mv.ConvertPlants(), mv.ConvertHeat())
    # Those that are taken keep their numbers while some are to be had.
    if not view.solo and len(view.milestones) < projects.MOST_MILESTONES:
        yield from map(mv.ClaimMilestone, things.Milestone)
    if not view.solo and len(view.awards) < len(projects.AWARD_COSTS):
        yield from map(mv.FundAward, things.Award)
    yield from (mv.EndTurn(), mv.Pass())


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the cards in hand, those that are offered, and those already taken of them."""
    held = [mv.PlayCard(card) for card in view.companies[seat].hand if card != things.HIDDEN]
    return (*_corporations(view, seat), *held, *_offered(view, seat))


def dealt(view: State, seat: Seat) -> Sequence[Move]:
    """Show what lies before a seat and is not in its hand: corporations, a pack, and what it put aside."""
    return (*_corporations(view, seat), *_offered(view, seat))


def _corporations(view: State, seat: Seat) -> Sequence[Move]:
    company = view.companies[seat]
    choices = company.choices if company.chosen is None else (company.chosen,)
    return [mv.ChooseCorporation(each) for each in choices if each != things.HIDDEN_CORPORATION]


def _offered(view: State, seat: Seat) -> Sequence[Move]:
    company = view.companies[seat]
    return [mv.BuyCard(card) for card in (*company.offer, *company.picked) if card != things.HIDDEN]


def heading(view: State, words: Words) -> str:
    """Say which generation and phase it is, and which action of the turn."""
    question = view.question
    if not view.pile and view.phase is Phase.ENDING:
        return words("heading-over", generation=view.generation)
    if isinstance(question, qs.TakeAction):
        return words("heading-action", generation=view.generation, number=question.taken + 1)
    return words(f"heading-{view.phase}", generation=view.generation)


def seat_line(view: State, seat: Seat, words: Words) -> str:
    """Give a seat's rating, its megacredits, its cards in hand, and whether it has passed."""
    company = view.companies[seat]
    money = f"{company.stock[things.Resource.MEGACREDITS]}{MONEY_SIGN}"
    cards = f"{len(company.hand)}{CARD_SIGN}"
    return f"{words('sign-rating')}{company.rating:>2} {money:>4} {cards:>3}{'–' if company.passed else ' '}"


def numbers(view: State) -> Sequence[Numbers]:
    """Give the tracks, then rating, stock, production, cards, points, tags and values of every seat."""
    companies, works = view.companies, [company.works for company in view.companies]

    def each(name: str, values: Iterable[int], *, tally: bool = False) -> Numbers:
        return Numbers(name, tuple(values), tally=tally)

    kinds = things.Resource
    return (
        *(Numbers(f"parameter-{one}", (changes.level(view, one),), shared=True) for one in things.Parameter),
        each("number-rating", (company.rating for company in companies)),
        *(each(f"number-{kind}", (one.stock[kind] for one in companies)) for kind in kinds),
        *(each(f"production-{kind}", (one.production[kind] for one in companies)) for kind in kinds),
        each("number-cards", (len(company.hand) for company in companies)),
        Numbers("number-score", scoring.score(view).totals, reckoned=True),
        each("number-events", (len(company.events) for company in companies), tally=True),
        *(
            each(f"number-tags-{tag}", (one.tags.get(tag, 0) for one in works), tally=True)
            for tag in things.Tag
        ),
        *(each(f"number-cubes-{kind}", _cubes(view, kind)) for kind in things.CardResource),
        each("number-worth-steel", (one.steel for one in works)),
        each("number-worth-titanium", (one.titanium for one in works)),
        each("number-greenery", (one.plants for one in works)),
    )


def _cubes(view: State, kind: things.CardResource) -> Iterator[int]:
    """Count the resources of a kind that lie on the cards of each seat."""
    for company in view.companies:
        yield sum(count for card, count in company.cubes.items() if FACTS[card].stores is kind)


SEVERAL: Final = (mv.BuyCard, mv.SellCard)  # cards that are bought, or sold, together
