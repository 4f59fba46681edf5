"""Which moves deserve a look, and what one plays at a glance."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Final

from boardkit.core import Move, Seat, put
from boardkit.core.values import remembered
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.players import judgement
from boardkit.games.tectonic_tribes.players.ground import Ground, Prospects, ground_of
from boardkit.games.tectonic_tribes.rules import moves as mv
from boardkit.games.tectonic_tribes.rules.land import fits
from boardkit.games.tectonic_tribes.rules.model import AfterRivalDiscard, State
from boardkit.games.tectonic_tribes.rules.placing import card_to_lay
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceOwn, PlaceStart
from boardkit.maps.squares import Square, Turn
from boardkit.players.mind import a_few

GLANCES: Final = 60  # how many moves a player looks at who does not think
spots_of: Final = remembered(fits)  # where a card may lie: many think of the same continent
SPOTS: Final = 20  # at how many places a player thinks of a card who does not look long


def prune(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """Put the moves in order that promise most at a glance; nobody gives up a card who may take a rival's."""
    glance = Glance(state)
    rivals = [move for move in moves if isinstance(move, mv.DiscardTerrain) and move.of != glance.seat]
    return sorted(rivals or moves, key=glance.promise, reverse=True)


def pointless(state: State, move: Move) -> bool:
    """Return whether a move ends a match that is rather lost than won."""
    assert state.to_move is not None
    if not isinstance(move, mv.PlaceTribe) or not judgement.would_end(state, state.to_move):
        return False
    return Glance(state).gives_up(move)


def policy(state: State, moves: Sequence[Move], random: Random) -> Move:
    """Play what promises most of some moves."""
    glance = Glance(state)
    question = state.question
    if isinstance(question, PlaceCard | PlaceOwn) and state.chosen[question.seat] is not None:
        moves = some_placings(state, isinstance(question, PlaceCard), random) or moves
    return max(a_few(moves, GLANCES, random), key=glance.promise)


