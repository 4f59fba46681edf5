"""The contract of a game, and all that follows from it: this page names what rules and screens build on."""

from boardkit.core.faults import Fault, FaultError, SeatFault
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
from boardkit.core.rules.chance import covered, filled, shuffled
from boardkit.core.rules.game import Derived, Game, Limits, Pieces, between, legal, never, none_known, play
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
    SeatEvent,
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
    SeatChance,
    SeatEffect,
    Table,
    all_but,
    clockwise,
)
from boardkit.core.values import Value, evolve, has_fields, known_by, put, remembered, values_in, without

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
    "SeatChance",
    "SeatEffect",
    "SeatEvent",
    "SeatFault",
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
    "covered",
    "effect",
    "emit",
    "evolve",
    "filled",
    "free",
    "go_on",
    "has_fields",
    "kebab",
    "kinds_in",
    "known_by",
    "legal",
    "listed_before",
    "mark",
    "must",
    "never",
    "none_known",
    "only",
    "play",
    "put",
    "refusal_in",
    "refused",
    "remembered",
    "settle",
    "shuffled",
    "values_in",
    "without",
]

GONE = {
    "Later": "import the module where the game is",
    "by_name": "name each part in Game(...), as setup=setup.setup",
    "field": "fields are made by msgspec.field, those of options by attrs.field",
    "frozen": "derive from boardkit.core.Value, with its settings in the header (kw_only=True)",
}
"""What to write instead of what games for boardkit 0.1 imported from here."""


def __getattr__(name: str) -> object:
    """Tell who wrote a game for boardkit 0.1 what to change: ImportError for what is gone."""
    if name in GONE:
        raise ImportError(f"boardkit.core.{name} of boardkit 0.1 is gone: {GONE[name]}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
