"""Reading the data files of the box."""

import json
from importlib.resources import files
from typing import Any, Final


def load(name: str) -> list[Any]:
    """Read a file of records."""
    records: list[Any] = json.loads(
        files("boardkit.games.water_sharing.box").joinpath(name).read_text("utf-8")
    )
    return records


BOX: Final[dict[str, dict[str, Any]]] = {record["name"]: record for record in load("box.json")}
"""The numbers of the box, by name."""
