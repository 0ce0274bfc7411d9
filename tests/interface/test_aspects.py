"""Each side of a look is written as it is asked for, and alike for looks that are alike."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.interface.aspects import ASPECTS
from pytest_androidbench.interface.profile import BUILT_IN, Profile
from pytest_androidbench.plugin.axes import AXES


@pytest.mark.parametrize(
    ("name", "value"),
    [(axis.name, value) for axis in AXES.values() if axis.name in ASPECTS for value in axis.values],
)
def test_a_value_that_can_be_varied_is_written_as_it_is_said(name: str, value: str) -> None:
    look = AXES[name].read(value)
    assert look is not None
    assert ASPECTS[name].written(look) == value


def test_every_field_of_a_profile_belongs_to_one_side() -> None:
    named = [field for aspect in ASPECTS.values() for field in aspect.fields]
    assert sorted(named) == sorted(set(Profile.__dataclass_fields__) - {"name"})


@given(
    st.builds(
        Profile,
        density=st.none() | st.integers(72, 1000),
        font_scale=st.none() | st.integers(50, 250).map(lambda n: n / 100),
        dark=st.none() | st.booleans(),
    ),
    st.builds(Profile, density=st.integers(72, 1000), dark=st.booleans()),
)
def test_values_are_alike_where_the_fields_are(one: Profile, other: Profile) -> None:
    for name in ("density", "font", "theme"):
        aspect = ASPECTS[name]
        fields = [[getattr(look, f) for f in sorted(aspect.fields)] for look in (one, other)]
        same = aspect.written(one) == aspect.written(other)
        assert same == (fields[0] == fields[1])


def test_what_a_profile_leaves_open_has_no_value() -> None:
    assert [aspect.written(Profile()) for aspect in ASPECTS.values()] == [""] * len(ASPECTS)


def test_how_a_screen_stands_is_told_by_its_shape_and_its_turn() -> None:
    written = ASPECTS["orientation"].written
    assert written(BUILT_IN["landscape"]) == "landscape"
    assert written(BUILT_IN["NormalPortrait"]) == "portrait"
    assert written(Profile(width=1200, height=800)) == "landscape"
    assert written(Profile(width=1200, height=800, rotation=1)) == "portrait"
    assert written(Profile(width=1080, height=2400, rotation=2)) == "portrait"


def test_locales_of_both_spellings_are_one() -> None:
    written = ASPECTS["locale"].written
    assert written(Profile(locale="ur_PK")) == written(Profile(locale="ur-PK")) == "ur-PK"


@given(st.permutations(range(5)))
def test_home_screens_with_the_same_places_are_one(order: list[int]) -> None:
    places = [f"com.android.app{n}@{n},{1 + n % 3}" for n in range(4)] + ["org.desk#2"]
    written = ASPECTS["home"].written
    plain = written(Profile(home=" ".join(["5x5", *places])))
    shuffled = written(Profile(home="\n ".join(["5x5", *(places[n] for n in order)])))
    assert plain == shuffled != written(Profile(home=" ".join(["4x4", *places[:3]])))


def test_a_home_screen_that_is_none_is_told_as_it_is() -> None:
    """Records may come from elsewhere, and a report is made of them all the same."""
    noise = "".join(random.Random(7).choices("abc @#,", k=40))
    assert ASPECTS["home"].written(Profile(home=noise)) == noise
