"""Report on many games: numbers as a language writes them, titled tables with bars, and details."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from functools import cached_property
from itertools import combinations, count, groupby
from typing import Any, Final

from boardkit.core import Game, Move, kebab
from boardkit.core.notation.moves import parser
from boardkit.core.values import Value
from boardkit.many.figures import Average, Rate, Tally, average, quantile
from boardkit.many.job import Deed, Header, as_typed, inner, naming
from boardkit.players.rating import bounds, ratings
from boardkit.text import MissingWordError, Words
from boardkit.text.names import member_id, quoted

EVEN: Final = 0.5  # how often one of two equal players is ahead of the other
RATED: Final = ("many-won", "many-share", "many-interval")  # the heads of what `_rated` writes
UNKNOWN: Final = 10_000  # the place of a kind of move that the game does not know
MOST_BINS: Final = 16  # how many rows a distribution has at most
MINUS: Final = "\N{MINUS SIGN}"


def player_named(player: str, words: Words) -> str:
    """Name a player by its word."""
    level = words.explanation(f"sitter-{kebab(player)}", "short")
    return level or words.known(f"many-player-{kebab(player)}", str(quoted(player)))


def settings_told(settings: Sequence[Mapping[str, Any]]) -> list[str]:
    """Say by what each of several settings differs from the others, as options are typed."""
    varying = [name for name in settings[0] if len({repr(one.get(name)) for one in settings}) > 1]
    return [", ".join(f"{name}={quoted(as_typed(one.get(name)))}" for name in varying) for one in settings]


def decimal(value: float, words: Words, digits: int = 1) -> str:
    """Write a number with so many digits behind the point, as a language does."""
    whole, _, part = f"{abs(value):.{digits}f}".partition(".")
    sign = "−" if value < 0 and (whole, part) != ("0", "0" * digits) else ""
    return sign + words("many-decimal", whole=whole, part=part)


def percent(share: float, words: Words) -> str:
    """Write a share of 1 in percent."""
    return words("many-percent", share=decimal(100 * share, words))


def interval(rate: Rate, words: Words) -> str:
    """Write the interval of a rate in percent."""
    low, high = decimal(100 * rate.low, words), decimal(100 * rate.high, words)
    return words("many-percent", share=words("many-range", low=low, high=high))


def averaged(numbers: Average, words: Words) -> str:
    """Write an average, and how far its interval reaches."""
    return words("many-mean", mean=decimal(numbers.mean, words), reach=decimal(numbers.reach, words, 2))


def counted(number: int, words: Words) -> str:
    """Write a number of things."""
    return words("many-count", number=number)


class Bar(Value):
    """A length, and the interval in which it may truly lie, in one unit for all bars of a panel."""

    value: float
    low: float
    high: float


class Line(Value):
    """A row: its cells, and a bar where it has one."""

    cells: tuple[str, ...]
    bar: Bar | None = None
    apart: int = 0  # 1 where the whole interval lies above what is usual, -1 where below


class Panel(Value, kw_only=True):
    """A table with bars."""

    title: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    shown: int = 2  # which of the cells stands beside the bar in a picture
    usual: float | None = None  # what is marked on all bars, as the rate at which any seat wins
    long: bool = False  # whether there may be a great many lines, of which a screen shows the first


def about(tally: Tally, header: Header, words: Words) -> Iterator[str]:
    """Tell what was played: the game, by how many, how often, from which seed, by whom."""
    yield words("many-title", game=words("title"), seats=header.seats)
    players = words.listed([player_named(player, words) for player in dict.fromkeys(header.players)])
    yield words("many-about", games=tally.games, seed=str(header.seed), players=players)


def by_setting(tallies: Sequence[Tally], header: Header, words: Words) -> Iterator[str | Panel]:
    """Tell the overview of each setting of a plan, under what sets it apart from the others."""
    told = settings_told(header.settings)
    for tally, setting in zip(tallies, told, strict=True):
        if tally.games:
            yield from [words("many-setting", setting=setting)] if len(told) > 1 else []
            yield from overview(tally, words)
            if (given_up := tally.games - tally.finished) > 0:
                yield words("many-unfinished", games=given_up)


def overview(tally: Tally, words: Words) -> Iterator[Panel]:
    """Tell what everybody wants to know: who won, how long it took, what the points were for."""
    if not tally.finished:
        return
    yield by_seat(tally, words)
    if tally.shuffled:
        yield by_turn(tally, words)
    if len(tally.player_seats) > 1:
        yield by_player(tally, words)
        yield by_pair(tally, words)
    if any(tally.verdicts):
        yield by_verdict(tally, words)
    yield by_length(tally, words)
    if tally.kinds:
        yield by_kind(tally, words)


def by_seat(tally: Tally, words: Words) -> Panel:
    """Tell how often each seat won, and with how many points."""
    lines = []
    for seat in range(tally.seats):
        points = averaged(average(tally.points.get(seat, {})), words)
        won = Rate(tally.wins[seat], tally.finished)
        lines.append(_rated(words("seat-number", number=seat + 1), won, tally, words, points))
    return _panel("many-by-seat", ("many-seat", *RATED, "many-points"), lines, words, usual=tally.base.share)


def by_turn(tally: Tally, words: Words) -> Panel:
    """Tell how often the seat won that was asked first, second and so on."""
    lines = []
    for place in range(tally.seats):
        won = Rate(tally.first_wins[place], tally.finished)
        lines.append(_rated(words("many-asked", number=place + 1), won, tally, words))
    return _panel("many-by-turn", ("many-order", *RATED), lines, words, usual=tally.base.share)


def by_player(tally: Tally, words: Words) -> Panel:
    """Tell how often each player won, wherever it sat, with how many points."""
    lines, rated, ends = [], ratings(tally.beaten), bounds(tally.beaten)
    for player, seats in tally.player_seats.most_common():
        won = Rate(tally.player_wins[player], seats)
        bound = ends.get(player, "none")
        rating = words("many-rated", rating=counted(round(rated[player]), words), bound=bound)
        points = averaged(average(tally.player_points[player]), words)
        lines.append(_rated(player_named(player, words), won, tally, words, points, rating))
    heads = ("many-player", *RATED, "many-points", "many-rating")
    return _panel("many-by-player", heads, lines, words, usual=tally.base.share)


def by_pair(tally: Tally, words: Words) -> Panel:
    """Tell of every two players who was ahead of whom, leaving out where they shared a place."""
    lines = []
    for one, other in combinations([player for player, _ in tally.player_seats.most_common()], 2):
        ahead = tally.ahead(one, other)
        named = words("many-pair", one=player_named(one, words), other=player_named(other, words))
        counts = (ahead.count, tally.level[one, other], ahead.of - ahead.count)
        cells = (named, *(counted(count, words) for count in counts), *rate_cells(ahead, words))
        lines.append(Line(cells, bar_for(ahead), (ahead.low > EVEN) - (ahead.high < EVEN)))
    heads = ("many-players", "many-ahead", "many-level", "many-behind", *RATED[1:])
    return _panel("many-by-pair", heads, lines, words, shown=4, usual=EVEN)


def by_verdict(tally: Tally, words: Words) -> Panel:
    """Tell how often games ended how."""
    lines = []
    for name, times in tally.verdicts.most_common():
        lines.append(_rated(verdict_told(name, words), Rate(times, tally.finished), None, words))
    return _panel("many-by-verdict", ("many-end", "many-games", "many-share", "many-interval"), lines, words)


def by_length(tally: Tally, words: Words) -> Panel:
    """Tell how long games were."""
    lines = []
    for title, times in (("many-rounds", tally.rounds), ("many-decisions", tally.lengths)):
        low, middle, high = (counted(quantile(times, part), words) for part in (0.1, 0.5, 0.9))
        usual, longest = words("many-range", low=low, high=high), counted(max(times, default=0), words)
        lines.append(Line((words(title), averaged(average(times), words), middle, usual, longest)))
    heads = ("", "many-average", "many-middle", "many-most-of-them", "many-longest")
    return _panel("many-length", heads, lines, words)


def by_kind(tally: Tally, words: Words) -> Panel:
    """Tell what the points were for, of everybody and of winners."""
    lines = []
    for kind, total in tally.kinds.most_common():
        mean = total / (tally.finished * tally.seats)
        winners = decimal(tally.winners_kinds[kind] / tally.won, words) if tally.won else "–"
        named = words.known(f"kind-{kebab(kind)}", str(quoted(kind)))
        cells = (named, decimal(mean, words), winners)
        lines.append(Line(cells, Bar(abs(mean), abs(mean), abs(mean))))
    return _panel("many-by-kind", ("many-kind", "many-a-seat", "many-a-winner"), lines, words, shown=1)


def _rated(name: str, rate: Rate, tally: Tally | None, words: Words, *more: str) -> Line:
    """Write how many of some, with a bar; with a tally, whether it is apart from how often any seat wins."""
    written = (name, counted(rate.count, words), *rate_cells(rate, words), *more)
    return Line(written, bar_for(rate), 0 if tally is None else apart_from(rate, tally))


def rate_cells(rate: Rate, words: Words) -> tuple[str, str]:
    """Write a rate with its interval."""
    return percent(rate.share, words), interval(rate, words)


def bar_for(rate: Rate) -> Bar:
    """Draw a rate with its interval."""
    return Bar(rate.share, rate.low, rate.high)


def apart_from(rate: Rate, tally: Tally) -> int:
    """Return whether a rate is surely above (1) or below (-1) that at which any seat wins."""
    usual = tally.base.share
    return (rate.low > usual) - (rate.high < usual) if rate.of else 0


def _panel(title: str, heads: Sequence[str], lines: Sequence[Line], words: Words, **more: Any) -> Panel:
    """Put rows under a title and heads, all named by messages; an empty head stays empty."""
    said = tuple(head and words(head) for head in heads)
    return Panel(title=words(title), heads=said, lines=tuple(lines), **more)


def verdict_told(name: str, words: Words) -> str:
    """Say how a game ended: in short where the verdict names players."""
    if not name:
        return words("many-by-points")
    message = f"verdict-{name}"
    if not words.knows(message):
        return str(quoted(name))
    has_short = "short" in words.messages.attributes(message)
    try:
        return words.messages.format(message, "short" if has_short else None, {})
    except MissingWordError:  # it names what this place does not know
        return str(quoted(name))


class Names(Value, eq=False, dict=True):
    """The words of a game, for what may have come out of a file: what the game does not know is quoted."""

    game: Game[Any]
    words: Words

    @cached_property
    def _kinds(self) -> dict[str, type[Move]]:
        return {kind.verb: kind for kind in self.game.moves}

    def place(self, deed: Deed) -> tuple[int, str, str]:
        """Say where a kind of move comes among the others: as the game lists them."""
        verbs = list(self._kinds)
        place = verbs.index(deed.verb) if deed.verb in self._kinds else UNKNOWN
        return place, deed.verb, deed.field

    def title(self, verb: str) -> str:
        """Name a kind of move."""
        kind = self._kinds.get(verb)
        return str(quoted(verb)) if kind is None else self.words.verb(kind)

    def thing(self, deed: Deed) -> str:
        """Name a thing."""
        kind, said = self._kinds.get(deed.verb), deed.thing
        fields = {} if kind is None else naming(kind)
        if deed.field in fields:
            whole = inner(fields[deed.field])
            with suppress(ValueError, KeyError):
                value = parser(whole)(deed.thing)
                known = not isinstance(value, Enum) or self.words.knows(member_id(value))
                said = self.words.value(value, whole) if known else str(value)
        return str(quoted(said))


def details(tally: Tally, game: Game[Any], words: Words) -> Iterator[Panel]:
    """Tell how lengths and points are distributed, and who won with what."""
    totals = sum(tally.points.values(), start=Counter[int]())
    all_times = {"many-rounds": tally.rounds, "many-decisions": tally.lengths, "many-points": totals}
    for title, times in all_times.items():
        if len(times) > 1:
            yield distribution(words(title), times, words)
    yield from by_deed(tally, Names(game, words))


def distribution(title: str, times: Mapping[int, int], words: Words) -> Panel:
    """Tell how often numbers came, several together where there are many."""
    least, most, games = min(times), max(times), sum(times.values())
    steps = (step * 10**power for power in count() for step in (1, 2, 5))
    step = next(step for step in steps if most // step - least // step < MOST_BINS)
    lines = []
    for first in range(least // step * step, most + 1, step):
        share = Rate(sum(times.get(number, 0) for number in range(first, first + step)), games)
        low, high = (str(number).replace("-", MINUS) for number in (first, first + step - 1))
        numbers = low if step == 1 else words("many-range", low=low, high=high)
        cells = (numbers, counted(share.count, words), percent(share.share, words))
        lines.append(Line(cells, Bar(share.share, share.share, share.share)))
    heads = (title, words("many-times"), words("many-share"))
    return Panel(title=words("many-distribution", what=title), heads=heads, lines=tuple(lines))


def by_deed(tally: Tally, names: Names) -> Iterator[Panel]:
    """Tell for each kind of move that names a thing how often it was made with each, and won with."""
    words, usual = names.words, tally.base.share
    messages = ("many-thing", "many-times", "many-a-game", "many-win-rate", "many-interval")
    heads = tuple(map(words, messages))
    deeds = sorted(tally.deeds, key=names.place)
    for (verb, _), same in groupby(deeds, key=lambda deed: (deed.verb, deed.field)):
        lines = list[Line]()
        for deed in sorted(same, key=lambda deed: (-tally.deeds[deed].times, deed.thing)):
            times, rate = tally.deeds[deed].times, tally.deeds[deed].rate
            often = counted(times, words), decimal(times / tally.finished, words, 2)
            cells = (names.thing(deed), *often, *rate_cells(rate, words))
            lines.append(Line(cells, bar_for(rate), apart_from(rate, tally)))
        title = names.title(verb)
        yield Panel(title=title, heads=heads, lines=tuple(lines), usual=usual, shown=3, long=True)
