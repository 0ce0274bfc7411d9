"""Goal templates: which params they name, and the sentence they make."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from string import Formatter
from typing import Any


def placeholders(template: str) -> set[str]:
    """The params a goal template names.

    Raises:
        ValueError: the template's braces do not match, or a placeholder has no name.
    """
    names: set[str] = set()
    for _, field, spec, _ in Formatter().parse(template):
        if field is None:
            continue
        name = re.split(r"[.\[]", field)[0]
        if not name.isidentifier():
            raise ValueError(f"placeholder {{{field}}} does not name a param")
        names |= {name} | placeholders(spec or "")
    return names


def slots(template: str) -> Counter[str]:
    """What a goal template puts in, and how often, whatever the form: `party.name`.

    Raises:
        ValueError: as `placeholders`.
    """
    placeholders(template)
    return Counter(field for _, field, _, _ in Formatter().parse(template) if field is not None)


def render(template: str, params: Mapping[str, Any]) -> str:
    """Put values into a goal template."""
    return template.format_map(params)
