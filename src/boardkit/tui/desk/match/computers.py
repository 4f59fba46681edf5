"""Computer players at the table: their turns, hints, reasons, and looking again at decisions."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from boardkit.core import CHANCE, Note, NoteKind, Seat, Study, put
from boardkit.core.lines.match import Sitter, people_of, seats_of
from boardkit.core.lines.study import LONGEST_BRANCH
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import words_before
from boardkit.draw.show import words_there
from boardkit.players.explaining import better_line, changes_seen, task_of
from boardkit.players.thinking import Task
from boardkit.players.verdict import Verdict
from boardkit.text.advice import advice, because_said, changed_said, nudge
from boardkit.text.log import Group
from boardkit.text.names import visible
from boardkit.text.reviews import judged_said
from boardkit.text.shelf import sitters_of
from boardkit.tui.desk import intents, looking
from boardkit.tui.desk.desk import Deed, Deeds, Desk, Ink, Judgement, Mode, Outcome, Sheet, update
from boardkit.tui.desk.facts import meant
from boardkit.tui.desk.match.curtain import change, draw_curtain, kept, look, take_back_from, undo
from boardkit.tui.desk.recap import by_computer, recap_for, telling
from boardkit.tui.desk.wishes import Keep, Notice, Pick, Tell, Think


def ask_who_plays(desk: Desk) -> Outcome:
    """List for every seat what else may sit there."""
    words, players = desk.words, desk.match.players
    others = [
        (seat, one)
        for seat in seats_of(players)
        for one in sitters_of(words)
        if one is not players[seat].sitter
    ]
    said = [words("who-plays-entry", seat=words.seat(seat), sitter=words.name(one)) for seat, one in others]
    entries = tuple((text, intents.WhoPlays(*other)) for text, other in zip(said, others, strict=True))
    return desk.asking(Pick(words("who-plays-title"), entries))


def seat_somebody(desk: Desk, wanted: intents.WhoPlays) -> Outcome:
    """Let a person or a computer take a seat over."""
    players = desk.study.main.players
    player = players[wanted.seat].__replace__(sitter=wanted.sitter)
    return kept(desk, desk.study.seating(put(players, wanted.seat, player)))


SEATING: Final[Deeds] = {intents.Want.CHANGE_SEATS: ask_who_plays, intents.WhoPlays: seat_somebody}
"""Deeds that change who plays."""

LATEST: Final = 12  # how many decisions are listed, the latest first


def why_here(desk: Desk) -> Outcome:
    """Say why a computer decided so where the walk stands, or let one of its latest decisions be chosen."""
    if desk.walk is not None:
        at = desk.walk.halts[desk.walk.decision.start].at
        return why_did(desk, intents.WhyDid(at)) if by_computer(desk.match, at) else _what_came_of(desk, at)
    groups = () if meant(desk) is not None else computers_decided(desk)
    if not groups:
        return looking.explain(desk)
    words = desk.words
    rules = ((words("why-rules"), intents.Want.EXPLAIN),) if desk.sight.acting else ()
    decided = (
        (words("why-did-entry", text=one.items[0].line.text), intents.WhyDid(one.at)) for one in groups
    )
    return desk.asking(Pick(words("why-title"), (*rules, *decided)))


def _what_came_of(desk: Desk, at: int) -> Outcome:
    """Say what a decision of a person, or of chance, has changed, and what a review at hand says of it.

    The move is named to nobody who may not know it.
    """
    match, moment = desk.match, desk.match.moments[at]
    if moment.move is None:
        return desk.wishing(Tell(desk.words("came-before")))
    words = words_before(match, desk.words, at)
    own = moment.seat == desk.sight.past != CHANCE
    lines = [words.say(moment.move), ""] if match.has_no_secrets or own else []
    if moment.seat != CHANCE:
        lines += changed_said(changes_seen(match, at, desk.sight.past), words)
    judged = None if desk.judgement is None else desk.judgement.of(match, at)
    lines += [] if judged is None else judged_said(judged, words)
    lines = lines or [words("because-unseen")]
    title = desk.words("came-title", seat=desk.words.seat(moment.seat))
    about = desk.words("rules-about"), intents.AboutThese(tuple(lines))
    return desk.asking(Notice(title, tuple(lines), about))


def computers_decided(desk: Desk) -> Sequence[Group]:
    """List what computers have decided since the viewer's last turn, the latest first."""
    if all(player.sitter is Sitter.PERSON for player in desk.match.players):
        return ()
    groups = recap_for(desk, desk.viewer, desk.viewer)
    return [group for group in reversed(groups) if by_computer(desk.match, group.at)][:LATEST]


