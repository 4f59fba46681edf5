"""Faults of tables of Terraforming Mars: cards, boards, the map, prizes, and open business."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any, Final, TypeVar

from boardkit.core import Derived, Effect, Fault, Limits, Pending, Pieces, Question, Seat, SeatFault
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import EVER, entries, misaddressed, with_supply, within
from boardkit.core.notation.plain import MOST
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, TILES, TRACKS, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.things import Area, Card, Corporation, Parameter
from boardkit.games.terraforming_mars.rules import ANSWERS, card_effects, changes, land, model, phases, setup
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import Company, Phase, State
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.projects import AWARD_COSTS, MOST_MILESTONES
from boardkit.games.terraforming_mars.rules.view import in_play, is_beginner

__all__ = ["DERIVED", "LIMITS", "astray", "box", "faults", "known", "pieces"]


E = TypeVar("E", bound=fx.CardEffect)
P = TypeVar("P", bound=Pending)


class SixResources(SeatFault):
    """A seat has not a number for each of the six resources."""


class CardFault(SeatFault):
    """Something is wrong with a card of a seat."""

    card: things.Card


class CubesAstray(CardFault):
    """Resources lie on a card that the seat does not have in play, or that holds none."""


class UsedAstray(CardFault):
    """An action was used of a card that is not in play, has none, or is named twice."""


class MinedAstray(CardFault):
    """A card that is not in play, or is no mine, raised a production by the place of its tile."""


class WaitingAstray(CardFault):
    """A card that was not played, or does nothing for the next card, waits for the next card."""


class NoFirstActionThere(SeatFault):
    """A first action is due of a corporation that has none."""


def on_board(state: model.State, seat: Seat) -> Iterator[Fault]:
    """III.D Look at a seat's numbers, and at the marks on its cards."""
    company, tableau = state.companies[seat], state.companies[seat].tableau
    if len(company.stock) != len(things.Resource) or len(company.production) != len(things.Resource):
        yield SixResources(seat)
    else:
        for kind in (each for each in things.Resource if each is not things.Resource.MEGACREDITS):
            yield from within(state, ("companies", seat, "production", int(kind)), 0, MOST)
    for card in company.cubes:
        if card not in tableau or not FACTS[card].stores:
            yield CubesAstray(seat, card)
    for card, times in Counter(company.used).items():
        if times > 1 or card not in tableau or not FACTS[card].actions:
            yield UsedAstray(seat, card)
    for card, resource in company.mined.items():
        mines = _effects(card, fx.ProductionFromBonus)
        if card not in tableau or not any(resource in mine.among for mine in mines):
            yield MinedAstray(seat, card)
    for card, times in Counter(company.next_card).items():
        if times > 1 or card not in (*company.played, *company.events) or not _effects(card, fx.NextCard):
            yield WaitingAstray(seat, card)
    corporation = CORPORATIONS.get(company.corporation or things.HIDDEN_CORPORATION)
    if company.opening and not (corporation and corporation.first_action):
        yield NoFirstActionThere(seat)


def _effects(card: things.Card, kind: type[E]) -> list[E]:
    """List the effects of a kind on a card."""
    return [effect for effect in FACTS[card].effects if isinstance(effect, kind)] if card in FACTS else []


BESIDE: Final[dict[str, Counter[Any]]] = {
    "tile-kind": Counter({kind: printed.supply for kind, printed in TILES.items()}),
    "milestone": Counter(things.Milestone),
    "award": Counter(things.Award),
}
"""Things that need not lie on the table, but cannot lie there more often."""


class BeginnerAstray(Fault):
    """A corporation for beginners is elsewhere than with the beginner it belongs to."""

    corporation: things.Corporation


class EventInPlay(CardFault):
    """An event lies among the cards in play, where its tags would count for good."""


class NoEventPlayed(CardFault):
    """A card lies among the events played and is none."""


def with_cards(state: model.State) -> Iterator[Fault]:
    """IV.5, V.A.3 Look at what lies among what; only a beginner has the corporation of its seat."""
    piles = [state.corporations, *state.boxed, *(company.choices for company in state.companies)]
    yield from (BeginnerAstray(each) for pile in piles for each in pile if is_beginner(each))
    for seat, company in enumerate(state.companies):
        for each in (company.corporation, company.chosen):
            if each is not None and is_beginner(each) and each != setup.beginner(state.options, Seat(seat)):
                yield BeginnerAstray(each)
    for seat, company in enumerate(state.companies):
        yield from (EventInPlay(Seat(seat), card) for card in company.played if _is_event(card))
        yield from (NoEventPlayed(Seat(seat), card) for card in company.events if not _is_event(card))


