"""A table pays for projects together: everybody's share on one form, played as the moves of each seat."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, Match, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import match_palette
from boardkit.draw.forms import Cells
from boardkit.draw.palette import Depth
from boardkit.draw.show import shared_in
from boardkit.games import GAMES
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Contribute, Pass
from boardkit.games.terristories.rules.questions import Finance
from boardkit.games.terristories.show import SHOW
from boardkit.games.terristories.show.forms import (
    BEFORE_NAME,
    BEFORE_SEAT,
    CUT,
    SUM,
    grid_of,
    harvest,
    left,
)
from boardkit.games.terristories.show.printed import project_card, project_effects
from boardkit.games.terristories.show.shared import wages
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Do, GoToCell, Put
from boardkit.tui.desk.match.computers import Hinting, Thinking
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.forms import FillingTogether, form_at_desk
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.desk.wishes import ChangeHands, Keep, Ring, Tell, Think
from tests.daily import by_night
from tests.desk.texts import prompted
from tests.desk.tools import after, by_kind, ink_of, new_match, pressed, said, seat_lines, seated
from tests.games.terristories.board import A, B, C, card, table
from tests.tui.desks import wished

LAND = GAMES["terristories"]
PALETTE = match_palette(LAND.key, (0, 1, 2), Depth.FULL)
SEATS = 3
SMALL, LARGE = Room(80, 19), Room(74, 55)

often = pytest.mark.parametrize("every", [15, by_night(1)])
"""One of so many tables is looked at."""


@cache
def tables() -> tuple[Match[State], ...]:
    """Play at random up to the moments at which paying begins, and a little further."""
    found = tuple(played(SEATS))
    assert len(found) > 20
    return found


def played(seats: int) -> Iterator[Match[State]]:
    """Play several matches, and walk the tables at which somebody pays."""
    for seed in range(12):
        match, random = new_match(LAND, seats, seed), Random(seed)
        for _ in range(400):
            if match.over:
                break
            if isinstance(match.state.question, Finance):
                yield match
            match = match.play(by_kind(legal(LAND, match.state), random))


@cache
def begun(seats: int = SEATS) -> Match[State]:
    """Return a table at which nothing is paid yet, two projects lie on the table, and somebody has cubes."""
    return next(one for one in played(seats) if _fresh(one.state))


def _fresh(state: State) -> bool:
    offers = list(proposals(state))
    paid = sum(sum(offer.paid) for _, offer in offers)
    rich = all(tableau.cubes > 1 for tableau in state.tableaux)
    return len(offers) > 1 and not paid and not state.season.laps and not state.turn.touched and rich


def mode(desk: Desk) -> FillingTogether:
    assert isinstance(desk.mode, FillingTogether)
    return desk.mode


def filled(desk: Desk, data: st.DataObject) -> Desk:
    """Fill in numbers at random, as far as they are taken."""
    for field in data.draw(st.lists(st.sampled_from(fields(desk)), max_size=6)):
        desk = update(desk, Put(field, data.draw(st.integers(0, 4)))).desk
    return desk


def fields(desk: Desk) -> list[tuple[int, int]]:
    """List the cells that people decide."""
    return [(line, seat) for line in range(len(mode(desk).filled.cells)) for seat in mode(desk).columns(desk)]


def limit(desk: Desk, cells: Cells, field: tuple[int, int]) -> int:
    return mode(desk).form.most(form_at_desk(desk), mode(desk).filled.__replace__(cells=cells), field)


def made(desk: Desk, match: Match[State]) -> list[tuple[Seat, object]]:
    return [(one.seat, one.move) for one in desk.match.moments[match.at + 1 : desk.match.at + 1]]


@pytest.mark.parametrize("every", [46, by_night(1)])
def test_all_look_at_one_form_that_shows_no_secret(every: int) -> None:
    for match in tables()[::every]:
        desk = seated(match)
        assert desk.viewer == CHANCE
        assert not isinstance(desk.mode, Curtain)
        assert mode(desk).filled.cells == tuple(offer.paid for _, offer in proposals(match.state))
        hidden = desk.__replace__(sight=desk.sight.__replace__(match=match))
        assert desk.sight.view == LAND.view(match.state, CHANCE)
        assert said(hidden) == said(desk)


def test_V_2_b_cards_are_told_whole_on_a_form_that_has_room() -> None:
    wide, ink = Room(115, 52), ink_of("terristories", SEATS)
    for match in tables()[:: len(tables()) // 10]:
        sheet = panels.sheet(seated(match), ink, wide)
        assert sheet is not None
        assert not any(CUT in line.plain for line in sheet.lines if line.plain[:1] in "│┃")


@pytest.mark.sample(8)
@often
@pytest.mark.parametrize(("columns", "lines"), [(76, 29), (115, 52)])
def test_V_2_b_the_planet_lies_below_the_form_where_rows_are_free(
    columns: int, lines: int, every: int
) -> None:
    ink = ink_of("terristories", SEATS)
    for match in tables()[::every]:
        desk = seated(match)
        sheet = panels.sheet(desk, ink, Room(columns, lines))
        assert sheet is not None
        drawn = "\n".join(line.plain for line in sheet.lines)
        below = drawn.rpartition(desk.words("pool-wages"))[2]
        cubes = [land.cubes for land in match.state.land.values()]
        assert all(f"{one}/" in below or f"{one} of " in below for one in cubes)
        assert panels.prompt(desk, ink).plain.startswith(desk.words.say(match.state.question))


@often
def test_V_2_b_what_projects_do_is_told_on_the_form_and_not_beside_it_as_well(every: int) -> None:
    words = words_for("en", LAND.key, ("Ada", "Bela", "Chen"))
    for match in tables()[::every]:
        told = " ".join(line.plain for line in shared_in(SHOW, match.state, words, PALETTE, Room(98, 60)))
        for _, offer in proposals(match.state):
            assert words.name(offer.project, ProjectCard) in told
            assert not any(one in told for one in project_effects(PROJECTS[offer.project], words))


@often
def test_V_2_b_the_planet_lies_beside_what_all_have_in_a_small_window(every: int) -> None:
    ink, shown = ink_of("terristories", SEATS), 0
    for match in tables()[::every]:
        sheet = panels.sheet(seated(match), ink, SMALL)
        assert sheet is not None
        assert len(sheet.lines) <= SMALL.height
        drawn = "\n".join(line.plain for line in sheet.lines)
        shown += all(f"{land.cubes}/" in drawn for land in match.state.land.values())
    assert shown > 0.9 * len(tables()[::every])


def test_V_5_the_wages_on_the_form_are_those_that_will_be_asked() -> None:
    state = table("P7Aa3 P7Bb3 M9C", indices=(8, 0, 0), cards=((), (card("governor_16"),)))
    assert [wages(state, seat) for seat in (A, B, C)] == [2, 1, 0]


def test_V_3_the_harvest_that_comes_before_the_wages_is_foreseen() -> None:
    state = table("P7Aa3 P7Bb3 M9C")
    assert [harvest(state, seat) for seat in (A, B, C)] == [6, 6, 0]


def test_V_2_b_nobody_is_marked_where_all_pay() -> None:
    desk, ink = seated(begun()), ink_of("terristories", SEATS)
    assert "▶" not in seat_lines(desk, ink, LARGE).plain
    assert "▶" in seat_lines(after(desk, Do.BACK), ink, LARGE).plain


def test_V_2_b_what_a_card_tells_is_not_told_a_second_time() -> None:
    desk, ink = seated(begun()), ink_of("terristories", SEATS)
    told = project_card(next(proposals(desk.match.state))[1].project, desk.words, ink.palette)
    for room in (Room(115, 52), SMALL):
        sheet = panels.sheet(desk, ink, room)
        assert sheet is not None
        assert "".join(line.plain for line in sheet.lines).count(told.text[0][:20]) == 1


def test_V_2_b_beside_the_form_everybody_is_told_what_they_have_left() -> None:
    desk = seated(begun())
    line, seat = fields(desk)[0]
    ink = ink_of("terristories", SEATS)
    rows = [seat_lines(one, ink, LARGE).plain for one in (desk, after(desk, Put((line, seat), 1)))]
    cubes = [int(row.splitlines()[1].split()[-6]) for row in rows]
    assert cubes[1] == cubes[0] - 1


@given(st.data())
@settings(deadline=None, max_examples=80)
def test_V_2_b_what_is_filled_in_is_what_everybody_pays(data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(tables()))
    desk = filled(seated(match), data)
    shares = mode(desk).filled.cells
    done = pressed(desk, "p").desk.match
    asked = [one.step.state for one in done.moments if isinstance(one.step.state.question, Finance)]
    assert tuple(offer.paid for _, offer in proposals(asked[-1])) == shares
    assert not isinstance(done.state.question, Finance)


def test_V_2_b_nobody_is_left_out_who_was_done_before_the_others() -> None:
    match = begun()
    for _ in range(SEATS - 1):
        match = match.play(Pass())
    assert match.state.season.quiet == SEATS - 1
    first = begun().state.to_move
    assert first is not None
    done = pressed(update(seated(match), Put((0, first), 1)).desk, "p").desk
    card = next(proposals(match.state))[1].project
    assert (first, Contribute(card, 1)) in made(done, begun())


@given(st.data())
@settings(deadline=None, max_examples=60)
def test_V_2_b_no_number_is_taken_that_the_rules_refuse(data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(tables()))
    desk = filled(seated(match), data)
    shares = mode(desk).filled.cells
    for (owner, offer), row in zip(proposals(match.state), shares, strict=True):
        assert sum(row) <= price(match.state, owner, offer.project)
    assert all(left(form_at_desk(desk), shares, Seat(seat)) >= 0 for seat in range(SEATS))
    for field in fields(desk):
        over = update(desk, Put(field, limit(desk, shares, field) + 1))
        wished(over, Ring)
        assert mode(over.desk).filled.cells == shares


def test_V_2_b_what_the_table_has_paid_may_be_lowered_after_all() -> None:
    match = begun()
    asked = match.state.to_move
    assert asked is not None
    offers = [offer for _, offer in proposals(match.state)]
    line = next(at for at, offer in enumerate(offers) if price_of(match.state, at) > 1)
    two = match.play(Contribute(offers[line].project, 2)).play(Pass())
    desk = update(seated(two), Put((line, asked), 1)).desk
    assert mode(desk).filled.cells[line][asked] == 1
    moves = made(pressed(desk, "enter").desk, match)
    assert moves[0] == (asked, Contribute(offers[line].project, 1))


def price_of(state: State, line: int) -> int:
    owner, offer = list(proposals(state))[line]
    return price(state, owner, offer.project)


@often
def test_V_2_b_nobody_pays_whom_the_rules_ask_no_more(every: int) -> None:
    late, told = 0, seated(tables()[0]).words
    for match in tables()[::every]:
        desk = seated(match)
        for line, seat in fields(desk):
            for value in range(limit(desk, mode(desk).filled.cells, (line, seat)) + 1):
                outcome = update(desk, Put((line, seat), value))
                if outcome.wishes:
                    late += 1
                    assert wished(outcome, Tell).sentence == told("form-too-late", seat=told.seat(Seat(seat)))
                    assert mode(outcome.desk).filled.cells == mode(desk).filled.cells
    assert late


def test_letters_arrows_and_digits_fill_the_form_as_clicks_do() -> None:
    desk = seated(begun())
    typed = pressed(desk, "b", "down", "1").desk
    assert mode(typed).filled.cells[1][1] == 1
    assert mode(typed).filled.cell == (1, 1)
    clicked = after(seated(begun()), GoToCell((1, 1)), Put((1, 1), 1))
    assert mode(clicked).filled.cells == mode(typed).filled.cells
    more = pressed(typed, "plus", "minus").desk
    assert mode(more).filled.cells == mode(typed).filled.cells
    assert mode(pressed(typed, "-").desk).filled.cells[1][1] == 1


def test_tab_goes_through_all_shares() -> None:
    desk, seen = seated(begun()), set[tuple[int, int]]()
    for _ in fields(desk):
        seen.add(mode(desk).filled.cell)
        desk = pressed(desk, "tab").desk
    assert seen == set(fields(desk))


def test_enter_alone_pays_nothing_and_says_how_to_go_on() -> None:
    desk = seated(begun())
    outcome = pressed(desk, "enter", "enter")
    assert outcome.desk.match is begun()
    assert outcome.desk.vain
    said = prompt_in(outcome.desk, ink_of("terristories", len(desk.match.players)), 120)
    assert (
        desk.words("pool-keys")
        in said.plain[max(span.start for span in said.spans if span.style == "reverse") :]
    )
    assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_one_key_goes_on_when_nobody_adds_anything() -> None:
    desk = pressed(seated(begun()), "p").desk
    assert not isinstance(desk.match.state.question, Finance)
    assert {move for seat, move in made(desk, begun()) if seat != CHANCE} == {Pass()}


def test_escape_lets_whoever_is_asked_go_on_alone_and_then_all_are_asked_again() -> None:
    match = begun()
    asked = match.state.to_move
    alone = pressed(seated(match), "escape").desk
    assert alone.viewer == asked
    assert alone.sight.acting
    assert alone.sight.down
    done = alone.mode.decide(alone, Pass()).desk
    assert mode(done).filled.cells == mode(seated(match)).filled.cells
    assert done.match.state.to_move != asked


def test_advice_at_an_open_table_is_for_whoever_is_asked() -> None:
    there = pressed(seated(begun().__replace__(open_table=True)), "H")
    assert isinstance(there.desk.mode, Hinting)
    assert there.desk.mode.task.seat == begun().state.to_move
    assert any(isinstance(wish, Think) for wish in there.wishes)


def test_nobody_is_advised_before_all_others_look_away() -> None:
    there = pressed(seated(begun()), "H")
    assert isinstance(there.desk.mode, Curtain)
    assert not any(isinstance(wish, Think) for wish in there.wishes)
    advised = pressed(after(there.desk, Do.ACT), "H").desk
    assert isinstance(advised.mode, Hinting)


def test_taking_back_leads_to_the_form_again() -> None:
    desk = pressed(seated(begun()), "1", "enter").desk
    back = pressed(desk, "u").desk if not isinstance(desk.mode, Curtain) else after(desk, Do.ACT, Do.UNDO)
    assert back.match.at <= desk.match.at


def test_a_computer_decides_its_own_share() -> None:
    match = begun()
    asked = match.state.to_move
    assert asked is not None
    other = Seat((asked + 1) % SEATS)
    players = tuple(
        player.__replace__(sitter=Sitter.CASUAL) if seat == other else player
        for seat, player in enumerate(match.players)
    )
    desk = seated(match.__replace__(players=players))
    assert {seat for _, seat in fields(desk)} == set(range(SEATS)) - {other}
    last = Seat((asked + 2) % SEATS)
    words, refused = desk.words, update(desk, Put((0, last), 1))
    early = words("form-too-early", seat=words.seat(last), first=words.seat(other))
    assert wished(refused, Tell).sentence == early
    assert mode(refused.desk).filled.cells == mode(desk).filled.cells
    outcome = pressed(desk, "p")
    assert isinstance(outcome.desk.mode, Thinking)
    assert outcome.desk.match.state.to_move == other


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_column_of_a_computer_tells_that_it_is_its_own_and_keeps_what_is_typed_to_itself(
    language: str,
) -> None:
    match = begun()
    asked = match.state.to_move
    assert asked is not None
    other, last = Seat((asked + 1) % SEATS), Seat((asked + 2) % SEATS)
    players = tuple(
        player.__replace__(sitter=Sitter.CASUAL) if seat == other else player
        for seat, player in enumerate(match.players)
    )
    desk = seated(match.__replace__(players=players), language)
    told = desk.words("form-computer", seat=desk.words.seat(other))
    for there in (pressed(desk, "abc"[other]), update(desk, GoToCell((0, other)))):
        assert wished(there, Tell).sentence == told
        assert mode(there.desk).filled.cell[1] == other
        for typed in (pressed(there.desk, "1"), pressed(there.desk, "plus")):
            assert mode(typed.desk).filled.cells == mode(desk).filled.cells
            assert wished(typed, Tell).sentence == told
        assert mode(pressed(there.desk, "right").desk).filled.cell[1] == last
        assert mode(pressed(there.desk, "left").desk).filled.cell[1] == asked
        assert mode(pressed(there.desk, "tab").desk).filled.cell[1] == last


def test_the_prompt_says_what_is_paid_in_full_and_what_goes_back() -> None:
    desk = seated(begun())
    (owner, offer), *_ = proposals(begun().state)
    name = desk.words.name(offer.project, ProjectCard)
    one = update(desk, Put((0, 0), 1)).desk
    whole = missing(begun().state, owner, offer) == 1
    assert desk.words("pool-full" if whole else "pool-short", things=name) in prompted(one)
    share = desk.words("pool-share", seat=desk.words.seat(Seat(0)), amount=1)
    assert desk.words("pool-enter", payers=share) in prompted(one)
    assert desk.words("pool-fill") in prompted(desk)


def test_no_hint_takes_away_what_is_filled_in() -> None:
    desk = update(seated(begun().__replace__(open_table=True)), Put((0, 0), 1)).desk
    there = pressed(desk, "H")
    assert there.desk.mode == desk.mode
    told = [wish.sentence for wish in there.wishes if isinstance(wish, Tell)]
    assert told == [desk.words("form-no-hint")]


def test_keys_are_deaf_for_a_moment_when_the_form_is_laid() -> None:
    desk = pressed(seated(begun()), "escape").desk
    outcome = after(desk, Do.ACT).mode.decide(after(desk, Do.ACT), Pass())
    assert any(isinstance(wish, ChangeHands) for wish in outcome.wishes)


@pytest.mark.sample(3)
@pytest.mark.parametrize("room", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_form_fits_and_every_share_can_be_clicked(room: Room, language: str) -> None:
    for match in tables()[::15]:
        desk = seated(match, language)
        drawn = panels.sheet(desk, ink_of(desk.game.key, SEATS), room)
        assert drawn is not None
        assert len(drawn.lines) <= room.height
        assert all(line.cell_len <= room.width for line in drawn.lines)
        wants = {area.intent for area in drawn.areas}
        numbers = {(line, seat): mode(desk).filled.cells[line][seat] for line, seat in fields(desk)}
        assert {Put(field, now + 1) for field, now in numbers.items()} <= wants
        assert {Put(field, now - 1) for field, now in numbers.items()} <= wants


def test_names_of_seats_and_things_are_whole_where_the_form_has_columns_for_them() -> None:
    things, seats = ["Charte de la biodiversité", "Port spatial"], ["Player 1", "Player 2", "Marguerite"]
    grids = [grid_of(things, seats, width) for width in (80, 120, 160, 200)]
    assert [grid.wide for grid in grids] == [74, 74, 96, 102]
    assert all(grid.name + grid.share * len(seats) + SUM <= grid.wide for grid in grids)
    assert all(grid.name >= len(things[0]) + BEFORE_NAME for grid in grids)
    assert all(grid.share >= len(seats[2]) + BEFORE_SEAT for grid in grids[2:])


@pytest.mark.parametrize("width", [160, 200])
def test_no_name_is_cut_in_the_heads_of_the_form_in_a_large_window(width: int) -> None:
    desk = seated(begun())
    sheet = panels.sheet(desk, ink_of("terristories", SEATS), Room(width, 50))
    assert sheet is not None
    head = sheet.lines[0].plain
    assert all(player.name in head for player in desk.match.players)
    assert "…" not in head


@pytest.mark.parametrize("width", [80, 120, 160, 200])
def test_long_names_stand_in_two_lines_where_one_has_no_room_for_them(width: int) -> None:
    match, names = begun(4), ("Penelope", "Wilhelmina", "Marguerite", "Maximilian")
    called = [player.__replace__(name=name) for player, name in zip(match.players, names, strict=True)]
    desk = seated(match.__replace__(players=tuple(called)))
    sheet = panels.sheet(desk, ink_of("terristories", 4), Room(width, 50))
    assert sheet is not None
    heads = [line.plain for line in sheet.lines[:2]]
    assert "…" not in "".join(heads)
    at = [max(line.find(name) for line in heads) for name in names]
    grid = grid_of([], names, width)
    assert all(after - before >= grid.share for before, after in pairwise(at)), "above its own column"
