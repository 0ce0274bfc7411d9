"""The characters of a formula, one for each key, and how they are shown.

A formula is a text of one character a token, as Google's build keeps it in its field: B-MoCA's
checks read `c60` there for cos(60) and `l1234` for ln(1234). The characters of the other functions
are our own choice.
"""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"
DIGITS: Final = "0123456789"
POINT: Final = "."
CONSTANTS: Final = "πe"
ROOT: Final = "√"
FUNCTIONS: Final = {
    "s": "sin(",
    "c": "cos(",
    "t": "tan(",
    "S": "sin⁻¹(",
    "C": "cos⁻¹(",
    "T": "tan⁻¹(",
    "l": "ln(",
    "L": "log(",
    "x": "exp(",
}
"""A function's character, its bracket included -> what is shown for it."""
TRIGONOMETRIC: Final = "sctSCT"
"""Those whose values hang on the mode."""
BINARY: Final = f"+{MINUS}×÷^"
ADDITIVE: Final = f"+{MINUS}"
SUFFIXES: Final = "!%²"
OPENING: Final = f"({''.join(FUNCTIONS)}"
KNOWN: Final = f"{DIGITS}{POINT}{CONSTANTS}{ROOT}{BINARY}{SUFFIXES}{OPENING})"
PASTED: Final = {"-": MINUS, "*": "×", "/": "÷", "·": "×", "–": MINUS, ",": "", " ": ""}
"""What people write elsewhere -> the character that stands for it here; "" = it is left out."""


def spelled(formula: str) -> str:
    """A formula as it is drawn: functions by their names, numbers with commas."""
    parts, whole, fraction = [], "", False
    for sign in f"{formula} ":
        if sign in DIGITS and not fraction:
            whole += sign
            continue
        parts.append(grouped(whole))
        whole, fraction = "", sign == POINT or (fraction and sign in DIGITS)
        parts.append(FUNCTIONS.get(sign, sign))
    return "".join(parts).rstrip()


def grouped(whole: str) -> str:
    """The digits of a whole number in groups of three."""
    first = len(whole) % 3
    groups = [whole[:first], *(whole[at : at + 3] for at in range(first, len(whole), 3))]
    return ",".join(group for group in groups if group)
