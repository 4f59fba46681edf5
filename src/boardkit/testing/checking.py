"""Holding a game to all its promises, whatever its rules raise, and interrupting what never returns."""

import sys
from _thread import interrupt_main
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from signal import SIGINT, default_int_handler, signal
from threading import Event, Thread, main_thread
from traceback import format_exception_only, walk_tb
from types import FrameType
from typing import Any, Final, TypeAlias, TypeVar

from boardkit.core import EndlessError, Game
from boardkit.core.values import Value
from boardkit.testing import NoEndError, PromiseError
from boardkit.testing.matches import Setting, play_out, setting_of
from boardkit.testing.promises import (
    OF_GAMES,
    OF_MATCHES,
    OfMatch,
    promise_4_random_play_ends,
    told_with_what_follows,
)

PATIENCE: Final = 20.0  # how many seconds one call of a game's function may take


class StuckError(NoEndError):
    """A function of a game does not return."""


@contextmanager
def interrupting(package: str, patience: float = PATIENCE) -> Iterator[None]:
    """Interrupt the main thread where a call into a game's package never returns: StuckError."""
    # A process that was started in the background may be deaf to what interrupts it.
    before = signal(SIGINT, default_int_handler)
    done, stuck = Event(), Event()
    watcher = Thread(target=_watch, args=(package, patience, done, stuck), daemon=True)
    watcher.start()
    try:
        yield
    except KeyboardInterrupt as error:
        if not stuck.is_set():
            raise
        why = f"a rule has not come to its end after {patience:g} seconds"
        raise StuckError(why).with_traceback(error.__traceback__) from None
    finally:
        done.set()
        watcher.join()
        signal(SIGINT, before)


def _watch(package: str, patience: float, done: Event, stuck: Event) -> None:
    """Look from time to time whether the main thread is in the same call as before."""
    before: FrameType | None = None
    while not done.wait(patience):
        now = _entered(package)
        if now is not None and now is before:
            stuck.set()
            interrupt_main()
            return
        before = now


def _entered(package: str) -> FrameType | None:
    """Return the outermost call of a function of a package that the main thread is in."""
    frames = sys._current_frames()  # noqa: SLF001 - there is no other way to see where a thread is
    frame, found = frames.get(main_thread().ident or 0), None
    while frame is not None:
        if str(frame.f_globals.get("__name__")).startswith(package):
            found = frame
        frame = frame.f_back
    return found


T = TypeVar("T")

OPTIONS: Final = "promise_0_options_fit_every_number_of_seats"
PLAYED: Final = "promise_0_rules_raise_nothing"


class Breach(Value):
    """What broke a promise."""

    why: str  # in a sentence, or the last line of a traceback
    where: str  # the line of the game that raised; empty if none did
    seed: int | None  # by which the match can be played again; None if it was no matter of a match
    setting: Setting | None  # that of the match, if there was one
    endless: bool = False  # whether rules came to no end, so that nothing more was tried


class Held(Value):
    """How often a promise was tried, and what broke it first."""

    promise: str
    tried: int
    breach: Breach | None


Trial: TypeAlias = tuple[str, Breach | None]  # a promise by name, and what broke it this time


def check(
    game: Game[Any], seeds: Iterable[int], counts: Callable[[Any], object] = lambda _: ()
) -> Sequence[Held]:
    """Hold a game to every promise, over a random match for each seed; `counts` are numbers all may watch."""
    promises = (*OF_MATCHES, told_with_what_follows(counts))
    tried: Counter[str] = Counter()
    broken: dict[str, Breach] = {}
    for name, breach in _trials(game, seeds, promises):
        tried[name] += 1
        if breach is not None:
            broken.setdefault(name, breach)
    names = [OPTIONS, PLAYED, *(promise.__name__ for promise in (*OF_GAMES, *promises))]
    return [Held(name, tried[name], broken.get(name)) for name in names]


def _trials(game: Game[Any], seeds: Iterable[int], promises: Sequence[OfMatch]) -> Iterator[Trial]:
    for promise in OF_GAMES:
        yield promise.__name__, _broken(_attempt(game, partial(promise, game)))
    for seed in seeds:
        setting = _attempt(game, partial(setting_of, game, seed), seed)
        yield OPTIONS, _broken(setting)
        if not isinstance(setting, Breach):
            for name, breach in _trials_of_match(setting, promises):
                yield name, breach
                if breach is not None and breach.endless:
                    return


def _trials_of_match(setting: Setting, promises: Sequence[OfMatch]) -> Iterator[Trial]:
    game, seed = setting.game, setting.seed
    match = _attempt(game, partial(play_out, setting), seed, setting)
    yield PLAYED, _broken(match)
    if not isinstance(match, Breach):
        # Whether it ends comes first: what does not is not looked at any further.
        for promise in sorted(promises, key=lambda promise: promise is not promise_4_random_play_ends):
            kept = partial(promise, match, Random(seed))
            yield promise.__name__, _broken(_attempt(game, kept, seed, setting))


def _broken(result: object) -> Breach | None:
    return result if isinstance(result, Breach) else None


def _attempt(
    game: Game[Any], act: Callable[[], T], seed: int | None = None, setting: Setting | None = None
) -> T | Breach:
    try:
        with interrupting(game.package):
            return act()
    except PromiseError as error:
        where = _where(game, error) if isinstance(error, StuckError) else ""
        return Breach(str(error), where, seed, setting, isinstance(error, NoEndError))
    except Exception as error:  # whatever somebody's rules raise is what the check is there to tell
        why, endless = format_exception_only(error)[-1].strip(), isinstance(error, EndlessError)
        return Breach(why, _where(game, error), seed, setting, endless)


def _where(game: Game[Any], error: Exception) -> str:
    """Name the innermost line of the game's own code that an error came through, or else of any."""
    lines = [*walk_tb(error.__traceback__)]
    own = [line for line in lines if str(line[0].f_globals.get("__name__")).startswith(game.package)]
    frame, number = (own or lines)[-1]
    return f"{frame.f_code.co_filename}:{number}, in {frame.f_code.co_name}"