def _is_event(card: things.Card) -> bool:
    return card in CARDS and CARDS[card].is_event


def box(state: model.State) -> Pieces:
    """Count the cards that the options put on the table, tiles, milestones and awards."""
    extended = state.options.corporate_era or state.solo
    own = (setup.beginner(state.options, seat) for seat in state.everyone)
    dealt = [each for each in own if each is not None]
    return {
        "card": Counter(setup.deck(extended=extended)),
        "corporation": Counter([*setup.corporations(extended=extended), *dealt]),
        **BESIDE,
    }


def pieces(state: model.State) -> Pieces:
    """Count cards and corporations wherever they lie; what was neither laid nor claimed lies beside Mars."""
    held = (chain(one.hand, one.offer, one.picked, one.played, one.events) for one in state.companies)
    # What a seat has chosen is one of its choices.
    chosen = (one.choices or filter(None, (one.chosen,)) for one in state.companies)
    played = (one.corporation for one in state.companies if one.corporation is not None)
    laid = Counter([tile.kind for tile in state.planet.tiles.values()])
    # III Greeneries and cities share their supply.
    both = laid[things.TileKind.GREENERY] + laid[things.TileKind.CITY]
    laid[things.TileKind.GREENERY] = laid[things.TileKind.CITY] = both
    return {
        "card": Counter(chain(state.deck, state.face_up, in_play(state), *state.discards, *held)),
        "corporation": Counter(chain(state.corporations, *state.boxed, played, *chosen)),
        "tile-kind": with_supply(BESIDE["tile-kind"], laid),
        "milestone": with_supply(BESIDE["milestone"], Counter(each for each, _ in state.milestones)),
        "award": with_supply(BESIDE["award"], Counter(each for each, _ in state.awards)),
    }


ORDINARY: Final = (things.TileKind.OCEAN, things.TileKind.GREENERY, things.TileKind.CITY)
"""The tiles that need no card; each other kind belongs to one."""

NEUTRAL: Final = (things.TileKind.GREENERY, things.TileKind.CITY)  # nobody owns them in a game for one


class ClaimUnderTile(Fault):
    """An area is claimed on which a tile lies."""

    at: things.Area


class ClaimMisplaced(Fault):
    """An area is claimed that nobody can claim."""

    at: things.Area


class TileMisplaced(Fault):
    """A tile lies where no rule, and no card that its owner has played, lets it lie."""

    kind: things.TileKind
    at: things.Area


class OceanOwned(Fault):
    """An ocean has an owner."""

    at: things.Area
    owner: Seat


class TileUnowned(Fault):
    """A tile that somebody must own has no owner."""

    kind: things.TileKind
    at: things.Area


class NoTileThere(Fault):
    """The last tile is said to lie where there is none."""

    at: things.Area


def on_mars(state: model.State) -> Iterator[Fault]:
    """III.A, III.B Look at every tile and claim."""
    planet = state.planet
    yield from (ClaimUnderTile(at) for at in planet.claims if at in planet.tiles)
    claims = (claim for card in CARDS for claim in _effects(card, fx.ClaimArea))
    claimable = {at for claim in claims for at in land.grounds(claim.placement)}
    yield from (ClaimMisplaced(at) for at in planet.claims if at not in claimable)
    for at, tile in planet.tiles.items():
        # III.B.2, VII.B.1 Oceans belong to nobody; all else to somebody, but for what is neutral.
        if tile.kind is things.TileKind.OCEAN:
            if tile.owner is not None:
                yield OceanOwned(at, tile.owner)
        elif tile.owner is None and not (state.solo and tile.kind in NEUTRAL):
            yield TileUnowned(tile.kind, at)
    yield from _misplaced(state)
    if state.latest is not None and state.latest not in planet.tiles:
        yield NoTileThere(state.latest)


def _misplaced(state: model.State) -> Iterator[Fault]:
    """III.B Walk the tiles on ground that neither their kind nor a card played allows; a card allows one."""
    used: set[things.Card] = set()
    for at, tile in state.planet.tiles.items():
        if tile.kind in ORDINARY and at in land.grounds(TILES[tile.kind].placement):
            continue
        if tile.kind not in ORDINARY and any(at in _ground_of(card, tile.kind) for card in CARDS):
            continue
        # Cards that its owner has played may have laid it, those of all an ocean.
        owners = (company for seat, company in enumerate(state.companies) if tile.owner in (None, seat))
        cards = (card for owner in owners for card in (*owner.played, *owner.events) if card not in used)
        card = next((card for card in cards if at in _ground_of(card, tile.kind)), None)
        if card is None:
            yield TileMisplaced(tile.kind, at)
        else:
            used.add(card)


