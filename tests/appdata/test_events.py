"""What a row of Simple Calendar Pro says about when an event repeats."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.events import DAILY, EVERY_DAY, WEEKLY, YEARLY, when_it_repeats

SUNDAY = 64
MONTHLY = 2_592_001


@pytest.mark.parametrize(
    ("stored", "meant"),
    [
        ((DAILY, 0), (DAILY, 0)),
        ((DAILY, SUNDAY), (DAILY, 0)),
        ((2 * DAILY, SUNDAY), (2 * DAILY, 0)),
        ((0, SUNDAY), (0, 0)),
        ((WEEKLY, EVERY_DAY), (DAILY, 0)),
        ((WEEKLY, SUNDAY), (WEEKLY, SUNDAY)),
        ((2 * WEEKLY, EVERY_DAY), (2 * WEEKLY, EVERY_DAY)),
        ((MONTHLY, 3), (MONTHLY, 3)),
        ((YEARLY, 4), (YEARLY, 4)),
    ],
)
def test_a_rule_counts_where_the_interval_has_one(
    stored: tuple[int, int], meant: tuple[int, int]
) -> None:
    names = ("repeat_interval", "repeat_rule")
    said = when_it_repeats(dict(zip(names, stored, strict=True)))
    assert said == dict(zip(names, meant, strict=True))
