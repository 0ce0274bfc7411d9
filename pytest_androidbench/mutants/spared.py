"""A suite's `mutants.toml`: tasks whose code is not changed, each with its reason.

    [[task]]
    id = "BrowserDraw"
    why = "what is drawn goes with the page, which a restored phone loads anew"

For tasks whose ends cannot be judged again: a change of them would be judged by what is not there
any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants.entries import read_entries


@dataclass(frozen=True, slots=True, kw_only=True)
class SparedTask:
    """A task whose code is not changed."""

    id: str
    why: str


def read_spared(path: Path) -> dict[str, str]:
    """The reasons by task; none where there is no file.

    Raises:
        SuiteError: it is no TOML, or an entry lacks something or has something unknown; says which.
    """
    found = read_entries(path, "task", SparedTask)
    for place, one in found:
        if not one.why.strip():
            raise SuiteError(
                f"{place} gives no reason: say in `why` what keeps its ends from being judged"
            )
    return {one.id: one.why for _, one in found}
