"""Files that are named in a browser: whatever asks for one, no name leads out of the library's folder."""

from functools import partial
from itertools import product
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import boardkit.tui
from boardkit.commands import screens
from boardkit.commands.desk import Desk
from boardkit.core import FaultError, Study
from boardkit.core.records.position import position_code
from boardkit.core.records.record import record, to_json
from boardkit.library.kept_files import kept
from boardkit.library.storage_faults import FileOutside, FileTrouble, NoTextFile
from boardkit.tui.pages.editor import EditScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.files import named_path, read_named
from boardkit.tui.screens.granting import OF_A_FILE, write_position
from boardkit.tui.start import Start
from boardkit.tui.terminal import BROWSER
from tests.tui.test_editing_positions import opened
from tests.tui.test_setup import told_plan
from tests.tui.tools import make_app, press, running, shown

OUTSIDE = "lies outside of"
OWN = ("library.sqlite", "keys.json", "library.sqlite-wal", "locks/1.lock", "lessons/x.json")
"""Files of the program in the folder that a browser reaches."""


def ways_out(folder: Path) -> list[str]:
    """Return names that lead from the data folder inside to the file `precious.txt` beside it."""
    data = folder / "data"
    (folder / "precious.txt").write_text("precious")
    (data / "link.txt").symlink_to(folder / "precious.txt")
    (data / "relative.txt").symlink_to("../precious.txt")
    (data / "elsewhere").symlink_to(folder)
    (data / "missing.txt").symlink_to(folder / "nothing.txt")
    return [
        str(folder / "precious.txt"),
        f"  {folder}/precious.txt ",
        f"/{folder}/precious.txt",
        "../precious.txt",
        "exports/../../precious.txt",
        f"{data}/../precious.txt",
        f"{data}2/precious.txt",
        "link.txt",
        "./relative.txt",
        "elsewhere/precious.txt",
        "elsewhere/data/../precious.txt",
        "missing.txt",
        "~/precious.txt",
        "~",
        "/",
        "..",
        "/proc/self/environ",
        "/dev/stdin",
    ]


async def typed(pilot: Pilot[None], name: str) -> None:
    """Give a dialog the name of a file."""
    pilot.app.screen.query_one(Input).value = name
    await press(pilot, "enter")


async def test_no_name_leads_out_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data2").mkdir()
    with make_app(tmp_path / "data", confined=True) as app:
        (tmp_path / "data" / "exports").mkdir()
        for name in ways_out(tmp_path):
            with pytest.raises(FaultError) as caught:
                read_named(app.program, name)
            assert isinstance(caught.value.fault, FileOutside), name
        for name in ("a\0b", "~nobody-of-this-name/x", "x" * 5000, "none.txt"):
            with pytest.raises(FaultError) as caught:
                read_named(app.program, name)
            assert isinstance(caught.value.fault, FileTrouble), name
        (tmp_path / "data" / "exports" / "mine.txt").write_text("mine")
        (tmp_path / "data" / "inside").symlink_to(tmp_path / "data" / "exports")
        inside = ("exports/mine.txt", " exports/mine.txt ", "exports/../exports/mine.txt", "inside/mine.txt")
        for name in (*inside, str(tmp_path / "data" / "exports" / "mine.txt")):
            assert read_named(app.program, name) == b"mine"


async def test_at_a_terminal_any_file_may_be_named(tmp_path: Path) -> None:
    with make_app(tmp_path / "data") as app:
        assert named_path(app.program, " ~/x ") == Path.home() / "x"
        assert named_path(app.program, "../x") == Path("../x")


def test_no_position_is_written_into_a_file_outside_nor_over_one_of_the_program(tmp_path: Path) -> None:
    with make_app(tmp_path / "data", confined=True) as app:
        for names, kind in ((ways_out(tmp_path), FileOutside), (OWN, NoTextFile)):
            for name, over in product(names, (False, True)):
                with pytest.raises(FaultError) as caught:
                    write_position(app.program, f"{OF_A_FILE}{name}", "code", over=over)
                assert isinstance(caught.value.fault, kind), name
        assert (tmp_path / "precious.txt").read_text() == "precious"
        assert not (tmp_path / "nothing.txt").exists()


async def test_where_a_position_is_kept_is_asked_and_refused_on_the_screen(tmp_path: Path) -> None:
    async with running(tmp_path / "data", new=opened(), confined=True) as (app, pilot):
        await press(pilot, "T", "enter")
        for name, said in ((str(tmp_path / "precious.txt"), OUTSIDE), (OWN[0], "does not end in .txt")):
            await press(pilot, "s")
            await typed(pilot, f"@{name}")
            assert isinstance(app.screen, NoticeScreen)
            assert said in " ".join(shown(app).split())
            await press(pilot, "escape")
            assert isinstance(app.screen, EditScreen)
        await press(pilot, "s")
        await typed(pilot, "@mine.txt")
        assert isinstance(app.screen, EditScreen)
        editing = app.screen.position.editing
        code = position_code(editing.game, editing.state)
        assert (tmp_path / "data" / "mine.txt").read_text() == f"{code}\n"
        await press(pilot, "o", "enter")
        await typed(pilot, "../precious.txt")
        assert OUTSIDE in " ".join(shown(app).split())


async def test_no_match_and_no_position_is_taken_from_outside(tmp_path: Path) -> None:
    match = opened()
    (tmp_path / "match.json").write_text(to_json(record(Study(match), "")))
    (tmp_path / "code.txt").write_text(position_code(match.game, match.state))
    async with running(tmp_path / "data", (120, 40), confined=True) as (app, pilot):
        for page, file in (("7", "code.txt"), ("2", "match.json")):
            await press(pilot, page, "i")
            await typed(pilot, str(tmp_path / file))
            assert OUTSIDE in " ".join(shown(app).split())
            await press(pilot, "escape")
            assert not kept(app.library.folder) or page == "2"
            assert not app.library.matches()
            (tmp_path / "data" / file).write_bytes((tmp_path / file).read_bytes())
            await press(pilot, "i")
            await typed(pilot, file)
            await press(pilot, "escape")
        assert [one.name for one in kept(app.library.folder)] == ["code"]
        assert len(app.library.matches()) == 1


async def test_a_text_among_the_options_is_read_from_no_file_outside(tmp_path: Path) -> None:
    (tmp_path / "story.txt").write_text("precious")
    with make_app(tmp_path / "data", confined=True) as app:
        with pytest.raises(FaultError) as caught:
            told_plan("../story.txt").match(1, partial(read_named, app.program))
        assert isinstance(caught.value.fault, FileOutside)
        (tmp_path / "data" / "story.txt").write_text("mine")
        assert told_plan("story.txt").match(1, partial(read_named, app.program)).options.story == "mine"


@pytest.mark.parametrize("browser", [False, True])
def test_who_is_in_a_browser_is_confined(
    browser: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Start] = []
    monkeypatch.setattr("boardkit.tui.app.run", lambda start, _: begun.append(start))
    monkeypatch.setattr("boardkit.commands.moment.has_terminal", lambda: True)
    monkeypatch.setenv("TEXTUAL_DRIVER", BROWSER if browser else "")
    screens.open_screens(Desk(tmp_path))
    assert [start.confined for start in begun] == [browser]


def test_every_name_that_is_typed_is_looked_at_in_one_place() -> None:
    sources = Path(boardkit.tui.__file__).parent.rglob("*.py")
    homes = [path.name for path in sources if "expanduser" in path.read_text("utf-8")]
    assert homes == ["files.py"]
