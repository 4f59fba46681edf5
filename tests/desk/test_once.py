"""No sentence stands twice on a screen: in no room twice, and not in two rooms at once."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boardkit.core import Game, choice_of
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.maps.squares import Way
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all
from boardkit.tui.desk.intents import Choose, Do, Go, Take
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.stakes import prompt_in
from boardkit.tui.desk.update import HandingOver
from tests.daily import by_night
from tests.desk.tools import after, called_to_answer, focus_card, ink_of, new_match, opened, seated
from tests.every import every_game, every_language

WIDE = Room(400, 40)
"""A room in which no sentence is broken."""

FEW = 4
"""Fewer words than these may stand twice: a name, a price, what is free."""


LEAST = 150
"""So many sentences are read at least."""


def desks(game: Game[Any], seed: int, decisions: int) -> Iterator[Desk]:
    """Play a match by hand, and give every desk on the way, each once more with a move in the making."""
    random = Random(seed)
    desk = seated(new_match(game, min(3, game.seats[-1]), seed))
    for _ in range(decisions):
        while isinstance(desk.mode, HandingOver | Curtain) or asks_all(desk):
            yield desk
            desk = called_to_answer(desk) if asks_all(desk) else after(desk, Do.ACT)
        if desk.match.over:
            return
        yield desk
        move = random.choice(desk.sight.legal)
        making = after(desk, Choose(choice_of(move)))
        yield making
        yield after(making, Go(Way.RIGHT))
        desk = desk.mode.decide(desk, move).desk


def rooms(desk: Desk) -> Iterator[str]:
    """Write what stands in the rooms of a table, or on its curtain."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    if isinstance(desk.mode, Curtain):
        yield from (panels.curtain(desk, ink).plain, panels.curtain_recap(desk, ink, WIDE.width).plain)
        return
    prompt = prompt_in(desk, ink, WIDE.width).plain
    yield from (prompt, focus_card(desk, ink, WIDE, prompt).plain)
    # What has happened twice is told twice.
    yield "\n".join(dict.fromkeys(panels.recap(desk, ink, WIDE.width).plain.splitlines()))
    yield "\n".join(line.plain for line in desk.mode.below(desk, ink, WIDE))


def sentences(text: str) -> Iterator[str]:
    """List the sentences of a text that have some words."""
    for line in re.split(r"\n|   |(?<=[.!?])\s", text):
        words = re.findall(r"\w[\w’-]*", line)
        if len(words) >= FEW:
            yield " ".join(words)


def counted(desk: Desk) -> Counter[str]:
    """Count how often each sentence stands on a screen."""
    return Counter(sentence for room in rooms(desk) for sentence in sentences(room))


@pytest.mark.sample(5)
@every_game
@pytest.mark.parametrize("seed", [1, by_night(2)])
def test_no_sentence_stands_twice_on_a_screen(game: Game[Any], seed: int) -> None:
    found, told = Counter[str](), 0
    for desk in desks(game, seed, 30):
        said = counted(desk)
        found.update(sentence for sentence, count in said.items() if count > 1)
        told += said.total()
    assert not found
    assert told > LEAST


@every_language
def test_what_many_cards_of_a_hand_say_alike_is_read_on_the_one_that_is_pointed_at(language: str) -> None:
    desk = opened(seated(new_match(GAMES["life_in_reterra"], 2).__replace__(open_table=True), language))
    ink, sentence = ink_of("life_in_reterra", 2), desk.words("about-place")
    hand = "".join(line.plain for entry in panels.hand(desk, ink, Room(198, 13)) for line in entry.face.lines)
    assert sentence[:12] not in hand
    pointed = focus_card(after(desk, Take(1)), ink, Room(52, 24)).plain
    assert sentence in " ".join(pointed.replace("┃", " ").split())
