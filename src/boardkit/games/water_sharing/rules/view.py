"""The table as a seat may see it, and a full one that it cannot tell from the real one."""

from collections import Counter
from random import Random
from typing import Final

from boardkit.core import Seat
from boardkit.core.rules.chance import covered, filled, shuffled
from boardkit.games.water_sharing.box import things
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.rules import questions, scoring
from boardkit.games.water_sharing.rules.cards import could_play
from boardkit.games.water_sharing.rules.model import Community, State

PLANNED: Final = (
    questions.PlaceZone,
    questions.BuildFirst,
    questions.FirstSite,
    questions.WhatToBuild,
    questions.ContestWater,
    questions.ContestSite,
)
"""The questions that are answered with the objective in mind."""

IN_SECRET: Final = (questions.HowMuch,)  # 6 The bids of a conflict are made in secret


def view(state: State, seat: Seat) -> State:
    """3.2, 6 Cover the cards of others, those that were not dealt, and bids before they are shown.

    A seat that does not exist, as chance's, sees what everybody may see. In the end all objectives are open.
    """

    def cover(community: Community) -> Community:
        open_to_all = state.over or community.objective is None
        objective = community.objective if open_to_all else things.HIDDEN_OBJECTIVE
        actions = (things.HIDDEN_ACTION,) * len(community.actions)
        return community.__replace__(actions=actions, objective=objective)

    actions = (things.HIDDEN_ACTION,) * len(state.decks.actions)
    objectives = (things.HIDDEN_OBJECTIVE,) * len(state.decks.objectives)
    conflict = state.conflict
    if conflict is not None and None in conflict.bids:
        bids = zip(conflict.parties, conflict.bids, strict=True)
        seen = (bid if bid is None or party == seat else things.HIDDEN_BID for party, bid in bids)
        conflict = conflict.__replace__(bids=tuple(seen))
    decks = state.decks.__replace__(actions=actions, objectives=objectives)
    communities = covered(state.communities, seat, cover)
    return state.__replace__(communities=communities, decks=decks, conflict=conflict)


def guess(state: State, seat: Seat, random: Random) -> State:
    """Fill what the seat does not see with cards it has not seen, and bids that could have been made."""
    seen = view(state, seat)
    if seen.conflict is not None:
        points = [seen.communities[party].points for party in seen.conflict.parties]
        bids = zip(points, seen.conflict.bids, strict=True)
        guessed = tuple(random.randint(0, most) if bid == things.HIDDEN_BID else bid for most, bid in bids)
        seen = seen.__replace__(conflict=seen.conflict.__replace__(bids=guessed))
    if scoring.without_pollution(state.options):
        return seen
    cards, own = deck(seen.options.own_cards), seen.communities
    played = Counter((*seen.decks.played, *(card for community in own for card in community.actions)))
    copies = ((card, action.copies - played[card]) for card, action in cards.actions.items())
    actions = shuffled([card for card, left in copies for _ in range(left)], random)
    known = {community.objective for community in own}
    objectives = shuffled([card for card in cards.objectives if card not in known], random)
    communities = tuple(_dealt(community, actions, objectives) for community in seen.communities)
    decks = seen.decks.__replace__(actions=tuple(sorted(actions)), objectives=tuple(sorted(objectives)))
    return seen.__replace__(communities=communities, decks=decks)


def _dealt(
    community: Community, actions: list[things.ActionCard], objectives: list[things.ObjectiveCard]
) -> Community:
    hand = filled(community.actions, things.HIDDEN_ACTION, actions)
    hidden = community.objective == things.HIDDEN_OBJECTIVE
    return community.__replace__(actions=hand, objective=objectives.pop() if hidden else community.objective)


def telltale(state: State) -> bool:
    """9.3 Who holds cards may hold one that can be played, for all that the others know."""
    question = state.question
    if question is None or isinstance(question, questions.WhichHex | questions.WhichShore):
        return False
    return could_play(state, question)


def private(state: State) -> bool:
    """3.2, 6, 9.3 A community builds towards its objective; it bids what it has; it may play its cards."""
    question = state.question
    if isinstance(question, questions.HowMuch):
        return state.communities[question.seat].points > 0
    return isinstance(question, (questions.AnyCard, questions.Reinforce, *PLANNED))
