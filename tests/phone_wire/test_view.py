from __future__ import annotations

import http.client
import json
from collections.abc import Iterator

import pytest

from tests.phone_wire.running import RunningPhone


@pytest.fixture(scope="module")
def viewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningPhone]:
    running = RunningPhone(tmp_path_factory.mktemp("home"), "--view", "0")
    yield running
    assert running.end() == (0, "")


def fetch(
    phone: RunningPhone, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", phone.view_port, timeout=10)
    connection.request(method, path, body, {name.title(): v for name, v in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


def act(phone: RunningPhone, **fields: object) -> int:
    return fetch(phone, "POST", "/input", json.dumps(fields).encode())[0].status


def screen(phone: RunningPhone, after: str = "") -> tuple[str, bytes]:
    answer, content = fetch(phone, "GET", f"/screen?after={after}")
    assert answer.status == 200
    return str(answer.headers["X-Revision"]), content


def test_the_page_needs_nothing_from_elsewhere(viewed: RunningPhone) -> None:
    answer, page = fetch(viewed, "GET", "/")
    assert answer.status == 200
    assert b'<img id="screen"' in page
    assert b"http" not in page.replace(b"http-equiv", b"")
    assert "default-src 'none'" in str(answer.headers["Content-Security-Policy"])


def test_the_picture_comes_when_it_changes(viewed: RunningPhone) -> None:
    revision, picture = screen(viewed)
    assert picture.startswith(b"\xff\xd8")
    assert act(viewed, kind="key", name="app_switch") == 204
    other, _ = screen(viewed, revision)
    assert other != revision
    act(viewed, kind="key", name="home")


def test_touches_keys_and_text_are_taken(viewed: RunningPhone) -> None:
    assert act(viewed, kind="press", points=[[540, 1200]], ms=20) == 204
    assert act(viewed, kind="press", points=[[540, 1200]], ms=900) == 204
    assert act(viewed, kind="swipe", points=[[540, 1800], [540, 1200], [540, 500]], ms=200) == 204
    assert act(viewed, kind="text", text="Grüße") == 204
    assert act(viewed, kind="turn") == 204
    assert act(viewed, kind="key", name="home") == 204


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"[]", b'{"kind": "x"}', b'{"kind": "press", "points": [["a", 1]]}']
)
def test_wrong_input_is_refused(viewed: RunningPhone, body: bytes) -> None:
    assert fetch(viewed, "POST", "/input", body)[0].status == 400


def test_only_pages_of_this_machine_are_served(viewed: RunningPhone) -> None:
    port = viewed.view_port
    assert fetch(viewed, "GET", "/", host="evil.example")[0].status == 403
    assert fetch(viewed, "GET", "/", host=f"evil.example:{port}")[0].status == 403
    assert fetch(viewed, "POST", "/input", b"{}", origin="http://evil.example")[0].status == 403
    assert fetch(viewed, "GET", "/", host=f"localhost:{port}")[0].status == 200


def test_other_paths_and_methods_are_refused(viewed: RunningPhone) -> None:
    assert fetch(viewed, "GET", "/../server.py")[0].status == 404
    assert fetch(viewed, "GET", "/input")[0].status == 405
