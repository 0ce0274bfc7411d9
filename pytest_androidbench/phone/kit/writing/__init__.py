"""Writing a text: what buttons do to it, and what can be undone."""

from __future__ import annotations

from pytest_androidbench.phone.kit.writing.edits import Edit, Selected, by_rules
from pytest_androidbench.phone.kit.writing.writing import Writing

__all__ = ["Edit", "Selected", "Writing", "by_rules"]
