"""How a community of Life in Reterra is judged, and what its players do with that."""

from random import Random
from typing import Any, Final

import pytest

from boardkit.core import Match, Player, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.core.rules.ahead import settled
from boardkit.core.values import evolve
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import BuildingSet
from boardkit.games.life_in_reterra.players import MIND
from boardkit.games.life_in_reterra.players.ground import WEIGHTS, Ground, ground_of, sources_inside, split
from boardkit.games.life_in_reterra.players.judgement import counts, energy, growing
from boardkit.games.life_in_reterra.rules.community import Community, LaidTile, spaces_of
from boardkit.games.life_in_reterra.rules.model import Claim, State
from boardkit.games.life_in_reterra.rules.moves import Pass, PlaceRelic, PlaceTile
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import LayTile, UsePowers
from boardkit.games.life_in_reterra.rules.scoring import ENERGY_POINTS, totals
from boardkit.maps.squares import Square, Turn
from boardkit.players.lookup import options_at_random
from boardkit.players.mind import Seen
from boardkit.players.search import decide
from tests.every import with_each
from tests.games.life_in_reterra.table import building, built, now, table

NOW: Final = ("land", "energy", "relics", "inhabitants", "buildings")
"""The terms that the score sheet has, too."""

LATER: Final = ("growing-land", "powers-to-come", "free-gears", "secret-tiles")


def laid(*words: str) -> Community:
    """Lay tiles, each said by its code, its north-west space and its turn."""
    community = Community({})
    for word in words:
        tile, at, turn = word.split()
        one = LaidTile(tile, Square.parse(at), Turn(int(turn[1:])))
        community = community.lay(one, spaces_of(one))
    return community


def ground(*words: str) -> Ground:
    return ground_of(laid(*words).tiles)


def judged(state: State, seat: int = 0) -> dict[str, float]:
    return dict(MIND.worth(state, Seat(seat), WEIGHTS).terms)


def at_a_glance(options: Options, seats: int, seed: int) -> Match[State]:
    """Play a match to its end by the policy alone."""
    random, players = Random(seed), [Player(str(seat), seat) for seat in range(seats)]
    match = Match.start(GAME, options, players, seed)
    while not match.over:
        match = match.play(MIND.policy(match.state, legal(GAME, match.state), random))
    return match


@pytest.mark.sample(6)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("chosen", BuildingSet)
def test_at_the_end_a_community_is_judged_as_it_is_counted(chosen: BuildingSet, seats: int) -> None:
    options = evolve(options_at_random(GAME, seats, Random(chosen)), buildings=chosen)
    options = options if GAME.fault(options, seats) is None else Options(chosen)
    state = at_a_glance(options, seats, seed=seats).state
    for seat, points in enumerate(GAME.score(state).totals):
        terms = judged(state, seat)
        assert sum(terms[word] for word in NOW) == pytest.approx(points)
        assert [terms[word] for word in LATER] == [0.0] * len(LATER)


def test_segments_of_the_land_in_bits_are_those_of_the_rules() -> None:
    for community in at_a_glance(Options(), 4, seed=5).state.communities:
        packed = ground_of(community.tiles)
        sizes = sorted(segment.bit_count() for terrain in packed.segments for segment in terrain)
        assert sizes == sorted(len(segment.spaces) for segment in community.segments(under_buildings=True))


def test_a_segment_is_worth_more_the_nearer_it_is_to_seven() -> None:
    land = ground("S1 e0s0 r0", "L05 e2s0 r0", "L05 e2s2 r0")
    sizes = sorted((segment for terrain in land.segments for segment in terrain), key=int.bit_count)
    worths = [growing(land, (segment,), WEIGHTS) for segment in sizes]
    assert [segment.bit_count() for segment in sizes] == [1, 1, 1, 9]
    assert max(worths[:3]) > worths[3] == 0.0
    assert growing(land, (sizes[3] & -sizes[3] | sizes[0],), WEIGHTS) > worths[0]


def test_a_source_inside_counts_and_one_at_the_border_never_will() -> None:
    inside = ground("S1 e0s0 r0", "E01 e2s0 r0", "L01 e4s0 r0", "L02 e2s2 r0", "L03 e2n2 r0")
    border = ground("S1 e0s0 r0", "L01 e2s0 r0", "L02 e4s0 r0", "E01 e6s0 r0", "L03 e0s2 r0")
    either = ground("S1 e0s0 r0", "E01 e2s0 r0")
    assert [sources_inside(land) for land in (inside, border, either)] == [(1, 1), (0, 0), (0, 1)]
    assert energy(inside, WEIGHTS) > energy(either, WEIGHTS) > energy(border, WEIGHTS) == 0.0


def test_a_hint_counts_a_source_as_soon_as_it_is_sure_to_lie_inside() -> None:
    sure = laid("S1 e0s0 r0", "E01 e2s0 r0", "L01 e4s0 r0", "L02 e0s2 r0", "L03 e0n2 r0")
    surrounded = laid("S1 e0s0 r0", "E01 e2s0 r0", "L01 e4s0 r0", "L02 e2s2 r0", "L03 e2n2 r0")
    for land, more in ((sure, ENERGY_POINTS), (surrounded, 0)):
        state = table(land)
        assert counts(state, Seat(0))["points"] == totals(state)[0] + more


