"""6.3 Using the powers of buildings: which may be used now, on what, and what they do."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from boardkit.core import CHANCE, Condition, Refusal, Seat, SeatEvent, Step, emit, must, refusal_in, without
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box import powers as pw
from boardkit.games.life_in_reterra.box.things import Card, LandTile, Side
from boardkit.games.life_in_reterra.rules import building as bd
from boardkit.games.life_in_reterra.rules import model
from boardkit.games.life_in_reterra.rules.community import Building, Community
from boardkit.games.life_in_reterra.rules.dealing import put_beneath
from boardkit.games.life_in_reterra.rules.model import Claim, Placed, SpaceRefusal, State
from boardkit.games.life_in_reterra.rules.moves import ChangeTile, PlaceJunk, PlaceRelic, WelcomeInhabitant
from boardkit.games.life_in_reterra.rules.questions import BeginPowers, FillRow, OfferPowers, UsePowers
from boardkit.maps.squares import Square


def claims_of_turn(state: State, seat: Seat) -> tuple[Claim, ...]:
    """6.3 Buildings act, each by itself: those from earlier turns, and once those that came in this turn."""
    assert state.now is not None
    buildings, standing, claims = state.communities[seat].buildings, state.now.standing, list[Claim]()
    for building in buildings[:standing]:
        claims += claims_of(state, seat, building, pw.Timing.TURN)
    for building in buildings[standing:]:
        claims += claims_of(state, seat, building, pw.Timing.PLACED)
    return tuple(claims)


def claims_of(state: State, seat: Seat, building: Building, timing: pw.Timing) -> Iterator[Claim]:
    """6.3 Say what a building may do at a time, one claim for each thing it places."""
    for number, power in _acting(building.card, model.side_of(state, building.card), timing):
        if _holds(state, power.condition):
            each = isinstance(power.deed, pw.Junk) and power.deed.whom is pw.Whom.EACH
            for of in model.neighbours_of(state, seat) if each else (None,):
                yield from [Claim(building.at, number, of)] * count_of(power.deed)


@cache
def _acting(card: Card, side: Side, timing: pw.Timing) -> tuple[tuple[int, pw.Active], ...]:
    """6.3 Number the powers of a face, and pick those that do something at a time."""
    powers = enumerate(CARDS[card].faces[side].powers)
    active = ((at, power) for at, power in powers if isinstance(power, pw.Active))
    return tuple((at, power) for at, power in active if power.timing is timing)


def _holds(state: State, condition: pw.Condition | None) -> bool:
    now = state.now
    assert now is not None
    match condition:
        case pw.Condition.PLACED_NOTHING:
            return now.placed is Placed.NOTHING
        case pw.Condition.PLACED_INHABITANT:
            return now.placed is Placed.INHABITANT
        case pw.Condition.OWN_TILE:
            return now.secret
    return True


def count_of(deed: pw.Deed) -> int:
    """Say how often a power does its deed in a turn; of two things, one is done."""
    return 1 if isinstance(deed, pw.Choose) else deed.count


def need_not(deed: pw.Deed) -> bool:
    """6.3 Tell whether a power says `may` or `up to`; all others are used if they can be."""
    return isinstance(deed, pw.RowChange) or count_of(deed) > 1


def deed_of(state: State, seat: Seat, claim: Claim) -> pw.Deed:
    """Return what the power of a claim does."""
    building = model.building_at(state, seat, claim.by)
    assert building is not None
    power = model.face_of(state, building.card).powers[claim.power]
    assert isinstance(power, pw.Active)
    return power.deed


def deeds_of(state: State, seat: Seat, claim: Claim) -> tuple[pw.Deed, ...]:
    """Return the deeds between which a claim leaves the choice, or its only one."""
    deed = deed_of(state, seat, claim)
    return deed.options if isinstance(deed, pw.Choose) else (deed,)


Use: TypeAlias = WelcomeInhabitant | PlaceRelic | PlaceJunk | ChangeTile

DEEDS: Final[Mapping[type[Use], type[pw.Deed]]] = {
    WelcomeInhabitant: pw.Inhabitants,
    PlaceRelic: pw.Relics,
    PlaceJunk: pw.Junk,
    ChangeTile: pw.RowChange,
}
"""Which deed each answer carries out."""

place_relic = cache(PlaceRelic)
welcome = cache(WelcomeInhabitant)
place_junk = cache(PlaceJunk)


def listed(state: State, seat: Seat, claim: Claim, deed: pw.Deed) -> Iterable[Use]:
    """List what a deed may be done to."""
    match deed:
        case pw.RowChange():
            return (ChangeTile(claim.by, tile) for tile in state.row)
        case pw.Junk() if model.tokens_left(state):
            against = model.neighbours_of(state, seat) if claim.of is None else (claim.of,)
            lands = ((of, state.communities[of]) for of in against)
            open_to = ((of, land.visible_relics, protected(state, land)) for of, land in lands)
            places = ((of, at) for of, relics, safe in open_to for at in relics if at not in safe)
            return (place_junk(claim.by, of, at) for of, at in places)
        case pw.Relics(where) if refusal_in(relics_used(state)) is None:
            return (place_relic(claim.by, at) for at in _room(state, seat, claim, where))
        case pw.Inhabitants(where) if model.inhabitants_left(state):
            return (welcome(claim.by, at) for at in _room(state, seat, claim, where))
    return ()


def _room(state: State, seat: Seat, claim: Claim, where: pw.Where) -> Iterable[Square]:
    land = state.communities[seat]
    match where:
        case pw.Where.ADJACENT:
            building = model.building_at(state, seat, claim.by)
            return filter(land.is_empty, building.around if building else ())
        case pw.Where.OWN_GEAR:
            return land.gears
        case pw.Where.THIS_TILE_GEAR:
            return (at for at in bd.this_tile(state) if at in land.gears)


class NotInRow(Refusal, word="not-in-row", rule="6.3"):
    """The tile is not in the row."""

    tile: LandTile


def fitting(state: State, seat: Seat, move: Use, deed: pw.Deed) -> Iterator[Condition]:
    """Tell one by one what it takes to do a deed to what a move names."""
    match move, deed:
        case ChangeTile(tile=tile), _:
            yield must(tile in state.row, NotInRow(tile))
        case PlaceJunk(), _:
            yield from _junked(state, seat, move)
        case PlaceRelic(), pw.Relics(where):
            yield from relics_used(state)
            yield from _roomy(state, seat, move.by, move.at, where)
        case WelcomeInhabitant(), pw.Inhabitants(where):
            yield must(model.inhabitants_left(state), model.NoInhabitantsLeft())
            yield from _roomy(state, seat, move.by, move.at, where)
        case _:
            raise TypeError(f"{move} does not do {deed}")


class NoTokensLeft(Refusal, word="no-tokens-left", rule="5.4"):
    """All tokens are placed."""


class RelicSideUnused(Refusal, word="relic-side-unused", rule="5.4"):
    """The table plays without the relic side of the tokens."""


def relics_used(state: State) -> Iterator[Condition]:
    """5.4 Tell what it takes to place any relic token at all."""
    yield must(state.options.relic_side, RelicSideUnused())
    yield must(model.tokens_left(state), NoTokensLeft())


class BeyondReach(Refusal, word="beyond-reach", rule="6.3"):
    """The power is not against that seat, or not any more in this turn."""

    seat: Seat


class NoRelicThere(SpaceRefusal, word="no-relic-there", rule="9.3"):
    """No relic is open there."""


class RelicProtected(SpaceRefusal, word="relic-protected", rule="7.2"):
    """A building protects the relic."""


def _junked(state: State, seat: Seat, move: PlaceJunk) -> Iterator[Condition]:
    """9.3 Junk covers an open relic of a neighbour that no building protects."""
    near = move.seat in model.neighbours_of(state, seat)
    yield must(near, BeyondReach(move.seat))
    if not near:
        return
    land = state.communities[move.seat]
    yield must(move.at in land.visible_relics, NoRelicThere(move.at))
    yield must(move.at not in protected(state, land), RelicProtected(move.at))
    yield must(model.tokens_left(state), NoTokensLeft())


def protected(state: State, land: Community) -> frozenset[Square]:
    """7.2 Name the squares on which buildings keep relics from junk."""
    powers = ((building, model.face_of(state, building.card).powers) for building in land.buildings)
    guards = (building for building, own in powers if any(isinstance(power, pw.Protect) for power in own))
    return frozenset(chain.from_iterable(building.around for building in guards))


class NotNextToIt(SpaceRefusal, word="not-next-to-it", rule="11"):
    """The space is not next to the building."""


def _roomy(state: State, seat: Seat, by: Square, at: Square, where: pw.Where) -> Iterator[Condition]:
    land = state.communities[seat]
    if where is not pw.Where.ADJACENT:
        yield bd.free_gear(land, at)
        if where is pw.Where.THIS_TILE_GEAR:
            yield must(at in bd.this_tile(state), bd.NotOnThisTile())
        return
    building = model.building_at(state, seat, by)
    yield must(building is not None and at in building.around, NotNextToIt(at))
    yield must(at in land.spaces, bd.NoLand(at))
    yield must(at not in land.spaces or land.is_empty(at), bd.SpaceTaken(at))


def begin_powers(state: State, effect: BeginPowers) -> Step[State]:
    """6.2, 6.3 The powers act in a step of their own, after placing."""
    claims = claims_of_turn(state, effect.seat)
    return offer_powers(state if claims == state.claims else state.__replace__(claims=claims), effect)


class PowerIdle(SeatEvent, rule="6.3", wasted=True):
    """A power that would have to be used finds nothing to do."""

    card: Card


def offer_powers(state: State, effect: BeginPowers | OfferPowers) -> Step[State]:
    """6.3 Ask while any power can do something; what cannot is lost for this turn."""
    seat = effect.seat
    if not state.claims:
        return Step(state)
    if any(can_be_used(state, seat, claim) for claim in state.claims):
        return Step(state.ask(UsePowers(seat)))
    idle = [claim.by for claim in state.claims if not need_not(deed_of(state, seat, claim))]
    buildings = (model.building_at(state, seat, by) for by in idle)
    cards = dict.fromkeys(building.card for building in buildings if building is not None)
    return Step(state.__replace__(claims=())).each((PowerIdle(seat, card) for card in cards), emit)


def can_be_used(state: State, seat: Seat, claim: Claim) -> bool:
    """6.3 Tell whether a power can do anything now."""
    return next(_uses(state, seat, claim), None) is not None


def _uses(state: State, seat: Seat, claim: Claim) -> Iterator[Use]:
    return chain.from_iterable(listed(state, seat, claim, deed) for deed in deeds_of(state, seat, claim))


def uses(state: State, question: UsePowers) -> Iterable[Use]:
    """6.3 List every use of every power that is left."""
    found = (_uses(state, question.seat, claim) for claim in dict.fromkeys(state.claims))
    return dict.fromkeys(chain.from_iterable(found))


class MustUsePower(Refusal, word="must-use-power", rule="6.3"):
    """A power can do something and must be used."""


def may_pass(state: State, question: UsePowers) -> Iterator[Condition]:
    """6.3 Powers are left unused only where they say so."""
    seat = question.seat
    forced = (claim for claim in state.claims if not need_not(deed_of(state, seat, claim)))
    yield must(not any(can_be_used(state, seat, claim) for claim in forced), MustUsePower())


class NoSuchPower(Refusal, word="no-such-power", rule="6.3"):
    """No building there has such a power to use now."""

    by: Square


def may_use(state: State, question: UsePowers, move: Use) -> Iterator[Condition]:
    """6.3 A power does what its card says, where it says: one of those that are left will do."""
    seat = question.seat
    of_its_kind = _claims_for(state, seat, move)
    yield must(of_its_kind, NoSuchPower(move.by))
    deeds = [deed for claim, deed in of_its_kind if _aims_at(claim, move)]
    if isinstance(move, PlaceJunk) and of_its_kind and not deeds:
        yield must(False, BeyondReach(move.seat))
    if deeds:
        best = next((deed for deed in deeds if _does(state, seat, move, deed)), deeds[0])
        yield from fitting(state, seat, move, best)


def _claims_for(state: State, seat: Seat, move: Use) -> list[tuple[Claim, pw.Deed]]:
    """Find the claims of the building that a move names, with the deeds of the move's kind."""
    own = [claim for claim in state.claims if claim.by == move.by]
    pairs = [(claim, deed) for claim in own for deed in deeds_of(state, seat, claim)]
    return [(claim, deed) for claim, deed in pairs if isinstance(deed, DEEDS[type(move)])]


