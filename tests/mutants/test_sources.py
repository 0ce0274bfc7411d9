"""A function has another code for everybody, and nobody remembers what came of the first."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from pytest_androidbench.mutants.sources import Sources

RULES = """
import functools

@functools.cache
def price(kind):
    return 40 + len(kind)
"""
LISTS = """
import functools

from rules_of_a_shop import price

@functools.lru_cache
def total(kinds):
    return sum(price(kind) for kind in kinds)
"""


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module whose function remembers what it was told by one of another module."""
    (tmp_path / "rules_of_a_shop.py").write_text(RULES, "utf-8")
    (tmp_path / "lists_of_a_shop.py").write_text(LISTS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("lists_of_a_shop")
    for name in ("rules_of_a_shop", "lists_of_a_shop"):
        del sys.modules[name]


def test_what_others_remember_of_a_function_is_forgotten(lists: ModuleType) -> None:
    assert lists.total(("tea",)) == 43
    sources = Sources(
        str(sys.modules[name].__file__) for name in ("rules_of_a_shop", lists.__name__)
    )
    price = sys.modules["rules_of_a_shop"].price.__wrapped__
    (subject,) = sources.subjects([price.__code__])
    sum_ = next(each for each in subject.mutations if each.operator == "arithmetic")
    with subject.being(subject.changed(sum_)):
        assert lists.total(("tea",)) == 37
    assert lists.total(("tea",)) == 43
