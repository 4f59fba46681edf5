"""The screen: projects in a small window, claims behind the curtain, a promise in the log."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from re import fullmatch

import pytest

from boardkit.core import Match, Moment, Player, Question, Step, legal
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Character, ProjectCard
from boardkit.games.terristories.rules.ending import profile_of
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import ClaimVictory
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import ClaimObjective, Develop, Finance, SelectProject
from boardkit.games.terristories.show.shared import aims
from boardkit.games.terristories.show.words import project_said
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import asks_all
from boardkit.tui.desk.intents import Want
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.screens.dialogs import NoticeScreen
from tests.desk.texts import held, prompted, written
from tests.desk.tools import HAND, drawn, ink_of, opened, pressed, seated
from tests.games.terristories.board import A, table
from tests.tui.tools import press, running, shown, table_of, write

NAMES = ("Ada", "Béla", "Chen", "Dora")
QUIET = ("give", "ask", "council", "show", "withdraw", "dismiss")


def new_match(seats: int = 4, *, open_table: bool = True) -> Match[State]:
    players = [Player(name, seat) for seat, name in enumerate(NAMES[:seats])]
    return start(GAME, Options(), players, 1, open_table=open_table)


def until(match: Match[State], enough: Callable[[State], bool]) -> Match[State]:
    """Play, with as little talk as may be, until something is so."""
    random = Random(2)
    while not enough(match.state):
        moves = legal(GAME, match.state)
        busy = [move for move in moves if move.verb not in QUIET] or moves
        eager = [move for move in busy if move.verb in ("propose", "fund")] or busy
        match = match.play(random.choice(eager))
    return match


def asked(kind: type[Question]) -> Callable[[State], bool]:
    return lambda state: isinstance(state.question, kind)


def all_proposed(state: State) -> bool:
    return isinstance(state.question, Finance) and all(state.offers)


async def test_v_2_b_a_small_window_shows_all_that_is_proposed(tmp_path: Path) -> None:
    match = until(new_match(), all_proposed)
    async with running(tmp_path, new=match) as (app, pilot):
        assert shown(app).count("  0/") == 4
        await press(pilot, "1")
        assert shown(app).count("  1/") == 1
        await press(pilot, "escape", "Y")
        assert shown(app).count("  0/") >= 4


def test_vi_c_the_claim_question_looks_alike_for_who_has_met_an_objective_and_who_has_not() -> None:
    curtains = []
    for cubes in (0, 12):
        state = table(
            "P7Aa2 M9 P7Bb1 \n W4 P7Cc1 M9", ClaimObjective(A), indices=(0, 8, 0), cubes=(cubes, 6, 6)
        )
        state = state.with_tableau(A, character=Character("commercial_farmer"))
        desk = seated(new_match(3, open_table=False).__replace__(moments=(Moment(Step(state)),), at=0))
        assert asks_all(desk)
        called = pressed(desk, "a", "p").desk
        assert isinstance(called.mode, Curtain)
        curtains.append((held(desk), prompted(desk), drawn(called)))
        at_hand = opened(called)
        entries = zip(at_hand.sight.choices, panels.hand(at_hand, ink_of(GAME.key, 3), HAND), strict=True)
        claim = next(entry for choice, entry in entries if choice.kind is ClaimVictory)
        assert claim.barred == (cubes == 0)
    assert curtains[0] == curtains[1]


def test_iv_2_l_no_hand_and_no_profile_shows_on_the_curtain() -> None:
    match = until(new_match(3, open_table=False), asked(SelectProject))
    curtain = seated(match)
    assert isinstance(curtain.mode, Curtain)
    secrets = [curtain.words.name(card, ProjectCard) for card in match.state.tableaux[A].hand]
    assert secrets
    assert not any(secret in written(curtain) for secret in secrets)


async def test_v_2_b_a_promise_is_a_line_in_the_log(tmp_path: Path) -> None:
    match = until(new_match(2), asked(Finance))
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        table_of(app).handle(Want.WRITE_REMARK)
        await pilot.pause()
        await write(pilot, "I give it back next round")
        await press(pilot, "enter")
        assert "I give it back next round" in " ".join(shown(app).split())
        assert table_of(app).desk.match.at == match.at


async def test_v_tells_what_lies_before_a_seat(tmp_path: Path) -> None:
    match = until(new_match(3), asked(SelectProject))
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        await press(pilot, "v", "down", "enter")
        assert isinstance(app.screen, NoticeScreen)
        assert "Béla" in shown(app)
        assert "Power, once in a game:" in shown(app)


def test_a_project_names_one_phase_or_several() -> None:
    cards = (ProjectCard("ecologist_11"), ProjectCard("ecologist_04"))
    said = [project_said(card, words_for("en", "terristories"))[1] for card in cards]
    assert "Lightning: once, in phases 1 and 6," in said[0]
    assert said[1] == "Hourglass: every round, in phase 6."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_objective_is_told_whole_in_a_line_of_the_smallest_window(language: str) -> None:
    characters, words = set(), words_for(language, GAME.key, NAMES)
    for seed in range(12):
        match = until(new_match(open_table=False).__replace__(seed=seed), asked(Develop))
        view = GAME.view(match.state, A)
        (line,) = aims(view, words, ink_of(GAME.key, 4).palette, Room(29, 1))
        characters.add(profile_of(view, A))
        assert line.cell_len <= 29
        assert "…" not in line.plain
        assert fullmatch(r" A  .*?\w+ \d+/\d+, \D*\w \d+/\d+", line.plain), line  # both counts say of what
    assert len(characters) > 2
