"""Which first pages are passed, in which order."""

from __future__ import annotations

from pytest_androidbench.interface.apps import FirstPages, KnownApp
from pytest_androidbench.provision.first_pages import ANDROIDS, first_runs

CONTACTS, CAMERA = ANDROIDS
NOTES = KnownApp(package="org.notes", first_pages=FirstPages(taps=("?OK",), expect="Notes"))


def test_those_that_come_with_android_are_known_everywhere() -> None:
    assert [step.app for step in first_runs()] == [CONTACTS, CAMERA]


def test_a_devices_known_apps_follow_in_their_order() -> None:
    contacts, plain = KnownApp(package=CONTACTS), KnownApp(package="org.plain")
    steps = first_runs([NOTES, contacts, plain])
    assert [step.app for step in steps] == [CAMERA, "org.notes", CONTACTS]
    assert steps[1].taps == ("?OK",)
    assert steps[2].expect == ANDROIDS[CONTACTS].expect


def test_a_suite_may_know_android_s_own_otherwise() -> None:
    own = KnownApp(package=CONTACTS, first_pages=FirstPages(expect="Kontakte"))
    assert first_runs([own])[-1].expect == "Kontakte"
