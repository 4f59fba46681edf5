"""What is broken on purpose: forty rules, eight of each game, twenty things that desks and screens
do, and seven numbers that tables say."""

from typing import Final

from tests.endurance.broken.desks import DESKS
from tests.endurance.broken.life_in_reterra import LIFE_IN_RETERRA
from tests.endurance.broken.mutation import Mutation
from tests.endurance.broken.screens import SCREENS
from tests.endurance.broken.tectonic_tribes import TECTONIC_TRIBES
from tests.endurance.broken.terraforming_mars import TERRAFORMING_MARS
from tests.endurance.broken.terristories import TERRISTORIES
from tests.endurance.broken.told import TOLD
from tests.endurance.broken.water_sharing import WATER_SHARING

MUTATIONS: Final[tuple[Mutation, ...]] = (
    *TECTONIC_TRIBES,
    *LIFE_IN_RETERRA,
    *TERRAFORMING_MARS,
    *TERRISTORIES,
    *WATER_SHARING,
    *DESKS,
    *SCREENS,
    *TOLD,
)

BY_NAME: Final = {mutation.name: mutation for mutation in MUTATIONS}
