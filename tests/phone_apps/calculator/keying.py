"""Presses the calculator's keys."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.driver import Driver

IDS: Final = {
    "+": "op_add",
    "-": "op_sub",
    "*": "op_mul",
    "/": "op_div",
    "^": "op_pow",
    "!": "op_fact",
    "%": "op_pct",
    ".": "dec_point",
    "(": "parens",
    ")": "parens",
    "=": "eq",
    "r": "op_sqrt",
    "p": "const_pi",
    "e": "const_e",
    "s": "fun_sin",
    "c": "fun_cos",
    "t": "fun_tan",
    "l": "fun_ln",
    "L": "fun_log",
    "<": "del",
    "C": "clr",
}
"""What stands for a key below; digits stand for themselves."""


def press(driver: Driver, keys: str) -> None:
    """Press keys by their ids, one after another."""
    for key in keys:
        driver.tap(IDS.get(key) or f"digit_{key}")


def preview(driver: Driver) -> str:
    """What the formula comes to so far."""
    return driver.value("result_preview")


def final(driver: Driver) -> str:
    """What it came to."""
    return driver.value("result_final")
