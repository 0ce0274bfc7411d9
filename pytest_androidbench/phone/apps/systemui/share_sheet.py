"""The share sheet: what is shared, what the system does with it, and the apps that take it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import AndroidSystem
from pytest_androidbench.phone.apps.systemui.look import LINEAR, RAISED, target_icon
from pytest_androidbench.phone.apps.systemui.share_preview import SharedContent
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import ChosenApp, IntentTarget
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

COLUMNS: Final = 4
EDGE: Final = 16
"""At the sides of the rows, in dp, of our own: AOSP's cells keep 12 dp to each side instead."""


@dataclass(eq=False)
class ShareSheet(AppScreen[AndroidSystem, ChosenApp]):
    """Lists the apps that take what is shared; a tap is enough."""

    activity: ClassVar[str] = "com.android.internal.app.ChooserActivity"
    window: ClassVar[WindowKind] = "sheet"

    title: str | Message = ""
    targets: list[IntentTarget] = field(default_factory=list)
    intent: Intent = field(default_factory=Intent)

    @property
    def shared(self) -> SharedContent:
        """What is shared."""
        return SharedContent(self.intent)

    def build(self) -> w.Widget:
        title = w.Text(self.title, w.TITLE, id="android:id/title", align="center", width="fill")
        column = w.Column(
            w.Panel(
                title,
                id="android:id/chooser_header",
                padding=(24, 20, 24, 12),
                cls="android.widget.RelativeLayout",
                width="fill",
            ),
            *self._preview(),
            w.Scroll(
                self._apps(),
                id="android:id/resolver_list",
                cls="androidx.recyclerview.widget.RecyclerView",
            ),
            w.Spacer(size=32),
            across="stretch",
        )
        return w.Panel(
            column,
            look=RAISED,
            id="android:id/contentPanel",
            cls="com.android.internal.widget.ResolverDrawerLayout",
            width="fill",
        )

    def _preview(self) -> list[w.Kid]:
        preview = self.shared.preview(self.phone)
        if preview is None:
            return []
        actions = w.Row(
            not self.shared.streams
            and _action("content_copy", tr("Copy"), "chooser_copy_button", self.copy),
            _action("near_me", tr("Nearby"), "chooser_nearby_button", self.nearby),
            gap=8,
        )
        return [
            w.Panel(preview, padding=(24, 4), width="fill"),
            w.Panel(actions, padding=(24, 8), width="fill", cls=LINEAR),
        ]

    def _apps(self) -> w.Widget:
        if self.targets:
            grid = w.Grid(*[self._item(target) for target in self.targets], columns=COLUMNS)
            return w.Panel(grid, padding=(EDGE, 0), width="fill")
        nobody = tr("No apps can perform this action.")
        text = w.Text(nobody, w.BODY_SMALL, id="android:id/empty")
        return w.Panel(text, padding=24, width="fill")

    def _item(self, target: IntentTarget) -> w.Widget:
        label = w.Text(target.label, w.BODY_SMALL, id="android:id/text1", lines=1, align="center")
        icon = target_icon(self.phone, target.package, 48)
        name = w.Text(target.name, w.BODY_SMALL, id="android:id/text2", lines=1, align="center")
        named = target.name not in {"", target.label}
        return w.Panel(
            w.Column(
                icon, w.Column(label, named and name, across="center"), gap=8, across="center"
            ),
            padding=(0, 12),
            id="android:id/item",
            key=target.component,
            cls=LINEAR,
            width="fill",
            on_tap=partial(self.pick, target.component),
        )

    def pick(self, component: str) -> None:
        """Share with an app."""
        self.close(ChosenApp(component=component))

    def copy(self) -> None:
        """Put the text on the clipboard."""
        self.phone.clipboard.put(self.shared.text, package="android")
        self.close()

    def nearby(self) -> None:
        """Look for devices around."""
        self.ask(NearbyShare(), self.left)

    def left(self, done: bool) -> None:
        """Close after the search for devices."""
        del done
        self.close()


def _action(icon: str, label: Message, name: str, act: Callable[[], None]) -> w.Widget:
    return w.Button(label, "outlined", icon=icon, id=f"android:id/{name}", on_tap=act)


@dataclass(eq=False)
class NearbyShare(AppScreen[AndroidSystem, bool]):
    """Looks for devices around, of which a simulated phone has none."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        advice = tr(
            "To share, make sure the other device is nearby, unlocked, and has Bluetooth turned on"
        )
        cancel = w.Button(tr("Cancel"), "text", id="cancel_btn", on_tap=partial(self.close, True))
        column = w.Column(
            w.Text(tr("Nearby Share"), w.TITLE, id="title"),
            w.Text(tr("Looking for nearby devices…"), w.BODY, id="subtitle"),
            w.Text(advice, w.BODY_SMALL),
            w.Row(w.Spacer(weight=1), cancel),
            gap=16,
            across="stretch",
        )
        return w.Panel(column, look=RAISED, padding=24, width="fill")
