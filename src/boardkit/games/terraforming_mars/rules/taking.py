"""IX.C, IX.E Effects that take from any player, lower any production, and move resources on cards."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Refusal, Ruling, Seat, SeatEvent, Step, emit, must
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource
from boardkit.games.terraforming_mars.rules import changes, jobs, land
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import State


def is_safe(state: State, seat: Seat, of: Seat, resource: Resource | CardResource) -> bool:
    """Return whether a card of `of` guards such resources against `seat`; nobody is safe from oneself."""
    return seat != of and resource in state.companies[of].works.protected


def victims(state: State, job: qs.Job, effect: fx.Taking) -> list[Seat]:
    """IX.E List whom the effect can take from: to steal from oneself changes nothing."""
    resource = effect.resource
    found = (of for of in state.in_order if state.companies[of].stock[resource] > 0)
    exposed = [of for of in found if not is_safe(state, job.owner, of, resource)]
    if isinstance(effect, fx.StealResource):
        return [of for of in exposed if of != job.owner]
    if isinstance(effect, fx.RemoveFromTileOwner):
        assert state.latest is not None
        owners = {tile.owner for tile in land.around(state.planet, state.latest)}
        return [of for of in exposed if of in owners]
    return exposed


def neutral_can_lose(state: State, effect: fx.Taking) -> bool:
    """VII.B The neutral opponent of a solo game can be robbed."""
    return state.solo and isinstance(effect, fx.StealResource)


def can_take(state: State, job: qs.Job, effect: fx.Taking) -> bool:
    """IX.E Tell whether anybody has what the effect takes."""
    return bool(victims(state, job, effect)) or neutral_can_lose(state, effect)


def once_there(state: State, job: qs.Job, effect: fx.Taking) -> jobs.Urgency:
    """V.A.2 What nobody has yet is taken later."""
    return jobs.Urgency.OPEN if can_take(state, job, effect) else jobs.Urgency.LATE


def do_take(state: State, job: qs.Job, effect: fx.Taking) -> Step[State]:
    """IX.E Resources may be taken from one player, all or a part of them, or none."""
    if not can_take(state, job, effect):
        return jobs.fizzle(state, job)
    return jobs.asked(state, job, qs.WhichLoss(job.owner, effect.resource, effect.up_to, job.card))


def losses(state: State) -> Iterator[mv.TakeFrom]:
    """IX.E List from whom how much may be taken, the most first."""
    job, effect = jobs.job_of(state, fx.Taking)
    for of in victims(state, job, effect):
        most = min(effect.up_to, state.companies[of].stock[effect.resource])
        yield from (mv.TakeFrom(of, amount) for amount in range(most, 0, -1))


class CannotTake(Refusal, word="cannot-take", rule="V.A.2.4"):
    """So much cannot be taken there, but at most `most`."""

    most: int


def may_take(state: State, move: mv.TakeFrom) -> Iterator[Condition]:
    """IX.E So much can be taken from the seat."""
    found = [loss.amount for loss in losses(state) if loss.of == move.of]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def neutral_losses(state: State) -> Iterable[mv.TakeFromNeutral]:
    """VII.B List how much may be taken from the neutral opponent, the most first."""
    _, effect = jobs.job_of(state, fx.Taking)
    return map(mv.TakeFromNeutral, range(effect.up_to, 0, -1)) if neutral_can_lose(state, effect) else ()


def may_rob(state: State, move: mv.TakeFromNeutral) -> Iterator[Condition]:
    """VII.B So much can be taken from the neutral opponent."""
    found = [loss.amount for loss in neutral_losses(state)]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


class ResourceTaken(SeatEvent, rule="V.A.2.4", touches=("companies[of].stock[resource]",)):
    """A seat took resources from another's stock."""

    of: Seat
    resource: Resource
    amount: int


def take(state: State, move: mv.TakeFrom) -> Step[State]:
    """IX.E Resources are taken; a thief keeps them."""
    job, effect = jobs.job_of(state, fx.Taking)
    state = changes.stocked(jobs.onward(state), move.of, effect.resource, -move.amount)
    step = emit(state, ResourceTaken(job.owner, move.of, effect.resource, move.amount))
    if isinstance(effect, fx.StealResource):
        return step.then(changes.gain, job.owner, effect.resource, move.amount)
    return step


class NeutralRobbed(changes.ResourceEvent, rule="VII.B.4"):
    """A seat took resources from the neutral opponent."""


def rob(state: State, move: mv.TakeFromNeutral) -> Step[State]:
    """VII.B The neutral opponent is robbed; it has enough of everything."""
    job, effect = jobs.job_of(state, fx.StealResource)
    step = emit(jobs.onward(state), NeutralRobbed(job.owner, effect.resource, move.amount))
    return step.then(changes.gain, job.owner, effect.resource, move.amount)


def decline(state: State) -> Step[State]:
    """IX.E Taking is optional."""
    return Step(jobs.onward(state))


