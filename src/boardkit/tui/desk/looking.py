"""Looking at the table and walking through what has happened; branches that ask what if."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any, Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, FaultError, Study
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import seats_of
from boardkit.core.lines.study import LONGEST_BRANCH, MAIN, ReviewTooEarly
from boardkit.core.teaching.coverage import applied
from boardkit.core.teaching.rulebook import glossary_of
from boardkit.core.values import Value
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.show import card_of
from boardkit.maps.squares import Way
from boardkit.text.names import capital, visible
from boardkit.text.rulebooks import CHAPTER, named, nearest, sections_about, term_said
from boardkit.text.words import key_said
from boardkit.tui.desk import facts, intents, wishes
from boardkit.tui.desk.desk import Deeds, Desk, Ink, Mode, Outcome, book_of, coached, kind_of, note_of, update
from boardkit.tui.desk.keys import WALK_KEYS
from boardkit.tui.desk.match.curtain import look, present
from boardkit.tui.desk.recap import replay_said, since, telling, whole_log
from boardkit.tui.desk.sight import Sight, Walk


def overlay(desk: Desk) -> Outcome:
    """Show the next seat's map, or lay over the map what the game has for it, or tell what lies open."""
    own, shown = facts.own_map(desk), facts.shown_map(desk)
    if own is not None and shown is not None:
        following = (shown + 1) % len(desk.match.players)
        return Outcome(desk.__replace__(layer=None if following == own else following))
    if desk.drawing.layered is not None:
        return Outcome(desk.__replace__(layer=None if desk.layer else 1))
    if not desk.drawing.laid_open:
        return Outcome(desk)
    seats = seats_of(desk.match.players)
    if len(seats) == 1:
        return lay_open(desk, intents.LayOpen(seats[0]))
    entries = tuple((desk.words.seat(seat), intents.LayOpen(seat)) for seat in seats)
    return desk.asking(wishes.Pick(desk.words("overlay-whose"), entries))


def lay_open(desk: Desk, whose: intents.LayOpen) -> Outcome:
    """Tell all that lies open before a seat."""
    laid_open = desk.drawing.laid_open
    if laid_open is None or not whose.seat < len(desk.match.players):
        return Outcome(desk)
    lines = tuple(laid_open(desk.state, whose.seat, desk.words))
    return desk.asking(wishes.Notice(desk.words.seat(whose.seat), lines))


def follow_link(desk: Desk, there: intents.Follow) -> Outcome:
    """Look at a sentence of the log, or at what one is about; what is chosen stays as it is."""
    if not there.places and there.card is None and there.at is None:
        return Outcome(desk)
    looking = desk.__replace__(looked=there, tab=None)
    return Outcome(looking if there.whose is None else looking.__replace__(layer=int(there.whose)))


def turn_leaf(desk: Desk, leaf: intents.Leaf) -> Outcome:
    """Read on in the focus card, or back with -1; after the last leaf comes the first.

    Where something is taught, it is read on instead: it stands in the room of the focus card.
    """
    if desk.modes[0].teaches:
        return desk.wishing(wishes.ReadOn(leaf.step))
    about = facts.focused_on(desk)
    turned = desk.leafed[1] if desk.leafed[0] == about else 0
    return Outcome(desk.__replace__(leafed=(about, turned + leaf.step)))


def show_legend(desk: Desk) -> Outcome:
    """Tell what every sign stands for."""
    words = desk.words
    lines = [line.plain for line in facts.legend_lines(desk.drawing, words, desk.tier, 64)]
    longer = any(len(letters) > 1 for letters in facts.letters_on(desk).values())
    lines += ["", *([words("legend-underlined")] if longer else []), words("legend-mouse")]
    more = (words("glossary-open"), intents.Do.GLOSSARY) if glossary_of(desk.game, words.language) else None
    return desk.asking(wishes.Notice(words("legend-title"), tuple(lines), more))


def open_rules(desk: Desk, section: str) -> Outcome:
    """Open the rulebook at a section, with the moments at which it applied, where a walk may lead there."""
    walks = intents.Do.WALK in desk.deeds
    walk = desk.walk or Walk.through(desk.match, desk.sight.past)
    told = frozenset(halt.at for halt in walk.halts) if walks else ()
    now = desk.walk.halt.at if desk.walk else desk.match.at
    covered, heard, coach = applied(desk.match) if walks else None, None, desk.coach
    if coach is not None and coach.on:  # what whoever looks has been told, the note of now included
        names = coach.to if desk.viewer == CHANCE else (desk.match.players[desk.viewer].name,)
        heard = frozenset({note_of(desk)} - {""}).union(*map(coach.told_to, names))
    return desk.wishing(wishes.Open(wishes.Rules(desk.game, section, covered, told, now, heard)))


