"""Tables set up by hand: public modules, each imported when it is asked for."""

__all__ = ["editing", "faults", "parts", "sound"]
