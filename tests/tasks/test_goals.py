"""What a goal template names, how often, and what cannot be read."""

from __future__ import annotations

from collections import Counter

import pytest

from pytest_androidbench.tasks.goal import placeholders, render, slots


@pytest.mark.parametrize(
    ("template", "names", "put_in"),
    [
        ("Go.", set(), {}),
        ("{a} {a} {b}", {"a", "b"}, {"a": 2, "b": 1}),
        ("{a.x} {a.y[0]} {a[k]}", {"a"}, {"a.x": 1, "a.y[0]": 1, "a[k]": 1}),
        ("{n:{width}.{places}} {{no}}", {"n", "width", "places"}, {"n": 1}),
        ("{a!r:>5}", {"a"}, {"a": 1}),
        ("{{no}} {a}", {"a"}, {"a": 1}),
    ],
)
def test_what_is_named_and_what_is_put_in(
    template: str, names: set[str], put_in: dict[str, int]
) -> None:
    assert placeholders(template) == names
    assert slots(template) == Counter(put_in)


@pytest.mark.parametrize("template", ["{}", "{0}", "{ a}", "{a b}", "{.x}", "{[0]}", "{a:{}}"])
def test_a_placeholder_without_a_name_cannot_be_read(template: str) -> None:
    for read in (placeholders, slots):
        with pytest.raises(ValueError, match=r"^placeholder \{.*\} does not name a param$"):
            read(template)


@pytest.mark.parametrize("template", ["{", "}", "{a", "{a}}"])
def test_braces_that_do_not_match_cannot_be_read(template: str) -> None:
    for read in (placeholders, slots):
        with pytest.raises(ValueError, match=r"brace|'}'|'{'"):
            read(template)


def test_a_goal_is_rendered_with_parts_and_formats_of_its_params() -> None:
    params = {"a": [1, 2], "n": 7, "width": 3}
    assert render("{a[1]} of {n:0{width}d}, {{n}}", params) == "2 of 007, {n}"
