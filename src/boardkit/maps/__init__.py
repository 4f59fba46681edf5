"""Where things are: places, their neighbours, and what hangs together; no drawing."""
