"""Every class that a file may name has a word of its own, and no word changes or goes away."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from boardkit.core import Game, Pending, Refusal
from boardkit.core.rules.kinds import by_word, word_of
from tests.every import every_game
from tests.games.classes import below

PINNED = Path(__file__).parent.parent / "golden" / "words.json"
"""The words that files out there use: new ones are added, and none is taken away."""


def words(game: Game[Any]) -> dict[str, list[str]]:
    kinds = {"business": game.business, "refusals": game.refusals, "moves": game.moves}
    return {name: sorted(map(word_of, several)) for name, several in kinds.items()}


@every_game
def test_every_class_of_a_game_is_found_by_its_own_word(game: Game[Any]) -> None:
    import_module(f"{game.package}.show")
    for base, listed in ((Pending, game.business), (Refusal, game.refusals)):
        there = [kind for kind in below(base) if kind.__module__.startswith(f"{game.package}.")]
        own = {kind for kind in listed if kind.__module__.startswith(f"{game.package}.")}
        assert {kind for kind in there if "word" in vars(kind)} == own
        assert [kind.__name__ for kind in there if not hasattr(kind, "word") and not list(below(kind))] == []
        assert {by_word(listed)[word_of(kind)] for kind in listed} == set(listed)
    assert by_word(game.moves).keys() == {move.verb for move in game.moves}


@every_game
def test_no_word_on_disk_changes_or_goes_away(game: Game[Any]) -> None:
    pinned = json.loads(PINNED.read_text("utf-8"))[game.key]
    assert words(game) == pinned, "add new words to the file; keep a word when its class gets another name"
