"""Match."""
