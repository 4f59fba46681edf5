"""Tables and rules: what a game is made of."""
