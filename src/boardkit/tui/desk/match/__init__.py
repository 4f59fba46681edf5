"""Playing a match: curtain and votes, what can be done at a table, forms, computer players."""