def why_did(desk: Desk, wanted: intents.WhyDid) -> Outcome:
    """Let a computer think again about a decision that it made; while there are secrets, say what is seen."""
    if not 0 < wanted.at <= desk.match.at or not by_computer(desk.match, wanted.at):
        return Outcome(desk)
    if desk.match.has_no_secrets:
        told = Tell(desk.words("because-thinking"))
        return desk.wishing(told, Think(task_of(desk.match, wanted.at), intents.Because(wanted.at)))
    seen = changed_said(changes_seen(desk.match, wanted.at, desk.sight.past), desk.words)
    return _told(desk, wanted.at, (*seen, desk.words("because-hidden")))


def because(desk: Desk, wanted: intents.Because) -> Outcome:
    """Say what a computer weighed, now that it has thought of it again."""
    move = desk.match.moments[wanted.at].move if wanted.at <= desk.match.at else None
    if not desk.match.has_no_secrets or wanted.verdict is None or move is None:
        return Outcome(desk)
    words = words_before(desk.match, desk.words, wanted.at)
    return _told(desk, wanted.at, (words.say(move), "", *because_said(wanted.verdict, move, words)))


def _told(desk: Desk, at: int, lines: Sequence[str]) -> Outcome:
    seat = desk.match.moments[at].seat
    level = desk.words.name(desk.match.players[seat].sitter)
    title = desk.words("because-title", seat=desk.words.seat(seat), level=level)
    chapter = desk.words("mind-title"), intents.OpenRule("computer")
    return desk.asking(Notice(title, tuple(lines), chapter))


BECAUSE: Final[Deeds] = {
    intents.Do.WHY: why_here,
    intents.Want.EXPLAIN: looking.explain,
    intents.WhyDid: why_did,
    intents.Because: because,
}
"""Deeds that tell why a computer did that."""


class Thinking(Value, Mode, eq=False):
    """Waits for the decision of a computer player."""

    plays: ClassVar = True
    task: Task  # what it thinks about
    stopped: bool = False  # whether it is to wait until somebody lets it go on
    resting = True  # let nobody else move

    @property
    def deeds(self) -> Deeds:
        """While it thinks, stop it; while it is stopped, look around, take back, let it go on."""
        return STOPPED if self.stopped else AT_WORK

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys that matter."""
        return ("pick", "undo", "walk", "palette", "help") if self.stopped else ("back", "undo", "help")

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say who thinks, and how to stop it or let it go on."""
        words, seat = desk.words, self.task.seat
        level = words.name(self.task.level)
        message = "thinking-stopped" if self.stopped else "thinking-now"
        said = words(message, seat=words.seat(seat), level=level)
        return Text.assemble((said, "bold"), "\n", words.explanation(message, "keys"))


def let_think(desk: Desk) -> Outcome:
    """Let the computer player think who is asked; where a person is, change nothing."""
    match = desk.match
    seat = match.state.to_move
    if seat is None or seat == CHANCE or match.players[seat].sitter is Sitter.PERSON:
        return Outcome(desk)
    task = Task.of(match, match.players[seat].sitter)
    return look(desk, watcher(desk)).then(lambda seen: seen.entering(Thinking(task)).wishing(Think(task)))


def watcher(desk: Desk) -> Seat:
    """Return through whose eyes a computer's turn is seen: the only person's, or everybody's."""
    people = people_of(desk.match.players)
    return people[0] if len(people) == 1 else CHANCE


def _decided(desk: Desk, thought: intents.Thought) -> Outcome:
    """Make the move that was thought of, unless it is about another table than this."""
    if thought.task is not desk.doing(Thinking).task:
        return Outcome(desk)
    return change(desk, lambda match: match.play(thought.verdict.move))


def _go_on(desk: Desk) -> Outcome:
    mode = desk.doing(Thinking).__replace__(stopped=False)
    return desk.turning(mode).wishing(Think(mode.task))


