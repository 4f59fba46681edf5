"""What every game is made of: tables, steps, matches and their records. Knows no game and no terminal."""
