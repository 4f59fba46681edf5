"""The result before the keyboard goes on: what it shows, hides, how it is taken back; whose clock runs."""

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import CHANCE, Game, NoteKind, Seat, evolve, legal, notation
from boardkit.core.lines.course import Stride
from boardkit.draw.blocks import FROM_ABOVE, Room
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.draw.seats import LETTERS
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import PlaceStart
from boardkit.games.terristories.rules.moves import Propose
from boardkit.text import words_for
from boardkit.text.log import Group
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all, update
from boardkit.tui.desk.facts import own_map, shown_map, works
from boardkit.tui.desk.intents import Decide, Do, Intent, Say, Stroll, Take, Type, Want
from boardkit.tui.desk.keys import PLAY_KEYS
from boardkit.tui.desk.match.curtain import Asking, Curtain, falls
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.panels import Clock, clock_said, due
from boardkit.tui.desk.recap import recap_for
from boardkit.tui.desk.update import HandingOver, decided, typed
from boardkit.tui.desk.wishes import Ask, ChangeHands, Hush, Keep, Notice
from boardkit.tui.table.layout import ALWAYS
from boardkit.tui.widgets.controls import keys_with_room
from tests.desk.test_curtains import bare, tells_more
from tests.desk.test_recap import desks
from tests.desk.tools import after, beneath, drawn, ink_of, made, new_match, opened, pressed, said, seated
from tests.every import every_game, every_language

secretive = pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.secret])

DECISIONS = 40
"""How far matches are played in which results are looked at."""


@lru_cache(maxsize=4)
def results(game: Game[Any], seats: int, seed: int, **changes: Any) -> tuple[tuple[Desk, Desk], ...]:
    """Play a match by hand; return the desk before and after each decision that ends with its result."""
    return tuple(_results(game, seats, seed, **changes))


def _results(game: Game[Any], seats: int, seed: int, **changes: Any) -> Iterator[tuple[Desk, Desk]]:
    desk, random = opened(seated(evolve(new_match(game, seats, seed), **changes))), Random(seed)
    for _ in range(DECISIONS):
        if desk.match.over:
            return
        kind = random.choice(list(dict.fromkeys(map(type, desk.sight.legal))))
        before, move = desk, random.choice([move for move in desk.sight.legal if type(move) is kind])
        desk = made(desk, move).desk
        if isinstance(desk.mode, HandingOver):
            yield before, desk
        desk = opened(desk)


@cache
def some_results(key: str) -> tuple[tuple[Desk, Desk], ...]:
    """Keep the results of a match of a game that has secrets."""
    found = results(GAMES[key], 3, 5)
    assert found
    return found


def handing(desk: Desk) -> HandingOver:
    assert isinstance(desk.mode, HandingOver)
    return desk.mode


def seen_by_seat(key: str, *, taken_freely: bool) -> tuple[Desk, Desk]:
    """Find a result that can, or cannot, be taken back without a vote, of a seat that hides something."""
    return next(
        (before, desk)
        for before, desk in some_results(key)
        if bool(desk.match.revealed_since(before.match.at)) is not taken_freely
        and falls(before, before.viewer)
    )


@pytest.mark.sample(4)
@secretive
def test_a_result_shows_nothing_that_not_everybody_may_see(key: str) -> None:
    for before, desk in some_results(key)[::2]:
        assert tells_more(before) or not falls(before, before.viewer)
        assert not tells_more(desk)
        assert (desk.viewer, desk.seated) == (CHANCE, CHANCE)
        assert not desk.sight.choices
        assert beneath(desk.__replace__(modes=(Choosing(),), layer=None))[1:4] == bare(desk)[1:4]


@secretive
def test_a_result_belongs_to_whoever_decided_and_goes_to_whoever_is_next(key: str) -> None:
    for before, desk in some_results(key):
        assert handing(desk).by == before.viewer == desk.match.decider(desk.match.at)
        assert handing(desk).to == desk.match.state.to_move != handing(desk).by


