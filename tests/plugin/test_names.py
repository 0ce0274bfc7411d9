"""The names the package offers to authors."""

from __future__ import annotations

import pytest

import pytest_androidbench


def test_all_names_exist_and_are_sorted() -> None:
    names = pytest_androidbench.__all__
    assert names == sorted(names)
    for name in names:
        assert getattr(pytest_androidbench, name) is not None
    assert dir(pytest_androidbench) == names


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        pytest_androidbench.nothing  # noqa: B018
