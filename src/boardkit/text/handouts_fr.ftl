# Handouts and presentations.
