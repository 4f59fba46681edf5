"""The contract of a game, and all that follows from it: this page names what rules and screens build on."""

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.choosing import Choice, Draft, choice_of
from boardkit.core.lines.match import Match, Moment, Note, NoteKind, Player, Sitter
from boardkit.core.lines.study import Study
from boardkit.core.rules.answers import (
    Answer,
    Answers,
    Each,
    GameIsOver,
    NotAsked,
    answer,
    bare,
    effect,
    free,
    go_on,
    listed_before,
    only,
    refused,
)
from boardkit.core.rules.chance import filled, shuffled
from boardkit.core.rules.game import Derived, Game, Limits, Pieces, between, legal, none_known, play
from boardkit.core.rules.kinds import Worded, by_word, kebab, kinds_in, mark
from boardkit.core.rules.score import ScoreLine, ScoreSheet, TieBreak, Verdict
from boardkit.core.rules.step import (
    Condition,
    EndlessError,
    Event,
    Frame,
    Move,
    Refusal,
    RulesError,
    Ruling,
    Step,
    conditions_in,
    emit,
    must,
    refusal_in,
    settle,
)
from boardkit.core.rules.table import (
    BY_SEAT,
    CHANCE,
    DERIVED,
    Effect,
    NoOptions,
    Pending,
    Question,
    Seat,
    Table,
    all_but,
    clockwise,
)
from boardkit.core.values import Value, evolve, put, values_in, without

__all__ = [
    "BY_SEAT",
    "CHANCE",
    "DERIVED",
    "Answer",
    "Answers",
    "Choice",
    "Condition",
    "Derived",
    "Draft",
    "Each",
    "Effect",
    "EndlessError",
    "Event",
    "Fault",
    "FaultError",
    "Frame",
    "Game",
    "GameIsOver",
    "Limits",
    "Match",
    "Moment",
    "Move",
    "NoOptions",
    "NotAsked",
    "Note",
    "NoteKind",
    "Pending",
    "Pieces",
    "Player",
    "Question",
    "Refusal",
    "RulesError",
    "Ruling",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Sitter",
    "Step",
    "Study",
    "Table",
    "TieBreak",
    "Value",
    "Verdict",
    "Worded",
    "all_but",
    "answer",
    "bare",
    "between",
    "by_word",
    "choice_of",
    "clockwise",
    "conditions_in",
    "effect",
    "emit",
    "evolve",
    "filled",
    "free",
    "go_on",
    "kebab",
    "kinds_in",
    "legal",
    "listed_before",
    "mark",
    "must",
    "none_known",
    "only",
    "play",
    "put",
    "refusal_in",
    "refused",
    "settle",
    "shuffled",
    "values_in",
    "without",
]


def __getattr__(name: str) -> object:
    """Tell who wrote a game for boardkit 0.1 what to change.

    Raises:
        ImportError: `frozen` or `field` is asked for, which are no longer here.
        AttributeError: there is no such name.
    """
    if name in ("field", "frozen"):
        raise ImportError(
            f"boardkit.core.{name} is gone: a class without a base derives from boardkit.core.Value, "
            "its settings stand in its header (kw_only=True), and fields are made by msgspec.field"
        )
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
