"""Where in the game we are: the phases of a generation, done, now and next, as long as there is room."""

from collections.abc import Sequence
from typing import Final

from boardkit.draw.blocks import longest
from boardkit.games.terraforming_mars.rules.drafting import PACK, receiver_of, side_of
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.phases import is_last
from boardkit.games.terraforming_mars.rules.questions import TakeAction, WhichDraft
from boardkit.text import Words

ROUND: Final = (Phase.RESEARCH, Phase.ACTIONS, Phase.PRODUCTION)
"""V The phases of a generation; set-up comes before the first, and the last greeneries after the last."""


def heading_in(view: State, words: Words, width: int) -> str:
    """Say where in the game we are in at most so many columns, the phases by name where there is room."""
    if not view.pile and view.phase is Phase.ENDING:
        return words("heading-over", generation=view.generation)
    last = "last" if view.phase in ROUND and is_last(view) else "other"
    long = words("stage-generation", generation=view.generation, place=last)
    short = words("stage-generation-short", generation=view.generation, place=last)
    now, detail = words(f"stage-{view.phase}-now"), _detail(view, words)
    whole, steps = _stepper(view, words, after=True), _stepper(view, words, after=False)
    return longest(
        width,
        _joined(long, whole, detail),
        _joined(short, steps, detail),
        _joined(short, steps),
        _joined(short, now, detail),
        _joined(short, now),
        _joined(words("stage-generation-short", generation=view.generation, place="other"), now),
        now,
    )


def _joined(*parts: str) -> str:
    return "   ".join(part for part in parts if part)


def _stepper(view: State, words: Words, *, after: bool) -> str:
    """Write the phases of a generation: those that are over with a tick, the present one in capitals."""
    phases: Sequence[Phase] = ROUND if view.phase in ROUND else (view.phase,)
    at = phases.index(view.phase)
    steps = [f"{words(f'stage-{phase}')} ✓" for phase in phases[:at]]
    steps.append(words(f"stage-{view.phase}-now"))
    steps += [words(f"stage-{phase}") for phase in phases[at + 1 :]]
    follows = words("stage-ending") if is_last(view) else words("stage-next")
    steps += [follows] if after and view.phase in ROUND else []
    return " ▸ ".join(steps)


def _detail(view: State, words: Words) -> str:
    """Say which action of a turn it is, or which card of a draft, and where the packs go."""
    match view.question:
        case TakeAction(_, taken):
            return words("stage-action", number=taken + 1)
        case WhichDraft(seat):
            kept = len(view.companies[seat].picked)
            to = words.seat(receiver_of(view, seat))
            return words("stage-draft", number=kept + 1, of=PACK - 1, side=side_of(view).value, to=to)
    return ""
