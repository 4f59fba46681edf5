"""How the messages of each game are read."""

from collections.abc import Mapping
from typing import Final

from tests.truth import kit, life_in_reterra, tectonic_tribes, terraforming_mars, terristories, water_sharing
from tests.truth.reading import Reader

READERS: Final[Mapping[str, Mapping[str, Reader]]] = {
    one.KEY: {**kit.READERS, **one.READERS}
    for one in (life_in_reterra, tectonic_tribes, terraforming_mars, terristories, water_sharing)
}