def lowerable(state: State, resource: Resource, amount: int, seat: Seat, more: int = 0) -> list[Seat]:
    """IX.E List whose production can go down by so much; `seat` will have `more` by then."""
    least = changes.floor(resource) + amount
    made = [company.production[resource] for company in state.companies]
    return [of for of in state.in_order if made[of] + (more if of == seat else 0) >= least]


class NobodyToLower(Refusal, word="nobody-to-lower", rule="V.A.2.3"):
    """Nobody's production can go down by so much."""

    resource: Resource
    amount: int


def somebody_can_lower(attempt: jobs.Attempt, effect: fx.DecreaseAnyProduction) -> Condition:
    """V.A.1 Somebody's production can go down, the seat's own after what the same card raises."""
    resource, amount = effect.resource, effect.amount
    raised = sum(change for change in attempt.changes(resource) if change > 0)
    own = attempt.production.get(resource, 0) + raised
    state = attempt.state
    can = state.solo or bool(lowerable(state, resource, amount, attempt.seat, own))
    return must(can, NobodyToLower(resource, amount))


def do_decrease(state: State, job: qs.Job, effect: fx.DecreaseAnyProduction) -> Step[State]:
    """IX.E Somebody's production must go down, one's own if nobody else's can."""
    can = lowerable(state, effect.resource, effect.amount, job.owner)
    if state.solo or len(can) > 1:
        return jobs.asked(state, job, qs.WhichProduction(job.owner, effect.resource, effect.amount, job.card))
    if not can:
        return jobs.fizzle(state, job)
    return changes.produce(jobs.after(state, job), can[0], effect.resource, -effect.amount)


def productions(state: State) -> Iterable[mv.LowerProduction]:
    """IX.E List whose production may go down."""
    job, effect = jobs.job_of(state, fx.DecreaseAnyProduction)
    return map(mv.LowerProduction, lowerable(state, effect.resource, effect.amount, job.owner))


class CannotLower(Refusal, word="cannot-lower", rule="V.A.2.3"):
    """The production there cannot go down by so much."""


def lower(state: State, move: mv.LowerProduction) -> Step[State]:
    """IX.E A production goes down."""
    _, effect = jobs.job_of(state, fx.DecreaseAnyProduction)
    return changes.produce(jobs.onward(state), move.of, effect.resource, -effect.amount)


class NeutralLowered(changes.ResourceEvent, rule="VII.B.4"):
    """The production of the neutral opponent went down."""


def lower_neutral(state: State) -> Step[State]:
    """VII.B The neutral opponent produces enough of everything."""
    job, effect = jobs.job_of(state, fx.DecreaseAnyProduction)
    return emit(jobs.onward(state), NeutralLowered(job.owner, effect.resource, effect.amount))


def takers(state: State, job: qs.Job, effect: fx.AddCardResource) -> list[Card]:
    """V.A List the seat's cards that can take the resources."""
    company = state.companies[job.owner]
    stores = company.works.stores
    match effect.to:
        case fx.To.THIS:
            # The card may be an event, or its place in the tableau be still to come: it holds what it holds.
            return [job.card] if job.card in stores else []
        case fx.To.TRIGGERING_CARD:
            return [job.about] if stores.get(job.about) in (CardResource.ANIMAL, CardResource.MICROBE) else []
    return [
        card
        for card, resource in stores.items()
        if (effect.resource is None or effect.resource is resource)
        and (effect.to is fx.To.ANY or card != job.card)
        and company.cubes.get(card, 0) >= effect.target_least
    ]


def unless_several(state: State, job: qs.Job, effect: fx.AddCardResource) -> jobs.Urgency:
    """V.A.2 There is nothing to decide where only one card can take the resources."""
    return jobs.Urgency.OPEN if len(takers(state, job, effect)) > 1 else jobs.Urgency.AUTOMATIC


def do_add(state: State, job: qs.Job, effect: fx.AddCardResource) -> Step[State]:
    """V.A.2 Resources come onto one own card; without a card for them they are lost."""
    cards = takers(state, job, effect)
    if len(cards) > 1:
        return jobs.asked(state, job, qs.WhichCard(job.owner, effect.amount))
    if not cards:
        return jobs.fizzle(state, job)
    return changes.put_cubes(jobs.after(state, job), job.owner, cards[0], effect.amount)


def targets(state: State) -> Iterable[mv.ChooseCard]:
    """V.A.2 List the cards that may take the resources."""
    return map(mv.ChooseCard, takers(state, *jobs.job_of(state, fx.AddCardResource)))


class WrongCard(Refusal, word="wrong-card", rule="V.A.2.5"):
    """The card cannot be chosen for this."""

    card: Card


def add(state: State, move: mv.ChooseCard) -> Step[State]:
    """V.A.2 The seat chose the card."""
    job, effect = jobs.job_of(state, fx.AddCardResource)
    return changes.put_cubes(jobs.onward(state), job.owner, move.card, effect.amount)


