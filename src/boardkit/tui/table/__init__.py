"""The play screen."""
