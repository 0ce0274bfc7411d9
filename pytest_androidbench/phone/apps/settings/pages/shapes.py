"""Rows that stand on several pages: apps, the app a page is about, values to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Binding
from pytest_androidbench.phone.apps.settings.model.page import SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system.packages import PackageInfo
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike, tr

T = TypeVar("T")


def app_link(
    info: PackageInfo, to: str, summary: TextLike | None = None, *, argument: str = ""
) -> rows.Link:
    """A row of an app, with its icon; its page is about it, unless told otherwise."""
    return rows.Link(
        tr(info.label),
        to,
        summary=summary,
        picture=info.package,
        argument=argument or info.package,
        name=f"app {info.package}",
    )


def app_header(state: SettingsPageState) -> rows.EntityHeader:
    """The app that a page is about."""
    label = state.phone.packages.label(state.argument)
    return rows.EntityHeader(label, picture=state.argument)


def options(
    phone: Phone, value: Binding[T], choices: Mapping[T, TextLike], *, enabled: bool = True
) -> list[rows.Option]:
    """A row with a radio button for each value; while they are disabled, none is chosen."""
    now = value.read(phone)
    return [
        rows.Option(label, enabled and kept == now, partial(keep, value, kept), enabled=enabled)
        for kept, label in choices.items()
    ]


def keep(value: Binding[T], kept: T, pane: Pane) -> None:
    """Store what a row stands for."""
    value.write(pane.phone, kept)
