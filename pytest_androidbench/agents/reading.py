"""What agents of ours read beside what is in front of them, told from their options alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pytest_androidbench.agents.naming import NAMED, builder_named
from pytest_androidbench.records.manifest import ExperiencesRead

_SEARCHING: Final = NAMED["androidgen"]
"""The one agent that is shown experiences."""


def experiences_read(spec: str, options: Mapping[str, Any]) -> ExperiencesRead | None:
    """The state of the database of experiences that an agent reads; None = it reads none.

    Args:
        spec: the value of `--agent`.
        options: keyword arguments for it.

    Raises:
        AgentLoadError: an option is none of its values, or the database cannot be read.
    """
    if builder_named(spec)[0] != _SEARCHING:
        return None
    from pytest_androidbench.agents.androidgen import searching  # noqa: PLC0415 - of one agent

    return searching.experiences_read(options)
