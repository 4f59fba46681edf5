"""The rules: which answers are worth testing, why one may not be given, and what one does."""

from boardkit.games.water_sharing.rules.answering import apply
from boardkit.games.water_sharing.rules.asking import candidates, ruling

__all__ = ["apply", "candidates", "ruling"]
