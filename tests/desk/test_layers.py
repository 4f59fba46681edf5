"""What is laid over the map at the desk: communities, regions, rivers; and the ground without its pieces."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Match, Seat, choice_of, legal
from boardkit.core.lines.course import Stride
from boardkit.draw.looks import NONE
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.box.things import BuildingSet
from boardkit.games.life_in_reterra.rules.moves import PlaceJunk, PlaceTile
from boardkit.games.life_in_reterra.show.drawing import picture_of, seat_of
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.moves import PlayCard
from boardkit.maps.squares import Square, Way
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.facts import is_away, own_map, shown_map, works
from boardkit.tui.desk.intents import Choose, Click, Do, Go, Hover, LayOpen, Next, Point, Stroll
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.desk.update import clicked, typed
from boardkit.tui.desk.wishes import Ask, Notice, Pick
from tests.desk.texts import prompted
from tests.desk.tools import after, by_kind, ink_of, new_match, random_match, seated, surely
from tests.every import every_game, every_language, with_each

RETERRA, TRIBES, MARS, STORIES, WATER = (
    GAMES[key]
    for key in ("life_in_reterra", "tectonic_tribes", "terraforming_mars", "terristories", "water_sharing")
)
BACK = Stroll(Stride.HAPPENING, -1)


def open_match(game: Game[Any], seats: int, seed: int = 4, **options: Any) -> Match[Any]:
    """Begin a match at an open table."""
    return new_match(game, seats, seed, **options).__replace__(open_table=True)


def played(match: Match[Any], decisions: int, seed: int = 2) -> Match[Any]:
    """Play so many decisions at random."""
    random = Random(seed)
    for _ in range(decisions):
        match = match.play(random.choice(legal(match.game, match.state)))
    return match


def until(match: Match[Any], kind: type, decisions: int = 0, seed: int = 0) -> Match[Any]:
    """Play at random until a move of a kind is legal, after so many decisions at least."""
    random = Random(seed)
    while True:
        moves = legal(match.game, match.state)
        decisions -= 1
        if decisions < 0 and any(isinstance(move, kind) for move in moves):
            return match
        match = match.play(by_kind(moves, random))


def settlement(seats: int = 3, decisions: int = 20) -> Desk:
    """Sit down at a table of Life in Reterra where a tile is to be laid, with something on the ground."""
    return seated(until(open_match(RETERRA, seats), PlaceTile, decisions))


def test_each_game_lays_over_its_map_what_it_has() -> None:
    offered = {
        key: works(seated(open_match(game, game.seats[-1])), Do.OVERLAY) for key, game in GAMES.items()
    }
    assert [key for key, works_here in offered.items() if not works_here] == ["water_sharing"]


def test_the_others_are_shown_by_turns_and_acting_comes_back() -> None:
    desk = settlement()
    home = own_map(desk)
    assert home is not None
    turns = [desk, *(after(desk, *[Do.OVERLAY] * count) for count in (1, 2, 3))]
    assert [shown_map(one) for one in turns] == [home, (home + 1) % 3, (home + 2) % 3, home]
    for one in turns[1:3]:
        rival = shown_map(one)
        assert rival is not None
        assert is_away(one)
        assert panels.map_(one).picture.looks == picture_of(one.state, rival).looks
        assert one.words("side-shown", seat=one.words.seat(rival)) in prompted(one)
        outcome = update(one, Do.ACT)
        assert not outcome.wishes
        assert outcome.desk.match is desk.match
        assert not is_away(outcome.desk)


def test_nothing_is_pointed_at_in_another_community_but_to_look() -> None:
    desk = settlement()
    away = after(desk, Do.OVERLAY)
    there = next(at for at in panels.map_(away).picture.looks if at != desk.cursor)
    looked = after(away, Point(there))
    assert (looked.cursor, looked.draft) == (there, away.draft)
    marks = panels.map_(looked).marks
    assert (marks.cursor, marks.legal, marks.rings) == (there, NONE, ())


def test_another_community_is_inspected_where_it_is_looked_at() -> None:
    away = after(settlement(), Do.OVERLAY)
    rival = shown_map(away)
    assert rival is not None
    land = next(at for at in away.state.communities[rival].spaces)
    (wish,) = update(after(away, Point(land)), Do.INSPECT).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Notice)
    assert any(f"{land}, {away.words.seat(rival)}:" in line for line in wish.dialog.lines)


def test_another_decision_brings_the_own_community_back() -> None:
    desk = settlement()
    away = after(desk, Do.OVERLAY)
    assert is_away(away)
    moved = after(after(away, Do.ACT), Do.OVERLAY, Do.ACT, Next(1), Do.ACT)
    assert moved.match.at > desk.match.at
    assert not is_away(moved)


def test_arrows_move_a_land_tile_by_its_own_width() -> None:
    desk = after(seated(open_match(RETERRA, 2)), Point(Square(1, -1)))
    assert desk.cursor == Square(0, -2)
    desk = after(desk, Go(Way.DOWN), Go(Way.RIGHT))
    assert desk.cursor == Square(2, 0)
    assert after(desk, Go(Way.RIGHT), Go(Way.RIGHT)).cursor == Square(2, 0)


def test_a_land_tile_snaps_into_its_frame_under_the_mouse() -> None:
    desk = after(seated(open_match(RETERRA, 2)), Hover(Square(3, 1)))
    assert desk.cursor == Square(2, 0)


def test_a_tile_that_may_not_lie_there_says_why() -> None:
    desk = after(seated(open_match(RETERRA, 2)), Point(Square(0, 0)))
    assert "✗ There is a tile at e0s0 already." in prompted(desk)


def test_junk_is_placed_in_the_community_of_the_rival() -> None:
    match = until(open_match(RETERRA, 3, buildings=BuildingSet.HOSTILE_NEIGHBOURS), PlaceJunk)
    desk = seated(match)
    move = next(move for move in desk.sight.legal if isinstance(move, PlaceJunk))
    desk = after(desk, Choose(choice_of(move)))
    assert own_map(desk) == move.seat
    land = match.state.communities[move.seat]
    assert set(land.spaces) <= set(panels.map_(desk).picture.looks)
    done = surely(update(after(desk, Point(move.at)), Do.ACT)).desk
    assert len(done.match.state.communities[move.seat].junk) == len(land.junk) + 1


def test_a_walk_shows_the_community_in_which_something_happened() -> None:
    desk = after(settlement(decisions=40), Do.WALK)
    shown = set()
    while desk.walk is not None and desk.walk.at:
        event = desk.walk.halt.event
        if event is not None and event.places:
            assert set(event.places) <= set(panels.map_(desk).picture.looks)
            assert own_map(desk) == seat_of(event)
            assert panels.map_(desk).marks.rings
            shown.add(own_map(desk))
        desk = after(desk, BACK)
    assert len(shown) == 3


def test_what_happened_in_one_community_is_not_marked_in_another() -> None:
    desk = after(settlement(decisions=40), Do.WALK)
    away = 0
    while desk.walk is not None and desk.walk.at:
        other = after(desk, Do.OVERLAY)
        if desk.walk.halt.event is not None and desk.walk.halt.event.places:
            away += 1
            assert is_away(other)
            assert panels.map_(other).marks.rings == ()
        desk = after(desk, BACK)
    assert away


def test_what_the_last_decision_changed_is_marked_in_its_community_alone() -> None:
    desk = settlement(2, decisions=30)
    marked = [panels.map_(one).marks.last for one in (desk, after(desk, Do.OVERLAY))]
    assert [bool(last) for last in marked].count(True) == 1


def held(match: Match[Any]) -> Match[Any]:
    """Play at random until somebody holds a region."""
    while all(region.holder is None for region in match.state.continent.regions):
        match = played(match, 1, match.at)
    return match


def test_regions_are_outlined_and_say_who_holds_them() -> None:
    desk = seated(held(open_match(TRIBES, 2)))
    plain, regions = panels.map_(desk).picture, panels.map_(after(desk, Do.OVERLAY)).picture
    holders = {at: region.holder for region in desk.state.continent.regions for at in region.squares}
    for at, holder in holders.items():
        if not regions.looks[at].ghost:
            chip = regions.looks[at].chip
            assert (None if chip is None else chip.letter) == (None if holder is None else "AB"[holder])
    assert regions.looks != plain.looks
    assert panels.map_(after(desk, Do.OVERLAY, Do.OVERLAY)).picture.looks == plain.looks


def test_regions_stay_shown_from_turn_to_turn_and_on_a_walk() -> None:
    desk = after(seated(open_match(TRIBES, 2)), Do.OVERLAY)
    desk = after(desk, Next(1), Do.ACT)
    for one in (desk, after(desk, Do.WALK, BACK)):
        layered = one.drawing.layered
        assert layered is not None
        ghost = None if one.walk else one.draft.move
        expected = layered(one.state, one.drawing.map(one.state, ghost))
        assert panels.map_(one).picture.looks == expected.looks


@every_language
@pytest.mark.parametrize("game", [MARS, STORIES], ids=lambda game: game.key)
def test_what_lies_open_before_a_seat_is_told_for_whomever_is_chosen(game: Game[Any], language: str) -> None:
    desk = seated(played(open_match(game, 3), 40), language)
    laid_open = desk.drawing.laid_open
    assert laid_open is not None
    (wish,) = update(desk, Do.OVERLAY).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)
    assert [label for label, _ in wish.dialog.entries] == [desk.words.seat(Seat(seat)) for seat in range(3)]
    for seat, (label, intent) in enumerate(wish.dialog.entries):
        (told,) = update(desk, intent).wishes
        assert isinstance(told, Ask)
        assert isinstance(told.dialog, Notice)
        assert told.dialog.title == label
        assert told.dialog.lines == tuple(laid_open(desk.state, Seat(seat), desk.words))


def test_alone_what_lies_open_is_told_at_once() -> None:
    desk = seated(played(open_match(MARS, 1), 20))
    (wish,) = update(desk, Do.OVERLAY).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Notice)


def test_cards_in_play_are_told_the_newest_first_and_nothing_of_a_hand() -> None:
    match = until(open_match(MARS, 2), PlayCard, 60)
    desk = seated(match)
    for seat in (Seat(0), Seat(1)):
        (wish,) = update(desk, LayOpen(seat)).wishes
        assert isinstance(wish, Ask)
        assert isinstance(wish.dialog, Notice)
        company, lines = match.state.companies[seat], wish.dialog.lines
        titles = [line for before, line in pairwise(lines) if not before]
        assert len(titles) == len(company.tableau) > 0
        for title, card in zip(titles, reversed(company.tableau), strict=True):
            assert title.startswith(desk.words.name(card, Card))
        hidden = [desk.words.name(card, Card) for card in company.hand]
        assert not [name for name in hidden if any(title.startswith(name) for title in titles)]


def test_a_seat_that_is_not_there_has_nothing_open() -> None:
    desk = seated(open_match(MARS, 2))
    assert update(desk, LayOpen(Seat(2))).wishes == ()


def test_nobody_is_told_a_profile_that_they_may_not_know() -> None:
    match = played(open_match(STORIES, 3).__replace__(open_table=False), 12)
    desk = seated(match)
    for seat in map(Seat, range(3)):
        (wish,) = update(desk.__replace__(modes=desk.modes[:1]), LayOpen(seat)).wishes
        assert isinstance(wish, Ask)
        assert isinstance(wish.dialog, Notice)
        laid_open = desk.drawing.laid_open
        assert laid_open is not None
        assert wish.dialog.lines == tuple(laid_open(match.game.view(match.state, CHANCE), seat, desk.words))


def test_rivers_cross_the_borders_of_their_hexes_now_and_on_a_walk() -> None:
    desk = seated(played(open_match(WATER, 2), 6))
    for one in (desk, after(desk, Do.WALK), after(desk, Do.WALK, BACK)):
        assert panels.map_(one).marks.edges == one.drawing.edges
    assert desk.drawing.edges


def lain(desk: Desk) -> set[str]:
    """List what is written on a map: owners' letters, and texts."""
    looks = panels.map_(desk).picture.looks.values()
    return {f"chip {look.chip.letter}" for look in looks if look.chip} | {
        f"text {line}" for look in looks for line in (*look.lines, look.short, *look.full) if line.strip()
    }


