"""What is given up by passing: a building that could be placed, or a power that places something."""

from collections.abc import Iterator, Sequence

from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules.building import placings
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import ChangeTile, PlaceBuilding
from boardkit.games.life_in_reterra.rules.powers import uses
from boardkit.games.life_in_reterra.rules.questions import Build, UsePowers
from boardkit.text import Words


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now; gears that stay free, and tiles of the row, are not."""
    return tuple(_given_up(view, words))


def _given_up(view: State, words: Words) -> Iterator[str]:
    match view.question:
        case Build() as question:
            moves = placings(view, question)
            cards = dict.fromkeys(move.card for move in moves if isinstance(move, PlaceBuilding))
            if cards:
                named = [words.name(card, Card) for card in cards]
                yield words("pass-could-build", buildings=words.listed(named))
        case UsePowers() as question:
            if any(not isinstance(use, ChangeTile) for use in uses(view, question)):
                yield words("pass-powers")
