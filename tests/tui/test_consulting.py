"""From the table to the rulebook and back: moments, what applied, rules about a thing, why and what then."""

from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Markdown, OptionList

from boardkit.core import CHANCE, Match, Player, legal
from boardkit.core.records.record import start
from boardkit.core.teaching.coverage import applied, never
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES, KEYS
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.moves import Build
from boardkit.text import LANGUAGES, words_for
from boardkit.text.rulebooks import CHAPTER, sections_about
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.facts import why_each
from boardkit.tui.desk.intents import OpenRule
from boardkit.tui.desk.looking import rules_about
from boardkit.tui.desk.sight import Sight
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.screens.dialogs import PickScreen
from tests.daily import by_night, in_turn
from tests.desk.tools import seated
from tests.tui.tools import (
    click,
    click_key,
    new_match,
    played_at_random,
    pointed_at,
    press,
    running,
    shown,
    table_of,
)

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes")

GAMES_OF_THE_BOX = {key: import_module(f"boardkit.games.{key}").GAME for key in KEYS}
"""All games, whatever a test leaves in the box."""

BOOK = rulebook_of(GAMES["tectonic_tribes"], "en")
SIZES = [(80, 24), (120, 40)]


@cache
def some_match() -> Match[Any]:
    """Play some rounds at a table without curtains."""
    return played_at_random(new_match(), 30).__replace__(open_table=True)


async def sit_down(app: BoardkitApp, pilot: Pilot[None]) -> None:
    """Sit down at a match."""
    app.program.begin(some_match())
    await pilot.pause()


@pytest.mark.parametrize("size", [SIZES[0], by_night(SIZES[1])])
async def test_a_rule_leads_to_its_moments_and_each_moment_back(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with running(tmp_path, size) as (app, pilot):
        await sit_down(app, pilot)
        table = table_of(app)
        moments = sorted(applied(table.desk.match)["3.3"])
        table.handle(OpenRule("3.3"))
        await pilot.pause()
        assert f"{len(moments)}× 3.3" in shown(app)
        for at in moments[:2]:
            await press(pilot, "t")
            assert app.screen is table
            assert table.desk.walk is not None
            assert table.desk.walk.halt.at == at
            assert table.query_one("#walk").size.height > 0
            await press(pilot, "g")
            assert pointed_at(pilot, "#contents") == "3.3"
        await press(pilot, "T")
        assert table.desk.walk is not None
        assert table.desk.walk.halt.at == moments[0]


async def test_what_applied_and_what_never_did_is_listed_and_a_moment_reached_by_mouse(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await sit_down(app, pilot)
        table = table_of(app)
        unused = {section.number for section in never(BOOK, applied(table.desk.match))}
        table.handle(OpenRule("6"))
        await pilot.pause()
        assert "has not applied yet" in app.screen.query_one(Markdown).source
        await press(pilot, "t")
        assert isinstance(app.screen, RulesScreen)
        listed = app.screen.query_one("#contents", OptionList)
        await press(pilot, "v")
        used = {option.id for option in listed.options} - {"start"}
        assert used == set(BOOK.sections) - unused
        await press(pilot, "v")
        assert {option.id for option in listed.options} - {"start"} == unused
        await press(pilot, "v")
        assert {option.id for option in listed.options} - {"start", CHAPTER} == set(BOOK.sections)
        assert f"{len(used)} of {len(BOOK.sections)}" in shown(app)
        await press(pilot, "escape")
        table.handle(OpenRule("3.3"))
        await pilot.pause()
        await click_key(pilot, "moment(1)")
        assert table.is_current
        assert table.desk.walk is not None
        assert table.desk.walk.halt.event is not None
        assert table.desk.walk.halt.event.rule == "3.3"


async def test_without_a_match_nothing_is_counted_and_related_sections_are_links(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        app.push_screen(RulesScreen(GAMES["tectonic_tribes"], "3.1"))
        await pilot.pause()
        await press(pilot, "v", "t")
        assert isinstance(app.screen, RulesScreen)
        assert "×" not in shown(app)
        source = app.screen.query_one(Markdown).source
        for section in BOOK.citing("3.1"):
            assert f"[{section.number} {section.title}](#{section.number})" in source


@pytest.mark.sample(4)
@pytest.mark.parametrize(("size", "language"), in_turn(SIZES, LANGUAGES))
async def test_what_is_looked_at_leads_to_the_rules_about_it(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    async with running(tmp_path, size, language=language) as (app, pilot):
        await sit_down(app, pilot)
        await press(pilot, "1", "i")
        await click(pilot, "#more")
        assert isinstance(app.screen, PickScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, RulesScreen)
        assert app.screen.section


def test_the_rules_of_the_move_come_before_those_that_name_it() -> None:
    desk = seated(some_match())
    found = rules_about(desk, ["A tribe card of the scouts"])
    question = desk.sight.view.question
    assert question is not None
    assert next(iter(found)) == question.rule
    assert found["3.3.2"] == "rules-about-word"


def test_a_word_finds_the_sections_that_are_about_it() -> None:
    assert sections_about(BOOK, ["A tribe card: scouts"])[0].number == "3.3.2"
    assert sections_about(BOOK, ["12 34 zeppelin"]) == []


async def test_why_tells_conditions_events_and_numbers(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        match = new_match()
        while not any(move.verb == "place" for move in legal(match.game, match.state)):
            match = match.play(legal(match.game, match.state)[0])
        app.program.begin(match)
        await pilot.pause()
        await press(pilot, "tab", "w")
        words = words_for("en", "tectonic_tribes")
        for message in ("why-conditions", "why-events"):
            assert words(message) in shown(app)
        assert "✓" in shown(app)
        assert "§3.3" in shown(app)
        assert table_of(app).desk.viewer != CHANCE


def sight_of(match: Match[Any]) -> Sight:
    """Look at a match through the seat that is asked."""
    seat = match.state.to_move
    assert seat is not None
    return Sight(match, seat, drawing_of(match.game.key))


@pytest.mark.sample(3)
@pytest.mark.parametrize(("key", "language"), in_turn(KEYS, LANGUAGES))
def test_all_that_may_be_done_at_a_place_is_told_with_reasons(key: str, language: str) -> None:
    game = GAMES_OF_THE_BOX[key]
    match = start(game, game.options(), [Player("Ada", 0), Player("Bo", 1)], 5)
    words = words_for(language, key, ["Ada", "Bo"])
    marks = set()
    for _ in range(40):
        sight = sight_of(match)
        places = list(sight.drawing.map(sight.view, None).looks)
        for place in (None, *places[:: max(1, len(places) // 4)]):
            lines = list(why_each(sight, place, words))
            marks |= {line[0] for line in lines if line}
            assert all(line == "" or ("{" not in line and line.strip()) for line in lines)
        match = match.play(Random(match.at).choice(legal(game, match.state)))
    assert {"✓", "✗"} <= marks


def test_why_not_is_told_of_every_building_though_the_hand_leaves_it_out() -> None:
    game = GAMES_OF_THE_BOX["water_sharing"]
    match = start(game, game.options(), [Player("Ada", 0), Player("Bo", 1)], 5)
    while not any(move.verb == "build" for move in legal(game, match.state)):
        match = match.play(legal(game, match.state)[0])
    sight, words = sight_of(match), words_for("en", "water_sharing", ["Ada", "Bo"])
    at = next(move.at for move in sight.legal if isinstance(move, Build))
    told = "\n".join(why_each(sight, at, words))
    assert all(words.name(building) in told for building in Building)
