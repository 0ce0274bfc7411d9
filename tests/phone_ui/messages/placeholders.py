"""What is put into a message: the names in its braces."""

from __future__ import annotations

from string import Formatter


def placeholders(*texts: str) -> set[str]:
    """The names in the braces of some texts."""
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
