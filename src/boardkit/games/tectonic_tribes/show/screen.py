"""The screen of Tectonic Tribes: the continent, and on demand who holds which region."""

from typing import Final

from boardkit.core import evolve
from boardkit.draw.drawing import Picture
from boardkit.draw.looks import Chip
from boardkit.draw.shapes import Place
from boardkit.tui.table.play import PlayScreen


class TectonicTribesScreen(PlayScreen):
    """Shows the continent; `v` outlines the regions and says who holds each."""

    regions_shown: bool = False

    def action_overlay(self) -> None:
        """Show the regions, or the cards again."""
        self.regions_shown = not self.regions_shown
        self.redraw()

    def picture(self) -> Picture:
        """Draw the continent, its squares grouped by region while regions are shown."""
        picture = super().picture()
        if not self.regions_shown:
            return picture
        looks = dict(picture.looks)
        for number, region in enumerate(self.state.continent.regions):
            chip = None if region.holder is None else Chip("ABCDE"[region.holder], f"owner.{region.holder}")
            for at in region.squares:
                if not looks[at].ghost:
                    group: Place = ("region", number)
                    looks[at] = evolve(looks[at], group=group, chip=chip, height=0)
        return Picture(picture.board, looks)


SCREEN: Final = TectonicTribesScreen
