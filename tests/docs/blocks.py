"""The fenced blocks of the documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
_FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A fenced block and where it stands."""

    place: str
    """Document and line."""
    language: str
    text: str

    @property
    def is_agent(self) -> bool:
        """Whether it is a module with an agent."""
        return "\nclass Agent:" in self.text

    @property
    def is_task(self) -> bool:
        """Whether it is a module with a task."""
        return "\n@task(" in self.text

    @property
    def is_solution(self) -> bool:
        """Whether it goes on where a task's module stops."""
        return ".solution\n" in self.text and not self.is_task

    @property
    def is_fixture(self) -> bool:
        """Whether it belongs in a conftest."""
        return "@pytest.fixture" in self.text

    @property
    def is_statement(self) -> bool:
        """Whether it says by assertions what holds."""
        return self.text.splitlines()[-1].startswith("assert ")

    @property
    def is_screen(self) -> bool:
        """Whether it shows a screen of the phone, without the module around it."""
        return "(AppScreen[" in self.text


def blocks(*languages: str) -> list[Block]:
    """All blocks of some languages; "" is that of a block that names none."""
    found = (block for document in DOCUMENTS for block in _blocks_of(document))
    return [block for block in found if block.language in languages]


def _blocks_of(document: Path) -> Iterator[Block]:
    text = document.read_text(encoding="utf-8")
    for match in _FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        place = f"{document.name}-{line}"
        yield Block(place=place, language=match.group(1), text=match.group(2))
