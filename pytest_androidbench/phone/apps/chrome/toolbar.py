"""The bar over pages (control_container.xml, toolbar_phone.xml, location_bar.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.chrome.look import BAR_DP, FRAME, IMAGE, LINEAR, Act
from pytest_androidbench.phone.kit.web.tab_counter import tab_counter
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class BarActs:
    """What its buttons do."""

    home: Act
    tabs: Act
    hold_tabs: Act
    menu: Act
    info: Act
    clear: Act


@dataclass(frozen=True, slots=True, kw_only=True)
class BarState:
    """What the bar shows."""

    count: int
    """How many tabs there are."""
    editing: bool
    """Whether an address is typed, which takes the room of the buttons."""
    empty: bool
    """Whether nothing is typed."""
    home: bool
    """Whether there is a button for the home page."""
    icon: tuple[str, Message]
    """What the page's sign is, and says."""
    incognito: bool
    """Whether the tab is a private one."""
    bare: bool
    """Whether the page has a field of its own in place of the bar's."""


def toolbar(field: w.Widget, acts: BarActs, state: BarState) -> w.Widget:
    """The bar; `field` is where the address stands."""
    editing = state.editing
    hidden = state.bare and not editing
    location = w.Spacer(weight=1) if hidden else _location_bar(field, acts, state)
    buttons = not editing and w.Row(
        tab_button(state.count, acts.tabs, acts.hold_tabs, "tab_switcher_button"),
        menu_button(acts.menu),
        id="toolbar_buttons", cls=LINEAR,
    )  # fmt: skip
    first = state.home and not editing and w.IconButton(
        "home", tr("Home"), id="home_button", colour="on_surface", on_tap=acts.home
    )  # fmt: skip
    row = w.Row(first or w.Spacer(width=8), location, buttons or w.Spacer(width=8), width="fill")
    look = w.Look(background="surface_container" if state.incognito else "background")
    bar = w.Panel(row, look=look, id="toolbar", cls=FRAME, height=BAR_DP, width="fill")
    return in_container(bar)


def _location_bar(field: w.Widget, acts: BarActs, state: BarState) -> w.Widget:
    sign = w.IconButton(*state.icon, size=20, id="location_bar_status_icon", cls=IMAGE,
                        on_tap=acts.info)  # fmt: skip
    status = w.Panel(sign, id="location_bar_status", cls=LINEAR)
    delete = state.editing and not state.empty and w.IconButton(
        "close", tr("Clear input"), id="delete_button", on_tap=acts.clear
    )  # fmt: skip
    mic = state.editing and state.empty and w.IconButton(
        "mic", tr("Start voice search"), id="mic_button", enabled=False
    )  # fmt: skip
    field.weight = 1
    return w.Panel(
        w.Row(status, field, delete, mic, width="fill"),
        look=w.Look(background="surface_container", radius=24),
        id="location_bar", cls=FRAME, weight=1, height=44,
    )  # fmt: skip


def in_container(bar: w.Widget) -> w.Widget:
    """A bar inside of what holds all bars."""
    inner = w.Panel(bar, id="toolbar_container", cls=FRAME, width="fill")
    return w.Panel(inner, id="control_container", cls=FRAME, width="fill")


def menu_button(act: Act) -> w.Widget:
    """The three dots (menu_button.xml)."""
    dots = w.IconButton(
        "more_vert", tr("Customize and control Google Chrome"), id="menu_button",
        colour="on_surface", on_tap=act,
    )  # fmt: skip
    return w.Panel(dots, id="menu_button_wrapper", cls=FRAME)


def tab_button(count: int, act: Act, held: Act | None, id_: str) -> w.Widget:
    """The square with the number of tabs."""
    desc = ntr("{n} open tab, tap to switch tabs", "{n} open tabs, tap to switch tabs", count)
    return tab_counter(":D" if count > 99 else str(count), desc, act, held, id_=id_)
