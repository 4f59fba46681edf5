"""Making a lesson: what is written, what can be filled in, what is asked for, and how it is shown."""
