"""Ways to other screens of the app, and to other apps."""

from __future__ import annotations

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import mime
from pytest_androidbench.phone.system.app import InApp
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr


def visit(where: InApp[MarkorApp], address: str) -> None:
    """Open a page on the web, where there is a browser."""
    if not where.start(Intent(action=ACTION_VIEW, data=address)):
        where.toast(tr("No app found to open this page"))


def open_elsewhere(where: InApp[MarkorApp], path: str) -> None:
    """Let another app open a file."""
    uri = where.app.address_of(path)
    if not where.start(Intent(action=ACTION_VIEW, data=uri, type=mime(path))):
        where.toast(tr("No app found to open this file"))


def open_settings(where: InApp[MarkorApp]) -> None:
    """Show the settings."""
    where.start(Intent(component=f"{where.app.package}/.activity.SettingsActivity"))


def copy_text(where: InApp[MarkorApp], text: str) -> None:
    """Copy a text, and say so."""
    where.phone.clipboard.put(text, package=where.app.package)
    where.toast(tr("Clipboard"))