def list_rules(desk: Desk, sentences: Iterable[str]) -> wishes.Pick:
    """List the rules about what was looked at."""
    words, book = desk.words, book_of(desk)
    entries = (
        (words(reason, section=named(book.sections[number])), intents.OpenRule(number))
        for number, reason in rules_about(desk, tuple(sentences)).items()
    )
    return wishes.Pick(words("rules-about"), tuple(entries))


def show_glossary(desk: Desk) -> Outcome:
    """List the words of the game; one that is chosen opens the rulebook where it is explained."""
    terms = glossary_of(desk.game, desk.words.language)
    entries = tuple((term_said(term), intents.OpenRule(term.section)) for term in terms)
    return desk.asking(wishes.Pick(desk.words("glossary-title"), entries))


def rules_about(desk: Desk, sentences: Sequence[str]) -> Mapping[str, str]:
    """Find the sections about what was looked at, each with the message that says why, the nearest first.

    Of the move in the making those come first that it does not meet, then that of the question.
    """
    book = book_of(desk)
    move, question = desk.draft.move, desk.sight.view.question
    conditions = desk.sight.conditions(move) if move is not None and desk.sight.acting else ()
    rules = [one.section for one in sorted(conditions, key=lambda one: one.refusal is None)]
    asked = dict.fromkeys([*rules, *([] if question is None else [question.rule])], "rules-about-move")
    told = reversed([line.event for line in desk.sight.told(desk.words) if line.event is not None])
    there = (event.rule for event in told if desk.cursor is not None and desk.cursor in event.places)
    happened = dict.fromkeys(there, "rules-about-place")
    sections = sections_about(book, sentences)
    named_in = dict.fromkeys((section.number for section in sections), "rules-about-word")
    found = {nearest(book, number): why for number, why in {**named_in, **happened, **asked}.items()}
    order = [nearest(book, number) for number in {**asked, **happened, **named_in}]
    return {number: found[number] for number in dict.fromkeys(order) if number}


ZOOMS: Final = 3  # the ways to share the room: as it is, all for the map, all for the log


def inspect(desk: Desk) -> Outcome:
    """Say what is under the cursor, and whether the move in the making may be made there.

    Where nothing is pointed at, the only entry or place is told; else what belongs to all, if a game has
    anything to tell of it.
    """
    words, (choice, place) = desk.words, facts.told_by_inspect(desk)
    if choice is None and place is None:
        common = list(desk.drawing.common(desk.state, words))
        told = words("inspect-nothing")
        return _notice(desk, words("inspect-title"), common) if common else desk.wishing(wishes.Tell(told))
    lines: list[str] = []
    if choice is not None:
        lines += [*_enlarged(desk, choice), ""]
    if place is not None:
        lines += [*facts.inspected_at(desk, place), ""]
    if choice is not None:
        lines.append(desk.mode.remark(desk))
    once = [line for number, line in enumerate(lines) if not line or line not in lines[:number]]
    return _notice(desk, words("inspect-title"), once)


def _enlarged(desk: Desk, choice: Choice) -> Sequence[str]:
    """Tell all that stands on a choice: what its game says of it, or else what its card says."""
    said = desk.drawing.inspect_choice(desk.state, choice, desk.words)
    if said:
        return said
    colours = tuple(player.colour for player in desk.match.players)
    palette = match_palette(desk.game.key, colours, Depth.FULL)
    card = card_of(desk.drawing, desk.state, choice, desk.words, palette)
    return (card.name, *card.text)


def explain(desk: Desk) -> Outcome:
    """Say why the move in the making may be made or not; without one, all that may be done here."""
    words, move, sight = desk.words, facts.meant(desk), desk.sight
    said = facts.why_each(sight, desk.cursor, words) if move is None else facts.why(sight, move, words)
    return _notice(desk, words("why-title"), list(said) if sight.choices else [words("why-nothing")])


def _notice(desk: Desk, title: str, lines: list[str]) -> Outcome:
    """Say something, and offer the rules about it."""
    about = intents.AboutThese(tuple(lines))
    return desk.asking(wishes.Notice(title, tuple(lines), (desk.words("rules-about"), about)))


