"""The walk at the table: back and forth through what happened, and a play that goes on alone."""

from typing import Final

from rich.text import Text

from boardkit.core.values import Value
from boardkit.maps.ways import Way
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.doors import Review
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Go, ShowMoment, StandAt, Stroll, Tick, Want
from boardkit.tui.desk.keys import WALK_KEYS
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.past import since, telling
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.walk import Halt, Stride, Walk
from boardkit.tui.desk.wishes import Open, Wake

SECONDS: Final = (4.0, 2.0, 1.0, 0.5)
"""How long the play stays at a happening, by speed; players choose, and none has to keep up."""

STROLLS: Final = {
    Way.LEFT: Stroll(Stride.HAPPENING, -1),
    Way.RIGHT: Stroll(Stride.HAPPENING, 1),
    Way.UP: Stroll(Stride.DECISION, -1),
    Way.DOWN: Stroll(Stride.DECISION, 1),
    Way.UP_RIGHT: Stroll(Stride.TURN, -1),
    Way.DOWN_RIGHT: Stroll(Stride.TURN, 1),
    Way.UP_LEFT: Do.TO_START,
    Way.DOWN_LEFT: Do.TO_END,
}
"""What the keys of the cursor do on a walk, where there is no cursor."""


class Walking(Value, Mode, eq=False):
    """Walks through the match.

    Attributes:
        taken: the walk, and where it stands.
        also: what can be done besides, at the table where it was begun.
        ticks: how often the play has waited; what an older play has waited for is not heard.
        playing: whether it goes on by itself.
        consulted: the section from which the walk was begun, and where it stood then.
        reviewing: whether it was begun from a review, to which it leads back.
    """

    taken: Walk
    also: Deeds
    ticks: int = 0
    playing: bool = False
    consulted: tuple[str, int] = ("", -1)
    reviewing: bool = False

    @property
    def walk(self) -> Walk:
        """The walk that is taken."""
        return self.taken

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys of a walk."""
        return WALK_KEYS

    def pace(self, desk: Desk) -> str:
        """Return the message of the speed, while the walk goes on by itself."""
        return f"walk-speed-{desk.speed + 1}" if self.playing else ""

    def rule(self, desk: Desk) -> str:
        """Return the section of what happened, or the one from which the walk was begun."""
        section, at = self.consulted
        event = self.taken.halt.event
        if at == self.taken.at:
            return section
        return super().rule(desk) if event is None else event.rule

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Tell the happening where the walk stands."""
        del ink
        return telling(desk).prompt(desk.words)

    def remark(self, desk: Desk) -> str:
        """Tell the happening where the walk stands."""
        return telling(desk).prompt(desk.words).plain

    @property
    def deeds(self) -> Deeds:
        """Walk on, walk back, look around, and leave."""
        return {**ON_A_WALK, **self.also}

    def seen_through(self, sight: Sight) -> "Walking":
        """StandAt at the same step, as other eyes see it."""
        taken = Walk.through(sight.match, sight.past, self.taken.also)
        return self.__replace__(taken=taken.to(self.taken.at))


def walking(desk: Desk) -> Walking:
    """Return the walk that is taken, or begin one through what the seat at the keyboard may know."""
    mode = desk.mode
    if isinstance(mode, Walking):
        return mode
    return Walking(walk_of(desk), desk.modes[0].on_a_walk)


def walk_of(desk: Desk) -> Walk:
    """Walk through what the seat may know; while nobody has secrets, with all that a review at hand marks."""
    told = desk.judgement if desk.match.has_no_secrets else None
    also = () if told is None else told.marked(desk.match)
    return Walk.through(desk.match, desk.sight.past, frozenset(also))


def stood(desk: Desk, mode: Walking) -> Outcome:
    """Show where a walk stands."""
    return Outcome(desk.turning(mode) if desk.walk is not None else desk.entering(mode))


def begin(desk: Desk) -> Outcome:
    """Begin to walk through what happened."""
    return stood(desk, walking(desk))


def to(desk: Desk, at: int) -> Outcome:
    """StandAt at a halt; whoever steps by hand has stopped the play."""
    mode = walking(desk)
    return stood(desk, mode.__replace__(taken=mode.taken.to(at), playing=False))


def stroll(desk: Desk, step: Stroll) -> Outcome:
    """Take a step; whoever steps by hand has stopped the play."""
    mode = walking(desk)
    return stood(desk, mode.__replace__(taken=mode.taken.by(step.stride, step.way), playing=False))


