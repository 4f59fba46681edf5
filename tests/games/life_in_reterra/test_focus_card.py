"""Every tile and every building can be read in full beside the map, wherever it lies, without a dialog."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import pytest

from boardkit.core import Move, Player, Seat, Step, choice_of
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.show import card_of
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box import CARDS, TILES
from boardkit.games.life_in_reterra.box.things import Card, Side
from boardkit.games.life_in_reterra.rules.community import Building, Community, LaidTile, lying, spaces_of
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding, PlaceTile
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.games.life_in_reterra.show.shared import stall_said
from boardkit.games.life_in_reterra.show.words import building_said, face_said, space_said
from boardkit.maps.squares import Square, Turn, Way
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Choose, Do, Go, Leaf, Point
from boardkit.tui.desk.wishes import Ask, Notice
from tests.desk.tools import after, focus_card, ink_of, seated
from tests.every import every_language
from tests.games.life_in_reterra.table import now, table, tiled

BESIDE = Room(52, 9)
"""The room of the focus card beside the map, in a window of 120 by 40."""

MOST: Final = 12
"""More leaves than anything has."""

OWN, RIVAL = Seat(0), Seat(1)

HOME: Final = Square(0, 0)
"""Where what is looked at lies."""


def sat_at(state: State, language: str) -> Desk:
    """Sit down at a table; everything lies open."""
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla"))]
    match = start(GAME, state.options, players, 1, open_table=True)
    last = match.moments[match.at].__replace__(step=Step(state))
    return seated(match.__replace__(moments=(*match.moments[: match.at], last)), language)


def words_on(lines: str) -> list[str]:
    """List the words within a frame."""
    return [word for line in lines.splitlines() for word in line.strip("┃").split()]


def leaves(desk: Desk) -> Iterator[str]:
    """Read the focus card on, until its first leaf lies open again."""
    ink, first = ink_of(GAME.key, 2), None
    for _ in range(MOST):
        leaf = "\n".join(focus_card(desk, ink, BESIDE).plain.splitlines()[1:-1])
        if leaf == first:
            return
        first = first or leaf
        yield leaf
        desk = after(desk, Leaf(1))
    raise AssertionError("it never ends")


def untold(desk: Desk, said: Iterable[str], *, turned: bool = True) -> list[str]:
    """List what the focus card does not say, on its first leaf or on any."""
    read = list(leaves(desk))
    told = " ".join(word for leaf in (read if turned else read[:1]) for word in words_on(leaf))
    return [one for one in said if " ".join(one.split()) not in told]


def printed(desk: Desk, move: Move) -> Sequence[str]:
    """List all that stands on a card that lies to be chosen."""
    made = card_of(desk.drawing, desk.state, choice_of(move), desk.words, ink_of(GAME.key, 2).palette)
    return (*made.text, *(line.plain for line in made.picture), made.tags.plain if made.tags else "")


def homes(*built: Building) -> tuple[Community, Community]:
    """Lay the same land for both, with buildings on it."""
    lands = [Community({}), Community({})]
    for number, corner in enumerate((HOME, Square(2, 0), Square(0, 2), Square(2, 2))):
        laid = LaidTile(f"L{10 + number}", corner, Turn.R0)
        lands = [one.lay(laid, spaces_of(laid)) for one in lands]
    own, rival = (one.__replace__(buildings=built) for one in lands)
    return own, rival


def away(desk: Desk, seat: Seat) -> Desk:
    """Look at the community of a seat."""
    return desk if seat == OWN else desk.__replace__(layer=seat)


@pytest.mark.sample(2)
@every_language
def test_every_tile_of_the_row_or_in_secret_is_read_in_full(language: str) -> None:
    for number, tile in enumerate(TILES):
        row, secrets = ((), ((tile,), ())) if number % 2 else ((tile,), ((), ()))
        state = table(*homes(), asks=(LayTile(OWN),), now=now(at=None), row=row, secrets=secrets)
        desk, move = sat_at(state, language), PlaceTile(tile, HOME, Turn.R0)
        taken = after(desk, Choose(choice_of(move)))
        assert untold(taken, printed(taken, move)) == [], tile


@every_language
@pytest.mark.parametrize("side", Side)
def test_every_building_that_may_be_placed_is_read_in_full_and_its_power_without_a_key(
    language: str, side: Side
) -> None:
    for card in CARDS:
        desk = sat_at(table(*homes(), asks=(Build(OWN),), now=now(), cards=f"{card}:{side}"), language)
        move = PlaceBuilding(card, HOME, Turn.R0)
        taken = after(desk, Choose(choice_of(move)))
        said = printed(taken, move)
        assert untold(taken, said) == [], card
        assert untold(taken, said[: len(CARDS[card].faces[side].powers)], turned=False) == [], card


@pytest.mark.sample(3)
@every_language
@pytest.mark.parametrize("seat", [OWN, RIVAL])
def test_every_space_of_every_tile_in_a_community_is_read_in_full(language: str, seat: Seat) -> None:
    for tile in TILES:
        laid = LaidTile(tile, HOME, Turn.R90)
        lands = [Community({}).lay(laid, spaces_of(laid)) for _ in (OWN, RIVAL)]
        desk = away(sat_at(table(*lands, asks=(LayTile(OWN),), now=now(at=None)), language), seat)
        for square, space in spaces_of(laid).items():
            there, words = after(desk, Point(square)), desk.words
            said = words(
                "square-land",
                at=str(square),
                seat=words.seat(seat),
                space=space_said(space, words),
                tile=tile,
            )
            assert untold(there, (said,)) == [], (tile, square)


@pytest.mark.sample(8)
@every_language
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("seat", [OWN, RIVAL])
def test_every_building_in_a_community_is_read_in_full(language: str, side: Side, seat: Seat) -> None:
    for card in CARDS:
        spaces = tuple(Square(x, y) for x, y in sorted(lying(card, Turn.R0)))
        state = table(
            *homes(Building(card, spaces)), asks=(LayTile(OWN),), now=now(at=None), cards=f"{card}:{side}"
        )
        desk = away(sat_at(state, language), seat)
        for square in spaces:
            there = after(desk, Point(square))
            assert untold(there, building_said(there.state, card, there.words)) == [], card


def test_arrows_alone_lead_to_all_that_lies_in_a_community() -> None:
    """Over the own land a tile moves by its frame, all of which is told; over another's, the cursor alone."""
    school = Building(Card("school"), (Square(1, 2), Square(1, 3)))
    state = table(*homes(school), asks=(LayTile(OWN),), now=now(at=None))
    desk = sat_at(state, "en")
    facts = [*building_said(state, Card("school"), desk.words)]
    framed = after(desk, Point(Square(0, 2)))
    assert framed.draft.choice is not None
    assert untold(framed, facts) == []
    there = after(away(desk, RIVAL), Point(HOME))
    steps = [there.cursor]
    for way in (Way.RIGHT, Way.DOWN, Way.DOWN):
        there = after(there, Go(way))
        steps.append(there.cursor)
    assert steps == [HOME, Square(1, 0), Square(1, 1), Square(1, 2)]
    assert untold(there, facts) == []


@every_language
def test_what_the_buildings_do_is_told_in_the_step_of_the_tile(language: str) -> None:
    """6.1 Whoever lays a tile does so for a building: `i` tells all five while nothing is pointed at."""
    desk = sat_at(table(tiled("e0s0"), tiled("e0s0"), asks=[LayTile(OWN)], now=now()), language)
    (wish,) = update(desk, Do.INSPECT).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Notice)
    assert len(desk.state.market) > 1
    for stall in desk.state.market:
        assert stall_said(stall, desk.words) in wish.dialog.lines
        assert {*face_said(stall.card, stall.side, desk.words)} <= {*wish.dialog.lines}
