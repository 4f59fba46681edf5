"""Cards, boards and panels in every room: they fit, they have words, and every sign is in the legend."""

from functools import cache
from itertools import product
from random import Random

import pytest

from boardkit.core import Match, Player, choice_of, legal, put
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Frame, framed
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import asked_there, card_of, heading_of, needs_of, words_there
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import Terrain, TerrainCard
from boardkit.games.tectonic_tribes.rules import moves as mv
from boardkit.games.tectonic_tribes.rules.land import squares
from boardkit.games.tectonic_tribes.rules.model import Cell, Options, State
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, WhichDrop, WhichPlay
from boardkit.games.tectonic_tribes.rules.view import view
from boardkit.games.tectonic_tribes.show import SHOW
from boardkit.games.tectonic_tribes.show.cards import GLYPHS, LOST, small, tiny
from boardkit.games.tectonic_tribes.show.shared import Panel, order, regions
from boardkit.games.tectonic_tribes.show.words import TENT
from boardkit.text import Words, words_for
from tests.every import every_language

NAMES = ("Ada", "Béla", "Chen")
SIGNS = (*GLYPHS.values(), TENT)


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


@every_language
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
    assert card.text[0].startswith("If played, it acts after ")
    assert card.text[-1] == "The card has 3 lakes, 2 forests and 1 mine; marks: +2 on a forest."


def test_the_steps_of_a_round_are_named_with_room_for_them() -> None:
    state = choosing()
    assert heading_of(SHOW, state, words_in("en"), 120) == (
        f"hand 1 of 2, round {state.round} of 6  discard ✓  ▸CHOOSE IN SECRET  lay  pass hands on"
    )
    assert heading_of(SHOW, state, words_in("en"), 72) == (
        f"hand 1/2, round {state.round}  discard ✓  ▸CHOOSE IN SECRET  lay  pass hands on"
    )
    assert heading_of(SHOW, state, words_in("en"), 30) == f"hand 1/2, round {state.round}"


@every_language
def test_names_are_whole_wherever_regions_or_what_a_seat_does_can_be_left_out(language: str) -> None:
    for state in tables():
        for room in (Room(25, 10), Room(44, 7), Room(44, 11)):
            told = "\n".join(line.plain for line in SHOW.seats(state, words_in(language), colours(), room))
            assert all(name in told for name in NAMES)


@every_language
def test_columns_have_words_above_them_beside_a_map_of_usual_width(language: str) -> None:
    words = words_in(language)
    wanted = [words(f"seats-{name}") for name in ("points", "tents", "left-brief")]
    head, *_ = SHOW.seats(choosing(), words, colours(), Room(44, 7))
    assert all(word in head.plain for word in wanted)


@every_language
def test_the_cards_of_a_round_lie_in_the_order_of_play_until_they_are_laid(language: str) -> None:
    state = laying()
    order = next(need for need in needs_of(SHOW, state) if need.name == "order")
    assert order.told is not None
    width = 60
    for paint in (small, tiny):
        rows = [line.plain for line in order.told(state, words_in(language), colours(), Room(width, 3))]
        places = [rows[0].index(f" {LETTERS[seat]} ") for seat in state.order]
        assert places == sorted(places)
        for held in (state.chosen[seat] for seat in state.order if seat not in state.acted):
            assert held is not None
            assert f" {held}" in rows[0]
            for row, squares_in_it in zip(rows[1:], paint(held, colours()), strict=True):
                assert squares_in_it.plain.rstrip() in row
        width = max(map(len, rows)) - 1


def laying() -> State:
    """A table at which all cards lie open, and the first may be laid."""
    return next(one for one in tables() if one.order and one.hand and len(one.acted) < len(one.order))


def drawn(cell: Cell) -> str:
    return TENT if cell.tent is not None else GLYPHS[cell.terrain]


@every_language
def test_a_card_about_to_be_laid_says_what_it_would_cover(language: str) -> None:
    state = laying()
    words = words_there(SHOW, state, words_in(language))
    for move in legal(GAME, state):
        if isinstance(move, mv.PlaceTerrain | mv.PlaceTribe):
            places = squares(move.at, move.turn)
            below = [at for at in places if at in state.continent.cells]
            said = words.say(move)
            assert [sign for sign in said if sign in SIGNS] == [
                drawn(state.continent.cells[at]) for at in below
            ]


