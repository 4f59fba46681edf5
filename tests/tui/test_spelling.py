"""In every terminal all screens keep to the signs that it has, in the cells that they should take."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.pilot import Pilot

from boardkit.core import Player
from boardkit.core.records.record import start
from boardkit.draw.glyphs import NO_STAND_IN, SHOWS, Repertoire, stand_in
from boardkit.draw.paint import Tier
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.keys import PLAY_KEYS
from boardkit.tui.filters import Spelling, spelling_by
from boardkit.tui.preferences import SETTING, MapStyle, Preferences
from boardkit.tui.terminal.capabilities import ABLE, Kind, Terminal, repertoire_of
from boardkit.tui.themes import tier_for
from boardkit.tui.widgets.map import BEYOND
from tests.daily import in_turn
from tests.every import with_each
from tests.tui.bursts import KEYS, PLACES, Episode, match_of
from tests.tui.tools import make_app, new_match, press, running, shown, table_of
from tests.tui.windows import Window, plain

TERMINALS = {
    Repertoire.SEVEN_BIT: ABLE.__replace__(utf8=False),
    Repertoire.CONSOLE: ABLE.__replace__(kind=Kind.LINUX),
    Repertoire.SURE: ABLE.__replace__(ambiguous_wide=True),
}
WAYS = [(one, language) for one in TERMINALS for language in ("en", "fr")]

SIZES = ((80, 24), (120, 40))

TYPED = 8
"""How many keys are typed at random into each place."""


@pytest.fixture(autouse=True)
def signs_have_stand_ins() -> Iterator[None]:
    """Let nothing of the program's own be written as a question mark."""
    spell, lost = Spelling.apply, set[str]()

    def noted(self: Spelling, segments: list[Segment], background: Color) -> list[Segment]:
        signs = {sign for text, _, _ in segments for sign in text if not sign.isascii()}
        lost.update(sign for sign in signs if NO_STAND_IN in stand_in(sign, self._repertoire))
        return spell(self, segments, background)

    with patch.object(Spelling, "apply", noted):
        yield
    assert not lost - set("日本☃")


def holds(pilot: Pilot[None], repertoire: Repertoire) -> None:
    """Look at the whole screen."""
    for line in shown(pilot.app).splitlines():
        assert SHOWS[repertoire](line), (line, pilot.app.screen)
        assert cell_len(line) == pilot.app.size.width


def test_where_a_map_goes_on_is_told_in_every_repertoire() -> None:
    for repertoire in Repertoire:
        assert NO_STAND_IN not in "".join(stand_in(sign, repertoire) for sign in BEYOND)


@pytest.mark.sample(24)
@pytest.mark.parametrize(("place", "way"), in_turn(PLACES, WAYS))
async def test_every_place_keeps_to_the_signs_of_the_terminal(
    tmp_path: Path, place: str, way: tuple[Repertoire, str]
) -> None:
    (repertoire, language), number = way, [*PLACES].index(place) + WAYS.index(way)
    episode = Episode(number, [*GAMES][number % len(GAMES)], SIZES[number % len(SIZES)], place)
    keys = Random(number).sample([key for key in KEYS if not key.startswith("ctrl")], TYPED)
    with (
        patch.object(BoardkitApp, "exit"),
        make_app(tmp_path, language=language, terminal=TERMINALS[repertoire], **episode.wishes) as app,
    ):
        async with app.run_test(size=episode.size) as pilot:
            holds(pilot, repertoire)
            for key in (*episode.way, *keys):
                await press(pilot, key)
                holds(pilot, repertoire)


@pytest.mark.sample(5)
@pytest.mark.parametrize(("key", "way"), in_turn(GAMES, WAYS))
async def test_every_table_keeps_to_the_signs_of_the_terminal_whatever_key_is_pressed(
    tmp_path: Path, key: str, way: tuple[Repertoire, str]
) -> None:
    repertoire, language = way
    wanted = [one.keys[0] for one in PLAY_KEYS if one.action != "leave"]
    match = match_of(key, "later", 1)
    async with running(
        tmp_path,
        SIZES[WAYS.index(way) % len(SIZES)],
        language=language,
        terminal=TERMINALS[repertoire],
        new=match,
    ) as (app, pilot):
        for one in wanted:
            await press(pilot, one)
            holds(pilot, repertoire)
            while app.screen is not table_of(app):
                await press(pilot, "escape")
                holds(pilot, repertoire)


@pytest.mark.parametrize(
    ("repertoire", "name"),
    [
        (Repertoire.SEVEN_BIT, "Zoe Oeuvre ????"),
        (Repertoire.CONSOLE, "Zoë Oeuvre ????"),
        (Repertoire.SURE, "Zoë Oeuvre 日本"),
    ],
)
async def test_what_people_typed_is_transliterated(tmp_path: Path, repertoire: Repertoire, name: str) -> None:
    game = GAMES["terristories"]
    match = start(game, game.options(), [Player("Zoë Œuvre 日本", 0), Player("B", 1)], 1)
    async with running(tmp_path, (120, 40), terminal=TERMINALS[repertoire], new=match) as (app, pilot):
        holds(pilot, repertoire)
        assert name in shown(app)


