"""A phone with its wall shows pages, by what was started before, and leaves nothing behind."""

from __future__ import annotations

import os
import select
import shlex
import threading
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from fixtures.processes import below
from tests.phone_browser.processes import command
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


@pytest.mark.slow
def test_a_phone_shows_pages_behind_its_wall(tmp_path: Path) -> None:
    phone = RunningPhone(tmp_path, program="tests.security.holed_phone")
    assert shown(phone) == "ready shown True"
    assert phone.end() == (0, "")


FROM_OUTSIDE = """
import sys
frame = sys._getframe()
while "io" not in frame.f_locals:
    frame = frame.f_back
phone = frame.f_locals["io"].session.phone
from pytest_androidbench.phone.browser.facts import Viewport
page = phone.browser.page("x")
page.load("http://127.0.0.1:PORT/", Viewport(width=200, height=300, density=1.0))
view = page.view()
print(view.state.value, view.title, phone.browser.disturbances.host_times > 0)
"""


@pytest.mark.slow
@pytest.mark.parametrize("named", [True, False])
def test_a_server_is_reached_where_the_run_names_it(tmp_path: Path, named: bool) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Titled) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = str(server.server_port)
        flags = ("--web-hosts", f"127.0.0.1:{port}") if named else ()
        phone = RunningPhone(tmp_path, *flags, program="tests.security.holed_phone")
        script = shlex.quote(FROM_OUTSIDE.replace("PORT", port))
        told = str(phone.device.shell(f"hole {script}")).strip()
        assert told == ("ready from outside True" if named else "failed 127.0.0.1 False")
        assert phone.end() == (0, "")
        server.shutdown()


class _Titled(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/" else 404)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<title>from outside</title>" if self.path == "/" else b"")

    def log_message(self, *_: object) -> None:
        return


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
