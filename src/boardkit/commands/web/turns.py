"""The last turns of a match as still pictures with sentences, as everybody may know them."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from boardkit.core import CHANCE, Match
from boardkit.core.values import Value
from boardkit.draw.drawings import drawing_of
from boardkit.handout.matches import Passage, decisions, remarked, slide
from boardkit.handout.slides import Eyes, Slide, painted, palette_of
from boardkit.handout.vector import svg
from boardkit.text import words_for

MOST: Final = 20  # how many turns one can leaf back


class Turn(Value, eq=False):
    """A turn as it is shown in a language."""

    passage: Passage
    slide: Slide
    picture: Markup


class Turns:
    """Shows the last turns of a match; each is drawn once in a language, when it is first asked for."""

    def __init__(self) -> None:
        self._drawing = asyncio.Lock()
        self._drawn: dict[tuple[str, int], Turn] = {}
        self._match: Match[Any] | None = None
        self._passages: Sequence[Passage] = ()

    async def shown(self, match: Match[Any], asked: int | None, language: str) -> tuple[Turn, range, int]:
        """Return a turn of a match as it is now, which turns there are, and which one it is.

        The one nearest to what is `asked` for is shown, by default the last.
        """
        async with self._drawing:
            if match is not self._match:
                self._match, self._passages = match, [*remarked([*decisions(match)], match.notes)]
            passages = self._passages
            known = range(max(len(passages) - MOST, 0), len(passages))
            at = known[-1] if asked is None else min(max(asked, known[0]), known[-1])
            self._drawn = {key: turn for key, turn in self._drawn.items() if key[1] in known}
            turn = self._drawn.get((language, at))
            if turn is None or not _is_same(turn.passage, passages[at]):
                turn = await asyncio.to_thread(_drawn, match, passages[at], language)
                self._drawn[language, at] = turn
        return turn, known, at


def _is_same(one: Passage, other: Passage) -> bool:
    """Return whether nothing was taken back, played or remarked since."""
    return one.after is other.after and one.before is other.before and one.remarks == other.remarks


def _drawn(match: Match[Any], passage: Passage, language: str) -> Turn:
    words = words_for(language, match.game.key, [player.name for player in match.players])
    made = slide(Eyes(match, drawing_of(match.game.key), words, CHANCE), passage)
    palette = palette_of(match)
    picture = svg(painted(made, palette), palette.background, palette["text"], words("handout-map"))
    return Turn(passage, made, Markup(picture))  # noqa: S704 - it is escaped as it is drawn
