"""What the rulebooks let a seat decide or draw in secret, and tables that differ in nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from boardkit.core import CHANCE, Game, Match, Move, Question, Seat, legal
from boardkit.core.values import Value

FURTHER: Final = 6
"""How many answers tables that differ in secret are followed."""


class Secret(Value):
    """A question whose answer only one seat may know.

    Attributes:
        question: the class of the question.
        answers: the classes of answers that nobody else can tell from each other.
        until: the classes of happenings that show the answer to all; nothing if it stays hidden.
    """

    question: str
    answers: tuple[str, ...]
    until: tuple[str, ...] = ()


OUTCOME: Final = ("PersonalObjectiveMet", "CommonObjectiveMet", "GameEnded", "RoundBegun")
PLAYED: Final = ("ActionPlayed", "ActionStruck", "CardContested", "CardFoiled")

SECRETS: Final[Mapping[str, Sequence[Secret]]] = {
    "tectonic_tribes": (
        Secret("DealCard", ("Draw",), ("CardRevealed",)),
        Secret("WhichDiscard", ("Discard",)),
        Secret("WhichPlay", ("Play",), ("CardRevealed",)),
    ),
    "life_in_reterra": (Secret("DealSecret", ("Draw",), ("TileLaid",)),),
    "water_sharing": (
        Secret("DealObjective", ("DrawObjective",)),
        Secret("DealAction", ("DrawAction",), PLAYED),
        Secret("HowMuch", ("Bid",), ("BidShown",)),
    ),
    "terristories": (
        Secret("DrawCharacter", ("TakeCharacter",), ("ProfileShown",)),
        Secret("DrawProject", ("Draw",), ("ProjectProposed",)),
        Secret("SelectProject", ("Propose", "Pass"), ("ChoicesShown",)),
        Secret("DiscardProjects", ("Bury",)),
        Secret("DiscardOne", ("Bury",)),
        Secret("LookAhead", ("Strike",), ("AleaDrawn",)),
        Secret("ClaimObjective", ("ClaimVictory", "StaySilent"), OUTCOME),
    ),
    "terraforming_mars": (
        Secret("DealCorporation", ("GiveCorporation",), ("CorporationRevealed",)),
        Secret("DealOffer", ("Draw",)),
        Secret("DrawCard", ("Draw",)),
        Secret("WhichCorporation", ("ChooseCorporation",), ("CorporationRevealed",)),
        Secret("BuyCards", ("BuyCard",)),
        Secret("KeepCards", ("KeepCard",)),
        Secret("WhichDraft", ("KeepCard",), ("PacksPassed",)),
        Secret("WhichDiscard", ("DiscardCard",)),
        Secret("WhichPatent", ("SellCard",)),
    ),
}
"""The secrets of each game, as its rulebook has them."""


class Twins(Value, eq=False):
    """Two matches that only `owner` can tell apart, and how they began to differ."""

    one: Match[Any]
    other: Match[Any]
    owner: Seat
    secret: Secret

    @property
    def others(self) -> tuple[Seat, ...]:
        """All who may not be able to tell them apart; CHANCE stands for everybody together."""
        seats = map(Seat, range(len(self.one.players)))
        return (*(seat for seat in seats if seat != self.owner), CHANCE)


def secret_of(game: Game[Any], question: Question | None) -> Secret | None:
    """Find the secret that a question asks for."""
    return next((one for one in SECRETS[game.key] if one.question == type(question).__name__), None)


def owner_of(question: Question) -> Seat:
    """Say who may know the answer: whoever is asked, or for whom chance draws."""
    return question.seat if question.seat != CHANCE else Seat(getattr(question, "to", CHANCE))


def twins(match: Match[Any], at: int, random: Random) -> Iterator[Twins]:
    """Answer the question of a moment in two ways that only its owner can tell apart, and go on alike.

    They are followed until the owner is asked, or all see what it was.
    """
    start = match.__replace__(moments=match.moments[: at + 1], at=at, by_hand=True)
    question, secret = start.state.question, secret_of(match.game, start.state.question)
    moves = [] if secret is None else _answers(start, secret)
    if question is None or secret is None or len(moves) < 2:
        return
    owner = owner_of(question)
    pair = [start.answer(move) for move in random.sample(moves, 2)]
    for _ in range(FURTHER):
        if any(_tells(match, secret) for match in pair):
            return
        yield Twins(pair[0], pair[1], owner, secret)
        common = _common(pair) if pair[0].state.to_move != owner else []
        if not common:
            return
        onward = random.choice(common)
        pair = [match.answer(onward) for match in pair]


def _answers(match: Match[Any], secret: Secret) -> list[Move]:
    return [move for move in legal(match.game, match.state) if type(move).__name__ in secret.answers]


def _common(pair: Sequence[Match[Any]]) -> list[Move]:
    """List the answers that can be given at both tables."""
    one, other = (legal(match.game, match.state) for match in pair)
    both = frozenset(one).intersection(other)
    return [move for move in one if move in both]


def _tells(match: Match[Any], secret: Secret) -> bool:
    """Tell whether the last answer has shown everybody what was secret."""
    return any(type(frame.event).__name__ in secret.until for frame in match.moments[-1].step.frames)
