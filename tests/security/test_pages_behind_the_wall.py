"""A phone with its wall shows pages by what was started before, and takes them with it at its end."""

from __future__ import annotations

import os
import select
import shlex
from contextlib import suppress
from pathlib import Path

from tests.phone_browser.test_bounds import below, command
from tests.phone_wire.running import RunningPhone

IN_THE_PHONE = """
import sys
frame = sys._getframe()
while "io" not in frame.f_locals:
    frame = frame.f_back
phone = frame.f_locals["io"].session.phone
from pytest_androidbench.phone.browser.facts import Viewport
from pytest_androidbench.phone.browser.requests import PageResponse
phone.page_answerers.append(lambda request: PageResponse(body=b"<title>shown</title><p>text"))
page = phone.browser.page("x")
page.load("file:///sdcard/a.html", Viewport(width=200, height=300, density=1.0))
view = page.view()
print(view.state.value, view.title, len(set(page.picture())) > 1)
"""


def shown(phone: RunningPhone) -> str:
    return str(phone.device.shell(f"hole {shlex.quote(IN_THE_PHONE)}")).strip()


def test_a_phone_shows_pages_behind_its_wall(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path, program="tests.security.holed_phone")
    assert shown(phone) == "ready shown True"
    assert phone.end() == (0, "")


def test_nothing_of_the_browser_is_left_of_a_phone_that_was_killed(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path, program="tests.security.holed_phone")
    assert shown(phone) == "ready shown True"
    started = [pid for pid in below(phone.pid) if b"remote-debugging-pipe" in command(pid)]
    assert started
    phone.process.kill()
    phone.process.communicate()
    for pid in started:
        with suppress(ProcessLookupError):
            handle = os.pidfd_open(pid)
            ended, _, _ = select.select([handle], [], [], 10)
            os.close(handle)
            assert ended
