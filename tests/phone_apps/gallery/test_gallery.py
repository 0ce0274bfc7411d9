"""Every screen is the same on every phone, in every process, and after a snapshot."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pytest_androidbench.phone.system.snapshots import put_back
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.gallery.__main__ import INTRODUCTION, PAGE, page
from tests.phone_apps.gallery.sheets import MOST_BYTES
from tests.phone_apps.gallery.stage import (
    LOOKS,
    SHOTS,
    digest,
    digests,
    furnished,
    scenes,
    wear,
)

ROOT = Path(__file__).parents[3]
OTHER_PROCESS = ("clock", "contacts", "home", "keyboard")


@pytest.mark.parametrize("app", SHOTS)
def test_two_phones_and_a_snapshot_show_the_same(text_engine: TextEngine, app: str) -> None:
    one, other = furnished(text_engine), furnished(text_engine)
    pairs = zip(scenes(one, SHOTS[app]), scenes(other, SHOTS[app]), strict=True)
    for (shot, state), (_, _) in pairs:
        first = digest(one)
        assert digest(other) == first, shot.name
        one.windows.home()
        put_back(one, state)
        assert digest(one) == first, f"{shot.name} after a snapshot"


@pytest.mark.timeout(300)
def test_another_process_shows_the_same(text_engine: TextEngine) -> None:
    command = [sys.executable, "-m", "tests.phone_apps.gallery", "--digests", *OTHER_PROCESS]
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True)
    there = json.loads(done.stdout)
    assert there == {app: digests(app, text_engine) for app in OTHER_PROCESS}


@pytest.mark.parametrize("look", LOOKS)
def test_no_screen_fails_in_any_look(text_engine: TextEngine, look: str) -> None:
    for app in ("clock", "contacts", "clipper"):
        phone = furnished(text_engine)
        for shot, state in scenes(phone, SHOTS[app]):
            wear(phone, state, look)
            phone.windows.tree()
            crashes = [e.message for e in phone.log.entries() if e.tag == "AndroidRuntime"]
            assert crashes == [], shot.name


def test_the_document_names_every_screen() -> None:
    text = (ROOT / PAGE).read_text("utf-8")
    assert text == page()
    assert text.startswith(INTRODUCTION)
    for app in SHOTS:
        sheet = ROOT / "docs" / "images" / f"screens-{app}.png"
        assert 0 < sheet.stat().st_size <= MOST_BYTES
