"""Who won how often, as plain data for other programs; `report` says the same in words."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from boardkit.many.figures import Average, Rate, Tally, average, quantile
from boardkit.many.header import Header
from boardkit.players.rating import bounds, ratings


def standings(tallies: Sequence[Tally], header: Header) -> list[dict[str, Any]]:
    """Tell for each setting of a plan who won, with how many points, and how long the games were.

    Shares are parts of 1; `low` and `high` are the ends of their 95 % intervals, and `reach` is how far the
    interval of an average reaches to either side. Of two players, `won` is how often the first had the better
    place, of those `decided`; `level` is how often they shared one. A rating whose `bound` is `least` belongs
    to somebody who never lost: it may be any higher; one whose `bound` is `most`, to somebody who never won.
    """
    pairs = zip(tallies, header.settings, strict=True)
    return [{"options": setting, **_standing(tally)} for tally, setting in pairs]


def _standing(tally: Tally) -> dict[str, Any]:
    rated, ends = ratings(tally.beaten), bounds(tally.beaten)
    return {
        "finished": tally.finished,
        "players": {
            player: {
                "seats": seats,
                **_wins(Rate(tally.player_wins[player], seats)),
                "points": _average(average(tally.player_points[player])),
                "rating": round(rated[player], 1) if player in rated else None,
                "bound": ends.get(player),
            }
            for player, seats in tally.player_seats.items()
        },
        "pairs": [
            {
                "players": [one, other],
                "level": tally.level[one, other],
                **_wins(ahead),
                "decided": ahead.of,
            }
            for one, other in combinations(tally.player_seats, 2)
            for ahead in (tally.ahead(one, other),)
        ],
        "by_seat": [
            {
                **_wins(Rate(tally.wins[seat], tally.finished)),
                "points": _average(average(tally.points.get(seat, {}))),
            }
            for seat in range(tally.seats)
        ],
        "verdicts": {name: times for name, times in tally.verdicts.items() if name},
        "rounds": _length(tally.rounds),
        "decisions": _length(tally.lengths),
    }


def _wins(rate: Rate) -> dict[str, float]:
    return {"won": rate.count, "share": rate.share, "low": rate.low, "high": rate.high}


def _average(numbers: Average) -> dict[str, float]:
    return {"mean": numbers.mean, "reach": numbers.reach}


def _length(times: Mapping[int, int]) -> dict[str, float]:
    return {
        **_average(average(times)),
        "median": quantile(times, 0.5),
        "least": min(times, default=0),
        "most": max(times, default=0),
    }
