"""The table as a seat may see it, and a full one that it cannot tell from the real one."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import TypeVar

from boardkit.core import Seat
from boardkit.core.rules.chance import filled, shuffled
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.box.things import (
    HIDDEN_ACTION,
    HIDDEN_BID,
    HIDDEN_OBJECTIVE,
    ActionCard,
    ObjectiveCard,
)
from boardkit.games.water_sharing.rules.model import Community, Conflict, State
from boardkit.games.water_sharing.rules.scoring import without_pollution

T = TypeVar("T")


def view(state: State, seat: Seat) -> State:
    """3.2, 6 Cover the cards of others, those that were not dealt, and bids before they are shown.

    A seat that does not exist, as chance's, sees what everybody may see. In the end all objectives are open.
    """
    decks = state.decks
    return state.__replace__(
        communities=tuple(
            community if at == seat else _covered(community, over=state.over)
            for at, community in enumerate(state.communities)
        ),
        decks=decks.__replace__(
            actions=(HIDDEN_ACTION,) * len(decks.actions),
            objectives=(HIDDEN_OBJECTIVE,) * len(decks.objectives),
        ),
        conflict=None if state.conflict is None else _bids_covered(state.conflict, seat),
    )


def _covered(community: Community, *, over: bool) -> Community:
    objective = community.objective if over or community.objective is None else HIDDEN_OBJECTIVE
    return community.__replace__(actions=(HIDDEN_ACTION,) * len(community.actions), objective=objective)


def _bids_covered(conflict: Conflict, seat: Seat) -> Conflict:
    if None not in conflict.bids:
        return conflict
    bids = tuple(
        bid if bid is None or party == seat else HIDDEN_BID
        for party, bid in zip(conflict.parties, conflict.bids, strict=True)
    )
    return conflict.__replace__(bids=bids)


def guess(state: State, seat: Seat, random: Random) -> State:
    """Fill what the seat does not see with cards it has not seen, and bids that could have been made."""
    seen = view(state, seat)
    if seen.conflict is not None:
        seen = seen.__replace__(conflict=_bids_guessed(seen, seen.conflict, random))
    if without_pollution(state.options):
        return seen
    actions = shuffled(_unseen_actions(seen), random)
    objectives = shuffled(_unseen_objectives(seen), random)
    communities = tuple(_dealt(community, actions, objectives) for community in seen.communities)
    decks = seen.decks.__replace__(actions=tuple(sorted(actions)), objectives=tuple(sorted(objectives)))
    return seen.__replace__(communities=communities, decks=decks)


def _bids_guessed(seen: State, conflict: Conflict, random: Random) -> Conflict:
    bids = tuple(
        random.randint(0, seen.communities[party].points) if bid == HIDDEN_BID else bid
        for party, bid in zip(conflict.parties, conflict.bids, strict=True)
    )
    return conflict.__replace__(bids=bids)


def _dealt(community: Community, actions: list[ActionCard], objectives: list[ObjectiveCard]) -> Community:
    hand = filled(community.actions, HIDDEN_ACTION, actions)
    hidden = community.objective == HIDDEN_OBJECTIVE
    return community.__replace__(actions=hand, objective=objectives.pop() if hidden else community.objective)


def _unseen_actions(seen: State) -> list[ActionCard]:
    box = deck(seen.options.own_cards).actions
    hands = [card for community in seen.communities for card in community.actions]
    pending = Counter((*seen.decks.played, *hands))
    return _left(((card, action.copies) for card, action in box.items()), pending)


def _unseen_objectives(seen: State) -> list[ObjectiveCard]:
    box = deck(seen.options.own_cards).objectives
    known = Counter(card for community in seen.communities if (card := community.objective))
    return _left(((card, 1) for card in box), known)


def _left(box: Iterable[tuple[T, int]], known: Counter[T]) -> list[T]:
    return [card for card, copies in box for _ in range(copies - known[card])]
