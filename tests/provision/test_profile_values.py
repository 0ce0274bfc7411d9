"""What a profile may say, and what two of them have in common."""

from __future__ import annotations

import pytest

from pytest_androidbench.interface.profile import BUILT_IN, Profile


def test_built_in_profiles_are_sound_and_set_each_something_else() -> None:
    assert not [fault for profile in BUILT_IN.values() for fault in profile.faults()]
    assert len({profile.digest for profile in BUILT_IN.values()}) == len(BUILT_IN)


def test_a_digest_goes_by_what_is_set_and_not_by_the_name() -> None:
    assert Profile(name="a", dark=True).digest == Profile(name="b", dark=True).digest
    assert Profile(dark=True).digest != Profile(dark=False).digest


def test_one_profile_laid_over_another_comes_first() -> None:
    over = Profile(name="base", dark=True, density=320).under(Profile(name="axis", density=480))
    assert over == Profile(name="base", dark=True, density=480)


@pytest.mark.parametrize(
    ("profile", "told"),
    [
        (Profile(name="a b"), "a name has up to 40 letters"),
        (Profile(name="a", width=300), "width and height go together"),
        (Profile(name="a", width=300, height=0), "200 to 8192 pixels on a side, not 0"),
        (Profile(name="a", density=71), "72 to 1000, not 71"),
        (Profile(name="a", font_scale=float("nan")), "0.5 to 2.5, not nan"),
        (Profile(name="a", font_scale=9.0), "0.5 to 2.5, not 9"),
        (Profile(name="a", locale="en; reboot"), "written as en_US"),
        (Profile(name="a", locale="ar_EG", direction="ltr"), "from left to right"),
        (Profile(name="a", rotation=4), "0, 1, 2 or 3 quarter turns, not 4"),
    ],
)
def test_what_cannot_be_is_told(profile: Profile, told: str) -> None:
    [fault] = profile.faults()
    assert told in fault
