"""The legend: every sign that is drawn, its word, a key that tells it, and the section that explains it."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from boardkit.core import Game
from boardkit.core.teaching.rulebook import glossary_of
from boardkit.draw.blocks import Room
from boardkit.draw.geometry import geometry
from boardkit.draw.glyphs import NO_STAND_IN, SHOWS, Repertoire, stand_in, written
from boardkit.draw.paint import Tier, paint
from boardkit.draw.show import shared_in
from boardkit.games import GAMES
from boardkit.games.water_sharing.show.drawing import FLOWS
from boardkit.text import LANGUAGES
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.facts import DOTTED, KIT, SPELLED, legend, legend_lines
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.wishes import Ask, Notice, Open, Pick, Rules
from tests.desk.tools import (
    after,
    focus_card,
    ink_of,
    new_match,
    opened,
    pressed,
    random_match,
    seat_lines,
    seated,
)
from tests.every import every_game, every_language, with_each
from tests.tui.desks import wished

LATE = 300
"""How many decisions lead to a late table."""


def table(game: Game[Any], language: str = "en") -> Any:
    return seated(new_match(game, max(2, game.seats[0])).__replace__(open_table=True), language)


def told_of(desk: Desk) -> Iterator[tuple[str, str]]:
    """List the signs of a desk, with what they stand for."""
    return legend(desk.drawing, desk.words, desk.tier)


@every_game
@every_language
def test_every_sign_has_a_word_of_its_own(game: Game[Any], language: str) -> None:
    desk = table(game, language)
    told = list(told_of(desk))
    own = [one.read(desk.words) for one in desk.drawing.legend]
    assert [sign for sign, _ in told] == [
        *own,
        *(sign for sign, _ in KIT if sign not in own),
        *DOTTED.values(),
    ]
    assert all(sign.strip() and word.strip() for sign, word in told)
    assert len(dict(told)) == len(told), "a sign stands for one thing"


@every_game
@every_language
@with_each("width", [38, 64, 118])
def test_a_line_of_the_legend_keeps_to_its_room(game: Game[Any], language: str, width: int) -> None:
    desk = table(game, language)
    lines = legend_lines(desk.drawing, desk.words, desk.tier, width)
    assert all(line.cell_len <= width + 2 for line in lines if line.plain.rstrip().count("  "))
    written = "".join(line.plain for line in lines)
    assert all(f"{sign} " in written and f" {word}  " in written for sign, word in told_of(desk))


@every_language
def test_signs_that_mean_the_same_share_their_word(language: str) -> None:
    desk = table(GAMES["water_sharing"], language)
    written = "".join(line.plain for line in legend_lines(desk.drawing, desk.words, desk.tier, 118))
    assert written.count(desk.words("sign-flow")) == 1
    assert f"{' '.join(FLOWS)} {desk.words('sign-flow')}  " in written


@every_game
def test_k_tells_every_sign(game: Game[Any]) -> None:
    desk = table(game)
    for one in (desk, after(desk, Do.WALK)):
        notice = wished(pressed(one, "k"), Ask).dialog
        assert isinstance(notice, Notice)
        assert notice.title == one.words("legend-title")
        told = "\n".join(notice.lines)
        assert all(f"{sign} " in told and f" {word}" in told for sign, word in told_of(one))


PROSE = frozenset(".,;:!?'’\"“”«»()[]{}/\\%&…—-_‹›·°")
"""What stands between words and numbers, and frames what is ticked."""

DRAWN = frozenset("|+-=/\\_")
"""What borders and rivers of a map of 7 bits are drawn with."""


def signs(text: str) -> set[str]:
    """Collect the signs of a text: what is neither letter, number, prose nor frame."""
    return {sign for sign in text if not (sign.isalnum() or sign.isspace() or sign in PROSE or _frames(sign))}


def _frames(sign: str) -> bool:
    return "\u2500" <= sign <= "\u259f" or "\u2800" <= sign <= "\u28ff" or bool(unicodedata.combining(sign))


@cache
def late(key: str) -> tuple[Desk, ...]:
    """Sit down at tables early, in the middle and late in a match."""
    match = random_match(key, LATE)
    moments = (match.at // 4, match.at // 2, match.at)
    return tuple(seated(match.jump(at)) for at in moments)


def painted(desk: Desk, tier: Tier) -> str:
    """Paint the map of a table in a tier, without rulers."""
    scene = panels.map_(desk)
    plan = geometry(scene.picture.board, scene.picture.board.sizes[-1])
    ink = ink_of(desk.game.key, len(desk.match.players))
    canvas = paint(plan, scene.picture.looks, scene.marks, ink.palette, tier)
    return canvas.text()


def in_rooms(desk: Desk) -> Iterator[str]:
    """Write what the rooms beside the map tell, without the legend."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    for room in (Room(44, 6), Room(26, 12), Room(60, 30)):
        yield from (line.plain for line in shared_in(desk.drawing, desk.state, desk.words, ink.palette, room))
        yield seat_lines(desk, ink, room).plain
        yield focus_card(desk, ink, room).plain
        yield from (line.plain for entry in panels.hand(desk, ink, room) for line in entry.face.lines)
    yield panels.title(desk, ink, 120).plain
    yield panels.prompt(desk, ink).plain


