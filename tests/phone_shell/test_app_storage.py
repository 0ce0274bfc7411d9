"""An app's files are made when it is installed and when it starts, and go with its data."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

STARTS = {
    "org.tasks": ("org.tasks/com.todoroo.astrid.activity.MainActivity", "database"),
    "com.flauschcode.broccoli": ("com.flauschcode.broccoli/.MainActivity", "broccoli"),
    "com.simplemobiletools.calendar.pro": (
        "com.simplemobiletools.calendar.pro/.activities.MainActivity", "events.db",
    ),
}  # fmt: skip


@pytest.mark.parametrize("package", STARTS)
def test_databases_are_made_when_an_app_starts(sh: Run, package: str) -> None:
    activity, name = STARTS[package]
    listed = f"ls /data/data/{package}/databases 2> /dev/null"
    assert sh(listed).stdout == ""
    assert sh(f"am start -n {activity} > /dev/null; {listed}").stdout == f"{name}\n"
    assert sh(f"pm clear {package} > /dev/null; {listed}").stdout == ""


def test_both_storages_of_an_app_are_cleared(sh: Run) -> None:
    clock = "com.google.android.deskclock"
    homes = [f"/data/data/{clock}", f"/data/user_de/0/{clock}"]
    fresh = [sh(f"ls {home}").stdout for home in homes]
    assert fresh == ["cache\ncode_cache\nfiles\n", "cache\ncode_cache\n"]
    sh(" ".join(["touch", *(f"{home}/left" for home in homes)]))
    assert all("left" in sh(f"ls {home}").stdout for home in homes)
    sh(f"pm clear {clock}")
    assert [sh(f"ls {home}").stdout for home in homes] == fresh
