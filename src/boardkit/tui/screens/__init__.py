"""What all screens share: the frame of a page, dialogs, forms, files that go out and come in."""