@cache
def _ground_of(card: things.Card, kind: things.TileKind) -> frozenset[things.Area]:
    placements = (effect.placement for effect in _effects(card, fx.PlaceTile) if effect.tile is kind)
    return frozenset(at for placement in placements for at in land.grounds(placement))


class CorporationMissing(SeatFault):
    """A seat has no corporation, though all are revealed."""


class CorporationTooSoon(SeatFault):
    """A seat has a corporation or cards in play before corporations are revealed."""


class ChosenElsewhere(SeatFault):
    """A seat has chosen a corporation that it was not dealt, or may choose when all is chosen."""

    corporation: Corporation


class NothingToChoose(SeatFault):
    """A seat has chosen no corporation and is not asked for one, or has none to choose from."""


class OfferAstray(SeatFault):
    """Cards are offered to a seat, or put aside, and nothing that waits has to do with them."""


class DraftUneven(Fault):
    """The packs of a draft are not as large as they must be for all to take a card in each round."""


def in_choosing(state: State) -> Iterator[Fault]:
    """IV.5, IV.7, VII.C Look at what every seat has to choose from, and whether it is asked."""
    deals, drafts = _waiting(state, qs.DealCorporation), qs.EndDraft() in state.pile
    offers = qs.OpenOffer | qs.BuyCards | qs.KeepCards
    choices = {business.seat for business in state.pile if isinstance(business, offers)}
    for seat, company in zip(state.everyone, state.companies, strict=True):
        hidden = qs.RevealCompany(seat) in state.pile
        if hidden:
            coming = bool(company.choices) or any(deal.to == seat for deal in deals)
            yield from _before(state, seat, coming=coming)
        else:
            yield from (CorporationMissing(seat),) if company.corporation is None else ()
            chosen = () if company.chosen is None else (company.chosen,)
            yield from (ChosenElsewhere(seat, left) for left in (*company.choices, *chosen))
        # V.2, VII.C Cards that are offered wait for a question, those put aside for a reveal or a draft.
        waits = hidden or drafts
        if (company.offer and not (waits or seat in choices)) or (company.picked and not waits):
            yield OfferAstray(seat)
    if _waiting(state, qs.WhichDraft) and not _is_even(state):
        yield DraftUneven()
    if len(deals) > len(state.corporations):
        yield NothingToChoose(deals[0].to)


def _before(state: State, seat: Seat, *, coming: bool) -> Iterator[Fault]:
    company, own = state.companies[seat], setup.beginner(state.options, seat)
    if company.corporation is not None or company.played or company.opening:
        yield CorporationTooSoon(seat)
    if company.chosen is not None and company.chosen not in (*company.choices, own):
        yield ChosenElsewhere(seat, company.chosen)
    if company.chosen is None and not (coming and qs.WhichCorporation(seat) in state.pile):
        yield NothingToChoose(seat)


def _waiting(state: State, kind: type[P]) -> list[P]:
    """List the business of a kind on the pile."""
    return [business for business in state.pile if isinstance(business, kind)]


def _is_even(state: State) -> bool:
    """VII.C Each round asks every seat once; whoever is still asked in this one has a card more."""
    rounds: list[list[Seat]] = [[]]
    for business in reversed(state.pile):
        match business:
            case qs.WhichDraft(seat):
                rounds[-1].append(seat)
            case qs.PassPacks():
                rounds.append([])
    now, *later, last = rounds
    due = Counter(now)
    packs = Counter({seat: len(state.companies[seat].offer) for seat in state.everyone})
    for business in state.pile:
        if isinstance(business, qs.Deal | qs.DealOffer):
            packs[business.to] += business.count
    sizes = {packs[seat] - due[seat] for seat in state.everyone}
    alike = all(sorted(each) == list(range(state.seats)) for each in later)
    return alike and not last and max(due.values(), default=0) <= 1 and sizes == {len(later) + 1}


OF_CHANCE: Final = (qs.DealCorporation, qs.DealOffer, qs.DrawCard, qs.RevealCard, qs.RevealCost)
"""The questions that chance answers."""

ASKED_BY: Final[Mapping[type[Effect], tuple[type[Question], ...]]] = {
    qs.Bill: (qs.HowToPay,),
    qs.Pool: (qs.WhichFirst,),
    qs.Job: tuple(rule.asks for rule in card_effects.CARD_EFFECTS.values() if rule.asks is not None),
}
"""Effect that lies below a question that it asks, and goes on once it is answered."""


