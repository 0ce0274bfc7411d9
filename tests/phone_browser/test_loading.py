"""Addresses, history, errors, downloads and windows."""

# ruff: noqa: E501 - pages are a line each

from __future__ import annotations

import base64

import pytest

from pytest_androidbench.phone.browser.downloading import TOO_LARGE, file_name
from pytest_androidbench.phone.browser.facts import PageState
from pytest_androidbench.phone.browser.requests import PageResponse
from tests.phone_browser.shown import SITE, VIEWPORT, Shown, nodes, texts


def test_history_goes_back_and_forward(shown: Shown) -> None:
    page = shown.open(
        "<title>one</title><a id=a href='/two' style='display:block;height:60px'>two</a>"
    )
    shown.put("/two", "<title>two</title>")
    assert not page.view().can_go_back
    shown.press(page, "a")
    view = page.view()
    assert (view.title, view.can_go_back, view.can_go_forward) == ("two", True, False)
    page.go(-1)
    view = page.view()
    assert (view.title, view.can_go_back, view.can_go_forward) == ("one", False, True)
    page.go(1)
    assert page.view().title == "two"
    page.reload()
    assert page.view().title == "two"


@pytest.mark.parametrize(
    "url",
    ["http://nowhere.test/", "https://nowhere.test/x", "file:///etc/hostname", "content://x/y"],
)
def test_what_is_not_given_is_an_error(shown: Shown, url: str) -> None:
    page = shown.open("<title>one</title>")
    page.load(url, VIEWPORT)
    view = page.view()
    assert (view.state, view.url) == (PageState.FAILED, url)
    assert view.error.startswith("net::ERR_")
    assert [each.main_frame for each in shown.asked if each.url == url] == [True]


@pytest.mark.parametrize(
    "url", ["file:///storage/emulated/0/Download/task.html", "content://media/external/file/31"]
)
def test_files_of_the_phone_are_given_by_their_address(shown: Shown, url: str) -> None:
    shown.sites[url] = PageResponse(body=b"<title>task</title>")
    page = shown.open("")
    page.load(url, VIEWPORT)
    view = page.view()
    assert (view.state, view.url, view.title) == (PageState.READY, url, "task")


def test_a_page_answered_as_an_attachment_is_a_download(shown: Shown) -> None:
    page = shown.open(
        "<title>one</title><a id=a href='/file' style='display:block;height:60px'>get</a>"
    )
    shown.sites[SITE + "/file"] = PageResponse(
        mime="application/zip",
        body=b"PK data",
        headers=(("Content-Disposition", 'attachment; filename="../a/b.zip"'),),
    )
    shown.press(page, "a")
    assert page.view().title == "one"
    (download,) = page.take_downloads()
    assert (download.data, download.mime, download.failed) == (b"PK data", "application/zip", "")
    assert "/" not in download.name
    assert page.take_downloads() == ()


@pytest.mark.parametrize("revoked", [False, True])
def test_what_a_page_makes_is_a_download(shown: Shown, revoked: bool) -> None:
    page = shown.open(
        "<button id=b style='height:60px' onclick='save()'>save</button><script>function save() {"
        " const a = document.createElement('a'); a.download = 'drawn.txt';"
        " a.href = URL.createObjectURL(new Blob(['drawn'], {type: 'text/plain'})); a.click();"
        f" if ({str(revoked).lower()}) URL.revokeObjectURL(a.href) }}</script>"
    )
    shown.press(page, "b")
    (download,) = page.take_downloads()
    assert (download.name, download.data, download.mime) == ("drawn.txt", b"drawn", "text/plain")


SAVING = {
    "clicked, of the document": "document.body.append(a); a.click()",
    "clicked from within": "document.body.append(a); a.append(b); b.click()",
    "told of a click, of no document": "a.dispatchEvent(new MouseEvent('click'))",
    "set at its click": "a.href = '#'; a.onclick = () => { a.href = kept }; a.click()",
    "prevented": "a.onclick = (event) => event.preventDefault(); a.click()",
}


