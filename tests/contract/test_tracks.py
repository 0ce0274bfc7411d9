"""What a task puts into OpenTracks is what the app shows."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from pytest_androidbench.appdata.tracks import Track, Tracks
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.first_pages import first_runs
from pytest_androidbench.provision.steps import pilot_on

APP = "de.dennisguse.opentracks"
RUN = Track(
    name="It's a run",
    category="running",
    start=datetime(2022, 3, 4, 7, 8),
    duration=timedelta(minutes=61, seconds=5),
    metres=5632.704,
    description="Windy",
)


@pytest.mark.proof
@pytest.mark.slow
def test_tracks_are_put_and_shown(device: Device) -> None:
    next(step for step in first_runs(device.known_apps) if step.app == APP)(device)
    kept = Tracks(device)
    assert kept.rows() == []
    kept.replace([RUN, RUN])
    pilot = pilot_on(device).open(APP)
    assert pilot.node(text="1:01:05 (3.50 mi)", index=1)
    assert pilot.node(text="4 Mar 2022", index=0)
    assert pilot.node(text="07:08", index=0)
    first, second = kept.rows()
    assert first["uuid"] != second["uuid"]
    assert first["stoptime"] - first["starttime"] == first["movingtime"] == 3_665_000
    kept.replace([RUN])
    pilot_on(device).open(APP).tap("It's a run").tap("More options").tap("Delete").tap("OK")
    assert kept.rows() == []
