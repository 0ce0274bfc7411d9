"""What `test`, `[` and `[[` hold for true."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

BOTH = [
    ("-e f", True), ("-e nope", False), ("-a f", True), ("-f f", True), ("-f d", False),
    ("-d d", True), ("-d f", False), ("-c /dev/null", True), ("-c f", False),
    ("-b /dev/null", False),
    ("-p f", False), ("-S f", False), ("-s f", True), ("-s empty", False), ("-L l", True),
    ("-L f", False), ("-h l", True), ("-h f", False), ("-e l", True), ("-u u", True),
    ("-u f", False),
    ("-g g", True), ("-g f", False), ("-k k", True), ("-k f", False),
    ("-O f", True), ("-G f", True),
    ("-O nope", False), ("-r f", True), ("-w f", True), ("-r nope", False), ("-x f", False),
    ("-x x", True), ("-x d", True), ("-x o", True), ("-f ''", False), ("-d ''", False),
    ("-t 1", False), ("-v HOME", True), ("-v nothing_like_it", False), ("-z ''", True),
    ("-z a", False), ("-n a", True), ("-n ''", False), ("a", True), ("''", False),
    ("! a", False), ("! ''", True), ("! -e nope", True), ("! a = b", True), ("! a = a", False),
    ("a = a", True), ("a = b", False), ("a == a", True), ("a == b", False), ("a != b", True),
    ("a != a", False), ("1 -eq 1", True), ("1 -eq 2", False), ("1 -ne 1", False), ("1 -ne 2", True),
    ("1 -lt 2", True), ("2 -lt 2", False), ("2 -le 2", True), ("3 -le 2", False), ("2 -gt 1", True),
    ("2 -gt 2", False), ("2 -ge 2", True), ("1 -ge 2", False), ("1+1 -eq 2", True),
    ("-5 -lt 3", True), ("f -nt nope", True), ("nope -nt f", False), ("nope -ot f", True),
    ("f -ot nope", False), ("nope -ef nope", False), ("f -ef f", True), ("f -ef d", False),
    ("f -ef l", True), ("'' -nt f", False), ("f -nt ''", True), ("f -nt f", False),
]  # fmt: skip

MADE = (
    "cd /data/local/tmp; mkdir d; echo 1 > f; > empty; ln -s f l; for n in u g k x o;"
    "do > $n; done; chmod 4600 u; chmod 2600 g; chmod 1600 k; chmod 700 x; chmod 601 o;"
    "chmod 600 f; "
)


@pytest.fixture
def made(sh: Run) -> Run:
    """Runs tests where there are some files."""
    return lambda script: sh(MADE + script)


@pytest.mark.parametrize("opener", ["[", "[["])
def test_conditions_of_both(made: Run, opener: str) -> None:
    closer = "]" * len(opener)
    script = "\n".join(f"{opener} {condition} {closer}; echo $?" for condition, _ in BOTH)
    done = made(script)
    assert done.stderr == ""
    answers = [answer == "0" for answer in done.stdout.split()]
    assert [(test, answer) for (test, _), answer in zip(BOTH, answers, strict=True)] == BOTH


@pytest.mark.parametrize(
    ("condition", "status"),
    [
        ("", 1),
        ("-n", 0),
        ("!", 0),
        ("-f = -f", 0),
        ("! = !", 0),
        ("! = a", 1),
        ("'(' = '('", 0),
        ("! ! a", 0),
        ("! ! ''", 1),
        ("! -z a", 0),
        ("a -a b", 0),
        ("a -a ''", 1),
        ("'' -a b", 1),
        ("'' -o b", 0),
        ("a -o ''", 0),
        ("'' -o ''", 1),
        ("'' -o a -a ''", 1),
        ("a -o '' -a ''", 0),
        ("a -a b -a ''", 1),
        ("'' -o '' -o b", 0),
        ("! '' -a a", 0),
        ("! a -o a", 0),
        ("'(' '' -o a ')' -a b", 0),
        ("'(' a -o a ')' -a ''", 1),
        ("'(' a ')'", 0),
        ("'(' '' ')'", 1),
        ("! '(' a = b ')'", 0),
        ("'(' a = a", 2),
        ("a = b c", 2),
        ("a b", 2),
        ("a b c", 2),
        ("-n a -a -z ''", 0),
        ("-e /sdcard -a -d /sdcard -a ! -f /sdcard", 0),
        ("a '<' b", 0),
        ("b '<' a", 1),
        ("b '>' a", 0),
        ("a '>' a", 1),
        ("a -eq 1/0", 2),
    ],
)
def test_expressions_of_test(lasting: Run, condition: str, status: int) -> None:
    assert lasting(f"[ {condition} ]").code == status
    assert lasting(f"test {condition}").code == status


@pytest.mark.parametrize(
    ("condition", "complaint"),
    [
        ("a b", "b: unexpected operator/operand"),
        ("'(' a = a", "expression error"),
        ("a = a -a", "expression error"),
        ("1 -eq 1/0", "1/0: zero divisor"),
        ("1 -eq '1 +'", "1 +: bad expression"),
    ],
)
def test_complaints(lasting: Run, condition: str, complaint: str) -> None:
    done = lasting(f"[ {condition} ]; echo $?")
    assert (done.stdout, done.stderr) == ("2\n", f"/system/bin/sh: [: {complaint}\n")


@pytest.mark.parametrize(
    ("condition", "status"),
    [
        ("abc == a*", 0),
        ("abc == b*", 1),
        ("abc = a?c", 0),
        ("abc != a*", 1),
        ("abc != b*", 0),
        ("abc == 'a*'", 1),
        ("'a*' == \"a*\"", 0),
        ("abc == [a-c]*", 0),
        ("$x == 'a b'", 0),
        ("$nothing == ''", 0),
        ("$nothing", 1),
        ("-n $nothing", 1),
        ("-z $nothing", 0),
        ("-n $x", 0),
        ("a < b", 0),
        ("b < a", 1),
        ("b > a", 0),
        ("a > b", 1),
        ("a && ''", 1),
        ("'' && a", 1),
        ("a && b", 0),
        ("a && b && ''", 1),
        ("'' || a", 0),
        ("a || ''", 0),
        ("'' || ''", 1),
        ("'' || '' || a", 0),
        ("a || '' && ''", 0),
        ("( a || '' ) && ''", 1),
        ("( a )", 0),
        ("( '' )", 1),
        ("! ( a && '' )", 0),
        ("! a", 1),
        ("! ! a", 0),
        ("! '' && a", 0),
        ("'!'", 0),
        ("a\n&&\nb", 0),
        ("-f == -f", 0),
        ("-eq", 0),
        ("a ==", 2),
        ("( a", 2),
        ("a )", 2),
        ("a b", 2),
        ("&& a", 2),
        ("a &&", 2),
    ],
)
def test_expressions_of_double_brackets(lasting: Run, condition: str, status: int) -> None:
    done = lasting(f"x='a b'; [[ {condition} ]]")
    assert done.code == status
    assert done.stderr == ("/system/bin/sh: [[: expression error\n" if status == 2 else "")
