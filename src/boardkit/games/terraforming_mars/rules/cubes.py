"""V.A.2, IX.C Effects that put resources on cards or take them away."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Event, Refusal, Ruling, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.effects import AddCardResource, From, RemoveCardResource, To
from boardkit.games.terraforming_mars.box.things import Card, CardResource
from boardkit.games.terraforming_mars.rules.changes import put_cubes
from boardkit.games.terraforming_mars.rules.jobs import Attempt, Urgency, after, asked, fizzle, job_of, onward
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ChooseCard, TakeCubes
from boardkit.games.terraforming_mars.rules.ongoing import is_kept
from boardkit.games.terraforming_mars.rules.questions import Job, WhichCard, WhichCubes
from boardkit.games.terraforming_mars.rules.taking import CannotTake, is_safe


def takers(state: State, job: Job, effect: AddCardResource) -> list[Card]:
    """V.A List the seat's cards that can take the resources."""
    company = state.companies[job.owner]
    stores = company.works.stores
    match effect.to:
        case To.THIS:
            # The card may be an event, or its place in the tableau be still to come: it holds what it holds.
            return [job.card] if job.card in stores else []
        case To.TRIGGERING_CARD:
            living = (CardResource.ANIMAL, CardResource.MICROBE)
            return [job.about] if stores.get(job.about) in living else []
    return [
        card
        for card, resource in stores.items()
        if (effect.resource is None or effect.resource is resource)
        and (effect.to is To.ANY or card != job.card)
        and company.cubes.get(card, 0) >= effect.target_least
    ]


def can_add(state: State, job: Job, effect: AddCardResource) -> bool:
    """V.A.2 Tell whether a card can take the resources."""
    return bool(takers(state, job, effect))


def unless_several(state: State, job: Job, effect: AddCardResource) -> Urgency:
    """V.A.2 There is nothing to decide where only one card can take the resources."""
    return Urgency.OPEN if len(takers(state, job, effect)) > 1 else Urgency.AUTOMATIC


def do_add(state: State, job: Job, effect: AddCardResource) -> Step[State]:
    """V.A.2 Resources come onto one own card; without a card for them they are lost."""
    cards = takers(state, job, effect)
    if len(cards) > 1:
        return asked(state, job, WhichCard(job.owner, effect.amount))
    if not cards:
        return fizzle(state, job)
    return put_cubes(after(state, job), job.owner, cards[0], effect.amount)


def targets(state: State) -> Iterable[ChooseCard]:
    """V.A.2 List the cards that may take the resources."""
    job, effect = job_of(state, AddCardResource)
    return map(ChooseCard, takers(state, job, effect))


class WrongCard(Refusal, word="wrong-card", rule="V.A.2.5"):
    """The card cannot be chosen for this."""

    card: Card


def may_add(state: State, move: ChooseCard) -> Iterator[Condition]:
    """V.A.2 The card can take the resources."""
    yield must(move in targets(state), WrongCard(move.card))


def add(state: State, move: ChooseCard) -> Step[State]:
    """V.A.2 The seat chose the card."""
    job, effect = job_of(state, AddCardResource)
    return put_cubes(onward(state), job.owner, move.card, effect.amount)


def givers(state: State, seat: Seat, card: Card, effect: RemoveCardResource) -> Iterator[tuple[Seat, Card]]:
    """IX.E Walk the cards from which an effect of `card` can take resources."""
    if effect.source is From.THIS:
        if state.companies[seat].cubes.get(card, 0) >= (effect.amount or 1):
            yield seat, card
        return
    for of in state.in_order:
        if is_safe(state, seat, of, effect.resource):
            continue
        for other, cubes in state.companies[of].cubes.items():
            enough = cubes >= (effect.amount or 1)
            if enough and FACTS[other].stores is effect.resource and not is_kept(other, effect.resource):
                yield of, other


