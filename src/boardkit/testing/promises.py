"""Promises of every game: of itself, of every match, and that what changes on a table is told."""

import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from random import Random
from types import ModuleType
from typing import Any, Final, TypeAlias

from boardkit import core
from boardkit.core import CHANCE, Event, Game, Match, Move, Refusal, Study, Table, legal, play, records
from boardkit.core.editing.sound import counted, faults_on_table, recompute_derived
from boardkit.core.lines.match import only_answer, seats_of
from boardkit.core.notation import shapes
from boardkit.core.notation.moves import read, write
from boardkit.core.notation.shapes import Shape, fields_of, shape
from boardkit.core.rules.game import legal_slowly
from boardkit.core.teaching.rulebook import Rulebook, read_rulebook
from boardkit.core.values import Value, has_fields, names_of
from boardkit.players.lookup import pick, some
from boardkit.testing import NoEndError, PromiseError
from boardkit.testing.matches import digest, some_moments, some_tables, strange_moves, tables_of

Path = tuple[object, ...]  # the way to a part: names of fields, numbers of entries, places

STEPS = re.compile(r"(\w+)|\[(\w*)\]")


def changes(before: Any, after: Any, path: Path = ()) -> Iterator[Path]:
    """Walk the smallest parts in which two tables differ; the pile is the rules' own business."""
    if before is after or before == after:
        return
    if type(before) is not type(after):
        yield path
    elif has_fields(type(before)):
        for name in names_of(type(before)):
            if name != "pile" or path:
                yield from changes(getattr(before, name), getattr(after, name), (*path, name))
    elif isinstance(before, Mapping):
        for key in dict.fromkeys((*before, *after)):
            yield from changes(before.get(key), after.get(key), (*path, key))
    elif type(before) is tuple and len(before) == len(after):
        for number, pair in enumerate(zip(before, after, strict=True)):
            yield from changes(*pair, (*path, number))
    elif isinstance(before, frozenset):
        yield from ((*path, one) for one in before ^ after)
    else:
        yield path


def differing(before: Table, after: Table) -> str:
    """Name the first part in which two tables differ, with what either has there."""
    for path in changes(before, after):
        one, other = part_at(before, path), part_at(after, path)
        return f"{'.'.join(map(str, path))} is {one!r}, not {other!r}"
    return f"pile is {before.pile!r}, not {after.pile!r}"


def part_at(whole: Any, path: Path) -> Any:
    """Return the part to which a way leads, or None where there is none."""
    for step in path:
        if has_fields(type(whole)):
            whole = getattr(whole, str(step))
        elif isinstance(whole, Mapping):
            whole = whole.get(step)
        elif isinstance(whole, frozenset):
            return step if step in whole else None
        else:
            whole = whole[step]
    return whole


@cache
def steps(pattern: str) -> tuple[tuple[str, bool], ...]:
    """Read what an event touches: names, and whether each is in brackets."""
    return tuple((name or key, not name) for name, key in STEPS.findall(pattern))


def exists(table: Any, event: type[Event], pattern: str) -> bool:
    """Return whether tables of an annotated type have the part that a pattern of an event leads to."""
    if "".join(found[0] for found in STEPS.finditer(pattern)) != pattern.replace(".", ""):
        return False
    found = {shape(table)}
    for name, is_key in steps(pattern):
        found = {inner for whole in found for inner in _inner(whole, name, is_key)}
        if is_key and name and not (name in fields_of(event) or hasattr(event, name)):
            return False
    return bool(found)


def _inner(whole: Shape, name: str, is_key: bool) -> Iterator[Shape]:
    """Walk the shapes of what a step leads to: a field, or the entries of a list or of places."""
    match whole:
        case shapes.Maybe(inner):
            yield from _inner(inner, name, is_key)
        case shapes.Either(parts):
            yield from (inner for part in parts for inner in _inner(part, name, is_key))
        case shapes.Series(item) | shapes.Bunch(item) | shapes.Lookup(item=item) if is_key:
            yield item
        case shapes.Row(items) if is_key:
            yield from items
        case shapes.Record(kind):
            yield from (inner for field, inner in fields_of(kind).items() if field == name or is_key)


def tells(event: Event, path: Path) -> bool:
    """Return whether an event names a part of the table among those it may change."""
    return any(leads(event, steps(pattern), path) for pattern in event.touches)


def remembered(game: Game[Any], path: Path) -> bool:
    """Return whether a part of the table is what rules remember, and nobody sees."""
    return any(leads(None, steps(pattern), path) for pattern in game.unseen)


