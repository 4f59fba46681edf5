"""The table on the screen: the match, who looks at it, what is on the map; `panels` has the rest."""

from pathlib import Path
from typing import Any

from textual.screen import Screen

from boardkit.core import CHANCE, Draft, Match, Move, Seat, Study
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.drawing import Picture
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.shapes import Place
from boardkit.library.session import Keeper
from boardkit.text import Words
from boardkit.tui.desk.listing import Listed, listed, needs_place
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.sorting import AS_IT_LIES, arranged
from boardkit.tui.desk.walk import Walk
from boardkit.tui.screens.answering import Answering
from boardkit.tui.table.walkpanel import Telling


class TableScreen(Answering[None], Screen[None]):
    """Holds one match, and draws its map as the seat at the keyboard may see it.

    Attributes:
        study: the match and its branches.
        sight: the match as the seat at the keyboard sees it now.
        draft: the move in the making.
        cursor: the place the keyboard is on.
        walk: the walk through what happened, while there is one.
        letters: the jump letters, while they are shown.
        kind: the kind of choices that is opened, where the hand lists kinds.
        order: how the hand is sorted.
    """

    CSS_PATH = Path(__file__).parent / "table.tcss"
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 - Textual declares it on the instance
        (0, "-narrow"),
        (100, "-normal"),
        (120, "-wide"),
        (180, "-vast"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012 - the same
        (0, "-short"),
        (32, "-medium"),
        (50, "-tall"),
    ]
    AUTO_FOCUS = ""

    def __init__(self, study: Study[Any], session: Keeper) -> None:
        super().__init__()
        self.study = study
        self.session = session
        self.drawing = drawing_of(study.main.game.key)
        self.sight = Sight(study.match, CHANCE, self.drawing)
        self.draft = Draft({})
        self.cursor: Place | None = None
        self.walk: Walk | None = None
        self._changed: tuple[Walk | None, frozenset[Place]] = (None, frozenset())
        self._drawn: tuple[object, Picture] | None = None
        self.letters: dict[Place, str] = {}
        self.kind: type[Move] | None = None
        self.order = AS_IT_LIES

    @property
    def match(self) -> Match[Any]:
        """The line of the match that is played."""
        return self.study.match

    @property
    def words(self) -> Words:
        """The words of the match: its game's, and its players' names."""
        names = [player.name for player in self.match.players]
        return self.board.words_of(self.match.game.key, names)

    @property
    def viewer(self) -> Seat:
        """Whose view is drawn."""
        return self.sight.viewer

    @property
    def state(self) -> Any:
        """The table that is shown: now, or where the walk stands; covered for the viewer."""
        if self.walk is None:
            return self.sight.view
        return self.match.game.view(self.walk.halt.state, self.sight.past)

    def picture(self) -> Picture:
        """Draw the map, with the move in the making hovering over it; once for as long as nothing changes."""
        move = None if self.walk else self.draft.move
        shown = self.sight, self.walk, move
        if self._drawn is None or self._drawn[0] != shown:
            self._drawn = shown, self.drawing.picture(self.state, move)
        return self._drawn[1]

    @property
    def picks_places(self) -> bool:
        """Whether arrows move over the map; if not, they move in the hand."""
        choice = self.draft.choice
        if choice is not None:
            return choice.needs_place
        return not self.listed or any(needs_place(entry) for entry in self.listed)

    def marks(self) -> Marks:
        """Mark the cursor, the places that may be chosen, or what just happened."""
        if self.walk:
            places = self._happened()
            return Marks(rings=(Ring(places, Mark.PICKED),) if places else ())
        move, places = self.draft.move, frozenset(self.draft.places)
        cursor = self.cursor if self.picks_places else None
        last = self._last_places()
        if move is None or not hasattr(move, PLACE):
            return Marks(cursor=cursor, legal=places, letters=self.letters, last=last)
        touched = self.drawing.touched(move)
        mark = Mark.CURSOR if self.draft.legal else Mark.REFUSED
        if len(touched) > 1:
            return Marks(rings=(Ring(touched, mark),), letters=self.letters, last=last, cursor=None)
        return Marks(cursor=cursor, legal=places, letters=self.letters, last=last)

    @property
    def telling(self) -> Telling:
        """What is told of the walk."""
        assert self.walk is not None
        return Telling(
            self.walk,
            self.match.game,
            self.drawing,
            self.sight.past,
            self.match.decider(self.walk.halt.at),
            self.pace,
        )

    @property
    def pace(self) -> str:
        """The message of the speed at which the walk goes on by itself; empty while it does not."""
        return ""

    def _happened(self) -> frozenset[Place]:
        """Return the places on the map that the step of the walk changed; worked out once a step."""
        known, places = self._changed
        if known is not self.walk:
            places = self.telling.places()
            self._changed = self.walk, places
        return places.intersection(self.picture().looks)

    def _last_places(self) -> frozenset[Place]:
        """Return what the last decision changed on the map."""
        moment = self.match.moments[self.match.at]
        return frozenset(place for frame in moment.step.frames for place in frame.event.places)

    def _focus(self) -> frozenset[Place]:
        """Say which places are looked at: what just happened on a walk, else the move, else the cursor."""
        if self.walk:
            return self._happened()
        touched = self.drawing.touched(self.draft.move) if self.draft.move else frozenset()
        return touched or frozenset(() if self.cursor is None else (self.cursor,))

    @property
    def listed(self) -> tuple[Listed, ...]:
        """The entries of the hand."""
        return () if self.walk else listed(arranged(self.sight, self.order, self.words), self.kind)
