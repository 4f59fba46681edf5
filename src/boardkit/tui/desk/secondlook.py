"""Looking at decisions again: a review is opened, walked along, and what was better is tried on a branch."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from boardkit.core import Study
from boardkit.core.lines.study import LONGEST_BRANCH, ReviewTooEarly
from boardkit.text.outside import visible
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.doors import Review
from boardkit.tui.desk.intents import Do, Next, ShowReview, WalkBetter, Want
from boardkit.tui.desk.judged import Judgement
from boardkit.tui.desk.lines import free_name, go_to
from boardkit.tui.desk.modes.thinking import Thinking
from boardkit.tui.desk.modes.walking import stood, walk_of, walking
from boardkit.tui.desk.past import telling
from boardkit.tui.desk.wishes import Complain, Open, Tell, Think

if TYPE_CHECKING:
    from boardkit.players.review import Judged


def open_review(desk: Desk) -> Outcome:
    """Look at the match again, unless that would tell secrets."""
    if desk.match.has_no_secrets:
        return desk.wishing(Open(Review(desk.match)))
    return desk.wishing(Complain(ReviewTooEarly()))


def show_review(desk: Desk, wanted: ShowReview) -> Outcome:
    """Walk with a review at hand, to a moment of it if one is given."""
    told = desk.__replace__(judgement=Judgement(wanted.match, wanted.review))
    begun, at = stood(told, walking(told).__replace__(taken=walk_of(told), reviewing=True)), wanted.at
    return begun if at is None else begun.then(lambda now: walk_to(now, at))


def walk_to(desk: Desk, at: int) -> Outcome:
    """Stand where a decision begins to show."""
    mode = walking(desk)
    there = [number for number, halt in enumerate(mode.taken.halts) if halt.at >= at]
    number = next(iter(there), mode.taken.at)
    return stood(desk, mode.__replace__(taken=mode.taken.to(number), playing=False))


def judged_here(desk: Desk) -> "Judged | None":
    """Return what the review at hand says of the decision at which the walk stands."""
    return None if desk.walk is None else telling(desk).judged


def next_marked(desk: Desk, step: Next) -> Outcome:
    """Go to the next decision that has a mark, or to the one before; after the last comes the first."""
    if desk.judgement is None or desk.walk is None:
        return Outcome(desk)
    marked, now = desk.judgement.marked(desk.match), desk.walk.halts[desk.walk.decision.start].at
    ahead = [at for at in marked if (at - now) * step.step > 0] or marked
    return walk_to(desk, ahead[0 if step.step > 0 else -1]) if ahead else Outcome(desk)


def look_again(desk: Desk) -> Outcome:
    """Walk what would have been better here; without a review, make one."""
    if desk.judgement is None:
        return open_review(desk)
    one = judged_here(desk)
    if one is None or one.better is None:
        return desk.wishing(Tell(desk.words("review-nothing-better")))
    return walk_better(desk, WalkBetter(one.at))


def walk_better(desk: Desk, wanted: WalkBetter) -> Outcome:
    """Begin a branch on which the better move was made, and walk to it."""
    one = None if desk.judgement is None else desk.judgement.of(desk.match, wanted.at)
    if one is None or one.better is None:
        return Outcome(desk)
    name = free_name(desk, desk.words("review-branch", at=one.at)[:LONGEST_BRANCH])
    said = Tell(desk.words("branch-begun", name=visible(name)))
    there = _resting(go_to(desk, partial(_with_better, desk, name, one), said))
    return there.then(lambda now: walk_to(now, one.at)) if there.desk.study.name == name else there


def _with_better(desk: Desk, name: str, one: "Judged") -> Study[Any]:
    """Begin a branch before a decision, and make the better move there."""
    # Players take long to import, and few tables are looked at again.
    from boardkit.players.lines import better_line

    assert desk.judgement is not None
    begun = desk.study.branch(name, one.at - 1)
    return begun.playing(better_line(desk.judgement.match, one, begun.match))


def _resting(there: Outcome) -> Outcome:
    """Let a computer that is asked wait until somebody lets it go on: the line is to be looked at first."""
    mode = there.desk.mode
    if not isinstance(mode, Thinking):
        return there
    wishes = tuple(wish for wish in there.wishes if not isinstance(wish, Think))
    return Outcome(there.desk.turning(mode.__replace__(stopped=True)), wishes)


SECOND_LOOK: Final[Deeds] = deeds(
    simply(Want.REVIEW, open_review),
    given(ShowReview, show_review),
    given(WalkBetter, walk_better),
    simply(Do.HINT, look_again),
)
"""What looks at decisions again."""

FROM_MARK_TO_MARK: Final[Deeds] = deeds(given(Next, next_marked))
"""What goes from mark to mark on a walk."""
