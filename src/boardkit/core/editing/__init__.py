"""Tables set up by hand."""
