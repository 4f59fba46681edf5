"""Teaching: reading lessons, answering their questions, a class in the room."""