@pytest.mark.parametrize("way", SAVING)
def test_a_file_has_come_when_its_click_is_over(shown: Shown, way: str) -> None:
    page = shown.open(
        "<button id=b style='height:60px' onclick='save()'>save</button><script>function save() {"
        " const a = document.createElement('a'), b = document.createElement('b');"
        " a.download = 'drawn.txt';"
        f" const kept = a.href = 'data:text/plain,drawn'; {SAVING[way]} }}</script>"
    )
    for _ in range(3):
        shown.press(page, "b")
        names = [download.name for download in page.take_downloads()]
        assert names == ([] if way == "prevented" else ["drawn.txt"])
    assert page.view().deterministic


def test_a_download_of_ten_gigabytes_is_refused_without_being_read(shown: Shown) -> None:
    page = shown.open(
        "<a id=a download=all.bin style='display:block;height:60px'>save</a><script>"
        "const part = new Blob([new Uint8Array(10_000_000)]);"
        "const whole = new Blob(Array(1000).fill(part)); size = whole.size;"
        "a.href = URL.createObjectURL(whole)</script>"
    )
    assert page.run("size") == 10_000_000_000
    shown.press(page, "a")
    (download,) = page.take_downloads()
    assert (download.name, download.data, download.failed) == ("all.bin", b"", TOO_LARGE)
    assert page.view().state is PageState.READY


def test_a_data_address_is_a_download(shown: Shown) -> None:
    data = base64.b64encode(bytes(range(256))).decode()
    page = shown.open(
        f"<a id=a download='a.bin' href='data:application/octet-stream;base64,{data}' style='display:block;height:60px'>get</a>"
    )
    shown.press(page, "a")
    (download,) = page.take_downloads()
    assert (download.name, download.data) == ("a.bin", bytes(range(256)))


@pytest.mark.parametrize(
    ("suggested", "name"),
    [
        ("../../etc/passwd", "passwd"),
        ("a\x00b\u202egpj.exe", "a_b_gpj.exe"),
        ("...", "downloadfile"),
    ],
)
def test_names_of_downloads_are_fit(suggested: str, name: str) -> None:
    assert file_name(suggested) == name


def test_windows_that_no_finger_opened_are_told_and_not_opened(shown: Shown) -> None:
    page = shown.open("<script>made = open('/pop')</script>")
    view = page.view()
    assert page.take_opened() == ()
    assert len(view.unasked) <= 1
    assert page.run("made") is None


def test_a_page_is_told_in_the_field_s_words(shown: Shown) -> None:
    page = shown.open(
        "<meta name=theme-color content=rebeccapurple><h1>Head</h1><p>some <b>bold</b> text</p>"
        "<button disabled>no</button><img alt=flower src='data:image/gif;base64,R0lGODlhAQABAAAAACw=' width=20 height=20>"
        "<label>Name <input value=me placeholder=yours></label><input type=password value=abc><input type=checkbox checked>"
    )
    view = page.view()
    assert view.theme == "#663399"
    told = {(node.class_name.rpartition(".")[2], node.text, node.hint) for node in nodes(view.root)}
    assert ("TextView", "Head", "") in told
    assert ("EditText", "me", "Name yours") in told
    assert ("EditText", "\u2022" * 3, "") in told
    assert ("Image", "flower", "") in told
    assert "no" in texts(view)


@pytest.mark.parametrize(
    "url",
    [
        "chrome://version",
        "chrome:version",
        " CHROME://crash",
        "about:version",
        "view-source:chrome://gpu",
        "chrome-untrusted://terminal",
        "devtools://devtools/bundled/inspector.html",
        "chr\tome://version",
    ],
)
def test_pages_about_the_browser_itself_are_not_shown(shown: Shown, url: str) -> None:
    page = shown.open("<title>one</title>one")
    page.load(url, VIEWPORT)
    view = page.view()
    assert (view.state, view.url, view.error) == (PageState.FAILED, url, "net::ERR_INVALID_URL")
    assert [each.url for each in shown.asked] == [SITE + "/"]
    page.load(SITE + "/", VIEWPORT)
    assert page.view().title == "one"


@pytest.mark.parametrize("url", ["about:blank", "https://chrome.test/", "data:text/html,chrome:"])
def test_addresses_that_only_look_like_those_are_shown(shown: Shown, url: str) -> None:
    shown.sites["https://chrome.test/"] = PageResponse(body=b"about:version")
    page = shown.open("")
    page.load(url, VIEWPORT)
    assert page.view().state is PageState.READY
