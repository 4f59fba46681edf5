"""The desk at which a match is played, as values: no Textual here."""
