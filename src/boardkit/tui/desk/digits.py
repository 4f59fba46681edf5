"""Typing a number digit by digit into a field of a form."""

from collections.abc import Callable

from boardkit.tui.desk.desk import Desk, Outcome


def typed_on(
    digit: str, before: str, put: Callable[[int], Outcome], noted: Callable[[Desk, str], Desk]
) -> Outcome:
    """Type a digit of a number; where that is too much, begin the number anew.

    Args:
        digit: the digit.
        before: what has been typed of the number so far.
        put: fills a number in; what it wishes for says that it may not be that.
        noted: (desk, digits) -> the desk that knows what has been typed.
    """
    outcome = put(int(before + digit))
    if not outcome.wishes:
        return Outcome(noted(outcome.desk, before + digit))
    alone = put(int(digit)) if before else outcome
    return alone if alone.wishes else Outcome(noted(alone.desk, digit))
