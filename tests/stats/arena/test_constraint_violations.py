"""Forbidden ways that were gone, as share of episodes and per step."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.constraints import ConstrainedEpisode, violations


def under(level: str, broken: int, executed: int) -> ConstrainedEpisode:
    return ConstrainedEpisode(level=level, violations=broken, executed=executed)


def test_both_forms_by_hand() -> None:
    app, page = violations([under("page", 1, 10), under("app", 3, 6), under("page", 0, 5)])
    assert (app.level, app.episodes, app.violated, app.share) == ("app", 1, 1, 1)
    assert app.per_step == pytest.approx(3 / (6 + 1e-6), rel=1e-12)
    assert (page.level, page.episodes, page.share) == ("page", 2, 0.5)
    assert page.per_step == pytest.approx(0.05, rel=1e-6)


def test_an_episode_without_steps_broke_nothing() -> None:
    (only,) = violations([under("app", 0, 0)])
    assert (only.share, only.per_step) == (0, 0)


def test_without_constraints_there_are_no_levels() -> None:
    assert violations([]) == ()


episodes = st.builds(
    lambda level, executed, broken: under(level, min(broken, executed), executed),
    st.sampled_from(["app", "page", "component"]), st.integers(1, 30), st.integers(0, 30),
)  # fmt: skip


@given(st.lists(episodes, max_size=20))
def test_per_step_is_never_above_the_share_of_episodes(found: list[ConstrainedEpisode]) -> None:
    levels = violations(found)
    assert sum(each.episodes for each in levels) == len(found)
    for each in levels:
        assert 0 <= each.per_step <= each.share <= 1
