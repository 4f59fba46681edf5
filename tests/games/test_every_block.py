"""Cards, boards of seats, rooms, legend and bar of every game: whole, in words, and within their rooms."""

from functools import cache
from typing import Any

import pytest

from boardkit.core import CHANCE, choice_of, legal
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.glyphs import seven_bit
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.show import card_of, heading_of, shared_in
from boardkit.games import GAMES
from boardkit.text import Words, words_for
from boardkit.tui.desk.facts import legend
from tests.every import every_key, every_language, played_out
from tests.games.blocks import signs_of, unknown_signs

NAMES = ("Ada", "Béla", "Stanislaw Lem", "Zoë", "Ursula K. Le Guin")
SIZES = ((24, 3), (24, 8), (30, 4), (36, 12), (44, 9), (44, 24), (54, 20), (54, 60))
ROOMS = [Room(width, height) for width, height in SIZES]

BESIDE_THE_BAR = {
    "tectonic_tribes": "Draw GiveOrder",
    "terraforming_mars": "BuyCard ChooseCard ChooseCorporation ChooseNumber ChooseOption Decline "
    "DiscardCard DoFirst Done Draw GiveCorporation KeepCard LowerNeutral LowerProduction Pay Place "
    "RaiseProduction TakeCubes TakeCubesFromNeutral TakeFrom TakeFromNeutral",
    "life_in_reterra": "BeginWith Draw",
    "water_sharing": "Accept Begin DrawAction DrawObjective DrawResource Pick Refuse Roll TurnUp",
    "terristories": "Decline Draw GoTo Rain SetOut Strike TakeCharacter",
}
"""The moves that are no part of a turn: answers to others, to chance, and to what a turn asks on its way."""


@cache
def tables(key: str) -> tuple[Any, ...]:
    """Tables of random matches: one at which each kind of question is asked, and some more."""
    matches = [played_out(key, seed) for seed in range(4)]
    walked = [moment.step.state for match in matches for moment in match.moments]
    asked = {type(state.question): state for state in walked}
    return (*asked.values(), *walked[:: len(walked) // 12])


def spoken(key: str, language: str = "en") -> Words:
    return words_for(language, key, NAMES)


def colours(key: str, depth: Depth = Depth.FULL) -> Palette:
    return palette(depth).with_tokens(drawing_of(key).tokens(depth))


@pytest.mark.sample(6)
@every_language
@every_key
def test_every_choice_is_a_card_with_a_name_and_a_text(key: str, language: str) -> None:
    show, words, ink = drawing_of(key), spoken(key, language), colours(key)
    for state in tables(key):
        asked = CHANCE if state.to_move is None else state.to_move
        for viewer in (asked, CHANCE):
            view = GAMES[key].view(state, viewer)
            held = [move for seat in view.everyone for move in show.hand(view, seat)]
            moves = (*legal(GAMES[key], state), *show.offers(view), *held) if viewer == asked else held
            for choice in dict.fromkeys(map(choice_of, moves)):
                card = card_of(show, view, choice, words, ink)
                assert card.name.strip()
                assert card.text, choice
                assert all(part.strip() and "{" not in part for part in card.text)
                assert not card.colour or ink[card.colour]
                assert len({line.cell_len for line in card.picture}) < 2


@pytest.mark.sample(48)
@pytest.mark.parametrize("room", ROOMS, ids=str)
@every_language
@every_key
def test_every_form_fits_its_room(key: str, language: str, room: Room) -> None:
    show, words, ink = drawing_of(key), spoken(key, language), colours(key)
    for state in tables(key)[::2]:
        for seat in (*state.everyone, CHANCE):
            view = GAMES[key].view(state, seat)
            assert room.holds(show.seats(view, words, ink, room))
            assert room.holds(shared_in(show, view, words, ink, room))


@every_language
@every_key
def test_a_heading_is_as_long_as_there_is_room(key: str, language: str) -> None:
    show, words = drawing_of(key), spoken(key, language)
    for state in tables(key):
        for width in (20, 50, 60, 120):
            told = heading_of(show, state, words, width)
            assert len(told) <= max(width, len(show.heading(state, words)))


@pytest.mark.sample(6)
@every_key
def test_every_sign_is_in_the_legend(key: str) -> None:
    show, words, ink = drawing_of(key), spoken(key), colours(key)
    known = {part for sign, _ in legend(show, words, Tier.OUTLINE) for part in sign} | {"\n"}
    for state in tables(key)[::2]:
        view = GAMES[key].view(state, CHANCE if state.to_move is None else state.to_move)
        moves = (*legal(GAMES[key], state), *show.offers(view))
        shown = signs_of(show, view, words, ink, ROOMS, moves)
        said = [
            heading_of(show, view, words, 120),
            *(show.seat_line(view, seat, words) for seat in view.everyone),
        ]
        assert unknown_signs(shown.union(*said), known) == set()


@every_language
@every_key
def test_signs_and_verbs_have_words_colours_and_letters(key: str, language: str) -> None:
    show, words = drawing_of(key), spoken(key, language)
    for entry in show.legend:
        assert words(entry.message)
        assert "?" not in seven_bit(entry.sign)
        assert all(colours(key, depth)[entry.colour] for depth in Depth if entry.colour)
    assert all(words(verb.message) for verb in show.verbs)
    letters = [verb.letter for verb in show.verbs]
    assert len({*letters}) == len(letters)
    assert {*letters} & {*"uiknpvw?.'"} == {"p"}


@every_key
def test_every_move_of_a_turn_belongs_to_one_verb(key: str) -> None:
    kinds = [kind.__name__ for verb in drawing_of(key).verbs for kind in verb.moves]
    assert sorted([*kinds, *BESIDE_THE_BAR[key].split()]) == sorted(
        kind.__name__ for kind in GAMES[key].moves
    )
