"""The contract of a game, and all that follows from it: this page names what rules and screens build on."""

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.choosing import Choice, Draft, choice_of
from boardkit.core.lines.match import Match, Moment, Note, NoteKind, Player
from boardkit.core.lines.study import Study
from boardkit.core.rules.answers import (
    Answer,
    Answers,
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
from boardkit.core.rules.game import Game, legal, play
from boardkit.core.rules.kinds import kinds_in
from boardkit.core.rules.marks import Worded
from boardkit.core.rules.ruling import Ruling, must, refusal_in
from boardkit.core.rules.score import ScoreLine, ScoreSheet, TieBreak, Verdict
from boardkit.core.rules.step import (
    Condition,
    EndlessError,
    Event,
    Frame,
    Move,
    Refusal,
    RulesError,
    Step,
    emit,
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
)
from boardkit.core.rules.values import evolve, put

__all__ = [
    "BY_SEAT",
    "CHANCE",
    "DERIVED",
    "Answer",
    "Answers",
    "Choice",
    "Condition",
    "Draft",
    "Effect",
    "EndlessError",
    "Event",
    "Fault",
    "FaultError",
    "Frame",
    "Game",
    "GameIsOver",
    "Match",
    "Moment",
    "Move",
    "NoOptions",
    "NotAsked",
    "Note",
    "NoteKind",
    "Pending",
    "Player",
    "Question",
    "Refusal",
    "RulesError",
    "Ruling",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Step",
    "Study",
    "Table",
    "TieBreak",
    "Verdict",
    "Worded",
    "answer",
    "bare",
    "choice_of",
    "effect",
    "emit",
    "evolve",
    "free",
    "go_on",
    "kinds_in",
    "legal",
    "listed_before",
    "must",
    "only",
    "play",
    "put",
    "refusal_in",
    "refused",
    "settle",
]
