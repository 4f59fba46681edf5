"""Where in a hand and in a round the game is, with the steps of a round by name."""

from typing import Final

from boardkit.draw.blocks import longest
from boardkit.games.tectonic_tribes.box import SEATS
from boardkit.games.tectonic_tribes.rules.dealing import hands
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard, WhichPlay
from boardkit.text import Words

STEPS: Final = ("discard", "choose", "lay", "pass")
"""What a round consists of; the cards are turned up between choosing and laying."""


def heading(view: State, words: Words) -> str:
    """Say which hand and which round is being played."""
    if not view.pile and not view.order:
        return words("side-over")
    if not view.hand:
        return words("side-setup")
    return words("side-round", hand=view.hand, hands=hands(view), round=view.round)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say which hand and which round is being played, and the steps of the round where there is room."""
    if not view.hand or (not view.pile and not view.order):
        return heading(view, words)
    rounds = SEATS[view.seats].hand_size // 2
    long = words("side-rounds", hand=view.hand, hands=hands(view), round=view.round, rounds=rounds)
    last = f"  {words('side-last')}" if view.last_round else ""
    now = step(view)
    steps = "  ".join(_said(at, now, words) for at in range(len(STEPS)))
    short, step_now = heading(view, words), _said(now, now, words)
    forms = (
        f"{long}{last}  {steps}",
        f"{short}{last}  {steps}",
        f"{long}{last}  {step_now}",
        f"{short}{last}  {step_now}",
    )
    return longest(width, *forms, f"{short}  {step_now}", short)


def step(view: State) -> int:
    """Say which step of a round is played, counted from 0."""
    match view.question:
        case WhichDiscard():
            return 0
        case WhichPlay():
            return 1
    return 2


def _said(at: int, now: int, words: Words) -> str:
    name = words(f"step-{STEPS[at]}")
    if at == now:
        return f"▸{name.upper()}"
    return f"{name} ✓" if at < now else name
