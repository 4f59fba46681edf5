"""Answers of the card tables: what they are as moves, and what happens without a word."""

from collections.abc import Iterable
from typing import TypeVar

from attrs import field, mutable

from boardkit.core import Move, Refusal, RulesError, legal, play
from boardkit.core.notation.moves import read, write_value
from boardkit.core.values import names_of
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ChooseOption, DoFirst, PlayCard, UseCardAction
from boardkit.games.terraforming_mars.rules.questions import WhichFirst
from tests.games.terraforming_mars.cards.ledger import moved

M = TypeVar("M", bound=Move)


@mutable
class Acting:
    """A table on which answers are given one after the other.

    Attributes:
        state: the table as it stands.
        filed: where cards played and actions used went without a word.
        refusal: why the last answer was refused, or nothing.
    """

    state: State
    filed: list[str] = field(factory=list)
    refusal: str = ""

    def answer(self, answers: Iterable[str]) -> None:
        """Give the answers, until one is refused."""
        for text in answers:
            assert not self.refusal
            self._answer(text)

    def _answer(self, text: str) -> None:
        while isinstance(self.state.question, WhichFirst) and not text.startswith("do "):
            self.state = play(GAME, self.state, legal(GAME, self.state)[0]).state
        move = self._move(text)
        seat = self.state.to_move
        assert seat is not None
        try:
            self.state = play(GAME, self.state, move).state
        except RulesError as error:
            self.refusal = told(error.refusal)
            return
        if isinstance(move, PlayCard):
            self.filed += moved(seat, move.card, "past" if text.startswith("event") else "table")
        if isinstance(move, UseCardAction):
            self.filed.append(f"used@{seat}+{move.card}")

    def _move(self, text: str) -> Move:
        verb, *words = text.split()
        match verb:
            case "event":
                return PlayCard(Card(words[0]))
            case "do":
                return next(move for move in self._listed(DoFirst) if move.kind == words[0])
            case "option":
                return next(move for move in self._listed(ChooseOption) if str(move.option) == words[0])
        return read(text, GAME.moves)

    def _listed(self, kind: type[M]) -> list[M]:
        return [move for move in legal(GAME, self.state) if isinstance(move, kind)]


def told(refusal: Refusal) -> str:
    """Write a refusal as its name and the numbers that tell it from others."""
    names = (name for name in names_of(type(refusal)) if name != "forgiven")
    values = (write_value(getattr(refusal, name)) for name in names)
    return " ".join((type(refusal).__name__, *values))
