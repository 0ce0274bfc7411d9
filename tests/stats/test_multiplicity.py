"""Several tests at once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from statsmodels.stats.multitest import multipletests

from pytest_androidbench.stats.multiplicity import benjamini_hochberg, holm

values = st.lists(st.floats(0, 1), max_size=20)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(values)
def test_they_are_those_of_statsmodels(p: list[float]) -> None:
    for ours, method in ((holm, "holm"), (benjamini_hochberg, "fdr_bh")):
        expected = multipletests(p, method=method)[1] if p else []  # type: ignore[no-untyped-call]
        assert ours(p) == pytest.approx(list(expected), abs=1e-12)


def test_an_example_by_hand() -> None:
    # 3 * 0.01, 2 * 0.03, then no less than the one before.
    assert holm([0.03, 0.01, 0.04]) == pytest.approx([0.06, 0.03, 0.06])
    # 0.01 * 3 / 1, 0.03 * 3 / 2, 0.04: none more than the next larger one.
    assert benjamini_hochberg([0.03, 0.01, 0.04]) == pytest.approx([0.04, 0.03, 0.04])