def givers(
    state: State, seat: Seat, card: Card, effect: fx.RemoveCardResource
) -> Iterator[tuple[Seat, Card]]:
    """IX.E Walk the cards from which an effect of `card` can take resources."""
    if effect.source is fx.From.THIS:
        if state.companies[seat].cubes.get(card, 0) >= (effect.amount or 1):
            yield seat, card
        return
    for of in state.in_order:
        if is_safe(state, seat, of, effect.resource):
            continue
        for other, cubes in state.companies[of].cubes.items():
            enough = cubes >= (effect.amount or 1)
            if enough and FACTS[other].stores is effect.resource and not jobs.is_kept(other, effect.resource):
                yield of, other


def _neutral_gives(state: State, effect: fx.RemoveCardResource) -> bool:
    """VII.B The neutral opponent can lose what must be taken from somebody."""
    return state.solo and effect.source is not fx.From.THIS and bool(effect.amount)


class TooFewCubes(Refusal, word="too-few-cubes", rule="V.E"):
    """Too few resources are on the card, or on any card."""

    resource: CardResource
    wanted: int
    has: int


def somebody_gives(attempt: jobs.Attempt, effect: fx.RemoveCardResource) -> Condition | None:
    """V.A.1 There is a card from which so much can be taken."""
    if effect.amount is None:
        return None
    state, seat, card = attempt.state, attempt.seat, attempt.card
    can = _neutral_gives(state, effect) or any(True for _ in givers(state, seat, card, effect))
    has = attempt.company.cubes.get(card, 0)
    return must(can, TooFewCubes(effect.resource, effect.amount, has))


def can_remove(state: State, job: qs.Job, effect: fx.RemoveCardResource) -> bool:
    """IX.E Tell whether a player's card gives anything."""
    return any(True for _ in givers(state, job.owner, job.card, effect))


def do_remove(state: State, job: qs.Job, effect: fx.RemoveCardResource) -> Step[State]:
    """IX.E Resources leave a card: one's own for a cost, or anybody's."""
    if effect.source is fx.From.THIS:
        assert effect.amount is not None
        return changes.put_cubes(jobs.after(state, job), job.owner, job.card, -effect.amount)
    if not _neutral_gives(state, effect) and not any(True for _ in _takings(state, job, effect)):
        return jobs.fizzle(state, job)
    most = effect.amount or effect.up_to or 1
    return jobs.asked(state, job, qs.WhichCubes(job.owner, effect.resource, most, job.card))


def takings(state: State) -> Iterator[mv.TakeCubes]:
    """IX.E List from which cards how much may be taken."""
    return _takings(state, *jobs.job_of(state, fx.RemoveCardResource))


def _takings(state: State, job: qs.Job, effect: fx.RemoveCardResource) -> Iterator[mv.TakeCubes]:
    for of, card in givers(state, job.owner, job.card, effect):
        if job.victim not in (None, of):
            continue
        most = effect.amount or min(effect.up_to or 0, state.companies[of].cubes[card])
        least = effect.amount or 1
        yield from (mv.TakeCubes(card, amount) for amount in range(most, least - 1, -1))


def may_remove(state: State, move: mv.TakeCubes) -> Iterator[Condition]:
    """IX.E So much can be taken from that card."""
    found = [taking.amount for taking in takings(state) if taking.card == move.card]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def may_remove_neutral(state: State) -> Iterator[Condition]:
    """VII.B The neutral opponent can lose what must be taken from somebody."""
    _, effect = jobs.job_of(state, fx.RemoveCardResource)
    most = (effect.amount or 0) if _neutral_gives(state, effect) else 0
    yield must(most, CannotTake(most))


def may_decline(state: State) -> Ruling:
    """IX.E Only what may be less than all may be nothing."""
    _, effect = jobs.job_of(state, fx.RemoveCardResource)
    return None if effect.up_to else CannotTake(0)


def remove(state: State, move: mv.TakeCubes) -> Step[State]:
    """IX.E, XI.B Resources leave a card; by the official rulings none follow from another card."""
    job, effect = jobs.job_of(state, fx.RemoveCardResource)
    of = next(seat for seat in state.in_order if move.card in state.companies[seat].cubes)
    state = jobs.onward(state)
    left = (effect.up_to or 0) - move.amount
    if left > 0 and not state.options.official_rulings:
        state = state.ask(qs.Job(job.owner, job.card, (effect.__replace__(up_to=left),), victim=of))
    return changes.put_cubes(state, of, move.card, -move.amount)


class NeutralCubesTaken(SeatEvent, rule="VII.B.4"):
    """Resources were taken from a card of the neutral opponent."""

    resource: CardResource


def remove_neutral(state: State) -> Step[State]:
    """VII.B The neutral opponent can lose anything."""
    job, effect = jobs.job_of(state, fx.RemoveCardResource)
    return emit(jobs.onward(state), NeutralCubesTaken(job.owner, effect.resource))
