"""A match at the table: by keys, by mouse, behind the curtain, back and forth, at every size."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from boardkit.core import CHANCE, Match, Player, Seat
from boardkit.core.records.record import start
from boardkit.draw.paint import Tier
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.moves import Discard, Play
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceStart, WhichDiscard, WhichPlay
from boardkit.library.session import Session
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.palette import save_picture
from boardkit.tui.screens.picking import EntryScreen, PickScreen
from boardkit.tui.table.agreeing import AgreeScreen
from boardkit.tui.table.curtain import CurtainScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.hand import HandView, flow
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.mapview import MapView
from tests.tui.tools import make_app, press, shown

NAMES = ("Ada", "[red]Béla[/]")
SIZES = ((80, 24), (120, 40), (200, 60))


def nightly(size: tuple[int, int]) -> Any:
    """Try a size only with the long soaks; one size for each way is tried every day."""
    return pytest.param(size, marks=pytest.mark.nightly)


def new_match(*, seed: int = 4, open_table: bool = False, names: tuple[str, ...] = NAMES) -> Match[Any]:
    game = GAMES["tectonic_tribes"]
    players = [Player(name, number) for number, name in enumerate(names)]
    return start(game, game.options(), players, seed, open_table=open_table)


def table_of(pilot: Pilot[None]) -> TableScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


async def decide_by_keys(pilot: Pilot[None], number: int) -> None:
    """Answer whatever is asked, by keys alone; `number` varies the way."""
    if isinstance(pilot.app.screen, CurtainScreen):
        await press(pilot, "enter")
        return
    if table_of(pilot).desk.picks_places:
        if number % 3 == 0 and len(table_of(pilot).desk.sight.choices) > 2:
            await press(pilot, str(2 + number % 2))
        await press(pilot, *["tab"] * (number % 4))
    else:
        await press(pilot, "right")
    await press(pilot, "enter")


async def decide_by_mouse(pilot: Pilot[None], number: int) -> None:
    """Answer whatever is asked, by clicks alone."""
    if isinstance(pilot.app.screen, CurtainScreen):
        await pilot.click("#curtain-open")
        await pilot.pause()
        return
    table = table_of(pilot)
    hand = table.query_one(HandView)
    if len(table.desk.sight.choices) > 1:
        legal = [n for n, choice in enumerate(table.desk.sight.choices) if choice in table.desk.draft.moves]
        spot = flow(hand._entries, hand.content_size.width)[legal[number % len(legal)]].region
        await pilot.click(HandView, offset=(spot.x, spot.y))
        await pilot.pause()
    if table.desk.picks_places:
        view = table.query_one(MapView)
        targets = view.in_reading_order(table.desk.draft.places)
        spots = [view.region_of(target) for target in targets]
        inside = [spot for spot in spots if view.size.region.contains_region(spot)]
        left, top, width, height = inside[number % len(inside)]
        await pilot.click(MapView, offset=(left + width // 2, top + height // 2))
        await pilot.pause()
    await click_key(pilot, "pick")


async def click_key(pilot: Pilot[None], action: str) -> None:
    """Click a key of the footer."""
    bar = table_of(pilot).query_one(KeyBar)
    begin = 0
    for end, name in bar._ends:
        if name == action:
            await pilot.click(KeyBar, offset=(begin + 1, 0))
            await pilot.pause()
            return
        begin = end
    raise AssertionError(f"the footer does not offer {action}")


@pytest.mark.parametrize("size", [SIZES[0], *map(nightly, SIZES[1:])])
async def test_a_whole_game_by_keys_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for number in range(400):
                if isinstance(app.screen, ScoreScreen):
                    break
                await decide_by_keys(pilot, number)
            assert isinstance(app.screen, ScoreScreen)
            assert table_of(pilot).desk.match.over


@pytest.mark.parametrize("size", [nightly(SIZES[0]), SIZES[1]])
async def test_a_whole_game_by_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    with make_app(tmp_path, new=new_match(seed=3)) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for number in range(400):
                if isinstance(app.screen, ScoreScreen):
                    break
                await decide_by_mouse(pilot, number)
            assert isinstance(app.screen, ScoreScreen)


async def lay_the_origin(pilot: Pilot[None]) -> TableScreen:
    await pilot.pause()
    table = table_of(pilot)
    while isinstance(table.desk.match.state.question, PlaceStart):
        await press(pilot, "enter")
    return table


async def test_the_curtain_hides_the_hand_until_its_owner_is_there(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await lay_the_origin(pilot)
            assert isinstance(app.screen, CurtainScreen)
            assert table.desk.viewer == CHANCE
            assert not table.desk.sight.choices
            hand = table.desk.match.state.hands[0]
            assert not any(f"Card {card}" in shown(app) for card in hand)
            await press(pilot, "enter")
            assert all(f"Card {card}" in shown(app) for card in hand[:5])


async def test_nothing_of_a_secret_choice_is_told_to_the_next_seat(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await lay_the_origin(pilot)
            mine = table.desk.match.state.hands[0]
            await press(pilot, "enter", "1", "enter", "1", "enter")
            assert isinstance(app.screen, CurtainScreen)
            assert "Ada has chosen." in shown(app)
            assert not any(f"card {card}" in shown(app).lower() for card in mine)
            await press(pilot, "enter")
            table_text = shown(app)
            assert "Ada has chosen." in table_text
            assert f"Ada has chosen card {mine[1]}" not in table_text
            assert table.desk.viewer == Seat(1)


async def test_an_open_table_has_no_curtain(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await lay_the_origin(pilot)
            assert app.screen is table
            await press(pilot, "1", "enter", "1", "enter")
            assert app.screen is table
            assert table.desk.viewer == Seat(1)


async def test_the_table_can_be_hidden_at_once(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await lay_the_origin(pilot)
            await press(pilot, "enter", "ctrl+l")
            assert isinstance(app.screen, CurtainScreen)
            assert "Card" not in shown(app)


async def test_undo_takes_one_decision_back_and_redo_makes_it_again(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            table = await lay_the_origin(pilot)
            before = table.desk.match
            await press(pilot, "1", "enter")
            after = table.desk.match
            await press(pilot, "u")
            assert table.desk.match.state == before.state
            await press(pilot, "R")
            assert table.desk.match == after


async def test_undo_across_news_asks_everybody_and_is_written_in_the_log(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await lay_the_origin(pilot)
            await press(pilot, *["1", "enter"] * 4)
            assert isinstance(table.desk.match.state.question, PlaceCard)
            await press(pilot, "u")
            assert isinstance(app.screen, AgreeScreen)
            await press(pilot, "escape")
            assert isinstance(table.desk.match.state.question, PlaceCard)
            await press(pilot, "u", "a")
            assert isinstance(app.screen, AgreeScreen)
            await press(pilot, "b")
            assert isinstance(table.desk.match.state.question, WhichPlay)
            assert "(taken back)" in shown(app)


async def test_undo_of_another_seats_secret_asks_too(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await lay_the_origin(pilot)
            await press(pilot, "enter", "1", "enter", "1", "enter", "enter", "u")
            assert isinstance(app.screen, AgreeScreen)
            await press(pilot, "a", "b")
            assert isinstance(app.screen, CurtainScreen)
            assert table_of(pilot).desk.match.state.to_move == 0


async def test_every_decision_is_in_the_library_before_it_is_shown(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            table = await lay_the_origin(pilot)
            await press(pilot, "1", "enter")
            assert isinstance(table.session, Session)
            kept = app.library.load(table.session.number, GAMES)
            assert kept == table.desk.study


async def test_leaving_and_resuming_gives_the_same_match(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            table = await lay_the_origin(pilot)
            await press(pilot, "1", "enter", "ctrl+q")
            assert isinstance(table.session, Session)
            match, number = table.desk.match, table.session.number
            assert not isinstance(app.screen, TableScreen)
            app.board.resume(number)
            await pilot.pause()
            assert table_of(pilot).desk.match == match


async def test_a_card_that_may_not_lie_there_says_why(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "enter", *["left"] * 12)
            assert "must cover at least one square" in shown(app)
            assert "§3.3" in shown(app)
            await press(pilot, "enter")
            assert table_of(pilot).desk.match.decisions()[-1] == table_of(pilot).desk.match.at
            assert len(table_of(pilot).desk.match.state.continent.placements) == 1


async def test_inspect_tells_the_place_and_the_reason(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "i")
            assert isinstance(app.screen, NoticeScreen)
            assert "e0s0" in shown(app)
            await press(pilot, "escape")
            assert isinstance(app.screen, TableScreen)


async def test_a_click_on_the_map_tells_what_is_there_while_cards_are_chosen(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await lay_the_origin(pilot)
            width, height = table_of(pilot).query_one(MapView).size
            await pilot.click(MapView, offset=(width // 2, height // 2))
            await pilot.pause()
            assert isinstance(app.screen, NoticeScreen)


async def test_the_walk_goes_back_and_forth_happening_by_happening(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "enter", "t")
            walk = table_of(pilot).desk.walk
            assert walk is not None
            last = walk.at
            await press(pilot, "left_square_bracket")
            assert f"Step {last - 1} of {last}" in shown(app)
            await press(pilot, "right_square_bracket", "left_curly_bracket", "escape")
            assert table_of(pilot).desk.walk is None


async def test_a_move_can_be_typed_and_a_garbled_one_is_explained(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            table = await lay_the_origin(pilot)
            await press(pilot, "colon", *"nonsense", "enter")
            assert "begins no move" in shown(app)
            card = table.desk.match.state.hands[0][0]
            await press(pilot, "colon")
            await press(pilot, *"discard", "space", *str(card), "enter")
            assert table.desk.match.moments[table.desk.match.at].move == Discard(card)
            assert isinstance(table.desk.match.state.question, WhichPlay)


async def test_jump_letters_lead_to_places(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "enter", "apostrophe")
            table = table_of(pilot)
            target = next(place for place, letter in table.desk.letters.items() if letter == "d")
            await press(pilot, "d")
            assert table.desk.cursor == target
            assert not table.desk.letters


async def test_more_targets_than_letters_have_two_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["terraforming_mars"]
    players = [Player(name, seat) for seat, name in enumerate(NAMES)]
    match = start(game, game.options(), players, 7, open_table=True)
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            table = table_of(pilot)
            every = list(table.drawing.picture(table.desk.state, None).looks)
            monkeypatch.setattr(table, "_targets", lambda: every[:60])
            await press(pilot, "apostrophe")
            assert len(set(table.desk.letters.values())) == len(table.desk.letters) == 60
            letters = table.desk.letters[every[40]]
            assert len(letters) == 2
            await press(pilot, letters[0])
            assert set(table.desk.letters) == {place for n, place in enumerate(every[:60]) if n // 26 == 1}
            assert all(len(left) == 1 for left in table.desk.letters.values())
            await press(pilot, letters[1])
            assert table.desk.cursor == every[40]
            assert not table.desk.letters


async def test_help_lists_what_works_and_runs_it(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "question_mark")
            assert isinstance(app.screen, PickScreen)
            await press(pilot, *"walk", "enter")
            assert table_of(pilot).desk.walk is not None


async def test_the_palette_offers_moves_and_commands(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            table = await lay_the_origin(pilot)
            await press(pilot, "ctrl+p", *"discard", "enter")
            assert isinstance(table.desk.match.state.question, WhichPlay)
            await press(pilot, "ctrl+p", *"line", "enter")
            assert isinstance(app.screen, EntryScreen)
            await press(pilot, *"[b]hi", "enter")
            assert "Ada notes: [b]hi" in shown(app)


async def test_a_picture_is_saved_inside_the_library_folder(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            save_picture(app.board, app)
            pictures = list((tmp_path / "exports").glob("*.svg"))
            assert len(pictures) == 1
            assert "<svg" in pictures[0].read_text("utf-8")


async def test_a_window_that_is_too_small_says_so_and_keeps_the_game(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            match = table_of(pilot).desk.match
            await pilot.resize_terminal(60, 20)
            await pilot.pause()
            assert "80×24" in shown(app)
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            assert "Lay card" in shown(app)
            assert table_of(pilot).desk.match == match


async def test_seats_take_no_more_room_than_their_lines(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert table_of(pilot).query_one("#seats").size.height == len(NAMES)


async def test_no_colour_draws_outlines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert app.board.tier is Tier.OUTLINE
            assert "┏━" in shown(app)


async def test_the_table_speaks_french(tmp_path: Path) -> None:
    with make_app(tmp_path, language="fr", new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "Posez la carte" in shown(app)
            await press(pilot, "enter", "enter")
            assert "Passez le clavier à" in shown(app)


async def test_names_show_as_they_were_typed(tmp_path: Path) -> None:
    names = ("[red]Eve[/]", "Bo\x1b[31mb")
    match = new_match(names=names)
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert "[red]Eve[/]" in shown(app)
            assert "Bo\\x1b[31mb" in shown(app)


async def test_the_overlay_says_who_holds_a_region(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "enter", "v")
            groups = {look.group for look in table_of(pilot).picture().looks.values() if not look.ghost}
            assert any(isinstance(group, tuple) for group in groups)
            await press(pilot, "v")
            groups = {look.group for look in table_of(pilot).picture().looks.values()}
            assert not any(isinstance(group, tuple) for group in groups)


async def test_double_click_takes_a_card_of_the_hand(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            table = await lay_the_origin(pilot)
            assert isinstance(table.desk.match.state.question, WhichDiscard)
            await pilot.click(HandView, offset=(3, 1), times=2)
            await pilot.pause()
            assert isinstance(table.desk.match.state.question, WhichPlay)


async def test_the_only_move_is_made_by_one_key(tmp_path: Path) -> None:
    match = new_match(open_table=True)
    while len(match.state.hands[0]) != 1 or not isinstance(match.state.question, WhichPlay):
        question = match.state.question
        moves = list(match.game.answers.legal(match.state))
        assert question is not None
        match = match.play(moves[0])
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "full_stop")
            assert isinstance(table_of(pilot).desk.match.moments[match.at + 1].move, Play)


async def test_w_tells_every_condition_and_what_a_legal_move_would_do(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "enter", "w")
            assert isinstance(app.screen, NoticeScreen)
            assert "✓ The card covers land. (§3.3)" in shown(app)
            assert "lays card" in shown(app)
            await press(pilot, "escape", *["left"] * 9, "w")
            assert "✗ The card must cover at least one square" in shown(app)
            await press(pilot, "g", "enter")
            assert table_of(pilot).app.screen.__class__.__name__ == "RulesScreen"


async def test_w_without_a_choice_tells_what_may_be_done(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match(open_table=True)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            table = await lay_the_origin(pilot)
            await press(pilot, "w")
            assert table.words("why-each")[:12] in shown(app)
            assert f"✓ {table.words.say(table.desk.sight.legal[0])}" in shown(app)
