"""`media volume` and `cmd media_session volume` set, change and tell how loud a stream is."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.windows.entries import Layer
from tests.phone_shell.conftest import Run, assert_printed


@pytest.mark.parametrize("program", ["media", "cmd media_session"])
def test_it_is_told_with_what_it_can_be(sh: Run, program: str) -> None:
    assert_printed(
        sh(f"{program} volume --stream 4 --set 2 && {program} volume --stream 4 --get"),
        "[V] will control stream=4 (STREAM_ALARM)\n[V] will set volume to index=2\n"
        "[V] Connecting to AudioService\n[V] will control stream=4 (STREAM_ALARM)\n"
        "[V] will get volume\n[V] Connecting to AudioService\n[V] volume is 2 in range [1..7]\n",
    )


@pytest.mark.parametrize(
    ("way", "before", "after"), [("raise", 3, 4), ("same", 3, 3), ("lower", 3, 2), ("raise", 7, 7)]
)
def test_it_goes_by_steps(sh: Run, way: str, before: int, after: int) -> None:
    sh(f"media volume --stream 2 --set {before}; media volume --stream 2 --adj {way}")
    assert_printed(sh("settings get system volume_ring"), f"{after}\n")


@pytest.mark.parametrize(("option", "shown"), [("", False), ("--show", True)])
def test_the_panel_is_shown_if_that_is_asked_for(
    phone: Phone, sh: Run, option: str, *, shown: bool
) -> None:
    sh(f"media volume {option} --stream 3 --set 4")
    assert any(entry.layer == Layer.VOLUME for entry in phone.windows.stack.overlays) == shown


@pytest.mark.parametrize(
    ("words", "complaint", "code"),
    [
        ("--stream 3 --set 99", "Error: invalid volume index 99 for stream 3", 0),
        ("--stream 0 --set 0", "(should be in [1..7])", 0),
        ("--stream 3 --adj up", "Error: no valid volume adjustment, was up", 0),
        ("--stream 3 --set much", 'For input string: "much"', 255),
        ("--stream 12 --get", "Bad stream type 12", 255),
        ("--loud", "Unknown argument --loud", 255),
        ("--stream", 'Argument expected after "--stream"', 255),
    ],
)
def test_what_cannot_be_is_said(sh: Run, words: str, complaint: str, code: int) -> None:
    before = sh("settings list system").stdout
    done = sh(f"media volume {words}")
    assert complaint in done.stderr
    assert done.code == code
    assert sh("settings list system").stdout == before


def test_keys_of_players_are_sent(sh: Run) -> None:
    assert_printed(sh("media dispatch pause; media dispatch next"), "")
    assert "unknown dispatch code 'louder'" in sh("media dispatch louder").stderr
