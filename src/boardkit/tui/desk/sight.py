"""What the play screen shows of a match, worked out from one seat's view alone."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Any

from msgspec import field

from boardkit.core import CHANCE, Choice, Draft, Game, Match, Move, Refusal, Seat, Table, choice_of, legal
from boardkit.core.lines.match import people_of
from boardkit.core.rules.ahead import Preview, guessed, preview
from boardkit.core.values import Value
from boardkit.draw.counting import Change, differences
from boardkit.draw.drawing import Drawing, Numbers
from boardkit.draw.extras import proposed, steady_of
from boardkit.text import Words
from boardkit.text.telling import Line, told


class Sight(Value, eq=False, dict=True):
    """A match as one seat sees it now.

    Attributes:
        viewer: who looks; CHANCE sees what everybody may know.
        resting: nobody is to move now, though the rules ask somebody.
        past: through whose eyes the past is told.
    """

    match: Match[Any]
    viewer: Seat
    drawing: Drawing
    resting: bool = False
    past: Seat = CHANCE
    _refusals: dict[Move, Refusal | None] = field(default_factory=dict)
    _previews: dict[Move, Preview[Any]] = field(default_factory=dict)
    _changes: dict[Move, Sequence[Change]] = field(default_factory=dict)
    _told: dict[str, tuple[Line, ...]] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    @cached_property
    def view(self) -> Table:
        """The table, with what the viewer may not see covered."""
        covered: Table = self.game.view(self.match.state, self.viewer)
        return covered

    @property
    def acting(self) -> bool:
        """Whether the viewer is the one who is asked."""
        return not self.resting and self.view.to_move == self.viewer != CHANCE

    @cached_property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves, if the viewer is asked."""
        return legal(self.game, self.view) if self.acting else ()

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """Everything the hand lists: what may be done, and what the game shows besides."""
        if not self.acting:
            return ()
        return tuple(dict.fromkeys(map(choice_of, (*self._before, *self.offers, *self.legal))))

    @cached_property
    def offers(self) -> tuple[Move, ...]:
        """The moves that the game shows, legal or not."""
        return tuple(self.drawing.offers(self.view))

    @cached_property
    def barred(self) -> tuple[Move, ...]:
        """Moves that stand for what the hand lists beside what may be done."""
        return (*self.offers, *self._before)

    @cached_property
    def _before(self) -> tuple[Move, ...]:
        """What was listed earlier in this turn, where the list keeps its numbers; first come first."""
        views = [self.game.view(self.match.moments[at].step.state, self.viewer) for at in self._turn]
        lists = ((*self.drawing.offers(view), *legal(self.game, view)) for view in views)
        return tuple(move for moves in lists for move in moves)

    @cached_property
    def done(self) -> frozenset[Choice]:
        """What the viewer has done in this turn and cannot do again, where the list keeps its numbers."""
        made = (self.match.moments[at + 1].move for at in self._turn)
        return frozenset(choice_of(move) for move in made if move is not None) - self.playable

    @cached_property
    def _turn(self) -> Sequence[int]:
        """The moments of this turn at which the same was asked before, where its list keeps its numbers."""
        moments, begun, question = self.match.moments, self.match.at, self.match.state.question
        if not self.acting or type(question) not in steady_of(self.drawing):
            return ()
        while begun and question in moments[begun - 1].step.state.pile:
            begun -= 1
        return [at for at in range(begun, self.match.at) if moments[at].step.state.question == question]

    @cached_property
    def playable(self) -> frozenset[Choice]:
        """What may be done of that."""
        return frozenset(map(choice_of, self.legal))

    def draft(self) -> Draft:
        """Begin a move: what can go one way only is taken, and so is what the game proposes.

        A card that is to be laid is in the hand.
        """
        draft = self._fresh
        proposal = proposed(self.drawing, self.view) if self.acting else None
        if proposal is not None:
            return draft.take(choice_of(proposal))
        first = next(iter(draft.moves), None)
        return draft.take(first) if first is not None and first.needs_place else draft

    def bare_draft(self) -> Draft:
        """Begin a move of which nothing is taken yet."""
        return self._fresh.take(None)

    @cached_property
    def _fresh(self) -> Draft:
        """A move of which nothing is taken but what leaves no choice."""
        return Draft.of(self.legal)

    def refusal(self, move: Move) -> Refusal | None:
        """Say why the viewer may not make a move, or None."""
        if move not in self._refusals:
            self._refusals[move] = self.game.refusal(self.view, move)
        return self._refusals[move]

    def told(self, words: Words) -> tuple[Line, ...]:
        """Tell all that happened; once in each language."""
        if words.language not in self._told:
            self._told[words.language] = tuple(told(self.match, self.past, words))
        return self._told[words.language]

    @cached_property
    def _guess(self) -> Table:
        """A full table that the viewer cannot tell from the real one: rules need all of it."""
        full: Table = guessed(self.game, self.match.state, self.viewer)
        return full

    def preview(self, move: Move) -> Preview[Any]:
        """Work out what a legal move would cause, as the viewer may know it beforehand.

        Where the game proposes how to answer what the move leads to, such as how to pay, that is counted in.
        """
        if move not in self._previews:
            proposing = partial(proposed, self.drawing)
            self._previews[move] = preview(self.game, self._guess, self.viewer, move, proposing)
        return self._previews[move]

    def changes(self, move: Move) -> Sequence[Change]:
        """Say which numbers a legal move would change, as far as it reveals nothing."""
        if move not in self._changes:
            after = self.drawing.numbers(self.preview(move).state)
            self._changes[move] = tuple(differences(self._numbers, after))
        return self._changes[move]

    @cached_property
    def _numbers(self) -> Sequence[Numbers]:
        """The numbers of the table, which every move is held to."""
        return self.drawing.numbers(self.view)


def secret_from_all(match: Match[Any], seat: Seat) -> bool:
    """Tell whether a seat may see now what other people may not; computers do not look."""
    game, state = match.game, match.state
    hides = game.secret and len(people_of(match.players)) > 1
    return bool(hides and game.view(state, seat) != game.view(state, CHANCE))
