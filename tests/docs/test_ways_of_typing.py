"""The commands of the page on agents that type, one after the other, with what they say comes."""

from __future__ import annotations

import gc
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import adbutils
import pytest
import uiautomator2

from tests.docs.blocks import ROOT
from tests.phone_wire.running import RunningPhone

LINE = re.compile(r"(?P<command>adb shell .*?)(?:\s+# (?P<text>.*))?")


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningPhone]:
    """A phone of its own."""
    phone = RunningPhone(tmp_path)
    yield phone
    gc.collect()
    assert phone.end() == (0, "")


def examples() -> list[tuple[str, str | None]]:
    """Each command of the page, and what the field holds after it."""
    page = (ROOT / "docs" / "agents.md").read_text("utf-8")
    block = page.partition("## Ways of typing")[2].partition("```sh\n")[2].partition("```")[0]
    found = [LINE.fullmatch(line) for line in block.splitlines()]
    assert all(found)
    return [(match["command"], match["text"]) for match in found if match is not None]


@pytest.mark.slow
def test_each_command_does_what_stands_beside_it(running: RunningPhone) -> None:
    ui: Any = uiautomator2.connect(running.device)
    ui.shell("am start -W -n com.android.settings/.Settings")
    ui(text="Search settings").click()
    field = ui(className="android.widget.EditText")
    assert field.wait(timeout=5)
    environment = running.environment(running.host_port)
    environment["PATH"] = f"{Path(adbutils.adb_path()).parent}:{environment['PATH']}"
    held = []
    for command, text in examples():
        done = subprocess.run(command, shell=True, env=environment, capture_output=True, check=True)
        assert done.stderr == b""
        if text is not None:
            held.append((command, field.get_text()))
    ui.stop_uiautomator(wait=False)
    assert held == [example for example in examples() if example[1] is not None]
