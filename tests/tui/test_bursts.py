"""Keys and clicks in bursts close no screen that nobody closed, raise nothing, and leave something to press.

The long run is `python -m tests.tui.bursting`, with `--by terminal` too; an episode follows from its seed.
"""

import pytest

from boardkit.games import KEYS
from tests.daily import spread
from tests.tui.bursting import Tally, by_pilot, by_terminal, counting_late_answers, staying_open
from tests.tui.bursts import PLACES, SIZES, Episode

SHORT = 40
"""Keys and clicks of an episode here."""

ROUND = len(KEYS) * len(SIZES)
"""Episodes after which the next place comes."""


def test_all_games_sizes_and_places_get_their_turn() -> None:
    episodes = [Episode.of(seed) for seed in range(ROUND * len(PLACES))]
    assert len({(episode.game, episode.size, episode.place) for episode in episodes}) == len(episodes)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", spread([0, 32, 94, 151, 242, 319, 411]))
async def test_bursts_by_pilot(seed: int) -> None:
    tally = Tally()
    with counting_late_answers(tally), staying_open(tally):
        await by_pilot(Episode.of(seed), SHORT, tally)
    assert tally.late == 0
    assert tally.keys + tally.clicks == SHORT


@pytest.mark.nightly
@pytest.mark.parametrize("seed", [136])
def test_bursts_by_a_terminal(seed: int) -> None:
    tally = Tally()
    by_terminal(Episode.of(seed), SHORT, tally)
    assert tally.keys + tally.clicks > 0


@pytest.mark.nightly
@pytest.mark.timeout(0)
@pytest.mark.parametrize("place", range(len(PLACES)))
async def test_every_place_by_pilot(place: int) -> None:
    tally = Tally()
    with counting_late_answers(tally), staying_open(tally):
        for seed in range(place * ROUND, (place + 1) * ROUND):
            await by_pilot(Episode.of(seed), 200, tally)
    assert tally.late == 0
