"""The screen: the end of a game by keys and by mouse, secrets behind the curtain, offers as questions."""

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from boardkit.core import Match, Player, Question, legal
from boardkit.core.records.record import start
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.things import Options, Scenario, Stage
from boardkit.games.water_sharing.rules.generating import CubeFlowed
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import AnswerDeal, Collect, Generate, HowMuch, WhatToBuild
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Decide, Do, Point, Stride, Stroll, Take
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView
from tests.daily import spread
from tests.desk.texts import held, prompted, written
from tests.desk.tools import after, drawn, seated
from tests.tui.tools import (
    click,
    click_foot,
    is_at_curtain,
    is_confirming,
    is_handing_over,
    make_app,
    press,
    table_of,
)

SIZES = ((80, 24), (120, 40))
NAMES = ("Ada", "Béla", "Chen", "Dana")


def new_match(scenario: Scenario, seats: int, *, open_table: bool = True) -> Match[State]:
    players = [Player(name, seat) for seat, name in enumerate(NAMES[:seats])]
    return start(GAME, Options(scenario=scenario), players, 6, open_table=open_table)


def until(match: Match[State], kind: type[Question], turn: int = 1) -> Match[State]:
    """Play at random, again and again, until a kind of question is asked in a round as late as this."""
    random, now = Random(3), match
    while not (isinstance(now.state.question, kind) and now.state.clock.round >= turn):
        moves = legal(GAME, now.state)
        chosen = random.choice(list(dict.fromkeys(map(type, moves))))
        now = now.play(random.choice([move for move in moves if type(move) is chosen]))
        now = match if now.over else now
    return now


def late(*, open_table: bool = True) -> Match[State]:
    """Return a match in which the last buildings are going up."""
    return until(new_match(Scenario.ONE_OWNER, 3, open_table=open_table), WhatToBuild, turn=4)


async def decide_by_keys(pilot: Pilot[None]) -> None:
    """Pass where that may be done, or take what is first."""
    table = table_of(pilot.app)
    covered = is_at_curtain(pilot.app) or is_handing_over(pilot.app)
    if covered or isinstance(pilot.app.screen, ConfirmScreen):
        await press(pilot, "enter")
    elif any(move.verb == "pass" for move in table.desk.sight.legal):
        await press(pilot, "p")
    else:
        await press(pilot, "right", "enter")


@pytest.mark.parametrize("size", spread(SIZES))
async def test_a_game_to_its_end_by_keys_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    with make_app(tmp_path, new=late(open_table=False)) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for _ in range(100):
                if isinstance(app.screen, ScoreScreen):
                    break
                await decide_by_keys(pilot)
            assert isinstance(app.screen, ScoreScreen)
            assert table_of(app).desk.match.over


async def decide_by_mouse(pilot: Pilot[None], number: int) -> None:
    """Click an entry of the hand, a place if it has one, and what does it."""
    if is_at_curtain(pilot.app):
        await pilot.click("#curtain-open")
        await pilot.pause()
        return
    if is_handing_over(pilot.app):
        await click_foot(pilot, "pick")
        return
    if is_confirming(pilot.app):
        await click(pilot, "#yes")
        return
    table, hand = table_of(pilot.app), pilot.app.screen.query_one(HandView)
    takable = [n for n, choice in enumerate(table.desk.sight.choices) if choice in table.desk.draft.moves]
    shown = [n for n in takable if hand.placed[n].region.bottom < hand.content_size.height]
    if not shown and len(hand.placed) > hand.content_size.height:
        await click_foot(pilot, "pass_turn")
        return
    seen = shown or takable
    region = hand.placed[seen[number % len(seen)]].region
    await click(pilot, "#hand", x=region.x + 1, y=region.y)
    view = table.query_one(MapView)
    inside = [
        place for place in table.desk.draft.places if view.size.region.contains_region(view.region_of(place))
    ]
    if inside:
        x, y, width, height = view.region_of(inside[number % len(inside)])
        await click(pilot, "#map", x=x + width // 2, y=y + height // 2)
    if table.desk.draft.legal:
        await click_foot(pilot, "pick")


@pytest.mark.parametrize("size", spread(reversed(SIZES)))
async def test_a_game_to_its_end_by_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    with make_app(tmp_path, new=late()) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for number in range(120):
                if isinstance(app.screen, ScoreScreen):
                    break
                await decide_by_mouse(pilot, number)
            assert isinstance(app.screen, ScoreScreen)


def decided(desk: Desk) -> Desk:
    """Hand over and open the curtain, pass where that may be done, or take what is first."""
    if isinstance(desk.mode, HandingOver | Curtain):
        return after(desk, Do.ACT)
    passing = next((move for move in desk.sight.legal if move.verb == "pass"), None)
    if passing is not None:
        return after(desk, Decide(passing))
    taken = after(desk, Take(0))
    return after(taken, *map(Point, taken.draft.places[:1]), Do.ACT)


@pytest.mark.sample(3)
@pytest.mark.parametrize("scenario", Scenario)
def test_every_scenario_opens_and_is_played_for_a_round(scenario: Scenario) -> None:
    desk = seated(new_match(scenario, 3, open_table=False))
    for _ in range(200):
        if desk.match.state.clock.round > 1:
            break
        desk = decided(desk)
        drawn(desk)
    assert desk.match.state.clock.round == 2


def test_passing_stands_before_destroying() -> None:
    kinds = [choice.kind.verb for choice in seated(late()).sight.choices]
    assert kinds.index("pass") < kinds.index("destroy")


def test_an_offer_is_a_question_to_the_other_seat() -> None:
    match = until(new_match(Scenario.POLLUTION, 2, open_table=False), AnswerDeal)
    question = match.state.question
    assert isinstance(question, AnswerDeal)
    desk = seated(match)
    assert isinstance(desk.mode, Curtain)
    desk = after(desk, Do.ACT)
    assert f"{NAMES[question.by]} proposes: " in prompted(desk)
    assert "Accept" in held(desk)[0]
    declined = after(desk, Take(1), Do.ACT, Do.ACT)
    assert isinstance(declined.match.state.question, Generate)


def test_bids_hand_and_objective_lie_behind_the_curtain() -> None:
    match = until(new_match(Scenario.POLLUTION, 2, open_table=False), HowMuch)
    holder, curtain = match.state.communities[1], seated(match)
    assert isinstance(curtain.mode, Curtain)
    secrets = [curtain.words.name(card) for card in (*holder.actions, holder.objective)]
    assert secrets
    assert not any(secret in written(curtain) for secret in secrets)


def test_pollution_and_dams_are_watched_cube_by_cube() -> None:
    match = until(new_match(Scenario.POLLUTION, 2), Collect, turn=3)
    flowed = [frame.event for _, frame in match.frames() if isinstance(frame.event, CubeFlowed)]
    assert match.state.clock.stage is Stage.COLLECT
    assert flowed
    desk, told = after(seated(match), Do.WALK, Do.TO_START), 0
    while desk.walk is not None and not desk.walk.over:
        desk = after(desk, Stroll(Stride.HAPPENING, 1))
        told += "Pollution flows from" in prompted(desk)
    assert told == len(flowed)
