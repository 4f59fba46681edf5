"""Records, positions and lessons that were written once open for good, and tell the same.

`before` has records of rules that were corrected since; `kept` what the program wrote when words of their own
came to stand in its files.
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from boardkit.core import Game
from boardkit.core.faults import MoveDoesNotFit, MoveIsGarbled
from boardkit.core.records.older import OlderRules, looked_at, restored
from boardkit.core.records.position import position_of
from boardkit.core.records.record import from_json
from boardkit.core.teaching.lesson import from_json as lesson_from_json
from boardkit.core.teaching.stages import stages
from boardkit.games import GAMES
from boardkit.text import LANGUAGES, words_for
from boardkit.text.reasons import fault_said
from tests.daily import in_turn
from tests.every import every_game
from tests.golden.digests import digest_of_match, digest_of_table
from tests.golden.playthrough import path_of, playthrough

HERE: Final = Path(__file__).parent
NUMBERS: Final = tuple(f"{number:02}" for number in range(20))


def digests(game: Game[Any]) -> Any:
    return json.loads((HERE / "kept" / game.key / "digests.json").read_text("utf-8"))


@pytest.mark.parametrize(("game", "half"), in_turn(GAMES.values(), (0, 1), lambda game: game.key))
def test_a_kept_match_opens_and_is_told_as_it_was(game: Game[Any], half: int) -> None:
    for number in (NUMBERS[:10], NUMBERS[10:])[half]:
        plain = from_json((HERE / "kept" / game.key / f"{number}.json").read_bytes())
        assert digest_of_match(restored(game, plain)) == digests(game)["matches"][number], number


@every_game
def test_a_kept_match_reads_as_a_person_has_read_it(game: Game[Any]) -> None:
    """Whoever changes a sentence writes the text anew, and reads what has changed."""
    assert playthrough(game) == path_of(game).read_text("utf-8")


@every_game
def test_a_kept_position_opens_as_it_was(game: Game[Any]) -> None:
    for code, digest in digests(game)["positions"]:
        assert digest_of_table(game, position_of(game, code)) == digest


@every_game
def test_a_kept_lesson_still_plays(game: Game[Any]) -> None:
    paths = sorted((HERE / "kept" / game.key / "lessons").glob("*.json"))
    assert paths
    for path in paths:
        assert stages(game, lesson_from_json(path.read_bytes())), path.name


@pytest.mark.sample(4)
@every_game
def test_a_match_of_older_rules_opens_and_says_where_it_does_not_fit(game: Game[Any]) -> None:
    for number in NUMBERS:
        plain = from_json((HERE / "before" / game.key / f"{number}.json").read_bytes())
        assert plain.rules == 1
        study, fault = looked_at(game, plain)
        if fault is None:
            continue
        assert isinstance(fault, OlderRules)
        assert isinstance(fault.fault, MoveDoesNotFit | MoveIsGarbled)
        assert study.main.moments[1:], number
        names = [player.name for player in study.main.players]
        for language in LANGUAGES:
            said = fault_said(fault, words_for(language, game.key, names))
            assert f"« {fault.fault.move} »" in said or f"“{fault.fault.move}”" in said


@pytest.mark.parametrize("key", ["tectonic_tribes", "terraforming_mars", "life_in_reterra"])
def test_older_matches_of_three_games_fit_whole(key: str) -> None:
    for number in NUMBERS:
        plain = from_json((HERE / "before" / key / f"{number}.json").read_bytes())
        assert len(restored(GAMES[key], plain).main.moments) > len(plain.moves)
