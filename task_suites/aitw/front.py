"""What page is in front: a browser's, uncovered, by its address and by what is seen of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from pytest_androidbench.appdata.browsers import no_browser
from pytest_androidbench.appdata.chrome import WEB_VIEW
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.observation import Node
from task_suites.android_arena.looking import Sight, in_sight

BARS: Final = {
    "com.android.chrome": "url_bar",
    "org.mozilla.firefox": "mozac_browser_toolbar_url_view",
}
"""The bar with a page's address, by browser; a goal may be reached with either."""


def need_pages(device: Device) -> None:
    """Skip the task where the device cannot show any page."""
    if missing := no_browser(device):
        pytest.skip(missing)


def page_missing(
    device: Device, is_right: Callable[[str], bool], title: str, *sights: Sight
) -> list[str]:
    """What is missing, in words, from a page of the web in front; empty if all is there.

    Args:
        device: as the agent left it.
        is_right: whether an address is one that was asked for.
        title: a pattern of the page's title: where a page could not be loaded, its address stands
            in the bar all the same.
        sights: what must be seen of it.
    """
    package = device.foreground().package
    if package not in BARS:
        return [f"{package} is in front, which is no browser"]

    def shows_it(node: Node) -> bool:
        return is_right(whole(node.text))

    def is_view(node: Node) -> bool:
        return node.class_name == WEB_VIEW

    bar, view = Sight(id=BARS[package], also=shows_it), Sight(has=title, also=is_view)
    return in_sight(device, package, bar, view, *sights)


def whole(shown: str) -> str:
    """An address, of what a bar shows of it."""
    return shown if "://" in shown else f"https://{shown}"


def site_of(url: str) -> str:
    """Whose page it is: the host, without `www.`."""
    return (urlsplit(url).hostname or "").removeprefix("www.")


def path_of(url: str) -> str:
    """The path, decoded; "/" where there is none."""
    return unquote(urlsplit(url).path) or "/"


def field_of(url: str, name: str) -> str:
    """A value of the query; "" where it is not given."""
    return parse_qs(urlsplit(url).query).get(name, [""])[0]


def any_page(url: str) -> bool:
    """Any page will do whose sight does."""
    return bool(url)


def says(text: str) -> Sight:
    """Words that must be read on the page, whatever stands around them."""
    return Sight(has=f"(?i){re.escape(text)}")
