"""How Markdown looks while it is edited."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit.markdown.source import SourceLook, look

HIGHLIGHTS: Final = SourceLook(
    marks={
        "heading": look(bold=True),
        "bold": look(bold=True),
        "struck": look(struck=True),
        "link": look("url"),
        "code": look(background="#9b9b9b33"),
        "fence": look(background="#9b9b9b1a"),
    }
).marking()
