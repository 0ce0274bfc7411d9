"""What a page looks like and asks for, in plain values.

All that comes from pages is hostile: texts and lists are cut to the bounds in `limits.py`.
Lengths are pixels of the phone, from the upper left corner of the view that shows the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True, kw_only=True)
class Viewport:
    """The view that a page is shown in."""

    width: int
    height: int
    density: float
    """Pixels of the phone in a CSS pixel."""
    dark: bool = False
    text_zoom: float = 1.0
    locale: str = "en-US"
    timezone: str = "UTC"
    desktop: bool = False
    """Whether the page is asked for as a desktop computer would."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageNode:
    """An element of the accessibility tree, as Android's WebView gives it."""

    class_name: str
    """Of Android, as Chromium's `WebContentsAccessibilityImpl` maps roles: android.widget.Button,
    android.widget.EditText, android.view.View ..."""
    text: str = ""
    description: str = ""
    hint: str = ""
    resource_id: str = ""
    """The element's id in HTML."""
    bounds: tuple[int, int, int, int]
    """Left, top, right, bottom; cut to the view."""
    checkable: bool = False
    checked: bool = False
    clickable: bool = False
    long_clickable: bool = False
    enabled: bool = True
    focusable: bool = False
    focused: bool = False
    password: bool = False
    scrollable: bool = False
    selected: bool = False
    children: tuple[PageNode, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PageField:
    """The field that has the focus and takes text."""

    text: str
    selection: tuple[int, int]
    kind: str
    """Of `inputmode` or type: text, search, tel, url, email, number, password, multiline."""
    enter: str = "go"
    """What the key at the lower right says (`enterkeyhint`): enter, done, go, next, previous,
    search, send."""
    bounds: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectedText:
    """Text of a page that a finger has selected, and that is no field's."""

    text: str
    start: tuple[int, int, int]
    """Where it begins: how far right, and from where to where the line goes down there."""
    end: tuple[int, int, int]
    """Likewise, where it ends."""


class AskKind(Enum):
    """What a page can ask its embedder for."""

    ALERT = "alert"
    CONFIRM = "confirm"
    PROMPT = "prompt"
    LEAVE = "leave"
    """`beforeunload`: whether to leave the page."""
    SELECT = "select"
    """A list to choose from (`<select>`)."""
    DATE = "date"
    """date, time, datetime-local, month or week; `text` is the present value, `detail` the type."""
    COLOUR = "colour"
    FILE = "file"
    """A file to choose; `detail` is the `accept` attribute, `many` whether several."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageOption:
    """A row of a `<select>`."""

    label: str
    enabled: bool = True
    group: bool = False
    """Whether it is the heading of an `<optgroup>`."""
    selected: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PageAsk:
    """Something a page waits for an answer to."""

    number: int
    """Names it in `answer`."""
    kind: AskKind
    message: str = ""
    text: str = ""
    """The text a prompt begins with, the value a field has."""
    detail: str = ""
    many: bool = False
    options: tuple[PageOption, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PageDownload:
    """A file a page gave to be kept: it is here whole, and never on the host's disk."""

    url: str
    name: str
    """Suggested; no path, no control characters."""
    mime: str
    data: bytes
    failed: str = ""
    """Why there is none: too large, refused, broken off."""


class PageState(Enum):
    """How it stands with a page."""

    LOADING = "loading"
    READY = "ready"
    FAILED = "failed"
    """The page could not be had: `error` says net::ERR_..."""
    UNRESPONSIVE = "unresponsive"
    """Its process used up the time it has for an answer, and was ended."""
    CRASHED = "crashed"
    MISSING = "missing"
    """There is no browser to show pages with: `error` says how to get one."""

    @property
    def is_shown(self) -> bool:
        """Whether there is a page to be seen, as far as it has come."""
        return self in {PageState.LOADING, PageState.READY}


@dataclass(frozen=True, slots=True, kw_only=True)
class PageView:
    """A page at one moment of the phone's clock."""

    state: PageState
    url: str
    title: str = ""
    error: str = ""
    root: PageNode | None = None
    scroll: tuple[int, int] = (0, 0)
    size: tuple[int, int] = (0, 0)
    """Of the whole document, in pixels of the phone at this zoom."""
    field: PageField | None = None
    selected: SelectedText | None = None
    asks: tuple[PageAsk, ...] = ()
    can_go_back: bool = False
    can_go_forward: bool = False
    theme: str = ""
    """`<meta name=theme-color>` as #rrggbb, or nothing."""
    deterministic: bool = True
    """False after the host's time decided something (a page was ended as unresponsive)."""
    unasked: tuple[str, ...] = ()
    """Addresses of windows that the page opened without a finger: blocked pop-ups."""
