from __future__ import annotations

from pytest_androidbench.episodes.wording import alike


def test_addresses_of_objects_are_left_out() -> None:
    text = f"assert False where {object()!r}.paused, {test_addresses_of_objects_are_left_out!r}"
    assert alike(text) == (
        "assert False where <object object>.paused, "
        "<function test_addresses_of_objects_are_left_out>"
    )


def test_other_numbers_stay() -> None:
    assert alike("read 0x1f at 0x20") == "read 0x1f at 0x20"
