"""Jump letters: on every place that may be chosen, by themselves, and without taking a key from anything."""

from collections.abc import Mapping
from typing import Any

import pytest

from boardkit.core import Game
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.looks import Mark
from boardkit.draw.shapes import Place
from boardkit.games import GAMES
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, touched
from boardkit.tui.desk.facts import (
    KEPT,
    amount,
    asks_for_place,
    counted,
    free_letters,
    jump_keys,
    letters_on,
    shown_key,
    targets,
    verbs,
)
from boardkit.tui.desk.intents import Choose, Do, Next, Type
from boardkit.tui.desk.keys import PLAY_KEYS, Key
from boardkit.tui.desk.sight import PASSING
from boardkit.tui.desk.stakes import hint
from boardkit.tui.desk.tips import focus_of
from boardkit.tui.desk.update import typed
from tests.desk.test_playing import found
from tests.desk.test_verbs import tables
from tests.desk.tools import after, ink_of, new_match, opened, pressed, seated
from tests.every import every_game, every_key


def longest(letters: Mapping[Place, str]) -> int:
    """Count the keys that are typed for a place."""
    return max(map(len, letters.values()), default=0)


def asking(game: Game[Any]) -> list[Desk]:
    """Find tables of a game at which a place is asked, and take there what needs one."""
    desks = [desk for desk in tables(game.key) if asks_for_place(desk)]
    for desk in tables(game.key):
        choices = [choice for choice in desk.draft.choices if choice.needs_place]
        desks += [after(desk, Choose(choice)) for choice in choices[:2]]
    assert desks
    return desks


@every_game
def test_every_place_that_may_be_chosen_has_letters_of_its_own(game: Game[Any]) -> None:
    for desk in asking(game):
        letters = letters_on(desk)
        assert list(letters) == targets(touched(desk))
        assert len(set(letters.values())) == len(letters)
        assert len({len(typed_for) for typed_for in letters.values()}) <= 1
        assert panels.map_(desk).marks.letters == letters


@every_game
def test_what_is_taken_waits_for_its_place_where_there_are_several_unless_it_turns(game: Game[Any]) -> None:
    for desk in tables(game.key):
        bare = desk.__replace__(cursor=None)
        for choice in [choice for choice in desk.draft.choices if choice.needs_place][:2]:
            held = after(bare, Choose(choice))
            several, turns = len(set(held.draft.places)) > 1, held.draft.turns and not amount(held)
            assert (held.cursor is None) == bool(several and not turns)
            if held.cursor is None:
                assert after(held, Do.ACT).match is desk.match
                assert hint(held).plain == desk.words("choose-place", keys=longest(letters_on(held)))


@every_game
def test_letters_take_no_key_from_what_is_possible(game: Game[Any]) -> None:
    for desk in asking(game):
        possible = {verb.letter for verb in verbs(desk) if counted(desk, verb)[0]}
        keys = {letters[0] for letters in letters_on(desk).values()}
        assert keys == jump_keys(desk)
        assert not keys & (possible | KEPT)
        assert not (keys & {"r"} and touched(desk).draft.turns)


@every_game
def test_what_a_letter_takes_from_the_table_another_key_does(game: Game[Any]) -> None:
    for desk in asking(game):
        for key in (key for key in PLAY_KEYS if jump_keys(desk).intersection(key.keys)):
            shown = shown_key(desk, key)
            assert shown not in jump_keys(desk)
            assert [name for name in key.keys if name not in jump_keys(desk)]


@every_game
def test_a_place_is_chosen_by_two_keys_at_most(game: Game[Any]) -> None:
    for desk in asking(game):
        for place, letters in list(letters_on(desk).items())[::5]:
            assert len(letters) <= 2
            there = pressed(desk, *letters).desk
            assert there.cursor == place
            assert there.draft.legal
            assert there.touched


def test_no_letters_stand_while_something_else_can_be_done() -> None:
    desk = found(_has_both)
    assert not letters_on(desk)
    assert not panels.map_(desk).marks.letters


def _has_both(desk: Desk) -> bool:
    """Tell whether some of what can be done needs a place and some does not."""
    acts = [choice for choice in desk.sight.playable if choice.kind.verb not in PASSING]
    return not desk.touched and len({choice.needs_place for choice in acts}) == 2


@every_game
def test_a_place_keeps_the_letters_that_it_had_and_the_others_get_what_is_left(game: Game[Any]) -> None:
    for desk in asking(game):
        letters = letters_on(desk)
        turned = dict(zip(letters, reversed([*letters.values()]), strict=True))
        assert letters_on(desk.__replace__(dealt=turned)) == turned
        without = letters_on(desk.__replace__(dealt=dict(list(turned.items())[1:])))
        assert without.items() >= dict(list(turned.items())[1:]).items()
        assert len(set(without.values())) == len(letters)


@pytest.mark.sample(4)
@every_game
def test_a_place_keeps_its_letters_for_the_whole_question(game: Game[Any]) -> None:
    """Whatever is taken, however it is turned, and after it has been put back."""
    drafts = 0
    for desk in asking(game):
        known: dict[Place, str] = {}
        for choice in [one for one in desk.sight.choices if one.needs_place]:
            held = after(desk, Choose(choice))
            for _ in range(4):
                for place, letters in letters_on(held).items():
                    assert known.setdefault(place, letters) == letters
                drafts += 1
                held = after(held, Do.TURN) if held.draft.turns else held
        assert len(set(known.values())) == len(known)
        assert dict(letters_on(desk)).items() <= known.items()
    assert drafts


