"""As many queries as published: 11 about one app, 6 about two."""

from __future__ import annotations

import pytest

from pytest_androidbench.generating.faults import GeneratingError
from pytest_androidbench.generating.queries import queries_for


@pytest.mark.parametrize(("apps", "number"), [(["Clock"], 11), (["Clock", "Gmail"], 6)])
def test_each_names_every_app(apps: list[str], number: int) -> None:
    queries = queries_for(apps)
    assert len(set(queries)) == number
    assert all(app in query for query in queries for app in apps)
    assert queries_for(apps, 2) == queries[:2]


def test_braces_of_a_name_are_no_more_than_that() -> None:
    assert "{1} {x}" in queries_for(["{1} {x}"])[0]


@pytest.mark.parametrize("apps", [[], ["a", "b", "c"], [""], ["Clock", " "]])
def test_no_app_three_of_them_and_one_without_a_name_are_refused(apps: list[str]) -> None:
    with pytest.raises(GeneratingError, match="name one app, or two"):
        queries_for(apps)
