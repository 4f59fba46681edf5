"""The pages round the table: menu, choosing a game, set-up, saved matches, score, branches, settings."""
