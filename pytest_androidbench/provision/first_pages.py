"""The pages that apps show the first time they are opened, tapped away."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import FirstRun

KNOWN: Final = (
    FirstRun(
        app="com.google.android.contacts",
        taps=("?Skip", "?Don\u2019t allow"),
        expect="Search contacts",
    ),
    FirstRun(
        app="net.gsantner.markor",
        taps=(
            *("?Next",) * 4,
            *("?Done", "?OK", "?Allow access to manage all files", "?Navigate up"),
        ),
        expect="Files",
    ),
    FirstRun(
        app="com.simplemobiletools.smsmessenger",
        taps=("?SMS Messenger", "?Set as default", *("?Allow",) * 4),
        expect="Start a conversation",
    ),
    FirstRun(app="ca.zgrs.clipper", taps=("?Continue", "?OK")),
    FirstRun(
        app="com.simplemobiletools.gallery.pro",
        taps=("?Allow", "?All files", "?Allow access to manage all files", "?Navigate up"),
        expect="Search folders",
    ),
    FirstRun(
        app="com.android.camera2",
        taps=("?NEXT", "?While using the app"),
        expect="Shutter",
    ),
    FirstRun(app="org.tasks", taps=(), expect="My Tasks"),
    FirstRun(app="com.arduia.expense", taps=("?Next", "?Continue"), expect="Totals"),
    FirstRun(
        app="net.cozic.joplin",
        taps=("?1. Welcome to Joplin!", "?While using the app", "?Back"),
        expect="Sidebar",
    ),
    FirstRun(
        app="de.dennisguse.opentracks",
        taps=("?#next_button", "?#next_button", "?While using the app", "?Allow", "?Allow"),
        expect="OpenTracks",
    ),
    FirstRun(
        app="com.dimowner.audiorecorder", taps=("?Get started", "?Apply"), expect="Audio Recorder"
    ),
)
"""Apps that are in the way of a task until somebody has answered their first questions."""


def pass_first_pages(device: Device) -> None:
    """Answer the first pages of every known app that is installed; a step of recipes.

    Raises:
        StepError: an app shows something else.
    """
    installed = device.versions(*(step.app for step in KNOWN))
    for step in KNOWN:
        if step.app in installed:
            step(device)
