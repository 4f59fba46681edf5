"""Colours as terminals show and eyes see them: seats, land, rings and words stay apart at every depth."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.filter import monochrome_style

from boardkit.core import CHANCE, Seat
from boardkit.draw.colours import (
    GREY,
    LEGIBLE,
    OWN,
    READABLE,
    VALUES,
    Depth,
    behind,
    bright,
    contrast,
    dimmed,
    fewer,
    ink,
    inked,
    mix,
    nearest,
    readable,
)
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.looks import Look
from boardkit.draw.palette import WRITTEN, Palette, palette
from boardkit.draw.seats import LETTERS, chip
from boardkit.games import GAMES
from boardkit.tui.themes import FULL_THEMES, SIXTEEN_COLOUR_THEMES, mixed_colours, themes_at
from tests.daily import by_night
from tests.draw.seeing import APART, EYES, TERMINALS, apart, legible, seen
from tests.every import every_key, with_each
from tests.games.test_every_word import random_match

DEPTHS = (Depth.FULL, Depth.EIGHT_BIT, Depth.STANDARD, Depth.EIGHT)
GROUNDS = ("background", "empty", "face", "mars", "owner", "ring", "terrain", "token")
"""What begins the tokens of colours on which something is written."""

every_depth = pytest.mark.parametrize("depth", DEPTHS)
few = pytest.mark.parametrize("depth", [Depth.STANDARD, Depth.EIGHT])
dark_or_light = pytest.mark.parametrize("dark", [True, False])


def coded(style: Style, depth: Depth, text: str = "A") -> tuple[int, int, bool]:
    """Say by what numbers ink and ground are sent, and whether boldly."""
    (segment,) = fewer([Segment(text, style)], depth)
    numbers = [colour.number for colour in (segment.style.color, segment.style.bgcolor) if colour]  # type: ignore[union-attr]
    ink_number, ground_number = (number for number in numbers if number is not None)
    return ink_number, ground_number, bool(segment.style.bold)  # type: ignore[union-attr]


def sent(style: Style, depth: Depth) -> tuple[str | int, str | int]:
    """Say in which ink and on which ground words are shown; a bold ink is a bright one."""
    if depth is Depth.FULL:
        shades = [colour.get_truecolor().hex for colour in (style.color, style.bgcolor) if colour]
        return shades[0], shades[1]
    number, below, bold = coded(style, depth)
    return bright(number) if bold else number, below


def ground(colour: str, depth: Depth) -> str | int:
    """Say what a colour of a palette becomes as a ground."""
    return sent(inked(colour), depth)[1]


def palettes(depth: Depth) -> Iterator[Palette]:
    """Walk the palettes of all games, on dark and on light, with both sets of seats."""
    for key, dark, safe in product(GAMES, (True, False), (True, False)):
        yield match_palette(key, tuple(range(6)), depth, dark=dark, colour_blind=safe)


@cache
def looks(key: str) -> frozenset[Look]:
    """Gather what lies on the maps of matches of a game."""
    game, drawing = GAMES[key], drawing_of(key)
    found = set[Look]()
    for seed, decisions in product(range(3), (30, 120)):
        match = random_match(game, seed, game.seats[-1], decisions)
        found |= set(drawing.map(game.view(match.state, CHANCE), None).looks.values())
    return frozenset(found)


@with_each("below", range(16))
def test_an_ink_that_counts_as_readable_is_so_on_every_terminal_and_no_other(below: int) -> None:
    reads = {one for one in range(16) if legible(one, below, Depth.STANDARD) >= LEGIBLE}
    assert READABLE[below] == reads


@every_depth
@dark_or_light
def test_seats_differ_for_whoever_sees_all_colours(depth: Depth, dark: bool) -> None:
    colours = palette(depth, dark=dark)
    owners = [ground(colours[f"owner.{seat}"], depth) for seat in range(6)]
    assert min(apart(one, two, depth, ("any",)) for one, two in combinations(owners, 2)) > 1.6 * APART


@every_depth
@dark_or_light
@with_each("eye", EYES)
def test_the_safe_colours_of_seats_differ_for_everybody(depth: Depth, dark: bool, eye: str) -> None:
    colours = palette(depth, dark=dark, colour_blind=True)
    owners = [ground(colours[f"owner.{seat}"], depth) for seat in range(6)]
    assert min(apart(one, two, depth, (eye,)) for one, two in combinations(owners, 2)) > APART


@every_depth
def test_whatever_its_colour_a_seat_has_its_letter_on_it(depth: Depth) -> None:
    for colours, seat in product(palettes(depth), range(6)):
        drawn = chip(Seat(seat), colours)
        assert drawn.plain == f" {LETTERS[seat]} "
        style = drawn.spans[0].style
        assert isinstance(style, Style)
        assert legible(*sent(style, depth), depth) >= LEGIBLE


@every_depth
def test_what_stands_on_a_ground_can_be_read(depth: Depth) -> None:
    for colours in palettes(depth):
        for token, colour in colours.tokens.items():
            if token.startswith(GROUNDS):
                read, below = sent(Style(color=ink(colour), bgcolor=colour, bold=True), depth)
                assert legible(read, below, depth) >= LEGIBLE, (token, read, below)


@every_depth
def test_words_in_colour_can_be_read_on_every_ground_of_a_theme(depth: Depth) -> None:
    themes = FULL_THEMES if depth in (Depth.FULL, Depth.EIGHT_BIT) else SIXTEEN_COLOUR_THEMES
    for theme, key, bold in product(themes, GAMES, (True, False)):
        colours = match_palette(key, (0, 1), depth, dark=theme.dark)
        written = [colour for token, colour in colours.tokens.items() if token.split(".")[0] in WRITTEN]
        tones = (theme.foreground, theme.primary, theme.secondary, theme.error, theme.success, theme.warning)
        for word, below in product(
            (*written, *tones, colours["text"]), (theme.background, theme.surface, theme.panel)
        ):
            read, on = sent(Style(color=word, bgcolor=below, bold=bold), depth)
            assert legible(read, on, depth) >= LEGIBLE, (theme.name, key, word, below)


@every_depth
def test_words_can_be_read_on_whatever_is_chosen_found_or_pressed(depth: Depth) -> None:
    for theme in SIXTEEN_COLOUR_THEMES if depth in (Depth.STANDARD, Depth.EIGHT) else ():
        read, on = sent(Style(color=theme.variables["head"], bgcolor=theme.panel, bold=True), depth)
        assert legible(read, on, depth) > 5, theme.name
        for name, below in theme.variables.items():
            if name not in ("behind", "head"):
                read, on = sent(Style(color=theme.foreground, bgcolor=below, bold=True), depth)
                assert legible(read, on, depth) >= LEGIBLE, (theme.name, name)
                # Of eight colours white is the grey of fields, which arrows and the cursor tell there.
                alike = on == ground(str(theme.background), depth)
                assert not alike or (name, depth) == ("field", Depth.EIGHT), (theme.name, name)
    for theme in FULL_THEMES:
        assert (
            mixed_colours(theme).keys()
            == SIXTEEN_COLOUR_THEMES[0].variables.keys()
            == SIXTEEN_COLOUR_THEMES[1].variables.keys()
        )


@every_key
@every_depth
@dark_or_light
def test_land_that_may_touch_differs_by_its_colour_or_by_its_sign(key: str, depth: Depth, dark: bool) -> None:
    colours = match_palette(key, (0, 1, 2, 3, 4), depth, dark=dark)
    land = {(look.fill, look.lines, look.chip) for look in looks(key)}
    for (one, *signs), (other, *others) in combinations(land, 2):
        if one != other and signs == others:
            grounds = ground(colours[one], depth), ground(colours[other], depth)
            assert apart(*grounds, depth) > APART, (one, other, signs)


@every_key
@dark_or_light
def test_of_sixteen_colours_no_seat_of_the_house_has_one_of_the_land(key: str, dark: bool) -> None:
    colours = match_palette(key, tuple(range(4)), Depth.STANDARD, dark=dark)
    land = {colours[look.fill] for look in looks(key)}
    assert land.isdisjoint(colours[f"owner.{seat}"] for seat in range(4))


@every_depth
@dark_or_light
def test_rings_differ_from_the_ground_and_from_one_another(depth: Depth, dark: bool) -> None:
    colours = palette(depth, dark=dark)
    rings = {token: ground(colours[token], depth) for token in colours.tokens if token.startswith("ring.")}
    for (_, one), (_, two) in combinations(rings.items(), 2):
        assert apart(one, two, depth, ("any",)) > APART
    for token, ring in rings.items():
        below = ground(colours.background, depth)
        assert apart(ring, below, depth, ("any",)) > APART, token
        assert depth is Depth.EIGHT or legible(ring, below, depth) >= 2.9, token


@few
@with_each("below", range(16))
def test_black_is_never_bold_nor_any_ink_that_bold_makes_unreadable(depth: Depth, below: int) -> None:
    for number in range(16):
        style = Style(color=f"color({number})", bgcolor=f"color({below})", bold=True)
        assert legible(*sent(style, depth), depth) >= LEGIBLE
        ink_number, _, bold = coded(style, depth)
        assert not (bold and ink_number == 0)


def test_of_eight_colours_bright_ink_is_bold_and_no_ground_is_bright() -> None:
    for number, below, text in product(range(16), range(16), ("A", "▀")):
        style = Style(color=f"color({number})", bgcolor=f"color({below})")
        (segment,) = fewer([Segment(text, style)], Depth.EIGHT)
        assert segment.style is not None
        shown = segment.style.render("A").partition("m")[0][2:].split(";")
        assert set(map(int, shown)) <= {1, 22, *range(30, 38), *range(40, 48)}


@with_each("number", range(16))
def test_a_terminals_own_colour_is_sent_as_it_is_meant(number: int) -> None:
    assert nearest(OWN[number], Depth.STANDARD) == number
    painted = Style(color=f"color({number})", bgcolor=OWN[number], bold=True)
    assert coded(painted, Depth.STANDARD, "▀") == (number, number, False)


@pytest.mark.parametrize("depth", [Depth.EIGHT_BIT, Depth.STANDARD])
def test_a_grey_stays_a_grey_and_among_256_as_light_as_it_was(depth: Depth) -> None:
    for level in range(0, 256, 5):
        grey = "#" + f"{level:02x}" * 3
        value = VALUES[nearest(grey, depth)]
        assert value[1:3] == value[3:5] == value[5:7]
        assert depth is Depth.STANDARD or abs(int(value[1:3], 16) - level) <= 12


@dark_or_light
def test_behind_a_dialog_nothing_is_bright_and_nothing_stands_out_more(dark: bool) -> None:
    assert {behind(number, dark=dark) for number in range(16)} <= set(range(9))
    below = VALUES[behind(233 if dark else 255, dark=dark)]
    for number in range(16, 256):
        far = behind(number, dark=dark)
        assert far >= GREY
        assert contrast(VALUES[far], below) <= contrast(VALUES[number], below) + 0.3


@dark_or_light
def test_behind_a_dialog_words_can_still_be_read(dark: bool) -> None:
    for number, below in product(range(16), range(16)):
        style = Style(color=f"color({number})", bgcolor=f"color({below})", bold=True)
        (segment,) = dimmed([Segment("A", style)], dark=dark)
        assert segment.style is not None
        assert not segment.style.bold
        read, on = (colour.number for colour in (segment.style.color, segment.style.bgcolor) if colour)
        assert read in READABLE[on or 0]


@pytest.mark.parametrize("steps", [(13, 17), by_night((7, 11))])
def test_what_cannot_be_read_among_256_is_what_is_nearest_and_can(steps: tuple[int, int]) -> None:
    for number, below in product(*(range(16, 256, step) for step in steps)):
        assert contrast(VALUES[readable(number, below)], VALUES[below]) >= LEGIBLE


def test_who_does_not_see_red_or_green_sees_them_alike_and_greys_as_they_are() -> None:
    assert apart("#c00000", "#5f6000", Depth.FULL, ("any",)) > 3 * APART
    assert apart("#c08020", "#80a020", Depth.FULL, ("deuteranopia",)) < APART
    for eye, grey in product(EYES, ("#000000", "#808080", "#ffffff")):
        assert contrast(seen(grey, eye), grey) < 1.02
    assert all(len(values) == 16 for values in TERMINALS.values())


@dark_or_light
def test_where_all_colours_are_mixed_letters_do_not_fade_into_their_ground(dark: bool) -> None:
    colours = palette(Depth.FULL, dark=dark)
    grounds = (colour for colour in colours.tokens.values() if colour.startswith("#"))
    for below, share in product(grounds, (0.0, 0.3, 0.7)):
        faint = Style(color=mix(below, ink(below), share), bgcolor=below)
        letters, paint, painted = fewer([Segment(text, faint) for text in ("A 1", "▀▀", "■")], Depth.FULL)
        assert letters.style is not None
        assert letters.style.color is not None
        assert letters.style.color.triplet is not None
        assert contrast(letters.style.color.triplet.hex, below) >= LEGIBLE
        assert paint.style == painted.style == faint


def test_without_colours_bars_and_what_is_chosen_are_greys_apart_from_the_screen() -> None:
    depth = Depth.STANDARD
    for theme in themes_at(depth, grey=True)[:2]:
        screen = Style(color=theme.foreground, bgcolor=theme.background)
        named = {name: below for name, below in theme.variables.items() if name not in ("behind", "head")}
        for below in (theme.panel, *named.values()):
            read, on = sent(monochrome_style(Style(color=theme.foreground, bgcolor=below)), depth)
            assert legible(read, on, depth) >= LEGIBLE
            assert on != sent(monochrome_style(screen), depth)[1]
