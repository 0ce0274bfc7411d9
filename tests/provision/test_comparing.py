from __future__ import annotations

from pytest_androidbench.provision.fingerprint import Fingerprint
from pytest_androidbench.provision.requirements import (
    MissingAppsError,
    RequiredApp,
    problems_with,
)

CLOCK = RequiredApp(package="com.ex.clock", label="Clock", version="1.2")
ANY = RequiredApp(package="com.ex.any")


def test_apps_with_the_right_versions_are_no_problem() -> None:
    assert problems_with([CLOCK, ANY], {"com.ex.clock": "1.2", "com.ex.any": "7"}) == []


def test_everything_that_is_missing_is_named_at_once() -> None:
    problems = problems_with([CLOCK, ANY], {"com.ex.clock": "1.3"})
    assert problems == [
        "Clock (com.ex.clock) 1.2 is needed, but version 1.3 is installed",
        "com.ex.any is not installed",
    ]
    message = str(MissingAppsError("emulator-5554", problems))
    assert all(problem in message for problem in problems)
    assert "emulator-5554" in message
    assert "adb install" in message


def test_equal_states_do_not_differ() -> None:
    state = Fingerprint(settings={"a": "1"}, files={"f": "x"}, tables={"t": "3 rows"})
    assert state.differences(state) == []


def test_every_difference_is_named() -> None:
    before = Fingerprint(settings={"a": "1"}, files={"f": "x"}, tables={"t": "3 rows"})
    after = Fingerprint(settings={"a": "2"}, files={"g": "y"}, tables={"t": "3 rows"})
    assert before.differences(after) == [
        "setting a was 1, is 2",
        "file f is gone",
        "file g is new: y",
    ]
