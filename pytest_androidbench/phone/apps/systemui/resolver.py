"""The choice of an app for an intent: this time, or always."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import AndroidSystem
from pytest_androidbench.phone.apps.systemui.look import LINEAR, RAISED, target_icon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.parts import ChosenApp, IntentTarget
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class Resolver(AppScreen[AndroidSystem, ChosenApp]):
    """Lists the apps that could take an intent; the one used last is offered at once."""

    activity: ClassVar[str] = "com.android.internal.app.ResolverActivity"
    window: ClassVar[WindowKind] = "sheet"

    title: str | Message = ""
    targets: list[IntentTarget] = field(default_factory=list)
    last: bool = False
    chosen: int = -1

    def build(self) -> w.Widget:
        first = int(self.last)
        rows = [self._row(number) for number in range(first, len(self.targets))]
        column = w.Column(
            self._header(),
            self._buttons() if self.last else None,
            w.Scroll(*rows, id="android:id/resolver_list", cls="android.widget.ListView"),
            None if self.last else self._buttons(),
            w.Spacer(size=24),
            across="stretch",
        )
        return w.Panel(
            column,
            look=RAISED,
            id="android:id/contentPanel",
            width="fill",
            cls=LINEAR,
            padding=(0, 0, 8, 0),
        )

    def _header(self) -> w.Widget:
        padding = (24, 20, 24, 12)
        title = w.Text(self.title, w.TITLE, id="android:id/title", weight=int(self.last))
        if not self.last:
            return w.Panel(title, padding=padding)
        icon = target_icon(self.phone, self.targets[0].package, 32)
        return w.Panel(w.Row(icon, title, gap=16), padding=padding, width="fill")

    def _buttons(self) -> w.Widget:
        ready = self.last or self.chosen >= 0
        choices = ((tr("Just once"), "once", False), (tr("Always"), "always", True))
        buttons = [
            w.Button(
                label,
                "text",
                id=f"android:id/button_{name}",
                enabled=ready,
                on_tap=partial(self.finish, always),
            )
            for label, name, always in choices
        ]
        return w.Row(w.Spacer(weight=1), *buttons)

    def _row(self, number: int) -> w.Widget:
        target, chosen = self.targets[number], number == self.chosen
        texts = w.Text(target.label, w.BODY_LARGE, id="android:id/text1", weight=1)
        row = w.Row(
            target_icon(self.phone, target.package, 32),
            texts,
            w.Icon("check") if chosen else None,
            gap=16,
        )
        return w.Panel(
            row,
            padding=(24, 14),
            look=w.Look(background="primary_container") if chosen else w.Look(),
            cls=LINEAR,
            selected=chosen,
            on_tap=partial(self.pick, number),
            width="fill",
        )

    def pick(self, number: int) -> None:
        """Mark an app; a second tap, or any beside the one used last, opens it."""
        again = number == self.chosen
        self.chosen = number
        if again or self.last:
            self.finish(always=False)

    def finish(self, always: bool) -> None:
        """Go on with the marked app."""
        target = self.targets[max(self.chosen, 0)]
        self.close(ChosenApp(component=target.component, always=always))
