"""How often players of TerriStories meet their personal objectives: `python -m bench.objectives strong`.

All seats are of one level. Prints for each character how many seats had it, and how many met it.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter

from bench.figures import print_table
from bench.pairing import Tally, new_match, play
from boardkit.commands.reading import options_from
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Character
from boardkit.many.figures import Rate
from boardkit.players.lookup import chooser_of


def main() -> None:
    """Measure and print."""
    given = _asked()
    had, met, ends = Counter[Character](), Counter[Character](), Counter[str]()
    options, tally = options_from(GAME, given.option), Tally()
    for number in range(given.games):
        match = new_match(GAME, options, given.seats, f"{given.seed}:{number}")
        state = play(match, [chooser_of(GAME.key, given.player)] * given.seats, [tally] * given.seats).state
        assert state.outcome is not None
        characters = [tableau.character for tableau in state.tableaux]
        had.update(one for one in characters if one)
        met.update(one for seat in state.outcome.personal if (one := characters[seat]))
        ends.update([_end(common=state.outcome.common, personal=bool(state.outcome.personal))])
    rows = [(str(one), *_told(met[one], count)) for one, count in sorted(had.items())]
    print_table(("objective", "met", "of", "95 %"), [*rows, ("all", *_told(met.total(), had.total()))])
    print(dict(ends))


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m bench.objectives", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("player", help="random, greedy, or a level")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    return parser.parse_args()


def _end(*, common: bool, personal: bool) -> str:
    """Name how a match ended."""
    return {(True, True): "both", (True, False): "common", (False, True): "personal"}.get(
        (common, personal), "neither"
    )


def _told(met: int, had: int) -> tuple[str, str, str]:
    rate = Rate(met, had)
    return (str(met), str(had), f"{rate.low:.0%} to {rate.high:.0%}")


if __name__ == "__main__":
    main()
