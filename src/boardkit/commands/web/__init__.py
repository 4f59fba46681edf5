"""The program in a browser; needs the extra `web`."""