BACKWARDS: Final[Deeds] = {intents.Do.UNDO: undo, intents.TakeBack: take_back_from}
"""The deeds that take decisions back while a computer is asked."""

AT_WORK: Final[Deeds] = {
    **looking.LOOKING,
    **BECAUSE,
    intents.Thought: _decided,
    intents.Do.BACK: lambda desk: Outcome(desk.turning(desk.doing(Thinking).__replace__(stopped=True))),
    **BACKWARDS,
}
"""Deeds possible while a computer thinks."""

STOPPED: Final[Deeds] = {
    **looking.LOOKING,
    **BECAUSE,
    **looking.STROLLING,
    **SEATING,
    **BACKWARDS,
    intents.Do.ACT: _go_on,
    intents.Want.SIT_DOWN: _go_on,
}
"""Deeds possible while it waits to go on."""


def show_review(desk: Desk, wanted: intents.ShowReview) -> Outcome:
    """Walk with a review at hand, to a moment of it if one is given."""
    told = desk.__replace__(judgement=Judgement(wanted.match, wanted.review))
    mode = looking.walking(told).__replace__(taken=looking.walk_of(told), reviewing=True)
    begun, at = looking.stood(told, mode), wanted.at
    return begun if at is None else begun.then(lambda now: walk_to(now, at))


def walk_to(desk: Desk, at: int) -> Outcome:
    """Stand where a decision begins to show."""
    mode = looking.walking(desk)
    there = [number for number, halt in enumerate(mode.taken.halts) if halt.at >= at]
    number = next(iter(there), mode.taken.at)
    return looking.stood(desk, mode.__replace__(taken=mode.taken.to(number), playing=False))


def next_marked(desk: Desk, step: intents.Next) -> Outcome:
    """Go to the next decision that has a mark, or to the one before; after the last comes the first."""
    if desk.judgement is None or desk.walk is None:
        return Outcome(desk)
    marked, now = desk.judgement.marked(desk.match), desk.walk.halts[desk.walk.decision.start].at
    ahead = [at for at in marked if (at - now) * step.step > 0] or marked
    return walk_to(desk, ahead[0 if step.step > 0 else -1]) if ahead else Outcome(desk)


def look_again(desk: Desk) -> Outcome:
    """Walk what would have been better here; without a review, make one."""
    if desk.judgement is None:
        return looking.open_review(desk)
    one = None if desk.walk is None else telling(desk).judged
    if one is None or one.better is None:
        return desk.wishing(Tell(desk.words("review-nothing-better")))
    return walk_better(desk, intents.WalkBetter(one.at))


def walk_better(desk: Desk, wanted: intents.WalkBetter) -> Outcome:
    """Begin a branch on which the better move was made, and walk to it."""
    one = None if desk.judgement is None else desk.judgement.of(desk.match, wanted.at)
    if desk.judgement is None or one is None or one.better is None:
        return Outcome(desk)
    name = looking.free_name(desk, desk.words("review-branch", at=one.at)[:LONGEST_BRANCH])
    said = Tell(desk.words("branch-begun", name=visible(name)))
    reviewed = desk.judgement.match

    def with_better() -> Study[Any]:
        begun = desk.study.branch(name, one.at - 1)
        return begun.playing(better_line(reviewed, one, begun.match))

    there = _resting(looking.go_to(desk, with_better, said))
    return there.then(lambda now: walk_to(now, one.at)) if there.desk.study.name == name else there


def _resting(there: Outcome) -> Outcome:
    """Let a computer that is asked wait until somebody lets it go on: the line is to be looked at first."""
    mode = there.desk.mode
    if not isinstance(mode, Thinking):
        return there
    wishes = tuple(wish for wish in there.wishes if not isinstance(wish, Think))
    return Outcome(there.desk.turning(mode.__replace__(stopped=True)), wishes)


SECOND_LOOK: Final[Deeds] = {
    intents.Want.REVIEW: looking.open_review,
    intents.ShowReview: show_review,
    intents.WalkBetter: walk_better,
    intents.Do.HINT: look_again,
}
"""Deeds that look at decisions again."""

ADVISER: Final = Sitter.STRONG  # the level that gives advice


