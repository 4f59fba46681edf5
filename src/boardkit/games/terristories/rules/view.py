"""The table as a seat may see it, and a full one that it cannot tell from the real one."""

from functools import partial
from random import Random
from typing import Final

from boardkit.core import Seat
from boardkit.core.rules.chance import covered, filled, shuffled
from boardkit.games.terristories.box import PROFILES
from boardkit.games.terristories.box.things import HIDDEN, HIDDEN_ALEA, HIDDEN_CHARACTER, NOTHING
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.ending import personal_met
from boardkit.games.terristories.rules.model import Buried, Claim, State, Tableau
from boardkit.games.terristories.rules.starting import pile

FROM_THE_HAND: Final = (qs.SelectProject, qs.DiscardProjects, qs.DiscardOne, qs.ClaimObjective)
"""V.2.a, V.2.c, VI.c The questions about cards of the hand, and about the character."""

IN_SECRET: Final = (*FROM_THE_HAND, qs.RefillHand)  # a hand is filled up from a pile of its own


def view(state: State, seat: Seat) -> State:
    """IV.2.h, IV.2.l, V.2 Cover what others hold, have chosen, have claimed, and know of the hazards.

    A seat that does not exist, as chance's, sees what everybody may see.
    """
    tableaux = covered(state.tableaux, seat, partial(_covered, over=state.outcome is not None))
    chosen = covered(state.chosen, seat, lambda card: card and HIDDEN)
    claims = covered(state.claims, seat, lambda said: said if said is Claim.OPEN else Claim.COVERED)
    state = state.__replace__(tableaux=tableaux, chosen=chosen, claims=claims)
    if state.foreseen is None or state.foreseen == HIDDEN_ALEA or state.seer == seat:
        return state
    # V.2.d Who has not looked at the next hazard knows only that somebody has.
    return state.__replace__(foreseen=HIDDEN_ALEA, aleas=tuple(sorted((*state.aleas, state.foreseen))))


def _covered(tableau: Tableau, *, over: bool) -> Tableau:
    """Cover the cards nobody else may see; a profile is open once it is shown, and at the end."""
    character = tableau.character
    secret = character is not None and not tableau.shown and not over
    return tableau.__replace__(
        character=HIDDEN_CHARACTER if secret else character,
        hand=(HIDDEN,) * len(tableau.hand),
        bag=(HIDDEN,) * len(tableau.bag),
        under=tuple(buried if buried.seen else Buried(HIDDEN, seen=False) for buried in tableau.under),
    )


def guess(state: State, seat: Seat, random: Random) -> State:
    """Fill what the seat does not see with cards it has not seen, at random."""
    seen = view(state, seat)
    dealt = (one if at == seat else _dealt(seen, Seat(at), random) for at, one in enumerate(seen.tableaux))
    guessed = seen.__replace__(tableaux=tuple(dealt))
    if seen.foreseen == HIDDEN_ALEA:
        top = random.choice(seen.aleas)
        guessed = guessed.__replace__(foreseen=top, aleas=tuple(one for one in seen.aleas if one != top))
    hidden = zip(guessed.chosen, guessed.tableaux, strict=True)
    chosen = tuple(random.choice([*own.hand, NOTHING]) if card == HIDDEN else card for card, own in hidden)
    claims = tuple(_claim(guessed, Seat(at)) for at in guessed.everyone)
    return guessed.__replace__(chosen=chosen, claims=claims)


def _dealt(seen: State, seat: Seat, random: Random) -> Tableau:
    tableau = seen.tableaux[seat]
    if tableau.role is None or not (tableau.bag or tableau.hand or tableau.under):
        return _with_character(tableau, random)
    laid = {card.project for card in tableau.cards} | {one.card for one in tableau.under if one.seen}
    offer = seen.offers[seat]
    proposed = offer.project if offer is not None else NOTHING
    unseen = shuffled((card for card in pile(seen, seat) if card not in {*laid, proposed}), random)
    hand, bag = filled(tableau.hand, HIDDEN, unseen), filled(tableau.bag, HIDDEN, unseen)
    under = tuple(buried if buried.seen else Buried(unseen.pop(), seen=False) for buried in tableau.under)
    return _with_character(tableau.__replace__(hand=hand, bag=bag, under=under), random)


def _with_character(tableau: Tableau, random: Random) -> Tableau:
    if tableau.character != HIDDEN_CHARACTER:
        return tableau
    possible = [card for card, profile in PROFILES.items() if profile.role is tableau.role]
    return tableau.__replace__(character=random.choice(possible))


def _claim(guessed: State, seat: Seat) -> Claim:
    """Claim for a seat whatever it may: nobody can tell."""
    said = guessed.claims[seat]
    if said is not Claim.COVERED:
        return said
    return Claim.CLAIMED if personal_met(guessed, seat) else Claim.SILENT


def telltale(state: State) -> bool:
    """VI.c Who cannot claim an objective says so as secretly as who does not want to."""
    return isinstance(state.question, qs.ClaimObjective)


def private(state: State) -> bool:
    """V.2.a, V.2.c, VI.c Cards are chosen from the hand; a claim is about the character."""
    return isinstance(state.question, FROM_THE_HAND)
