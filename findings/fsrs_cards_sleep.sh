#!/usr/bin/env bash
# Every new fsrs.Card sleeps for a millisecond.
#
# Version:     fsrs 6.3.2.
# Expectation: Card() is a small record; a hundred thousand of them are made in well under a second, and
#              making one in a coroutine does not block the loop.
# Truth:       without a card_id the id is the current time in milliseconds, and the constructor then calls
#              time.sleep(0.001) so that the next one differs. A hundred thousand cards take minutes, asyncio
#              stands still meanwhile, and two processes that make cards in the same millisecond get equal ids
#              all the same. With a card_id there is no sleep.
# Who meets it:importers of decks, simulations of schedules, tests with many cards.
# Documented:  a comment in the source; not in the README.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fsrs==6.3.2

"$folder/venv/bin/python" - <<'PY'
import sys
import time
from importlib.metadata import version
from unittest import mock

from fsrs import Card

print("fsrs", version("fsrs"))


def slept(make):
    with mock.patch("time.sleep") as sleep:
        for number in range(1000):
            make(number)
    return sum(call.args[0] for call in sleep.call_args_list)


without, given = slept(lambda number: Card()), slept(lambda number: Card(card_id=number))
start = time.perf_counter()
for _ in range(1000):
    Card()
print("expected: 1000 cards without a second's sleep, with or without an id")
print(f"seen: {without:.1f} s asked of time.sleep without ids, {given:.1f} s with; ", end="")
print(f"1000 cards really took {time.perf_counter() - start:.2f} s")
if not (round(without, 3) == 1 and given == 0):
    sys.exit("The behaviour has changed: new cards no longer sleep a millisecond each.")
PY
