"""What players of Tectonic Tribes think."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random
from typing import Any, Final

import pytest

from boardkit.core import Match, Player, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.players import MIND, judgement
from boardkit.games.tectonic_tribes.players.ground import ground_of
from boardkit.games.tectonic_tribes.players.pruning import Glance, card_of, prospects_of
from boardkit.games.tectonic_tribes.rules import rounds
from boardkit.games.tectonic_tribes.rules.model import AfterRivalDiscard, Options, Placement, State
from boardkit.games.tectonic_tribes.rules.moves import Discard, DiscardTerrain, PlaceTerrain, PlaceTribe, Play
from boardkit.games.tectonic_tribes.rules.questions import WhichDrop
from boardkit.maps.squares import Square, Turn
from boardkit.players.mind import WON, Seen
from boardkit.players.search import decide
from boardkit.players.thinking import Task, solve
from tests.every import with_each
from tests.games.tectonic_tribes.board import act, cards, continent, revealed, table

LEVELS: Final = [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG]


SURE: Final = (0.0, 0.0, 0.0)


ISLAND: Final = """
    F F P P
    F F 0 P
    P L L P
"""


def judged(state: State, seat: int = 0) -> dict[str, float]:
    return dict(MIND.worth(state, Seat(seat), judgement.WEIGHTS).terms)


def at_a_glance(options: Options, seats: int, seed: int) -> Match[State]:
    """Play a match to its end by the policy alone."""
    random, players = Random(seed), [Player(str(seat), seat) for seat in range(seats)]
    match = Match.start(GAME, options, players, seed)
    while not match.over:
        match = match.play(MIND.policy(match.state, legal(GAME, match.state), random))
    return match


def decided(state: State, word: str, seed: int) -> Any:
    return decide(Seen.of(GAME, state, Seat(0)), MIND, MIND.levels[word], seed).move


def test_in_the_last_round_regions_are_judged_as_they_are_counted() -> None:
    state = at_a_glance(Options(), 3, seed=1).state.__replace__(last_round=True)
    for seat, points in enumerate(GAME.score(state).totals):
        assert judged(state, seat)["regions"] == pytest.approx(points)


def test_a_finished_table_is_judged_by_the_same_terms_and_by_who_has_won() -> None:
    state = at_a_glance(Options(), 3, seed=1).state
    (winner,) = GAME.score(state).winners
    for seat in range(3):
        ended = MIND.ended(GAME, state, Seat(seat)).terms
        alone_ended = [not own for own in state.tribes] == [each == seat for each in range(3)]
        lost = -judgement.GIVEN_UP * alone_ended
        ending = {judgement.AHEAD: 0.0, WON: MIND.winning if seat == winner else lost}
        assert ended == {**judged(state, seat), **ending}
        assert ended["regions"] == GAME.score(state).totals[seat]


def test_what_a_card_promises_is_what_it_changes() -> None:
    match = at_a_glance(Options(), 3, seed=4)
    looked = 0
    for before, moment in pairwise(match.moments):
        state, move = before.step.state, moment.move
        if isinstance(move, PlaceTerrain | PlaceTribe) and state.continent.cells:
            seat, looked = state.to_move, looked + 1
            assert seat is not None
            card = move.card if isinstance(move, PlaceTribe) else card_of(state)
            assert card is not None
            change = held_now(moment.step.state, seat) - held_now(state, seat)
            prospects = prospects_of(state, seat).__replace__(
                judge=judgement.judge(SURE, (1.0, 1.0, 1.0), seat, judgement.WEIGHTS)
            )
            assert prospects.gain(card, move.at, move.turn) == pytest.approx(change)
    assert looked > match.state.seats


def test_a_tribe_card_promises_more_while_a_rival_has_a_card_to_lose() -> None:
    first = revealed(ISLAND, 41, 40)
    lost = first.__replace__(options=Options(after_rival_discard=AfterRivalDiscard.LOST))
    alone = first.with_chosen(Seat(1), None)
    tribe = next(move for move in legal(GAME, first) if isinstance(move, PlaceTribe))
    promises = [Glance(state).promise(tribe) for state in (first, lost, alone)]
    assert promises[0] > promises[1] > promises[2]


def held_now(state: State, seat: Seat) -> int:
    """Count the regions of a seat as they lie, less those of the others."""
    totals = GAME.score(state).totals
    return 2 * totals[seat] - sum(totals)


def test_a_larger_lead_in_tents_is_surer_and_sure_in_the_end() -> None:
    assert chance(2, ways=4) > chance(1, ways=4) > 0.0
    assert judgement.held((1, 0), 4, SURE, 0.5) == (1.0, 0)
    assert judgement.held((0, 1, 0), 4, SURE, 0.5) == (1.0, 1)
    assert judgement.held((1, 1), 4, SURE, 0.5)[0] == judgement.held((0, 0), 4, [1.0, 1.0], 0.5)[0] == 0.0


def test_a_region_is_surer_the_fewer_squares_around_it_others_may_cover() -> None:
    assert chance(1, ways=0) == 1.0 > chance(1, ways=2) > chance(1, ways=6)


def test_what_lava_walls_in_is_told_as_safe() -> None:
    walled = ISLAND.replace("F F P P", "F F * P").replace("P L L P", "* * L P")
    assert judged(revealed(walled, 41, 40))["safety"] > judged(revealed(ISLAND, 41, 40))["safety"]


def chance(lead: int, ways: int) -> float:
    return judgement.held((lead, 0), ways, [0.1, 0.1], 0.5)[0]


def test_others_may_not_cover_lava_nor_ones_tents_nor_what_lies_all_around_them() -> None:
    ground = ground_of(continent(BASIN), 2)
    squares = {
        name: 1 << ((y - ground.top) * ground.stride + x - ground.left) for name, (x, y) in PLACES.items()
    }
    open_to = [{name for name, bit in squares.items() if bit & others} for others in ground.open]
    assert open_to == [{"edge", "beside"}, {"edge", "beside", "tent"}]


BASIN: Final = """
    P * P P P P P P
    P 0 P P P P P P
    P P P P P P P P
    P P P P P P P P
    P P P P P P P P
    P P P P P P P P
    P P P P P P P P
