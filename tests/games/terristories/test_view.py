from random import Random

from boardkit.core import CHANCE
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import (
    HIDDEN,
    HIDDEN_ALEA,
    HIDDEN_CHARACTER,
    AleaCard,
    Character,
    ProjectCard,
)
from boardkit.games.terristories.rules.model import Buried, Claim, Outcome, State
from boardkit.games.terristories.rules.questions import (
    ClaimObjective,
    CountClaims,
    LayProjects,
    SelectProject,
)
from boardkit.games.terristories.rules.view import guess, view
from tests.games.terristories.board import A, B, C, act, projects, table

TUTO = "P7Aa1 M9 P7Bb1 \n W4 P7 M9 \n P7 M9 W4C"
HANDS = (["farmer_01", "farmer_03"], ["governor_02", "governor_09"], ["entrepreneur_01"])


def secretive() -> State:
    """Set a table with something to hide of every kind."""
    asks = SelectProject(B), SelectProject(C), LayProjects()
    state = act(table(TUTO, SelectProject(A), *asks, hands=HANDS), "propose farmer_01").state
    for seat, name in zip(state.everyone, ("smallholder", "manager", "inventor"), strict=True):
        state = state.with_tableau(seat, character=Character(name))
    seen, unseen = projects(["farmer_04", "farmer_05"])
    bag = tuple(card for card in state.tableaux[A].bag if card not in (seen, unseen))
    under = (Buried(seen, seen=True), Buried(unseen, seen=False))
    state = state.with_tableau(A, bag=bag, under=under)
    aleas = tuple(card for card in state.aleas if card != "riot")
    return state.__replace__(foreseen=AleaCard("riot"), seer=A, aleas=aleas)


def test_a_seat_sees_its_own_cards_and_counts_those_of_others() -> None:
    assert view(secretive(), A).tableaux[A] == secretive().tableaux[A]
    other = view(secretive(), B).tableaux[A]
    assert other.hand == (HIDDEN, HIDDEN)
    assert set(other.bag) == {HIDDEN}
    assert [buried.card for buried in other.under] == [ProjectCard("farmer_04"), HIDDEN]
    assert other.character == HIDDEN_CHARACTER


def test_a_profile_that_was_shown_is_open_and_so_are_all_at_the_end() -> None:
    shown = secretive().with_tableau(A, shown=True)
    assert view(shown, B).tableaux[A].character == "smallholder"
    over = secretive().__replace__(outcome=Outcome(common=False, personal=()))
    assert view(over, CHANCE).tableaux[C].character == "inventor"


def test_what_others_have_chosen_is_covered_though_it_be_nothing() -> None:
    state = act(secretive(), "pass").state
    assert view(state, C).chosen == (HIDDEN, HIDDEN, None)
    assert view(state, A).chosen == (ProjectCard("farmer_01"), HIDDEN, None)


def test_a_claim_looks_like_silence() -> None:
    state = table(
        "P7Aa1", ClaimObjective(A), ClaimObjective(B), CountClaims(), cubes=(10,), indices=(0, 8, 0)
    )
    state = state.with_tableau(A, character=Character("commercial_farmer"))
    claimed, silent = (act(state, answer).state for answer in ("claim", "silent"))
    assert view(claimed, B) == view(silent, B)
    assert view(claimed, B).claims == (Claim.COVERED, Claim.OPEN, Claim.OPEN)
    assert view(claimed, A).claims[A] is Claim.CLAIMED


def test_only_who_looked_knows_the_next_hazard() -> None:
    assert view(secretive(), A).foreseen == "riot"
    other = view(secretive(), B)
    assert other.foreseen == HIDDEN_ALEA
    assert AleaCard("riot") in other.aleas


def test_guesses_differ_in_what_the_seat_does_not_see() -> None:
    guesses = [guess(secretive(), B, Random(number)) for number in range(20)]
    assert len({guessed.tableaux[A].hand for guessed in guesses}) > 5
    assert {guessed.tableaux[A].character for guessed in guesses} == {
        "smallholder",
        "commercial_farmer",
        "co_op_leader",
    }
    assert len({guessed.foreseen for guessed in guesses}) > 3
    assert len({guessed.chosen[A] for guessed in guesses}) > 3
    assert {guessed.tableaux[B].hand for guessed in guesses} == {projects(HANDS[B])}


def test_a_view_does_not_cover_what_is_said_at_the_table() -> None:
    state = secretive()
    assert view(state, CHANCE).land == state.land
    assert GAME.secret
