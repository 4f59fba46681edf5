"""The pages round the table: menu, set-up, saved matches, score, review, rulebook, lessons, editor."""
