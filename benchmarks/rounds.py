"""A plugin for pytest: every task once, then every task with the next seed.

In the usual order a task's seeds follow each other, and apps are first opened to the very end. In
rounds all code is loaded after the first, and what grows after that would grow for ever.
"""

from __future__ import annotations

import re

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by seed; tasks of a seed stay in their order."""
    items.sort(key=_seed)


def _seed(item: pytest.Item) -> int:
    found = re.search(r"\[seed(\d+)", item.name)
    return int(found[1]) if found else 0
