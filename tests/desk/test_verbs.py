"""The action bar: always the same verbs, each with its letter, its list, and its count."""

from functools import cache
from itertools import chain
from random import Random
from typing import Any
from unicodedata import normalize

import pytest

from boardkit.core import CHANCE, Choice, Game, choice_of, legal
from boardkit.draw.drawings import drawing_of
from boardkit.draw.numbers import series_said
from boardkit.draw.show import Verb, words_there
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.box.things import Project, Resource
from boardkit.games.terraforming_mars.rules.changes import TooFewCards
from boardkit.games.terraforming_mars.rules.moves import DoProject, EndTurn, Pass, SellCard
from boardkit.games.terraforming_mars.rules.questions import TakeAction, WhichPatent
from boardkit.games.water_sharing.rules.moves import PlayAction
from boardkit.games.water_sharing.rules.questions import PlaceZone
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all, update
from boardkit.tui.desk.facts import (
    asks_for_place,
    choices_of,
    counted,
    forgoes,
    jump_keys,
    keys_of,
    only_way,
    series_of,
    shown_key,
    verbs,
    why_barred,
)
from boardkit.tui.desk.intents import Do, OpenVerb
from boardkit.tui.desk.keys import PLAY_KEYS, Key
from boardkit.tui.desk.match.curtain import draw_curtain
from boardkit.tui.desk.match.forms import FillingAlone, FillingTogether
from boardkit.tui.desk.match.together import AnsweringTogether
from boardkit.tui.desk.sight import passing
from boardkit.tui.desk.stakes import hint
from boardkit.tui.desk.update import typed
from boardkit.tui.desk.wishes import Ask, Keep, Pick, Tell
from tests.desk.tools import after, by_kind, new_match, opened, pressed, seated, surely, wanted_by
from tests.every import every_game
from tests.tui.desks import wished


@cache
def tables(key: str) -> tuple[Desk, ...]:
    """Sit down at tables of a match that is played at random."""
    game, random = GAMES[key], Random(3)
    match, found = new_match(game, max(2, game.seats[0])).__replace__(open_table=True), list[Desk]()
    for number in range(120):
        if match.over:
            break
        if number % 3 == 0:
            found.append(seated(match))
        match = match.play(by_kind(legal(game, match.state), random))
    return tuple(found)


def listing(desk: Desk) -> list[Verb]:
    """List the verbs whose letter lists something: all but the one that passes."""
    return [verb for verb in verbs(desk) if not forgoes(desk, verb.letter)]


@every_game
def test_each_verb_has_a_letter_and_moves_of_its_own(game: Game[Any]) -> None:
    found = drawing_of(game.key).verbs
    kinds = [kind for verb in found for kind in verb.moves]
    assert len({verb.letter for verb in found}) == len(found) > 0
    assert all(len(verb.letter) == 1 and verb.letter.islower() for verb in found)
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) <= set(game.moves)


@every_game
def test_the_bar_is_the_same_but_where_letters_of_what_it_cannot_do_stand_for_something(
    game: Game[Any],
) -> None:
    expected = [verb.letter for verb in drawing_of(game.key).verbs]
    for desk in tables(game.key):
        told = panels.bar(desk)
        stands = jump_keys(desk).union(keys_of(desk))
        if len(told) < len(expected):
            assert stands.intersection(expected)
            assert all(verb.possible for verb in told)
            continue
        assert [verb.letter for verb in told] == expected
        if not isinstance(desk.mode, FillingAlone | FillingTogether | AnsweringTogether):
            assert stands.isdisjoint(verb.letter for verb in told if not verb.possible)
        if isinstance(desk.mode, FillingAlone | FillingTogether | AnsweringTogether):
            lit = ["f", "p"] if isinstance(desk.mode, FillingTogether) else []
            assert [verb.letter for verb in told if verb.possible] == lit
            continue
        assert all(len(verb.names) > 1 and all(verb.names) for verb in told)
        assert all(len(verb.names[-1]) <= len(verb.names[0]) for verb in told)
        for verb in verbs(desk):
            possible, count = counted(desk, verb)
            assert 0 <= possible <= count


@pytest.mark.parametrize("language", ["en", "fr"])
@every_game
def test_the_short_word_of_a_verb_begins_as_a_word_of_the_long_one(game: Game[Any], language: str) -> None:
    words = words_for(language, game.key, [])
    kit = [f"verb-bar-{which}" for which in ("enough", "end", "nobody", "others", "no")]
    for message in (*(verb.message for verb in drawing_of(game.key).verbs), *kit):
        long, short = (plain(words(one)) for one in (message, f"short-{message}"))
        assert any(begun[:3] in long for begun in short.split()), (long, short)


def plain(said: str) -> str:
    """Return a text in small letters without accents."""
    return normalize("NFD", said.casefold()).encode("ascii", "ignore").decode()