def test_two_sources_that_cannot_both_lie_inside_are_not_both_hoped_for() -> None:
    land = ground("S1 e0s0 r0", "E01 e2s0 r0", "L01 e4s0 r0", "E02 e6s0 r0")
    assert sources_inside(land) == (0, 1)


def test_a_power_of_every_turn_is_worth_more_early_than_late() -> None:
    early = laid("S1 e0s0 r0", "L02 e2s0 r0")
    late = laid("S1 e0s0 r0", *(f"L{10 + n} e{2 * (n % 4)}s{2 * (n // 4)} r0" for n in range(1, 15)))
    hall = building("town_hall", "e2s0", "e3s0", "e2s1", "e3s1")
    first, last = (judged(table(land.__replace__(buildings=(hall,)))) for land in (early, late))
    assert first["powers-to-come"] > last["powers-to-come"] > 0


def test_free_gears_of_one_terrain_side_by_side_are_room_for_a_building() -> None:
    together, apart = laid("L05 e0s0 r0", "L05 e0s2 r270"), laid("L05 e0s0 r0", "L05 e0s2 r90")
    assert len(split_gears(together)) < len(split_gears(apart))
    assert judged(table(together))["free-gears"] > judged(table(apart))["free-gears"]


def split_gears(community: Community) -> list[int]:
    packed = ground_of(community.tiles)
    return [group for gears in packed.gears for group in split(gears)]


def test_junk_of_others_and_ones_own_are_told_apart() -> None:
    clean = laid("S1 e0s0 r0", "L01 e2s0 r0")
    junked = clean.__replace__(junk=(next(iter(clean.visible_relics)),))
    mine, yours = judged(table(junked, clean)), judged(table(clean, junked))
    assert mine["relics"] == yours["relics"] - 2
    assert yours["junk-of-rivals"] > mine["junk-of-rivals"] == 0.0


def test_secret_tiles_are_kept_for_no_more_turns_than_are_to_come() -> None:
    moments = at_a_glance(Options(), 2, seed=3).moments
    tables = [moment.step.state for moment in moments if moment.step.state.communities[0].tiles]
    for state in tables:
        left = ground_of(state.communities[0].tiles).left
        kept = judged(state.__replace__(secrets=(state.secrets[1], state.secrets[1])))["secret-tiles"]
        assert kept == pytest.approx(WEIGHTS.secret * min(left, len(state.secrets[1])))
    assert judged(tables[-1])["secret-tiles"] == 0.0


def test_what_comes_into_the_row_changes_no_worth() -> None:
    tables = [moment.step.state for moment in at_a_glance(Options(), 3, seed=4).moments]
    filled = [(state, settled(GAME, state, Random(1))) for state in tables if MIND.indifferent(state)]
    assert len(filled) > 30
    assert all(after.question is not None for _, after in filled)
    assert all(judged(before, seat) == judged(after, seat) for before, after in filled for seat in range(3))


def test_pruning_only_puts_moves_in_order() -> None:
    match = Match.start(GAME, Options(), [Player("a", 0), Player("b", 1)], 3)
    moves = legal(GAME, match.state)
    assert set(MIND.prune(match.state, moves)) == set(moves)


@pytest.mark.parametrize("word", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG])
def test_nobody_puts_the_last_source_where_it_cannot_count(word: str) -> None:
    community = laid("S1 e0s0 r0", "L01 e2s0 r0", "L02 e4s0 r0", "L03 e6s0 r0", "L05 e0s2 r0")
    state = asked(community, LayTile(Seat(0)), row=("E01", "E02", "E03", "E04", "E05"))
    for seed in range(10):
        move = decided(state, word, seed)
        assert isinstance(move, PlaceTile)
        after = ground_of((*community.tiles, LaidTile(move.tile, move.at, move.turn)))
        assert sources_inside(after)[1] == 1


@pytest.mark.parametrize("word", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG])
def test_nobody_leaves_the_last_gears_empty(word: str) -> None:
    community = laid("S1 e0s0 r0", *(f"L{50 + n} e{2 * (n % 4)}s{2 * (n // 4)} r0" for n in range(1, 15)))
    community = community.lay(LAST, spaces_of(LAST))
    state = built(community, laid("S2 e0s0 r0"), now=now(number=15, at=LAST.at), stack=())
    assert not any(isinstance(decided(state, word, seed), Pass) for seed in range(10))


@with_each("word", [Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG])
def test_nobody_covers_a_relic_with_a_relic(word: str) -> None:
    market = building("market", "e0s0", "e0s1", "e1s1")
    community = laid("S1 e0s0 r0", "L01 e2s0 r0", "L03 e0s2 r0").__replace__(buildings=(market,))
    claims = (Claim(market.at, 0),)
    state = asked(community, UsePowers(Seat(0)), cards="market:orange", claims=claims)
    relics = {at for at, space in community.spaces.items() if space.relic}
    assert relics & {move.at for move in legal(GAME, state) if isinstance(move, PlaceRelic)}
    assert not any(getattr(decided(state, word, seed), "at", None) in relics for seed in range(10))


LAST: Final = LaidTile("L04", Square(6, 6), Turn.R0)


def asked(community: Community, question: Any, **changes: Any) -> State:
    """Ask seat 0 of two; the other one has a start tile."""
    return table(community, laid("S2 e0s0 r0"), asks=[question], now=now(), stack=(), **changes)


def decided(state: State, word: str, seed: int) -> Any:
    return decide(Seen.of(GAME, state, Seat(0)), MIND, MIND.levels[word], seed).move
