"""What is offered is there to be done: "what is this?", "pay"; names are said once, and not in stumps."""

from random import Random
from typing import Any

import pytest

from boardkit.core import Choice, Game, legal
from boardkit.core.lines.match import Sitter, seats_of
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.games.terraforming_mars.rules.moves import PlayCard
from boardkit.games.terraforming_mars.rules.questions import BuyCards, TakeAction, WhichCorporation
from boardkit.games.terristories.box.things import Mission, Planet
from boardkit.games.water_sharing.rules.questions import BuildFirst
from boardkit.library.session import rematch
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, book_of, update
from boardkit.tui.desk.facts import forgoes, letters_on, told, told_by_inspect, works
from boardkit.tui.desk.hand import held_lines
from boardkit.tui.desk.intents import Decide, Do, Next, Step, Take, Want, WhoPlays
from boardkit.tui.desk.match.forms import FillingTogether
from boardkit.tui.desk.recap import telling
from boardkit.tui.desk.sight import passing
from boardkit.tui.desk.stakes import hint, prompt_in, untold
from boardkit.tui.desk.wishes import Ask, ChangeHands, Hand, Notice, Open, PlayAgain, Tell
from tests.desk.tools import after, ink_of, new_match, opened, pressed, random_match, seated
from tests.every import every_game, every_language, with_each
from tests.tui.desks import wished


def offered(desk: Desk, action: str) -> bool:
    return f"want('{action}')" in [one for one, _, _ in panels.keys(desk)]


@pytest.mark.sample(3)
@every_game
def test_what_is_this_is_offered_only_where_something_is_told(game: Game[Any]) -> None:
    told = set()
    for decisions in range(0, 90, 6):
        desk = opened(seated(random_match(game.key, decisions)))
        outcome = update(desk, Do.INSPECT)
        marked = after(desk, Next(1))
        if marked.draft.choice is not None or marked.cursor is not None:
            told.add(works(marked, Do.INSPECT))
        if works(desk, Do.INSPECT):
            assert isinstance(wished(outcome, Ask).dialog, Notice)
        else:
            wished(outcome, Tell)
            assert not offered(desk, "inspect")
        choice, place = told_by_inspect(desk)
        assert choice is None or [choice] == [*desk.listed] or choice == desk.draft.choice
        assert place is None or place in desk.sight.draft().places or place == desk.cursor
    assert told == {True}


@every_language
def test_nothing_is_paid_before_anything_is_filled_in(language: str) -> None:
    for decisions in range(20, 200):
        desk = seated(random_match("terristories", decisions), language)
        if desk.match.over:
            break
        closed = seated(desk.match.__replace__(open_table=False), language)
        if isinstance(closed.mode, FillingTogether):
            assert not offered(closed, "pick")
            filled = after(closed, Step(1), Do.BIGGER)
            assert offered(filled, "pick") == (
                filled.mode.filled.cells != closed.mode.filled.cells  # type: ignore[attr-defined]
            )
            return
    raise AssertionError("nothing is paid for together")


@every_language
@with_each("planet", Planet)
def test_a_planet_and_a_mission_of_one_name_are_said_once(language: str, planet: Planet) -> None:
    for mission in Mission:
        game = GAMES["terristories"]
        options = game.options(planet=planet, mission=mission)
        if game.fault(options, 2) is not None:
            continue
        desk = seated(new_match(game, 2, planet=planet, mission=mission), language)
        if desk.state.round:
            continue
        ink, words = ink_of(game.key, 2), desk.words
        title = panels.title(desk, ink, 160).plain
        assert title.count(words.name(desk.state.planet)) == 1, title
        assert words.name(desk.state.mission) in title


@every_game
@every_language
def test_numbers_of_a_preview_are_whole_words(game: Game[Any], language: str) -> None:
    desk = seated(random_match(game.key, 30), language)
    words = words_for(language, game.key)
    said = [words(number.name) for number in drawing_of(game.key).numbers(desk.state)]
    assert said
    assert not [one for one in said if one.endswith(".")]