def some_placings(state: State, may_be_tribe: bool, random: Random) -> Sequence[Move]:
    """Think of a few places, and at each of the terrain card and of one tribe card."""
    seat = state.to_move
    assert seat is not None
    tribes = state.tribes[seat] if may_be_tribe else ()
    spots = a_few(spots_of(state.continent, seat), GLANCES // 2 if tribes else GLANCES, random)
    found: list[Move] = [mv.PlaceTerrain(*spot) for spot in spots]
    return [*found, *(mv.PlaceTribe(random.choice(tribes), *spot) for spot in spots if tribes)]


def card_of(state: State) -> TerrainCard | None:
    """Return the terrain card that is to be laid, if any is."""
    question = state.question
    return card_to_lay(state, question) if isinstance(question, PlaceStart | PlaceCard | PlaceOwn) else None


def prospects_of(state: State, seat: Seat) -> Prospects:
    """Return what cards would make of the continent of a table, as one who judges it by the weights."""
    points = judgement.counted(state, judgement.WEIGHTS)
    threat = tuple(judgement.threats(state, judgement.WEIGHTS))
    fear = tuple(judgement.fears(points, seat, judgement.WEIGHTS))
    return _prospects(ground_of(state.continent, state.seats), threat, fear, seat)


@lru_cache(maxsize=8)
def _prospects(ground: Ground, threat: tuple[float, ...], fear: tuple[float, ...], seat: Seat) -> Prospects:
    return Prospects(ground, seat, judgement.judge(threat, fear, seat, judgement.WEIGHTS))


class Glance:
    """Promise of the moves of one table, worked out without making them."""

    def __init__(self, state: State) -> None:
        seat = state.to_move
        assert seat is not None
        self.state, self.seat = state, seat
        self.card = card_of(state)
        self.prospects = prospects_of(state, seat) if state.continent.cells else None

    def promise(self, move: Move) -> float:
        """Return about how many points a move promises, beside other moves of the same question."""
        match move:
            case mv.PlaceTerrain(at, turn):
                return self._laid(self.card, at, turn) if self.card else 0.0
            case mv.PlaceTribe(card, at, turn):
                gain = self._laid(card, at, turn)
                return gain - self._tribe + self._twice + self._end(gain)
            case mv.DiscardTerrain(of):
                return float(of != self.seat)
            case mv.Play(card):
                return self._card(card) + self.first(card)
            case mv.Discard(card):
                return -self._card(card) - self.first(card)
        return 0.0

    def _laid(self, card: TerrainCard | TribeCard, at: Square, turn: Turn) -> float:
        return self.prospects.gain(card, at, turn) if self.prospects else 0.0

    @cached_property
    def _tribe(self) -> float:
        """Worth of a tribe card that is kept."""
        own = self.state.tribes
        fewer = self.state.__replace__(tribes=put(own, self.seat, own[self.seat][1:]))
        left = judgement.tribes(fewer, self.seat, judgement.WEIGHTS)
        return judgement.tribes(self.state, self.seat, judgement.WEIGHTS) - left

    @cached_property
    def _twice(self) -> float:
        """Gain of a tribe card before others act: a rival lays no terrain card, and one lays one’s own."""
        return self._too + self._saved * judgement.WEIGHTS.rivals / (self.state.seats - 1)

    @property
    def _too(self) -> float:
        """Gain of one’s own terrain card that is laid, too, after a tribe card."""
        return self._saved * (self.state.options.after_rival_discard is AfterRivalDiscard.PLACED)

    @cached_property
    def _saved(self) -> float:
        """Promise of one’s own terrain card, where a rival’s can be discarded in place of it."""
        state, card = self.state, self.card
        waiting = any(state.chosen[rival] for rival in state.everyone if rival != self.seat)
        return max(0.0, self._card(card)) if card is not None and waiting else 0.0

    def gives_up(self, move: mv.PlaceTribe) -> bool:
        """Return whether a seat would rather lose than win once a tribe card is laid that ends the match."""
        return self._chance_then(self._laid(move.card, move.at, move.turn)) < judgement.EVEN

    def _end(self, gain: float) -> float:
        """Say what it is worth that the last tribe card ends the match, where it gains so many points."""
        if not self._may_end:
            return 0.0
        then, now = self._chance_then(gain), self._standing[1]
        return judgement.outcome(then, ended_by_own=True) - judgement.outcome(now, ended_by_own=False)

    @cached_property
    def _may_end(self) -> bool:
        return judgement.would_end(self.state, self.seat)

    def _chance_then(self, gain: float) -> float:
        """Say how likely this seat wins if it gains so many points, and its terrain card follows."""
        (points, _), state, seat = self._standing, self.state, self.seat
        rest = 1.0 - (len(state.acted) + 1) / state.seats
        then = put(points, seat, points[seat] + gain + self._too)
        return judgement.chances(then, rest, judgement.WEIGHTS)[seat]

    @cached_property
    def _standing(self) -> tuple[tuple[float, ...], float]:
        """The points that each seat is likely to have, and how likely this one is to win if all goes on."""
        points = judgement.counted(self.state, judgement.WEIGHTS)
        left = judgement.time_left(self.state, judgement.WEIGHTS)
        return tuple(points), judgement.chances(points, left, judgement.WEIGHTS)[self.seat]

    def first(self, card: TerrainCard) -> float:
        """Say what it is worth to act before others, by how many of the cards that they may play are lower.

        What a rival has put aside or chosen may be any of those that it held: nobody sees which.
        """
        held = self._held
        return judgement.WEIGHTS.first * sum(other < card for other in held) / len(held) if held else 0.0

    @cached_property
    def _held(self) -> Sequence[TerrainCard]:
        """All cards that rivals held in the beginning of the round."""
        state = self.state
        rivals = [seat for seat in state.everyone if seat != self.seat]
        away = [card for pile in (state.set_aside, state.chosen) for seat in rivals if (card := pile[seat])]
        return [*away, *(card for seat in rivals for card in state.hands[seat])]

    def _card(self, card: TerrainCard) -> float:
        """Say what the best of a few places promises for a card."""
        return max((self._laid(card, at, turn) for at, turn in self._spots), default=0.0)

    @cached_property
    def _spots(self) -> Sequence[tuple[Square, Turn]]:
        """A few places, the same for all who think of cards on this continent."""
        found = spots_of(self.state.continent, self.seat)
        return a_few(found, SPOTS, Random(len(found)))
