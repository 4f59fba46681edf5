"""Reviews: what a decision was worth beside the best, marks, luck, and verdicts that are kept."""

import json
from itertools import chain
from typing import Any

import pytest

from boardkit.core import Match, Player, Seat, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.players import review
from boardkit.players.advising import compared
from boardkit.players.facts import Fact, Tried, When
from boardkit.players.lookup import mind_of
from boardkit.players.mind import RIVAL_POINTS, Level, Worth
from boardkit.players.review import (
    MOMENTS,
    Judged,
    Mark,
    Review,
    decisions_of,
    judge,
    look_at,
    luck_of,
    outlooks_of,
)
from boardkit.players.verdict import Opinion, Verdict, plain, verdict_from
from boardkit.text import words_for
from boardkit.text.advice import facts_said
from boardkit.text.reviews import better_said, judged_said, measures_said, result_lines
from tests.every import every_key, every_language, played_out

KEY = "life_in_reterra"
MIND = mind_of(KEY)
WINNING = MIND.winning
BAD = (Mark.DUBIOUS, Mark.MISTAKE, Mark.BLUNDER)
POINTS_MORE = Fact("points", When.ROUND, 4.0, 4.0, 4.0)


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match that is open, a few decisions on; always the first answer is given."""
    game = GAMES[KEY]
    begun = start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], 4, open_table=True)
    for _ in range(6):
        begun = begun.play(legal(game, begun.state)[0])
    return begun


def verdict_with(match: Match[Any], at: int, lost: float) -> Verdict:
    """Think that another move than the one made is worth so much more."""
    made = match.moments[at].move
    assert made is not None
    other = next(move for move in legal(match.game, match.moments[at - 1].step.state) if move != made)
    opinions = [Opinion(made, Worth({"points": 0.0}), 1), Opinion(other, Worth({"points": lost}), 1)]
    ordered = tuple(sorted(opinions, key=lambda opinion: -opinion.worth.total))
    return Verdict(ordered[0].move, ordered, told=(POINTS_MORE,))


@pytest.mark.parametrize(
    ("share", "mark"),
    [(0.01, Mark.NONE), (0.06, Mark.DUBIOUS), (0.2, Mark.MISTAKE), (0.5, Mark.BLUNDER), (-0.5, Mark.GOOD)],
)
def test_a_decision_is_marked_by_what_it_lost(match: Match[Any], share: float, mark: Mark) -> None:
    at = decisions_of(match)[0]
    judged = judge(match, at, verdict_with(match, at, share * WINNING))
    assert judged.mark is mark
    assert judged.lost == pytest.approx(share * WINNING if mark in BAD else 0.0)
    assert (judged.better is not None) == (mark in BAD)


def test_what_may_be_a_blunder_is_tried_more_often_before_luck_excuses_it(
    match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = decisions_of(match)[0]
    sure = verdict_with(match, at, 0.5 * WINNING)
    unsure = Verdict(sure.opinions[1].move, sure.opinions[::-1])
    looks: list[float] = []

    def looked_closer(*given: Any) -> Verdict:
        looks.append(given[5])
        return sure if len(looks) > 1 else unsure

    monkeypatch.setattr(review, "decide", lambda *_, **__: sure)
    monkeypatch.setattr(review, "looked_closer", looked_closer)
    monkeypatch.setattr(review, "PLAYED", 2)
    assert judge(match, at, look_at(match, at, deep=True)).mark is Mark.DUBIOUS
    assert looks == [1, review.AGAIN, review.LONGER]
    # A usual look leaves it at that.
    looks.clear()
    assert judge(match, at, look_at(match, at)).mark is Mark.NONE
    assert looks == [review.FEW]


def test_a_move_is_marked_down_only_where_a_longer_look_by_other_luck_agrees(
    match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = decisions_of(match)[0]
    seeds: list[int] = []

    def looked_closer(*given: Any) -> Verdict:
        seeds.append(given[3])
        return verdict_with(match, at, (0.4 if len(seeds) == 1 else 0.01) * WINNING)

    monkeypatch.setattr(review, "decide", lambda *_, **__: verdict_with(match, at, 0.4 * WINNING))
    monkeypatch.setattr(review, "looked_closer", looked_closer)
    judged = judge(match, at, look_at(match, at))
    assert (judged.mark, judged.lost, judged.better) == (Mark.NONE, 0.0, None)
    assert len(set(seeds)) == 2


@every_key
def test_a_review_holds_to_no_first_idea_as_players_do(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its own measure, doubts included, nothing would be found in what a strong player does."""
    ended = played_out(key, 1)
    at = decisions_of(ended)[0]
    levels: list[Level] = []

    def decided(seen: Any, mind: Any, level: Level, *given: Any, **also: Any) -> Verdict:
        levels.append(level)
        return Verdict(also["also"][0], (Opinion(also["also"][0], Worth(), 1),))

    monkeypatch.setattr(review, "decide", decided)
    assert judge(ended, at, look_at(ended, at)).mark is Mark.NONE
    assert [(one.doubt, one.slip, one.tables <= review.TABLES) for one in levels] == [(0.0, 0.0, True)]


