"""The formula that is written, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pytest_androidbench.phone.apps.calculator.app import CalculatorApp
from pytest_androidbench.phone.apps.calculator.errors import NoValueError, TooLargeError
from pytest_androidbench.phone.apps.calculator.evaluating import (
    CalculatorMode,
    Carried,
    kept,
    value_of,
)
from pytest_androidbench.phone.apps.calculator.formula import (
    LONGEST,
    added,
    bracket,
    interesting,
    trimmed,
)
from pytest_androidbench.phone.apps.calculator.results import shown
from pytest_androidbench.phone.apps.calculator.signs import (
    BINARY,
    DIGITS,
    POINT,
    SUFFIXES,
    TRIGONOMETRIC,
)
from pytest_androidbench.phone.apps.calculator.store import DEGREES, WorkedOut, table
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import TextLike

DEGREE_MODE = "degree_mode"
LONG_TIMEOUTS = "long_timeouts"
FORMULA, CARRIED, EXACT = "formula", "carried", "exact"


@dataclass(eq=False)
class Working(AppPart[CalculatorApp]):
    """What stands in the display, and what keys do to it."""

    formula: str = ""
    stage: Literal["input", "result", "error"] = "input"
    result: str = ""
    """The preview, or the result."""
    exact: str = ""
    """The result as it is."""
    error: TextLike = ""
    """Why there is none."""
    carried_shown: str = ""
    carried_exact: str = ""

    @property
    def mode(self) -> CalculatorMode:
        """What values hang on."""
        prefs = self.app.prefs()
        return CalculatorMode(
            degrees=prefs.get(DEGREE_MODE, default=False),
            patient=prefs.get(LONG_TIMEOUTS, default=False),
        )

    @property
    def carried(self) -> Carried:
        """The result of before that the formula begins with, if it does."""
        return Carried(self.carried_shown, self.carried_exact)

    def write(self, signs: str) -> None:
        """Add characters; after a result an operator goes on with that, all else begins anew."""
        if self.stage == "result":
            if signs[:1] in BINARY + SUFFIXES:
                self.carry(self.result, self.exact)
            else:
                self.carry("", "")
        if (
            self.carried_shown
            and self.formula == self.carried_shown
            and signs[:1] in DIGITS + POINT
        ):
            signs = f"×{signs}"
        self.formula = added(self.formula, signs)
        self.look_ahead()

    def brackets(self) -> None:
        """Write the one that fits."""
        self.write("(" if self.stage == "result" else bracket(self.formula))

    def carry(self, result: str, exact: str) -> None:
        """Begin a formula with a result."""
        self.formula = self.carried_shown = result
        self.carried_exact = exact

    def delete(self) -> None:
        """Take the last character away; a result that was carried on goes as a whole."""
        whole = self.formula == self.carried_shown
        self.formula = "" if whole else self.formula[:-1]
        self.look_ahead()

    def clear(self) -> None:
        """Begin anew."""
        self.carry("", "")
        self.look_ahead()

    def look_ahead(self) -> None:
        """Work out what there is so far; nothing is said where that has no value yet."""
        self.stage, self.result, self.exact, self.error = "input", "", "", ""
        ahead = trimmed(self.formula)
        if not interesting(ahead) or ahead == self.carried_shown:
            return
        try:
            self.result = shown(value_of(ahead, self.mode, self.carried))
        except NoValueError:
            return

    def work_out(self) -> bool:
        """Have the result, and keep it; False where it is too large."""
        if self.stage != "input" or not interesting(self.formula):
            return True
        mode = self.mode
        try:
            value = value_of(self.formula, mode, self.carried)
        except NoValueError as error:
            self.stage, self.result, self.error = "error", "", error.text
            return not isinstance(error, TooLargeError)
        self.stage, self.result, self.exact = "result", shown(value), kept(value)
        row = WorkedOut(
            expression=self.formula,
            result=self.result,
            value=self.exact,
            flags=DEGREES if mode.degrees else 0,
            at_ms=self.now_ms,
        )
        table(self.app).save(row)
        return True

    def switch_mode(self) -> None:
        """Count angles in degrees, or in radians; a result of before stays what it was."""
        if self.stage == "result" and any(sign in TRIGONOMETRIC for sign in self.formula):
            self.carry(self.result, self.exact)
        self.app.prefs().put(DEGREE_MODE, not self.mode.degrees)
        self.look_ahead()

    def keep(self) -> None:
        """Keep the formula for the next start."""
        kept_ = {FORMULA: self.formula, CARRIED: self.carried_shown, EXACT: self.carried_exact}
        self.app.prefs().update(kept_)

    def load(self) -> None:
        """Go on with what was kept."""
        prefs = self.app.prefs()
        self.formula = prefs.get(FORMULA, "")[:LONGEST]
        self.carried_shown, self.carried_exact = prefs.get(CARRIED, ""), prefs.get(EXACT, "")
        self.look_ahead()
