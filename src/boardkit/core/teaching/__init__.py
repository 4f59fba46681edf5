"""Lessons, quizzes and the rulebook: public modules, each imported when it is asked for."""

__all__ = [
    "checking",
    "coverage",
    "faults",
    "goals",
    "lesson",
    "manuscript",
    "quiz",
    "reaching",
    "rulebook",
    "schema",
    "stages",
]