def _does(state: State, seat: Seat, move: Use, deed: pw.Deed) -> bool:
    return refusal_in(fitting(state, seat, move, deed)) is None


def _aims_at(claim: Claim, move: Use) -> bool:
    return not isinstance(move, PlaceJunk) or claim.of in (None, move.seat)


def use(state: State, question: UsePowers, move: Use) -> Step[State]:
    """6.3 The power does its deed, and is used up for this turn."""
    seat = question.seat
    # Of several claims the first is used up that does what the move says.
    aimed = [(claim, deed) for claim, deed in _claims_for(state, seat, move) if _aims_at(claim, move)]
    does = (claim for claim, deed in aimed if len(aimed) == 1 or _does(state, seat, move, deed))
    claims = without(state.claims, next(does))
    building = model.building_at(state, seat, move.by)
    assert building is not None
    state = state.answered().ask(OfferPowers(seat)).__replace__(claims=claims)
    return _do(state, seat, building.card, move)


class InhabitantWelcomed(SeatEvent, rule="6.3", touches=("communities[seat].inhabitants",)):
    """An inhabitant was placed by a building's power."""

    card: Card
    at: Square


class RelicPlaced(SeatEvent, rule="6.3", touches=("communities[seat].relics",)):
    """A relic token was placed by a building's power."""

    card: Card
    at: Square


