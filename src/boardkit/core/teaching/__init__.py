"""Lessons, quizzes and the rulebook."""