def to_start(desk: Desk) -> Outcome:
    """Go back to before the first move."""
    return to(desk, 0)


def to_end(desk: Desk) -> Outcome:
    """Go on to the end."""
    return to(desk, len(walking(desk).taken.halts) - 1)


def play(desk: Desk) -> Outcome:
    """Let the walk go on by itself, from the start if it stands at the end; or stop it."""
    mode = walking(desk)
    if mode.playing:
        return rest(desk)
    walk = mode.taken.to(0) if mode.taken.over else mode.taken
    return _wait(desk, mode.__replace__(taken=walk, playing=True))


def rest(desk: Desk) -> Outcome:
    """Let the walk stand still."""
    return stood(desk, walking(desk).__replace__(playing=False))


def _wait(desk: Desk, mode: Walking) -> Outcome:
    """Go on in a while."""
    later = mode.__replace__(ticks=mode.ticks + 1)
    return stood(desk, later).wishing(Wake(SECONDS[desk.speed], Tick(later.ticks)))


def _tick(desk: Desk, tick: Tick) -> Outcome:
    """Go on by a happening; a note and the end stop the play."""
    mode = walking(desk)
    if not mode.playing or tick.number != mode.ticks:
        return Outcome(desk)
    on = mode.__replace__(taken=mode.taken.on(1))
    stops = on.taken.over or on.taken.halt.note is not None
    return stood(desk, on.__replace__(playing=False)) if stops else _wait(desk, on)


def replay(desk: Desk) -> Outcome:
    """Play what has happened since the viewer's last decision."""
    mode = walking(desk)
    first = since(desk.match, desk.viewer)
    before = [number for number, halt in enumerate(mode.taken.halts) if halt.at < first]
    return _wait(desk, mode.__replace__(taken=mode.taken.to(before[-1] if before else 0), playing=True))


def faster(desk: Desk) -> Outcome:
    """Take the next speed, and after the fastest the slowest."""
    mode, desk = walking(desk), desk.__replace__(speed=(desk.speed + 1) % len(SECONDS))
    return _wait(desk, mode) if mode.playing else Outcome(desk)


def _back(desk: Desk) -> Outcome:
    """Stop the play first; then leave the walk."""
    return rest(desk) if walking(desk).playing else leave(desk)


def leave(desk: Desk) -> Outcome:
    """End the walk; one that was begun from a review leads back to it."""
    looked_at = None if desk.judgement is None else desk.judgement.match
    back = walking(desk).reviewing and looked_at is desk.match
    return Outcome(desk.leaving(), (Open(Review(desk.match)),) if back else ())


def show_moment(desk: Desk, moment: ShowMoment) -> Outcome:
    """Walk to a moment at which a rule applied; the key of the rules leads back to the rule."""
    mode = walking(desk)
    halts = mode.taken.halts
    there = [number for number, halt in enumerate(halts) if halt.at == moment.at]
    told = [number for number in there if _tells(halts[number], moment)]
    number = next(iter(told or there), mode.taken.at)
    consulted = moment.section, number
    return stood(desk, mode.__replace__(taken=mode.taken.to(number), playing=False, consulted=consulted))


def _tells(halt: Halt, moment: ShowMoment) -> bool:
    return halt.event is not None and halt.event.rule == moment.section


def _go(desk: Desk, go: Go) -> Outcome:
    step = STROLLS[go.way]
    return ON_A_WALK[step if isinstance(step, Do) else Stroll](desk, step)


STROLLING: Final[Deeds] = deeds(
    given(Stroll, stroll),
    given(ShowMoment, show_moment),
    given(StandAt, lambda desk, stand: to(desk, stand.at)),
    simply(Do.TO_START, to_start),
    simply(Do.TO_END, to_end),
    simply(Do.PLAY, play),
    simply(Do.WALK, begin),
    simply(Do.REPLAY, replay),
)
"""What begins a walk, and goes on in it."""

ON_A_WALK: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    **deeds(
        given(Go, _go),
        given(Tick, _tick),
        simply(Want.REST, rest),
        simply(Do.ACT, lambda desk: stroll(desk, Stroll(Stride.HAPPENING, 1))),
        simply(Do.SPEED, faster),
        simply(Do.WALK, leave),
        simply(Do.BACK, _back),
    ),
}
"""What can be done on a walk."""