class JunkPlaced(SeatEvent, rule="9.3", touches=("communities[of].junk",)):
    """Junk was placed on a relic of `of` by a building's power."""

    of: Seat
    card: Card
    at: Square


class TileChanged(SeatEvent, rule="6.3", touches=("row", "beneath")):
    """A tile of the row was put under the stack by a building's power."""

    card: Card
    tile: LandTile


def _do(state: State, seat: Seat, card: Card, move: Use) -> Step[State]:
    land = state.communities[seat]
    match move:
        case WelcomeInhabitant(at=at):
            land = land.__replace__(inhabitants=(*land.inhabitants, at))
            return emit(state.with_community(seat, land), InhabitantWelcomed(seat, card, at))
        case PlaceRelic(at=at):
            land = land.__replace__(relics=(*land.relics, at))
            return emit(state.with_community(seat, land), RelicPlaced(seat, card, at))
        case PlaceJunk(seat=of, at=at):
            land = state.communities[of]
            land = land.__replace__(junk=(*land.junk, at))
            return emit(state.with_community(of, land), JunkPlaced(seat, of, card, at))
        case ChangeTile(tile=tile):
            state = put_beneath(state, (tile,)).ask(FillRow(CHANCE))
            return emit(state, TileChanged(seat, card, tile))


class PowersLeft(SeatEvent, rule="6.3"):
    """A seat leaves the powers unused that it need not use."""


def leave(state: State, question: UsePowers) -> Step[State]:
    """6.3 The powers that are left are not used."""
    return emit(state.answered().__replace__(claims=()), PowersLeft(question.seat))
