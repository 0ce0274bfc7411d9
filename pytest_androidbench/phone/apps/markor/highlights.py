"""The colours in which Markdown is edited."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pytest_androidbench.phone.kit.markdown.source import SourceKind, SourceLook, look
from pytest_androidbench.phone.ui.widgets import TextMark

_MARKS: Final[Mapping[SourceKind, TextMark]] = MappingProxyType(
    {
        "heading": look("#ef6d00"),
        "link": look("#1ea3fe"),
        "list": look("#daa521"),
        "quote": look("#88b04c"),
        "bold": look(bold=True),
        "struck": look(struck=True),
        "code": look(background="#8c8c8c44"),
    }
)
HIGHLIGHTS: Final = SourceLook(marks=_MARKS).marking()
ENDINGS: Final = SourceLook(marks={**_MARKS, "ending": look(background="#8c8c8c44")}).marking()
"""With the blanks that end a line and break it."""
