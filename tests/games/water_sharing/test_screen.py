"""The screen: the end of a game by keys and by mouse, secrets behind the curtain, offers as questions."""

from random import Random

import pytest

from boardkit.core import Match, Moment, Player, Question, Step, legal
from boardkit.core.lines.course import Stride
from boardkit.core.records.record import start
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.things import Options, Scenario, Stage
from boardkit.games.water_sharing.rules.generating import CubeFlowed
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import AnswerDeal, Collect, Generate, HowMuch, WhatToBuild
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Decide, Do, Point, Stroll, Take
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.update import HandingOver
from tests.desk.texts import held, prompted, written
from tests.desk.tools import after, drawn, seated

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


def decided(desk: Desk) -> Desk:
    """Hand over and open the curtain, pass where that may be done, or take what is first."""
    if isinstance(desk.mode, HandingOver | Curtain):
        return after(desk, Do.ACT)
    passing = next((move for move in desk.sight.legal if move.verb == "pass"), None)
    if passing is not None:
        return after(desk, Decide(passing))
    taken = after(desk, Take(0))
    return after(taken, *map(Point, taken.draft.places[:1]), Do.ACT)


@pytest.mark.sample(6)
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
    assert desk.sight.down
    assert f"{NAMES[question.by]} proposes: " in prompted(desk)
    assert "Accept" in held(desk)[0]
    declined = after(desk, Take(1), Do.ACT, Do.ACT)
    assert isinstance(declined.match.state.question, Generate)


def test_bids_hand_and_objective_lie_behind_the_curtain_or_face_down() -> None:
    match = until(new_match(Scenario.POLLUTION, 2, open_table=False), HowMuch)
    holder, desk = match.state.communities[1], seated(match)
    poor = tuple(one.__replace__(points=0) for one in match.state.communities)
    state = match.state.__replace__(communities=poor)
    nothing_to_bid = match.__replace__(moments=(Moment(Step(state)),), at=0)
    rich = tuple(one.__replace__(points=3) for one in match.state.communities)
    state = match.state.__replace__(communities=rich)
    something = match.__replace__(moments=(Moment(Step(state)),), at=0)
    secrets = [desk.words.name(card) for card in (*holder.actions, holder.objective)]
    assert secrets
    assert isinstance(seated(something).mode, Curtain)
    assert seated(nothing_to_bid).sight.down
    for one in (desk, seated(something), seated(nothing_to_bid)):
        assert not any(secret in written(one) for secret in secrets)


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
