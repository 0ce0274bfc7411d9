"""Contriever is for those who have it; what it makes of tokens' vectors can be said without it."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from pytest_androidbench.encoders.contriever import ContrieverEncoder, mean_under_mask
from pytest_androidbench.errors import MissingPackage


@pytest.mark.parametrize("package", ["torch", "transformers"])
def test_what_is_not_installed_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=r"pip install 'pytest-androidbench\[contriever\]'"):
        ContrieverEncoder()


def test_the_mean_is_over_a_text_s_own_tokens() -> None:
    tokens = np.array([[[1, 2], [3, 6], [9, 9]], [[5, 7], [np.nan, 1], [1, np.inf]]], np.float32)
    mask = np.array([[1, 1, 0], [1, 0, 0]])
    assert mean_under_mask(tokens, mask).tolist() == [[2, 4], [5, 7]]


def test_a_text_without_tokens_points_nowhere() -> None:
    tokens = np.ones((1, 2, 3), np.float32)
    assert mean_under_mask(tokens, np.zeros((1, 2), np.int64)).tolist() == [[0, 0, 0]]
