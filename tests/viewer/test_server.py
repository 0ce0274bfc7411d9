"""The page's server: who may look and act, what it says of its answers, and what it stands."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest

from fixtures.person import Person
from pytest_androidbench import viewer
from pytest_androidbench.interface.actions import Press
from pytest_androidbench.viewer.inputs import Aim
from pytest_androidbench.viewer.page import LivePage
from pytest_androidbench.viewer.scene import Scene
from pytest_androidbench.viewer.server import (
    FILES,
    MAX_BODY,
    MOST_CONNECTIONS,
    PORTS_TRIED,
    AddressTaken,
    PageServer,
)

HOSTILE: Final = "<script>alert(1)</script>\u202e\x1b[2J"
BACK: Final = b'{"step": 1, "kind": "key", "key": "back"}'
FETCHED: Final = ("/scene", "/picture")


@pytest.fixture
def page() -> LivePage:
    page = LivePage()
    page.show(
        Scene(phase="ready", step=1, goal=HOSTILE), aim=Aim(size=(10, 20)), picture=b"\x89PNG"
    )
    return page


@pytest.fixture
def person(page: LivePage) -> Iterator[Person]:
    server = PageServer(page)
    yield Person(server.address)
    page.show(Scene(phase="over"))
    server.close()


def test_who_has_the_address_sees_and_acts(page: LivePage, person: Person) -> None:
    told = person.fetch("GET", "/scene?seen=0")
    assert told.headers["content-type"] == "application/json"
    assert json.loads(told.body)["scene"]["goal"] == HOSTILE
    picture = person.fetch("GET", "/picture")
    assert (picture.body, picture.headers["content-type"]) == (b"\x89PNG", "image/png")
    assert picture.headers["x-revision"] == str(json.loads(told.body)["picture"])
    assert person.fetch("POST", "/input", BACK).status == 204
    assert page.take(0) == Press("back")
    page.show_picture(b"\xff\xd8\xff")
    assert person.fetch("GET", "/picture").headers["content-type"] == "image/jpeg"


@pytest.mark.parametrize("given", ["", "Bearer ", "Bearer x", "Basic {}", "{}", "Bearer {}x"])
def test_nothing_is_had_or_done_without_the_token(
    page: LivePage, person: Person, given: str
) -> None:
    headers = {"authorization": given.format(person.token)} if given else {}
    for path in (*FETCHED, f"/scene?token={person.token}", "/nowhere"):
        told = person.ask("GET", path, headers=headers)
        assert told.status == 403
        assert b"open the address that was printed" in told.body
    headers["content-type"] = "application/json"
    assert person.ask("POST", "/input", BACK, headers).status == 403
    assert page.take(0) is None


def test_the_token_is_nothing_that_can_be_guessed(page: LivePage) -> None:
    servers = [PageServer(page) for _ in range(3)]
    tokens = {server.address.partition("#")[2] for server in servers}
    for server in servers:
        server.close()
    assert len(tokens) == 3
    assert min(map(len, tokens)) >= 32


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{}", "127.0.0.1.evil.example:{}", "10.0.0.1:{}", "[::2]:{}", ""],
)
def test_another_name_leads_nowhere(page: LivePage, person: Person, host: str) -> None:
    named = host.format(person.port)
    for path in (*FILES, *FETCHED):
        assert person.fetch("GET", path, host=named).status == 403
    assert person.fetch("POST", "/input", BACK, host=named).status == 403
    assert page.take(0) is None


@pytest.mark.parametrize("host", ["127.0.0.1:{}", "localhost:{}", "LOCALHOST:9", "[::1]:{}"])
def test_names_of_this_machine_lead_here_by_a_tunnel_too(person: Person, host: str) -> None:
    named = host.format(person.port)
    assert person.fetch("GET", "/scene", host=named, origin=f"http://{named}").status == 200


@pytest.mark.parametrize(
    "header",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "https://127.0.0.1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_can_do_nothing_even_with_the_token(
    page: LivePage, person: Person, header: dict[str, str]
) -> None:
    own = {"authorization": f"Bearer {person.token}", "content-type": "application/json"}
    for path in FETCHED:
        assert person.ask("GET", path, headers=header | own).status == 403
    assert person.ask("POST", "/input", BACK, header | own).status == 403
    assert page.take(0) is None
    # A link to the page, in a message read in a browser, is no harm: there is nothing in it.
    assert person.ask("GET", "/", headers=header).status == 200


@pytest.mark.parametrize("path", [*FILES, *FETCHED, "/nowhere"])
def test_no_answer_can_be_framed_kept_or_read_from_elsewhere(person: Person, path: str) -> None:
    answers = [person.ask("GET", path), person.fetch("GET", path), person.fetch("PUT", path)]
    for headers in (told.headers for told in answers):
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "'unsafe-inline'" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "require-trusted-types-for 'script'" in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert headers["server"].strip() == "androidbench"
        assert "access-control-allow-origin" not in headers


def test_the_page_makes_no_markup_of_texts_and_needs_nothing_from_elsewhere() -> None:
    served = {path: files(viewer).joinpath("static", name).read_text("utf-8")
              for path, (name, _) in FILES.items()}  # fmt: skip
    for text in served.values():
        assert "://" not in text
        for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert way not in text
    assert not re.search(r"<script>|<style|style=|\son\w+=", served["/"])


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404), ("GET", "/../server.py", 404),
        ("GET", "/page.html", 404), ("POST", "/scene", 404), ("PUT", "/input", 501),
        ("OPTIONS", "/input", 501), ("GET", "/input", 404),
    ],
)  # fmt: skip
def test_other_paths_and_methods_are_refused(
    person: Person, method: str, path: str, status: int
) -> None:
    assert person.fetch(method, path).status == status


@pytest.mark.parametrize("seen", ["", "x", "-1", "9" * 400, "١", "1&seen=2", "%00"])
def test_who_says_nonsense_of_what_was_seen_is_told_all(person: Person, seen: str) -> None:
    path = f"/scene?seen={seen}" if seen.isascii() else "/scene?seen=%D9%A1"
    assert json.loads(person.fetch("GET", path).body)["scene"]["step"] == 1


def test_an_input_is_json_of_a_length_that_is_told(page: LivePage, person: Person) -> None:
    assert person.fetch("POST", "/input", BACK, content_type="text/plain").status == 415
    assert person.fetch("POST", "/input", b"").status in (400, 411)
    assert person.fetch("POST", "/input", BACK, content_length="x").status == 411
    assert person.fetch("POST", "/input", BACK, content_length="9" * 300).status == 413
    assert person.fetch("POST", "/input", BACK, transfer_encoding="chunked").status == 411
    assert person.fetch("POST", "/input", b"[1,", content_length="3").status == 400
    assert page.take(0) is None


def test_a_body_that_is_too_large_is_not_read(page: LivePage, person: Person) -> None:
    headers = {"authorization": f"Bearer {person.token}", "content-type": "application/json",
               "content-length": str(MAX_BODY + 1)}  # fmt: skip
    assert person.ask("POST", "/input", b"", headers).status == 413
    padded = BACK + b" " * (MAX_BODY - len(BACK))
    assert person.fetch("POST", "/input", padded).status == 204
    assert page.take(0) == Press("back")


def spoken(person: Person, data: bytes) -> bytes:
    """What comes of sending bytes that may be no request."""
    with socket.create_connection(("127.0.0.1", person.port), timeout=20) as stream:
        stream.sendall(data)
        stream.shutdown(socket.SHUT_WR)
        told = b""
        while piece := stream.recv(65536):
            told += piece
    return told


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\r\n\r\n", b"\x00\xff\xfe\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
        b"GET " + b"/" * 70_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nx: " + b"y" * 70_000 + b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01",
        b"GET http://[ HTTP/1.0\r\n\r\n",
    ],
)  # fmt: skip
def test_what_is_no_request_does_no_harm(person: Person, data: bytes) -> None:
    told = spoken(person, data)
    assert b" 200 " not in told
    assert b"Traceback" not in told
    assert person.fetch("GET", "/scene").status == 200


def test_so_many_connections_that_say_nothing_keep_no_others_out_for_long(person: Person) -> None:
    idle = [socket.create_connection(("127.0.0.1", person.port)) for _ in range(MOST_CONNECTIONS)]
    # One more has nobody to answer it.
    with socket.create_connection(("127.0.0.1", person.port), timeout=20) as stream:
        assert stream.recv(1) == b""
    for connection in idle:
        connection.close()
    for _ in range(200):
        try:
            status = person.fetch("GET", "/scene").status
        except OSError:
            continue  # its thread has not noticed yet that they have gone
        break
    assert status == 200


def test_the_next_port_is_taken_where_one_is_in_use(page: LivePage) -> None:
    first = PageServer(page)
    second = PageServer(page, port=first.port)
    assert first.port < second.port < first.port + PORTS_TRIED
    first.close()
    second.close()


def test_where_nothing_can_be_served_it_is_said(page: LivePage) -> None:
    with pytest.raises(AddressTaken, match=r"no page can be served at 192\.0\.2\.1"):
        PageServer(page, host="192.0.2.1")
    with pytest.raises(AddressTaken, match="no page can be served"):
        PageServer(page, port=70_000)


def test_at_all_addresses_names_of_others_lead_nowhere_and_numbers_do(page: LivePage) -> None:
    server = PageServer(page, host="0.0.0.0")
    person = Person(server.address)
    assert server.address.startswith(f"http://{socket.gethostname()}:")
    assert person.fetch("GET", "/scene", host="192.168.1.7:80").status == 200
    assert person.fetch("GET", "/scene", host=f"{socket.gethostname()}:1").status == 200
    assert person.fetch("GET", "/scene", host="evil.example").status == 403
    server.close()
