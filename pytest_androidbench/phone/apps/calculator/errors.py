"""Why a formula has no value."""

from __future__ import annotations

from typing import ClassVar

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.ui.message import Message, tr


class NoValueError(AndroidBenchError):
    """A formula has no value; `text` is what the app says for it (its strings.xml)."""

    text: ClassVar[Message] = tr("Bad expression")

    def __init__(self) -> None:
        super().__init__("the calculator cannot work a formula out: its screen says why")


class BadExpressionError(NoValueError):
    """It is none."""


class DividedByZeroError(NoValueError):
    """Something is divided by nothing."""

    text = tr("Can't divide by 0")


class NotNumberError(NoValueError):
    """A function is asked for what it is not defined for."""

    text = tr("Not a number")


class TooLargeError(NoValueError):
    """The value is too large, or takes too long to be worked out."""

    text = tr("Value may be infinite or undefined.")
