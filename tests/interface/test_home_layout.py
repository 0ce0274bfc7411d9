"""What a home screen is written as, and what is none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.interface.home_layout import HomeLayout, HomePlace, home_layout
from pytest_androidbench.interface.profile import Profile

SIZES = st.tuples(st.integers(2, 9), st.integers(2, 9))


@st.composite
def layouts(draw: st.DrawFn) -> HomeLayout:
    columns, rows = draw(SIZES)
    cells = [(x, y) for x in range(columns) for y in [None, *range(1, rows)]]
    taken = draw(st.lists(st.sampled_from(cells), unique=True, max_size=12))
    places = [HomePlace(f"org.example.app{number}", x, y) for number, (x, y) in enumerate(taken)]
    return HomeLayout(columns, rows, tuple(places))


def written(layout: HomeLayout) -> str:
    words = [
        f"{one.package}#{one.column}"
        if one.row is None
        else f"{one.package}@{one.column},{one.row}"
        for one in layout.places
    ]
    return " ".join([f"{layout.columns}x{layout.rows}", *words])


@given(layouts())
def test_what_is_written_is_read(layout: HomeLayout) -> None:
    assert home_layout(written(layout)) == layout
    assert not list(Profile(home=written(layout)).faults())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is written as 5x5"),
        ("com.android.settings@0,2", "is written as 5x5"),
        ("1x5", "is written as 5x5"),
        ("5x5 Settings@0,2", "is written as 5x5"),
        ("5x5 com.android.settings", "is written as 5x5"),
        ("5x5 com.android.settings@5,2", "outside of 5x5"),
        ("5x5 com.android.settings@0,0", "row 0 is the date's"),
        ("4x4 com.android.settings@0,4", "outside of 4x4"),
        ("4x4 com.android.settings#4", "outside of 4x4"),
        ("5x5 a.b@0,1 c.d@0,1", "a.b and c.d lie in the same cell"),
        ("5x5 a.b#1 c.d@0,1 e.f#1", "a.b and e.f lie in the same cell"),
        ("5x5 " + "x" * 10_000, "is written as 5x5"),
    ],
)
def test_what_is_none_is_told(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        home_layout(text)
    assert len(str(refused.value)) < 500
    assert list(Profile(home=text).faults()) == [str(refused.value)]