@pytest.mark.sample(6)
@secretive
def test_a_result_says_who_decided_what_and_who_is_next(key: str) -> None:
    for _, desk in some_results(key):
        mode, words = handing(desk), desk.words
        prompt = panels.prompt(desk, ink_of(key, 3)).plain
        message = "handing-over" if mode.may_look else "handing-open"
        assert words(message, seat=words.seat(mode.to), letter=mode.opener) in prompt
        told = [text for group in recap_for(desk, CHANCE, CHANCE) for text, _ in group.sentences]
        assert all(text in said(desk).replace("\n    ", " ") for text in told[:1])


def test_a_result_says_that_something_was_chosen_in_secret() -> None:
    found = [desk for _, desk in results(GAMES["terristories"], 2, 9)]
    chosen = [desk for desk in found if type(desk.match.moments[desk.match.at].move) is Propose]
    assert chosen
    for desk in chosen:
        said_first = desk.words("handing-secret", seat=desk.words.seat(handing(desk).by))
        assert panels.prompt(desk, ink_of("terristories", 2)).plain.startswith(said_first)


def test_a_result_begins_with_what_was_decided_not_with_what_only_led_to_it() -> None:
    led, own, after = (Group(at, seat, ()) for at, seat in ((1, CHANCE), (2, Seat(0)), (3, CHANCE)))
    assert decided([led, own, after]) == [own, after]
    assert decided([led, after]) == [led, after]


@every_language
@pytest.mark.parametrize("width", [78, 118])
def test_what_came_of_a_turn_is_told_once_where_the_hand_lay(language: str, width: int) -> None:
    ink, told = ink_of("terraforming_mars", 2), 0
    for _, desk in results(GAMES["terraforming_mars"], 2, 5):
        desk = desk.__replace__(words=words_for(language, "terraforming_mars"))
        below = " ".join(line.plain.strip(" →") for line in handing(desk).below(desk, ink, Room(width, 60)))
        said_of_it = [text for group in recap_for(desk, CHANCE, CHANCE)[-1:] for text, _ in group.sentences]
        prompt, log = panels.prompt(desk, ink).plain, panels.recap(desk, ink, 44).plain
        for text in said_of_it:
            assert " ".join(text.split()) in " ".join(below.split())
            assert text not in prompt + log
            told += 1
    assert told


def test_of_a_long_turn_the_latest_is_told_where_not_all_has_room() -> None:
    ink, cut = ink_of("terraforming_mars", 3), 0
    for _, desk in some_results("terraforming_mars"):
        for height in (3, 7, 60):
            lines = handing(desk).below(desk, ink, Room(78, height))
            whole = handing(desk).below(desk, ink, Room(78, 60))
            assert len(lines) <= height
            if len(whole) > height and lines[0].plain.startswith(FROM_ABOVE):
                assert [*whole, *lines][-1].plain == lines[-1].plain
                cut += 1
    assert cut


@pytest.mark.sample(2)
@secretive
def test_whatever_is_done_at_a_result_tells_no_secret(key: str) -> None:
    _, desk = seen_by_seat(key, taken_freely=True)
    for intent in [*Do, *Want, Take(0), Type("a"), Stroll(Stride.TURN, -1), Stroll(Stride.HAPPENING, -1)]:
        if intent in (Do.UNDO, Do.TURN_AGAIN, Do.ACT):
            continue
        once = update(desk, intent)
        assert not tells_more(once.desk), intent
        assert once.desk.match is desk.match, intent
        assert not any(isinstance(wish, Keep) for wish in once.wishes)
        assert not tells_more(after(once.desk, Do.REPLAY)), intent


@secretive
def test_nobody_makes_a_move_at_a_result(key: str) -> None:
    _, desk = some_results(key)[0]
    for move in legal(desk.game, desk.match.state):
        assert update(desk, Decide(move)).desk is desk
        assert update(desk, Say(notation.write(move))).desk is desk
    for digit in "1234567890":
        assert pressed(desk, digit).desk is desk
    assert [verb.letter for verb in panels.bar(desk)] == [verb.letter for verb in desk.drawing.verbs]
    assert not any(verb.possible or verb.count for verb in panels.bar(desk))
    assert not panels.hand(desk, ink_of(key, 3), Room(118, 7))


