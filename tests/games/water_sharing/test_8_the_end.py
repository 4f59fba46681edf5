from boardkit.core import GameIsOver
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box.things import ObjectiveCard, Options
from boardkit.games.water_sharing.rules import ANSWERS, scoring
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.questions import EndRound
from boardkit.games.water_sharing.rules.rounds import WaterGone
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, at, dealt, events, refused, table

NORMAL = Options()


def last(state: State) -> State:
    """Make a round the last one."""
    return state.__replace__(clock=state.clock.__replace__(round=state.clock.rounds))


def test_8_objectives_are_shown_and_pollution_is_counted() -> None:
    state = table("A farm 6 4", options=NORMAL, pollution={at(6, 3): 1, at(10, 4): 6}, points=9)
    state = dealt(dealt(state, A, objective=ObjectiveCard("treasury")), B, objective=ObjectiveCard("granary"))
    step = ANSWERS.resolve(last(state), EndRound())
    assert events(step) == [
        WaterGone(0),
        scoring.GameEnded(),
        scoring.ObjectiveMet(A, ObjectiveCard("treasury"), 5),
        scoring.ObjectiveMissed(B, ObjectiveCard("granary")),
        scoring.PenaltyCounted(7, 2),
    ]
    sheet = GAME.score(step.state)
    assert sheet.lines == (
        scoring.Track(A, 9),
        scoring.Track(B, 9),
        scoring.ObjectiveReached(A, 5, ObjectiveCard("treasury")),
        scoring.ObjectiveFailed(B, 0, ObjectiveCard("granary")),
        scoring.PollutionPenalty(A, -2, 7),
        scoring.PollutionPenalty(B, -2, 7),
    )
    assert (sheet.totals, sheet.winners) == ((12, 7), (A,))
    assert refused(step.state, "pass") == GameIsOver("8")


def test_9_1_an_objective_that_is_not_met_yet_is_on_no_score_sheet() -> None:
    state = dealt(table(options=NORMAL), B, objective=ObjectiveCard("granary"))
    assert {type(line) for line in GAME.score(state).lines} == {scoring.Track, scoring.PollutionPenalty}


@with_each("cubes, points", [(0, 0), (2, 0), (3, -1), (5, -1), (6, -2)])
def test_8_every_full_three_cubes_cost_a_point(cubes: int, points: int) -> None:
    state = table(options=NORMAL, pollution={at(10, 4): cubes} if cubes else {})
    assert GAME.score(state).totals == (points, points)


def test_8_more_thunes_break_a_tie() -> None:
    sheet = GAME.score(dealt(table("A farm 6 4", points=3), B, thunes=21))
    assert sheet.winners == (B,)
    assert sheet.deciding == scoring.MoreThunes((20, 21))
    assert GAME.score(table(points=3)).winners == (A, B)


def test_8_without_pollution_there_is_no_penalty() -> None:
    assert [type(line) for line in GAME.score(table(points=3)).lines] == [scoring.Track, scoring.Track]


def test_8_another_round_follows_until_the_last() -> None:
    state = table("A farm 6 4")
    assert ANSWERS.resolve(state, EndRound()).state.pile
    assert not ANSWERS.resolve(last(state), EndRound()).state.pile


FOUR_ZONES = "\n".join(f"A residential 7 {column}" for column in (0, 1, 2, 4))
FOUR_PARKS = "\n".join(f"A wind_solar 7 {column}" for column in (0, 1, 2, 4))
FOUR_FARMS = "A farm 7 0\nA farm 7 1\nA fishing_port 9 1\nA fishing_port 9 2"
PLANTS = "A treatment 6 4\nA treatment 6 2"
CAMPUS = "A university 7 0\nA leisure 7 1"
LONG = "A mine 0 1\nA fishing_port 9 1"
SEVEN = "\n".join(f"A wind_solar 7 {column}" for column in (0, 1, 2, 4, 6, 7, 9))


@with_each(
    "objective, built, met",
    [
        ("metropolis", FOUR_ZONES, True),
        ("metropolis", FOUR_PARKS, False),
        ("green_power", FOUR_PARKS, True),
        ("green_power", f"{FOUR_PARKS}\nA power_plant 6 4", False),
        ("granary", FOUR_FARMS, True),
        ("granary", FOUR_FARMS[: FOUR_FARMS.rindex("\n")], False),
        ("clean_river", PLANTS, True),
        ("clean_river", "A treatment 6 4", False),
        ("clean_river", f"{PLANTS}\nA farm 4 1", False),
        ("capital", CAMPUS, True),
        ("capital", "A university 7 0", False),
        ("treasury", "", True),
        ("source_to_sea", LONG, True),
        ("source_to_sea", "A mine 0 1", False),
        ("peace", SEVEN, True),
        ("peace", f"{SEVEN}\nA farm 6 4 !", False),
        ("peace", SEVEN.replace("wind_solar 7 0", "junction 7 0"), False),
    ],
)
def test_9_1_an_objective_is_met_if_all_of_its_test_is(objective: str, built: str, met: bool) -> None:
    state = table(built, options=NORMAL, pollution={at(4, 2): 1})
    assert scoring.is_met(state, A, ObjectiveCard(objective)) == met


def test_9_1_a_treasury_needs_twenty_thunes() -> None:
    assert not scoring.is_met(table(options=NORMAL, thunes=19), A, ObjectiveCard("treasury"))


def test_9_1_a_dam_counts_as_a_building() -> None:
    six = SEVEN[: SEVEN.rindex("\n")]
    assert scoring.is_met(table(six, options=NORMAL, dams={(4, 2): "AB"}), A, ObjectiveCard("peace"))
