"""The calculator's only page: the display over the keys."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.calculator import keys
from pytest_androidbench.phone.apps.calculator.app import (
    DARK,
    LIGHT,
    MAIN,
    SYSTEM,
    THEME,
    CalculatorApp,
)
from pytest_androidbench.phone.apps.calculator.formula import pasted, repeated
from pytest_androidbench.phone.apps.calculator.history import CalculatorHistory
from pytest_androidbench.phone.apps.calculator.look import DisplayLine
from pytest_androidbench.phone.apps.calculator.pads import numeric_pad, science_pad
from pytest_androidbench.phone.apps.calculator.signs import spelled
from pytest_androidbench.phone.apps.calculator.store import table
from pytest_androidbench.phone.apps.calculator.working import LONG_TIMEOUTS, Working
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

PRIVACY: Final = "https://policies.google.com/privacy"
DISPLAY_SHARE: Final = 3.2
"""Of the height, where a row of digits has one."""
LINE_SIZES: Final = {"input": (52, 32), "error": (52, 32), "result": (32, 52)}
"""How large formula and result are."""


@dataclass(eq=False)
class CalculatorPage(AppScreen[CalculatorApp, None]):
    """A formula is written by keys, and shows what it comes to meanwhile."""

    activity: ClassVar[str] = MAIN
    launch_mode: ClassVar = "singleTask"

    working: Working = field(default_factory=Working)
    expanded: bool = False
    inverse: bool = False
    menus: Menus = field(default_factory=Menus)

    def on_open(self) -> None:
        self.working.load()

    def on_pause(self) -> None:
        self.working.keep()

    def on_close(self) -> None:
        self.working.keep()

    def build(self) -> w.Widget:
        wide = self.phone.display.is_wide
        science = science_pad(
            self.press,
            None if wide else self.fold,
            degrees=self.working.mode.degrees,
            inverse=self.inverse,
            expanded=wide or self.expanded,
        )
        numeric = numeric_pad(self.press, self.working.clear)
        if wide:
            science.weight = numeric.weight = 1
            pads: w.Widget = w.Row(
                science, numeric, across="stretch", weight=5, width="fill", gap=8
            )
            return w.Page(w.Column(self._display(), self._padded(pads), weight=1, width="fill"))
        pads = w.Column(science, numeric, weight=science.weight + 5, width="fill")
        return w.Page(w.Column(self._display(), self._padded(pads), weight=1, width="fill"))

    @staticmethod
    def _padded(pads: w.Widget) -> w.Widget:
        return w.Panel(pads, padding=(8, 4, 8, 8), weight=pads.weight, width="fill")

    def _display(self) -> w.Widget:
        """The mode, the formula, the result."""
        working = self.working
        upper, lower = LINE_SIZES[working.stage]
        formula = DisplayLine(
            working.formula,
            upper,
            formula=True,
            id="formula",
            cls="android.widget.EditText",
            desc=None if working.formula else tr("No formula"),
            width="fill",
            weight=upper,
            on_long=self.hold_formula,
        )
        lines = w.Column(formula, self._result(lower), across="stretch", weight=1, width="fill")
        return w.Panel(
            w.Column(self._bar(), w.Panel(lines, padding=(16, 0, 16, 8), weight=1),
                     weight=1, across="stretch", width="fill"),
            look=w.Look(background="surface_container"),
            id="display",
            cls="android.widget.LinearLayout",
            weight=DISPLAY_SHARE,
            width="fill",
            on_swipe=self.swiped,
        )  # fmt: skip

    def _bar(self) -> w.Widget:
        degrees = self.working.mode.degrees
        mode = w.Text(
            "DEG" if degrees else "RAD",
            w.TITLE_SMALL,
            id="mode",
            desc=tr("degree mode") if degrees else tr("radian mode"),
        )
        more = w.More(partial(self.menus.open, self.more))
        row = w.Row(w.Spacer(width=16), mode, w.Spacer(weight=1), more, width="fill", height=48)
        return w.Panel(row, id="toolbar", cls="android.view.ViewGroup", width="fill")

    def _result(self, size: float) -> w.Widget:
        working = self.working
        final = working.stage == "result"
        return DisplayLine(
            working.error or working.result,
            size,
            "error" if working.error else "on_surface" if final else "on_surface_variant",
            formula=not working.error,
            id="result_final" if final else "result_preview",
            desc=None if working.error or working.result else tr("No result"),
            width="fill",
            weight=size,
            on_long=self.hold_result if working.result else None,
        )

    def press(self, key: keys.PadButton) -> None:
        """Do what a key stands for."""
        if key.writes:
            self.working.write(key.writes)
            return
        acts = {
            keys.CLEAR.id: self.working.clear,
            keys.DELETE.id: self.working.delete,
            keys.EQUALS.id: self.work_out,
            keys.BRACKETS.id: self.working.brackets,
            keys.TOGGLE_MODE: self.working.switch_mode,
            keys.TOGGLE_INVERSE: self.invert,
        }
        acts[key.id]()

    def fold(self) -> None:
        """Show all functions, or the first of them."""
        self.expanded = not self.expanded

    def invert(self) -> None:
        """Show the inverse functions, or the others again."""
        self.inverse = not self.inverse

    def work_out(self) -> None:
        """Have the result, or say what there is to say."""
        if self.working.work_out():
            return
        patient = self.working.mode.patient
        self.ask(
            Confirm(
                title=tr("Timeout"),
                message=tr("Value may be infinite or undefined."),
                positive=tr("Dismiss"),
                negative=None if patient else tr("Use longer timeouts"),
            ),
            self.dismissed,
        )

    def dismissed(self, content: bool) -> None:
        """Take more time from now on, if that is wanted."""
        if not content:
            self.app.prefs().put(LONG_TIMEOUTS, True)
            self.working.look_ahead()

    def swiped(self, direction: SwipeDirection) -> None:
        """The history lies above the display."""
        if direction == "down":
            self.show_history()

    def show_history(self) -> None:
        """Show what was worked out before."""
        self.ask(CalculatorHistory(formula=self.working.formula), self.picked)

    def picked(self, row: tuple[int, bool]) -> None:
        """Go on with something of the past."""
        one = table(self.app).get(row[0])
        if one is None:
            return
        working, result = self.working, row[1]
        if working.formula and working.stage == "input":
            working.write(repeated(one.result if result else one.expression))
        elif result:
            working.carry(one.result, one.value)
            working.look_ahead()
        else:
            working.clear()
            working.write(repeated(one.expression))

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        return [
            MenuEntry(text=tr("History"), act=self.show_history),
            MenuEntry(text=tr("Choose theme"), act=self.choose_theme),
            MenuEntry(text=tr("Privacy policy"), act=self.read_policy),
            MenuEntry(text=tr("Send feedback"), act=self.send_feedback),
            MenuEntry(text=tr("Help"), act=self.help),
        ]

    def choose_theme(self) -> None:
        """Ask for the theme."""
        setting = ListPreference(
            key=THEME,
            title=tr("Choose theme"),
            values={LIGHT: tr("Light"), DARK: tr("Dark"), SYSTEM: tr("System default")},
            default=SYSTEM,
        )
        self.show(setting.dialog(self.app.prefs()))

    def read_policy(self) -> None:
        """Show it in the browser."""
        if not self.start(Intent(action=ACTION_VIEW, data=PRIVACY)):
            self.toast(tr("No app found to open this link"))

    def send_feedback(self) -> None:
        """Say why there is nobody to send it to."""
        self.toast(tr("Feedback is sent by Google Play services, which this phone does not have"))

    def help(self) -> None:
        """Say why there is none."""
        self.toast(tr("Help is not available offline"))

    def hold_formula(self) -> None:
        """Offer what can be pasted."""
        self.menus.open(self.formula_menu, at="formula")

    def formula_menu(self) -> list[MenuEntry]:
        """What can be done with the formula."""
        some, clip = bool(self.working.formula), bool(self.copied())
        return [
            MenuEntry(text=tr("Copy"), act=self.copy_formula, enabled=some),
            MenuEntry(text=tr("Paste"), act=self.paste, enabled=clip),
        ]

    def hold_result(self) -> None:
        """Offer to copy it."""
        final = self.working.stage == "result"
        self.menus.open(self.result_menu, at="result_final" if final else "result_preview")

    def result_menu(self) -> list[MenuEntry]:
        """What can be done with the result."""
        return [MenuEntry(text=tr("Copy"), act=self.copy_result)]

    def copy_formula(self) -> None:
        """Have the formula elsewhere."""
        self.phone.clipboard.put(spelled(self.working.formula), package=self.app.package)

    def copy_result(self) -> None:
        """Have the result elsewhere."""
        self.phone.clipboard.put(self.working.result, package=self.app.package)

    def paste(self) -> None:
        """Write what was copied."""
        self.working.write(self.copied())

    def copied(self) -> str:
        """What was copied, as far as it can stand in a formula."""
        return pasted(self.phone.clipboard.read(self.app.package) or "")