@every_game
def test_the_same_players_sit_at_a_rematch_as_sat_at_the_end(game: Game[Any]) -> None:
    seats = max(2, game.seats[0])
    desk = opened(seated(new_match(game, seats, 3).__replace__(open_table=True)))
    desk = after(desk, Decide(desk.sight.legal[0]))
    asked = desk.match.state.to_move
    other = next(seat for seat in seats_of(desk.match.players) if seat != asked)
    handed = after(desk, WhoPlays(other, Sitter.STRONG))
    assert Sitter.STRONG in {player.sitter for player in handed.match.players}
    wish = next(one for one in update(handed, Want.REMATCH).wishes if isinstance(one, PlayAgain))
    assert rematch(wish.match).players == handed.match.players


@pytest.mark.sample(2)
@every_game
def test_a_pass_tells_nothing_that_others_do_after_it(game: Game[Any]) -> None:
    found = False
    for decisions in range(10, 120, 5):
        desk = opened(seated(random_match(game.key, decisions)))
        end = passing(desk.sight.legal) if desk.sight.acting else None
        if end is not None:
            others = {one.seat for one in desk.sight.changes(end)} - {None, desk.viewer}
            assert {one.seat for one in untold(desk, end)} <= {None, desk.viewer}
            found = found or bool(others)
    assert found or game.key not in ("water_sharing", "terraforming_mars")


@every_language
def test_where_what_and_where_are_both_asked_the_prompt_says_so(language: str) -> None:
    match = new_match(GAMES["water_sharing"], 2)
    while not isinstance(match.state.question, BuildFirst):
        match = match.play(legal(match.game, match.state)[0])
    desk = opened(seated(match, language))
    keys = len(next(iter(letters_on(desk).values())))
    assert desk.words("choose-what-and-where", keys=keys, of="place") in hint(desk).plain
    assert desk.words("choose-place", keys=keys) in hint(after(desk, Take(4))).plain


@every_game
def test_the_list_of_the_hand_names_what_is_held_besides_and_what_is_counted_beside_the_map(
    game: Game[Any],
) -> None:
    named = 0
    for decisions in range(0, 90, 6):
        desk = opened(seated(random_match(game.key, decisions)))
        ink = ink_of(game.key, len(desk.match.players))
        held = held_lines(desk, ink, Room(40, 1)) if desk.sight.acting else ()
        if held and works(desk, Do.CHOICES):
            listed = wished(update(desk, Do.CHOICES), Open).door
            assert isinstance(listed, Hand)
            assert listed.besides
            named += 1
    assert named or game.key == "life_in_reterra"


@every_language
def test_what_is_held_beside_a_hand_to_choose_from_is_said_to_be_held_too(language: str) -> None:
    desk = opened(seated(random_match("tectonic_tribes", 4), language))
    assert isinstance(desk.match.state.question, WhichDiscard)
    (line,) = held_lines(desk, ink_of("tectonic_tribes", len(desk.match.players)), Room(25, 1))
    assert line.plain.startswith("Also in hand: 5" if language == "en" else "Aussi en main : 5")
    assert line.cell_len <= 25


@pytest.mark.sample(3)
@every_game
def test_a_key_that_the_question_has_no_room_for_is_left_out_whole(game: Game[Any]) -> None:
    left_out = 0
    for decisions in range(0, 120, 8):
        match = random_match(game.key, decisions).__replace__(open_table=False)
        desk = seated(match)
        if not desk.sight.down or not desk.sight.acting:
            continue
        ink, hint_said = ink_of(game.key, len(match.players)), desk.words("face-down", key="")
        whole = prompt_in(desk, ink, 200).plain
        for width in range(50, 110, 5):
            first = prompt_in(desk, ink, width).plain.splitlines()[0]
            assert (
                "…" not in first
                or hint_said not in whole
                or not first.removesuffix("…").rstrip().endswith("your")
            )
            left_out += hint_said in whole and hint_said not in first
    assert left_out or game.key in ("terraforming_mars", "life_in_reterra", "water_sharing")


