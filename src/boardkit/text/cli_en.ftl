# The words of the cli.
