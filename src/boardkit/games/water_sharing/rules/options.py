"""3.3, 9.4 and 12 What may be chosen before a match, and what does not fit together."""

from collections.abc import Iterator

from boardkit.core import Refusal
from boardkit.games.water_sharing.box import SCENARIOS, cards
from boardkit.games.water_sharing.box.things import Beginner, Options
from boardkit.games.water_sharing.rules.scoring import without_pollution

BEGINNERS = (Beginner.FIRST, Beginner.SECOND, Beginner.THIRD, Beginner.FOURTH)


class ScenarioForMore(Refusal, word="scenario-for-more", rule="12"):
    """The scenario is for so many players at least."""

    least: int


class BeginnerIsMissing(Refusal, word="beginner-is-missing", rule="3.3"):
    """Nobody sits where the one who begins is said to sit."""


class OwnCardMisprinted(Refusal, word="own-card-misprinted", rule="9.4"):
    """A line of the players' own cards does not fit; lines are counted from 1."""

    line: int
    misprint: cards.Misprint


def fault(options: Options, seats: int) -> Refusal | None:
    """3.3, 9.4 and 12 Say what does not fit: too few players, nobody to begin, a card that cannot be read."""
    opening = SCENARIOS.get(options.scenario)
    if opening is not None and seats not in opening.players:
        return ScenarioForMore(opening.players[0])
    if options.beginner in BEGINNERS[seats:]:
        return BeginnerIsMissing()
    try:
        cards.deck(options.own_cards)
    except cards.MisprintError as error:
        return OwnCardMisprinted(error.line, error.misprint)
    return None


def moot(options: Options, _seats: int) -> Iterator[str]:
    """9.4, 12 A scenario has its own mode, and some their own rounds and resource cards."""
    opening = SCENARIOS.get(options.scenario)
    if opening is not None:
        yield "simplified"
    if opening is not None and opening.cards:
        yield "rounds"
    if opening is not None and opening.cards and without_pollution(options):
        yield "own_cards"