def test_where_each_has_a_map_the_result_stands_on_that_of_whoever_has_taken_the_turn() -> None:
    others = 0
    for _, desk in some_results("life_in_reterra"):
        assert shown_map(desk) == handing(desk).by
        others += own_map(desk) != handing(desk).by
        curtain = pressed(desk, "enter").desk
        assert shown_map(opened(curtain)) == handing(desk).to
    assert others


@pytest.mark.sample(3)
@secretive
def test_the_result_is_the_curtain_of_whoever_is_next_unless_something_was_drawn(key: str) -> None:
    for _, desk in some_results(key):
        outcome = update(desk, Do.ACT)
        if handing(desk).may_look:
            assert outcome.desk.mode == Curtain(handing(desk).to)
            assert beneath(outcome.desk) == bare(outcome.desk)
            assert {ChangeHands, Hush} <= set(map(type, outcome.wishes))
        else:
            assert isinstance(outcome.desk.mode, Choosing)
            assert outcome.desk.seated == handing(desk).to
            assert ChangeHands in set(map(type, outcome.wishes))
        assert opened(outcome.desk).viewer == handing(desk).to


@pytest.mark.sample(3)
@secretive
def test_the_letter_of_whoever_is_next_hands_over_as_enter_does(key: str) -> None:
    for _, desk in some_results(key):
        letter = LETTERS[handing(desk).to]
        assert (
            pressed(desk, letter).desk.mode
            == pressed(desk, letter.lower()).desk.mode
            == update(desk, Do.ACT).desk.mode
        )


@secretive
def test_taking_back_before_the_keyboard_is_handed_over_needs_nobody(key: str) -> None:
    before, desk = seen_by_seat(key, taken_freely=True)
    outcome = pressed(desk, "u")
    assert outcome.desk.match.at == before.match.at
    if handing(desk).may_look:
        assert isinstance(outcome.desk.mode, Choosing)
        assert outcome.desk.viewer == outcome.desk.seated == handing(desk).by
    else:
        assert outcome.desk.mode == Curtain(handing(desk).by)
    assert any(isinstance(wish, Keep) for wish in outcome.wishes)
    assert NoteKind.TAKEN_BACK not in [note.kind for note in outcome.desk.match.notes]


@pytest.mark.sample(3)
@secretive
def test_from_the_curtain_the_result_is_looked_at_again(key: str) -> None:
    for _, desk in some_results(key):
        if not handing(desk).may_look:
            assert desk.words("curtain-undo") not in said(pressed(desk, "enter").desk)
            continue
        fallen = pressed(desk, "enter").desk
        assert desk.words("curtain-undo") in panels.curtain(fallen, ink_of(key, 3)).plain
        assert desk.words("curtain-undo") not in panels.curtain(seated(desk.match), ink_of(key, 3)).plain
        again = pressed(fallen, "u").desk
        assert again.match is desk.match
        assert handing(again) == handing(desk).__replace__(alone=False)
        assert not tells_more(again)
        assert drawn(again) == drawn(desk.turning(handing(desk).__replace__(drawn=())))
        assert pressed(again, "enter").desk.mode == Curtain(handing(desk).to)


@secretive
def test_taking_back_from_the_curtain_never_shows_a_hand(key: str) -> None:
    curtains = 0
    for before, desk in some_results(key):
        back = pressed(desk, *(["enter", "u"] if handing(desk).may_look else []), "u").desk
        assert not tells_more(back)
        assert back.seated == CHANCE
        if not isinstance(back.mode, Asking) and falls(back, before.viewer):
            curtains += 1
            assert back.mode == Curtain(before.viewer)
            assert back.match.at == before.match.at
    assert curtains


@secretive
def test_a_curtain_that_has_been_opened_leads_back_to_no_result(key: str) -> None:
    _, desk = some_results(key)[0]
    hidden = after(opened(desk), Do.CURTAIN)
    assert isinstance(hidden.mode, Curtain)
    assert pressed(hidden, "u").desk is hidden


def test_what_has_been_revealed_is_taken_back_by_all_or_not_at_all() -> None:
    before, desk = seen_by_seat("life_in_reterra", taken_freely=False)
    voting = pressed(desk, "u").desk
    assert isinstance(voting.mode, Asking)
    assert not tells_more(voting)
    refused = pressed(voting, "escape").desk
    assert refused.match is desk.match
    assert refused.mode == Curtain(handing(desk).to)
    agreed = after(voting, *map(Type, "abc"))
    assert agreed.match.at == before.match.at
    assert NoteKind.TAKEN_BACK in [note.kind for note in agreed.match.notes]
    assert not tells_more(agreed)


