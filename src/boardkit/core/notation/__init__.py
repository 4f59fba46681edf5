"""Values as text: moves, codes and plain data."""
