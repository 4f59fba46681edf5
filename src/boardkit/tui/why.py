"""Why a move may be made or not, and what it would do, in words."""

from collections.abc import Iterator

from boardkit.core.game import conditions
from boardkit.core.step import Condition, Move
from boardkit.text import Words
from boardkit.tui.showing import Sight


def why(sight: Sight, move: Move, words: Words) -> Iterator[str]:
    """Say whether a move is allowed, what it takes, and, if it is legal, what it would cause."""
    refusal = sight.refusal(move)
    yield words.say(move)
    yield words("why-allowed" if refusal is None else "why-refused")
    asked = conditions(sight.game, sight.view, move)
    if asked:
        yield from ("", words("why-conditions"), *(condition_said(one, words) for one in asked))
    if refusal is None:
        yield from ("", words("why-events"))
        for event in sight.events(move):
            yield words("why-condition", mark="·", text=words.say(event), rule=event.rule)
        if sight.reveals(move):
            yield words("why-unknown")


def condition_said(condition: Condition, words: Words) -> str:
    """Say a condition with a mark, met or not, and its rule."""
    refusal = condition.refusal
    text = words.met(condition.kind) if refusal is None else words.say(refusal)
    return words("why-condition", mark="✗" if refusal else "✓", text=text, rule=condition.kind.rule)