def leads(event: Event | None, pattern: tuple[tuple[str, bool], ...], path: Path) -> bool:
    """Return whether a pattern leads to a part, or to one that it belongs to."""
    for (name, is_key), at in zip(pattern, path, strict=False):
        value = getattr(event, name) if is_key and name else name
        several = is_key and type(value) in (tuple, frozenset)
        if (name or not is_key) and not (at in value if several else at == value):
            return False
    return len(path) >= len(pattern)


class Scene(Value):
    """What happened in one move, if anything, and the tables before and after it."""

    at: int
    event: Event | None
    before: Table
    after: Table


def scenes(match: Match[Any]) -> Iterator[list[Scene]]:
    """Walk all that happened, move by move; last comes what a move changes besides, with no event."""
    start = match.moments[0].step
    state = start.frames[0].state if start.frames else start.state
    for at, moment in enumerate(match.moments):
        tables = [state, *(frame.state for frame in moment.step.frames), moment.step.state]
        events = [*(frame.event for frame in moment.step.frames), None]
        yield [Scene(at, event, *pair) for event, pair in zip(events, pairwise(tables), strict=True)]
        state = moment.step.state


def untold(match: Match[Any]) -> Iterator[tuple[Scene, Path]]:
    """Walk what changes though what happened does not tell of it."""
    for scene in (scene for move in scenes(match) for scene in move):
        for path in changes(scene.before, scene.after):
            told = scene.event is not None and tells(scene.event, path)
            if not told and not remembered(match.game, path):
                yield scene, path


def told_late(match: Match[Any], counts: Callable[[Any], object]) -> Iterator[tuple[Scene, Path]]:
    """Walk what changes counts and is left out of logs, though the next sentence there does not tell it."""
    for move in scenes(match):
        owed: list[tuple[Scene, Path]] = []
        for scene in move:
            if scene.event is not None and scene.event.minor:
                if counts(scene.before) != counts(scene.after):
                    owed += ((scene, path) for path in changes(scene.before, scene.after))
            else:
                event, now, owed = scene.event, owed, []
                yield from (pair for pair in now if event is None or not tells(event, pair[1]))


OfGame: TypeAlias = Callable[[Game[Any]], None]  # a promise of a game
RULED: Final = (
    core.Pending,
    Event,
    Refusal,
    core.ScoreLine,
    core.TieBreak,
    core.Verdict,
)  # they cite a section of the rulebook


def promise_0_every_rule_that_is_cited_is_a_section(game: Game[Any]) -> None:
    books = rulebooks(game)
    if not books:
        raise PromiseError("there is no rulebook; write book/rulebook/en.md")
    for language, book in books.items():
        for kind in ruled_classes(game):
            if kind.rule not in book.sections:
                raise PromiseError(f"{language}.md has no section {kind.rule!r}, which {kind.__name__} cites")


def promise_0_events_touch_parts_that_there_are(game: Game[Any]) -> None:
    events = [kind for kind in ruled_classes(game) if issubclass(kind, Event)]
    touched = [(kind, pattern) for kind in events for pattern in kind.touches]
    for kind, pattern in (*touched, *((Event, pattern) for pattern in game.unseen)):
        if not exists(game.state, kind, pattern):
            raise PromiseError(f"no table has the part {pattern!r} that {kind.__name__} touches")


def promise_0_moves_have_verbs_of_their_own(game: Game[Any]) -> None:
    verbs = [move.verb for move in game.moves]
    for verb in verbs:
        if verbs.count(verb) > 1:
            raise PromiseError(f"{verbs.count(verb)} classes of moves have the verb {verb!r}")


@cache
def rulebooks(game: Game[Any]) -> Mapping[str, Rulebook]:
    """Read a game's rulebook in every language in which it has one."""
    folder = game.file("book", "rulebook")
    found = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else ()
    names = [name.removesuffix(".md") for name in found if name.endswith(".md")]
    return {name: read_rulebook(folder.joinpath(f"{name}.md").read_text("utf-8")) for name in names}


def ruled_classes(game: Game[Any]) -> list[Any]:
    """Find every class of a game's package that cites a rule; one that is only a base of others does not."""
    found = {
        value
        for module in modules(game)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, RULED) and value.__module__ == module.__name__
    }
    return sorted((kind for kind in found if not kind.__subclasses__()), key=lambda kind: kind.__qualname__)


def modules(game: Game[Any]) -> Iterator[ModuleType]:
    """Import every module of a game's package."""
    package = import_module(game.package)
    yield package
    for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{game.package}."):
        yield import_module(found.name)


OfMatch: TypeAlias = Callable[[Match[Any], Random], None]  # a promise of a match, some of it at random


