"""What `$((...))` and `((...))` calculate, and what they refuse."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("", 0),
        ("  7  ", 7),
        ("0x1F", 31),
        ("0Xa", 10),
        ("2#101", 5),
        ("16#ff", 255),
        ("36#z", 35),
        ("7 % 3", 1),
        ("-7 % 3", -1),
        ("7 % -3", 1),
        ("-7 / -2", 3),
        ("7 / -2", -3),
        ("6 & 3", 2),
        ("6 | 3", 7),
        ("6 ^ 3", 5),
        ("~5", -6),
        ("- 5", -5),
        ("+5", 5),
        ("!5", 0),
        ("!0", 1),
        ("!-1", 0),
        ("-!0", -1),
        ("1 << 4", 16),
        ("256 >> 4", 16),
        ("1 << 64", 1),
        ("8 >> 65", 4),
        ("1 << 63", -(2**63)),
        ("9223372036854775807 + 1", -(2**63)),
        ("9223372036854775807", 2**63 - 1),
        ("2 == 2", 1),
        ("2 == 3", 0),
        ("2 != 2", 0),
        ("2 != 3", 1),
        ("2 <= 2", 1),
        ("3 <= 2", 0),
        ("2 >= 2", 1),
        ("1 >= 2", 0),
        ("2 < 2", 0),
        ("2 > 2", 0),
        ("2 && 3", 1),
        ("2 && 0", 0),
        ("0 && 2", 0),
        ("0 || 2", 1),
        ("2 || 0", 1),
        ("0 || 0", 0),
        ("1 ? 5 : 6", 5),
        ("0 ? 5 : 6", 6),
        ("0 ? 5 : 0 ? 6 : 7", 7),
        ("1, 2, 3", 3),
        ("(1, 2) + 1", 3),
        # How tightly each binds.
        ("10 - 4 - 3", 3),
        ("2 + 3 * 4 - 1", 13),
        ("100 / 10 / 5", 2),
        ("1 << 2 + 1", 8),
        ("1 < 2 << 1", 1),
        ("3 == 1 < 2", 0),
        ("6 & 3 == 3", 0),
        ("1 ^ 3 & 2", 3),
        ("4 | 1 ^ 5", 4),
        ("0 && 0 | 1", 0),
        ("1 || 0 && 0", 1),
        ("1 || 1 ? 4 : 5", 4),
        ("-2 * -3", 6),
        ("2 - -2", 4),
        # Variables; what is not set counts as nothing.
        ("a", 5),
        ("$a + a", 10),
        ("nothing", 0),
        ("nothing + 1", 1),
        ("_b + 1", 3),
        ("c", 6),
        ("a++ + a", 11),
        ("a-- + a", 9),
        ("++a + a", 12),
        ("--a + a", 8),
        ("-a++ + a", 1),
        ("a = 3, a", 3),
        ("a = _b = 9, a + _b", 18),
        ("a += 2", 7),
        ("a -= 2", 3),
        ("a *= 2", 10),
        ("a /= 2", 2),
        ("a %= 2", 1),
        ("a &= 4", 4),
        ("a |= 2", 7),
        ("a ^= 1", 4),
        ("a <<= 2", 20),
        ("a >>= 1", 2),
        ("a += 2, a *= 2, a", 14),
        ("1 ? a = 8 : 0", 8),
        ("(a = 2) * a", 4),
        ("_b = 4, _b", 4),
        ("0 && (a = 9), a", 5),
        ("1 || (a = 9), a", 5),
        ("1 ? 2 : (a = 9), a", 5),
        ("0 ? a++ : 2, a", 5),
        ("1 && (a = 9), a", 9),
        ("0 || (a = 9), a", 9),
        ("0 && 1 / 0", 0),
        ("0 && a, a = 7, a", 7),
        ("1 || a, a++, a", 6),
        ("1 ? 2 : a, a = 7, a", 7),
        ("1 || 1 % 0", 1),
        ("1 ? 3 : 1 / 0", 3),
    ],
)
def test_value(lasting: Run, expression: str, value: int) -> None:
    variables = "a=5 _b=2 c='a + 1'"
    assert lasting(f"{variables}; echo $(({expression}))").stdout == f"{value}\n"
    assert lasting(f"{variables}; (({expression}))").code == int(value == 0)


def test_what_is_assigned_stays(sh: Run) -> None:
    script = "a=5; : $((a++)) $((b = a * 2)) $((c += 1)); (( d = 7 )); let e=2 'f = e + 1'"
    assert sh(script + "; echo $a $b $c $d $e $f").stdout == "6 12 1 7 2 3\n"


@pytest.mark.parametrize(
    ("expression", "reason"),
    [
        ("1 +", "bad expression"),
        ("1 2", "bad expression"),
        ("(1 2)", "bad expression"),
        ("1 ? 2", "bad expression"),
        ("1 ? 2 3", "bad expression"),
        ("5 = 3", "bad expression"),
        ("++5", "bad expression"),
        ("@", "bad expression"),
        ("*", "bad expression"),
        ("2#3", "bad expression"),
        ("99#3", "bad expression"),
        ("1 / 0", "zero divisor"),
        ("1 % 0", "zero divisor"),
        ("x", "expression recurses on parameter 'x'"),
        ("1 + p", "expression recurses on parameter 'q'"),
    ],
)
def test_refused(lasting: Run, expression: str, reason: str) -> None:
    done = lasting(f"x='x + 1' p='q + 1' q='q + 2'; echo $(({expression})); echo never")
    assert (done.stdout, done.code) == ("", 1)
    assert done.stderr.startswith("/system/bin/sh: ")
    assert done.stderr.endswith(f": {reason}\n")


def test_expressions_in_variables_are_read_so_many_deep(lasting: Run) -> None:
    names = [f"v{number}" for number in range(12)]
    chain = "; ".join(f"{name}='{after} + 1'" for name, after in pairwise(names))
    assert lasting(f"{chain}; v11=1; echo $((v0))").stdout == "12\n"
