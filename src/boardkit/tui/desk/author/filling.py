"""Filling parts of a lesson, as its file has them."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from boardkit.core.notation.data import structure, unstructure
from boardkit.core.teaching.lesson import Step
from boardkit.core.teaching.manuscript import Manuscript
from boardkit.tui.desk.author.wanted import Way

OF_LESSON = ("title", "summary", "seat")
"""The parts of the lesson as a whole."""

REPLY = 2
"""Where the number of a reply stands in the way to it."""

CHAPTER = "chapter"
"""The heading of the chapter that begins with a step."""


def filled(text: Manuscript, number: int, way: Way, value: Any) -> Manuscript:
    """Put something into a part of the lesson, or of the step with a number.

    Raises:
        FaultError: it does not belong there.
    """
    head, *rest = way
    if head == "seat":
        return evolve(text, seat=int(value))
    if head in OF_LESSON:
        whole = put({"title": text.title, "summary": text.summary}, way, value)
        return evolve(text, title=whole["title"], summary=whole["summary"]) if head in whole else text
    placed = text.laid[number]
    if head == CHAPTER:
        return text.with_changed(number, evolve(placed, chapter=put(placed.chapter, tuple(rest), value)))
    plain = unstructure(placed.step)
    last = _is_empty(value) and _is_last(part(text, number, way[:-1]), way)
    step = structure(put(plain, way[: REPLY + 1] if last else way, value), Step)
    return text.with_changed(number, evolve(placed, step=step))


def _is_last(words: Any, way: Way) -> bool:
    """Tell whether a text is all that a reply says."""
    return way[1:REPLY] == ("mistakes",) and len(way) > REPLY + 1 and len(words or ()) <= 1


def part(text: Manuscript, number: int, way: Way) -> Any:
    """Return what stands in a part, as the file has it; None where nothing does."""
    head, *rest = way
    if head in OF_LESSON:
        plain: Any = {"title": text.title, "summary": text.summary, "seat": text.seat}
    elif not 0 <= number < len(text.laid):
        return None
    else:
        placed = text.laid[number]
        plain = {**unstructure(placed.step), CHAPTER: placed.chapter}
    for key in (head, *rest):
        plain = _under(plain, key)
    return plain


def _under(plain: Any, key: str | int) -> Any:
    if isinstance(plain, Mapping):
        return plain.get(key)
    if isinstance(plain, list) and isinstance(key, int) and key < len(plain):
        return plain[key]
    return None


def put(plain: Any, way: Way, value: Any) -> Any:
    """Put a value under a way into plain data; an empty one is taken away."""
    if not way:
        return value
    key, *rest = way
    if isinstance(key, int):
        entries = list(plain or [])
        inner = put(entries[key] if key < len(entries) else None, tuple(rest), value)
        return [*entries[:key], *([inner] if not _is_empty(inner) else []), *entries[key + 1 :]]
    inner = put((plain or {}).get(key), tuple(rest), value)
    others = {name: one for name, one in (plain or {}).items() if name != key}
    if _is_empty(inner):
        return others
    return {name: inner if name == key else one for name, one in {**(plain or {}), key: inner}.items()}


def _is_empty(value: Any) -> bool:
    return value is None or value in ("", [], {})
