"""Shares on a command line."""

from __future__ import annotations

import math
from typing import Any

import click


class Share(click.FloatRange):
    """A number from 0 to 1, also written in percent; click lets NaN through every range."""

    def __init__(self, *, min_open: bool = False, max_open: bool = False) -> None:
        super().__init__(0, 1, min_open=min_open, max_open=max_open)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number that a text stands for.

        Raises:
            BadParameter: it is none, or out of the range.
        """
        number = float(super().convert(self._plain(value), param, ctx))
        if math.isnan(number):
            self.fail("nan is no number; give a share from 0 to 1, as 0.05", param, ctx)
        return number

    def _plain(self, value: Any) -> Any:
        """What is said in percent as a share; what is no number stays as it is, to be refused."""
        if not isinstance(value, str) or not value.strip().endswith("%"):
            return value
        try:
            return float(value.strip().removesuffix("%")) / 100
        except ValueError:
            return value
