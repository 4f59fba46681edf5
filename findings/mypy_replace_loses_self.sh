#!/usr/bin/env bash
# From Python 3.13 on, mypy gives the changed copy of a frozen record the class that is named, never Self.
#
# Version:     mypy 2.4.1.
# Expectation: `value.__replace__(…)`, which copy.replace calls, has the type of the value, as copy.copy has: a
#              method of a dataclass that returns Self may return self.__replace__(x=1), and checking for 3.11
#              or for 3.13 makes no difference.
# Truth:       for 3.13 mypy writes __replace__ itself, which returns the class in whose body it stands. A method
#              that returns Self is refused, and so is a function of a bounded type variable. For 3.11 a class
#              that declares `def __replace__(self, **changes: Any) -> Self` itself passes.
# Who meets it:libraries of records (dataclasses, dataclass_transform: attrs, msgspec, pydantic) whose base
#              classes have methods that give changed copies, on the day that they check for 3.13.
# Documented:  no; its issue 21672, open, has the same of copy.replace with a type variable.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check mypy==2.4.1

cat >"$folder/records.py" <<'PY'
from dataclasses import dataclass
from typing import Any, Self, TypeVar


class Changeable:
    def __replace__(self, /, **changes: Any) -> Self:
        raise NotImplementedError


@dataclass(frozen=True)
class Point(Changeable):
    x: int

    def moved(self) -> Self:
        return self.__replace__(x=self.x + 1)


P = TypeVar("P", bound=Point)


def moved(point: P) -> P:
    return point.__replace__(x=2)
PY

cd "$folder"
"$folder/venv/bin/mypy" --version
for version in 3.11 3.13; do
    told=$("$folder/venv/bin/mypy" --strict --python-version "$version" records.py || true)
    echo "for $version: $told"
    wrong=$(grep -c 'return-value' <<<"$told" || true)
    case "$version:$wrong" in
    3.11:0 | 3.13:2) ;;
    *)
        echo "The behaviour has changed: $wrong errors of the type that is returned for $version." >&2
        exit 1
        ;;
    esac
done
