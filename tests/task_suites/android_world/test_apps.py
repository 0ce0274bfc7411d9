"""What the suite's apps are called, and in which order their first pages are passed."""

from __future__ import annotations

import pytest

from fixtures.suite_tasks import suite_of
from pytest_androidbench.devices.acting.labels import known_label, packages_named
from pytest_androidbench.provision.first_pages import first_runs

KNOWN = suite_of().known_apps
INSTALLED = sorted({app.package for app in KNOWN} | {"com.google.android.keep"})


@pytest.mark.parametrize(
    ("name", "packages"),
    [
        ("Audio Recorder", ["com.dimowner.audiorecorder"]),
        ("Broccoli - Recipe App", ["com.flauschcode.broccoli"]),
        ("recipe", ["com.flauschcode.broccoli"]),
        ("clipper", ["ca.zgrs.clipper"]),
        ("Expenses", ["com.arduia.expense"]),
        ("notes", ["net.cozic.joplin"]),
        ("Keep Notes", ["com.google.android.keep"]),
        ("Markor", ["net.gsantner.markor"]),
        ("MiniWoB++", ["com.google.androidenv.miniwob"]),
        ("Open Tracks Sports Tracker", ["de.dennisguse.opentracks"]),
        ("OsmAnd~", ["net.osmand", "net.osmand.plus"]),
        ("Retro Player", ["code.name.monkey.retromusic"]),
        ("simple calendar", ["com.simplemobiletools.calendar.pro"]),
        ("Simple Draw Pro", ["com.simplemobiletools.draw.pro"]),
        ("Gallery", ["com.simplemobiletools.gallery.pro"]),
        ("SMS Messenger", ["com.simplemobiletools.smsmessenger"]),
        ("Tasks.org", ["org.tasks"]),
        ("todo list", ["org.tasks"]),
        ("VLC for Android", ["org.videolan.vlc"]),
        ("Android World", ["com.example.androidworld"]),
        ("camera", ["com.android.camera2"]),
    ],
)
def test_they_are_found_by_what_they_are_called(name: str, packages: list[str]) -> None:
    assert packages_named(name, INSTALLED, KNOWN) == packages


def test_each_has_a_label() -> None:
    assert [app.package for app in KNOWN if not known_label(app.package, KNOWN)] == []


def test_first_pages_are_passed_in_the_order_the_state_was_always_made_in() -> None:
    assert [step.app for step in first_runs(KNOWN)] == [
        "com.google.android.contacts",
        "net.gsantner.markor",
        "com.simplemobiletools.smsmessenger",
        "ca.zgrs.clipper",
        "com.simplemobiletools.gallery.pro",
        "com.android.camera2",
        "org.tasks",
        "com.arduia.expense",
        "net.cozic.joplin",
        "de.dennisguse.opentracks",
        "com.dimowner.audiorecorder",
        "code.name.monkey.retromusic",
        "net.osmand",
        "org.videolan.vlc",
        "com.android.chrome",
    ]
