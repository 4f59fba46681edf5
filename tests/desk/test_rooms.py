"""The rooms of the table: nothing is cut where there is room, on screens of all sizes, in both languages."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from rich.text import Text

from bench.cuts import SIZES, desks, faults
from boardkit.core import CHANCE, Choice, Game, Player, Question, legal
from boardkit.core.notation.shapes import Basic, fields_of
from boardkit.core.records.record import start
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.drawings import drawing_of
from boardkit.draw.seats import LETTERS
from boardkit.draw.show import heading_of
from boardkit.games import GAMES
from boardkit.games.terristories.rules.moves import Reap
from boardkit.games.terristories.rules.questions import Develop, Harvest, PlaceFirstZone
from boardkit.games.water_sharing.rules.questions import BuildFirst, Collect
from boardkit.text import LANGUAGES, words_for
from boardkit.text.words import key_said
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all
from boardkit.tui.desk.facts import NO_DIGIT, asks_for_place, marks
from boardkit.tui.desk.hand import WIDEST, _more_is_cut, side_by_side
from boardkit.tui.desk.intents import Choose, Do
from boardkit.tui.desk.looking import choice_said
from boardkit.tui.desk.sight import acting
from boardkit.tui.table.layout import ALWAYS
from boardkit.tui.widgets.controls import keys_with_room, verb_sizes
from boardkit.tui.widgets.hand import flow
from tests.daily import in_turn
from tests.desk.tools import after, focus_card, ink_of, new_match, opened, seat_lines, seated
from tests.every import every_language, with_each
from tests.games.terraforming_mars.tables import after as play_on
from tests.games.terraforming_mars.tables import company, rich, table
from tests.games.terraforming_mars.test_long_hand import match_at

by_turns = pytest.mark.parametrize(
    ("game", "language"), in_turn(GAMES.values(), LANGUAGES, lambda game: game.key)
)


@pytest.mark.sample(3)
@by_turns
def test_no_label_is_cut_while_cells_beside_it_are_free(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 2, language, every=23), 5):
        for size in SIZES:
            assert list(faults(desk, size)) == []


def opening(language: str) -> Desk:
    """Sit down where the first thing is built, with the whole catalogue in the hand."""
    match = new_match(GAMES["water_sharing"], 4, 5).__replace__(open_table=True)
    while not isinstance(match.state.question, BuildFirst):
        match = match.play(legal(match.game, match.state)[0])
    return seated(match, language)


@every_language
def test_a_long_list_takes_as_many_columns_for_each_as_its_own_entries_want(language: str) -> None:
    entries = panels.hand(opening(language), ink_of("water_sharing", 4), Room(120, 7))
    assert len(entries) > 10
    lines = [entry.face.lines[0].plain for entry in entries]
    assert sum("¥" in line for line in lines) == 12, "prices stay"
    assert language != "en" or not [line for line in lines if "…" in line]
    assert flow(entries, 120, [str(number) for number in range(1, 20)])[-1].region.bottom <= 7


@every_language
def test_a_long_list_stands_as_many_abreast_as_are_not_cut(language: str) -> None:
    entries = panels.hand(opening(language), ink_of("water_sharing", 4), Room(160, 9))
    placed = flow(entries, 160)
    assert sum(spot.region.y == 0 for spot in placed) > 2
    assert placed[-1].region.bottom < 7, "the legend has the other lines"
    assert not [entry for entry in entries if "…" in entry.face.lines[0].plain]


def test_where_only_passing_is_left_nobody_is_told_to_point_at_a_place() -> None:
    match = new_match(GAMES["water_sharing"], 2, 5).__replace__(open_table=True)
    while not isinstance(match.state.question, Collect) or len(legal(match.game, match.state)) > 1:
        match = match.play(legal(match.game, match.state)[-1])
    desk = seated(match)
    assert not asks_for_place(desk)
    told = desk.words("choose-only", key=key_said(".", desk.words))
    assert told in panels.prompt(desk, ink_of("water_sharing", 2)).plain


def asked_for(kind: type[Question], language: str = "en") -> Desk:
    """Sit down at the first question of a kind in a match of TerriStories, to answer alone."""
    match = new_match(GAMES["terristories"], 4, 5).__replace__(open_table=True)
    while not isinstance(match.state.question, kind):
        match = match.play(legal(match.game, match.state)[0])
    return opened(seated(match, language))


@every_language
@with_each("room", [Room(80, 3), Room(80, 5), Room(118, 4), Room(118, 5)])
def test_entries_in_columns_stand_below_one_another(language: str, room: Room) -> None:
    entries = panels.hand(asked_for(Develop, language), ink_of("terristories", 4), room)
    placed = flow(entries, room.width)
    abreast = sum(spot.region.y == 0 for spot in placed)
    assert abreast > 1
    columns = [spot.region.x for spot in placed[:abreast]]
    assert [spot.region.x for spot in placed] == (columns * len(placed))[: len(placed)]


@every_language
def test_a_few_choices_take_the_lines_that_are_free(language: str) -> None:
    desk = asked_for(PlaceFirstZone, language)
    for height in (1, 2, 3):
        (entry,) = panels.hand(desk, ink_of("terristories", 4), Room(80, height))
        assert len(entry.face.lines) == height
        assert max(line.cell_len for line in entry.face.lines) <= 80
    assert "…" not in entry.face.lines[1].plain


def test_while_a_number_is_asked_no_entry_has_a_digit() -> None:
    desk = after(asked_for(Harvest), Choose(Choice(Reap, ())))
    assert desk.draft.turns
    assert set(marks(desk)) == {NO_DIGIT}
    drawn = [
        entry.face.lines[0].plain for entry in panels.hand(desk, ink_of("terristories", 4), Room(150, 9))
    ]
    assert all(f" {NO_DIGIT} " in line for line in drawn)
    assert not marks(after(desk, Do.BACK))


def test_what_would_be_cut_on_narrow_cards_is_told_in_lines() -> None:
    desk, ink = asked_for(Harvest), ink_of("terristories", 4)
    narrow, broad = (panels.hand(desk, ink, room) for room in (Room(130, 7), Room(200, 7)))
    assert not any(entry.boxed for entry in narrow)
    assert all(entry.boxed for entry in broad)
    assert sum("…" in line.plain for entry in narrow for line in entry.face.lines) <= 1


def test_where_cards_would_cut_what_has_to_be_told_and_lines_would_not_it_is_told_in_lines() -> None:
    known = ("You can pay 4 and 2 steel.", "Builder: 4 of 8 tags with it.")
    said = ("Place an ocean tile on a free area.", "Needs minus eight degrees or warmer; it is colder now.")
    cards = [Card("Card", "8", "card.event", text=(*said, *known), known=known)] * 5
    assert _more_is_cut(cards, 19, Room(120, 7))
    assert not _more_is_cut(cards, 40, Room(120, 7))


@every_language
def test_a_choice_that_is_not_allowed_is_dim_in_all_its_lines(language: str) -> None:
    entries = panels.hand(opening(language), ink_of("water_sharing", 4), Room(120, 40))
    barred = [entry.face.lines for entry in entries if entry.barred and len(entry.face.lines) > 1]
    assert barred
    assert all("dim" in str(line.spans) for lines in barred for line in lines[1:])
    free = [entry.face.lines for entry in entries if not entry.barred]
    assert not any("dim" in str(line.spans) for lines in free for line in lines[1:])


def test_a_card_is_as_wide_as_all_that_it_tells_where_there_is_room() -> None:
    desk, ink = asked_for(PlaceFirstZone), ink_of("terristories", 4)
    choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
    assert len(choices) == 1
    known = ("It no longer counts, and whoever has it loses one point more at the end of the match.",)
    for more, wide in (((), WIDEST), (known, 2 * WIDEST)):
        card = Card("Card", text=("It may be put beside any of your own in this turn.", *more), known=more)
        (box,) = side_by_side(desk, choices, [card], ink, Room(120, 5))
        assert box.face.width == wide
    drawn = Card("Card", tags=Text("tile"), picture=(Text("╭──────╮"), Text("╰──────╯")), text=known)
    (box,) = side_by_side(desk, choices, [drawn], ink, Room(120, 5))
    assert (box.face.width, "╭" in str(box.face.lines)) == (2 * WIDEST, True)


@by_turns
def test_who_is_asked_is_named_in_the_title_however_narrow_it_is(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 3, language, every=31), 8):
        line = panels.title(desk, ink_of(game.key, len(desk.match.players)), 80).plain
        assert len(line) <= 80
        asked = [desk.words("window-all")] if asks_all(desk) else desk.words.names
        assert desk.match.over or line.rstrip().endswith(tuple(asked))


@pytest.mark.sample(3)
@by_turns
@pytest.mark.parametrize("room", [Room(25, 12), Room(30, 12), Room(44, 12)])
def test_names_keep_the_number_that_tells_them_apart(game: Game[Any], language: str, room: Room) -> None:
    seats = game.seats[-1]
    match = new_match(game, seats).__replace__(open_table=True)
    players = tuple(one.__replace__(name=f"Grande joueuse {at}") for at, one in enumerate(match.players, 1))
    desk = seated(match.__replace__(players=players), language)
    shown = seat_lines(desk, ink_of(game.key, seats), room).plain
    for at, letter in enumerate(LETTERS[:seats], 1):
        assert re.search(rf"[▶ ✓] {letter} +Gr?\S*[^\n]*?…? ?{at}\b", shown), shown


LATER = 25
"""After so many answers a table is looked at again, in the other language."""


def aims() -> Iterator[tuple[Desk, Sequence[str]]]:
    """Sit down at open tables whose options have the most to say, with names that are long."""
    for game in GAMES.values():
        switches = [name for name, shape in fields_of(game.options).items() if shape is Basic.FLAG]
        several = product(range(len(switches) + 1), (True, False))
        tables = dict.fromkeys(game.options(**dict.fromkeys(switches[:count], on)) for count, on in several)
        for turn, (options, seats) in enumerate(product(tables, sorted({game.seats[0], 2}))):
            if game.fault(options, seats) is not None:
                continue
            players = [Player(f"Maximilienne {one}", one) for one in range(seats)]
            match, random = start(game, options, players, 3).__replace__(open_table=True), Random(2)
            for at in range(LATER + 1):
                if at in (0, LATER) and not match.over:
                    desk = seated(match, LANGUAGES[(turn + at) % 2])
                    yield desk, panels.badges(desk)
                match = match if match.over else match.play(random.choice(legal(game, match.state)))


def test_a_title_drops_first_what_matters_least_and_cuts_no_word() -> None:
    dropped = 0
    for desk, special in aims():
        line = panels.title(desk, ink_of(desk.game.key, len(desk.match.players)), 80).plain
        assert len(line) <= 80
        forms = (heading_of(desk.drawing, desk.state, desk.words, room) for room in range(80, -1, -4))
        asked = acting(desk.state)
        assert asked in (None, CHANCE) or asks_all(desk) or line.endswith(f" {desk.words.seat(asked)} "), line
        assert any(form in line for form in forms), line
        cut = [one for one in special if one not in line]
        for one in cut:
            starts = [" ".join(one.split()[:count]) for count in range(1, len(one.split()))]
            assert "  … " in line or any(f" {begun}… " in line for begun in starts), (line, one)
        assert not cut or desk.words("title") not in line, line
        dropped += bool(cut)
    assert dropped


@pytest.mark.sample(6)
@by_turns
def test_no_key_of_a_footer_is_without_its_word(game: Game[Any], language: str) -> None:
    seen = 0
    for desk in islice(desks(game, 3, language, every=11), 24):
        taken = [after(desk, Choose(choice)) for choice in desk.sight.choices[:3]]
        pointed = [after(one, Do.INSPECT) for one in taken[:1]]
        for one in (desk, *taken, *pointed, after(desk, Do.WALK)):
            keys = panels.keys(one)
            shown = keys_with_room(keys, 80, ALWAYS)
            said = [label for _, _, label in shown]
            assert said[-1], shown
            assert sum(bool(label) for label in said) >= 2 or len(keys) < 2, shown
            actions = [action for action, *_ in shown]
            lasting = ALWAYS[:1] if one.walk is not None else ALWAYS
            assert all(action in actions for action, *_ in keys if action in lasting), shown
            undone = "want('undo')" in [action for action, *_ in keys]
            assert one.walk is not None or not undone or "want('undo')" in actions, shown
            seen += len(shown) < len(keys)
    assert seen


@by_turns
def test_no_word_of_the_bar_is_cut_and_what_is_possible_has_one(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 3, language, every=7), 30):
        verbs = panels.bar(desk)
        for verb, size in zip(verbs, verb_sizes(verbs, 80), strict=True):
            said = verb.written(size).removesuffix(f" {verb.count}")
            assert said in ("", *verb.names)
            assert said or not verb.possible, [one.written(2) for one in verbs]


def test_the_short_words_of_the_bar_are_words() -> None:
    """None is the beginning of its long word that no dictionary has."""
    known = {
        "Act",
        "Card",
        "Carte",
        "But",
        "Demande",
        "Don",
        "Fin",
        "Objectif",
        "Lay",
        "Wage",
        "Achat",
        "Plant",
        "Récolte",
        "Salaire",
        "Échange",
        "Se battre",
    }
    for key, language in product(GAMES, LANGUAGES):
        words = words_for(language, key)
        for verb in drawing_of(key).verbs:
            long, short = words(verb.message), words(f"short-{verb.message}")
            assert short in known or short in long.split() or not long.startswith(short), (long, short)


@by_turns
@pytest.mark.parametrize("room", [Room(25, 8), Room(44, 10)])
def test_how_to_read_on_is_never_cut(game: Game[Any], language: str, room: Room) -> None:
    turned = 0
    for desk in islice(desks(game, 3, language, every=9), 20):
        last = focus_card(desk, ink_of(game.key, len(desk.match.players)), room).plain.split("\n")[-1]
        if f" {key_said(',', desk.words)} " in last:
            assert "…" not in last, last
            assert re.search(r"\d( of | sur |/)\d", last), last
            turned += 1
    assert turned


def entries_read(desk: Desk, room: Room) -> list[str]:
    """Return what each entry of the hand reads as in a room, without its number."""
    entries = panels.hand(desk, ink_of(desk.game.key, len(desk.match.players)), room)
    numbers = marks(desk) or [str(number) for number in range(1, len(entries) + 1)]
    said = [" ".join(" ".join(line.plain for line in entry.face.lines).split()) for entry in entries]
    return [one.lstrip("┌┏ ").removeprefix(number).strip() for one, number in zip(said, numbers, strict=True)]


def assert_told_apart(desk: Desk, *heights: int) -> None:
    """Hold the hand, and the hand as a list, to entries that do not read alike."""
    listed = [choice_said(desk, choice)[:72] for choice in desk.sight.choices]
    for read in (listed, *(entries_read(desk, Room(80, height)) for height in heights)):
        assert len(set(read)) == len(read), read


@pytest.mark.sample(3)
@by_turns
def test_no_two_entries_of_a_list_read_alike(game: Game[Any], language: str) -> None:
    for seed in range(2):
        for desk in islice(desks(game, seed, language, every=5), 25):
            assert_told_apart(desk, 3, 5)


@every_language
@pytest.mark.parametrize("height", [3, 5, 7])
def test_how_much_is_taken_from_a_card_is_told_first_in_a_list_that_has_little_room(
    height: int, language: str
) -> None:
    victim = company(tableau="birds fish", cubes={"birds": 1, "fish": 2})
    state = play_on(table(rich(hand="virus"), victim), "play virus", "option 1 remove_card_resource")
    desk = seated(match_at(state), language)
    assert_told_apart(desk, height)
    assert len(entries_read(desk, Room(80, height))) == 3  # to do without stands in the bar


@every_language
def test_a_list_that_has_lines_for_all_in_two_columns_stands_in_them(language: str) -> None:
    """Rows that are free are given to those that are cut."""
    room = Room(200, 9)
    entries = panels.hand(opening(language), ink_of("water_sharing", 4), room)
    placed = flow(entries, room.width, [str(number) for number in range(1, 20)])
    rows = [one.region.y for one in placed]
    assert {rows.count(row) for row in rows[:-1]} == {2}
    assert room.height - 2 < max(one.region.bottom for one in placed) <= room.height


@pytest.mark.parametrize("key", ["life_in_reterra", "terraforming_mars"])
def test_a_short_word_of_the_bar_is_the_beginning_of_the_long_one(key: str) -> None:
    spoken = [
        verb.names for desk in islice(desks(GAMES[key], 2, "en", every=7), 6) for verb in panels.bar(desk)
    ]
    assert spoken
    assert all(long.startswith(short) for long, short in spoken), spoken


def test_ways_to_pay_are_written_in_one_notation_however_many_there_are() -> None:
    stock = {"megacredits": 23, "steel": 1, "heat": 10}
    state = play_on(
        table(company("helion", hand="industrial-microbes", stock=stock), company()),
        "play industrial-microbes",
    )
    desk = seated(match_at(state))
    forms = set[bool]()
    for width in range(78, 121):
        entries = panels.hand(desk, ink_of("terraforming_mars", 2), Room(width, 7))
        spoken = {entry.face.lines[0].plain.startswith("Pay ") for entry in entries}
        assert len(spoken) == 1, width
        forms |= spoken
    assert forms == {True, False}
