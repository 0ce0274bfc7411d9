"""What acts in an audit is a value, and its text form is what records have always kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.roles import Part, Role, role_of

roles = st.sampled_from([Role(part=Part.NULL), Role(part=Part.SOLUTION)]) | st.builds(
    Role, part=st.just(Part.MISTAKE), label=st.text()
)


@given(roles)
def test_a_role_comes_back_from_its_text(role: Role) -> None:
    assert role_of(str(role)) == role


@pytest.mark.parametrize(
    ("role", "text"),
    [
        (Role(part=Part.NULL), "null"),
        (Role(part=Part.SOLUTION), "solution"),
        (Role(part=Part.MISTAKE, label="the fan: instead"), "mistake:the fan: instead"),
    ],
)
def test_the_text_is_that_of_kept_records(role: Role, text: str) -> None:
    assert str(role) == text


@pytest.mark.parametrize("text", ["", "null:", "solution:x", "mistake", "other", "Null"])
def test_other_texts_tell_no_role(text: str) -> None:
    assert role_of(text) is None
