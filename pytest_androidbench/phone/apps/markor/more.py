"""The More page: settings, help and what the app is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.markor.main import Main

SITE: Final = "https://github.com/gsantner/markor"
LINKS: Final[dict[str, tuple[tuple[str, str, str, str], ...]]] = {
    "Contribute": (
        (
            "Report bugs",
            "Report bugs or suggest improvements",
            "bug_report",
            f"{SITE}/issues",
        ),
        (
            "Translate",
            "Help translating this app",
            "translate",
            "https://crowdin.com/project/markor",
        ),
    ),
    "Community": (("Join Community", "", "group", f"{SITE}/discussions"),),
    "Licenses": (("Source code", "Contribute code to this project", "code", SITE),),
}


def more_page(main: Main) -> w.Widget:
    """The rows; most of them lead to a web page."""
    app = main.app
    version = f"{app.package}\nVersion v{app.version} ({app.version_code})"
    rows = [
        _row("Markor", version, "edit", partial(main.visit, SITE)),
        _row("Rate this app", "", "thumb_up", partial(main.visit, SITE)),
        _row("Settings", "", "settings", main.open_settings),
        _row("Help / FAQ", "", "info", partial(main.visit, f"{SITE}#readme")),
    ]
    for title, links in LINKS.items():
        rows.append(w.Category(tr(title), start=16))
        rows += [
            _row(name, about, icon, partial(main.visit, url)) for name, about, icon, url in links
        ]
    rows.append(_row("Copy build information", version, "info", partial(_copy, main, version)))
    return w.Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView")


def _row(title: str, about: str, icon: str, act: Callable[[], None]) -> w.Widget:
    return w.ListItem(
        tr(title), tr(about) if about else None, icon=icon, look=w.MATERIAL, on_tap=act
    )


def _copy(main: Main, text: str) -> None:
    """Copy a text."""
    main.phone.clipboard.put(text, package=main.app.package)
    main.toast(tr("Clipboard"))
