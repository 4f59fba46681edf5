"""What the play screen shows of a match, worked out from one seat's view alone."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import field, frozen

from boardkit.core.choosing import Choice, Draft, choice_of
from boardkit.core.game import Game, legal
from boardkit.core.match import Match
from boardkit.core.preview import Preview, guessed, preview
from boardkit.core.step import Move, Refusal
from boardkit.core.table import CHANCE, Seat, Table
from boardkit.draw.drawing import Drawing, Numbers
from boardkit.draw.palette import Palette
from boardkit.text import Words
from boardkit.text.telling import Line, told
from boardkit.tui.widgets.hand import Entry


@frozen
class Change:
    """A number of a seat, or of all when there is no seat, that a move would change."""

    name: str
    seat: Seat | None
    before: int
    after: int


@frozen(eq=False)
class Sight:
    """A match as one seat sees it now.

    Attributes:
        viewer: who looks; CHANCE sees what everybody may know.
        resting: nobody is to move now, though the rules ask somebody.
    """

    match: Match[Any]
    viewer: Seat
    drawing: Drawing
    resting: bool = False
    _refusals: dict[Move, Refusal | None] = field(factory=dict, init=False)
    _previews: dict[Move, Preview[Any]] = field(factory=dict, init=False)
    _told: dict[str, tuple[Line, ...]] = field(factory=dict, init=False)

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
        offered = [choice_of(move) for move in self.drawing.offers(self.view)]
        return tuple(dict.fromkeys([*offered, *map(choice_of, self.legal)]))

    def draft(self) -> Draft:
        """Begin a move: what can go one way only is taken, and a card that is to be laid is in the hand."""
        draft = Draft.of(self.legal)
        first = next(iter(draft.moves), None)
        return draft.take(first) if first is not None and first.needs_place else draft

    def refusal(self, move: Move) -> Refusal | None:
        """Say why the viewer may not make a move, or None."""
        if move not in self._refusals:
            self._refusals[move] = self.game.refusal(self.view, move)
        return self._refusals[move]

    def told(self, words: Words) -> tuple[Line, ...]:
        """Tell all that happened, as the viewer may know it; once in each language."""
        if words.language not in self._told:
            self._told[words.language] = tuple(told(self.match, self.viewer, words))
        return self._told[words.language]

    @cached_property
    def _guess(self) -> Table:
        """A full table that the viewer cannot tell from the real one: rules need all of it."""
        full: Table = guessed(self.game, self.match.state, self.viewer)
        return full

    def preview(self, move: Move) -> Preview[Any]:
        """Work out what a legal move would cause, as the viewer may know it beforehand."""
        if move not in self._previews:
            self._previews[move] = preview(self.game, self._guess, self.viewer, move)
        return self._previews[move]

    def changes(self, move: Move) -> Sequence[Change]:
        """Say which numbers a legal move would change, as far as it reveals nothing."""
        after = self.preview(move).state
        return differences(self.drawing.numbers(self.view), self.drawing.numbers(after))

    def entry(self, choice: Choice, draft: Draft, words: Words, palette: Palette) -> Entry:
        """Draw a choice as it lies in the hand."""
        face = self.drawing.face(self.view, choice, words, palette)
        return Entry(face, taken=choice == draft.choice, barred=choice not in draft.moves)


def differences(before: Sequence[Numbers], after: Sequence[Numbers]) -> Sequence[Change]:
    """Compare two sets of numbers."""
    return [
        Change(old.name, None if old.shared else Seat(seat), was, now)
        for old, new in zip(before, after, strict=True)
        for seat, (was, now) in enumerate(zip(old.values, new.values, strict=True))
        if was != now
    ]


def change_said(change: Change, words: Words) -> str:
    """Say a change: `Ada: points 5 → 8`."""
    name = words(change.name)
    if change.seat is None:
        return words("change-shared", name=name, before=change.before, after=change.after)
    return words("change", seat=words.seat(change.seat), name=name, before=change.before, after=change.after)


def secret_from_all(match: Match[Any], seat: Seat) -> bool:
    """Tell whether a seat may see now what others may not; alone, there are no others."""
    game, state = match.game, match.state
    hides = game.secret and len(match.players) > 1
    return bool(hides and game.view(state, seat) != game.view(state, CHANCE))


def marked(letters: str, places: Sequence[Any]) -> Mapping[Any, str]:
    """Give the letters of the jump to places, in their order."""
    return dict(zip(places, letters, strict=False))
