"""The keys: their ids, what stands on them, how they are described, what they write.

Ids and descriptions are AOSP's (input_pad.xml, advanced_pad.xml, strings.xml); `clr`, `parens` and
`collapse_expand` those of Google's build, as public tests of it name them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.calculator.signs import MINUS
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class PadButton:
    """One key."""

    id: str
    text: str = ""
    desc: TextLike | None = None
    writes: str = ""
    """Characters of a formula; "" = it does something."""
    icon: str = ""
    """Stands in place of the text."""
    kind: str = "science"
    """digit, operator, clear, equals or science: its colours."""


def _digit(value: int) -> PadButton:
    return PadButton(id=f"digit_{value}", text=str(value), writes=str(value), kind="digit")


def _operator(id_: str, text: str, desc: TextLike) -> PadButton:
    return PadButton(id=id_, text=text, desc=desc, writes=text, kind="operator")


def _science(id_: str, text: str, desc: TextLike, writes: str) -> PadButton:
    return PadButton(id=id_, text=text, desc=desc, writes=writes)


CLEAR: Final = PadButton(id="clr", text="AC", desc=tr("clear"), kind="clear")
DELETE: Final = PadButton(id="del", icon="backspace", desc=tr("delete"), kind="digit")
EQUALS: Final = PadButton(id="eq", text="=", desc=tr("equals"), kind="equals")
BRACKETS: Final = PadButton(
    id="parens", text="( )", desc=tr("left or right parenthesis"), kind="operator"
)
POINT_KEY: Final = PadButton(id="dec_point", text=".", desc=tr("point"), writes=".", kind="digit")
PERCENT: Final = _operator("op_pct", "%", tr("percent"))
DIVIDE: Final = _operator("op_div", "÷", tr("divide"))
MULTIPLY: Final = _operator("op_mul", "×", tr("multiply"))
SUBTRACT: Final = _operator("op_sub", MINUS, tr("minus"))
ADD: Final = _operator("op_add", "+", tr("plus"))

NUMERIC: Final = (
    (CLEAR, BRACKETS, PERCENT, DIVIDE),
    (_digit(7), _digit(8), _digit(9), MULTIPLY),
    (_digit(4), _digit(5), _digit(6), SUBTRACT),
    (_digit(1), _digit(2), _digit(3), ADD),
    (_digit(0), POINT_KEY, DELETE, EQUALS),
)

TOGGLE_MODE: Final = "toggle_mode"
TOGGLE_INVERSE: Final = "toggle_inv"
COLLAPSE: Final = "collapse_expand"

ROOT_KEY: Final = _science("op_sqrt", "√", tr("square root"), "√")
PI: Final = _science("const_pi", "π", tr("pi"), "π")
POWER: Final = _science("op_pow", "^", tr("power"), "^")
FACTORIAL: Final = _science("op_fact", "!", tr("factorial"), "!")
EULER: Final = _science("const_e", "e", tr("Euler's number"), "e")
SINE: Final = _science("fun_sin", "sin", tr("sine"), "s")
COSINE: Final = _science("fun_cos", "cos", tr("cosine"), "c")
TANGENT: Final = _science("fun_tan", "tan", tr("tangent"), "t")
LN: Final = _science("fun_ln", "ln", tr("natural logarithm"), "l")
LOG: Final = _science("fun_log", "log", tr("logarithm"), "L")
INVERSES: Final = {
    ROOT_KEY.id: _science("op_sqr", "x²", tr("squared"), "²"),
    SINE.id: _science("fun_arcsin", "sin⁻¹", tr("inverse sine"), "S"),
    COSINE.id: _science("fun_arccos", "cos⁻¹", tr("inverse cosine"), "C"),
    TANGENT.id: _science("fun_arctan", "tan⁻¹", tr("inverse tangent"), "T"),
    LN.id: _science("fun_exp", "eˣ", tr("exponential function"), "x"),
    LOG.id: _science("fun_10pow", "10ˣ", tr("ten to the power of"), "10^"),
}
"""A key's id -> the one in its place while inverse functions are shown."""


def science_rows(*, degrees: bool, inverse: bool) -> tuple[tuple[PadButton, ...], ...]:
    """The keys of the upper pad."""
    mode = PadButton(
        id=TOGGLE_MODE,
        text="RAD" if degrees else "DEG",
        desc=tr("switch to radians") if degrees else tr("switch to degrees"),
    )
    hide = tr("hide inverse functions") if inverse else tr("show inverse functions")
    toggle = PadButton(id=TOGGLE_INVERSE, text="INV", desc=hide)
    rows = (
        (ROOT_KEY, PI, POWER, FACTORIAL),
        (mode, SINE, COSINE, TANGENT),
        (toggle, EULER, LN, LOG),
    )
    if not inverse:
        return rows
    return tuple(tuple(INVERSES.get(key.id, key) for key in row) for row in rows)
