"""Every reachable table of every game is sound, reads as it was written, and plays on; faults have words."""

from functools import cache, partial
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Fault, Game, Match, Player, Question, Study, legal
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.faults import NoSuchPiece, Piece, TooMany
from boardkit.core.editing.parts import Part, put, walk, whole
from boardkit.core.editing.sound import counted, faults_of
from boardkit.core.notation.shapes import Basic, Leaf, Number, fields_of
from boardkit.core.notation.shapes import Piece as Thing
from boardkit.core.records import position
from boardkit.core.records.record import from_json, record, start_at, to_json
from boardkit.core.records.replay import restore
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import names_of
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.players.lookup import pick
from boardkit.testing.strategies import played, shared
from boardkit.text import LANGUAGES, words_for
from boardkit.text.names import class_id
from boardkit.text.parts import PartWords
from boardkit.text.reasons import fault_said
from tests.daily import in_turn
from tests.every import every_game, every_language
from tests.games.classes import below
from tests.games.edits import edit
from tests.helpers import fault_of

UNFIT: Final = (-7, 3, 500)
"""Numbers to put where they may not belong."""


@pytest.mark.sample(3)
@every_game
@given(data=st.data())
def test_a_reachable_table_is_sound_and_reads_as_it_was_written(game: Game[Any], data: st.DataObject) -> None:
    match = played(data.draw(shared(game)))
    for at in data.draw(st.lists(st.integers(0, len(match.moments) - 1), min_size=1, max_size=4)):
        state = match.moments[at].step.state
        assert faults_of(game, state) == ()
        assert position.position_of(game, position.position_code(game, state)) == state


@every_game
@given(data=st.data())
def test_a_match_is_played_saved_and_resumed_from_any_position(game: Game[Any], data: st.DataObject) -> None:
    setting = data.draw(shared(game))
    match, random = played(setting), Random(setting.seed)
    state = match.moments[data.draw(st.integers(0, len(match.moments) - 1))].step.state
    begun = start_at(game, position.position_code(game, state), match.players, setting.seed)
    for _ in range(8):
        if not begun.over:
            begun = begun.play(pick(legal(game, begun.state), random))
    again = restore(game, from_json(to_json(record(Study(begun), "1")).encode()))
    assert again == Study(begun)


@pytest.mark.sample(6)
@every_game
def test_a_thing_that_is_not_in_the_box_is_told_wherever_it_lies(game: Game[Any]) -> None:
    state, random = table(game), Random(2)
    pieces = [
        (part, "?" if part.shape.by is Basic.TEXT else 999_999)
        for part in walk(whole(state))
        if isinstance(part.shape, Thing) and part.value is not None
    ]
    for part, stranger in random.sample(pieces, min(len(pieces), 60)):
        code = position.position_code(game, put(state, part.path, stranger))
        drafted = position.drafted_position(game, code)
        assert any(isinstance(fault, NoSuchPiece) for fault in faults_of(game, drafted)), part.path
        assert isinstance(
            fault_of(partial(position.editable_position, game, code)), position.PositionHasFaults
        )


@cache
def table(game: Game[Any], decisions: int = 60) -> Any:
    random = Random(5)
    seats = max(2, game.seats[0])
    match = Match.start(game, game.options(), [Player(f"P{n}", n) for n in range(seats)], 5)
    for _ in range(decisions):
        if len(match.moments) < 2 or not match.over:
            match = match.play(pick(legal(game, match.state), random))
    return match.state


@pytest.mark.sample(6)
@pytest.mark.parametrize(("game", "language"), in_turn(GAMES.values(), LANGUAGES, lambda game: game.key))
def test_whatever_is_edited_is_sound_or_its_faults_have_words(game: Game[Any], language: str) -> None:
    words, random = words_for(language, game.key, ["P0", "P1"]), Random(1)
    start, found = Editing(game, table(game, 25)), set()
    parts = [part for part in walk(start.whole) if part.path and start.part(part.path) == part]
    for part in random.sample(parts, min(len(parts), 120)):
        for edited in edits(start, part, random):
            for fault in edited.faults[:20]:
                assert "{" not in fault_said(fault, words)
                found.add(type(fault))
            code = position.position_code(game, edited.state)
            assert position.drafted_position(game, code) == edited.state
    assert len(found) > 2


