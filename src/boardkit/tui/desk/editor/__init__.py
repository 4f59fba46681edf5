"""The editor of positions: boards to point at, the rows beside them, values with pictures, faults, search."""
