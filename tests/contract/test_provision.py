from __future__ import annotations

import pytest

from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.preparing import is_prepared, prepare
from pytest_androidbench.provision.requirements import MissingAppsError, RequiredApp
from pytest_androidbench.provision.steps import (
    FirstRun,
    PutFiles,
    PutSettings,
    Recipe,
    Run,
    StepError,
)

SETTINGS_APP = RequiredApp(package="com.android.settings", label="Settings")


def test_a_prepared_device_starts_from_the_recipes_state(device: Device) -> None:
    recipe = Recipe(
        snapshot="prepared",
        steps=(
            PutSettings(namespace="system", values={"time_12_24": 24}),
            PutFiles(files={"/sdcard/Download/note.txt": b"hello"}),
            FirstRun(
                app="Settings", taps=("?Accept", "Network & internet"), expect="Airplane mode"
            ),
            Run(script="log -t Recipe done"),
        ),
    )
    assert not is_prepared(device, recipe)
    prepared = prepare(device, recipe, [SETTINGS_APP])
    assert is_prepared(device, recipe)
    assert prepared.versions.keys() == {"com.android.settings"}
    device.put_setting("system", "time_12_24", 12)
    device.restore(prepared.snapshot)
    assert device.setting("system", "time_12_24") == "24"
    assert device.get_file("/sdcard/Download/note.txt") == b"hello"
    assert "settings" not in device.observe().package


def test_missing_apps_are_all_named(device: Device) -> None:
    wanted = [
        SETTINGS_APP,
        RequiredApp(package="com.example.chess", label="Chess", version="2"),
        RequiredApp(package="com.android.settings", version="0.0.1"),
    ]
    with pytest.raises(MissingAppsError, match=r"(?s)Chess .* is not installed.*0\.0\.1 is needed"):
        prepare(device, Recipe(snapshot="never"), wanted)
    assert not any(name.startswith("never") for name in device.snapshots())


def test_first_pages_that_are_not_as_expected_say_what_is_shown(device: Device) -> None:
    step = FirstRun(app="Settings", taps=("Agree to everything",), patience=1)
    with pytest.raises(StepError, match="Network"):
        step(device)


def test_a_step_that_fails_says_how(device: Device) -> None:
    with pytest.raises(StepError, match="failed with code 7: oops"):
        Run(script="echo oops; exit 7")(device)
