"""The colours in which Markdown is edited."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit.markdown.source import SourceLook, look

HIGHLIGHTS: Final = SourceLook(
    marks={
        "heading": look("#ef6d00"),
        "link": look("#1ea3fe"),
        "list": look("#daa521"),
        "quote": look("#88b04c"),
        "bold": look(bold=True),
        "struck": look(struck=True),
        "code": look(background="#8c8c8c44"),
    }
).marking()
