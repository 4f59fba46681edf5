"""Who plays: names, colours, people and computers."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from boardkit.core.rules.table import Seat, first_seats
from boardkit.core.values import Value

COLOURS: Final = 6
"""How many colours a palette has for seats."""

LONGEST_NAME: Final = 40
"""The most characters of a player's name."""


class Sitter(StrEnum):
    """What sits at a seat: a person, or a computer player of a level."""

    PERSON = "person"
    NEWCOMER = "newcomer"
    CASUAL = "casual"
    STRONG = "strong"
    COACH = "coach"


class Player(Value):
    """Who sits at a seat: the name as typed, the number of a colour in the palette, a person or not."""

    name: str
    colour: int
    sitter: Sitter = Sitter.PERSON


def seats_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats at which somebody sits: all of them, clockwise."""
    return first_seats(len(players))


def people_of(players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats at which people sit."""
    return tuple(Seat(seat) for seat, player in enumerate(players) if player.sitter is Sitter.PERSON)