@every_language
def test_where_cards_lie_face_down_no_key_is_said_to_list_what_has_no_room(language: str) -> None:
    match = random_match("terristories", 60).__replace__(open_table=False)
    desk = next(
        at for at in (seated(match.jump(moment), language) for moment in range(12, 60)) if at.sight.down
    )
    said, brief = panels.more(desk)
    assert said.startswith(brief)
    assert not {"c", "C"} & {*said.replace(",", " ").split()}
    shown = opened(after(desk, Do.CHOICES))
    assert not shown.sight.down
    (key,) = {"c", "C"} & {*panels.more(shown)[0].split()}
    assert isinstance(wished(pressed(shown, key), Open).door, Hand)


def test_a_pass_too_many_decides_nothing_else() -> None:
    """Alone, whoever passes is asked at once what to buy; who ends another list of the same is heard."""
    desk = seated(new_match(GAMES["terraforming_mars"], 1, 3))
    deaf = {}
    for _ in range(8):
        question, passes = desk.match.state.question, passing(desk.sight.legal)
        outcome = update(desk, Decide(passes or desk.sight.legal[0]))
        if type(outcome.desk.match.state.question) is not type(question):
            deaf[type(question), passes is None] = any(isinstance(one, ChangeHands) for one in outcome.wishes)
        desk = outcome.desk
    assert deaf == {(WhichCorporation, True): False, (BuyCards, False): True, (TakeAction, False): True}


@pytest.mark.parametrize(("key", "decisions"), [("terraforming_mars", 132), ("terristories", 11)])
def test_saying_no_stands_in_the_bar_alone(key: str, decisions: int) -> None:
    desk = opened(seated(random_match(key, decisions)))
    no = passing(desk.sight.legal)
    assert no is not None
    assert no.verb == "decline"
    assert [desk.words("verb-bar-no")] == [one.names[0] for one in told(desk) if forgoes(desk, one.letter)]
    assert [*desk.listed]
    assert not [one for one in desk.listed if isinstance(one, Choice) and one.kind is type(no)]
    assert update(desk, Do.FORGO).desk.match.moments[-1].move == no


def test_nobody_is_offered_a_look_at_an_empty_hand() -> None:
    offered_one, match = set[bool](), new_match(GAMES["terraforming_mars"], 3, 3)
    random = Random(1)
    while not match.over and len(offered_one) < 2:
        desk = seated(match)
        if desk.sight.down and desk.sight.acting:
            said = desk.mode.prompt(desk, ink_of(match.game.key, 3)).plain
            offers = ":\N{NO-BREAK SPACE}your\N{NO-BREAK SPACE}cards" in said
            assert offers == bool(match.state.companies[desk.viewer].hand)
            offered_one.add(offers)
        moves = legal(match.game, match.state)
        cards = [move for move in moves if isinstance(move, PlayCard)]
        match = match.play(random.choice(cards or moves))
    assert len(offered_one) == 2


def test_a_key_that_stops_a_walk_is_not_said_to_lead_back() -> None:
    desk = after(opened(seated(random_match("tectonic_tribes", 6))), Do.WALK, Do.TO_START)
    still, playing = (
        {action: word for action, _, word in panels.keys(one)} for one in (desk, after(desk, Do.PLAY))
    )
    assert (still["want('back')"], playing["want('back')"]) == ("back", "stop")


@every_game
def test_a_replay_says_since_when_it_shows_what_has_happened(game: Game[Any]) -> None:
    first = opened(seated(new_match(game, 2).__replace__(open_table=True)))
    later = seated(random_match(game.key, 40))
    for desk, message in ((first, "key-replay-start"), (later, "key-replay")):
        said = {want: said for want, _, said in panels.keys(desk)}
        assert said["want('replay')"] == desk.words(message)


@every_game
def test_what_a_walk_can_do_is_said_once_where_it_begins(game: Game[Any]) -> None:
    desk = after(seated(random_match(game.key, 5)), Do.WALK, Do.TO_START)
    told = telling(desk)
    keys = desk.words("walk-keys")
    assert told.prompt(desk.words).plain.count(keys) == 1
    panel = told.panel(desk.words, book_of(desk), ink_of(game.key, 2).palette, 40)
    assert keys not in panel.plain
