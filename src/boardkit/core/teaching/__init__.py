"""Lessons, quizzes and the rulebook: public modules, each imported when it is asked for."""

__all__ = ["coverage", "faults", "lesson", "quiz", "recording", "rulebook", "stages"]
