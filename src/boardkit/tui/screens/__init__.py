"""Parts that screens share: pages, dialogs, desks and their wishes, files that go out and come in."""