@every_game
def test_a_letter_lists_what_its_verb_offers_and_acts_on_nothing(game: Game[Any]) -> None:
    listed = 0
    for desk in tables(game.key):
        for verb in listing(desk):
            outcome = pressed(desk, verb.letter)
            assert outcome.desk.match is desk.match
            assert not any(isinstance(wish, Keep) for wish in outcome.wishes)
            offered = choices_of(desk, verb)
            if offered and not (verb.letter == "r" and outcome.desk.verb != "r"):
                listed += 1
                assert set(outcome.desk.listed) == set(offered)
                on_a_form = len(outcome.desk.modes) > len(desk.modes)
                can_be = [one for one in offered if one in desk.sight.playable or len(offered) == 1]
                taken = can_be[0] if len(can_be) == 1 and not on_a_form else None
                assert outcome.desk.draft.choice == taken
                assert counted(desk, verb)[1] == len(offered)
    assert listed


def test_what_alone_a_verb_can_do_is_taken_by_its_letter_told_and_done_by_one_enter() -> None:
    alone = 0
    for desk in chain.from_iterable(map(tables, GAMES)):
        for verb in listing(desk):
            inside = after(desk, OpenVerb(verb.letter))
            move = inside.draft.move
            if move is not None and only_way(inside) and inside.modes == desk.modes:
                alone += 1
                assert inside.match is desk.match
                named = words_there(inside.drawing, inside.sight.view, inside.words).say(move)
                assert inside.words("only-way", move=named) in hint(inside).plain
                done = surely(update(inside, Do.ACT)).desk.match
                assert done.moments[desk.match.at + 1].move == move
    assert alone