@secretive
def test_a_replay_before_handing_over_plays_the_turn(key: str) -> None:
    played = 0
    for before, desk in some_results(key):
        playing = pressed(desk, "n").desk
        walk = playing.walk
        assert walk is not None
        assert playing.mode.pace(playing)
        assert walk.halt.at <= before.match.at
        played += not walk.over
        assert walk.over <= all(halt.at <= before.match.at for halt in walk.halts)
        assert not tells_more(playing)
        back = pressed(playing, "escape", "escape").desk
        assert back.modes == desk.modes
    assert played


@secretive
def test_the_footer_of_a_result_names_only_what_works(key: str) -> None:
    _, desk = some_results(key)[0]
    shown = [action.removeprefix("want('").removesuffix("')") for action, _, _ in panels.keys(desk)]
    assert {"pick", "undo", "replay"} <= set(shown)
    intents = {one.action: one.intent for one in PLAY_KEYS}
    assert all(works(desk, intents[action]) for action in shown)
    letters = {letter: typed(desk, letter) for letter in "abcdefghijklmnopqrstuvwxyz"}
    assert {letter for letter, wanted in letters.items() if wanted is not None} <= {
        handing(desk).opener.lower()
    }


@secretive
def test_an_enter_too_many_lays_nobodys_cards_open_and_the_letter_of_who_is_next_does(key: str) -> None:
    openers = 0
    for _, desk in some_results(key):
        mode = handing(desk)
        again = pressed(desk, "enter").desk
        assert again.viewer != mode.to or mode.thinks
        if mode.opener:
            openers += 1
            assert again.match is desk.match
            assert again.vain
            assert pressed(again, mode.opener).desk.viewer == mode.to
        elif isinstance(again.mode, Curtain):
            assert isinstance(pressed(again, "enter").desk.mode, Curtain)
            assert pressed(again, again.mode.opener).desk.viewer == mode.to
    assert openers or key == "tectonic_tribes"


@every_game
def test_where_nothing_is_hidden_nothing_is_handed_over(game: Game[Any]) -> None:
    assert not results(game, max(2, game.seats[0]), 2, open_table=True)
    if 1 in game.seats:
        assert not results(game, 1, 2)


@secretive
def test_who_goes_on_deciding_keeps_the_keyboard(key: str) -> None:
    desk, random, kept = opened(seated(new_match(GAMES[key], 2, 3))), Random(3), 0
    for _ in range(DECISIONS):
        if desk.match.over:
            break
        done = update(desk, Decide(random.choice(desk.sight.legal))).desk
        to = done.match.state.to_move
        sees = desk.viewer == desk.seated or not falls(done, desk.viewer)
        if to == desk.viewer and sees and not asks_all(done):
            kept += 1
            assert isinstance(done.mode, Choosing | FillingAlone)
            assert done.viewer == desk.viewer
        desk = opened(done)
    assert kept


@pytest.mark.parametrize("way", [lambda move: Decide(move), lambda move: Say(notation.write(move))])
def test_a_result_is_shown_however_the_move_was_made(way: Any) -> None:
    before, desk = some_results("tectonic_tribes")[0]
    move = desk.match.moments[before.match.at + 1].move
    intent: Intent = way(move)
    done = after(before, *((Do.TYPE_MOVE,) if isinstance(intent, Say) else ()), intent)
    assert done.mode == desk.mode
    assert drawn(done) == drawn(desk)


def test_a_match_that_is_opened_again_begins_behind_the_curtain() -> None:
    _, desk = some_results("tectonic_tribes")[0]
    assert seated(desk.match).mode == Curtain(handing(desk).to)


def test_a_seat_that_hides_nothing_is_asked_at_once() -> None:
    desk = seated(new_match(GAMES["tectonic_tribes"], 2))
    done = pressed(desk, "tab", "enter").desk
    assert done.match.at > desk.match.at
    assert isinstance(done.mode, Choosing)
    assert done.viewer == Seat(done.match.state.to_move) != desk.viewer


