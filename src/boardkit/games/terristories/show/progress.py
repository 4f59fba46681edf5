"""How near a seat is to its personal objective."""

from boardkit.core import Seat
from boardkit.games.terristories.rules.ending import personal_met, profile_of, progress, wanted
from boardkit.games.terristories.rules.model import State
from boardkit.text import Words


def progress_said(view: State, seat: Seat, words: Words, message: str = "told-progress") -> str:
    """Say how far both parts of a known objective are met, and if they are."""
    profile = profile_of(view, seat)
    assert profile is not None
    said = words(
        message,
        index=words.name(profile.index),
        value=view.index(profile.index),
        wanted=wanted(view, profile),
        counted=words(f"counted-{profile.condition.replace('_', '-')}"),
        count=progress(view, seat, profile),
        amount=profile.amount(view.seats),
    )
    return f"{said} {words('told-met')}" if personal_met(view, seat) else said