def rules(desk: Desk) -> Outcome:
    """Open the rulebook at the section of the note, of the question, of the refusal, or of the step."""
    return open_rules(desk, note_of(desk) or desk.mode.rule(desk))


def find(desk: Desk) -> Outcome:
    """Look for a choice, a place or a rule by name."""
    words, sections = desk.words, book_of(desk).sections.values()
    found: list[tuple[str, intents.Intent]] = [
        *((choice_said(desk, one), intents.Choose(one)) for one in desk.sight.choices),
        *((words.name(place), intents.Point(place)) for place in facts.targets(desk)),
        *((f"§{one.number} {one.title}", intents.OpenRule(one.number)) for one in sections),
        (words("mind-title"), intents.OpenRule(CHAPTER)),
    ]
    known = [entry for entry in found if kind_of(entry[1]) in desk.deeds]
    return desk.asking(wishes.Pick(words("key-find"), tuple(known)))


def choice_said(desk: Desk, choice: Choice) -> str:
    """Name a choice in one line, as its face does."""
    face = desk.drawing.face(desk.sight.view, choice, desk.words, plain_palette(desk))
    return "  ".join(line.plain.strip() for line in face.lines)


def plain_palette(desk: Desk) -> Palette:
    """Return the colours in which what is read as plain text is drawn."""
    return match_palette(desk.game.key, tuple(range(len(desk.match.players))), Depth.FULL)


def help_(desk: Desk) -> Outcome:
    """List the keys that work here, each as it does so now; one can be chosen to press it."""
    words, lesson = desk.words, {"branch": "key-play_on"} if desk.modes[0].teaches else {}
    own = {"replay": replay_said(desk), **lesson, **desk.mode.labels}
    entries = tuple(
        (
            f"{key_said(facts.shown_key(desk, key), words):<10} {words(own.get(key.action, key.message))}",
            key.intent,
        )
        for key in sorted(desk.keys, key=lambda key: key.rank or len(desk.keys))
        if facts.works(desk, key.intent)
    )
    fresh = ((words("menu-news"), intents.Do.NEWS),) if desk.news else ()
    return desk.asking(wishes.Pick(words("keys-heading"), (*fresh, *entries)))


def run_command(desk: Desk, wanted: intents.RunCommand) -> Outcome:
    """Tell what a command of the game's own tells."""
    command = next(one for one in desk.drawing.commands if one.action == wanted.action)
    lines = tuple(command.told(desk.state, desk.viewer, desk.words))
    title = desk.words(command.message)
    return desk.asking(wishes.Notice(f"{title[0].upper()}{title[1:]}", lines))


def log(desk: Desk) -> Outcome:
    """Open the whole log, the latest first; a sentence that is chosen leads to what it is about."""
    return desk.asking(wishes.Pick(capital(desk.words("key-log")), tuple(whole_log(desk))))


def show_tab(desk: Desk, wanted: intents.ShowTab) -> Outcome:
    """Give a part of the side all of it, or after the last part each its share again."""
    return Outcome(desk.__replace__(tab=wanted.number if wanted.number < len(facts.TAB_NAMES) else None))


def switch_coach(desk: Desk) -> Outcome:
    """Let rules be told when they are first needed, or no more."""
    if desk.coach is None:
        return Outcome(desk)
    coach = desk.coach.__replace__(on=not desk.coach.on)
    said = wishes.Tell(desk.words("coach-on" if coach.on else "coach-off"))
    return Outcome(coached(desk.__replace__(coach=coach)), (wishes.KeepCoach(coach), said))


LOOKING: Final[Deeds] = {
    intents.Do.INSPECT: inspect,
    intents.Do.WHY: explain,
    intents.Do.RULES: rules,
    intents.Do.FIND: find,
    intents.Do.HELP: help_,
    intents.Do.LOG: log,
    intents.Do.LEGEND: show_legend,
    intents.Do.GLOSSARY: show_glossary,
    intents.Do.TAB: lambda desk: show_tab(desk, intents.ShowTab(0 if desk.tab is None else desk.tab + 1)),
    intents.ShowTab: show_tab,
    intents.Leaf: turn_leaf,
    intents.Follow: follow_link,
    intents.Do.ZOOM: lambda desk: Outcome(desk.__replace__(zoom=(desk.zoom + 1) % ZOOMS)),
    intents.Do.OVERLAY: overlay,
    intents.Do.NEWS: lambda desk: Outcome(desk.__replace__(news=False), (wishes.Open(wishes.News()),)),
    intents.Do.BARE: lambda desk: Outcome(desk.__replace__(bare=facts.works(desk, intents.Do.BARE))),
    intents.LayOpen: lay_open,
    intents.RunCommand: run_command,
    intents.OpenRule: lambda desk, rule: open_rules(desk, rule.section),
    intents.AboutThese: lambda desk, about: desk.asking(list_rules(desk, about.sentences)),
    intents.Do.PALETTE: lambda desk: desk.wishing(wishes.OpenPalette()),
    intents.Do.BIGGER: lambda desk: desk.wishing(wishes.Scale(1)),
    intents.Do.SMALLER: lambda desk: desk.wishing(wishes.Scale(-1)),
    intents.Do.FIT: lambda desk: desk.wishing(wishes.Scale(0)),
    intents.Do.COACH: switch_coach,
    intents.Do.LEAVE: lambda desk: desk.wishing(wishes.Leave()),
}
"""Deeds possible at any table without changing anything."""

