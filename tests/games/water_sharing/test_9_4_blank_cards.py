import pytest

from boardkit.games.water_sharing.box.cards import PRINTED, Misprint, MisprintError, deck
from boardkit.games.water_sharing.box.things import (
    TRADED,
    ActionCard,
    Beginner,
    ObjectiveCard,
    Options,
    ResourceCard,
)
from boardkit.games.water_sharing.rules.card_results import PointsGained
from boardkit.games.water_sharing.rules.cards import NoEffect
from boardkit.games.water_sharing.rules.options import OwnCardMisprinted, fault
from boardkit.games.water_sharing.rules.questions import Collect, Generate
from boardkit.games.water_sharing.rules.setup import setup
from boardkit.games.water_sharing.rules.trading import price
from boardkit.games.water_sharing.show.words import objective_text
from boardkit.text import words_for
from tests.every import with_each
from tests.games.water_sharing.basin import A, act, at, events, priced, refused, table

RESOURCE = '{"kind": "resource", "water": 2, "energy_price": 3, "food_price": 1}'
ACTION = (
    '{"kind": "action", "name": "Gift", "text": "Gain 3 thunes.", "when": "any", '
    '"effects": [{"op": "gain", "thunes": 3}]}'
)
OBJECTIVE = (
    '{"kind": "objective", "name": "Fishers", "text": "Own two ports.", "vp": 4, '
    '"test": {"building": "fishing_port", "min": 2}}'
)


def test_9_4_own_cards_join_those_of_the_box() -> None:
    cards = deck(f"[\n{RESOURCE},\n{ACTION},\n\n{OBJECTIVE}\n]\n")
    assert cards.resources[ResourceCard(50)].energy_price == 3
    assert cards.actions[ActionCard("own-1")].name == "Gift"
    assert cards.objectives[ObjectiveCard("own-1")].vp == 4
    assert len(cards.resources) == 50
    assert deck() == PRINTED


def test_9_4_what_an_own_card_says_is_said_as_each_language_writes_it() -> None:
    view = setup(Options(beginner=Beginner.FIRST, own_cards=OBJECTIVE), 2).state
    said = [
        objective_text(view, ObjectiveCard("own-1"), words_for(language, "water_sharing"))
        for language in ("en", "fr")
    ]
    assert said == ["Fishers: Own two ports.", "Fishers : Own two ports."]


def test_9_4_own_cards_are_dealt_and_drawn() -> None:
    options = Options(beginner=Beginner.FIRST, own_cards="\n".join([RESOURCE, ACTION, OBJECTIVE]))
    decks = setup(options, 2).state.decks
    assert (len(decks.resources), len(decks.actions), len(decks.objectives)) == (50, 40, 9)


@with_each(
    "line, misprint",
    [
        ("{", Misprint.NO_RECORD),
        ("7", Misprint.NO_RECORD),
        ("[" * 100_000, Misprint.NO_RECORD),
        ("{}", Misprint.NO_CARD),
        ('{"kind": "spell"}', Misprint.NO_CARD),
        ('{"kind": ["resource"]}', Misprint.NO_CARD),
        (RESOURCE.replace("2", "6"), Misprint.WRONG_VALUE),
        (RESOURCE.replace("2", "0"), Misprint.WRONG_VALUE),
        (RESOURCE.replace("3", "true"), Misprint.WRONG_VALUE),
        (RESOURCE.replace("food_price", "price"), Misprint.WRONG_VALUE),
        (ACTION.replace("gain", "fly"), Misprint.WRONG_VALUE),
        (ACTION.replace("any", "never"), Misprint.WRONG_VALUE),
        (ACTION.replace("any", "conflict"), Misprint.WRONG_VALUE),
        (ACTION.replace("thunes", "gold"), Misprint.WRONG_VALUE),
        (ACTION.replace('{"op": "gain", "thunes": 3}', ""), Misprint.WRONG_VALUE),
        (ACTION.replace('{"op": "gain", "thunes": 3}', '"gain"'), Misprint.WRONG_VALUE),
        (ACTION.replace('"Gift"', '""'), Misprint.WRONG_NAME),
        (ACTION.replace("Gift", "x" * 25), Misprint.WRONG_NAME),
        (ACTION.replace('"Gift"', "3"), Misprint.WRONG_NAME),
        (OBJECTIVE.replace("fishing_port", "castle"), Misprint.WRONG_VALUE),
        (OBJECTIVE.replace('"min"', '"least"'), Misprint.WRONG_VALUE),
        (OBJECTIVE.replace("4", '"4"'), Misprint.WRONG_VALUE),
        (OBJECTIVE.replace("Own", "x" * 200), Misprint.WRONG_NAME),
    ],
)
def test_9_4_a_line_that_does_not_fit_is_refused_with_its_number(line: str, misprint: Misprint) -> None:
    text = f"[\n{RESOURCE},\n{line}\n]"
    assert fault(Options(own_cards=text), 2) == OwnCardMisprinted(3, misprint)
    with pytest.raises(MisprintError):
        deck(text)