"""


PLACES: Final = {"tent": (1, 1), "lava": (1, 0), "inside": (4, 3), "edge": (7, 3), "beside": (8, 3)}


def test_the_rival_who_is_ahead_is_feared_most() -> None:
    feared = judgement.fears([5.0, 9.0, 1.0], Seat(0), judgement.WEIGHTS)
    assert feared[1] > feared[2] > feared[0] == 0.0
    assert sum(feared) == pytest.approx(judgement.WEIGHTS.rivals)


def test_a_table_where_a_region_is_held_is_worth_more() -> None:
    mine, yours = table(ISLAND, hand=1), table(ISLAND.replace("0", "1"), hand=1)
    assert sum(judged(mine).values()) > sum(judged(yours).values())


def test_tribe_cards_are_worth_less_the_nearer_the_end_is() -> None:
    early, late = table(ISLAND, hand=1), table(ISLAND, hand=3)
    early, late = (
        state.__replace__(tribes=(state.tribes[0], state.tribes[1][:2])) for state in (early, late)
    )
    assert judged(early)["tribe-cards"] > judged(late)["tribe-cards"]
    assert judged(early, 1)["tribe-cards"] < 0.0


def test_the_end_is_nearer_the_fewer_tribe_cards_somebody_has() -> None:
    many = table(ISLAND, hand=1)
    few = many.__replace__(tribes=(many.tribes[0], many.tribes[1][:1]))
    assert judgement.rounds_left(few, judgement.WEIGHTS) < judgement.rounds_left(many, judgement.WEIGHTS)
    assert judgement.rounds_left(many.__replace__(last_round=True), judgement.WEIGHTS) == 0.0
    advanced = few.__replace__(options=Options(advanced=True))
    assert judgement.rounds_left(advanced, judgement.WEIGHTS) > judgement.rounds_left(many, judgement.WEIGHTS)


WALLED: Final = """
    *   *  *  *  *  P  P  P  P
    *  F+2 F  F  *  P  M  M  P
    *   F  F  F  1  P  M  M  P
    *   *  *  *  *  P  P  P  P
