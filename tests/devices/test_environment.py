"""What agents find in the environment."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, cast

import pytest

from pytest_androidbench.devices.providers.environment import export_device


class Somewhere:
    """As much of a device as the environment tells."""

    serial = "emulator-7"
    address = ("127.0.0.1", 4711)


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOST", "ADDRESS", "PORT"):
        monkeypatch.setenv(f"ANDROID_ADB_SERVER_{name}", "")
    monkeypatch.setenv("ANDROID_SERIAL", "")


def test_an_agent_can_start_adb_by_its_name_where_none_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    export_device(cast("Any", Somewhere()))
    assert (os.environ["ANDROID_SERIAL"], os.environ["ANDROID_ADB_SERVER_PORT"]) == (
        "emulator-7",
        "4711",
    )
    assert os.environ["PATH"].startswith(str(tmp_path))
    assert shutil.which("adb") is not None


def test_an_installed_adb_stays_the_one_that_is_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = tmp_path / "adb"
    own.write_text("#!/bin/sh\n")
    own.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    export_device(cast("Any", Somewhere()))
    assert os.environ["PATH"] == str(tmp_path)
    assert shutil.which("adb") == str(own)
