"""The More page: settings, help and what the app is made of."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.navigation import copy_text, open_settings, visit
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceHeading, PreferenceRow
from pytest_androidbench.phone.system.app import InApp
from pytest_androidbench.phone.ui.message import tr

SITE: Final = "https://github.com/gsantner/markor"
LINKS: Final = (
    ("Contribute", "", "", ""),
    (
        "Report bugs", "Give feedback, report bugs or suggest improvements", "bug_report",
        f"{SITE}/issues",
    ),
    (
        "Translate", "Help translating this app", "translate",
        "https://crowdin.com/project/markor",
    ),
    ("Community", "", "", ""),
    ("Join Community", "", "group", f"{SITE}/discussions"),
    (
        "Contributors", "Become a contributor and add yourself to the list", "info",
        f"{SITE}/blob/master/CONTRIBUTORS.md",
    ),
    ("Licenses", "", "", ""),
    ("Project license", "Apache 2.0", "info", f"{SITE}/blob/master/LICENSE.txt"),
    (
        "Open source licenses", "", "info",
        f"{SITE}/blob/master/app/src/main/res/raw/licenses_3rd_party.md",
    ),
    ("Source code", "Contribute code to this project", "code", SITE),
)  # fmt: skip
"""Title, what is said below, sign, and where it leads; a heading leads nowhere."""


def more_rows(main: InApp[MarkorApp]) -> list[Entry]:
    """The rows; most of them lead to a web page."""
    app = main.app
    version = f"{app.package}\nVersion v{app.version} ({app.version_code})"
    site, copy = partial(visit, main, SITE), partial(copy_text, main, version)
    faq = partial(visit, main, f"{SITE}#readme")
    links = [
        PreferenceRow(title=tr(name), summary=tr(about) if about else None, icon=icon,
            act=partial(visit, main, url)) if url else PreferenceHeading(title=tr(name))
        for name, about, icon, url in LINKS
    ]  # fmt: skip
    return [
        PreferenceRow(title=tr("Markor"), summary=tr(version), icon="edit", act=site),
        PreferenceRow(title=tr("Rate this app"), icon="thumb_up", act=site),
        PreferenceRow(title=tr("Settings"), icon="settings", act=partial(open_settings, main)),
        PreferenceRow(title=tr("Help / FAQ"), icon="info", act=faq),
        *links,
        PreferenceRow(
            title=tr("Copy build information"), summary=tr(version), icon="info", act=copy
        ),
    ]
