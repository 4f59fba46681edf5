"""What players of Tectonic Tribes think of acting first."""

from itertools import permutations
from typing import Final

import pytest

from boardkit.core import Seat
from boardkit.core.lines.match import Sitter
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.players import MIND
from boardkit.games.tectonic_tribes.players.judgement import WEIGHTS
from boardkit.games.tectonic_tribes.players.pruning import Glance
from boardkit.games.tectonic_tribes.rules import rounds
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import Discard, Play
from boardkit.players.mind import Seen
from boardkit.players.search import decide
from tests.games.tectonic_tribes.board import act, cards, table

PLAIN: Final = """
    P P P P
    P P P P
"""
"""Land on which nobody has a point."""


OWN: Final = (3, 40, 41, 80)


def choosing(*rival: int) -> State:
    """Let the second seat choose its cards after the first one, which has held these."""
    hands = (cards(sorted(rival)), cards(OWN))
    deck = cards(card for card in TERRAIN if card not in (*rival, *OWN))
    state = rounds.begin_round(table(PLAIN, hand=1, hands=hands, deck=deck)).state
    return act(state, f"discard {rival[0]}", f"play {rival[1]}").state


def test_a_card_promises_more_the_more_cards_of_the_rival_it_acts_before() -> None:
    glance = Glance(choosing(31, 42, 50, 51))
    first = [glance.first(TerrainCard(card)) for card in OWN]
    assert first == [0.0, WEIGHTS.first / 4, WEIGHTS.first / 4, WEIGHTS.first]
    plays = [glance.promise(Play(TerrainCard(card))) for card in (3, 80)]
    assert [glance.promise(Discard(TerrainCard(card))) for card in (3, 80)] == [-each for each in plays]


def test_what_a_card_promises_does_not_hang_on_which_of_its_cards_a_rival_has_chosen() -> None:
    promised = set()
    for held in permutations((31, 42, 50, 51)):
        glance = Glance(choosing(*held))
        promised.add(tuple(glance.promise(Play(TerrainCard(card))) for card in OWN))
    assert len(promised) == 1


@pytest.mark.parametrize("word", [Sitter.STRONG, Sitter.COACH])
def test_a_decision_is_the_same_whatever_the_rival_holds_and_has_chosen(word: str) -> None:
    tables = [choosing(31, 42, 50, 51), choosing(1, 2, 4, 5), choosing(42, 31, 51, 50)]
    found = [decide(Seen.of(GAME, state, Seat(1)), MIND, MIND.levels[word], 7) for state in tables]
    assert found[0] == found[1] == found[2]
