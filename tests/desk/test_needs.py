"""Needs: what a question needs stands on the screen in its order, and the plan of a table obeys."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from inspect import isclass
from itertools import combinations, islice
from typing import Any

import pytest
from rich.text import Text

from bench.cuts import SIZES, desks
from boardkit.core import Game, Question
from boardkit.draw.blocks import Room, fitted
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.needs import ENDLESS, KIT, Need, Rank, allotted, at_least, in_order, stacked
from boardkit.draw.palette import Depth
from boardkit.draw.show import needs_of
from boardkit.games import GAMES, KEYS
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.table.plan import BESIDE, Plan, _told, planned
from tests.desk.tools import ink_of
from tests.every import every_language, with_each

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
sizes = pytest.mark.parametrize("size", [Room(*size) for size in SIZES], ids=str)


def questions(key: str) -> Iterator[type[Question]]:
    """List the kinds of questions of a game that a person is asked."""
    module = import_module(f"{GAMES[key].package}.rules.questions")
    of_chance = getattr(module, "OF_CHANCE", ())
    for kind in vars(module).values():
        if isclass(kind) and issubclass(kind, Question) and kind is not Question and kind not in of_chance:
            yield kind


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_question_has_needs_in_their_order(key: str) -> None:
    drawing, count = drawing_of(key), 0
    for kind in questions(key):
        needs = in_order(drawing.needs.get(kind, drawing.needs.get(None, ())))
        ranks = [need.rank for need in needs]
        assert ranks == sorted(ranks)
        assert set(ranks) == set(Rank), f"{kind.__name__} says nothing of {set(Rank) - set(ranks)}"
        assert len({need.name for need in needs}) == len(needs)
        count += 1
    assert count > 5
    assert None in drawing.needs, "what no kind is named for has needs, too"


def test_a_game_that_says_nothing_has_the_needs_of_the_kit() -> None:
    assert in_order(()) == list(KIT)
    assert {need.rank for need in KIT} == set(Rank)


@pytest.mark.parametrize("key", KEYS)
def test_only_questions_of_the_game_are_named(key: str) -> None:
    """A misspelt one would be passed over in silence."""
    assert {kind for kind in drawing_of(key).needs if kind is not None} <= set(questions(key))


def need(name: str, rank: Rank, *heights: int) -> Need:
    """Make a need whose forms have so many lines, from large to small."""

    def told(*given: Any) -> Sequence[Text]:
        return fitted(given[-1], *((lambda high=high: [Text(name)] * high) for high in heights))

    return Need(name, rank, told, at_least(heights[-1]))


MINE, ALL, THEIRS = need("a", Rank.MINE, 5, 1), need("b", Rank.COMMON, 4, 2), need("c", Rank.OTHERS, 6, 3)


def tell(one: Need, room: Room) -> Sequence[Text]:
    """Write such a need."""
    assert one.told is not None
    return one.told(None, words_for("en"), match_palette("", (0,), Depth.FULL), room)


@pytest.mark.parametrize(
    ("high", "lines"),
    [
        (2, "a b"),
        (3, "a b b"),
        (6, "a b b c c c"),
        (9, "a bbbb c c c"),
        (10, "aaaaa b b c c c"),
        (15, "aaaaa bbbb cccccc"),
    ],
)
def test_each_need_has_its_smallest_form_before_one_grows(high: int, lines: str) -> None:
    given = allotted((MINE, ALL, THEIRS), None, Room(9, high), tell)
    told = "".join(line.plain for one in given for line in one.lines)
    assert told == lines.replace(" ", "")[: len(told)]
    assert len(told) <= high
    assert len(told) == min(high, len(lines.replace(" ", "")))


def test_blank_lines_part_needs_only_where_all_can_be_parted() -> None:
    given = allotted((MINE, THEIRS), None, Room(9, 11), tell)
    assert len(stacked(given, 11)) == 11
    assert [line.plain for line in stacked(given, 12)].index("") == 5


@cache
def tables(game: Game[Any], every: int = 13, count: int = 10) -> Sequence[Desk]:
    """Sit down at tables of a random match, untouched and with something chosen."""
    return list(islice(desks(game, 4, "en", every), count))


@cache
def planned_at(desk: Desk, size: Room) -> Plan:
    return planned(desk, ink_of(desk.game.key, len(desk.match.players)), size)


@pytest.mark.sample(4)
@games
def test_on_the_smallest_screen_no_need_is_without_its_smallest_form(game: Game[Any]) -> None:
    seen = 0
    for desk in tables(game):
        if desk.draft.choice is not None:
            continue
        plan, ink = planned_at(desk, Room(80, 24)), ink_of(game.key, len(desk.match.players))
        given = {one.need.name: one.lines for one in plan.given}
        for one in needs_of(desk.drawing, desk.sight.view):
            if one.rank in BESIDE[:-1] and one.least(desk.sight.view, plan.width) > 0:
                whole = _told(desk, ink, one, Room(plan.width, ENDLESS))
                assert given.get(one.name) or not whole, (type(desk.sight.view.question), one.name)
                seen += 1
    assert seen


@pytest.mark.sample(8)
@games
@sizes
def test_no_rule_and_no_legend_has_a_line_while_anything_else_is_not_whole(
    game: Game[Any], size: Room
) -> None:
    for desk in tables(game):
        plan, ink = planned_at(desk, size), ink_of(game.key, len(desk.match.players))
        whole = all(
            len(_told(desk, ink, one.need, Room(_wide(plan, one.need, size), ENDLESS))) <= len(one.lines)
            for one in plan.given
            if one.need.rank is not Rank.RULE and not one.need.held
        )
        rules = [one for one in plan.given if one.need.rank is Rank.RULE and one.lines]
        signs = [line.plain for line in panels.signs(desk, ink, size.width)]
        legends = [line for line in plan.spare if line.plain in signs]
        assert whole or not (rules or legends), (type(desk.sight.view.question), rules, legends)


def _wide(plan: Plan, one: Need, size: Room) -> int:
    return plan.second if plan.second and one.rank is not Rank.OTHERS else plan.width


def rooms(desk: Desk, size: Room) -> Iterator[tuple[str, str]]:
    """Write what stands in each room, sentence by sentence."""
    plan, ink = planned_at(desk, size), ink_of(desk.game.key, len(desk.match.players))
    yield from (
        ("hand", said(entry.face.lines)) for entry in panels.hand(desk, ink, Room(size.width, plan.hand))
    )
    yield "spare", said(plan.spare)
    yield "prompt", said(prompt_in(desk, ink, size.width - 2).split("\n"))
    yield from ((name, said(lines)) for name, lines in plan.texts.items() if plan.heights.get(name))


def said(lines: Iterable[Text]) -> str:
    return " ".join(" ".join(line.plain.strip("│┃ ") for line in lines).split())


@pytest.mark.sample(4)
@games
@sizes
def test_no_sentence_stands_in_two_rooms(game: Game[Any], size: Room) -> None:
    for desk in tables(game):
        told = list(rooms(desk, size))
        sentences = [{one.strip() for one in text.split(". ") if len(one.split()) > 4} for _, text in told]
        for (one, first), (other, second) in combinations(zip(told, sentences, strict=True), 2):
            assert one[0] == other[0] or not first & second, (one[0], other[0], first & second)


@pytest.mark.sample(4)
@games
@sizes
def test_the_rooms_of_the_side_fill_it(game: Game[Any], size: Room) -> None:
    for desk in tables(game):
        plan = planned_at(desk, size)
        below = [lines for name, lines in plan.heights.items() if name != "gauges" or not plan.second]
        assert sum(below) == size.height - 5 - plan.hand
        assert all(line.cell_len <= plan.width for line in plan.texts.get("seats", ()))


@pytest.mark.sample(8)
@games
@sizes
def test_no_blank_line_parts_the_side_while_the_news_have_no_room(game: Game[Any], size: Room) -> None:
    for desk in tables(game):
        plan, ink = planned_at(desk, size), ink_of(game.key, len(desk.match.players))
        news = len(panels.recap(desk, ink, plan.width - 1).split("\n"))
        blank = [line for line in plan.texts["gauges"] if not line.plain]
        assert plan.second or "focus" in plan.texts or not blank or news <= plan.heights["log"]


@every_language
@with_each("key", KEYS)
def test_every_need_beside_the_map_has_a_name(key: str, language: str) -> None:
    drawing, words = drawing_of(key), words_for(language, key)
    every = {need for kind in (*questions(key), None) for need in drawing.needs.get(kind, ())} | {*KIT}
    named = [f"need-{one.name}" for one in every if one.rank in BESIDE[:-1] and (one.told or one in KIT)]
    assert named
    assert [name for name in named if name not in words.messages] == []


@pytest.mark.sample(6)
@games
@pytest.mark.parametrize("size", [Room(120, 40), Room(160, 40), Room(200, 60)], ids=str)
def test_what_has_no_room_in_a_wide_window_is_named_with_the_keys_that_show_it(
    game: Game[Any], size: Room
) -> None:
    for desk in tables(game):
        plan, ink = planned_at(desk, size), ink_of(game.key, len(desk.match.players))
        absent = [
            one.need
            for one in plan.given
            if one.need.rank in BESIDE[:-1]
            and not one.lines
            and _told(desk, ink, one.need, Room(_wide(plan, one.need, size), ENDLESS))
        ]
        lines = [line.plain for one in plan.given if one.need.name == "without" for line in one.lines]
        assert len(lines) == bool(absent)
        if absent:
            assert desk.words(f"need-{absent[0].name}") in lines[0]
            assert "z z" in lines[0]
            zoomed = planned_at(desk.__replace__(zoom=2), size)
            shown = [one.need.name for one in zoomed.given if one.lines]
            assert absent[0].name in shown, (type(desk.sight.view.question), absent[0].name, shown)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [Room(120, 40), Room(160, 50), Room(200, 60)], ids=str)
def test_the_catalogue_never_hides_what_the_own_buildings_make(size: Room) -> None:
    seen = 0
    for desk in tables(GAMES["water_sharing"], every=3, count=90):
        question = desk.sight.view.question
        if question is None or type(question).__name__ not in ("PlaceZone", "BuildFirst", "WhatToBuild"):
            continue
        given = {one.need.name: one.lines for one in planned_at(desk, size).given}
        assert any(desk.words("balance-makes") in line.plain for line in given["sums"]), type(question)
        seen += 1
    assert seen


@games
def test_what_belongs_to_all_stands_apart_from_the_seats_beside_it(game: Game[Any]) -> None:
    plan = planned_at(tables(game)[0].__replace__(zoom=2), Room(120, 40))
    widest = max(line.cell_len for one in plan.given for line in one.lines if one.need.rank is Rank.OTHERS)
    assert plan.second
    assert widest + plan.second + 2 <= plan.side - 2
