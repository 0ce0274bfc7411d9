from __future__ import annotations

from pytest_androidbench.phone.kit.palettes import palettes


def test_each_role_has_a_colour_by_day_and_one_by_night() -> None:
    light, dark = palettes(primary=("#ff6d00", "#ff6d00"), surface=("#fef7ff", "#141218"))
    assert light == {"primary": "#ff6d00", "surface": "#fef7ff"}
    assert dark == {"primary": "#ff6d00", "surface": "#141218"}