@with_each("record, blank", [(RESOURCE, 5), (ACTION, 10), (OBJECTIVE, 5)])
def test_9_4_there_are_so_many_blank_cards(record: str, blank: int) -> None:
    assert fault(Options(own_cards="\n".join([record] * blank)), 2) is None
    too_many = Options(own_cards="\n".join([record] * (blank + 1)))
    assert fault(too_many, 2) == OwnCardMisprinted(blank + 1, Misprint.TOO_MANY)


def test_9_4_copies_of_an_action_count() -> None:
    six = ACTION.replace('"when"', '"copies": 6, "when"')
    assert fault(Options(own_cards=six), 2) is None
    assert fault(Options(own_cards=f"{six}\n{six}"), 2) == OwnCardMisprinted(2, Misprint.TOO_MANY)


@with_each(
    "when, effect",
    [
        ("any", '{"op": "gain"}'),
        ("any", '{"op": "gain", "thunes": 0}'),
        ("any", '{"op": "gain", "n": 3}'),
        ("any", '{"op": "gain", "thunes": 3, "hexes": 1}'),
        ("any", '{"op": "gain", "thunes": 3, "building": null}'),
        ("any", '{"op": "gain", "target": "opponent", "thunes": 3}'),
        ("any", '{"op": "lose", "thunes": 3}'),
        ("any", '{"op": "lose", "target": "opponent", "else_vp": 3}'),
        ("generate", '{"op": "boost", "energy": 1}'),
        ("generate", '{"op": "boost", "building": "castle", "energy": 1}'),
        ("collect", '{"op": "add_water", "hexes": 0, "n": 1}'),
        ("collect", '{"op": "add_water", "hexes": 3}'),
        ("pollute", '{"op": "no_pollution", "n": 1}'),
        ("pollute", '{"op": "add_pollution", "n": 1}'),
    ],
)
def test_9_4_an_effect_that_does_nothing_or_meets_the_wrong_side_is_refused(when: str, effect: str) -> None:
    line = f'{{"kind": "action", "name": "Own", "when": "{when}", "effects": [{effect}]}}'
    assert fault(Options(own_cards=line), 2) == OwnCardMisprinted(1, Misprint.WRONG_VALUE)


@with_each(
    "test",
    [
        "{}",
        '{"no_crisis": false}',
        '{"building": "farm"}',
        '{"building": "farm", "min": 0}',
        '{"min": 2}',
        '{"thunes_min": 0}',
        '{"adjacent_all": ["moon"]}',
    ],
)
def test_9_4_an_objective_that_all_or_none_would_meet_is_refused(test: str) -> None:
    line = f'{{"kind": "objective", "name": "Own", "vp": 2, "test": {test}}}'
    assert fault(Options(own_cards=line), 2) == OwnCardMisprinted(1, Misprint.WRONG_VALUE)


@with_each("record", [RESOURCE, ACTION, OBJECTIVE])
def test_9_4_a_word_that_the_line_may_not_have_is_refused(record: str) -> None:
    line = record.replace('"kind"', '"copy": 2, "kind"')
    assert fault(Options(own_cards=line), 2) == OwnCardMisprinted(1, Misprint.WRONG_VALUE)


def test_9_4_an_own_card_may_strike_everybody_else_and_set_one_price() -> None:
    tax = '{"op": "lose", "target": "opponents", "thunes": 3}'
    deal = '{"op": "set_price", "food": 1}'
    lines = "\n".join(
        f'{{"kind": "action", "name": "{name}", "when": "generate", "effects": [{effect}]}}'
        for name, effect in (("Tax", tax), ("Deal", deal))
    )
    options = Options(own_cards=lines)
    built = "A farm 6 4\nB farm 6 2\nC farm 6 7"
    state = table(built, Generate(A), seats=3, options=options, hands={A: ["own-1", "own-2"]})
    state = act(priced(state, 3, 3), "card own-1 -", "accept", "accept", "card own-2 -").state
    assert [community.thunes for community in state.communities] == [20, 17, 17]
    assert [price(state, A, good) for good in TRADED] == [3, 1]
    poor = table(built, Generate(A), seats=3, options=options, hands={A: ["own-1"]}, thunes=2)
    assert refused(priced(poor, 3, 3), "card own-1 -") == NoEffect()


def test_9_4_an_own_card_pumps_no_more_than_the_buildings_can_use() -> None:
    line = '{"kind": "action", "name": "Pump", "when": "collect", "effects": [%s]}'
    options = Options(own_cards=line % '{"op": "take_water_anywhere", "n": 2}')
    water = {at(0, 7): 2}
    state = table("A farm 6 4", Collect(A), options=options, hands={A: ["own-1"]}, water=water)
    state = act(state, "card own-1 -", f"pick {at(0, 7)}").state
    assert state.question == Collect(A)
    assert state.water == {at(0, 7): 1}


def test_9_4_an_own_card_that_brings_points_helps_who_has_no_place_for_cubes() -> None:
    line = '{"kind": "action", "name": "Gift", "when": "any", "effects": [%s]}'
    options = Options(own_cards=line % '{"op": "gain", "energy": 2, "vp": 1}')
    step = act(table("B farm 6 4", Generate(A), options=options, hands={A: ["own-1"]}), "card own-1 -")
    assert events(step)[1:] == [PointsGained(A, 1)]
    assert step.state.communities[A].stores == {}
