"""Hands on devices: a leaf has nothing of another seat, the table nothing of any, and the rules decide."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Match, Move, Seat, legal
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import Sitter, people_of
from boardkit.core.lines.secret import after_answers, asked_apart, is_secret
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES
from boardkit.players.thinking import solve
from boardkit.tui.desk.desk import Desk, asks_all, update
from boardkit.tui.desk.intents import (
    Answered,
    BeginHands,
    Decide,
    Do,
    GiveTo,
    HandAsked,
    HandTaken,
    Intent,
    ListHands,
    RefuseHand,
    Served,
    ShowCode,
    Stroll,
    Thought,
    Voted,
    Want,
)
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Asking, Curtain, answers_together
from boardkit.tui.desk.match.hands import (
    Awaiting,
    Leaf,
    Pairing,
    answer_on,
    answers_of,
    asked_now,
    leaf_of,
    still_choosing,
    window_of,
)
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.wishes import Ask, Confirm, OfDevices, Pick, Tell
from tests.desk.texts import prompted
from tests.desk.tools import by_kind, drawn, ink_of, new_match, seated
from tests.every import every_game

A, B, C = Seat(0), Seat(1), Seat(2)
ADDRESSES = {
    Seat(seat): (f"http://192.168.178.123:43210/abcdefghijkmnpq{seat}/", *["▀" * 33] * 17)
    for seat in range(5)
}
SHARE = 0.04
"""Of how many tables it is held what they show."""

DRAFT = {"terraforming_mars": {"draft": True}}


def on_devices(match: Match[Any], *seats: Seat, language: str = "en") -> Desk:
    """Sit down at a match of which some seats, or all people, have their hands on devices."""
    desk = update(seated(match, language), Served(ADDRESSES, open_to_network=True)).desk
    desk = update(desk, Do.BACK).desk
    for seat in seats or people_of(match.players):
        desk = update(desk, HandTaken(seat)).desk
    return update(desk, Want.SIT_DOWN).desk


def new_game(game: Game[Any], seed: int = 7) -> Match[Any]:
    """Begin a match of three, or of as many as may play."""
    return new_match(game, min(3, game.seats[-1]), seed, **DRAFT.get(game.key, {}))


def leaf(desk: Desk, seat: Seat) -> Leaf:
    """Return what the device of a seat shows."""
    palette = match_palette(desk.game.key, tuple(range(len(desk.match.players))), Depth.FULL)
    return leaf_of(desk, seat, desk.words, palette)


def answered(desk: Desk, seat: Seat, *numbers: int) -> Desk:
    """Answer on the device of a seat."""
    intent = answer_on(desk, seat, leaf(desk, seat).stamp, numbers, desk.words)
    assert isinstance(intent, Answered), intent
    return update(desk, intent).desk


def walked(game: Game[Any], seed: int, most: int = 400) -> Iterator[Match[Any]]:
    """Play at random; walk the tables."""
    match, random = new_game(game, seed), Random(seed)
    while not match.over and match.at < most:
        yield match
        match = match.play(by_kind(legal(game, match.state), random))


def with_table(match: Match[Any], state: Any) -> Match[Any]:
    """Put another table in the place of the last."""
    *before, last = match.moments[: match.at + 1]
    return match.__replace__(moments=(*before, last.__replace__(step=last.step.__replace__(state=state))))


def all_answers(match: Match[Any], seat: Seat, random: Random) -> tuple[Move, ...]:
    """Answer for a seat in secret, until it is asked no more."""
    moves, table = list[Move](), asked_apart(match.game, match.state, seat)
    while table is not None and table.to_move == seat:
        moves.append(random.choice(legal(match.game, table)))
        table = after_answers(match.game, table, moves[-1:])
    return tuple(moves)


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", range(4))
@every_game
def test_a_leaf_is_the_same_for_tables_that_its_seat_cannot_tell_apart(game: Game[Any], seed: int) -> None:
    random, told = Random(seed), 0
    for match in walked(game, seed):
        if random.random() > (0.3 if is_secret(game, match.state) else SHARE):
            continue
        seat = Seat(random.randrange(len(match.players)))
        twin = with_table(match, game.guess(match.state, seat, random))
        one, other = on_devices(match), on_devices(twin)
        for rival in people_of(match.players):
            if (
                rival not in (seat, match.state.to_move)
                and random.random() < 0.5
                and is_secret(game, match.state)
            ):
                for_both = all_answers(match, rival, random), all_answers(twin, rival, random)
                one, other = (
                    update(desk, Answered(rival, moves)).desk
                    for desk, moves in zip((one, other), for_both, strict=True)
                )
        assert leaf(one, seat) == leaf(other, seat)
        told += 1
    assert told


@pytest.mark.sample(8)
@pytest.mark.parametrize("seed", range(8))
@every_game
def test_with_all_hands_on_devices_no_curtain_falls_and_the_table_shows_nothing_of_them(
    game: Game[Any], seed: int
) -> None:
    random, told = Random(seed), 0
    for match in walked(game, seed):
        if random.random() > SHARE / 2:
            continue
        desk = on_devices(match)
        assert desk.mode.curtain is None
        if answers_together(desk):
            continue
        twin = on_devices(with_table(match, game.guess(match.state, CHANCE, random)))
        assert drawn(desk) == drawn(twin)
        assert desk.sight.legal == twin.sight.legal
        assert isinstance(desk.mode, Awaiting) or not is_secret(game, match.state) or asks_all(desk)
        told += 1
    assert told


@pytest.mark.sample(2)
@every_game
def test_a_match_is_played_on_devices_where_hands_are_needed_and_at_the_table_elsewhere(
    game: Game[Any],
) -> None:
    random, desk, there = Random(3), on_devices(new_game(game, 3)), 0
    before = desk.match.at
    while not there or desk.match.at < before + 40:
        some = {random.choice(people_of(desk.match.players)), desk.match.state.to_move}
        seats = [seat for seat in some if seat is not None and leaf(desk, seat).question]
        if answers_together(desk):
            desk = update(desk, Do.BACK).desk
        elif asks_all(desk):
            wanting = update(desk, Voted(random.choice(people_of(desk.match.players)))).desk
            desk = update(wanting, Do.FORGO).desk
        elif seats and (is_secret(game, desk.match.state) or not desk.sight.legal or random.random() < 0.5):
            seat = random.choice(seats)
            offer = random.choice(leaf(desk, seat).offers)
            desk, there = answered(desk, seat, random.choice(offer.ways)[0]), there + 1
        else:
            desk = update(desk, Decide(random.choice(desk.sight.legal))).desk
        assert desk.mode.curtain is None


@every_game
def test_what_one_answers_in_secret_changes_nothing_that_another_may_answer(game: Game[Any]) -> None:
    random, told = Random(5), 0
    for match in walked(game, 5):
        if not is_secret(game, match.state) or random.random() > 0.3:
            continue
        later = {seat: asked_apart(game, match.state, seat) for seat in match.state.everyone}
        now = match
        while is_secret(game, now.state) and now.state.to_move == match.state.to_move:
            now = now.play(random.choice(legal(game, now.state)))
        for seat, table in later.items():
            if table is None or seat == match.state.to_move:
                continue
            asked = asked_apart(game, now.state, seat)
            if asked is not None:
                assert legal(game, asked) == legal(game, table)
                told += 1
            else:
                # Somebody has begun to negotiate.
                assert not is_secret(game, now.state)
    if game.in_secret and game.key != "water_sharing":
        assert told


def tribes(*seats: Seat) -> Desk:
    """Return a desk at which all choose their cards of a round."""
    match = new_match(GAMES["tectonic_tribes"], 3)
    while not is_secret(match.game, match.state):
        match = match.play(legal(match.game, match.state)[0])
    return on_devices(match, *seats)


def test_all_choose_at_once_and_the_table_says_who_still_does() -> None:
    desk = tribes()
    assert isinstance(desk.mode, Awaiting)
    assert prompted(desk).startswith("Still choosing in secret: Ada, Béla and Chen")
    desk = answered(answered(desk, C, 3), C, 4)
    assert desk.match.state.to_move == A
    assert leaf(desk, C).given == tuple(map(desk.words.say, answers_of(desk, C)))
    assert (leaf(desk, C).question, leaf(desk, C).status) == ("", "Still choosing: Ada and Béla")
    assert still_choosing(desk) == [A, B]
    desk = answered(desk, A, 0)
    assert desk.match.decider(desk.match.at) == A
    desk = answered(answered(answered(desk, B, 0), B, 0), A, 1)
    assert not is_secret(desk.game, desk.match.state)
    assert desk.hands is not None
    assert not desk.hands.answers
    assert isinstance(desk.mode, Choosing)


def test_what_was_answered_early_can_be_chosen_again() -> None:
    desk = answered(tribes(), C, 3)
    first = leaf(desk, C)
    desk = update(desk, Answered(C, ())).desk
    assert not leaf(desk, C).given
    assert leaf(desk, C).stamp != first.stamp
    assert len(leaf(desk, C).offers) == len(first.offers) + 1


def test_what_was_answered_early_and_does_not_fit_any_more_is_asked_again() -> None:
    desk = answered(tribes(), C, 3)
    (gone,) = answers_of(desk, C)
    stale = update(desk, Answered(C, (gone, gone))).desk
    assert (leaf(stale, C).given, answers_of(stale, C)) == ((), ())
    assert still_choosing(stale) == [A, B, C]
    assert answers_of(answered(stale, C, 3), C) == (gone,)


def test_a_curtain_falls_again_once_the_hand_of_who_is_asked_is_on_no_device() -> None:
    desk = next(
        on_devices(match)
        for match in walked(GAMES["terraforming_mars"], 3)
        if not is_secret(match.game, match.state) and match.game.private(match.state)
    )
    seat = desk.match.state.to_move
    assert seat is not None
    assert (desk.mode.curtain, desk.sight.down) == (None, True)
    assert update(desk, GiveTo(seat)).desk.mode == Curtain(seat)


def test_late_and_wrong_answers_get_a_sentence_and_change_nothing() -> None:
    desk = tribes()
    stamp = leaf(desk, A).stamp
    desk = answered(desk, A, 0)
    assert answer_on(desk, A, stamp, [0], desk.words) == desk.words("leaf-late")
    assert answer_on(desk, A, "", [0], desk.words) == desk.words("leaf-late")
    assert answer_on(desk, A, leaf(desk, B).stamp, [0], desk.words) == desk.words("leaf-late")
    for numbers in ([99], [-1], []):
        assert answer_on(desk, A, leaf(desk, A).stamp, numbers, desk.words) == desk.words("leaf-wrong")


def test_a_seat_without_a_device_chooses_behind_its_curtain_and_one_with_may_do_so_too() -> None:
    desk = tribes(B)
    assert desk.mode == Curtain(A)
    desk = update(desk, Do.ACT).desk
    desk = answered(answered(desk, B, 0), B, 0)
    assert desk.viewer == A
    for _ in range(2):
        desk = update(desk, Decide(desk.sight.legal[0])).desk
    assert desk.match.state.to_move == C
    alone = update(tribes(A, B), Do.ACT).desk
    assert alone.mode == Curtain(A)
    alone = update(alone, Do.ACT).desk
    alone = update(alone, Decide(alone.sight.legal[0])).desk
    assert (alone.viewer, alone.match.state.to_move) == (A, A)


def test_an_answer_waits_while_somebody_looks_elsewhere_and_tells_nothing_of_what_comes_of_it() -> None:
    desk = tribes()
    for seat in (B, C):
        desk = answered(answered(desk, seat, 0), seat, 0)
    desk = update(answered(desk, A, 0), Stroll(Stride.HAPPENING, -1)).desk
    assert desk.walk is not None
    walked_to = answered(desk, A, 0)
    assert is_secret(walked_to.game, walked_to.match.state)
    assert leaf(walked_to, A).given
    assert walked_to.match.state == desk.match.state
    back = update(walked_to, Do.BACK).desk
    assert not is_secret(back.game, back.match.state)


def test_who_takes_back_is_asked_again_and_what_others_have_answered_stays() -> None:
    desk = answered(answered(tribes(), C, 0), A, 0)
    desk = update(desk, Do.UNDO).desk
    assert asked_now(desk, A) is not None
    assert answers_of(desk, C)
    assert len(leaf(desk, A).offers) == len(leaf(desk, B).offers)


def test_a_vote_is_agreed_to_and_minded_on_devices() -> None:
    desk = tribes()
    for seat in (A, B, C):
        desk = answered(answered(desk, seat, 0), seat, 0)
    vote = update(desk, Do.UNDO).desk
    assert isinstance(vote.mode, Asking)
    assert "Take back" in leaf(vote, A).vote
    one = update(vote, Voted(A)).desk
    assert leaf(one, A).agreed
    assert not leaf(one, B).agreed
    all_ = update(update(one, Voted(B)).desk, Voted(C)).desk
    assert all_.match.at < desk.match.at
    minded = update(one, Voted(C, agrees=False)).desk
    assert minded.match.at == desk.match.at
    assert not leaf(minded, A).vote
    nobody = update(tribes(A), GiveTo(A)).desk
    assert update(nobody, Voted(A)).desk is nobody


def test_where_all_are_asked_a_device_says_that_its_seat_wants_to_answer() -> None:
    tables = (on_devices(match, A, B) for match in walked(GAMES["terristories"], 3))
    together, desk = [next(filter(fits, tables)) for fits in (answers_together, window_of)]
    assert leaf(together, A).wants is None
    assert update(together, Voted(A)).desk is together
    assert leaf(desk, A).wants is False
    wanting = update(desk, Voted(A)).desk
    assert leaf(wanting, A).wants is True
    assert update(wanting, Voted(A)).desk is wanting
    assert leaf(update(wanting, Voted(A, agrees=False)).desk, A).wants is False


def test_codes_are_shown_one_after_the_other_and_a_taken_hand_leads_to_the_next() -> None:
    desk = update(seated(tribes().match), Served(ADDRESSES, open_to_network=False)).desk
    assert desk.mode == Pairing(A, (B, C))
    sheet = desk.mode.sheet(desk, ink_of(desk.game.key, 3), Room(78, 20))
    assert sheet is not None
    assert sheet.lines[-1].plain == ADDRESSES[A][0]
    assert any("Only browsers on this computer" in line.plain for line in sheet.lines)
    assert sheet.width <= 78
    assert len(sheet.lines) <= 20
    outcome = update(desk, HandTaken(A))
    assert outcome.desk.mode == Pairing(B, (C,))
    assert any(isinstance(wish, Tell) for wish in outcome.wishes)
    skipped = update(outcome.desk, Do.ACT).desk
    assert skipped.mode == Pairing(C)
    assert isinstance(update(skipped, Do.ACT).desk.mode, Awaiting)
    assert isinstance(update(outcome.desk, Do.BACK).desk.mode, Awaiting)


def test_a_second_device_is_asked_about_and_any_can_be_sent_away() -> None:
    desk = answered(tribes(), C, 0)
    (wish,) = update(desk, HandAsked(A, "ticket")).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Confirm)
    assert wish.dialog.careful
    assert wish.dialog.otherwise is not None
    (refused,) = update(desk, wish.dialog.otherwise).wishes
    assert isinstance(refused, OfDevices)
    assert refused.wanted == RefuseHand("ticket")
    (given,) = update(desk, GiveTo(A, "ticket")).wishes
    assert isinstance(given, OfDevices)
    assert given.wanted == GiveTo(A, "ticket")
    outcome = update(desk, GiveTo(C))
    assert outcome.desk.hands is not None
    assert C not in outcome.desk.hands.taken
    assert not outcome.desk.hands.answers
    assert [wish.wanted for wish in outcome.wishes if isinstance(wish, OfDevices)] == [GiveTo(C)]
    assert update(desk, GiveTo(A)).desk.mode == Curtain(A)
    renewed = update(desk, Served({**ADDRESSES, C: ("http://10.0.0.2/new/", "█")}, open_to_network=True)).desk
    assert renewed.mode == desk.mode
    assert renewed.hands is not None
    assert renewed.hands.taken == {A, B, C}
    assert renewed.hands.codes[C] == ("http://10.0.0.2/new/", "█")
    assert update(outcome.desk, Answered(C, answers_of(desk, C))).desk.hands == outcome.desk.hands


def test_the_list_of_hands_begins_with_a_question_and_then_names_each_seat() -> None:
    (asked,) = update(seated(tribes().match), ListHands()).wishes
    assert isinstance(asked, Ask)
    assert isinstance(asked.dialog, Confirm)
    (wish,) = update(seated(tribes().match), asked.dialog.then).wishes
    assert isinstance(wish, OfDevices)
    assert wish.wanted == BeginHands()
    (listed,) = update(tribes(A, B), ListHands()).wishes
    assert isinstance(listed, Ask)
    assert isinstance(listed.dialog, Pick)
    wanted: list[Intent] = [GiveTo(A), GiveTo(B), ShowCode(C)]
    assert [intent for _, intent in listed.dialog.entries] == wanted


def test_at_an_open_table_all_is_done_there_whatever_devices_have() -> None:
    desk = on_devices(tribes().match.__replace__(open_table=True))
    assert isinstance(desk.mode, Choosing)
    assert desk.sight.legal
    assert not leaf(desk, A).question
    assert leaf(desk, A).hand
    assert update(desk, Answered(A, (desk.sight.legal[0],))).desk.match.at == desk.match.at


def test_while_a_computer_chooses_phones_answer_and_what_they_say_waits_for_its_turn() -> None:
    match = tribes().match
    computer = match.players[B].__replace__(sitter=Sitter.NEWCOMER)
    desk = on_devices(match.__replace__(players=(match.players[A], computer, match.players[C])))
    desk = answered(answered(desk, A, 0), A, 0)
    assert isinstance(desk.mode, Thinking)
    assert leaf(desk, A).status == "Still choosing: Chen"
    desk = answered(answered(desk, C, 0), C, 0)
    assert leaf(desk, A).status == "You have answered."
    while isinstance(desk.mode, Thinking) and desk.match.state.to_move == B:
        desk = update(desk, Thought(desk.mode.task, solve(desk.mode.task))).desk
    assert not is_secret(desk.game, desk.match.state)