@every_game
def test_no_piece_is_left_on_the_bare_ground_whatever_lies_on_the_map(game: Game[Any]) -> None:
    early, late = (seated(random_match(game.key, decisions)) for decisions in (60, 160))
    for desk in (early, late):
        bare = after(desk, Do.BARE)
        assert any(said.startswith("chip") for said in lain(desk)) or desk.drawing.in_words is not None
        assert not any(said.startswith("chip") for said in lain(bare))
        assert not any(look.owners or look.ghost for look in panels.map_(bare).picture.looks.values())
        assert bare.match is desk.match
    fixed = panels.map_(after(early, Do.BARE)).picture.looks
    if own_map(early) is None and game.key != "tectonic_tribes":
        assert panels.map_(after(late, Do.BARE)).picture.looks == fixed


@every_game
def test_other_seats_maps_are_bare_too(game: Game[Any]) -> None:
    desk = seated(random_match(game.key, 60))
    if own_map(desk) is None:
        return
    other = after(desk, Do.OVERLAY)
    assert lain(after(other, Do.BARE)) != lain(after(desk, Do.BARE))
    assert not any(said.startswith("chip") for said in lain(after(other, Do.BARE)))


@with_each("key", ["enter", "escape", "a", "p", "u", "1", "question_mark", "G", "left", "f9"])
def test_the_next_key_shows_the_pieces_and_does_nothing_else(key: str) -> None:
    desk = seated(random_match("terraforming_mars", 40))
    bare = after(desk, Do.BARE)
    assert typed(bare, key) is Do.BARE
    shown = after(bare, Do.BARE)
    assert not shown.bare
    assert (shown.match, shown.draft, shown.cursor) == (desk.match, desk.draft, desk.cursor)


def test_a_click_shows_the_pieces_and_does_nothing_else() -> None:
    desk = seated(random_match("terraforming_mars", 40))
    place = next(iter(panels.map_(desk).picture.looks))
    shown = clicked(after(desk, Do.BARE), Click(Point(place))).desk
    assert (shown.bare, shown.cursor, shown.clicked) == (False, desk.cursor, desk.clicked)


@pytest.mark.parametrize("intent", [Next(1), Do.INSPECT, Do.WALK])
def test_whatever_else_is_wanted_meanwhile_is_done_on_the_map_as_it_is(intent: Any) -> None:
    desk = seated(random_match("terraforming_mars", 40))
    assert not after(desk, Do.BARE, intent).bare
    assert after(desk, Do.BARE, intent).modes == after(desk, intent).modes or intent is Do.WALK


@every_language
def test_the_prompt_says_that_pieces_are_hidden(language: str) -> None:
    desk = after(seated(random_match("terristories", 20), language), Do.BARE)
    said = prompt_in(desk, ink_of("terristories", 2), 80)
    assert said.plain == desk.words("bare-ground")
    assert said.cell_len <= 160