@every_language
def test_whose_card_is_lost_is_asked_for_a_tribe_card_and_the_order_says_it(language: str) -> None:
    words, lost = words_in(language), 0
    for state in tables():
        question = state.question
        if not isinstance(question, PlaceCard):
            continue
        gone = state.chosen[question.seat] is None
        lost += gone
        asked = asked_there(SHOW, state, words)
        assert (asked == words("table-terrain-lost")) == gone
        chips = "".join(line.plain for line in order(state, words, colours(), Room(60, 1)))
        assert (f" {LETTERS[question.seat]}  {LOST}" in chips) == gone
    assert lost


@every_language
def test_regions_that_have_no_room_are_counted_and_nobody_is_said_to_hold_none_before_anybody_does(
    language: str,
) -> None:
    words = words_in(language)
    for state in tables():
        count = len(state.continent.regions)
        title, *rows = [line.plain for line in regions(state, words, colours(), Room(26, 4))] or [""]
        assert len(rows) == min(count, 3)
        if len(rows) < count:
            assert title == words("side-regions-best", shown=len(rows), count=count)
        held = any(region.holder is not None for region in state.continent.regions)
        told = "\n".join(line.plain for line in SHOW.seats(state, words, colours(), Room(60, 20)))
        assert held or words("seats-holds-none") not in told


def test_where_pieces_are_hidden_a_tent_leaves_the_plain_that_it_stands_on() -> None:
    state = tables()[-1]
    picture = SHOW.map(state, None)
    ground = SHOW.bare(state, None, picture)
    assert any(TENT in look.lines for look in picture.looks.values())
    for at, look in ground.looks.items():
        assert look.chip is None
        assert look.lines == (
            picture.looks[at].lines if picture.looks[at].chip is None else (GLYPHS[Terrain.PLAIN],)
        )


@every_language
@pytest.mark.parametrize("advanced", [False, True])
def test_4_the_last_tribe_card_says_that_the_match_ends(language: str, advanced: bool) -> None:
    state = next(one for one in tables() if isinstance(one.question, PlaceCard))
    state = state.__replace__(options=Options(advanced=advanced))
    assert isinstance(state.question, PlaceCard)
    seat = state.question.seat
    warning = words_in(language)("card-tribe-last")
    for count in (1, 2):
        tribes = put(state.tribes, seat, (*TRIBE,)[:count])
        table = state.__replace__(tribes=tribes)
        card = card_of(SHOW, table, choice_of(legal(GAME, table)[-1]), words_in(language), colours())
        assert (warning in card.text) == (count == 1 and not advanced)


def test_no_height_is_drawn_on_the_continent() -> None:
    assert not any(look.height for state in tables() for look in SHOW.map(state, None).looks.values())


def test_whoever_may_lose_a_card_lies_with_it_in_the_hand() -> None:
    state = next(one for one in tables() if isinstance(one.question, WhichDrop))
    for move in legal(GAME, state):
        assert isinstance(move, mv.DiscardTerrain)
        held = state.chosen[move.of]
        assert held is not None
        name, *rows = (
            line.plain for line in SHOW.face(state, choice_of(move), words_in("en"), colours()).lines
        )
        assert name == f"{NAMES[move.of]} no.{held}"
        assert rows == [line.plain for line in small(held, colours())]


def test_order_and_seats_keep_all_that_is_told_of_each_in_the_smallest_rooms() -> None:
    players = [Player(f"P{number}", number) for number in range(5)]
    match = start(GAME, Options(), players, 1)
    random = Random(1)
    while not (match.state.order and match.state.hand):
        match = match.play(random.choice(legal(GAME, match.state)))
    state = match.state
    words = words_for("en", GAME.key, [player.name for player in players])
    order = next(need for need in needs_of(SHOW, state) if need.name == "order")
    assert order.told is not None
    (line,) = order.told(state, words, colours(), Room(25, 1))
    assert line.cell_len <= 25
    assert [str(state.chosen[seat]) in line.plain for seat in state.order] == [True] * 5
    rows = SHOW.seats(state, words, colours(), Room(25, 3))
    assert max(row.cell_len for row in rows) <= 25
    assert all(f" {letter} ★" in "".join(row.plain for row in rows) for letter in LETTERS[:5])


@every_language
def test_where_the_order_of_a_round_goes_on_in_a_second_line_no_chip_is_broken(language: str) -> None:
    ordered = [state for state in tables() if state.hand and state.order]
    assert ordered
    for state, wide in product(ordered, range(14, 24)):
        for line in Panel(state, words_in(language), colours(), Room(wide, 2)).order():
            chips = [span for span in line.spans if getattr(span.style, "bgcolor", None)]
            assert all(span.end - span.start == len(" A ") for span in chips)
