"""IV The table before the first answer."""

from boardkit.core import CHANCE, Pending, Seat, Step, settle
from boardkit.games.terristories.rules import ANSWERS
from boardkit.games.terristories.rules.hazards import pile
from boardkit.games.terristories.rules.model import Claim, State, Tableau
from boardkit.games.terristories.rules.options import Options, drawn
from boardkit.games.terristories.rules.questions import ChooseRole, Deal, DrawMission, DrawPlanet, LayPlanet
from boardkit.games.terristories.rules.rounds import new_season


def setup(options: Options, seats: int) -> Step[State]:
    """IV Planet and mission are named or drawn; then everybody takes a role, beginning with the oldest."""
    state = State(
        options=options,
        planet=options.planet,
        mission=options.mission,
        ambassador=Seat(int(options.oldest) - 1),
        tableaux=(Tableau(),) * seats,
        aleas=pile(options),
        chosen=(None,) * seats,
        offers=(None,) * seats,
        claims=(Claim.OPEN,) * seats,
        season=new_season(seats),
    )
    business: list[Pending] = []
    if drawn(options.planet):
        business.append(DrawPlanet(CHANCE))
    if drawn(options.mission):
        business.append(DrawMission(CHANCE))
    business += [LayPlanet(), *map(ChooseRole, state.order), Deal()]
    return settle(Step(state.ask(*business)), ANSWERS.resolve)
