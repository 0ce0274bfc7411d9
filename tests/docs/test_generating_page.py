"""The page about generating tasks has every count with the default that it has in the code."""

from __future__ import annotations

from dataclasses import asdict

from pytest_androidbench.generating.counts import GeneratingCounts
from tests.docs.tables import table


def test_each_count_has_its_row() -> None:
    rows = table("docs/generating.md", "count", "default", "says", "from")
    assert {name.strip("`"): int(default) for name, default, *_ in rows} == asdict(
        GeneratingCounts()
    )
