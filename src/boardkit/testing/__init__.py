"""Promises of every game, held by `boardkit check` or by tests; only `strategies` needs Hypothesis."""

__all__ = ["NoEndError", "PromiseError", "checking", "matches", "promises", "strategies"]


class PromiseError(AssertionError):
    """A promise is not kept; the sentence says by what."""


class NoEndError(PromiseError):
    """A match or a rule goes on without end."""
