"""Numbers as Android writes them in the United States, while they are typed and after."""

from __future__ import annotations

from typing import Final

LOCAL, LONGEST = 7, 10
"""So many digits have numbers without an area code, and with one."""
SEPARATORS: Final = " ()-"
"""What Android puts in by itself."""


def bare(number: str) -> str:
    """A number without whatever people write between its digits."""
    return "".join(char for char in number if char not in SEPARATORS + "./")


def as_typed(text: str) -> str:
    """A number with the separators that Android puts in between while it is typed.

    Numbers with signs for pauses or codes, too long ones and those of other countries have none.
    """
    plain = "".join(char for char in text if char not in SEPARATORS)
    plus, digits = plain.startswith("+"), plain.removeprefix("+")
    if not digits.isdecimal():
        return plain
    if plus:
        return f"+1 {_dashed(digits[1:])}".rstrip() if _fits(digits) else plain
    if digits.startswith("1") and len(digits) > 1:
        return f"1 {_dashed(digits[1:])}" if _fits(digits) else plain
    return _local(digits) if len(digits) <= LONGEST else plain


def _fits(digits: str) -> bool:
    return digits.startswith("1") and len(digits) <= LONGEST + 1


def _local(digits: str) -> str:
    """Seven digits have one dash, more than seven an area code in brackets."""
    if len(digits) <= 3:
        return digits
    if len(digits) <= LOCAL:
        return f"{digits[:3]}-{digits[3:]}"
    return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"


def _dashed(digits: str) -> str:
    """The groups after the country's number."""
    groups = (digits[:3], digits[3:6], digits[6:])
    return "-".join(group for group in groups if group)


def shown_number(number: str) -> str:
    """A whole number as it is shown on a card; one that is not whole as it was typed."""
    digits = "".join(char for char in number if char.isdecimal())
    whole = len(digits) == LONGEST or (len(digits) == LONGEST + 1 and digits.startswith("1"))
    return as_typed(number) if whole else number


def called_number(number: str) -> str:
    """A number as the screen of a call shows it: from seven digits on as while it is typed.

    Fewer digits stay as they are, as do those behind a 1 that make no whole number: the screens
    that B-MoCA's checks were written for (gimme1dollar/b-moca, 9c56c16) have 311311 and 1234578,
    but 223-4458 and (264) 451-193.
    """
    is_local = number.isdecimal() and len(number) >= LOCAL and not number.startswith("1")
    return as_typed(number) if is_local else shown_number(number)
