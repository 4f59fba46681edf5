"""What a seat hides is at a desk only between its curtain and the next hand at the keyboard."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Match, Moment, Seat, Step, Study, legal
from boardkit.core.lines.course import Stride
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard, WhichDrop
from boardkit.text import LANGUAGES, words_for
from boardkit.text.log import told
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.facts import key_for, shown_key, works
from boardkit.tui.desk.intents import AnswerForChance, Decide, Do, Intent, Say, Stroll, Take, Tick, Want
from boardkit.tui.desk.keys import PLAY_KEYS
from boardkit.tui.desk.match.curtain import Asking, Curtain, answers_together, draw_curtain
from boardkit.tui.desk.match.forms import Typing
from boardkit.tui.desk.match.playing import Choosing, commands
from boardkit.tui.desk.panels import curtain, shared, title
from boardkit.tui.desk.sight import Walk, secret_from_all
from boardkit.tui.desk.update import HandingOver, typed
from boardkit.tui.desk.wishes import ChangeHands, Hush, Keep, Leave, Open, OpenPalette
from tests.daily import by_night, in_turn
from tests.desk.texts import prompted, texts
from tests.desk.tools import (
    NAMES,
    ROOM,
    after,
    anything,
    beneath,
    by_kind,
    drawn,
    ink_of,
    new_match,
    opened,
    pressed,
    seat_lines,
    seated,
)
from tests.every import every_game

ACTS = 150
"""How many things are wanted of each desk."""

SHARE = 0.1
"""Of how many of the tables at which somebody is asked face down it is held what they show."""

COVERING = (
    Do.UNDO,
    Do.REDO,
    Do.WALK,
    Do.PLAY,
    Do.TYPE_MOVE,
    Do.CURTAIN,
    Do.PRESENT,
    Stroll(Stride.HAPPENING, -1),
    Want.OPEN_TABLE,
    Want.COME_BACK,
    Want.SCORE,
)
"""What brings a curtain or a vote, or looks back."""


def tells_more(desk: Desk) -> bool:
    """Tell whether a desk shows what not everybody may see, now or in the past."""
    match, walk = desk.match, desk.walk
    real = match.state if walk is None else walk.halt.state
    walked = walk is not None and [halt.event for halt in walk.halts] != [
        halt.event for halt in Walk.through(match, CHANCE).halts
    ]
    heard = list(desk.sight.told(desk.words)) != list(told(match, CHANCE, desk.words))
    return bool(walked or heard or desk.state != match.game.view(real, CHANCE))


def is_covered(desk: Desk) -> bool:
    return isinstance(desk.mode, Curtain | Asking)


def bare(desk: Desk) -> tuple[Any, ...]:
    """Draw what lies beneath the cover of a desk at which nobody has done anything yet."""
    fresh = Desk.of(desk.study, desk.words, Choosing())
    alike = fresh.__replace__(order=desk.order, zoom=desk.zoom, layer=desk.layer, speed=desk.speed)
    onlooker = draw_curtain(alike, Seat(0)).desk
    return beneath(onlooker.__replace__(modes=desk.modes))


def at_the_first_discard(seed: int = 0) -> Desk:
    """Lay the cards of the origin; then Mum is asked again, and now she has a hand behind her curtain."""
    match = new_match(GAMES["tectonic_tribes"], 3, seed)
    while not isinstance(match.state.question, WhichDiscard):
        match = match.play(legal(match.game, match.state)[0])
    return seated(match)


@pytest.mark.sample(2)
@every_game
@pytest.mark.parametrize("seed", [0, 1, by_night(2), by_night(3)])
def test_no_desk_shows_what_a_seat_hides_but_behind_its_own_curtain(game: Game[Any], seed: int) -> None:
    random, opener, secrets, covers = Random(seed), CHANCE, 0, 0
    desk = seated(new_match(game, max(2, game.seats[0]), seed))
    for number in range(ACTS):
        intent: Intent = random.choice(COVERING) if number % 3 else anything(desk, random)
        if desk.sight.legal and number % 3 == 1:
            intent = Decide(random.choice(desk.sight.legal))
        if isinstance(desk.mode, Curtain):
            intent, opener = Do.ACT, desk.mode.seat
        elif isinstance(desk.mode, HandingOver) and intent is Do.ACT:
            opener = desk.mode.to
        elif isinstance(desk.mode, Asking):
            intent = Do.BACK
        desk = update(desk, intent).desk
        if is_covered(desk):
            covers, opener = covers + 1, CHANCE
            assert not tells_more(desk), intent
        elif not desk.match.open_table and tells_more(desk):
            secrets += 1
            assert desk.viewer == desk.seated == opener, intent
    assert secrets
    assert covers


@pytest.mark.sample(2)
@every_game
def test_a_cover_leaves_nothing_of_what_was_done(game: Game[Any]) -> None:
    random, covers = Random(11), 0
    desk = seated(new_match(game, max(2, game.seats[0]), 3))
    for _ in range(10):
        for _ in range(4):
            if not desk.match.open_table:
                desk = opened(update(desk, anything(desk, random)).desk)
        for way in (Do.CURTAIN, Want.OPEN_TABLE, Do.UNDO):
            covered = update(desk, way).desk
            if is_covered(covered) and not desk.match.open_table:
                covers += 1
                assert beneath(covered) == bare(covered), way
                assert covered.cursor is None
                assert not covered.letters
                assert not covered.draft.moves
                assert covered.walk is None
    assert covers


@every_game
def test_behind_a_curtain_and_during_a_vote_hardly_anything_is_known(game: Game[Any]) -> None:
    match = new_match(game, max(2, game.seats[0]), 3)
    covered = draw_curtain(seated(match), Seat(0)).desk
    voting = after(opened(covered), Want.OPEN_TABLE)
    assert isinstance(voting.mode, Asking)
    everything = [
        *(key.intent for key in PLAY_KEYS),
        *Want,
        *(Take(0), Say("pass"), Tick(1), AnswerForChance(None), Stroll(Stride.TURN, -1)),
        *map(Decide, legal(game, match.state)),
    ]
    for desk, answers in ((covered, {Do.ACT}), (voting, {Do.BACK})):
        for intent in everything:
            outcome = update(desk, intent)
            if intent not in answers:
                assert outcome.desk is desk, intent
            assert not any(isinstance(wish, Open | Keep) for wish in outcome.wishes)
        assert isinstance(update(desk, Do.LEAVE).wishes[-1], Leave)
        assert isinstance(update(desk, Do.PALETTE).wishes[-1], OpenPalette)
        assert [intent for _, intent in commands(desk)] == [Do.LEAVE]


def test_no_digit_or_letter_means_anything_behind_a_curtain_but_that_of_its_seat() -> None:
    desk = at_the_first_discard()
    assert isinstance(desk.mode, Curtain)
    known = [key for key in "1234567890abcxyz'" if typed(desk, key) is not None]
    assert known == [desk.mode.opener.lower()]
    assert typed(desk, "enter") is Want.UNAIMED


def test_a_curtain_falls_before_the_hand_though_its_seat_was_asked_in_public_before() -> None:
    desk = at_the_first_discard()
    assert isinstance(desk.mode, Curtain)
    assert not tells_more(desk)
    assert tells_more(opened(desk))


@pytest.mark.parametrize("way", [Do.CURTAIN, Do.UNDO, Want.OPEN_TABLE])
def test_whoever_covers_the_table_has_it_hushed_and_hands_change(way: Intent) -> None:
    outcome = update(opened(at_the_first_discard()), way)
    assert any(isinstance(wish, Hush) for wish in outcome.wishes)
    assert any(isinstance(wish, ChangeHands) for wish in outcome.wishes) == (way is Do.CURTAIN)


@pytest.mark.parametrize("before", [(), (Do.WALK,), (Do.WALK, Do.PLAY), (Do.TYPE_MOVE,), (Do.JUMP,)])
def test_the_curtain_falls_whatever_is_done(before: tuple[Intent, ...]) -> None:
    desk = after(opened(at_the_first_discard()), *before, Do.CURTAIN)
    assert isinstance(desk.mode, Curtain)
    assert beneath(desk) == bare(desk)
    assert isinstance(opened(desk).mode, Choosing)


def test_a_line_that_was_being_typed_is_gone_behind_the_curtain() -> None:
    typing = after(opened(at_the_first_discard()), Do.TYPE_MOVE)
    assert isinstance(typing.mode, Typing)
    assert typing.mode.suggested
    assert all(not isinstance(mode, Typing) for mode in after(typing, Do.CURTAIN).modes)


def test_an_alarm_of_before_wakes_nothing_behind_the_curtain() -> None:
    playing = after(opened(at_the_first_discard()), Do.TO_START, Do.PLAY)
    covered = after(playing, Do.CURTAIN)
    for desk in (covered, opened(covered)):
        for number in range(4):
            assert after(desk, Tick(number)) is desk


def test_a_curtain_speaks_the_language_of_now() -> None:
    desk = at_the_first_discard()
    french = desk.__replace__(words=words_for("fr", "tectonic_tribes", NAMES[:3]))
    ink = ink_of("tectonic_tribes", 3)
    assert french.words("curtain-pass") in curtain(french, ink).plain
    assert desk.words("curtain-pass") not in curtain(french, ink).plain
    assert not tells_more(french)
    assert drawn(french) != drawn(desk)


def test_after_a_presentation_a_hand_is_behind_its_curtain_again() -> None:
    outcome = update(opened(at_the_first_discard()), Do.PRESENT)
    assert not tells_more(outcome.desk)
    [show] = [wish for wish in outcome.wishes if isinstance(wish, Open)]
    assert show.then is Want.COME_BACK
    back = after(outcome.desk, show.then)
    assert isinstance(back.mode, Curtain)
    assert tells_more(opened(back))


def test_a_presentation_leaves_a_table_alone_that_hides_nothing() -> None:
    match = at_the_first_discard().match.__replace__(open_table=True)
    desk = after(seated(match), Do.WALK, Do.TO_START)
    outcome = update(desk, Do.PRESENT)
    assert outcome.desk is desk
    [show] = [wish for wish in outcome.wishes if isinstance(wish, Open)]
    assert show.then is None


SECRET = re.compile(r"(in|en) secret\b|\bsecret$|choix secret", re.IGNORECASE | re.MULTILINE)
"""What is said of what others do not see."""


@pytest.mark.parametrize(("game", "language"), in_turn(GAMES.values(), LANGUAGES, lambda game: game.key))
def test_nothing_is_said_to_be_secret_where_the_table_is_open(game: Game[Any], language: str) -> None:
    random, asked = Random(5), 0
    match = new_match(game, min(3, game.seats[-1])).__replace__(open_table=True)
    for number in range(90):
        if match.over:
            break
        if number % 6 == 0:
            desk = seated(match, language)
            ink = ink_of(game.key, len(match.players))
            rooms_ = (title(desk, ink, 200), seat_lines(desk, ink, ROOM), shared(desk, ink, ROOM))
            # Rules that are quoted say what the book says.
            said = "\n".join(
                (prompted(desk), *(room.plain for room in rooms_), *texts(desk.sight.told(desk.words)))
            )
            assert not SECRET.search(said), said
            closed = opened(seated(match.__replace__(open_table=False), language))
            asked += bool(SECRET.search(prompted(closed)))
        match = match.play(random.choice(legal(game, match.state)))
    assert asked or game.key in ("life_in_reterra", "water_sharing", "terristories")


def test_a_table_that_is_opened_speaks_of_no_secrets_any_more_and_of_those_of_a_closed_one() -> None:
    match = new_match(GAMES["terraforming_mars"], 2)
    desk = opened(seated(match))
    assert prompted(desk).startswith("Choose your corporation, in secret")
    free = after(desk.__replace__(study=Study(match.__replace__(open_table=True))), Do.BACK)
    assert prompted(opened(free)).startswith("Choose your corporation  ")
    alone = seated(new_match(GAMES["terraforming_mars"], 1))
    assert prompted(alone).startswith("Choose your corporation  ")


@pytest.mark.parametrize("matches", [1, by_night(4)])
@every_game
def test_who_is_asked_what_needs_no_secret_is_asked_face_down_and_looks_behind_a_curtain(
    game: Game[Any], matches: int
) -> None:
    face_down = 0
    for match in asked_face_down(game, matches):
        face_down += 1
        desk = seated(match)
        asked = match.state.to_move
        assert isinstance(desk.mode, Choosing)
        assert desk.sight.acting
        assert desk.sight.down
        assert not tells_more(desk)
        assert not {*map(type, desk.sight.legal)} & {*game.held}
        looks = desk.words("face-down", key=shown_key(desk, key_for(desk, Do.CHOICES))) in prompted(desk)
        assert looks == desk.sight.holds_covered
        assert prompted(desk).startswith(f"{desk.words.seat(desk.viewer)}: ")
        curtain = (
            pressed(desk, shown_key(desk, key_for(desk, Do.CHOICES))) if looks else update(desk, Do.CHOICES)
        ).desk
        assert curtain.mode == Curtain(asked)
        assert update(desk, Do.HINT).desk.mode == curtain.mode
        inside = update(curtain, Do.ACT).desk
        assert (inside.viewer, inside.seated, inside.sight.down) == (asked, asked, False)
        assert {*desk.sight.legal} <= {*inside.sight.legal}
        assert not (works(desk, Do.ONLY_MOVE) and len(inside.sight.legal) > 1), (
            "only what is open is the only move"
        )
    assert face_down


def test_whoever_chose_last_has_the_hand_face_down_when_all_look_at_what_is_turned_up() -> None:
    game, last = GAMES["tectonic_tribes"], 0
    for seed in range(6):
        desk = at_the_first_discard(seed)
        while not desk.match.state.order:
            desk = update(
                desk, Do.ACT if is_covered(desk) or not desk.sight.acting else Decide(desk.sight.legal[0])
            ).desk
        chose = desk.match.state.seats - 1
        last += desk.match.state.to_move == chose
        assert desk.sight.acting
        assert desk.sight.down
        assert not tells_more(desk)
        asked = update(update(desk, Do.CHOICES).desk, Do.ACT).desk
        place = next(move for move in asked.sight.legal if move.verb == "tribe")
        assert not update(asked, Decide(place)).desk.sight.down, "whoever has looked goes on looking"
    assert last
    assert game.private(at_the_first_discard().match.state)


def test_3_3_2_all_that_may_be_laid_or_lost_is_offered_though_the_hand_lies_face_down() -> None:
    game, numbered = GAMES["tectonic_tribes"], 0
    for seed in range(8):
        match, random = new_match(game, 3, seed), Random(seed)
        for _ in range(200):
            if hides_what_is_not_needed(match) and (desk := seated(match)).sight.acting:
                assert desk.sight.down
                assert desk.sight.legal == legal(game, match.state)
                # A card of the hand with the number of a seat does not hide that seat.
                held = match.state.hands[match.state.to_move]
                numbered += isinstance(match.state.question, WhichDrop) and not {1, 2}.isdisjoint(held)
            match = match.play(random.choice(legal(game, match.state)))
            if match.over:
                break
    assert numbered


@pytest.mark.sample(3)
@pytest.mark.parametrize("matches", [1, by_night(4)])
@every_game
def test_what_lies_face_down_changes_nothing_on_the_screen(game: Game[Any], matches: int) -> None:
    for number, match in enumerate(asked_face_down(game, matches)):
        other = game.guess(match.state, CHANCE, Random(number))
        desk, twin = seated(match), seated(alone_at(match, other))
        assert drawn(desk) == drawn(twin)
        assert desk.sight.legal == twin.sight.legal
        chosen = update(desk, Do.ACT).desk, update(twin, Do.ACT).desk
        assert drawn(chosen[0]) == drawn(chosen[1])


def hides_what_is_not_needed(match: Match[Any]) -> bool:
    """Tell whether who is asked hides something from all that is not needed for what they are asked."""
    return not match.game.private(match.state) and secret_from_all(match, Seat(match.state.to_move or 0))


@cache
def asked_face_down(game: Game[Any], matches: int) -> tuple[Match[Any], ...]:
    """Play at random; return some tables at which who hides something is asked what does not need it."""
    windows, found = drawing_of(game.key).windows, list[Match[Any]]()
    for seed in range(matches):
        match, random = new_match(game, min(3, game.seats[-1]), seed), Random(seed)
        while not match.over and match.at < 400:
            window, hidden = type(match.state.question) in windows, hides_what_is_not_needed(match)
            if hidden and not window and random.random() < SHARE and not answers_together(seated(match)):
                found.append(alone_at(match, match.state))
            match = match.play(by_kind(legal(game, match.state), random))
    return tuple(found)


def alone_at(match: Match[Any], state: Any) -> Match[Any]:
    """Begin with a table."""
    return match.__replace__(moments=(Moment(Step(state)),), at=0)