SECONDS: Final = (4.0, 2.0, 1.0, 0.5)
"""How long the play stays at a happening, by speed; players choose, and none has to keep up."""

STROLLS: Final = {
    Way.LEFT: intents.Stroll(Stride.HAPPENING, -1),
    Way.RIGHT: intents.Stroll(Stride.HAPPENING, 1),
    Way.UP: intents.Stroll(Stride.DECISION, -1),
    Way.DOWN: intents.Stroll(Stride.DECISION, 1),
    Way.UP_RIGHT: intents.Stroll(Stride.TURN, -1),
    Way.DOWN_RIGHT: intents.Stroll(Stride.TURN, 1),
    Way.UP_LEFT: intents.Do.TO_START,
    Way.DOWN_LEFT: intents.Do.TO_END,
}
"""Intents of the cursor's keys on a walk, where there is no cursor."""


class Walking(Value, Mode, eq=False):
    """Walks through the match."""

    taken: Walk  # the walk, and where it stands
    also: Deeds  # what can be done besides, at the table where it was begun
    ticks: int = 0  # how often the play has waited; what an older play has waited for is not heard
    playing: bool = False  # whether it goes on by itself
    consulted: tuple[str, int] = ("", -1)  # the section from which it was begun, and where it stood then
    reviewing: bool = False  # whether it was begun from a review, to which it leads back

    foot = WALK_KEYS

    @property
    def walk(self) -> Walk:
        """The walk that is taken."""
        return self.taken

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

    def prompt(self, desk: Desk, _ink: Ink) -> Text:
        """Tell the happening where the walk stands."""
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


def to(desk: Desk, at: int) -> Outcome:
    """StandAt at a halt; whoever steps by hand has stopped the play."""
    mode = walking(desk)
    return stood(desk, mode.__replace__(taken=mode.taken.to(at), playing=False))


def stroll(desk: Desk, step: intents.Stroll) -> Outcome:
    """Take a step; whoever steps by hand has stopped the play."""
    mode = walking(desk)
    return stood(desk, mode.__replace__(taken=mode.taken.by(step.stride, step.way), playing=False))


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
    return stood(desk, later).wishing(wishes.Wake(SECONDS[desk.speed], intents.Tick(later.ticks)))


def _tick(desk: Desk, tick: intents.Tick) -> Outcome:
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


def leave(desk: Desk) -> Outcome:
    """End the walk; one that was begun from a review leads back to it."""
    looked_at = None if desk.judgement is None else desk.judgement.match
    back = walking(desk).reviewing and looked_at is desk.match
    return Outcome(desk.leaving(), (wishes.Open(wishes.Review(desk.match)),) if back else ())


def show_moment(desk: Desk, moment: intents.ShowMoment) -> Outcome:
    """Walk to a moment at which a rule applied; the key of the rules leads back to the rule."""
    mode = walking(desk)
    halts = mode.taken.halts
    there = [number for number, halt in enumerate(halts) if halt.at == moment.at]
    events = ((number, halts[number].event) for number in there)
    told = [number for number, event in events if event is not None and event.rule == moment.section]
    number = next(iter(told or there), mode.taken.at)
    consulted = moment.section, number
    return stood(desk, mode.__replace__(taken=mode.taken.to(number), playing=False, consulted=consulted))


STROLLING: Final[Deeds] = {
    intents.Stroll: stroll,
    intents.ShowMoment: show_moment,
    intents.StandAt: lambda desk, stand: to(desk, stand.at),
    intents.Do.TO_START: lambda desk: to(desk, 0),
    intents.Do.TO_END: lambda desk: to(desk, len(walking(desk).taken.halts) - 1),
    intents.Do.PLAY: play,
    intents.Do.WALK: lambda desk: stood(desk, walking(desk)),
    intents.Do.REPLAY: replay,
}
"""Deeds that begin a walk, and go on in it."""

