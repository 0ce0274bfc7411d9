"""What Anthropic's models differ in, as far as an agent has to know it, told from their names.

Read on 2026-11-28 from these pages of https://platform.claude.com/docs/en:

- agents-and-tools/tool-use/computer-use-tool: versions of the computer tool and their models
- build-with-claude/vision: largest pictures
- build-with-claude/extended-thinking, build-with-claude/effort, models/sonnet-5-5/migration-guide:
  who thinks how
- build-with-claude/preserved-thinking: whose thoughts hold for an unchanged conversation alone

Rules by version, not a list of names: so a model that is newer than this page is taken for one
like the newest that is on it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_NAME: Final = re.compile(r"claude-([a-z]+)-(\d{1,2})(?:-(\d{1,2}))?(?!\d)")
_OLD_BETA: Final = "computer-use-2025-01-24"
_BETA: Final = "computer-use-2025-11-24"
TOOLSET: Final = "computer_toolset_20260801"
"""The computer tool that is a family of tools."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelTraits:
    """What one model takes; the defaults hold for models that nothing is known of."""

    computer: str = ""
    """Version of the computer tool that it is trained on; "" = none."""
    beta: str = ""
    """What that one needs."""
    edge: int = 1568
    """Most pixels of a picture's longer side."""
    picture_tokens: int = 1568
    """Most tokens of a picture, of which each covers 28 x 28 pixels."""
    adapts: bool = False
    """Whether it decides itself how much it thinks."""
    budgets: bool = False
    """Whether it can be given a number of tokens to think."""
    effort: bool = True
    """Whether it can be told how much effort to make."""
    binds: bool = True
    """Whether its thoughts may be handed back only behind what they came after, unchanged."""


def traits_of(model: str) -> ModelTraits:
    """The traits of a model, by its name with or without a date or a prefix."""
    found = _NAME.search(model)
    if found is None:
        return ModelTraits()
    family, version = found[1], (int(found[2]), int(found[3] or 0))
    computer, beta = _computer(family, version)
    sharp = version >= (4, 7)
    return ModelTraits(
        computer=computer,
        beta=beta,
        edge=2576 if sharp else 1568,
        picture_tokens=4784 if sharp else 1568,
        adapts=version >= (4, 6),
        budgets=version < (4, 6),
        effort=version >= (4, 6) or (family, version) == ("opus", (4, 5)),
        binds=version >= (5, 1),
    )


def _computer(family: str, version: tuple[int, int]) -> tuple[str, str]:
    if version >= (5, 0) or (family, version) == ("opus", (4, 8)):
        return TOOLSET, ""
    if version >= (4, 6) or (family, version) == ("opus", (4, 5)):
        return "computer_20251124", _BETA
    return ("computer_20250124", _OLD_BETA) if version >= (4, 0) else ("", "")
