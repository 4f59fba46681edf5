"""Cards, boards and panels in every room: they fit, they have words, and every sign is in the legend."""

from functools import cache, partial
from random import Random
from unicodedata import category

import pytest

from boardkit.core import CHANCE, Match, Player, choice_of, legal
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Frame, framed
from boardkit.draw.glyphs import seven_bit
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.show import card_of, heading_of, shared_in
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules import moves as mv
from boardkit.games.tectonic_tribes.rules.model import Options, State
from boardkit.games.tectonic_tribes.rules.questions import WhichPlay
from boardkit.games.tectonic_tribes.rules.view import view
from boardkit.games.tectonic_tribes.show import SHOW
from boardkit.text import LANGUAGES, Words, words_for

NAMES = ("Ada", "Béla", "Chen")
ROOMS = [Room(width, height) for width, height in ((24, 3), (24, 9), (30, 4), (44, 9), (44, 24), (54, 40))]
ARITHMETIC = "+=<>|~^`$"
BOXES = range(0x2500, 0x2580)


def words_in(language: str) -> Words:
    return words_for(language, GAME.key, NAMES)


def colours(depth: Depth = Depth.FULL) -> Palette:
    return palette(depth).with_tokens(SHOW.tokens(depth))


@cache
def tables() -> tuple[State, ...]:
    """Tables of random matches, the last of each over."""
    players = [Player(name, number) for number, name in enumerate(NAMES)]
    return tuple(state for seed in range(2) for state in wandered(start(GAME, Options(), players, seed)))


def wandered(match: Match[State]) -> list[State]:
    """Play at random, kinds of moves alike, and keep every eleventh table and the last."""
    random, kept, count = Random(match.seed), [], 0
    while not match.over:
        if not count % 11:
            kept.append(match.state)
        moves = legal(GAME, match.state)
        kind = random.choice(sorted({type(move) for move in moves}, key=lambda one: one.verb))
        match = match.play(random.choice([move for move in moves if type(move) is kind]))
        count += 1
    return [*kept, match.state]


def choosing() -> State:
    """A table at which a seat chooses the card that it plays."""
    return next(state for state in tables() if isinstance(state.question, WhichPlay))


def cards(state: State, language: str = "en") -> list[list[str]]:
    """All that stands on the cards of what can be chosen and of what is held."""
    moves = [*legal(GAME, state), *(move for seat in state.everyone for move in SHOW.hand(state, seat))]
    choices = dict.fromkeys(map(choice_of, moves))
    told = [card_of(SHOW, state, choice, words_in(language), colours()) for choice in choices]
    return [
        [card.name, card.price, "\n".join(line.plain for line in card.picture), *card.text] for card in told
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_a_card_with_a_name_and_a_text(language: str) -> None:
    for state in tables():
        for seat in (*state.everyone, CHANCE):
            for name, _, _, *text in cards(view(state, seat), language):
                assert name.strip()
                assert text
                assert all(paragraph.strip() for paragraph in text)


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_every_form_fits_its_room(language: str, room: Room) -> None:
    for state in tables()[::3]:
        for seat in (*state.everyone, CHANCE):
            for block in (SHOW.seats, partial(shared_in, SHOW)):
                assert room.holds(block(view(state, seat), words_in(language), colours(), room))


def signs(text: str) -> set[str]:
    """The characters of a text that are no letters, digits, punctuation or lines of boxes."""
    plain = {sign for sign in text if category(sign)[0] not in "LNPZMC" and sign not in ARITHMETIC}
    return {sign for sign in plain if ord(sign) not in BOXES}


def shown(state: State) -> str:
    """All that is drawn of a table."""
    words, ink = words_in("en"), colours()
    lines = [text for look in SHOW.map(state, None).looks.values() for text in look.lines]
    for block in (SHOW.seats, partial(shared_in, SHOW)):
        lines += [line.plain for room in ROOMS for line in block(state, words, ink, room)]
    lines += [part for card in cards(state) for part in card]
    lines += [SHOW.seat_line(state, seat, words) for seat in state.everyone]
    return "\n".join((*lines, heading_of(SHOW, state, words, 120)))


def test_every_sign_is_in_the_legend() -> None:
    known = set("".join(sign.sign for sign in SHOW.legend))
    drawn = set().union(*(signs(shown(state)) for state in tables()[::3]))
    assert drawn - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_verbs_have_words(language: str) -> None:
    words = words_in(language)
    assert all(words(sign.message) for sign in SHOW.legend)
    assert all(words(verb.message) for verb in SHOW.verbs)
    assert all("?" not in seven_bit(sign.sign) for sign in SHOW.legend)
    assert all(colours(depth)[sign.colour] for sign in SHOW.legend if sign.colour for depth in Depth)


def test_every_move_of_a_turn_belongs_to_one_verb() -> None:
    moves = [kind for verb in SHOW.verbs for kind in verb.moves]
    assert sorted(map(str, moves)) == sorted(map(str, set(GAME.moves) - {mv.Draw, mv.GiveOrder}))
    assert {verb.letter for verb in SHOW.verbs} & set("uiknpvw?.'") == {"p"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_terrain_card_is_drawn_in_a_hand(language: str) -> None:
    state = tables()[0]
    for number in TERRAIN:
        card = card_of(SHOW, state, choice_of(mv.Play(number)), words_in(language), colours())
        lines = [line.plain for line in framed(card, Frame(), 22, 6, colours())]
        assert [line[1:-1] for line in lines[1:-1]] == [line.plain for line in card.picture]


def test_a_terrain_card_shows_its_squares_and_what_its_number_means() -> None:
    state = choosing()
    seen = view(state, state.everyone[0])
    card = card_of(SHOW, seen, choice_of(mv.Play(TerrainCard(3))), words_in("en"), colours())
    assert [line.plain for line in card.picture] == [
        "  ♣   │  ≈   │  ≈   ",
        "forest│ lake │ lake ",
        " ♣+2  │  ≈   │  ◆   ",
        "forest│ lake │ mine ",
    ]
    assert card.text[0].startswith("Of the unseen cards ")
    assert card.text[-1] == "Holds 3 lakes, 2 forests and 1 mine; marks: +2 on a forest."


def test_the_steps_of_a_round_are_named_with_room_for_them() -> None:
    state = choosing()
    assert heading_of(SHOW, state, words_in("en"), 120) == (
        f"hand 1 of 2, round {state.round} of 6  discard ✓  ▸CHOOSE IN SECRET  lay  pass hands on"
    )
    assert heading_of(SHOW, state, words_in("en"), 72) == (
        f"hand 1/2, round {state.round}  discard ✓  ▸CHOOSE IN SECRET  lay  pass hands on"
    )
    assert heading_of(SHOW, state, words_in("en"), 30) == f"hand 1/2, round {state.round}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_whole_wherever_regions_or_what_a_seat_does_can_be_left_out(language: str) -> None:
    for state in tables():
        for room in (Room(25, 10), Room(44, 7), Room(44, 11)):
            told = "\n".join(line.plain for line in SHOW.seats(state, words_in(language), colours(), room))
            assert all(name in told for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_have_words_above_them_beside_a_map_of_usual_width(language: str) -> None:
    words = words_in(language)
    wanted = [words(f"seats-{name}") for name in ("points", "tents", "left-brief")]
    head, *_ = SHOW.seats(choosing(), words, colours(), Room(44, 7))
    assert all(word in head.plain for word in wanted)