"""
"""Eight points that nobody can take away, and a mine that nobody holds."""


def with_one_tribe_card(diagram: str) -> State:
    """Let a seat act that has one tribe card left, the other having acted, in a match that would go on."""
    state = revealed(diagram, 40, 41, chosen=(TerrainCard(40), None), acted=(Seat(1),)).answered()
    last, *laid = state.tribes[0]
    placements = tuple(Placement(Square(0, 0), Turn.R0, Seat(0), tribe=card) for card in laid)
    land = state.continent.__replace__(placements=placements)
    return state.__replace__(tribes=((last,), state.tribes[1]), continent=land)


@pytest.mark.parametrize("word", [Sitter.CASUAL, Sitter.STRONG, Sitter.COACH])
def test_nobody_who_is_behind_ends_the_match_by_the_last_tribe_card(word: str) -> None:
    state = with_one_tribe_card(WALLED)
    assert any(isinstance(move, PlaceTribe) for move in legal(GAME, state))
    assert points(state, 1) == 8
    assert not any(isinstance(decided(state, word, seed), PlaceTribe) for seed in range(5))


def test_the_last_tribe_card_promises_more_to_whoever_is_ahead_by_it() -> None:
    ahead, behind = (with_one_tribe_card(land) for land in (WALLED.replace("1", "0"), WALLED))
    tribe = next(move for move in legal(GAME, behind) if isinstance(move, PlaceTribe))
    promised = [Glance(state).promise(tribe) for state in (ahead, behind)]
    longer = [
        Glance(state.__replace__(options=Options(advanced=True))).promise(tribe) for state in (ahead, behind)
    ]
    assert promised[0] > longer[0]
    assert promised[1] < longer[1]
    assert MIND.pointless(behind, tribe)
    assert not MIND.pointless(ahead, tribe)


def test_a_lead_says_the_more_about_who_wins_the_nearer_the_end_is() -> None:
    late, early = (judgement.chances([8.0, 0.0], left, judgement.WEIGHTS)[0] for left in (0.5, 6.0))
    assert late > early > 0.5
    assert sum(judgement.chances([5.0, 2.0, 7.0], 3.0, judgement.WEIGHTS)) == pytest.approx(1.0)


def test_in_the_last_round_of_all_a_last_tribe_card_ends_nothing() -> None:
    state = with_one_tribe_card(WALLED)
    assert judgement.may_end(state)
    assert not judgement.may_end(state.__replace__(hand=3, hands=((), ())))


@with_each("word", LEVELS)
def test_nobody_gives_up_the_own_card_who_may_take_a_rivals(word: str) -> None:
    state = revealed(ISLAND, 41, 40).answered().ask(WhichDrop(Seat(0)))
    assert {DiscardTerrain(Seat(0)), DiscardTerrain(Seat(1))} == set(legal(GAME, state))
    assert all(decided(state, word, seed) == DiscardTerrain(Seat(1)) for seed in range(5))


def test_advice_sets_even_the_one_move_that_deserves_a_look_beside_another() -> None:
    state = revealed(ISLAND, 41, 40).answered().ask(WhichDrop(Seat(0)))
    task = Task(GAME.key, GAME.view(state, Seat(0)), Seat(0), Sitter.STRONG, seed=1)
    (alone,) = solve(task).opinions
    advice = solve(task.__replace__(advising=True))
    assert [one.move for one in advice.opinions] == [alone.move, DiscardTerrain(Seat(0))]
    assert advice.reasons(alone.move)


def last_answers(diagram: str, word: str) -> Iterator[State]:
    """Let a level act last in the last round, several times."""
    state = revealed(diagram, 40, 41, last_round=True, acted=(Seat(1),), chosen=(TerrainCard(40), None))
    state = state.answered()
    return (GAME.apply(state, decided(state, word, seed)).state for seed in range(5))


@pytest.mark.parametrize("word", LEVELS)
def test_nobody_buries_a_great_region_of_the_own_in_the_last_round(word: str) -> None:
    assert all(points(after) >= points(table(GREAT)) - 1 for after in last_answers(GREAT, word))


@pytest.mark.parametrize("word", LEVELS)
def test_nobody_makes_a_great_region_of_a_rival_larger_in_the_last_round(word: str) -> None:
    of_rival = GREAT.replace("0", "1")
    assert all(points(after, 1) <= points(table(of_rival), 1) for after in last_answers(of_rival, word))


def points(state: State, seat: int = 0) -> int:
    return GAME.score(state).totals[seat]


GREAT: Final = """
    F   F   F   F
    Fx2 0   F   F
    P   P   P   P
