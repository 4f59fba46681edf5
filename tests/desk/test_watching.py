"""Looking on at a desk: what others decide comes by itself, and nobody learns anybody's secrets."""

from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Study, legal
from boardkit.core.lines.course import Stride
from boardkit.library.storage_faults import NoSuchMatch
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Decide, Do, Happened, Lost, Stroll, Want
from boardkit.tui.desk.presenting import Projecting, Watching, match_presented
from boardkit.tui.desk.wishes import Leave, Watch
from tests.desk.tools import after, drawn, ink_of, random_match, seated
from tests.every import every_key

HIDING = "terraforming_mars"


def watched(match: Match[Any], language: str = "en") -> Desk:
    return seated(match, language, Watching())


def prompt(desk: Desk) -> str:
    return panels.prompt(desk, ink_of(desk.game.key, len(desk.match.players))).plain


def test_looking_on_begins_with_what_everybody_may_see() -> None:
    match = random_match("tectonic_tribes", 10)
    desk = Desk.of(Study(match), words_for("en", match.game.key, ["P0", "P1"]), Watching())
    outcome = update(desk, Want.SIT_DOWN)
    assert [type(wish) for wish in outcome.wishes] == [Watch]
    assert outcome.desk.viewer == CHANCE
    assert not outcome.desk.sight.legal


@every_key
def test_every_game_is_followed(key: str) -> None:
    match = random_match(key, 60).__replace__(open_table=False)
    desk = watched(match.jump(0), "fr" if len(key) % 2 else "en")
    for at in range(0, len(match.moments), 25):
        desk = after(desk, Happened(Study(match.jump(at))))
        assert desk.match.at == at
        assert prompt(desk)
        assert drawn(desk)
        assert panels.keys(desk)


@pytest.mark.parametrize("open_table", [False, True])
def test_nothing_is_seen_that_somebody_hides(open_table: bool) -> None:
    match = random_match(HIDING, 60).__replace__(open_table=open_table)
    desk = after(watched(match.jump(0)), Happened(Study(match)))
    assert desk.sight.view == match.game.view(match.state, CHANCE)
    walked = after(desk, Stroll(Stride.DECISION, -1))
    assert walked.walk is not None
    assert walked.state == match.game.view(walked.walk.halt.state, CHANCE)


def test_a_walk_goes_on_where_it_was_and_ends_in_what_was_decided_meanwhile() -> None:
    match = random_match("tectonic_tribes", 20)
    desk = after(watched(match.jump(match.at - 4)), Do.WALK, Stroll(Stride.TURN, -1))
    assert desk.walk is not None
    stood = desk.walk.halt
    now = after(desk, Happened(Study(match)))
    assert now.walk is not None
    assert (now.walk.halt.at, now.walk.halt.event) == (stood.at, stood.event)
    assert after(now, Do.BACK).match is match


def test_undo_and_branches_are_followed() -> None:
    study = Study(random_match("tectonic_tribes", 12))
    branch = study.branch("what if", 3)
    desk = after(watched(study.main), Happened(Study(study.main.undo())), Happened(branch))
    assert desk.match is branch.match
    assert "what if" in panels.title(desk, ink_of(desk.game.key, 2), 120).plain


def test_nobody_moves_here_and_anybody_may_go() -> None:
    match = random_match("tectonic_tribes", 12)
    desk = watched(match)
    for wanted in (Do.UNDO, Do.FORGO, Do.BRANCH, Do.HAND_OUT, Do.TEACHER, Do.PALETTE, Do.ACT):
        assert after(desk, wanted) is desk
    assert after(desk, Decide(legal(match.game, match.state)[0])) is desk
    assert [type(wish) for wish in update(desk, Do.BACK).wishes] == [Leave]


def test_a_match_that_is_gone_is_told_and_its_last_table_stays() -> None:
    match = random_match("tectonic_tribes", 12)
    desk = after(watched(match), Lost(NoSuchMatch(3)))
    assert prompt(desk).startswith("There is no saved match 3.")
    assert desk.match is match
    assert "no saved match" not in prompt(after(desk, Happened(Study(match))))


def projected(match: Match[Any]) -> Desk:
    words = words_for("en", match.game.key, [player.name for player in match.players])
    telling = match_presented(match, public=True).telling
    return Desk.of(Study(match), words, Projecting.begun(telling, words, 10_000))


def at(desk: Desk) -> tuple[int, int]:
    assert isinstance(desk.mode, Projecting)
    return desk.mode.at, len(desk.mode.slides) - 1


def test_the_projector_shows_the_last_happening_unless_somebody_looks_at_an_earlier_one() -> None:
    match = random_match("tectonic_tribes", 30)
    desk = projected(match.jump(10))
    here, last = at(desk)
    assert here == last
    desk = after(desk, Happened(Study(match.jump(15))))
    here, last = at(desk)
    assert here == last
    back = after(desk, Do.TO_START, Happened(Study(match)))
    assert at(back)[0] == 0
    assert at(after(back, Do.TO_END, Happened(Study(match.jump(12)))))[0] == at(projected(match.jump(12)))[1]


def test_the_projector_tells_no_secrets_even_of_an_open_table() -> None:
    match = random_match(HIDING, 60)
    mode = projected(match).mode
    assert isinstance(mode, Projecting)
    words = words_for("en", HIDING, ["P0", "P1"])
    closed = match_presented(match.__replace__(open_table=False)).telling(words)
    told = [slide().told for slide in mode.slides]
    assert told == [slide().told for slide in closed]


def test_the_projector_says_what_keeps_it_from_seeing_more() -> None:
    desk = after(projected(random_match("tectonic_tribes", 5)), Lost(NoSuchMatch(3)))
    assert isinstance(desk.mode, Projecting)
    assert desk.mode.notice(desk.words).startswith("There is no saved match 3.")
    again = after(desk, Happened(desk.study))
    assert isinstance(again.mode, Projecting)
    assert again.mode.notice(desk.words) == ""
