"""Screens that are shown: in tasks, or in the system's layers over all tasks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import IntEnum
from typing import Any

import msgspec

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.windows.activity_marks import JournalState
from pytest_androidbench.phone.ui.box import TextEdit, ViewState
from pytest_androidbench.phone.ui.part import hold_parts
from pytest_androidbench.phone.ui.screen import Screen


class Layer(IntEnum):
    """Where a window lies; higher ones cover lower ones."""

    APP = 0
    KEYGUARD = 1
    """The lock screen, and what asks for the secret."""
    SYSTEM = 2
    """Dialogs of the system over any app."""
    KEYBOARD = 3
    HANDLE = 4
    """At the ends of selected text."""
    TOOLBAR = 5
    NAVIGATION = 6
    COPIED = 7
    """What was just copied."""
    TIP = 8
    """What something is called that was held."""
    ROTATION = 9
    """The offer to turn the display."""
    SHADE = 10
    STATUS = 11
    HEADS_UP = 12
    VOLUME = 13
    TOAST = 14


@dataclass(eq=False, slots=True)
class ScreenEntry:
    """One shown screen with what the phone keeps about it."""

    screen: Screen[Any]
    package: str
    activity: str
    """Manifest name of the activity it lives in."""
    layer: Layer = Layer.APP
    answer: Call | None = None
    """Gets the result, as the last argument."""
    told: bool = False
    """Whether it gets None too, when the screen was left without a result."""
    opener: int = 0
    view: ViewState = field(default_factory=ViewState)
    action: str | None = None
    """The action of the intent that started it."""

    @property
    def uid(self) -> int:
        """The number by which timers and results find the screen."""
        return self.screen.uid

    @property
    def full(self) -> bool:
        """Whether it covers what is under it."""
        return self.screen.window == "full"


@dataclass(eq=False, slots=True)
class Task:
    """A stack of screens that goes to the front and back as one."""

    id: int
    package: str
    entries: list[ScreenEntry] = field(default_factory=list)

    @property
    def top_full(self) -> ScreenEntry | None:
        """The uppermost screen that fills the display."""
        return next((e for e in reversed(self.entries) if e.full), None)

    @property
    def alone(self) -> bool:
        """Whether its activity shares it with no other, and is left out of the overview."""
        return bool(self.entries) and self.root.screen.launch_mode == "singleInstance"

    @property
    def root(self) -> ScreenEntry:
        """The screen the task began with."""
        return self.entries[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenEntryState:
    """An entry as plain values."""

    kind: str
    uid: int
    fields: dict[str, Any]
    package: str
    app: str | None
    activity: str
    layer: int
    answer: Call | None
    told: bool
    opener: int
    action: str | None
    offsets: tuple[tuple[str, int], ...]
    focus: str | None
    caret: int
    selection: int
    done: tuple[TextEdit, ...]
    undone: tuple[TextEdit, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowsState:
    """Everything that is on the screen, as plain values."""

    tasks: tuple[tuple[int, str, tuple[ScreenEntryState, ...]], ...]
    overlays: tuple[ScreenEntryState, ...]
    next_uid: int
    next_task: int
    resumed: int
    screen_on: bool
    asked: bool
    keyboard_owner: int
    last_toast: str | None
    journal: JournalState


def freeze(entry: ScreenEntry) -> ScreenEntryState:
    """An entry as plain values; later changes do not reach them."""
    screen = entry.screen
    values = {
        f.name: msgspec.to_builtins(getattr(screen, f.name), builtin_types=(bytes,))
        for f in fields(screen)
    }
    return ScreenEntryState(
        kind=kind_name(type(screen)),
        uid=screen.uid,
        fields=values,
        package=entry.package,
        app=screen.app.package if screen.app is not None else None,
        activity=entry.activity,
        layer=int(entry.layer),
        answer=entry.answer,
        told=entry.told,
        opener=entry.opener,
        action=entry.action,
        offsets=tuple(entry.view.offsets.items()),
        focus=entry.view.focus,
        caret=entry.view.caret,
        selection=entry.view.selection,
        done=entry.view.done,
        undone=entry.view.undone,
    )


def thaw(
    state: ScreenEntryState, kind: type[Screen[Any]], app_of: Callable[[str], Any]
) -> ScreenEntry:
    """The entry for kept values, with a new screen object."""
    screen = msgspec.convert(state.fields, kind, builtin_types=(bytes,))
    hold_parts(screen)
    screen.uid = state.uid
    screen.app = app_of(state.app) if state.app is not None else None
    view = ViewState(
        offsets=dict(state.offsets),
        focus=state.focus,
        caret=state.caret,
        selection=state.selection,
        done=state.done,
        undone=state.undone,
    )
    return ScreenEntry(
        screen=screen,
        package=state.package,
        activity=state.activity,
        layer=Layer(state.layer),
        answer=state.answer,
        told=state.told,
        opener=state.opener,
        view=view,
        action=state.action,
    )


def kind_name(kind: type[Screen[Any]]) -> str:
    """The short name under which a screen class is kept: "contacts.screens:EditContact"."""
    folder = kind.__module__.rpartition("apps.")[2]
    return f"{folder}:{kind.__qualname__}"