@every_game
def test_a_verb_that_offers_nothing_says_so_and_changes_nothing(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for verb in verbs(desk):
            offers = choices_of(desk, verb) or counted(desk, verb)[0]
            if not offers and isinstance(typed(desk, verb.letter), OpenVerb):
                outcome = pressed(desk, verb.letter)
                assert outcome.desk is desk
                name, series = desk.words(verb.message), series_of(desk.sight, verb)
                lacking = (
                    () if series is None else series_said(series, desk.drawing, desk.sight.view, desk.words)
                )
                none = desk.words.explanation(verb.message, "none")
                told = "\n".join(lacking) or none or desk.words("verb-not-now", verb=name)
                assert wished(outcome, Tell).sentence == told


@every_game
def test_what_a_verb_lists_is_closed_again(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for verb in listing(desk):
            if choices_of(desk, verb):
                inside = after(desk, OpenVerb(verb.letter))
                assert inside.verb == verb.letter
                closed = after(inside, Do.BACK, Do.BACK)
                assert not closed.verb
                assert closed.listed == desk.listed
                assert closed.draft.choice is None


@every_game
def test_every_move_of_a_verb_is_reached_by_its_letter_and_a_digit(game: Game[Any]) -> None:
    reached = 0
    for desk in tables(game.key):
        for verb in listing(desk):
            inside = after(desk, OpenVerb(verb.letter))
            for move in desk.sight.legal:
                if verb.offers(choice_of(move)) and move not in desk.drawing.alike(desk.state):
                    reached += 1
                    assert choice_of(move) in inside.listed
    assert reached


@every_game
def test_every_command_keeps_a_key_beside_the_verbs(game: Game[Any]) -> None:
    found = {verb.letter for verb in drawing_of(game.key).verbs}
    letters = {letter for letter in found if not forgoes(tables(game.key)[0], letter)}
    assert [key.action for key in PLAY_KEYS if letters.issuperset(key.keys)] == []
    asking = [one for one in tables(game.key) if not (asks_all(one) or isinstance(one.mode, FillingAlone))]
    for desk in asking[:5]:
        for key in PLAY_KEYS:
            assert wanted_by(desk, spelled(desk, key)) == key.intent, key.action


@every_game
def test_help_names_keys_that_do_what_it_says(game: Game[Any]) -> None:
    for desk in tables(game.key)[:3]:
        help_ = wished(update(desk, Do.HELP), Ask).dialog
        assert isinstance(help_, Pick)
        for label, intent in help_.entries:
            shown = str(label)[:10].strip()
            key = next(key for key in desk.keys if key.intent == intent)
            name = next((name for name in key.keys if name.replace("ctrl+", "^") == shown), key.keys[0])
            assert wanted_by(desk, name) == intent, label


def spelled(desk: Desk, key: Key) -> str:
    """Return the key that the footer shows, by its name."""
    shown = shown_key(desk, key)
    return next((name for name in key.keys if name.replace("ctrl+", "^") == shown), key.keys[0])


@every_game
def test_no_letter_opens_a_verb_where_no_move_is_made(game: Game[Any]) -> None:
    desk = seated(new_match(game, max(2, game.seats[0])))
    match = opened(desk).match
    assert match.state.to_move is not None
    for one in (draw_curtain(opened(desk), match.state.to_move).desk, after(opened(desk), Do.WALK)):
        assert not panels.bar(one)
        for verb in one.drawing.verbs:
            assert not isinstance(typed(one, verb.letter), OpenVerb)
            assert after(one, OpenVerb(verb.letter)) is one


@every_game
def test_what_is_barred_stays_in_the_list_of_its_verb(game: Game[Any]) -> None:
    for desk in tables(game.key):
        for verb in listing(desk):
            inside = after(desk, OpenVerb(verb.letter))
            barred = [choice for choice in choices_of(desk, verb) if choice not in desk.sight.playable]
            assert all(choice in inside.listed for choice in barred)
            assert all(isinstance(entry, Choice) for entry in inside.listed) or not choices_of(desk, verb)


@every_game
def test_the_last_verb_does_what_its_key_does_wherever_moves_are_made(game: Game[Any]) -> None:
    for desk in tables(game.key):
        last = verbs(desk)[-1:]
        for verb in last:
            by_key, by_bar = pressed(desk, verb.letter), update(desk, OpenVerb(verb.letter))
            assert by_bar.desk.match.at == by_key.desk.match.at
            assert list(map(type, by_bar.wishes)) == list(map(type, by_key.wishes))
            shown = any(told.possible for told in panels.bar(desk) if told.letter == verb.letter)
            assert shown == (passing(desk.sight.legal) is not None)


MARS = GAMES["terraforming_mars"]


def at_turn(taken: int = 0) -> Desk:
    """Sit down where an action is taken on Mars by a seat that need not begin with its corporation's."""
    match = new_match(MARS, 2).__replace__(open_table=True)
    while not _may_do_anything(match.state, taken):
        match = match.play(legal(MARS, match.state)[0])
    return seated(match)


def _may_do_anything(state: Any, taken: int) -> bool:
    question = state.question
    opening = state.to_move != CHANCE and state.companies[state.to_move].opening
    return isinstance(question, TakeAction) and question.taken == taken and not opening


def test_patents_are_sold_by_their_letter_and_also_stand_among_the_projects() -> None:
    desk = at_turn()
    sale = choice_of(DoProject(Project.SELL_PATENTS))
    assert pressed(desk, "x").desk.draft.choice == sale
    assert sale in pressed(desk, "s").desk.listed
    selling = pressed(desk, "x", "enter").desk
    assert isinstance(selling.match.state.question, WhichPatent)
    assert [entry.kind for entry in pressed(selling, "x").desk.listed if isinstance(entry, Choice)] == [
        SellCard
    ] * len(selling.match.state.companies[selling.viewer].hand)


def test_without_a_card_to_sell_the_letter_says_why() -> None:
    desk = at_turn()
    bare = pressed(without_hand(desk), "x").desk
    assert bare.draft.choice is not None
    refusal = why_barred(bare, bare.draft.choice)
    assert isinstance(refusal, TooFewCards)
    assert next(told for told in panels.bar(bare) if told.letter == "x").possible is False


def without_hand(desk: Desk) -> Desk:
    """Take the cards out of the hand of whoever is asked."""
    match = desk.match
    now, state = match.moments[match.at], match.state
    assert state.to_move is not None
    bare = state.give(state.to_move, hand=())
    moments = (*match.moments[: match.at], now.__replace__(step=now.step.__replace__(state=bare)))
    return seated(match.__replace__(moments=moments))


def test_plants_and_heat_are_counted_against_what_they_are_wanted_for() -> None:
    desk = at_turn()
    company = desk.match.state.companies[desk.viewer]
    counts = {told.letter: told.count for told in panels.bar(desk)}
    assert counts["g"] == f"{company.stock[Resource.PLANTS]}/{company.works.plants}"
    assert counts["h"] == f"{company.stock[Resource.HEAT]}/8"


def test_passing_a_generation_asks_where_something_is_left_and_after_an_action_only_the_turn_ends() -> None:
    desk = at_turn()
    passed = pressed(desk, "p").desk
    assert isinstance(passed.match.moments[desk.match.at + 1].move, Pass)
    later = at_turn(1)
    ended = pressed(later, "p").desk
    assert isinstance(ended.match.moments[later.match.at + 1].move, EndTurn)
    said = [next(told for told in panels.bar(desk) if told.letter == "p") for desk in (at_turn(), later)]
    assert [(one.names[0], one.count) for one in said] == [("Pass", ""), ("End turn", "")]


def test_cards_for_any_moment_stand_under_their_verb_where_something_is_built() -> None:
    asked, seen = GAMES["water_sharing"], 0
    for seed in range(12):
        desk = seated(new_match(asked, 2, seed).__replace__(open_table=True))
        if not any(choice.kind is PlayAction for choice in desk.sight.choices):
            continue
        assert [type(desk.match.state.question), len(desk.listed)] == [PlaceZone, 1]
        assert asks_for_place(desk)
        cards = pressed(desk, "c").desk
        assert {entry.kind for entry in cards.listed if isinstance(entry, Choice)} == {PlayAction}
        seen += 1
    assert seen
