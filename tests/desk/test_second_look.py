"""A review at a desk: marks on the walk, what was better, the branch on which it is walked; no secrets."""

from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Note, Player, Seat, Study, legal
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import NoteKind, Sitter
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.moves import Discard, Play
from boardkit.handout.making import of_review
from boardkit.maps.squares import Way
from boardkit.players.mind import Worth
from boardkit.players.review import Judged, Mark, Review
from boardkit.players.verdict import Opinion, Verdict
from boardkit.text.reviews import better_said
from boardkit.text.spots import spots_in
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import WANT, Desk, Judgement, update, wanted
from boardkit.tui.desk.intents import Do, Go, Next, ShowReview, StandAt, Stroll, WalkBetter, Want
from boardkit.tui.desk.looking import Walking, walk_of
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.recap import telling
from boardkit.tui.desk.sight import Walk
from boardkit.tui.desk.tips import tip
from boardkit.tui.desk.wishes import Complain, Open
from boardkit.tui.desk.wishes import Review as Door
from tests.desk.tools import after, ink_of, new_match, random_match, said, seated

KEY = "life_in_reterra"
MARKED = (3, 5)


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match at an open table."""
    return random_match(KEY, 8)


def judged(match: Match[Any], at: int, mark: Mark = Mark.MISTAKE) -> Judged:
    """Say that another move would have been better."""
    made, before = match.moments[at].move, match.moments[at - 1].step.state
    assert made is not None
    better = next(move for move in legal(match.game, before) if move != made)
    opinions = Opinion(better, Worth({"energy": 3.0}), 1), Opinion(made, Worth({"energy": 1.0}), 1)
    return Judged(at, match.moments[at].seat, made, Verdict(better, opinions), 2.0, mark)


def found(match: Match[Any]) -> Review:
    """A review that marks two decisions."""
    decided = [at for at in range(1, match.at + 1) if match.moments[at].seat != CHANCE]
    return Review(tuple(judged(match, decided[number]) for number in MARKED), (0.0, 0.0))


def walked(match: Match[Any], number: int = 0) -> Desk:
    """Walk to a decision that has a mark."""
    review = found(match)
    return after(seated(match), ShowReview(match, review, review.decisions[number].at))


def test_the_walk_shows_the_mark_and_what_would_have_been_better(match: Match[Any]) -> None:
    desk, one = walked(match), found(match).decisions[0]
    assert isinstance(desk.mode, Walking)
    text = said(desk)
    assert "A mistake (?): −2.0" in text
    assert better_said(one, desk.words) in text


def test_decisions_without_a_mark_say_nothing_of_it(match: Match[Any]) -> None:
    desk = after(walked(match), StandAt(0))
    assert "mistake" not in said(desk)


def test_a_walk_that_was_begun_from_a_review_leads_back_to_it(match: Match[Any]) -> None:
    (wish,) = update(walked(match), Do.BACK).wishes
    assert isinstance(wish, Open)
    assert isinstance(wish.door, Door)
    assert wish.door.match is walked(match).match
    assert not update(after(seated(match), Do.WALK), Do.BACK).wishes


def test_a_walk_halts_at_a_decision_that_is_marked_though_nothing_came_of_it() -> None:
    match = random_match("tectonic_tribes", 8).__replace__(open_table=True)
    at = next(at for at, moment in enumerate(match.moments) if isinstance(moment.move, Discard))
    match = match.__replace__(notes=(Note(at, NoteKind.HINTED, Seat(0)),))
    review = Review((judged(match, at),), (0.0, 0.0))
    plain, desk = seated(match), after(seated(match), ShowReview(match, review, at))
    walk = desk.walk
    assert walk is not None
    assert walk.halt.at == at
    assert walk.halt.move == match.moments[at].move
    assert "A mistake (?)" in said(desk)
    assert "1 of 1" in said(desk)
    noted = after(desk, Stroll(Stride.HAPPENING, 1))
    assert noted.walk is not None
    assert noted.walk.halt.note is not None
    assert not telling(noted).prompt(noted.words).plain.rstrip().endswith("?")
    assert not any(halt.move for halt in Walk.through(plain.match, CHANCE).halts)
    closed = match.__replace__(open_table=False)
    secret = seated(closed).__replace__(judgement=Judgement(closed, review))
    assert not closed.has_no_secrets
    assert not any(halt.move for halt in walk_of(secret).halts)


def test_a_mark_of_a_choice_in_secret_says_what_was_chosen() -> None:
    match = random_match("tectonic_tribes", 1000)
    assert match.over
    at = next(at for at, moment in enumerate(match.moments) if isinstance(moment.move, Play))
    desk = after(seated(match), ShowReview(match, Review((judged(match, at),), (0.0, 0.0)), at))
    assert f"{desk.words.say(match.moments[at].move)}. A mistake (?)" in said(desk)


def test_tab_goes_from_mark_to_mark_and_round(match: Match[Any]) -> None:
    first, second = (one.at for one in found(match).decisions)
    desk = walked(match)
    stops = []
    for _ in range(3):
        assert desk.walk is not None
        stops.append(desk.walk.halt.at)
        desk = after(desk, Next(1))
    assert stops == [first, second, first]
    back = after(walked(match), Next(-1))
    assert back.walk is not None
    assert back.walk.halt.at == second


@pytest.mark.parametrize("by_link", [False, True])
def test_the_better_move_is_walked_on_a_branch_that_is_named_after_it(
    match: Match[Any], by_link: bool
) -> None:
    one = found(match).decisions[0]
    desk = after(walked(match), WalkBetter(one.at) if by_link else Do.HINT)
    assert desk.study.name == f"Better at {one.at}"
    assert desk.match.moments[one.at].move == one.better
    assert desk.walk is not None
    assert desk.walk.halt.at == one.at
    home = after(desk, Do.MAIN_LINE)
    assert home.match.moments[one.at].move == one.move


def test_a_computer_waits_while_a_better_line_is_walked() -> None:
    game = GAMES[KEY]
    played = random_match(KEY, 8)
    players = [Player(f"P{seat}", seat, Sitter.CASUAL) for seat in range(2)]
    match = start(game, game.options(), players, played.seed, open_table=True)
    for moment in played.moments[match.at + 1 : played.at + 1]:
        match = match.play(moment.move) if moment.seat != CHANCE and moment.move else match
    desk = after(seated(match), Do.BACK, Do.WALK, ShowReview(match, found(match)))
    better = after(desk, WalkBetter(found(match).decisions[0].at), Do.BACK)
    assert isinstance(better.mode, Thinking)
    assert better.mode.stopped


def test_without_a_review_one_is_opened(match: Match[Any]) -> None:
    for desk in (update(seated(match), Want.REVIEW), update(after(seated(match), Do.WALK), Do.HINT)):
        (wish,) = desk.wishes
        assert isinstance(wish, Open)
        assert isinstance(wish.door, Door)


def test_no_review_while_players_have_secrets() -> None:
    (wish,) = update(seated(new_match(GAMES["tectonic_tribes"], 2)), Want.REVIEW).wishes or [None]
    assert wish is None or isinstance(wish, Complain)
    walking = after(seated(new_match(GAMES["tectonic_tribes"], 2)), Do.ACT, Do.WALK)
    (wish,) = update(walking, Do.HINT).wishes
    assert isinstance(wish, Complain)


def test_a_mark_belongs_to_the_decision_that_was_judged_alone(match: Match[Any]) -> None:
    one = found(match).decisions[0]
    desk = walked(match)
    assert desk.judgement is not None
    other = match.jump(one.at - 1).play(one.better or one.move)
    assert desk.judgement.of(match, one.at) is not None
    assert desk.judgement.of(other, one.at) is None
    assert after(desk, Go(Way.RIGHT)).judgement is desk.judgement
    assert desk.judgement.of(match, match.at + 5) is None


def test_lines_of_the_walk_are_clicked_and_tell_nothing_more_when_the_mouse_rests_on_them(
    match: Match[Any],
) -> None:
    desk, ink = walked(match), ink_of(KEY, 2)
    spots = spots_in(panels.walk(desk, ink, 46))
    assert WalkBetter(found(match).decisions[0].at) in [wanted(spot) for spot in spots]
    assert all(tip(desk, ink, spot).plain == "" for spot in spots if spot[0] == WANT)


def test_a_page_of_it_lists_every_mark(match: Match[Any]) -> None:
    words = seated(match).words
    page = of_review(Study(match), found(match), words)
    told = [line for line in page.slides[0].told if line.startswith("Moment")]
    assert len(page.slides) == 1 + len(MARKED)
    assert len([line for line in told if line.endswith(" ?")]) == len(MARKED)