ON_A_WALK: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    intents.Go: lambda desk, go: update(desk, STROLLS[go.way]),
    intents.Tick: _tick,
    intents.Want.REST: rest,
    intents.Do.ACT: lambda desk: stroll(desk, intents.Stroll(Stride.HAPPENING, 1)),
    intents.Do.SPEED: faster,
    intents.Do.WALK: leave,
    intents.Do.BACK: lambda desk: rest(desk) if walking(desk).playing else leave(desk),
}
"""Deeds possible on a walk."""


def branch_off(desk: Desk) -> Outcome:
    """Ask for a name, and play on from where the walk or the match stands, on a branch."""
    name, at = free_name(desk), desk.walk.halt.at if desk.walk else desk.match.at
    try:
        desk.study.branch(name, at)
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    ask = wishes.Entry(desk.words("branch-ask"), partial(intents.BranchOff, at), name, LONGEST_BRANCH)
    return desk.asking(ask)


def begin_branch(desk: Desk, wanted: intents.BranchOff) -> Outcome:
    """Begin a branch at a moment and go there."""
    name = wanted.name or free_name(desk)
    said = wishes.Tell(desk.words("branch-begun", name=visible(name)))
    return go_to(desk, partial(desk.study.branch, name, wanted.at), said)


def switch(desk: Desk, line: intents.SwitchLine) -> Outcome:
    """Go to another line of the match."""
    return go_to(desk, partial(desk.study.switch, line.name)) if line.name else go_home(desk)


def go_home(desk: Desk) -> Outcome:
    """Go back to the match itself; to the moment where the branch left it, if the match is over."""
    study = desk.study
    if not study.name:
        return Outcome(desk)
    home = go_to(desk, partial(study.switch, MAIN), wishes.Tell(desk.words("branch-home")))
    if home.desk.study.name or not home.desk.match.over:
        return home
    mode, at = walking(home.desk), study.root(study.name)
    before = [number for number, halt in enumerate(mode.taken.halts) if halt.at <= at]
    return home.then(lambda there: stood(there, mode.__replace__(taken=mode.taken.to(before[-1]))))


def go_to(desk: Desk, change: Callable[[], Study[Any]], *said: wishes.Tell) -> Outcome:
    """Go to another line, keep that, and show it."""
    try:
        study = change()
    except FaultError as error:
        return desk.wishing(wishes.Complain(error.fault))
    there = desk.__replace__(study=study, modes=desk.modes[:1])
    kept = there.wishing(wishes.Keep(study), *said)
    # The score sheet has been seen; whoever comes back wants to see the table.
    return kept.then(lambda now: look(now, CHANCE) if now.match.over else present(now))


def list_lines(desk: Desk) -> Outcome:
    """Open the list of branches."""
    return desk.wishing(wishes.Open(wishes.Branches(desk.study)))


def rename(desk: Desk, wanted: intents.RenameLine) -> Outcome:
    """Call a branch something else, and list the branches again."""
    return go_to(desk, partial(desk.study.rename, wanted.name, wanted.other)).then(list_lines)


def remove(desk: Desk, wanted: intents.RemoveLine) -> Outcome:
    """Forget a branch, and list the others again."""
    return go_to(desk, partial(desk.study.remove, wanted.name)).then(list_lines)


def free_name(desk: Desk, wish: str = "") -> str:
    """Return a name that no branch has: the one that is wished for, or else a numbered one."""
    if wish and wish not in desk.study.branches:
        return wish
    names = (desk.words("branch-default", number=number) for number in count(1))
    return next(name for name in names if name not in desk.study.branches)


LINES: Final[Deeds] = {
    intents.Do.BRANCH: branch_off,
    intents.Do.BRANCHES: list_lines,
    intents.Do.MAIN_LINE: go_home,
    intents.BranchOff: begin_branch,
    intents.SwitchLine: switch,
    intents.RenameLine: rename,
    intents.RemoveLine: remove,
}
"""Deeds that go from line to line of a match."""


def open_review(desk: Desk) -> Outcome:
    """Look at the match again, unless that would tell secrets."""
    if desk.match.has_no_secrets:
        return desk.wishing(wishes.Open(wishes.Review(desk.match)))
    return desk.wishing(wishes.Complain(ReviewTooEarly()))
