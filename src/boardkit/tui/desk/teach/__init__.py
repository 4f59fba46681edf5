"""Teach."""