def promise_1_nobody_is_asked_exactly_when_all_is_over(match: Match[Any], random: Random) -> None:
    for at, moment in enumerate(match.moments):
        question, moves = moment.step.state.question, legal(match.game, moment.step.state)
        if bool(moves) is not (question is not None):
            raise PromiseError(f"{_where(match, at)}: there are {len(moves)} answers to {question}")
    if not match.over:
        raise PromiseError(f"{match.state.question} is still asked at the end")
    sheet = match.game.score(match.state)
    if not (sheet.winners or sheet.verdict):
        raise PromiseError("the score sheet has no winner and no verdict")


def promise_2_every_legal_move_applies_and_no_other(match: Match[Any], random: Random) -> None:
    game, strange = match.game, strange_moves(match, random)
    for state in some_tables(match, 1, random):
        moves = legal(game, state)
        for move in some(moves, 10, random):
            if game.apply(state, move) != play(game, state, move):
                raise PromiseError(f"{_said(move)} does one thing, then another")
        before = digest(state)
        for move in strange:
            if (game.refusal(state, move) is None) is not (move in moves):
                listed = "listed, but refused" if move in moves else "not listed, but not refused"
                raise PromiseError(f"{_said(move)} in answer to {state.question} is {listed}")
            if move not in moves:
                _is_refused(game, state, move)
        if digest(state) != before:
            raise PromiseError(f"refusals change the table at {state.question}")


def _is_refused(game: Game[Any], state: Any, move: Move) -> None:
    try:
        play(game, state, move)
    except core.RulesError as error:
        for language, book in rulebooks(game).items():
            if error.refusal.section not in book.sections:
                raise PromiseError(f"{language}.md has no section for {error.refusal}") from error
    else:
        raise PromiseError(f"{_said(move)} is refused and played")


def promise_2_the_list_of_legal_moves_is_the_slow_one(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 2, random):
        moves, slowly = legal(match.game, state), legal_slowly(match.game, state)
        if moves != slowly:
            odd = [move for move in (*moves, *slowly) if (move in moves) is not (move in slowly)]
            raise PromiseError(f"the list of answers to {state.question} is wrong about {[*map(_said, odd)]}")
        if len(set(moves)) != len(moves):
            raise PromiseError(f"an answer to {state.question} is listed twice")


def promise_3_a_move_changes_no_old_table(match: Match[Any], random: Random) -> None:
    for at in some_moments(match, 4, random):
        state, move = match.moments[at - 1].step.state, match.moments[at].move
        assert move is not None
        was = digest(state)
        step = play(match.game, state, move)
        if digest(state) != was:
            raise PromiseError(f"{_where(match, at)} changes the table before it")
        if step != match.moments[at].step:
            raise PromiseError(f"{_where(match, at)} does something else the second time")


def promise_4_random_play_ends(match: Match[Any], random: Random) -> None:
    answers = f"{len(match.moments) - 1} answers"
    if len(match.moments) > match.game.longest and not match.over:
        raise NoEndError(f"after {answers}, as many as it has at most, {match.state.question} is asked")
    if not match.over or len(match.moments) - 1 > match.game.longest:
        raise PromiseError(f"the match is not over after {answers}")


def promise_5_a_record_holds_the_match(match: Match[Any], random: Random) -> None:
    there = match.jump(random.randrange(len(match.moments)))
    text = records.to_json(records.record(Study(there), "1"))
    again = records.restore(match.game, records.from_json(text.encode()))
    if again != Study(there):
        raise PromiseError("what is read from the record is another match")
    if [moment.step for moment in again.main.moments] != [moment.step for moment in match.moments]:
        raise PromiseError("what is read from the record goes otherwise")


def promise_5_a_move_reads_as_it_is_written(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 1, random):
        for move in legal(match.game, state):
            if read(write(move), match.game.moves) != move:
                raise PromiseError(f"{_said(move)} is read as {_said(read(write(move), match.game.moves))}")


def promise_5_what_is_undone_is_redone(match: Match[Any], random: Random) -> None:
    decisions = [at for at in match.decisions() if only_answer(match, at) is None]
    for earlier, later in pairwise(decisions):
        there = match.jump(later)
        if there.undo() != match.jump(earlier) or there.undo().redo() != there:
            raise PromiseError(f"{_where(match, later)} is not undone and redone")
    first = match.jump(decisions[0])
    if first.undo() != first:
        raise PromiseError("something is undone before the first decision")


