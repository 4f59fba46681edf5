"""The screens, made with Textual."""
