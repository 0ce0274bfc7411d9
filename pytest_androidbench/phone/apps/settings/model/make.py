"""Rows and pages whose texts are Android's own English, and values lie in the settings provider.

A `str` given here is translated; what has to stay as it is, such as the name of a network, goes
into a row's class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Binding, Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import (
    MenuRows,
    PreferencePage,
    Rows,
    SettingsPageState,
)
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

T = TypeVar("T")

English: TypeAlias = str | Message


def said(text: English) -> Message:
    """A text that is translated."""
    return tr(text) if isinstance(text, str) else text


def said_if(text: English | None) -> Message | None:
    """The same, where there may be none."""
    return None if text is None else said(text)


def on_off(value: bool) -> Message:
    """The summary of what is on or off."""
    return tr("On") if value else tr("Off")


def page(
    name: str,
    title: English | Callable[[SettingsPageState], TextLike],
    content: Callable[[SettingsPageState], Rows] | Rows,
    parent: str = "",
    fragment: str = "",
    *,
    about: bool = False,
    menu: Callable[[SettingsPageState], MenuRows] | None = None,
    log: tuple[str, str] | None = None,
) -> PreferencePage:
    """A page."""
    heading = title if callable(title) else said(title)
    return PreferencePage(name, heading, content, parent, fragment, about, menu, log)


def category(title: English) -> rows.PreferenceCategory:
    """A heading."""
    return rows.PreferenceCategory(said(title))


def footer(text: English) -> rows.Footer:
    """An explanation at the end."""
    return rows.Footer(said(text))


def info(title: English, summary: English | None = None, *, icon: str | None = None) -> rows.Info:
    """A row that only tells something."""
    return rows.Info(said(title), said_if(summary), icon=icon)


def link(
    title: English,
    to: str,
    summary: English | None = None,
    *,
    icon: str | None = None,
    argument: str = "",
    enabled: bool = True,
    name: str = "",
) -> rows.Link:
    """A row that leads to another page."""
    return rows.Link(
        said(title),
        to,
        summary=said_if(summary),
        icon=icon,
        argument=argument,
        enabled=enabled,
        name=name,
    )


def switch(
    title: English,
    value: str | Binding[bool],
    summary: English | None = None,
    *,
    on: bool = False,
    icon: str | None = None,
    to: str = "",
    enabled: bool = True,
) -> rows.SwitchPreference:
    """A row with a switch, of a setting that is `on` or off until somebody sets it."""
    bound = Flag(value, on) if isinstance(value, str) else value
    return rows.SwitchPreference(
        said(title), bound, summary=said_if(summary), icon=icon, to=to, enabled=enabled
    )


def main_switch(
    title: English,
    value: str | Binding[bool],
    *,
    on: bool = False,
    bar: rows.SwitchBar = "settingslib_main_switch_bar",
) -> rows.MainSwitch:
    """The bar with a switch at the top of a page."""
    bound = Flag(value, on) if isinstance(value, str) else value
    return rows.MainSwitch(said(title), bound, bar=bar)


def choice(
    title: English,
    value: str | Binding[str],
    options: Mapping[str, English],
    default: str = "",
    *,
    icon: str | None = None,
    enabled: bool = True,
) -> rows.ListChoice:
    """A row that asks for one of several values."""
    bound = StringSetting(value, default) if isinstance(value, str) else value
    labels = {kept: said(label) for kept, label in options.items()}
    return rows.ListChoice(said(title), bound, labels, icon=icon, enabled=enabled)


def edit(
    title: English,
    value: str | Binding[str],
    *,
    label: English | None = None,
    icon: str | None = None,
) -> rows.EditText:
    """A row that asks for a text, under the same title or another `label`."""
    bound = StringSetting(value) if isinstance(value, str) else value
    return rows.EditText(said(title), bound, label=said_if(label), icon=icon)


def caution(
    title: English, message: English, yes: English, no: English | None = None
) -> rows.Caution:
    """A question before something happens."""
    return rows.Caution(said(title), said(message), said(yes), said_if(no))