@pytest.mark.parametrize(("share", "unclear"), [(0.0, False), (0.04, False), (0.06, True)])
def test_what_is_not_marked_is_sound_only_where_a_better_move_is_excluded(
    match: Match[Any], share: float, unclear: bool
) -> None:
    at = decisions_of(match)[0]
    verdict = verdict_with(match, at, 0.0).__replace__(open=share * WINNING)
    judged = judge(match, at, verdict)
    assert (judged.mark, judged.unclear) == (Mark.NONE, unclear)
    counts = Review((judged,), (0.0, 0.0)).sound_of(judged.seat)
    assert counts == ((0, 1, 1) if unclear else (1, 0, 1))
    marked = judge(match, at, verdict_with(match, at, 0.5 * WINNING).__replace__(open=WINNING))
    assert not marked.unclear


def test_what_luck_leaves_open_is_the_mean_gap_and_its_doubt(match: Match[Any]) -> None:
    made, other = legal(match.game, match.state)[:2]
    tried: dict[Any, Any] = {(made,): worths(1.0, 1.0), (other,): worths(0.0, 2.0)}
    verdict = compared(tried, (made,), 0.0, MIND)
    assert verdict.move == made
    assert verdict.open_beside(made) == pytest.approx(2.0)
    assert verdict.open_beside(other) == pytest.approx(2.0)
    assert verdict.beside(made).open == verdict.open_beside(made)


