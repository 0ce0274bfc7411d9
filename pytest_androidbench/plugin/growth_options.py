"""How the database that an agent searches grows by its run: `--ab-grow`, `--ab-grow-within`."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from pytest_androidbench.plugin.options import text_of, value_of
from pytest_androidbench.plugin.values import has_workers, one_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """What is added, and when."""

    by: str
    """What says which episodes are complete: `checks`, `critic`; "" = nothing is added."""
    within: bool
    """Whether each is added as soon as it ends, and not all of them with the run."""

    def __bool__(self) -> bool:
        """Whether anything is added."""
        return bool(self.by)


def growth_asked(config: pytest.Config) -> Growth:
    """What the options say.

    Raises:
        pytest.UsageError: they say what there is not, or what does not go together.
    """
    text, within = text_of(config, "ab_grow"), bool(value_of(config, "ab_grow_within"))
    by = str(one_of("--ab-grow", text, ("checks", "critic"))) if text else ""
    if within and not by:
        raise pytest.UsageError(
            "--ab-grow-within: nothing says what is complete: give --ab-grow=checks or "
            "--ab-grow=critic, or remove it"
        )
    if within and has_workers(config):
        raise pytest.UsageError(
            "--ab-grow-within: each episode sees what those before it taught, so there is one "
            "order of them and one process: remove -n and --tx, or give -n 0"
        )
    return Growth(by=by, within=within)
