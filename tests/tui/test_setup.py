"""Planning a match: names, colours, options, chance; by keys, by mouse, and what is said against it."""

from enum import StrEnum
from pathlib import Path

import pytest
from attrs import evolve, field, frozen
from attrs.validators import and_, ge, gt, le, lt
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Button

from boardkit.core import FaultError
from boardkit.core.faults import NotText
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.model import AfterRivalDiscard, Options
from boardkit.library import files
from boardkit.library.storage_faults import DiskFull, FileTrouble, Trouble
from boardkit.text import LANGUAGES
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.plans import NameMissing, NameNotPlain, NameTooLong, NameTwice, Plan, option_fields
from boardkit.tui.pages.settings import SettingsScreen
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.page import Question
from boardkit.tui.widgets.controls import Cycle
from tests.daily import in_turn, spread
from tests.tui.tools import burst, click, press, running, shown, table_of, write

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes")

GAME = GAMES["tectonic_tribes"]
RETERRA, TERRISTORIES = GAMES["life_in_reterra"], GAMES["terristories"]


def plan(*names: str) -> Plan:
    return Plan.of(GAME, names, ["P1", "P2", "P3", "P4", "P5", "P6"])


@pytest.mark.sample(5)
@pytest.mark.parametrize(("key", "language"), in_turn(GAMES, LANGUAGES))
async def test_what_a_question_means_is_told_in_full_where_there_is_least_room(
    tmp_path: Path, key: str, language: str
) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        await app.push_screen(SetupScreen(GAMES[key]))
        told = {""}
        for question in app.screen.query(Question).results(Question):
            question.control.focus()
            await pilot.pause()
            for _ in range(3 if question.control.has_focus else 0):
                await press(pilot, "right")
                if question.meaning not in told:
                    told.add(question.meaning)
                    text = " ".join(shown(app).split())
                    assert " ".join(question.meaning.split()) in text
                    assert str(app.screen.query_one("#start", Button).label) in text
        assert len(told) > 1


SIZES = [(120, 40), (80, 24), (130, 40), (120, 30), (140, 45), (100, 30), (180, 50), (200, 60)]
"""By day each game is tried in one of them, Sharing the Water in the first."""


