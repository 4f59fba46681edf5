"""What the garbage collector need not look through while a table is open."""

import gc

from boardkit.garbage import CALM


def set_aside() -> None:
    """Have the collector pass over all there is; first collect what is left of a table of before.

    A program that keeps every table of a match has much for the collector to look through, which is felt as
    a pause between a key and its answer. Before the first table there is hardly any garbage.
    """
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
    gc.freeze()
    gc.set_threshold(*CALM)