def edits(start: Editing[Any], part: Part, random: Random) -> list[Editing[Any]]:
    """Change a part in ways that its shape allows."""
    if isinstance(part.shape, Number):
        return [start.put(part.path, number) for number in UNFIT]
    if isinstance(part.shape, Leaf) and (values := start.values(part.shape)):
        return [start.put(part.path, random.choice(values))]
    return [start.without(part.path)]


@pytest.mark.nightly
@pytest.mark.timeout(0)
@every_game
def test_many_edited_tables_are_played_on_or_their_faults_have_words(game: Game[Any]) -> None:
    for number in range(1000):
        edit(game, number)


@every_game
@every_language
def test_every_part_of_every_table_has_a_name(game: Game[Any], language: str) -> None:
    words = words_for(language, game.key, ["P0", "P1"])
    state = table(game)
    parts = PartWords.of(words, state)
    for part in walk(Editing(game, state).whole):
        for step in part.path:
            assert type(step) is not str or words.knows(f"part-{kebab(step)}") or step in parts.keys
        assert parts.said(part)
        assert parts.trail(part.path) or not part.path


@every_game
def test_questions_have_names_for_their_parts(game: Game[Any]) -> None:
    words = words_for("en", game.key)
    kinds = [kind for kind in game.business if issubclass(kind, Question)]
    names = {name for kind in kinds for name in names_of(kind)}
    assert [name for name in names if not words.knows(f"part-{kebab(name)}")] == []


@every_game
@every_language
def test_every_fault_of_a_game_can_be_said(game: Game[Any], language: str) -> None:
    words = words_for(language, game.key, ["P0", "P1"])
    own = [kind for kind in below(Fault) if kind.__module__.startswith(f"{game.package}.")]
    kinds = [kind for kind in own if not list(below(kind))]
    sound = Editing(game, table(game), places=tuple(drawing_of(game.key).map(table(game), None).looks))
    assert len(kinds) > 4
    for kind in kinds:
        values = {name: sound.fresh(whole) for name, whole in fields_of(kind).items()}
        said = fault_said(kind(**values), words)
        assert said
        assert class_id(kind) not in said


@every_game
@every_language
def test_every_piece_of_every_box_has_a_name(game: Game[Any], language: str) -> None:
    words = words_for(language, game.key, ["P0", "P1"])
    said = [fault_said(fault, words) for fault in counted({}, game.box(table(game)))]
    assert len(said) > 50
    assert [one for one in said if one.startswith(("“", "«"))] == []


@every_game
def test_limits_are_set_for_fields_that_there_are(game: Game[Any]) -> None:
    assert [key for key in game.limits if fields_of(key[0]).get(key[1]) is None] == []


@every_game
@every_language
def test_no_message_tells_a_fault_that_is_no_more(game: Game[Any], language: str) -> None:
    own = words_for(language, game.key).messages.ids - words_for(language).messages.ids
    told = {name for name in own if name.startswith("fault-")}
    assert told
    assert told <= {class_id(kind) for kind in below(Fault) if kind.__module__.startswith(game.package)}


def test_tectonic_tribes_knows_a_card_that_lies_twice() -> None:
    game = GAMES["tectonic_tribes"]
    state = table(game, 3)
    doubled = state.__replace__(face_up=(*state.face_up, state.deck[0]))
    words = words_for("en", game.key)
    said = [fault_said(fault, words) for fault in faults_of(game, doubled)]
    assert said == [f"Terrain card {state.deck[0]}: one too many on the table."]


def test_terraforming_mars_tells_two_ocean_tiles_too_many_in_both_languages() -> None:
    from boardkit.games.terraforming_mars.box.things import TileKind

    fault = TooMany(Piece("tile-kind", TileKind.OCEAN), 2)
    said = [fault_said(fault, words_for(one, "terraforming_mars")) for one in LANGUAGES]
    assert said == ["Ocean tiles: 2 too many on the table.", "Tuiles Océan : 2 de trop sur la table."]


def test_life_in_reterra_wants_land_below_whatever_stands() -> None:
    from boardkit.games.life_in_reterra.rules.faults import NoLandThere
    from boardkit.maps.squares import Square

    game = GAMES["life_in_reterra"]
    state = table(game, 12)
    far = Square(90, 90)
    land = state.communities[0].__replace__(inhabitants=(*state.communities[0].inhabitants, far))
    edited = state.__replace__(communities=(land, *state.communities[1:]))
    assert [type(fault) for fault in faults_of(game, edited)] == [NoLandThere]