@pytest.mark.sample(3)
@pytest.mark.parametrize(("key", "size"), in_turn(sorted(GAMES, reverse=True), SIZES))
async def test_no_control_is_covered_or_cut_and_a_choice_keeps_the_focus(
    tmp_path: Path, key: str, size: tuple[int, int]
) -> None:
    async with running(tmp_path, size, language="fr") as (app, pilot):
        app.push_screen(SetupScreen(GAMES[key]))
        await pilot.pause()
        most = app.screen.query_one("#setup-seats", Cycle)
        while most.value < GAMES[key].seats[-1]:
            most.action_step(1)
        await pilot.pause()
        for control in list(app.screen.focus_chain):
            control.focus()
            await pilot.pause()
            region = control.region
            for x in (region.x, region.x + region.width // 2, region.right - 1):
                assert app.screen.get_widget_at(x, region.y)[0] is control
            if isinstance(control, Cycle):
                await burst(pilot, "left", "right")
                assert app.screen.focused is control


async def test_a_match_is_begun_by_keys_alone_and_its_players_are_asked_first_the_next_time(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "1", "right", "down")
        app.screen.query_one("#name-0").post_message(Paste("A\x1b[31mda\x07"))
        await press(pilot, "down")
        await write(pilot, "[red]x[/]")
        await press(pilot, "right", "right", "down", "shift+tab")
        await write(pilot, "x" * 45)
        await press(pilot, "down", "right", "down", "right", "down", "right", "down", "right", "down")
        await write(pilot, "4x2")
        await press(pilot, "enter", "enter")
        match = table_of(app).desk.match
        assert not any(isinstance(screen, SetupScreen) for screen in app.screen_stack)
        await press(pilot, "ctrl+q")
        assert isinstance(app.screen, MenuScreen)
        await press(pilot, "2")
        assert isinstance(app.screen, SetupScreen)
        assert all(part in shown(app) for part in ("A\\x1b[31mda\\x07", "[red]x[/]", "3 players"))
    assert [player.name for player in match.players] == ["A\\x1b[31mda\\x07", "[red]x[/]", "x" * 40]
    assert [player.colour for player in match.players] == [0, 2, 1]
    assert match.options == GAME.options(advanced=True, after_rival_discard=AfterRivalDiscard.LOST)
    assert (match.seed, match.open_table) == (42, True)


async def test_a_match_is_begun_by_mouse_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await click(pilot, "#entries", x=6, y=0)
        await click(pilot, "#setup-seats")
        await click(pilot, "#colour-4", x=6)
        await click(pilot, "#option-advanced", x=6)
        await click(pilot, "#start", x=2)
        match = table_of(app).desk.match
    assert [player.colour for player in match.players] == [0, 1, 2, 3, 5]
    assert match.options.advanced


async def test_a_plan_outlives_names_that_will_not_do_a_full_disk_and_another_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise FaultError(DiskFull(str(tmp_path)))

    async with running(tmp_path) as (app, pilot):
        monkeypatch.setattr(app.library, "create", fail)
        await press(pilot, "1", "left", "down", "backspace", "ctrl+s")
        assert "The player at seat 1 has no name yet: type one." in shown(app)
        await write(pilot, " player 2")
        await press(pilot, "ctrl+s")
        assert "The players at seat 1 and at seat 2 have the same name" in shown(app)
        assert app.library.matches() == ()
        await write(pilot, "Zoë")
        await press(pilot, "ctrl+s")
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape")
        app.push_screen(SettingsScreen())
        await press(pilot, "left", "escape")
        assert isinstance(app.screen, SetupScreen)
        assert app.screen.plan.names[:2] == (" player 2", "Zoë")
        assert app.screen.query_one("#setup-seats", Cycle).value == app.screen.plan.seats == 5
        assert all(part in shown(app) for part in ("Zoë", "Combien de joueurs", "Graine"))
        await press(pilot, "up", "backspace", "ctrl+s")
        assert "Il manque un nom à la place 1 : tapez-en un." in shown(app)


@pytest.mark.parametrize("size", spread([(80, 24), (120, 40)]))
async def test_the_arrows_go_down_and_across_and_reach_every_field(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with running(tmp_path, size) as (app, pilot):
        await press(pilot, "1", "left")
        assert "Seed" in shown(app), "all is in sight with five players"
        seen: list[str] = []
        for _ in range(13):
            await press(pilot, "down")
            seen.append(app.screen.focused.id if app.screen.focused and app.screen.focused.id else "")
        names = [f"name-{seat}" for seat in range(5)]
        options = ["option-advanced", "option-after-rival-discard", "setup-open-table"]
        last = ["setup-coached", "seed", "start"]
        assert seen == [*names, *options, *last, "setup-seats", "name-0"]
        await press(pilot, "end", "right", "down", "up", "up")
        assert app.screen.focused is app.screen.query_one("#setup-seats")
        await press(pilot, "up", "right")
        assert app.screen.focused is app.screen.query_one("#back")
        await press(pilot, "left", *["up"] * 6, "home")
        assert app.screen.focused is app.screen.query_one("#name-4")
        await press(pilot, "left", "end", "right", "up")
        assert app.screen.focused is app.screen.query_one("#colour-3")
        await press(pilot, "shift+tab")
        assert app.screen.focused is app.screen.query_one("#name-3")


def test_a_colour_that_is_taken_changes_hands() -> None:
    swapped = plan("Ada", "Béla").coloured(0, 1)
    assert swapped.colours == (1, 0, 2, 3, 4, 5)
    assert swapped.coloured(0, 1) == swapped


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("", "Béla"), NameMissing),
        (("Ada", "  "), NameMissing),
        (("Ada", "x" * 41), NameTooLong),
        (("Ada\ud800", "Béla"), NameNotPlain),
        (("Ada", "ADA "), NameTwice),
    ],
)
def test_a_plan_says_which_name_will_not_do(names: tuple[str, ...], fault: type) -> None:
    with pytest.raises(FaultError) as caught:
        plan(*names).match(1, read)
    assert type(caught.value.fault) is fault


@pytest.mark.parametrize(
    "names", [("Ada", "[red]x[/]"), ("Ada", "‮Béla"), ("李", "Ö" * 40), ("Ada\x1b[31m", "Béla")]
)
def test_a_plan_takes_any_name_that_can_be_written(names: tuple[str, ...]) -> None:
    assert tuple(player.name for player in plan(*names).match(1, read).players) == names


def test_a_plan_seats_as_many_as_the_game_allows() -> None:
    assert plan().seats == 2
    assert plan("a", "b", "c", "d", "e", "f").seats == 5