@every_game
def test_after_a_step_back_the_letters_stand_where_they_stood(game: Game[Any]) -> None:
    came_back = 0
    for desk in (one for one in tables(game.key) if asks_for_place(one) and not one.touched):
        before = letters_on(desk)
        first = next(one for one in desk.sight.playable if one.needs_place)
        typed_one = pressed(desk, *(next(iter(before.values()))[:1] if before else "")).desk
        for held in (typed_one, after(desk, Do.JUMP), after(typed_one, Choose(first)), after(desk, Next(1))):
            back = after(held, *[Do.BACK] * 4)
            assert letters_on(back) == before
            assert panels.map_(back).marks.letters == before
            came_back += bool(before)
    assert came_back or game.key == "terraforming_mars"


@pytest.mark.parametrize("key", ["tectonic_tribes", "water_sharing"])
def test_letters_stay_on_their_places_from_one_placement_to_the_next(key: str) -> None:
    stayed = 0
    for desk in asking(GAMES[key]):
        letters = letters_on(desk)
        for place in list(letters)[-2:]:
            then = after(pressed(desk, *letters[place]).desk, Do.ACT)
            again, free = letters_on(then), set(free_letters(touched(then)))
            same = {at for at in again.keys() & letters.keys() if len(again[at]) == len(letters[at])}
            kept = {at for at in same if set(letters[at]) <= free}
            assert all(again[at] == letters[at] for at in kept)
            stayed += len(kept)
    assert stayed


def test_who_gives_every_letter_to_a_key_has_none_on_places() -> None:
    desk = found(asks_for_place)
    own = tuple(Key("find", (letter,), letter, Do.FIND) for letter in free_letters(desk))
    assert not letters_on(desk.__replace__(keys=(*desk.keys, *own)))


def test_a_key_of_the_players_own_stands_on_no_place() -> None:
    desk = found(asks_for_place)
    letter = free_letters(desk)[0]
    own = desk.__replace__(keys=(*desk.keys, Key("find", (letter,), letter, Do.FIND)))
    assert letter in jump_keys(desk)
    assert letter not in jump_keys(own)
    assert not isinstance(typed(own, letter), Type)


def test_places_with_letters_are_marked_as_legal() -> None:
    desk = found(lambda desk: asks_for_place(desk) and not desk.touched)
    marks = panels.map_(desk).marks
    assert marks.legal == frozenset(marks.letters)
    assert marks.shown()[next(iter(marks.letters))] is Mark.LEGAL


def test_where_letters_stand_on_places_the_prompt_says_how_many_are_typed() -> None:
    desk = found(lambda desk: asks_for_place(desk) and desk.draft.move is None)
    assert hint(desk).plain == desk.words("choose-corner", keys=longest(letters_on(desk)))
    settling = opened(seated(new_match(GAMES["water_sharing"], 2)))
    assert "its 2 letters" in hint(settling).plain
    assert "its letter," in settling.words("choose-place", keys=1)
    assert "letter" not in settling.words("choose-place", keys=0)


def test_while_a_letter_is_to_be_typed_yet_nothing_is_pointed_at_and_enter_does_nothing() -> None:
    settling = opened(seated(new_match(GAMES["water_sharing"], 2)))
    letters = sorted(letters_on(settling).values())
    letters_there = letters[len(letters) // 2]
    half = after(settling, Type(letters_there[0]))
    assert half.draft.move is None
    assert hint(half).plain == half.words("choose-place", keys=1)
    assert after(half, Do.ACT).match is settling.match
    whole = after(half, Type(letters_there[1]))
    assert whole.draft.legal
    assert letters_on(settling)[getattr(whole.draft.move, PLACE)] == letters_there


def test_turning_a_piece_forgets_a_half_typed_place_and_the_square_below_it_is_not_told() -> None:
    laying = opened(seated(new_match(GAMES["tectonic_tribes"], 2)))
    laying = opened(after(laying, Next(1), Do.ACT))
    assert hint(laying).plain == laying.words("choose-corner", keys=longest(letters_on(laying)))
    first = min(letters_on(laying).values())[0]
    begun = after(laying, Type(first))
    assert len(letters_on(begun)) < len(letters_on(laying))
    told = "\n".join(line.plain for line in focus_of(begun, ink_of(laying.game.key, 2), 80).lines)
    assert all(begun.words("square-empty", at=str(at)) not in told for at in letters_on(laying))
    turned = pressed(begun, "r").desk
    assert letters_on(turned) == letters_on(pressed(laying, "r").desk)
    hovering = after(laying, Next(1))
    assert hovering.draft.legal
    assert hovering.cursor is not None
    told = "\n".join(line.plain for line in focus_of(hovering, ink_of(laying.game.key, 2), 80).lines)
    assert hovering.words("square-empty", at=str(hovering.cursor)) not in told


@pytest.mark.sample(4)
@every_key
def test_what_is_named_by_what_is_taken_is_ringed(key: str) -> None:
    for desk in tables(key):
        for choice in desk.sight.choices[:12]:
            there = after(desk, Choose(choice))
            picture = panels.map_(there).picture
            said = {value for _, value in choice.values if type(value) in set(map(type, picture.looks))}
            ringed = {place for ring in panels.map_(there).marks.rings for place in ring.places}
            assert said & picture.looks.keys() <= ringed
