"""By what typed texts are compared, and from where on they are the same."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.cli.arena_likeness import LEAST_BY_EMBEDDING, likeness_by
from pytest_androidbench.stats.arena.matching import ActionLikeness
from tests.encoders.pairs import OTHER, SAME

HUNDREDTHS: Final = [step / 100 for step in range(101)]
PAGE: Final = Path(__file__).parents[2] / "docs" / "android_arena.md"


def errors(rule: ActionLikeness, least: float) -> tuple[int, int]:
    """Pairs that are the same and are not taken for it, and those the other way round."""
    return (
        sum(rule.similarity(*pair) < least for pair in SAME),
        sum(rule.similarity(*pair) >= least for pair in OTHER),
    )


def test_by_characters_is_what_measures_take_of_themselves() -> None:
    assert likeness_by("difflib") == ActionLikeness()


def test_the_threshold_is_the_middle_of_the_widest_range_with_fewest_errors() -> None:
    rule = likeness_by("embedding")
    assert rule.least == LEAST_BY_EMBEDDING
    wrong = {least: errors(rule, least) for least in HUNDREDTHS}
    fewest = min(map(sum, wrong.values()))
    ranges: dict[tuple[int, int], list[float]] = {}
    for least, both in wrong.items():
        if sum(both) == fewest:
            ranges.setdefault(both, []).append(least)
    widest = max(ranges.values(), key=len)
    assert pytest.approx((widest[0] + widest[-1]) / 2) == LEAST_BY_EMBEDDING


@pytest.mark.parametrize(("name", "missed", "taken"), [("embedding", 2, 1), ("difflib", 7, 5)])
def test_the_page_tells_what_is_wrong_of_the_pairs(name: str, missed: int, taken: int) -> None:
    rule = likeness_by("embedding" if name == "embedding" else "difflib")
    assert errors(rule, rule.least) == (missed, taken)
    told = " ".join(PAGE.read_text("utf-8").split())
    assert (
        f"`{name}` | {rule.least:g} | {missed} of {len(SAME)} | {taken} of {len(OTHER)} |" in told
    )