"""


@with_each("own, rival", [(40, 41), (41, 40)])
def test_pruning_only_puts_moves_in_order(own: int, rival: int) -> None:
    state = revealed(ISLAND, own, rival)
    assert set(MIND.prune(state, legal(GAME, state))) == set(legal(GAME, state))


PLAIN: Final = """
    P P P P
    P P P P
"""
"""Land on which nobody has a point."""


OWN: Final = (3, 40, 41, 80)


def choosing(*rival: int) -> State:
    """Let the second seat choose its cards after the first one, which has held these."""
    hands = (cards(sorted(rival)), cards(OWN))
    deck = cards(card for card in TERRAIN if card not in (*rival, *OWN))
    state = rounds.begin_round(table(PLAIN, hand=1, hands=hands, deck=deck)).state
    return act(state, f"discard {rival[0]}", f"play {rival[1]}").state


def test_a_card_promises_more_the_more_cards_of_the_rival_it_acts_before() -> None:
    glance = Glance(choosing(31, 42, 50, 51))
    first = [glance.first(TerrainCard(card)) for card in OWN]
    assert first == [0.0, judgement.WEIGHTS.first / 4, judgement.WEIGHTS.first / 4, judgement.WEIGHTS.first]
    plays = [glance.promise(Play(TerrainCard(card))) for card in (3, 80)]
    assert [glance.promise(Discard(TerrainCard(card))) for card in (3, 80)] == [-each for each in plays]


def test_what_a_card_promises_does_not_hang_on_which_of_its_cards_a_rival_has_chosen() -> None:
    promised = set()
    for kept in permutations((31, 42, 50, 51)):
        glance = Glance(choosing(*kept))
        promised.add(tuple(glance.promise(Play(TerrainCard(card))) for card in OWN))
    assert len(promised) == 1


@pytest.mark.parametrize("word", [Sitter.STRONG, Sitter.COACH])
def test_a_decision_is_the_same_whatever_the_rival_holds_and_has_chosen(word: str) -> None:
    tables = [choosing(31, 42, 50, 51), choosing(1, 2, 4, 5), choosing(42, 31, 51, 50)]
    found = [decide(Seen.of(GAME, state, Seat(1)), MIND, MIND.levels[word], 7) for state in tables]
    assert found[0] == found[1] == found[2]


def test_a_lead_is_told_as_one_until_a_tribe_card_may_end_the_match_and_as_the_win_from_then_on() -> None:
    early, late = (revealed(ISLAND, 41, 40, round=number) for number in (len(TRIBE) - 1, len(TRIBE)))
    first, then = judged(early), judged(late)
    assert first[WON] == pytest.approx(judgement.WINNING / 2)
    assert first[judgement.AHEAD] > then[judgement.AHEAD] == 0.0
    assert then[WON] == pytest.approx(first[judgement.AHEAD] + first[WON])
    assert judged(early, 1)[judgement.AHEAD] == pytest.approx(-first[judgement.AHEAD])
    for over in (early.__replace__(last_round=True), early.__replace__(hand=2)):
        assert judged(over)[judgement.AHEAD] == 0.0


def test_nobody_is_ahead_where_nobody_has_points() -> None:
    assert (
        judged(table("P P P P", hand=1)).items() >= {judgement.AHEAD: 0.0, WON: judgement.WINNING / 2}.items()
    )
