#!/usr/bin/env bash
# fsrs refuses UTC unless it is datetime.timezone.utc itself.
#
# Version:     fsrs 6.3.2.
# Expectation: review_card wants a time "timezone-aware and set to UTC"; datetime.now(ZoneInfo("UTC")) and
#              dateutil's UTC are that.
# Truth:       the tzinfo is compared with datetime.timezone.utc by ==, and no other object equals it. The
#              same instant, in UTC, raises "datetime must be timezone-aware and set to UTC"; converting it
#              with astimezone(timezone.utc) helps.
# Who meets it:a trainer for rules or openings that keeps its times with zoneinfo or dateutil, as whatever
#              knows time zones does.
# Documented:  the README asks for UTC; that it must be this one object is said nowhere that we found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fsrs==6.3.2 tzdata==2025.2 python-dateutil==2.9.0.post0

"$folder/venv/bin/python" - <<'PY'
import sys
from datetime import datetime, timezone
from importlib.metadata import version
from zoneinfo import ZoneInfo

from dateutil.tz import UTC
from fsrs import Card, Rating, Scheduler

print("fsrs", version("fsrs"))
standard = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
scheduler = Scheduler()
scheduler.review_card(Card(), Rating.Good, standard)
print("expected: all are accepted, since they are equal; seen: timezone.utc is accepted")
for name, other in (("zoneinfo", ZoneInfo("UTC")), ("dateutil", UTC)):
    now = standard.replace(tzinfo=other)
    assert now == standard
    assert now.utcoffset() == standard.utcoffset()
    try:
        scheduler.review_card(Card(), Rating.Good, now)
    except ValueError as fault:
        print(f"seen: UTC of {name} raises:", fault)
    else:
        sys.exit(f"The behaviour has changed: UTC of {name} is accepted.")
    scheduler.review_card(Card(), Rating.Good, now.astimezone(timezone.utc))
PY
