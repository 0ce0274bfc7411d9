"""Pages that call a server of the host or read its files: nobody is called, nothing is read."""

# ruff: noqa: E501 - pages are a line each

from __future__ import annotations

import base64
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from pytest_androidbench.phone.browser.asking import ChosenFile
from pytest_androidbench.phone.browser.facts import AskKind
from pytest_androidbench.phone.browser.finding import chromium_program
from pytest_androidbench.phone.browser.requests import PageResponse
from tests.phone_browser.shown import SITE, VIEWPORT, Shown, nodes
from tests.security.small_web_beside import small_web_beside

SECRET = "Kakapo-2f7be1"
MARK = "@CANARY@"


class CanaryServer:
    """TCP and UDP on loopback; it counts who calls, and gives everybody the secret."""

    def __init__(self) -> None:
        self._tcp = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._tcp.getsockname()[1]
        self._udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._udp.bind(("127.0.0.1", self.port))
        self._udp.setblocking(False)
        self._calls = 0
        self.called = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def calls(self) -> int:
        with suppress(BlockingIOError):
            while self._udp.recv(4096):
                self._calls += 1
        return self._calls

    def close(self) -> None:
        self._tcp.close()
        self._udp.close()

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self._tcp.accept()
            except OSError:
                return
            self._calls += 1
            self.called.set()
            body = f"document.title = '{SECRET}'"
            with connection, suppress(OSError):
                connection.recv(65536)
                connection.sendall(
                    f"HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Type: text/html\r\n"
                    f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode()
                )


@pytest.fixture
def canary() -> Iterator[CanaryServer]:
    made = CanaryServer()
    yield made
    made.close()


@pytest.fixture(scope="module", params=["alone", "small web"])
def shown(request: pytest.FixtureRequest) -> Iterator[Shown]:
    """Pages without any others, and among those of the small web."""
    made = Shown(beside=small_web_beside if request.param == "small web" else None)
    assert made.browser.missing() == ""
    yield made
    made.browser.close()


WORKER = "new {kind}(URL.createObjectURL(new Blob([`{code}`])))"
WAYS = {
    "fetch": "<script>fetch('http://@CANARY@/x', {mode: 'no-cors'})</script>",
    "fetch localhost": "<script>fetch('http://localhost:@PORT@/x', {mode: 'no-cors'})</script>",
    "fetch ipv6": "<script>fetch('http://[::ffff:127.0.0.1]:@PORT@/x', {mode: 'no-cors'})</script>",
    "keepalive": "<script>fetch('http://@CANARY@/x', {mode: 'no-cors', keepalive: true}); location = 'about:blank'</script>",
    "xhr": "<script>const x = new XMLHttpRequest(); x.open('GET', 'http://@CANARY@/x'); x.send()</script>",
    "img": "<img src='http://@CANARY@/x'>",
    "iframe": "<iframe src='http://@CANARY@/x'></iframe>",
    "script": "<script src='http://@CANARY@/x'></script>",
    "stylesheet": "<link rel=stylesheet href='http://@CANARY@/x'>",
    "css import": "<style>@import 'http://@CANARY@/x';</style>",
    "css image": "<style>body { background: url(http://@CANARY@/x) }</style>",
    "font": "<style>@font-face { font-family: f; src: url(http://@CANARY@/x) } p { font-family: f }</style><p>text</p>",
    "object": "<object data='http://@CANARY@/x'></object>",
    "embed": "<embed src='http://@CANARY@/x'>",
    "video": "<video src='http://@CANARY@/x' autoplay muted></video>",
    "icon": "<link rel=icon href='http://@CANARY@/x'>",
    "manifest": "<link rel=manifest href='http://@CANARY@/x'>",
    "preconnect": "<link rel=preconnect href='http://@CANARY@'>",
    "dns-prefetch": "<link rel=dns-prefetch href='http://@CANARY@'>",
    "prefetch": "<link rel=prefetch href='http://@CANARY@/x'>",
    "preload": "<link rel=preload as=image href='http://@CANARY@/x'>",
    "modulepreload": "<link rel=modulepreload href='http://@CANARY@/x'>",
    "prerender": "<script type=speculationrules>{\"prerender\": [{\"source\": \"list\", \"urls\": [\"http://@CANARY@/x\"]}]}</script>",
    "websocket": "<script>new WebSocket('ws://@CANARY@/x')</script>",
    "eventsource": "<script>new EventSource('http://@CANARY@/x')</script>",
    "beacon": "<script>navigator.sendBeacon('http://@CANARY@/x', 'x')</script>",
    "webtransport": "<script>try { new WebTransport('https://@CANARY@/x') } catch {}</script>",
    "rtc": "<script>const c = new RTCPeerConnection({iceServers: [{urls: 'stun:@CANARY@'},"
    " {urls: 'turn:@CANARY@?transport=tcp', username: 'a', credential: 'b'}]});"
    " c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o))</script>",
    "worker": "<script>" + WORKER.format(kind="Worker", code="fetch('http://@CANARY@/x', {mode: 'no-cors'})") + "</script>",
    "worker import": "<script>" + WORKER.format(kind="Worker", code="importScripts('http://@CANARY@/x')") + "</script>",
    "worker socket": "<script>" + WORKER.format(kind="Worker", code="new WebSocket('ws://@CANARY@/x')") + "</script>",
    "shared worker": "<script>" + WORKER.format(kind="SharedWorker", code="fetch('http://@CANARY@/x', {mode: 'no-cors'})") + "</script>",
    "form": "<form action='http://@CANARY@/x' method=post><input name=a value=b></form><script>document.forms[0].submit()</script>",
    "location": "<script>location = 'http://@CANARY@/x'</script>",
    "refresh": "<meta http-equiv=refresh content='0;url=http://@CANARY@/x'>",
    "open": "<button id=b style='height:100px' onclick=\"window.open('http://@CANARY@/x')\">go</button>",
    "link": "<a id=b style='display:block;height:100px' href='http://@CANARY@/x'>go</a>",
    "download": "<a id=b style='display:block;height:100px' download href='http://@CANARY@/x'>go</a>",
    "ping": "<a id=b style='display:block;height:100px' href='#here' ping='http://@CANARY@/x'>go</a>",
    "redirect": "<img src='/redirect'>",
    "redirect of the page": "<script>location = '/redirect'</script>",
    "report": "<script>fetch('/csp')</script><iframe src='/csp'></iframe>",
    "credentials": "<script>const x = new XMLHttpRequest(); x.open('GET', 'http://@CANARY@/x', true, 'user', 'pass'); x.send()</script>",
}  # fmt: skip
UNCALLED = {"dns-prefetch"}
"""It asks for a name, of which there is no server here that could count it."""
NEED_FINGER = {"open", "link", "download", "ping"}


