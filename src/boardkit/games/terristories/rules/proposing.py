"""V.2.a Phase 2: proposing projects in secret."""

from collections.abc import Iterator, Sequence

from boardkit.core import Condition, Event, Seat, Step, emit, must, put
from boardkit.games.terristories.box.things import HIDDEN, NOTHING, ProjectCard
from boardkit.games.terristories.rules.model import Offer, State
from boardkit.games.terristories.rules.moves import Propose
from boardkit.games.terristories.rules.piles import NotInHand, out_of_hand
from boardkit.games.terristories.rules.questions import SelectProject


def selections(state: State, question: SelectProject) -> Iterator[Propose]:
    """V.2.a Any card of the hand may be proposed."""
    return map(Propose, state.tableaux[question.seat].hand)


def may_propose(state: State, question: SelectProject, move: Propose) -> Iterator[Condition]:
    """V.2.a The card comes from the seat's hand."""
    yield must(move.card in state.tableaux[question.seat].hand, NotInHand())


def propose(state: State, question: SelectProject, move: Propose) -> Step[State]:
    """V.2.a A card is chosen, face down."""
    return _choose(state.answered(), question.seat, move.card)


def propose_nothing(state: State, question: SelectProject) -> Step[State]:
    """V.2.a Nobody must propose anything."""
    return _choose(state.answered(), question.seat, NOTHING)


class ProjectChosen(Event, rule="V.2.a", minor=True, hides={"card": HIDDEN}):
    """A seat chose, in secret, what it proposes."""

    touches = ("chosen[seat]",)

    seat: Seat
    card: ProjectCard


def _choose(state: State, seat: Seat, card: ProjectCard) -> Step[State]:
    state = state.__replace__(chosen=put(state.chosen, seat, card))
    return emit(state, ProjectChosen(seat, card))


class ChoicesShown(Event, rule="V.2.a", reveals=True):
    """Everybody shows at once which project it has chosen, or that it has chosen none."""

    touches = ("chosen",)


def lay(state: State) -> Step[State]:
    """V.2.a All cards that were chosen are laid open at once."""
    chosen = state.chosen
    step = emit(state.__replace__(chosen=(None,) * state.seats), ChoicesShown())
    return step.each((seat for seat in state.order if chosen[seat] not in (None, NOTHING)), _lay_open, chosen)


class ProjectProposed(Event, rule="V.2.a", reveals=True):
    """A project was laid on the table."""

    touches = ("tableaux[seat].hand", "offers[seat]")

    seat: Seat
    card: ProjectCard


def _lay_open(state: State, seat: Seat, chosen: Sequence[ProjectCard | None]) -> Step[State]:
    card = chosen[seat]
    assert card is not None
    offer = Offer(card, (0,) * state.seats)
    state = out_of_hand(state, seat, card).__replace__(offers=put(state.offers, seat, offer))
    return emit(state, ProjectProposed(seat, card))