def promise_6_a_seat_cannot_tell_what_is_covered(match: Match[Any], random: Random) -> None:
    game = match.game
    for state in some_tables(match, 2, random):
        for seat in seats_of(match.players):
            view, other = game.view(state, seat), game.guess(state, seat, random)
            if (seen := game.view(other, seat)) != view:
                raise PromiseError(
                    f"at {state.question}, a guess of seat {seat} looks other than the table: "
                    f"{differing(view, seen)}"
                )
            if state.to_move == seat:
                lists = [legal(game, table) for table in (state, other, view)]
                if lists != [lists[0]] * len(lists):
                    raise PromiseError(f"the answers to {state.question} depend on what its seat cannot see")


def promise_6_a_single_answer_tells_nothing(match: Match[Any], random: Random) -> None:
    game = match.game
    for state in some_tables(match, 4, random):
        if state.to_move not in (None, CHANCE) and not game.telltale(state):
            counts = [len(legal(game, table)) for table in (state, game.guess(state, CHANCE, random))]
            if 1 in counts and counts != [1, 1]:
                raise PromiseError(
                    f"{counts} answers to {state.question}: all could tell from a single one what it hides"
                )


def promise_6_a_view_has_nothing_left_to_cover(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 2, random):
        for seat in (*seats_of(match.players), CHANCE):
            view = match.game.view(state, seat)
            if (again := match.game.view(view, seat)) != view:
                raise PromiseError(
                    f"at {state.question}, a view of seat {seat} is covered further: {differing(view, again)}"
                )


def promise_7_a_guess_holds_the_whole_box(match: Match[Any], random: Random) -> None:
    for state in some_tables(match, 1, random):
        for seat in seats_of(match.players):
            guess = match.game.guess(state, seat, random)
            if faults := faults_on_table(match.game, guess):
                raise PromiseError(f"at {state.question}, a guess of seat {seat} has {faults[0]}")
            if (derived := recompute_derived(match.game, guess)) != guess:
                raise PromiseError(
                    f"at {state.question}, a part of a guess of seat {seat} does not follow from the rest: "
                    f"{differing(guess, derived)}"
                )


def promise_7_a_guess_can_be_played_to_the_end(match: Match[Any], random: Random) -> None:
    state = random.choice(match.moments).step.state
    for seat in seats_of(match.players):
        guess = match.game.guess(state, seat, random)
        for _ in range(match.game.longest):
            if not (moves := legal(match.game, guess)):
                break
            guess = play(match.game, guess, pick(moves, random)).state
        if guess.question is not None:
            raise PromiseError(f"a guess of seat {seat} does not get beyond {guess.question}")


def promise_8_what_is_in_the_box_stays_in_the_box(match: Match[Any], random: Random) -> None:
    game = match.game
    for at, moment in enumerate(match.moments):
        for state in tables_of(moment.step):
            for fault in counted(game.box(state), game.pieces(state)):
                raise PromiseError(f"{_where(match, at)}: the table has {fault}")
            if (derived := recompute_derived(game, state)) != state:
                raise PromiseError(
                    f"{_where(match, at)}: a part of the table does not follow from the rest: "
                    f"{differing(state, derived)}"
                )


def promise_9_a_change_stands_with_its_cause(match: Match[Any], random: Random) -> None:
    for scene, path in untold(match):
        raise PromiseError(f"{_changed(match, scene, path)}, and no event touches it")


def told_with_what_follows(counts: Callable[[Any], object]) -> OfMatch:
    """Return the promise that is about numbers: the `counts` of a table."""

    def promise_9_what_logs_leave_out_is_told_with_what_follows(match: Match[Any], random: Random) -> None:
        for scene, path in told_late(match, counts):
            raise PromiseError(f"{_changed(match, scene, path)}, and what follows does not touch it")

    return promise_9_what_logs_leave_out_is_told_with_what_follows


PROMISES: Final = {name: promise for name, promise in globals().items() if name.startswith("promise_")}
OF_GAME: Final = "promise_0_"
OF_GAMES: Final[Sequence[OfGame]] = [one for name, one in PROMISES.items() if name.startswith(OF_GAME)]
OF_MATCHES: Final[Sequence[OfMatch]] = [one for name, one in PROMISES.items() if not name.startswith(OF_GAME)]
"""The promises that stand above, in their order: those whose number is 0 are of a game."""


def _where(match: Match[Any], at: int) -> str:
    move = match.moments[at].move
    return f"moment {at}" if move is None else f"moment {at}, {_said(move)}"


def _said(move: Move) -> str:
    return f"“{write(move)}”"


def _changed(match: Match[Any], scene: Scene, path: Path) -> str:
    """Say what changes: `moment 3, “lay 4 c3”, PatchLaid: bag.2 changes`."""
    by = "" if scene.event is None else f", {type(scene.event).__name__}"
    return f"{_where(match, scene.at)}{by}: {'.'.join(map(str, path))} changes"
