"""What the messages of the kit have to say at every table."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import CHANCE, Seat, choice_of
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation.shapes import fields_of
from boardkit.text.names import class_id
from tests.truth.reading import NumberOf, Reader, Truth, seats_named
from tests.truth.scenes import Said, Scene


def previewed(numbers: Mapping[str, NumberOf]) -> Mapping[str, Reader]:
    """Hold what a preview and what hovering tells to a game’s numbers, by the messages that name them."""

    def number(scene: Scene, said: Said) -> NumberOf | None:
        return next((read for name, read in numbers.items() if scene.words(name) == said["name"]), None)

    def change(scene: Scene, said: Said) -> Truth | None:
        read, seat = number(scene, said), _whose(scene, said)
        return read and {"before": read(scene.view, seat), "after": read(scene.subject.state, seat)}

    def at_a_seat(scene: Scene, said: Said) -> Truth | None:
        read = number(scene, said)
        return read and {"number": read(scene.view, scene.seat)}

    return {"change-shared": change, "tip-number": at_a_seat}


def _whose(scene: Scene, said: Said) -> Seat:
    """Return the seat that is named of some changes once all of them are said; nobody for those of all."""
    later = scene.said[scene.said.index(said) :]
    return next((seats_named(scene, one["seat"]) for one in later if one.message == "change-of"), CHANCE)


def listed(scene: Scene, said: Said) -> Truth:
    """Count the entries of the list that a legal move begins with."""
    desk = scene.subject
    begun = {one for move in desk.sight.legal for one in (choice_of(move), type(move))}
    return {"count": sum(entry in begun for entry in desk.listed)}


def of_kind(scene: Scene, said: Said) -> Truth:
    """Count the choices of a kind that are listed, and those that can be made."""
    sight = scene.subject.sight
    kind = next(
        one for one in {choice.kind for choice in sight.choices} if scene.words.verb(one) == said["name"]
    )
    possible = {choice_of(move) for move in sight.legal if type(move) is kind}
    return {"possible": len(possible), "count": sum(choice.kind is kind for choice in sight.choices)}


def limits(scene: Scene, said: Said) -> Truth:
    """Hold the limits of a number to the legal moves of the taken entry at its place, or of those listed."""
    desk = scene.subject
    begun = desk.listed if desk.draft.choice is None else (desk.draft.choice,)
    at = getattr(desk.draft.move, PLACE, None)
    found: dict[str, list[int]] = {}
    for move in (one for one in desk.sight.legal if choice_of(one) in begun):
        if at not in (None, getattr(move, PLACE, None)):
            continue
        for name in fields_of(type(move)):
            if isinstance(number := getattr(move, name), int):
                found.setdefault(name, []).append(number)
    return {"least": frozenset(map(min, found.values())), "most": frozenset(map(max, found.values()))}


def times(scene: Scene, said: Said) -> Truth:
    """Count how often a sentence is in the log, which is at least as often as is said."""
    lines = [line.text for line in scene.subject.sight.told(scene.words)]
    return {"times": min(said["times"], lines.count(said["text"]))}


def repeated(scene: Scene, said: Said) -> Truth:
    """Count how often something happened after single decisions, where a sentence stands for all of it."""
    steps = [moment.step.frames for moment in scene.subject.match.moments]
    told_of = [[class_id(type(frame.event)) for frame in frames] for frames in steps]
    return {"count": frozenset(names.count(said.message) for names in told_of)}


def walked(scene: Scene, said: Said) -> Truth:
    """Count the steps of a walk: as many as the log has sentences."""
    steps = len(scene.subject.sight.told(scene.words))
    return {"steps": steps, "step": frozenset(range(steps + 1))}


def ways_on(scene: Scene, said: Said) -> Truth:
    return {"count": len(scene.subject.sight.legal)}


def passed_over(scene: Scene, said: Said) -> Truth:
    return {"count": len(scene.subject.sight.legal) - 1}


def of_verb(scene: Scene, said: Said) -> Truth:
    """Count what a verb lists, and what of it can be done."""
    desk = scene.subject
    verb = next(one for one in desk.drawing.verbs if one.letter == said["key"])
    also = {choice_of(move) for move in verb.also}
    found = [choice for choice in desk.sight.choices if choice.kind in verb.moves or choice in also]
    legal = {choice_of(move) for move in desk.sight.legal}
    return {"count": len(found), "possible": len(legal.intersection(found))}


def place(scene: Scene, said: Said) -> Truth:
    """Hold a line of the sheet to the points of a seat, and to how many have more."""
    totals = scene.subject.totals
    seat = seats_named(scene, said["seat"])
    above = sum(points > totals[seat] for points in totals)
    alike = sum(points == totals[seat] for points in totals)
    return {"points": totals[seat], "place": frozenset(range(above + 1, above + alike + 1))}


def reason(scene: Scene, said: Said) -> Truth:
    """Hold the points of a reason to the lines of the sheet that say it."""
    lines = [line for line in scene.subject.lines if scene.words.say(line) == said["reason"]]
    return {name: frozenset(getattr(line, name) for line in lines) for name in ("points", "rule")}


def best(scene: Scene, said: Said) -> Truth:
    return {"points": max(scene.subject.totals), "count": len(scene.subject.winners)}


AT_THE_DESK: Final[Mapping[str, Reader]] = {
    "choose-first": listed,
    "choose-number": limits,
    "hand-kind": of_kind,
    "not-only-one": ways_on,
    "number-limits": limits,
    "pass-ask": passed_over,
    "recap-times": times,
    "tip-verb": of_verb,
    "walk-where": walked,
}
"""What is said of a desk, whatever game is played."""

READERS: Final[Mapping[str, Reader]] = {
    **AT_THE_DESK,
    "plain-score": reason,
    "score-total": place,
    "winner-alone": best,
    "winner-by-tie-break": best,
    "winner-shared": best,
}
