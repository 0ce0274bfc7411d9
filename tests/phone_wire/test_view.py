from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator

import pytest

from tests.phone_wire.running import RunningPhone


@pytest.fixture(scope="module")
def viewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningPhone]:
    running = RunningPhone(tmp_path_factory.mktemp("home"), "--view", "0")
    yield running
    assert running.end() == (0, "")


def ask(
    phone: RunningPhone, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """Ask as somebody of whom nothing is known."""
    connection = http.client.HTTPConnection("127.0.0.1", phone.view_port, timeout=10)
    named = {name.replace("_", "-").title(): value for name, value in headers.items()}
    connection.request(method, path, body, named)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


def path_with_token(phone: RunningPhone) -> str:
    assert phone.view_url is not None
    return phone.view_url.removeprefix(f"http://127.0.0.1:{phone.view_port}")


def cookie(phone: RunningPhone) -> str:
    answer, _ = ask(phone, "GET", path_with_token(phone))
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


def fetch(
    phone: RunningPhone, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """Ask as the page does, in a browser that has opened the printed address."""
    return ask(phone, method, path, body, cookie=cookie(phone), **headers)


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
    for path, kind in (("/page.css", "text/css"), ("/page.js", "text/javascript")):
        answer, content = fetch(viewed, "GET", path)
        assert answer.headers.get_content_type() == kind
        assert f'="{path}"'.encode() in page
        assert b"://" not in content


def test_nothing_is_had_without_the_token(viewed: RunningPhone) -> None:
    token = path_with_token(viewed)
    strange = ["/", "/?token=", "/?token=x", token[:-1], "/screen", "/facts", "/nodes", "/page.js"]
    strange.append(token.replace("/", "/screen", 1))
    for path in strange:
        answer, content = ask(viewed, "GET", path)
        assert answer.status == 403
        assert "Set-Cookie" not in answer.headers
        assert b"open the address that the phone printed" in content
    assert ask(viewed, "POST", "/input", b'{"kind": "turn"}')[0].status == 403


def test_the_printed_address_lets_a_browser_in(viewed: RunningPhone) -> None:
    answer, page = ask(viewed, "GET", path_with_token(viewed))
    assert answer.status == 200
    assert b'<img id="screen"' in page
    given = str(answer.headers["Set-Cookie"])
    name_and_value, *attributes = given.split("; ")
    assert attributes == ["HttpOnly", "SameSite=Strict", "Path=/"]
    assert ask(viewed, "GET", "/facts", cookie=name_and_value)[0].status == 200
    # Cookies are shared by all servers of a machine: some may be there, well-formed or not.
    beside = f'odd="; a=b; {name_and_value}; c'
    assert ask(viewed, "GET", "/facts", cookie=beside)[0].status == 200
    for wrong in (name_and_value[:-1], f"{name_and_value}x", "phone-view-1=x", ""):
        assert ask(viewed, "GET", "/facts", cookie=wrong)[0].status == 403


@pytest.mark.parametrize("path", ["/", "/screen", "/nodes", "/nowhere"])
def test_no_answer_can_be_framed_or_read_from_elsewhere(viewed: RunningPhone, path: str) -> None:
    for headers in (ask(viewed, "GET", path)[0].headers, fetch(viewed, "GET", path)[0].headers):
        assert "frame-ancestors 'none'" in str(headers["Content-Security-Policy"])
        assert "require-trusted-types-for 'script'" in str(headers["Content-Security-Policy"])
        assert headers["X-Frame-Options"] == "DENY"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-store"
        assert "Access-Control-Allow-Origin" not in headers


def test_the_elements_are_told_with_the_uppermost_window_first(viewed: RunningPhone) -> None:
    act(viewed, kind="key", name="home")
    before = json.loads(fetch(viewed, "GET", "/facts")[1])
    windows = json.loads(fetch(viewed, "GET", "/nodes")[1])["windows"]
    packages = [nodes[0]["package"] for nodes in windows if nodes]
    assert packages[-1] == before["package"]
    assert "com.android.systemui" in packages[:-1]
    nodes = [node for window in windows for node in window]
    clock = next(node for node in nodes if node["resource_id"] == "com.android.systemui:id/clock")
    left, top, right, bottom = clock["bounds"]
    assert 0 <= left < right <= 1080
    assert 0 <= top < bottom <= 200
    assert clock["class_name"] == "android.widget.TextView"
    assert clock["text"]
    # Looking takes no time.
    assert json.loads(fetch(viewed, "GET", "/facts")[1]) == before


def test_the_page_makes_no_markup_of_what_the_phone_says(viewed: RunningPhone) -> None:
    _, script = fetch(viewed, "GET", "/page.js")
    _, page = fetch(viewed, "GET", "/")
    for way in (b"innerHTML", b"outerHTML", b"insertAdjacentHTML", b"document.write", b"eval("):
        assert way not in script
    # None stand in the page itself, where the policy would stop them anyway.
    assert b"<script>" not in page
    assert b"<style" not in page
    assert not re.search(rb"\son\w+=", page)


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
    for site in ("cross-site", "same-site"):
        assert fetch(viewed, "GET", "/screen", sec_fetch_site=site)[0].status == 403
    # A link to the page, in a message read in a browser, is no harm.
    assert fetch(viewed, "GET", "/", sec_fetch_site="cross-site")[0].status == 200


def test_other_paths_and_methods_are_refused(viewed: RunningPhone) -> None:
    assert fetch(viewed, "GET", "/../server.py")[0].status == 404
    assert fetch(viewed, "GET", "/input")[0].status == 405