def filled(body: str, canary: CanaryServer) -> str:
    return body.replace(MARK, f"127.0.0.1:{canary.port}").replace("@PORT@", str(canary.port))


def leading_to(canary: CanaryServer) -> dict[str, PageResponse]:
    """What the site of the pages answers at addresses of its own."""
    address = f"http://127.0.0.1:{canary.port}/x"
    policy = f"default-src 'none'; report-uri {address}"
    return {
        "/redirect": PageResponse(status=302, headers=(("Location", address),)),
        "/csp": PageResponse(body=b"<img src=/y>", headers=(("Content-Security-Policy", policy),)),
    }


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_no_page_reaches_a_server_of_the_host(shown: Shown, canary: CanaryServer, way: str) -> None:
    shown.reset()
    shown.sites.update((SITE + path, answer) for path, answer in leading_to(canary).items())
    page = shown.open(filled(WAYS[way], canary))
    if way in NEED_FINGER:
        shown.press(page, "b")
    for _ in range(4):
        shown.pass_ms(1000)
        view = page.view()
    assert canary.calls() == 0
    assert SECRET not in view.title
    assert SECRET not in "".join(node.text for node in nodes(view.root))


class SiteServer(ThreadingHTTPServer):
    """The site whose pages lead to the canary, for a Chromium that is not kept in."""

    def __init__(self, sites: Mapping[str, PageResponse]) -> None:
        self.sites = sites
        super().__init__(("127.0.0.1", 0), _SiteHandler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


class _SiteHandler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, SiteServer)
        answer = self.server.sites.get(self.path) or PageResponse(status=404)
        self.send_response(answer.status)
        headers = (("Content-Type", answer.mime), ("Content-Length", str(len(answer.body))))
        for name, value in (*headers, *answer.headers):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer.body)

    def log_message(self, *_: object) -> None:
        return