class Hinting(Value, Mode, eq=False):
    """Gives advice; whatever else the player does ends it and is done."""

    task: Task  # the decision that advice is wanted about; looked at closer while the player thinks
    beneath: Mode  # what the player was doing, which goes on to be shown, and goes on with any other key
    verdict: Verdict | None = None  # what a first look gives, once it is there
    closer: Verdict | None = None  # what a closer look gives, once it is there
    wanted: bool = False  # whether good moves are to be told as soon as it is

    @property
    def deeds(self) -> Deeds:
        """Ask further, or do anything that can be done without."""
        return {
            **{kind: _leaving(deed) for kind, deed in self.beneath.deeds.items()},
            **looking.LOOKING,
            **HINTING,
        }

    @property
    def styles(self) -> Collection[str]:
        """Look, and take what is typed, as before."""
        return self.beneath.styles

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the form or the sheet that advice is wanted about."""
        return self.beneath.sheet(desk, ink, room)

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Say what to think of, and how to hear more."""
        said, thinks = self.remark(desk), desk.words("hint-thinking")
        if not said:
            return Text(thinks, "bold")
        more = thinks if self.wanted and self.closer is None else desk.words("hint-more")
        return Text.assemble((said, "bold"), "\n", more)

    def remark(self, desk: Desk) -> str:
        """Say what to think of."""
        return "" if self.verdict is None else nudge(self.verdict, self.closer, desk.words)


def _leaving(deed: Deed) -> Deed:
    return lambda desk, *said: deed(desk.leaving(), *said)


def ask_for_advice(desk: Desk) -> Outcome:
    """Begin to think about the move that is to be made; the log will say that a hint was given."""
    if desk.sight.down:
        return draw_curtain(desk, desk.viewer)
    if not desk.sight.acting:
        return Outcome(desk)
    task = Task.of(desk.match, ADVISER, advising=True)
    return desk.entering(Hinting(task, desk.mode)).wishing(Think(task))


def _advised(desk: Desk, thought: intents.Thought) -> Outcome:
    """Tell the nudge, and note that it was given; look closer at what a first look found meanwhile."""
    mode = desk.doing(Hinting)
    if thought.task is not mode.task:
        return Outcome(desk)
    if mode.verdict is not None:
        desk = desk.turning(mode.__replace__(closer=thought.verdict))
        return _tell_moves(desk) if mode.wanted else Outcome(desk)
    note = Note(desk.match.at, NoteKind.HINTED, mode.task.seat)
    study = desk.study.playing(desk.match.noted(note))
    mode, kept = mode.__replace__(verdict=thought.verdict), desk.__replace__(study=study)
    if len(thought.verdict.opinions) == 1:
        return kept.turning(mode.__replace__(closer=thought.verdict)).wishing(Keep(study))
    task = mode.task.telling(thought.verdict)
    return kept.turning(mode.__replace__(task=task)).wishing(Keep(study), Think(task))


def _tell_moves(desk: Desk) -> Outcome:
    """List the good moves, once a closer look has found them; choosing one shows how to make it."""
    mode = desk.doing(Hinting)
    if mode.verdict is None or mode.closer is None:
        return Outcome(desk.turning(mode.__replace__(wanted=mode.verdict is not None)))
    entries = list[tuple[str, intents.Intent]]()
    for one, said in advice(mode.closer, words_there(desk.drawing, desk.sight.view, desk.words)):
        more = () if one.things is None else one.things.taken  # all that is taken with it
        entries.append((said, intents.Prepare(one.move, more)))
    return desk.asking(Pick(desk.words("hint-title"), tuple(entries)))


def _prepare(desk: Desk, wanted: intents.Prepare) -> Outcome:
    """Show in the hand how a move is made: leave the advice, and a form on which it was asked for."""
    table = desk.leaving()
    return update(table if intents.Prepare in table.deeds else table.leaving(), wanted)


HINTING: Final[Deeds] = {
    intents.Thought: _advised,
    intents.Prepare: _prepare,
    intents.Do.HINT: _tell_moves,
    intents.Do.BACK: lambda desk: Outcome(desk.leaving()),
}
"""Deeds possible with advice."""


def advise(desk: Desk) -> Outcome:
    """Ask for advice; a match that is over is looked at again."""
    return looking.open_review(desk) if desk.match.over else ask_for_advice(desk)
