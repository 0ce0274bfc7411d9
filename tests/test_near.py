"""Which tests are near a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.import_tables import ALLOWED, PHONE_ALLOWED
from tests.near import ROOT, near


def test_a_change_of_tests_needs_those_beside_it() -> None:
    assert near(["tests/phone_apps/clock/test_alarms.py"]) == ["tests/phone_apps/clock"]
    assert near(["tests/records/test_merge.py", "tests/test_near.py"]) == [
        "tests/records",
        "tests/test_near.py",
    ]


def test_who_imports_what_was_changed_is_tested_too() -> None:
    assert near(["pytest_androidbench/phone/shell/shell.py"]) == [
        "tests/phone_shell",
        "tests/phone_wire",
        "tests/security",
    ]
    assert near(["pytest_androidbench/stats/rates.py", "docs/tasks.md"]) == [
        "tests/critic",
        "tests/docs",
        "tests/end_to_end",
        "tests/experiences",
        "tests/report",
        "tests/stats",
        "tests/training",
    ]


def test_a_change_of_the_plugin_needs_its_own_tests_alone() -> None:
    assert near(["pytest_androidbench/plugin/options.py"]) == ["tests/plugin"]


def test_an_app_needs_its_own_tests_and_what_many_share_those_of_all() -> None:
    assert near(["pytest_androidbench/phone/apps/clock/app.py"]) == ["tests/phone_apps/clock"]
    assert near(["pytest_androidbench/phone/kit/menus.py"]) == [
        "tests/phone_apps",
        "tests/phone_kit",
    ]
    assert near(["pytest_androidbench/phone/apps/simple/settings_rows.py"]) == ["tests/phone_apps"]


@pytest.mark.parametrize("package", [name for name in ALLOWED if name != "phone"])
def test_every_package_has_tests(package: str) -> None:
    assert near([f"pytest_androidbench/{package}/x.py"])


@pytest.mark.parametrize("part", PHONE_ALLOWED)
def test_every_part_of_the_phone_has_tests(part: str) -> None:
    assert near([f"pytest_androidbench/phone/{part}/x.py"])


@pytest.mark.parametrize(
    "app", [path.parent.name for path in (ROOT / "pytest_androidbench/phone/apps").glob("*/app.py")]
)
def test_every_app_has_tests_of_its_own(app: str) -> None:
    found = near([f"pytest_androidbench/phone/apps/{app}/app.py"])
    assert len(found) == 1
    assert Path(found[0]).parent.name == "phone_apps"


def test_what_nothing_tests_needs_nothing() -> None:
    assert near(["LICENSE"]) == []