class PassedSeatAsked(SeatFault):
    """A seat that has passed is asked for an action."""


def _asked(state: State, question: Question, number: int) -> Iterator[Fault]:
    """Look at what a question says itself."""
    match question:
        case qs.TakeAction(seat):
            if state.companies[seat].passed:
                yield PassedSeatAsked(seat)
        case qs.BuyCards():
            yield from within(state, ("pile", number, "price"), PRICE, PRICE)
        case qs.KeepCards(seat):
            yield from within(state, ("pile", number, "count"), 1, len(state.companies[seat].offer))
        case qs.RevealCost():
            left = setup.NEUTRAL_TILES - len(_waiting(state, qs.PlaceNeutral))
            yield from within(state, ("pile", number, "number"), left, left)


def _is_due(state: State, question: Question) -> bool:
    """Return whether the rules, asked again, would ask this: what waits below a question is what asks it."""
    asker = next((asker for asker, kinds in ASKED_BY.items() if isinstance(question, kinds)), None)
    if asker is None:
        return True
    below = state.pile[-2] if len(state.pile) > 1 else None
    if not isinstance(below, asker):
        return False
    return ANSWERS.resolve(state.but(pile=state.pile[:-2]), below).state.question == question


def phase_of(state: State) -> Phase:
    """IV, V, VI Tell the phase by what waits; while nobody is asked, it stays as the rules have set it."""
    kinds = {type(business) for business in state.pile}
    told = ((qs.RevealCompany, Phase.SETUP), (qs.BeginActions, Phase.RESEARCH), (qs.EndGame, Phase.ENDING))
    found = next((phase for kind, phase in told if kind in kinds), Phase.ACTIONS)
    return state.phase if state.question is None else found


def whose_turn(state: State) -> Seat:
    """V.3, VI.A Tell whose turn it is by who is asked for an action; else it stays whose it was."""
    turns = qs.TakeAction | qs.NextAction | qs.LastGreenery
    asked = (business.seat for business in reversed(state.pile) if isinstance(business, turns))
    return state.active if state.question is None else next(asked, state.active)


LIMITS: Final[Limits] = {
    (State, "temperature"): range(-30, 9, 2),
    (State, "oxygen"): range(TRACKS[Parameter.OXYGEN].goal + 1),
    (State, "generation"): EVER[1:],
    (Company, "production"): range(changes.LEAST_MEGACREDITS, EVER.stop),
    (Company, "cubes"): EVER[1:],
    (qs.TakeAction, "taken"): range(phases.ACTIONS_A_TURN),
    (qs.DealOffer, "count"): range(1, setup.CARDS_DEALT + 1),
    (qs.DrawCard, "count"): range(1, setup.CARDS_DEALT + 1),
    (qs.WhichPatent, "sold"): range(len(CARDS) + 1),
}
"""The numbers that may stand in a field, as far as that is always the same."""


class PrizesAlone(Fault):
    """A game for one has neither milestones nor awards."""


def known(_state: State) -> Mapping[Any, Container[Any]]:
    """III Tell the areas of Mars and beside it, and the cards of the box."""
    return {Area: {*land.HEXES, *land.NAMED.values()}, Card: {*FACTS, qs.NO_CARD}, Corporation: CORPORATIONS}


def faults(state: State) -> Iterator[Fault]:
    """III, IX Look at every track and board, and at what there is to choose from."""
    # V.C, V.D, VII.B Look at the generation of a game for one, and at how many prizes there are.
    if state.solo:
        yield from within(state, ("generation",), 1, phases.SOLO_GENERATIONS)
        if state.milestones or state.awards:
            yield PrizesAlone()
    yield from entries(state, ("milestones",), 0, MOST_MILESTONES)
    yield from entries(state, ("awards",), 0, len(AWARD_COSTS))
    yield from on_mars(state)
    for seat in state.everyone:
        yield from on_board(state, seat)
    yield from with_cards(state)
    if state.question is not None:
        yield from in_choosing(state)


def astray(state: State) -> Iterator[Fault]:
    """V Look at what waits where somebody is asked; to do so, rules are asked."""
    if state.question is None:
        return
    yield from misaddressed(state, OF_CHANCE)
    for number, business in enumerate(state.pile):
        if isinstance(business, Question):
            yield from _asked(state, business, number)
    if not _is_due(state, state.question):
        yield NotAskedNow(state.question.seat)


DERIVED: Final[Derived] = {State: lambda state: state.but(phase=phase_of(state), active=whose_turn(state))}
"""How what follows from the rest of a record is worked out again."""
