"""The share sheet: what is shared, what the system does with it, and the apps that take it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.choosing import LINEAR, SHEET, nobody, target_icon
from pytest_androidbench.phone.system.activities import EXTRA_STREAM, EXTRA_SUBJECT, EXTRA_TEXT
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import ChosenApp, IntentTarget
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind

COLUMNS: Final = 4


@dataclass(eq=False)
class ShareSheet(AppScreen[App, ChosenApp]):
    """Lists the apps that take what is shared; a tap is enough."""

    activity: ClassVar[str] = "com.android.internal.app.ChooserActivity"
    window: ClassVar[WindowKind] = "sheet"

    title: str | Message = ""
    targets: list[IntentTarget] = field(default_factory=list)
    intent: Intent = field(default_factory=Intent)

    @property
    def streams(self) -> list[str]:
        """The addresses of the files that are shared."""
        given = self.intent.extras.get(EXTRA_STREAM)
        return (
            [str(one) for one in given] if isinstance(given, list) else [str(given)] * bool(given)
        )

    @property
    def sending(self) -> bool:
        """Whether something is shared, and not only an app picked."""
        return bool(self.streams or self.intent.text(EXTRA_TEXT))

    def build(self) -> w.Widget:
        items = [self._item(target) for target in self.targets]
        column = w.Column(
            w.Panel(
                w.Text(self.title, w.TITLE, id="android:id/title", align="center", width="fill"),
                id="android:id/chooser_header",
                padding=(24, 20, 24, 12),
                cls="android.widget.RelativeLayout",
                width="fill",
            ),
            *self._preview(),
            w.Scroll(
                w.Grid(*items, columns=COLUMNS) if items else nobody(),
                id="android:id/resolver_list",
                cls="androidx.recyclerview.widget.RecyclerView",
            ),
            w.Spacer(size=32),
            across="stretch",
        )
        return w.Panel(
            column,
            look=SHEET,
            id="android:id/contentPanel",
            cls="com.android.internal.widget.ResolverDrawerLayout",
            width="fill",
        )

    def _preview(self) -> list[w.Kid]:
        if not self.sending:
            return []
        actions = w.Row(
            not self.streams
            and self._action("content_copy", tr("Copy"), "chooser_copy_button", self.copy),
            self._action("near_me", tr("Nearby"), "chooser_nearby_button", self.nearby),
            gap=8,
        )
        shown = self._files() if self.streams else self._text()
        return [
            w.Panel(shown, padding=(24, 4), width="fill"),
            w.Panel(actions, padding=(24, 8), width="fill", cls=LINEAR),
        ]

    def _text(self) -> w.Widget:
        subject = self.intent.text(EXTRA_SUBJECT)
        lines = w.Column(
            w.Text(subject, w.BODY_LARGE, id="android:id/content_preview_title", lines=1)
            if subject
            else None,
            w.Text(
                self.intent.text(EXTRA_TEXT),
                w.BODY,
                id="android:id/content_preview_text",
                lines=2,
                width="fill",
            ),
        )
        return w.Panel(
            lines, padding=16, look=w.Look(background="surface_highest", radius=16), width="fill"
        )

    def _files(self) -> w.Widget:
        first, more = self.streams[0], len(self.streams) - 1
        kind = (self.phone.content.type_of(first) or self.intent.type or "").partition("/")[0]
        if kind == "image":
            pictures = [self._picture(uri) for uri in self.streams[:3]]
            return w.Row(w.Spacer(weight=1), *pictures, w.Spacer(weight=1), gap=8)
        return w.Row(
            w.Icon("insert_drive_file", 32, id="android:id/content_preview_file_icon"),
            w.Text(
                self.phone.content.name_of(first),
                w.BODY,
                id="android:id/content_preview_filename",
                lines=1,
                weight=1,
            ),
            w.Text(ntr("+ {n} file", "+ {n} files", more), w.BODY_SMALL) if more else None,
            gap=16,
        )

    def _picture(self, uri: str) -> w.Widget:
        try:
            source = self.phone.content.open(uri)
        except ContentError:
            return w.Icon("broken_image", 64)
        return w.Picture(
            source, size=96, shape="round", id="android:id/content_preview_image_1_large", key=uri
        )

    def _action(self, icon: str, label: Message, name: str, act: Callable[[], None]) -> w.Widget:
        return w.Button(label, "outlined", icon=icon, id=f"android:id/{name}", on_tap=act)

    def _item(self, target: IntentTarget) -> w.Widget:
        return w.Panel(
            w.Column(
                target_icon(self.phone, target.package, 48),
                w.Text(target.label, w.BODY_SMALL, id="android:id/text1", lines=1, align="center"),
                gap=8,
                across="center",
            ),
            padding=(4, 12),
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
        self.phone.clipboard.put(self.intent.text(EXTRA_TEXT), package="android")
        self.close()

    def nearby(self) -> None:
        """Look for devices around."""
        self.ask(NearbyShare(), then=self.left)

    def left(self, done: bool) -> None:
        """Close after the search for devices."""
        del done
        self.close()


@dataclass(eq=False)
class NearbyShare(AppScreen[App, bool]):
    """Looks for devices around, of which a simulated phone has none."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        column = w.Column(
            w.Text(tr("Nearby Share"), w.TITLE, id="title"),
            w.Text(tr("Looking for nearby devices…"), w.BODY, id="subtitle"),
            w.Text(
                tr(
                    "To share, make sure the other device is nearby, unlocked, and has Bluetooth "
                    "turned on"
                ),
                w.BODY_SMALL,
            ),
            w.Row(
                w.Spacer(weight=1),
                w.Button(tr("Cancel"), "text", id="cancel_btn", on_tap=partial(self.close, True)),
            ),
            gap=16,
            across="stretch",
        )
        return w.Panel(column, look=SHEET, padding=24, width="fill")
