"""What pages may have from outside, where the run names servers, and nothing else."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.browser import fetching
from pytest_androidbench.phone.browser.fetcher import PageFetcher
from pytest_androidbench.phone.browser.limits import MOST_DOWNLOAD
from pytest_androidbench.phone.browser.requests import PageRequest
from pytest_androidbench.phone.wall.allowed_hosts import (
    AllowedHost,
    chosen_address,
    parse_hosts,
)

PUBLIC = "93.184.216.34"


class Site(ThreadingHTTPServer):
    """A server of this machine, which tells what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.asked: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Site)
        self.server.asked.append(self.path)
        length = int(self.headers.get("Content-Length", 0))
        sent = self.rfile.read(length).decode()
        body = f"{self.command} {self.path} {self.headers.get('X-Said')} {sent}".encode()
        self.send_response(302 if self.path == "/away" else 200)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Location", "/there")
        self.send_header("Connection", "close")
        self.end_headers()
        if self.path == "/endless":
            block = bytes(1 << 20)
            for _ in range(MOST_DOWNLOAD // len(block) + 2):
                self.wfile.write(block)
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        return


@pytest.fixture
def site() -> Iterator[Site]:
    made = Site()
    yield made
    made.shutdown()
    made.server_close()


def fetcher(hosts: str) -> Iterator[PageFetcher]:
    made = PageFetcher(hosts)
    yield made
    made.close()


@pytest.fixture
def named(site: Site) -> Iterator[PageFetcher]:
    yield from fetcher(f"127.0.0.1:{site.server_port}")


@pytest.fixture
def unnamed() -> Iterator[PageFetcher]:
    yield from fetcher("*,*.localhost,other.test")


def asked(site: Site, path: str = "/a?b=c", **facts: object) -> PageRequest:
    plain = {"url": f"http://127.0.0.1:{site.server_port}{path}", **facts}
    return PageRequest(**plain)  # type: ignore[arg-type]


def test_a_server_that_was_named_answers(site: Site, named: PageFetcher) -> None:
    told = named.answer(asked(site, headers=(("X-Said", "yes"), ("Host", "other"))))
    assert told is not None
    assert (told.status, told.mime) == (200, "text/plain; charset=utf-8")
    assert told.body == b"GET /a?b=c yes "
    assert ("Location", "/there") in told.headers


def test_what_is_sent_arrives(site: Site, named: PageFetcher) -> None:
    told = named.answer(asked(site, method="POST", body=b"x=\xc3\xa4"))
    assert told is not None
    assert told.body.decode() == "POST /a?b=c None x=ä"


def test_whither_a_server_sends_is_for_the_page_to_ask(site: Site, named: PageFetcher) -> None:
    told = named.answer(asked(site, "/away"))
    assert told is not None
    assert (told.status, site.asked) == (302, ["/away"])


def test_this_machine_is_called_by_no_pattern(site: Site, unnamed: PageFetcher) -> None:
    port = site.server_port
    for name in ("127.0.0.1", "localhost", "0.0.0.0", "2130706433", "127.1", "a.localhost"):
        assert unnamed.answer(PageRequest(url=f"http://{name}:{port}/")) is None
    for url in (f"http://[::1]:{port}/", f"ftp://127.0.0.1:{port}/", f"file://127.0.0.1:{port}/"):
        assert unnamed.answer(PageRequest(url=url)) is None
    assert site.asked == []


def test_other_ports_are_not_called(site: Site, named: PageFetcher) -> None:
    assert named.answer(PageRequest(url="http://127.0.0.1:1/")) is None
    assert named.answer(asked(site)) is not None


def test_what_is_too_much_is_told_to_be_so(site: Site, named: PageFetcher) -> None:
    told = named.answer(asked(site, "/endless"))
    assert told is None or len(told.body) > MOST_DOWNLOAD


@pytest.mark.parametrize("url", ["http://", "http://[", "https://127.0.0.1:99999/", "http:// /"])
def test_no_address_harms_it(site: Site, named: PageFetcher, url: str) -> None:
    assert named.answer(PageRequest(url=url)) is None
    assert named.answer(asked(site)) is not None


def test_a_server_that_is_slow_is_given_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def read1(self, most: int) -> bytes:
            del most
            time.sleep(0.01)
            return b"x"

    monkeypatch.setattr(fetching, "FETCH_SECONDS", 0.05)
    with pytest.raises(TimeoutError):
        fetching._read(Slow())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "name", "port", "addresses", "chosen"),
    [
        ("example.org", "example.org", 80, [PUBLIC], PUBLIC),
        ("example.org", "www.example.org", 80, [PUBLIC], ""),
        ("example.org", "example.org", 80, ["127.0.0.1"], "127.0.0.1"),
        ("Example.org:8080", "example.org", 8080, [PUBLIC], PUBLIC),
        ("example.org:8080", "example.org", 80, [PUBLIC], ""),
        ("*.example.org", "www.example.org", 443, [PUBLIC], PUBLIC),
        ("*.example.org", "example.org", 443, [PUBLIC], ""),
        ("*.example.org", "badexample.org", 443, [PUBLIC], ""),
        ("*.example.org", "www.example.org", 443, ["10.0.0.1", "192.168.1.1"], ""),
        ("*", "example.org", 80, ["169.254.169.254", PUBLIC], PUBLIC),
        ("*", "localhost", 80, ["127.0.0.1"], ""),
        ("*,localhost", "localhost", 80, ["127.0.0.1"], "127.0.0.1"),
    ],
)
def test_which_address_is_called(
    text: str, name: str, port: int, addresses: list[str], chosen: str
) -> None:
    assert chosen_address(parse_hosts(text), name, port, addresses) == chosen


@pytest.mark.parametrize(
    "text", ["", "a b", "http://a", "a/", "*a", "a.*", "a:99999", "a:", "[::1]", "a,,b", "ä.org"]
)
def test_what_is_no_host_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="is no host: say"):
        parse_hosts(text)


@given(st.lists(st.ip_addresses(v=4).map(str), max_size=5), st.integers(1, 65535))
def test_no_pattern_leads_to_an_address_that_is_not_public(addresses: list[str], port: int) -> None:
    open_to = (AllowedHost("*"), AllowedHost("*.test", port))
    chosen = chosen_address(open_to, "a.test", port, addresses)
    assert not chosen or ip_address(chosen).is_global