def told(desk: Desk) -> str:
    return "".join(sign for sign, _ in told_of(desk))


@pytest.mark.sample(3)
@every_game
def test_every_sign_in_the_rooms_is_told(game: Game[Any]) -> None:
    for desk in late(game.key):
        for language in LANGUAGES:
            spoken = seated(desk.match, language)
            taken = pressed(spoken, "tab").desk
            drawn = signs("".join((*in_rooms(spoken), *in_rooms(taken))))
            assert drawn <= signs(told(spoken)), drawn - signs(told(spoken))


@pytest.mark.sample(6)
@every_game
@pytest.mark.parametrize("tier", Tier)
def test_every_sign_on_the_map_is_told(game: Game[Any], tier: Tier) -> None:
    for desk in late(game.key):
        for one in (desk, pressed(desk, "tab").desk):
            shown = one.__replace__(tier=tier)
            drawn = signs(painted(shown, tier)) - (frozenset() if tier.has_blocks else DRAWN)
            assert drawn <= signs(told(shown)), drawn - signs(told(shown))


ALIKE = {
    frozenset("▶▸→"): "each points at what is next, from starts of lines, before words or between things",
    frozenset("−–"): "a dash by itself is nothing, one before a number is a minus",
    frozenset("★*"): "a star behind another sign is about anybody's",
    frozenset("▲↑"): "mountains stand on maps, and what rises in lines",
    frozenset("┼+"): "a pipe stands on maps, and a plus before a number",
    frozenset("°○"): "degrees stand behind numbers, and rings before words",
    frozenset("§■▦"): "a section stands before the number of a rule",
    frozenset("⌂h"): "a town stands on maps or in brackets, and a letter on a track",
}
"""Signs that are spelled alike, though they mean different things, and how one tells them apart."""


@every_game
@with_each("tier, repertoire", SPELLED.items())
def test_signs_are_told_as_a_tier_spells_them(game: Game[Any], tier: Tier, repertoire: Repertoire) -> None:
    desk = late(game.key)[-1]
    looks = panels.map_(desk).picture.looks.values()
    drawn = signs(
        "".join(line for look in looks for line in (*look.lines, *look.brief, *look.full, look.short))
    )
    entries = dict(told_of(desk.__replace__(tier=tier)))
    assert all(map(SHOWS[repertoire], entries))
    for sign in drawn:
        assert NO_STAND_IN not in stand_in(sign, repertoire), sign
        assert any(stand_in(sign, repertoire) in one for one in entries), sign


@every_game
@every_language
@with_each("repertoire", SPELLED.values())
def test_what_means_different_things_is_spelled_in_different_ways(
    game: Game[Any], language: str, repertoire: Repertoire
) -> None:
    entries = [(sign, word) for sign, word in told_of(table(game, language)) if sign]
    for (sign, word), (other, what) in combinations(entries, 2):
        alike = written(sign, repertoire) == written(other, repertoire)
        assert not alike or word == what or any({sign, other} <= signs for signs in ALIKE), (sign, other)


@every_game
@every_language
def test_the_legend_leads_to_the_words_and_each_word_to_its_rule(game: Game[Any], language: str) -> None:
    desk = opened(seated(new_match(game, max(2, game.seats[0])), language))
    legend = wished(pressed(desk, "k"), Ask).dialog
    assert isinstance(legend, Notice)
    assert legend.more == (desk.words("glossary-open"), Do.GLOSSARY)
    words = wished(update(desk, Do.GLOSSARY), Ask).dialog
    assert isinstance(words, Pick)
    terms = glossary_of(game, language)
    for (label, intent), term in zip(words.entries, terms, strict=True):
        assert str(label).startswith(term.term)
        assert term.meaning in str(label)
        door = wished(update(desk, intent), Open).door
        assert isinstance(door, Rules)
        assert door.section == term.section


@every_game
def test_what_has_changed_stands_in_the_legend_where_it_is_ringed(game: Game[Any]) -> None:
    told = {True: 0, False: 0}
    for decisions in range(0, 160, 8):
        desk = seated(random_match(game.key, decisions))
        lines = panels.signs(desk, ink_of(game.key, 2), 118)
        changed = bool(panels.last_places(desk))
        assert (desk.words("legend-mark-last") in "".join(line.plain for line in lines)) == changed
        told[changed] += 1
    assert all(told.values())