@pytest.mark.sample(3)
@every_key
def test_players_of_another_kind_judge_what_is_marked_by_the_end(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = played_out(key, 1)
    at = decisions_of(ended)[0]
    verdict = verdict_with(ended, at, 0.5 * mind_of(key).scale)
    monkeypatch.setattr(review, "_looked_at", lambda *_, **__: verdict)
    monkeypatch.setattr(review, "PLAYED", 1)
    deep, usual = look_at(ended, at, deep=True), look_at(ended, at)
    assert (deep.ends is None) == (RIVAL_POINTS not in mind_of(key).units)
    assert deep == look_at(ended, at, deep=True)
    assert (usual.ends, usual.deep, deep.deep) == (None, False, True)


def test_how_long_a_review_takes_is_told_by_decisions_from_all_of_it() -> None:
    assert review.tried_first(range(1, 41), 4) == range(1, 41, 10)
    assert [*review.tried_first([3, 5], 4)] == [3, 5]
    assert review.minutes_left(12.0, 4, 40, 2) == 1
    assert review.minutes_left(120.0, 4, 40, 2) == 10
    assert review.minutes_left(1.0, 4, 0, 2) == 0


@pytest.mark.parametrize(
    ("ends", "mark"), [((0.0, 0.1), Mark.NONE), ((-9.0, 2.0), Mark.NONE), ((1.0, 4.0), Mark.BLUNDER)]
)
def test_what_loses_nothing_in_the_end_by_another_judge_is_unclear(
    match: Match[Any], ends: tuple[float, float], mark: Mark
) -> None:
    at = decisions_of(match)[0]
    judged = judge(match, at, verdict_with(match, at, 0.5 * WINNING).__replace__(ends=ends))
    assert (judged.mark, judged.unclear, judged.lost > 0) == (mark, mark is Mark.NONE, mark is not Mark.NONE)
    told = [*judged_said(judged, words_for("en", KEY, ["Ada", "Bela"]))]
    assert any("Quick players" in line for line in told)
    assert any(line.startswith("Unclear") for line in told) == judged.unclear


@every_language
@pytest.mark.parametrize(("ahead", "side"), [(4.0, "agrees"), (-4.0, "disagrees"), (1.0, "unsure")])
def test_what_they_found_is_told_also_where_they_disagree(
    match: Match[Any], ahead: float, side: str, language: str
) -> None:
    at, words = decisions_of(match)[0], words_for(language, KEY, ["Ada", "Bela"])
    one = judge(match, at, verdict_with(match, at, 0.5 * WINNING).__replace__(ends=(ahead, 2.0)))
    points = f"{abs(ahead):.1f}".replace(".", words("decimal-mark"))
    said = words(f"review-second-{side}", points=points, times=review.PLAYED)
    assert better_said(one, words).endswith(said)


def test_no_decision_loses_more_than_the_game(match: Match[Any]) -> None:
    at = decisions_of(match)[0]
    assert judge(match, at, verdict_with(match, at, 9 * WINNING)).lost == mind_of(KEY).scale


@every_language
def test_what_would_have_been_better_is_told_by_facts_and_else_called_an_opinion(
    match: Match[Any], language: str
) -> None:
    at, words = decisions_of(match)[0], words_for(language, KEY, ["Ada", "Bela"])
    verdict = verdict_with(match, at, 0.5 * WINNING)
    counted, bare = (judge(match, at, verdict.__replace__(told=told)) for told in ((POINTS_MORE,), ()))
    assert facts_said([POINTS_MORE], words) in better_said(counted, words)
    assert words("review-later") in better_said(bare, words)


@pytest.mark.parametrize(
    ("told", "ends", "mark"),
    [
        ((), None, Mark.DUBIOUS),
        ((("points", 4.0),), None, Mark.BLUNDER),
        ((("points", -4.0), ("relics", -1.0)), None, Mark.DUBIOUS),
        ((("junk", -1.0),), None, Mark.BLUNDER),
        ((), (4.0, 2.0), Mark.BLUNDER),
        ((), (4.0, 5.0), Mark.DUBIOUS),
    ],
)
def test_what_nobody_can_count_is_dubious_at_most(
    match: Match[Any], told: tuple[tuple[str, float], ...], ends: tuple[float, float] | None, mark: Mark
) -> None:
    at = decisions_of(match)[0]
    facts = tuple(Fact(word, When.ROUND, by, by, by) for word, by in told)
    verdict = verdict_with(match, at, 0.5 * WINNING).__replace__(told=facts, ends=ends)
    judged = judge(match, at, verdict)
    assert (judged.mark, judged.lost) == (mark, 0.5 * WINNING)


@pytest.mark.sample(6)
@every_key
def test_the_curve_ends_at_the_result(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "OUTLOOKS", 1)
    ended = played_out(key, 3)
    *_, last = outlooks_of(ended)
    sheet = ended.game.score(ended.state)
    assert last.points == sheet.totals
    assert [seat for seat, chance in enumerate(last.chances) if chance] == list(sheet.winners)


def test_what_is_to_be_expected_is_points_and_a_chance_and_the_same_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review, "OUTLOOKS", 2)
    ended = played_out(KEY, 3)
    begun = ended.jump(len(ended.moments) // 10)
    outlooks = [*outlooks_of(begun)]
    assert outlooks == [*outlooks_of(begun)]
    assert all(sum(one.chances) == pytest.approx(1.0) for one in outlooks)
    assert all(0 < points < 200 for one in outlooks for points in one.points)


def test_a_review_tells_the_result_and_that_it_knows_more_than_the_measure(match: Match[Any]) -> None:
    ended = played_out(KEY, 3)
    winner = ended.game.score(ended.state).winners[0]
    words = words_for("en", KEY, ["Ada", "Bela", "Chen", "Dora"][: len(ended.players)])
    one = judge(match, decisions_of(match)[0], verdict_with(match, decisions_of(match)[0], 0.5 * WINNING))
    told = [*result_lines(ended, Review((one.__replace__(seat=winner),), ()), words)]
    assert len(told) == 2
    assert f"Won by {words.seat(winner)}" in told[0]
    assert words.seat(winner) in told[1]
    assert len([*result_lines(ended, Review((), ()), words)]) == 1
    assert not [*result_lines(match, Review((), ()), words)]


@every_language
def test_a_review_says_what_winning_counts_and_what_one_decision_loses_at_most(language: str) -> None:
    said = {key: measures_said(key, words_for(language, key)) for key in GAMES}
    winning = {"en": "winning itself counts as", "fr": "la victoire elle-même compte pour"}[language]
    for key, told in said.items():
        mind = mind_of(key)
        assert (winning in told) == (mind.winning > 0)
        assert f" {mind.winning:.0f}" in told or not mind.winning
        assert f" {mind.scale:.0f} " in told


def test_only_decisions_are_looked_at_where_there_was_a_choice(match: Match[Any]) -> None:
    for at in decisions_of(match):
        assert match.moments[at].seat >= 0
        assert len(legal(match.game, match.moments[at - 1].step.state)) > 1


def test_the_move_that_was_made_is_looked_at_whatever_a_mind_would_leave_out(match: Match[Any]) -> None:
    at = decisions_of(match)[0]
    verdict = look_at(match, at)
    made = match.moments[at].move
    assert made is not None
    assert verdict.opinion_of(made) is not None


def test_verdicts_are_read_as_they_were_written(match: Match[Any]) -> None:
    at = decisions_of(match)[0]
    verdict = look_at(match, at)
    read = verdict_from(match, at, json.loads(json.dumps(plain(verdict))))
    assert read is not None
    assert read.opinions == verdict.opinions
    assert read.told == verdict.told


@pytest.mark.parametrize("data", [[], 3, [["lay", {}, 1]], [[1, 2]], [["pass", [], "x"]], {"a": 1}, None])
def test_what_does_not_fit_is_not_read(match: Match[Any], data: object) -> None:
    assert verdict_from(match, decisions_of(match)[0], data) is None


def test_the_moments_told_are_those_that_cost_most_in_their_order(match: Match[Any]) -> None:
    at = decisions_of(match)[0]
    losses = [WINNING * (0.1 + number * 5 % 7) for number in range(7)]
    judged = [judge(match, at, verdict_with(match, at, lost)) for lost in losses]
    sound = judge(match, at, verdict_with(match, at, 0.0))
    # A sound decision after each closes what it left open.
    pairs = ((one.__replace__(at=number), sound) for number, one in enumerate(judged, 1))
    many = tuple(chain.from_iterable(pairs))
    told = Review(many, (0.0, 0.0)).moments
    assert [moment.at for moment in told] == sorted(moment.at for moment in told)
    assert len(told) == MOMENTS
    assert min(moment.lost for moment in told) >= max(moment.lost for moment in many if moment not in told)


def test_what_a_seat_lost_again_and_again_is_told_once(match: Match[Any]) -> None:
    at = decisions_of(match)[0]
    one = judge(match, at, verdict_with(match, at, 0.5 * WINNING))
    again = tuple(one.__replace__(at=number) for number in (3, 9, 27))
    assert [moment.at for moment in Review(again, (0.0, 0.0)).moments] == [3]


def test_a_better_move_that_stays_open_is_lost_once(match: Match[Any]) -> None:
    at = decisions_of(match)[0]
    lost, sound = (judge(match, at, verdict_with(match, at, points)) for points in (3.0, 0.0))
    other = lost.__replace__(seat=Seat(1 - lost.seat))
    more = lost.__replace__(lost=4.0)

    def lost_in(*decisions: Judged) -> float:
        return Review(decisions, (0.0, 0.0)).lost_by(lost.seat)

    assert lost_in(lost, other, more, lost) == 4.0
    assert lost_in(lost, sound, lost) == 6.0


def test_luck_and_curves_are_told_for_every_seat(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DRAWS", "OUTLOOKS"):
        monkeypatch.setattr(review, name, 2)
    found = Review((), luck_of(match), tuple(outlooks_of(match)))
    assert len(found.luck) == 2
    assert found.outlooks
    assert all(len(one.points) == len(one.chances) == 2 for one in found.outlooks)
    assert found.lost_by(Seat(0)) == 0


def worths(*totals: float) -> list[Tried]:
    return [Tried(Worth({"points": total})) for total in totals]


def test_a_move_is_marked_down_only_where_luck_does_not_explain_it(match: Match[Any]) -> None:
    made, other = legal(match.game, match.state)[:2]

    def found(better: list[Tried], mine: list[Tried]) -> Verdict:
        return compared({(other,): better, (made,): mine}, (made,), 0.0, MIND)

    assert found(worths(9.0, 0.0, 0.0, 0.0), worths(0.0, 1.0, 1.0, 1.0)).move == made
    for_sure = found(worths(3.0, 4.0, 3.0, 4.0), worths(1.0, 2.0, 1.5, 2.0))
    assert for_sure.move == other
    assert [opinion.samples for opinion in for_sure.opinions] == [4, 4]
    assert found(worths(1.0, 2.0), worths(3.0, 3.0)).opinions[0].move == made


def test_without_a_prize_for_winning_marks_go_by_points() -> None:
    mars = mind_of("terraforming_mars")
    assert mars.winning == 0
    assert mars.scale > 0