def _neutral_gives(state: State, effect: RemoveCardResource) -> bool:
    """VII.B The neutral opponent can lose what must be taken from somebody."""
    return state.solo and effect.source is not From.THIS and bool(effect.amount)


class TooFewCubes(Refusal, word="too-few-cubes", rule="V.E"):
    """Too few resources are on the card, or on any card."""

    resource: CardResource
    wanted: int
    has: int


def somebody_gives(attempt: Attempt, effect: RemoveCardResource) -> Condition | None:
    """V.A.1 There is a card from which so much can be taken."""
    if effect.amount is None:
        return None
    state, seat, card = attempt.state, attempt.seat, attempt.card
    can = _neutral_gives(state, effect) or any(True for _ in givers(state, seat, card, effect))
    has = attempt.company.cubes.get(card, 0)
    return must(can, TooFewCubes(effect.resource, effect.amount, has))


def can_remove(state: State, job: Job, effect: RemoveCardResource) -> bool:
    """IX.E Tell whether a player's card gives anything."""
    return any(True for _ in givers(state, job.owner, job.card, effect))


def do_remove(state: State, job: Job, effect: RemoveCardResource) -> Step[State]:
    """IX.E Resources leave a card: one's own for a cost, or anybody's."""
    if effect.source is From.THIS:
        assert effect.amount is not None
        return put_cubes(after(state, job), job.owner, job.card, -effect.amount)
    if not _neutral_gives(state, effect) and not any(True for _ in _takings(state, job, effect)):
        return fizzle(state, job)
    most = effect.amount or effect.up_to or 1
    return asked(state, job, WhichCubes(job.owner, effect.resource, most, job.card))


def takings(state: State) -> Iterator[TakeCubes]:
    """IX.E List from which cards how much may be taken."""
    job, effect = job_of(state, RemoveCardResource)
    return _takings(state, job, effect)


def _takings(state: State, job: Job, effect: RemoveCardResource) -> Iterator[TakeCubes]:
    for of, card in givers(state, job.owner, job.card, effect):
        if job.victim not in (None, of):
            continue
        most = effect.amount or min(effect.up_to or 0, state.companies[of].cubes[card])
        least = effect.amount or 1
        yield from (TakeCubes(card, amount) for amount in range(most, least - 1, -1))


def may_remove(state: State, move: TakeCubes) -> Iterator[Condition]:
    """IX.E So much can be taken from that card."""
    found = [taking.amount for taking in takings(state) if taking.card == move.card]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def may_remove_from_neutral(state: State) -> Iterator[Condition]:
    """VII.B The neutral opponent can lose what must be taken from somebody."""
    _, effect = job_of(state, RemoveCardResource)
    most = (effect.amount or 0) if _neutral_gives(state, effect) else 0
    yield must(most, CannotTake(most))


def may_decline(state: State) -> Ruling:
    """IX.E Only what may be less than all may be nothing."""
    _, effect = job_of(state, RemoveCardResource)
    return None if effect.up_to else CannotTake(0)


def remove(state: State, move: TakeCubes) -> Step[State]:
    """IX.E, XI.B Resources leave a card; by the official rulings none follow from another card."""
    job, effect = job_of(state, RemoveCardResource)
    of = next(seat for seat in state.in_order if move.card in state.companies[seat].cubes)
    state = onward(state)
    left = (effect.up_to or 0) - move.amount
    if left > 0 and not state.options.official_rulings:
        more = effect.__replace__(up_to=left)
        state = state.ask(Job(job.owner, job.card, (more,), victim=of))
    return put_cubes(state, of, move.card, -move.amount)


class NeutralCubesTaken(Event, rule="VII.B.4"):
    """Resources were taken from a card of the neutral opponent."""

    seat: Seat
    resource: CardResource


def remove_from_neutral(state: State) -> Step[State]:
    """VII.B The neutral opponent can lose anything."""
    job, effect = job_of(state, RemoveCardResource)
    return emit(onward(state), NeutralCubesTaken(job.owner, effect.resource))