def test_nobody_is_told_what_they_have_seen_in_their_hand_since() -> None:
    dealt_after_laying = 0
    for seed in range(6):
        desk = seated(new_match(GAMES["tectonic_tribes"], 2, seed))
        while not isinstance(desk.mode, HandingOver):
            laid = isinstance(desk.match.state.question, PlaceStart) and desk.match.state.to_move == ADA
            dealt_after_laying += laid and desk.match.state.order[-1:] == (ADA,)
            desk = update(
                desk, Decide(desk.sight.legal[0]) if isinstance(desk.mode, Choosing) else Do.ACT
            ).desk
        assert handing(desk).by == ADA
        assert not handing(desk).may_look
    assert dealt_after_laying


@pytest.mark.parametrize("language", ["en", "fr"])
@secretive
def test_a_seat_is_told_what_it_drew_by_its_last_act_and_nobody_else_is(key: str, language: str) -> None:
    seen = 0
    for _, here in some_results(key):
        desk = here.__replace__(words=words_for(language, key, here.words.names))
        mode = handing(desk)
        if not mode.drawn:
            assert desk.words("handing-drawn") not in mode.labels.values()
            continue
        seen += 1
        (dialog,) = (wish.dialog for wish in pressed(desk, "i").wishes if isinstance(wish, Ask))
        assert isinstance(dialog, Notice)
        assert dialog.title == desk.words("handing-drawn-title", seat=desk.words.seat(mode.by))
        for event in mode.drawn:
            own, public = desk.words.say(event), desk.words.say(event.covered(CHANCE))
            assert own in dialog.lines
            assert own != public
            assert own not in said(desk)
        again = pressed(desk, "enter", "u").desk
        if isinstance(again.mode, HandingOver):
            assert not handing(again).may_look
            assert [wish for wish in pressed(again, "i").wishes if isinstance(wish, Ask)] == []
    assert seen or key != "terraforming_mars"


@pytest.mark.sample(6)
@every_language
@secretive
def test_what_was_drawn_is_named_once_at_the_foot_of_a_narrow_table(key: str, language: str) -> None:
    for _, here in some_results(key):
        desk = here.__replace__(words=words_for(language, key, here.words.names))
        drawn_key = ("want('inspect')", "i", desk.words("handing-drawn"))
        foot = keys_with_room(panels.keys(desk), 80, ALWAYS)
        assert (drawn_key in foot) == handing(desk).may_look
        assert said(desk).count(desk.words("handing-drawn")) == handing(desk).may_look


ADA, BELA = Seat(0), Seat(1)


@given(st.lists(st.tuples(st.sampled_from([ADA, BELA, None]), st.integers(0, 500))))
def test_the_time_of_all_adds_up_to_that_in_which_somebody_was_due(
    turns: list[tuple[Seat | None, int]],
) -> None:
    clock, now, expected = Clock((0.0, 0.0)), 0.0, {ADA: 0, BELA: 0}
    for seat, seconds in turns:
        clock, now = clock.passed_to(seat, now), now + seconds
        if seat is not None:
            expected[seat] += seconds
    assert {seat: clock.used_by(seat, now) for seat in (ADA, BELA)} == expected


def test_time_is_written_in_minutes_behind_the_letter_of_each_seat() -> None:
    palette = match_palette("tectonic_tribes", (0, 1), Depth.FULL)
    clock = Clock((59.9, 3600.0), ADA, 100.0)
    assert clock_said(clock, 105.0, words_for("en"), palette).plain == "time   A  1:04   B  60:00"
    assert clock_said(clock, 105.0, words_for("fr"), palette).plain.startswith("temps")


def test_whoever_looks_at_a_result_is_due_until_the_keyboard_is_handed_over() -> None:
    results = 0
    for desk in desks(GAMES["tectonic_tribes"]):
        if isinstance(desk.mode, HandingOver):
            results += 1
            assert due(desk) == desk.mode.by
            behind = after(desk, Do.ACT)
            assert due(behind) == desk.mode.to
        else:
            assert due(desk) == desk.match.state.to_move
    assert results
