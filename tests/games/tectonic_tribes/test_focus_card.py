"""The focus card tells every card of the game in full wherever one may be looked at, in both languages."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import pytest

from boardkit.core import Choice, Match, Question, Seat, Step, choice_of, legal
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.show import card_of
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules import questions
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import Discard, DiscardTerrain, PlaceTerrain, PlaceTribe, Play
from boardkit.maps.squares import Square, Turn
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Choose, Follow
from boardkit.tui.desk.tips import FRAMED, focus_of
from tests.desk.texts import leaves
from tests.desk.tools import after, focus_card, ink_of, new_match, seated
from tests.every import every_language

BESIDE, SMALL = ROOMS = Room(44, 10), Room(25, 14)
"""The room of the focus card beside the map in windows of 120x40 and 80x24."""

SEATS: Final = 2

MATCHES: Final[dict[type[Question], Match[State]]] = {}
"""A match for each question, once it was looked for."""


def asked(kind: type[Question]) -> Match[State]:
    """Return a match at an open table in which a question of a kind is asked."""
    if kind not in MATCHES:
        MATCHES[kind] = found(kind)
    return MATCHES[kind]


def found(kind: type[Question]) -> Match[State]:
    """Play at random until a question of a kind is asked."""
    for seed in range(40):
        match, random = new_match(GAME, SEATS, seed).__replace__(open_table=True), Random(seed)
        while not match.over:
            if isinstance(match.state.question, kind):
                return match
            moves = legal(GAME, match.state)
            rare = [move for move in moves if isinstance(move, PlaceTribe | DiscardTerrain)]
            match = match.play(
                random.choice(rare if rare and kind in (questions.WhichDrop, questions.PlaceOwn) else moves)
            )
    raise AssertionError(kind)


def set_to(match: Match[State], state: State) -> Match[State]:
    """Let a match stand at another table."""
    last = match.moments[match.at].__replace__(step=Step(state))
    return match.__replace__(moments=(*match.moments[: match.at], last))


def asked_seat(state: State) -> Seat:
    assert state.to_move is not None
    return Seat(state.to_move)


def in_hand(kind: type[Question], card: TerrainCard) -> Match[State]:
    match = asked(kind)
    seat = asked_seat(match.state)
    others = [one for one in match.state.hands[seat] if one != card]
    return set_to(match, match.state.with_hand(seat, tuple(sorted([card, *others[1:]]))))


def begun_with(card: TerrainCard) -> Match[State]:
    match = asked(questions.PlaceStart)
    *rest, question = match.state.pile
    assert isinstance(question, questions.PlaceStart)
    return set_to(match, match.state.__replace__(pile=(*rest, question.__replace__(card=card))))


def played(kind: type[Question], card: TerrainCard, *, by_rival: bool = False) -> Match[State]:
    match = asked(kind)
    seat = asked_seat(match.state)
    return set_to(match, match.state.with_chosen(Seat(1 - seat) if by_rival else seat, card))


def lost(of_rival: bool) -> Callable[[TerrainCard], tuple[Match[State], Choice]]:
    def shown(card: TerrainCard) -> tuple[Match[State], Choice]:
        match = played(questions.WhichDrop, card, by_rival=of_rival)
        seat = asked_seat(match.state)
        return match, choice_of(DiscardTerrain(Seat(1 - seat) if of_rival else seat))

    return shown


def laid(match: Match[State]) -> tuple[Match[State], Choice]:
    move = next(move for move in legal(GAME, match.state) if isinstance(move, PlaceTerrain))
    return match, choice_of(move)


PLACES: Mapping[str, Callable[[TerrainCard], tuple[Match[State], Choice]]] = {
    "origin": lambda card: laid(begun_with(card)),
    "discard": lambda card: (in_hand(questions.WhichDiscard, card), choice_of(Discard(card))),
    "play": lambda card: (in_hand(questions.WhichPlay, card), choice_of(Play(card))),
    "lay": lambda card: laid(played(questions.PlaceCard, card)),
    "lay-own": lambda card: laid(played(questions.PlaceOwn, card)),
    "lose-own": lost(of_rival=False),
    "lose-rival": lost(of_rival=True),
}
"""Where a terrain card may be looked at: a table at which that is asked, and what is chosen."""


def looked_at(match: Match[State], choice: Choice, language: str) -> tuple[Desk, Card]:
    """Choose a card where it can be chosen; give the desk, and all that the card says."""
    desk = after(seated(match, language), Choose(choice))
    assert desk.draft.choice == choice
    return desk, said_by(desk, choice)


def said_by(desk: Desk, choice: Choice) -> Card:
    return card_of(desk.drawing, desk.state, choice, desk.words, ink_of(GAME.key, SEATS).palette)


def on_one_line(lines: str) -> str:
    """Write what stands in a frame in one line."""
    return " ".join(word for line in lines.splitlines() for word in line.strip("┃┏┓┗┛━ ").split())


def untold(desk: Desk, card: Card, room: Room) -> list[str]:
    """List what a card shows and says that is on no leaf of what is told of it."""
    width = room.width - 2 if room.width >= FRAMED else room.width
    lines = focus_of(desk, ink_of(GAME.key, SEATS), width, room.height - 2).lines
    told = on_one_line("\n".join(line.plain for line in leaves(desk, lines, room.height - 2)))
    return [said for said in card.text if on_one_line(said) not in told]


def unseen_at_once(desk: Desk, card: Card, room: Room) -> list[str]:
    """List what of a picture and a name is not read before any key."""
    shown = focus_card(desk, ink_of(GAME.key, SEATS), room).plain
    at_once = on_one_line(shown)
    drawn = [line.plain.rstrip() for line in card.picture]
    return [said for said in (card.name, *drawn) if on_one_line(said) not in at_once]


@pytest.mark.sample(12)
@every_language
@pytest.mark.parametrize("place", PLACES)
def test_every_terrain_card_is_told_in_full(place: str, language: str) -> None:
    for number in TERRAIN:
        desk, card = looked_at(*PLACES[place](number), language)
        assert len(card.picture)
        assert any(str(number) in said for said in (card.name, card.price))
        assert not untold(desk, card, BESIDE), number
        assert not unseen_at_once(desk, card, BESIDE), number


@every_language
@pytest.mark.parametrize("place", PLACES)
def test_terrain_cards_are_told_in_full_in_a_small_window(place: str, language: str) -> None:
    for number in [*TERRAIN][::16]:
        desk, card = looked_at(*PLACES[place](number), language)
        assert not untold(desk, card, SMALL), number


@every_language
@pytest.mark.parametrize("room", ROOMS)
def test_every_tribe_card_is_told_in_full_where_one_may_be_laid(language: str, room: Room) -> None:
    match = asked(questions.PlaceCard)
    match = set_to(match, match.state.__replace__(tribes=tuple(tuple(TRIBE) for _ in match.state.tribes)))
    choices = {choice_of(move) for move in legal(GAME, match.state) if isinstance(move, PlaceTribe)}
    assert {dict(choice.values)["card"] for choice in choices} == {*TRIBE}
    for choice in choices:
        desk, card = looked_at(match, choice, language)
        assert len(card.text) > 1
        assert not untold(desk, card, room), choice
        assert room is SMALL or not unseen_at_once(desk, card, room), choice


@every_language
@pytest.mark.parametrize("room", ROOMS)
def test_every_card_is_told_in_full_where_a_sentence_leads_to_it(language: str, room: Room) -> None:
    desk = seated(asked(questions.WhichDiscard), language)
    terrain = [choice_of(Play(number)) for number in TERRAIN]
    tribe = [choice_of(PlaceTribe(name, Square(0, 0), Turn.R0)) for name in TRIBE]
    for choice in (*terrain, *tribe):
        assert not untold(after(desk, Follow("", card=choice)), said_by(desk, choice), room), choice