@with_each(
    "style, terminal, tier, plain_tier",
    [
        (MapStyle.AUTO, ABLE, Tier.TILE, Tier.OUTLINE),
        (MapStyle.OUTLINE, ABLE, Tier.OUTLINE, Tier.OUTLINE),
        (MapStyle.TILE, ABLE, Tier.TILE, Tier.TILE),
        (MapStyle.AUTO, TERMINALS[Repertoire.SEVEN_BIT], Tier.ASCII, Tier.ASCII),
        (MapStyle.TILE, TERMINALS[Repertoire.SEVEN_BIT], Tier.ASCII, Tier.ASCII),
        (MapStyle.AUTO, TERMINALS[Repertoire.CONSOLE], Tier.CONSOLE, Tier.CONSOLE),
        (MapStyle.TILE, TERMINALS[Repertoire.CONSOLE], Tier.CONSOLE, Tier.CONSOLE),
        (MapStyle.AUTO, TERMINALS[Repertoire.SURE], Tier.ASCII, Tier.ASCII),
        (MapStyle.OUTLINE, TERMINALS[Repertoire.SURE], Tier.ASCII, Tier.ASCII),
        (MapStyle.AUTO, ABLE.__replace__(kind=Kind.LINUX, utf8=False), Tier.ASCII, Tier.ASCII),
    ],
)
def test_maps_are_made_of_what_the_terminal_shows(
    style: MapStyle, terminal: Terminal, tier: Tier, plain_tier: Tier
) -> None:
    wished, repertoire = Preferences(map_style=style), repertoire_of(terminal)
    assert tier_for(wished, repertoire, no_colour=False) is tier
    assert tier_for(wished, repertoire, no_colour=True) is plain_tier


async def test_who_wishes_for_7_bits_gets_nothing_else_at_once_and_back(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), language="fr", new=new_match()) as (app, pilot):
        before = shown(app)
        assert not before.isascii()
        app.program.set_preferences(Preferences(map_style=MapStyle.ASCII))
        await pilot.pause()
        holds(pilot, Repertoire.SEVEN_BIT)
        app.program.set_preferences(Preferences())
        await pilot.pause()
        assert shown(app) == before


WORDS = st.lists(
    st.tuples(st.text(st.sampled_from("ab é…œ≥日│☃\u0301\u00a0  ")), st.sampled_from(["", "bold", "red"]))
)


@given(WORDS, st.sampled_from([*TERMINALS]))
def test_a_line_keeps_its_cells(parts: list[tuple[str, str]], repertoire: Repertoire) -> None:
    line = [Segment(text, Style.parse(style)) for text, style in parts]
    written = spelling_by(repertoire).apply(line, Color(0, 0, 0))
    assert SHOWS[repertoire]("".join(segment.text for segment in written))
    assert sum(segment.cell_length for segment in written) == sum(segment.cell_length for segment in line)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Le cœur…      │ 3 │", "Le coeur...   | 3 |"),
        ("Le cœur…│  3  │", "Le cour.|  3  |"),
        ("un vœu  et deux vœux ", "un voeu et deux voeux"),
        ("vœu", "vou"),
        ("≥3   ≤2   ", ">=3  <=2  "),
    ],
)
def test_longer_spellings_take_blanks_and_move_no_frame(before: str, after: str) -> None:
    written = spelling_by(Repertoire.SEVEN_BIT).apply([Segment(before)], Color(0, 0, 0))
    assert "".join(segment.text for segment in written) == after


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("repertoire", "environment"),
    [
        (Repertoire.SEVEN_BIT, {"LC_ALL": "C", "LANG": "C", "TERM": "vt220"}),
        (Repertoire.CONSOLE, {"LC_ALL": "C.UTF-8", "TERM": "linux"}),
    ],
)
def test_no_other_byte_is_written_to_a_real_terminal(
    tmp_path: Path, repertoire: Repertoire, environment: dict[str, str]
) -> None:
    with open_library(tmp_path) as library:
        library.set_setting(SETTING, Preferences(language="fr").plain())
    with Window("--data", str(tmp_path), environment=environment) as window:
        window.shows(lambda text: "1 sur 6" in text or "1." in text)
        window.type_in("\t")
        window.rests(0.3)
        window.type_in("?")
        window.shows(lambda _: "bas" in plain(window.written))
        window.rests(0.3)
        text = plain(window.written)
        assert SHOWS[repertoire]("".join(letter for letter in text if letter.isprintable()))
        assert repertoire is not Repertoire.SEVEN_BIT or window.written.isascii()