def test_a_plan_is_for_company_until_somebody_has_played_alone() -> None:
    alone = evolve(GAMES["tectonic_tribes"], seats=range(1, 6))
    assert Plan.of(alone, (), ("a", "b")).seats == 2
    assert Plan.of(alone, ("a",), ("a", "b")).seats == 1


class Stakes(StrEnum):
    LOW = "low"
    HIGH = "high"


@frozen
class ManyOptions:
    quick: bool = False
    stakes: Stakes = Stakes.HIGH
    rounds: int = field(default=3, validator=and_(ge(1), le(5)))
    cards: int = field(default=2, validator=[gt(1), lt(4)])
    any_number: int = 7
    story: str = ""


def test_options_are_offered_as_their_types_and_bounds_say() -> None:
    offered = {option.message: (list(option.values), option.default) for option in option_fields(ManyOptions)}
    assert offered == {
        "option-quick": ([False, True], False),
        "option-stakes": ([Stakes.LOW, Stakes.HIGH], Stakes.HIGH),
        "option-rounds": ([1, 2, 3, 4, 5], 3),
        "option-cards": ([2, 3], 2),
        "option-any-number": (list(range(100)), 7),
        "option-story": ([], ""),
    }
    assert [option.name for option in option_fields(ManyOptions) if option.is_text] == ["story"]


@frozen
class ToldOptions(Options):
    story: str = ""


def read(name: str) -> bytes:
    return files.read_bytes(Path(name))


def told_plan(path: Path | str) -> Plan:
    game = evolve(GAME, options=ToldOptions)
    return Plan.of(game, ("Ada", "Béla"), []).with_file("story", str(path))


def test_a_text_among_the_options_comes_from_a_file(tmp_path: Path) -> None:
    story = tmp_path / "story.txt"
    story.write_text("Il était une fois", encoding="utf-8")
    assert told_plan(story).match(1, read).options.story == "Il était une fois"
    assert told_plan(" ").match(1, read).options.story == ""


def test_a_text_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    picture = tmp_path / "picture"
    picture.write_bytes(b"ab\xff")
    for path, fault in (
        (tmp_path / "none", FileTrouble(str(tmp_path / "none"), Trouble.MISSING)),
        (picture, NotText(2)),
    ):
        with pytest.raises(FaultError) as error:
            told_plan(path).match(1, read)
        assert error.value.fault == fault


async def choose(pilot: Pilot[None], question: str, *keys: str) -> None:
    pilot.app.screen.query_one(f"#{question}").focus()
    await press(pilot, *keys)


def asked(pilot: Pilot[None]) -> list[str]:
    """Name the questions about options that can be seen."""
    rows = [row for row in pilot.app.screen.query(".form-row") if row.display]
    names = [child.id or "" for row in rows for child in row.children]
    return [name.removeprefix("option-") for name in names if name.startswith("option-")]


async def test_only_options_that_matter_are_asked_for_and_only_seats_that_are_taken_named(
    tmp_path: Path,
) -> None:
    mix = ["small", "other-small", "medium", "other-medium", "large"]
    among_several = ["first-by-chance", "official-rulings"]
    async with running(tmp_path) as (app, pilot):
        app.push_screen(SetupScreen(RETERRA))
        await pilot.pause()
        assert asked(pilot) == ["buildings", "segments-under-buildings", *among_several]
        await choose(pilot, "option-buildings", "left")
        assert asked(pilot) == [
            "buildings",
            *mix,
            "relic-side",
            "segments-under-buildings",
            *among_several,
        ]
        await press(pilot, "left")
        assert asked(pilot) == ["buildings", "relic-side", "segments-under-buildings", *among_several]
        await choose(pilot, "setup-seats", "left")
        assert asked(pilot) == ["buildings", "relic-side", "segments-under-buildings"]
        app.push_screen(SetupScreen(TERRISTORIES))
        await pilot.pause()
        assert "conquest" not in asked(pilot)
        await choose(pilot, "setup-seats", "left")
        assert {"conquest", "cooperative"} <= {*asked(pilot)}
        await choose(pilot, "option-oldest", "left")
        assert isinstance(app.screen, SetupScreen)
        assert app.screen.plan.options.oldest == "4"
        await choose(pilot, "setup-seats", "left")
        assert app.screen.plan.options.oldest == "1"
        assert app.screen.plan.match(1, read).state.ambassador == 0