@pytest.mark.slow
@pytest.mark.parametrize("way", sorted(WAYS.keys() - UNCALLED))
def test_a_chromium_that_is_not_kept_in_does_reach_it(canary: CanaryServer, way: str) -> None:
    """So that the tests above can fail."""
    press = "<script>b.click()</script>" if way in NEED_FINGER else ""
    body = filled(WAYS[way], canary) + press
    site = SiteServer({"/": PageResponse(body=body.encode()), **leading_to(canary)})
    folder = Path(tempfile.mkdtemp())
    program = chromium_program()
    assert program is not None
    command = [str(program), "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
    command += [f"--user-data-dir={folder / 'profile'}", "--remote-debugging-port=0"]
    command += ["--disable-popup-blocking", f"http://localhost:{site.server_port}/"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as plain:
        try:
            for _ in range(100):
                if canary.calls() or canary.called.wait(0.2):
                    break
            assert canary.calls() > 0
        finally:
            plain.kill()
    site.shutdown()
    site.server_close()
    shutil.rmtree(folder, ignore_errors=True)


SECURE = "https://site.test"
"""Where a page may have service workers and open files by pickers of its own."""
SERVICE_WORKER = (
    "fetch('http://@CANARY@/x', {mode: 'no-cors'}); importScripts('http://@CANARY@/x');"
    " self.onfetch = (e) => e.respondWith(fetch('http://@CANARY@/x'))"
)


def test_no_service_worker_reaches_a_server_of_the_host(shown: Shown, canary: CanaryServer) -> None:
    shown.reset()
    page = shown.open("")
    shown.sites[SECURE + "/worker.js"] = PageResponse(
        mime="text/javascript", body=filled(SERVICE_WORKER, canary).encode()
    )
    body = (
        "<script>said = []; const say = (x) => said.push(String(x));"
        " say(isSecureContext); navigator.serviceWorker.register('/worker.js').then(say, say)</script>"
    )
    shown.sites[SECURE + "/"] = PageResponse(body=body.encode())
    page.load(SECURE + "/", VIEWPORT)
    for _ in range(4):
        shown.pass_ms(1000)
        page.view()
    assert page.run("said[0]") == "true", "it was tried"
    assert canary.calls() == 0


PICKERS = {
    "a field": "<input type=file id=b style='height:100px;width:200px'>",
    "a folder": "<input type=file webkitdirectory id=b style='height:100px;width:200px'>",
    "by script": "<input type=file id=i><button id=b style='height:100px' onclick='i.click()'>go</button>",
    "showPicker": "<input type=file id=i><button id=b style='height:100px' onclick='i.showPicker()'>go</button>",
    "showOpenFilePicker": "<button id=b style='height:100px'"
    " onclick='said = []; showOpenFilePicker().then((f) => said.push(f[0].name), (e) => said.push(e.name))'>go</button>",
    "showDirectoryPicker": "<button id=b style='height:100px'"
    " onclick='said = []; showDirectoryPicker().then((f) => said.push(f.name), (e) => said.push(e.name))'>go</button>",
    "showSaveFilePicker": "<button id=b style='height:100px'"
    " onclick='said = []; showSaveFilePicker().then((f) => said.push(f.name), (e) => said.push(e.name))'>go</button>",
}  # fmt: skip
OF_THE_BROWSER = {"showOpenFilePicker", "showDirectoryPicker", "showSaveFilePicker"}
"""Chrome on Android has none of these."""


@pytest.mark.proof
@pytest.mark.parametrize("way", PICKERS)
def test_a_picker_gives_what_the_phone_chose_and_nothing_of_the_host(
    shown: Shown, way: str
) -> None:
    shown.reset()
    page = shown.open("")
    shown.sites[SECURE + "/"] = PageResponse(body=PICKERS[way].encode())
    page.load(SECURE + "/", VIEWPORT)
    page.view()
    shown.press(page, "b")
    shown.pass_ms(1000)
    asks = page.view().asks
    if way in OF_THE_BROWSER:
        assert asks == ()
        assert page.run(f"typeof {way}") == "undefined"
        return
    (ask,) = asks
    assert ask.kind is AskKind.FILE
    page.answer(ask.number, (ChosenFile(name="a.txt", mime="text/plain", data=b"phone"),))
    shown.pass_ms(1000)
    assert page.run("document.querySelector('input').files.length") == 1
    assert page.run("document.querySelector('input').files[0].name") == "a.txt"


ADDRESSES = (
    "file://@FILE@",
    "view-source:file://@FILE@",
    "filesystem:file:///temporary/x",
    "content://@FILE@",
    "chrome://version",
    "chrome://net-internals",
    "devtools://devtools/bundled/inspector.html",
    "view-source:http://127.0.0.1:@PORT@/x",
    "ftp://127.0.0.1:@PORT@/x",
    "http://127.0.0.1:@PORT@/x",
    "http://[::1]:@PORT@/x",
)


@pytest.mark.proof
@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("how", ["load", "script", "iframe", "img", "fetch"])
def test_no_address_reads_the_host(
    shown: Shown, canary: CanaryServer, tmp_path: Path, address: str, how: str
) -> None:
    file = tmp_path / "canary.html"
    file.write_text(f"<title>{SECRET}</title>{SECRET}")
    url = address.replace("@FILE@", str(file)).replace("@PORT@", str(canary.port))
    shown.reset()
    bodies = {
        "script": f"<script>location = '{url}'</script>",
        "iframe": f"<iframe src='{url}'></iframe>",
        "img": f"<img src='{url}'>",
        "fetch": f"<script>fetch('{url}').then((r) => r.text()).then((t) => document.title = t)</script>",
    }
    page = shown.open(bodies.get(how, ""))
    if how == "load":
        page.load(url, VIEWPORT)
    shown.pass_ms(1000)
    view = page.view()
    told = view.title + "".join(node.text for node in nodes(view.root))
    assert SECRET not in told
    assert base64.b64encode(SECRET.encode()).decode() not in told
    assert canary.calls() == 0
