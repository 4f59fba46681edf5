"""The action bar: always the same verbs, each with its letter, its list, and its count."""

from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core import Choice, Game, choice_of, evolve, legal
from boardkit.draw.drawings import drawing_of
from boardkit.draw.extras import verbs_of
from boardkit.games import GAMES
from boardkit.tui.desk import rooms
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do, OpenVerb
from boardkit.tui.desk.keyboard import shown_key, typed
from boardkit.tui.desk.keys import PLAY_KEYS, Key
from boardkit.tui.desk.modes.curtain import draw_curtain
from boardkit.tui.desk.verbs import choices_of, counted, verbs
from boardkit.tui.desk.wishes import Keep, Tell
from tests.desk.tools import after, new_match, opened, pressed, seated, wanted_by
from tests.tui.desks import wished

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@cache
def tables(key: str) -> tuple[Desk, ...]:
    """Sit down at tables of a match that is played at random."""
    game, random = GAMES[key], Random(3)
    match, found = evolve(new_match(game, max(2, game.seats[0])), open_table=True), list[Desk]()
    for number in range(120):
        if match.over:
            break
        if number % 3 == 0:
            found.append(seated(match))
        moves = legal(game, match.state)
        kind = random.choice(list(dict.fromkeys(map(type, moves))))
        match = match.play(random.choice([move for move in moves if type(move) is kind]))
    return tuple(found)


@games
def test_each_verb_has_a_letter_and_moves_of_its_own(game: Game[Any]) -> None:
    found = verbs_of(drawing_of(game.key))
    kinds = [kind for verb in found for kind in verb.moves]
    assert len({verb.letter for verb in found}) == len(found) > 0
    assert all(len(verb.letter) == 1 and verb.letter.islower() for verb in found)
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) <= set(game.moves)


@games
def test_the_bar_is_the_same_wherever_moves_are_made(game: Game[Any]) -> None:
    expected = [verb.letter for verb in verbs_of(drawing_of(game.key))]
    for desk in tables(game.key):
        told = rooms.bar(desk)
        assert [verb.letter for verb, *_ in told] == expected
        assert all(0 <= possible <= count for _, _, possible, count in told)
        assert all(word for _, word, *_ in told)


@games
def test_a_letter_lists_what_its_verb_offers_and_acts_on_nothing(game: Game[Any]) -> None:
    listed = 0
    for desk in tables(game.key):
        for verb in verbs(desk):
            outcome = pressed(desk, verb.letter)
            assert outcome.desk.match is desk.match
            assert not any(isinstance(wish, Keep) for wish in outcome.wishes)
            offered = choices_of(desk, verb)
            if offered and not (verb.letter == "r" and outcome.desk.verb != "r"):
                listed += 1
                assert set(outcome.desk.listed) == set(offered)
                taken = offered[0] if len(offered) == 1 else None
                assert outcome.desk.draft.choice == taken
                assert counted(desk, verb)[1] == len(offered)
    assert listed


@games
def test_a_verb_that_offers_nothing_says_so_and_changes_nothing(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for verb in verbs(desk):
            if not choices_of(desk, verb) and isinstance(typed(desk, verb.letter), OpenVerb):
                outcome = pressed(desk, verb.letter)
                assert outcome.desk is desk
                name = desk.words(verb.message)
                assert wished(outcome, Tell).sentence == desk.words("verb-not-now", verb=name)


@games
def test_what_a_verb_lists_is_closed_again(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for verb in verbs(desk):
            if choices_of(desk, verb):
                inside = after(desk, OpenVerb(verb.letter))
                assert inside.verb == verb.letter
                closed = after(inside, Do.BACK, Do.BACK)
                assert not closed.verb
                assert closed.listed == desk.listed
                assert closed.draft.choice is None


@games
def test_every_move_of_a_verb_is_reached_by_its_letter_and_a_digit(game: Game[Any]) -> None:
    reached = 0
    for desk in tables(game.key):
        for verb in verbs(desk):
            inside = after(desk, OpenVerb(verb.letter))
            for move in desk.sight.legal:
                if type(move) in verb.moves:
                    reached += 1
                    assert choice_of(move) in inside.listed
    assert reached


@games
def test_every_command_keeps_a_key_beside_the_verbs(game: Game[Any]) -> None:
    letters = {verb.letter for verb in verbs_of(drawing_of(game.key))}
    assert [key.action for key in PLAY_KEYS if letters.issuperset(key.keys)] == []
    for desk in tables(game.key)[:5]:
        for key in PLAY_KEYS:
            assert wanted_by(desk, spelled(desk, key)) == key.intent, key.action


def spelled(desk: Desk, key: Key) -> str:
    """Return the key that the footer shows, by its name."""
    shown = shown_key(desk, key)
    return next((name for name in key.keys if name.replace("ctrl+", "^") == shown), key.keys[0])


@games
def test_no_letter_opens_a_verb_where_no_move_is_made(game: Game[Any]) -> None:
    desk = seated(new_match(game, max(2, game.seats[0])))
    match = opened(desk).match
    assert match.state.to_move is not None
    for one in (draw_curtain(opened(desk), match.state.to_move).desk, after(opened(desk), Do.WALK)):
        assert not rooms.bar(one)
        for verb in verbs_of(one.drawing):
            assert not isinstance(typed(one, verb.letter), OpenVerb)
            assert after(one, OpenVerb(verb.letter)) is one


@games
def test_what_is_barred_stays_in_the_list_of_its_verb(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for verb in verbs(desk):
            inside = after(desk, OpenVerb(verb.letter))
            barred = [choice for choice in choices_of(desk, verb) if choice not in desk.sight.playable]
            assert all(choice in inside.listed for choice in barred)
            assert all(isinstance(entry, Choice) for entry in inside.listed) or not choices_of(desk, verb)
