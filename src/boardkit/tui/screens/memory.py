"""What the garbage collector need not look through while a table is open."""

import gc


def set_aside() -> None:
    """Collect what is garbage, and have the collector pass over all that is left.

    A program that keeps every table of a match has much for the collector to look through, which is felt as
    a pause between a key and its answer.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
