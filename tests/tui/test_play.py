"""What the terminal brings to the table: keys, clicks and sizes arrive, and what differs is painted."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.color import Color
from textual.pilot import Pilot
from textual.widget import Widget

from boardkit.core import CHANCE, Match, legal
from boardkit.draw.colours import ink, luminance
from boardkit.draw.paint import Tier
from boardkit.draw.palette import palette as draw_palette
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import PlaceStart, WhichPlay
from boardkit.library.session import Session
from boardkit.tui.desk.intents import Click, Do, Hover, Intent, OpenVerb, Point, Take
from boardkit.tui.desk.keys import PLAY_KEYS
from boardkit.tui.screens.dialogs import EntryScreen, NoticeScreen, PickScreen
from boardkit.tui.screens.palette import PaletteScreen, save_picture
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.themes import legible
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView
from tests.desk.tools import wanted_by
from tests.tui.hands import ME
from tests.tui.tools import (
    click,
    click_foot,
    is_at_curtain,
    is_handing_over,
    is_voting,
    new_match,
    paint,
    press,
    running,
    shown,
    table_of,
    write,
)

NAMES = ("Ada", "[red]Béla[/]")

SIZES = ((80, 24), (120, 40), (200, 60))


def tribes(*, seed: int = 4, open_table: bool = False) -> Match[Any]:
    return new_match(NAMES, seed).__replace__(open_table=open_table)


@cache
def with_its_origin(*, open_table: bool = False) -> Match[Any]:
    """Begin a match, and lay the cards that it begins with."""
    match = tribes(open_table=open_table)
    while isinstance(match.state.question, PlaceStart):
        match = match.play(legal(match.game, match.state)[0])
    return match


def heard(monkeypatch: pytest.MonkeyPatch) -> list[Intent]:
    """Note what the table is told that somebody wants, instead of doing it."""
    intents: list[Intent] = []
    monkeypatch.setattr(TableScreen, "handle", lambda _, intent: intents.append(intent))
    return intents


async def test_every_key_arrives_as_what_it_wants_typed_and_clicked_at_the_foot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, (260, 60), new=with_its_origin(open_table=True)) as (app, pilot):
        await press(pilot, "tab")
        intents = heard(monkeypatch)
        desk = table_of(app).desk
        keys = [(name, wanted_by(desk, name)) for key in PLAY_KEYS for name in key.keys]
        digits: list[tuple[str, Intent]] = [(str(number), Take(number - 1)) for number in range(1, 10)]
        for name, intent in [*keys, *digits, ("0", Take(9))]:
            await press(pilot, name)
            assert intents == [intent], name
            intents.clear()
        actions = ("next_target", "undo", "inspect", "help", "sort", "why", "legend", "walk", "rules")
        for action in actions:
            await click_foot(pilot, action)
        wants = {key.action: key.intent for key in PLAY_KEYS}
        assert intents == [wants[action] for action in actions]


async def test_clicks_arrive_as_what_they_want(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, (120, 40), new=with_its_origin(open_table=True)) as (app, pilot):
        table = table_of(app)
        view, hand = table.query_one(MapView), table.query_one(HandView)
        place = table.desk.state.continent.placements[0].at
        left, top, width, height = view.region_of(place)
        middle = {"x": left + width // 2, "y": top + height // 2}
        second = hand.placed[1].region
        intents = heard(monkeypatch)
        await pilot.hover("#map", offset=(middle["x"], middle["y"]))
        assert intents == [Hover(place)]
        await click(pilot, "#map", **middle)
        assert intents[1:] == [Click(Point(place))]
        intents.clear()
        await click(pilot, "#hand", x=second.x + 1, y=second.y)
        assert intents == [Click(Take(1))]
        await click(pilot, "#bar", x=1)
        assert intents[1:] == [OpenVerb("d")]
        await pilot.click("#map", offset=(1, 1), button=3)
        await pilot.pause()
        assert intents[2:] == [Do.BACK]
        intents.clear()
        third = hand.placed[2].region
        await click(pilot, "#hand", x=third.x + 1, y=third.y, times=2)
        assert intents == [Click(Take(2)), Click(Take(2))]


async def test_control_and_wheel_make_the_map_larger_and_smaller(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=tribes()) as (app, pilot):
        view = table_of(app).query_one(MapView)
        first = view.tile_size
        x, y = view.region.center
        for kind in (events.MouseScrollDown, events.MouseScrollUp):
            before = view.tile_size
            wheel = kind(None, int(x), int(y), 0, 0, 0, False, False, True, int(x), int(y))
            app.post_message(wheel)
            await pilot.pause()
            assert view.tile_size is not before
        assert view.tile_size is first


async def test_the_curtain_hides_the_hand_and_its_buttons_and_those_of_a_vote_can_be_clicked(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40), new=with_its_origin()) as (app, pilot):
        table = table_of(app)
        assert is_at_curtain(app)
        assert table.desk.viewer == CHANCE
        assert "Card" not in shown(app)
        await click(pilot, "#curtain-open")
        assert app.screen is table
        assert table.desk.viewer == 0
        text = shown(app)
        assert all(f"Card {card}" in text for card in table.desk.match.state.hands[0][:5])
        await press(pilot, "ctrl+l")
        assert is_at_curtain(app)
        assert "Card" not in shown(app)
        await press(pilot, ME, "1", "enter", "1", "enter")
        assert is_handing_over(app)
        await click_foot(pilot, "pick")
        await press(pilot, "enter", "u")
        assert is_voting(app)
        await click(pilot, "#refuse")
        assert is_at_curtain(app)
        await press(pilot, ME, "u")
        await click(pilot, "#seat-0")
        assert is_voting(app)
        await click(pilot, "#seat-1")
        assert is_at_curtain(app)
        assert table.desk.match.state.to_move == 0


async def test_every_decision_is_in_the_library_before_it_is_shown_and_a_match_is_left_and_resumed(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, new=with_its_origin(open_table=True)) as (app, pilot):
        table = table_of(app)
        await press(pilot, "1", "enter")
        assert isinstance(table.session, Session)
        match, number = table.desk.match, table.session.number
        assert app.library.load(number, GAMES) == table.desk.study
        await press(pilot, "ctrl+q")
        assert not isinstance(app.screen, TableScreen)
        app.program.resume(number)
        await pilot.pause()
        assert table_of(app).desk.match == match


async def test_a_move_can_be_typed_and_a_garbled_one_is_explained(tmp_path: Path) -> None:
    async with running(tmp_path, new=with_its_origin(open_table=True), notifications=True) as (app, pilot):
        table = table_of(app)
        await press(pilot, "colon")
        await write(pilot, "nonsense")
        await press(pilot, "enter")
        assert "No move of this game begins with" in shown(app)
        card = table.desk.match.state.hands[0][0]
        await press(pilot, "colon")
        await write(pilot, f"discard {card}")
        assert f"discard {card}" in shown(app)
        await press(pilot, "enter")
        assert isinstance(table.desk.match.state.question, WhichPlay)
        await press(pilot, "colon", "1", "ctrl+l")
        assert not table.query_one("#typed").display


async def test_help_and_palette_open_over_the_table_and_run_what_is_chosen(tmp_path: Path) -> None:
    async with running(tmp_path, new=with_its_origin(open_table=True)) as (app, pilot):
        table = table_of(app)
        await chosen(pilot, "ctrl+p", "discard")
        assert isinstance(table.desk.match.state.question, WhichPlay)
        await chosen(pilot, "ctrl+p", "note")
        assert isinstance(app.screen, EntryScreen)
        await write(pilot, "[b]hi")
        await press(pilot, "enter", "L")
        assert "Ada notes: [b]hi" in shown(app)
        await press(pilot, "escape")
        await chosen(pilot, "question_mark", "walk")
        assert table.desk.walk is not None


async def chosen(pilot: Pilot[None], key: str, words: str) -> None:
    """Open a list by its key, and take the first entry with some words."""
    await press(pilot, key)
    assert isinstance(pilot.app.screen, PickScreen | PaletteScreen)
    await write(pilot, words)
    await press(pilot, "enter")


async def test_what_is_told_in_a_dialog_leads_to_its_rule(tmp_path: Path) -> None:
    async with running(tmp_path, new=tribes(open_table=True)) as (app, pilot):
        await press(pilot, "tab", "enter", "tab", "w")
        assert isinstance(app.screen, NoticeScreen)
        assert "✓ The card covers land. (§3.3)" in shown(app)
        await press(pilot, "escape", "up", "up", "w")
        assert "✗ The card must cover at least one square" in shown(app)
        await press(pilot, "g", "enter")
        assert type(app.screen).__name__ == "RulesScreen"


async def test_a_picture_is_saved_inside_the_library_folder(tmp_path: Path) -> None:
    async with running(tmp_path, new=tribes()) as (app, _):
        save_picture(app.program, app)
        pictures = list((tmp_path / "exports").glob("*.svg"))
        assert len(pictures) == 1
        assert "<svg" in pictures[0].read_text("utf-8")


async def test_a_window_that_is_too_small_says_so_and_keeps_the_game(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=tribes()) as (app, pilot):
        match = table_of(app).desk.match
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "80×24" in shown(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Lay card" in shown(app)
        assert table_of(app).desk.match == match


async def test_a_window_of_another_height_shows_what_one_opened_so_shows(tmp_path: Path) -> None:
    seen = []
    for folder, heights in (("opened", (60,)), ("changed", (40, 60))):
        (tmp_path / folder).mkdir()
        match = with_its_origin(open_table=True)
        async with running(tmp_path / folder, (120, heights[0]), new=match) as (app, pilot):
            for height in heights[1:]:
                await pilot.resize_terminal(120, height)
                await pilot.pause()
            seen.append(shown(app))
    assert seen[0] == seen[1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES[:2])
async def test_no_room_pushes_another_and_the_map_holds_still_while_a_move_is_typed_and_on_a_walk(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with running(tmp_path, size, new=with_its_origin(open_table=True)) as (app, pilot):
        table = table_of(app)
        view = table.query_one(MapView)
        rooms = [table.query_one(f"#{name}") for name in ("map", "side", "bar", "hand", "prompt", "keys")]
        before, still = [room.region for room in rooms], (view.content_region, view.tile_size)
        for key in ("2", "tab", "d", "enter", "1", "escape", "f5 escape"):
            await press(pilot, *key.split())
            assert [room.region for room in rooms] == before, key
        for key in ("colon", "escape", "left_square_bracket", "escape"):
            await press(pilot, key)
            assert (view.content_region, view.tile_size) == still


async def test_no_colour_draws_outlines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with running(tmp_path, new=tribes()) as (app, pilot):
        assert app.program.tier is Tier.OUTLINE
        await press(pilot, "tab")
        assert "┏━" in shown(app)


async def test_without_colour_letters_of_seats_stand_out_in_grey(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("COLORTERM", raising=False)
    async with running(tmp_path, new=new_match(("Ada", "Bo", "Chen", "Dora", "Eli"), 4)) as (app, _):
        assert isinstance(app.screen, TableScreen)
        palette = app.program.palette_of(app.screen.desk.match)
        for seat in range(5):
            owner = palette[f"owner.{seat}"]
            greys = [Color.parse(colour).monochrome.hex for colour in (owner, ink(owner))]
            dark, light = sorted(map(luminance, greys))
            assert (light + 0.05) / (dark + 0.05) > 3
        assert app.program.look.tone("error") == ""


def test_without_colour_words_are_as_bright_as_text() -> None:
    colours = draw_palette().with_tokens({"card.event": "#a02020", "terrain.ash": "#202020"})
    greys = legible(colours)
    assert (greys["card.event"], greys["terrain.ash"]) == (colours["text"], "#202020")


async def test_names_and_words_show_as_they_were_typed_and_in_french(tmp_path: Path) -> None:
    match = new_match(("[red]Eve[/]", "Bo\x1b[31mb"), 4)
    async with running(tmp_path, (120, 40), language="fr", new=match) as (app, pilot):
        assert "[red]Eve[/]" in shown(app)
        assert "Bo\\x1b[31mb" in shown(app)
        assert "Posez la carte" in shown(app)
        await press(pilot, *["tab", "enter"] * 2)
        assert "Passez le clavier à" in shown(app)


async def test_only_rooms_that_differ_are_painted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, (120, 40), new=tribes(open_table=True)) as (app, pilot):
        await press(pilot, "tab", "enter", "tab")
        await paint(pilot)
        painted: list[str | None] = []
        refresh = Widget.refresh

        def noting(widget: Widget, *regions: Any, **options: Any) -> Any:
            painted.append(widget.id)
            return refresh(widget, *regions, **options)

        monkeypatch.setattr(Widget, "refresh", noting)
        await press(pilot, "tab")
        assert "map" in painted
        assert not {"title", "seats", "log", "hand", "keys", None} & set(painted)
        painted.clear()
        table_of(app).draw()
        await pilot.pause()
        assert painted == []


async def test_one_key_gives_the_map_all_of_the_window(tmp_path: Path) -> None:
    async with running(tmp_path, new=tribes(open_table=True)) as (app, pilot):
        await press(pilot, "z")
        assert table_of(app).query_one(MapView).size == (80, 20)
        await press(pilot, "z", "z")
        assert table_of(app).query_one(MapView).size == (54, 16)
