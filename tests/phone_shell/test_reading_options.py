"""How options of programs are read: in clusters, with values, by long names, anywhere."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("printf 'b\\na\\nb\\n' | sort -ru", "b\na\n"),
        ("printf 'b\\na\\nb\\n' | sort -r -u -", "b\na\n"),
        ("printf 'x:2\\ny:1\\n' | sort -t: -k2", "y:1\nx:2\n"),
        ("printf 'x:2\\ny:1\\n' | sort -t : -k 2", "y:1\nx:2\n"),
        ("printf 'x:2\\ny:1\\n' | sort -rt: -k2", "x:2\ny:1\n"),
        ("cut -d: -f 1,2 <<< a:b:c", "a:b\n"),
        ("head -n 1 -n 2 <<< 'a\nb\nc'", "a\nb\n"),
        ("head -n1 <<< 'a\nb'; head -c1 <<< ab", "a\na"),
        ("cd /data/local/tmp; echo a > ./-r; cat -- -r; cat ./-r", "a\na\n"),
        ("cd /data/local/tmp; echo b > f; sort f -r; cut f -c 1", "b\nb\n"),
        ("cut --output-delimiter=+ -d: -f1,2 <<< a:b; cut --output-delimiter + -d: -f1,2 <<< a:b",
         "a+b\na+b\n"),
        ("base64 --wrap=4 <<< ab; base64 --wrap 4 <<< ab; base64 --decode <<< YQ==",
         "YWIK\nYWIK\na"),
        ("echo a | tee --append /data/local/tmp/g -a; cat /data/local/tmp/g", "a\na\n"),
        ("timeout 5 echo -n -x; xargs echo -n <<< 'a b'", "-xa b"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("sort -q", "sort: Unknown option 'q' (see \"sort --help\")"),
        ("sort -rq", "sort: Unknown option 'q' (see \"sort --help\")"),
        ("sort -:", "sort: Unknown option ':' (see \"sort --help\")"),
        ("sort --nope", "sort: Unknown option 'nope' (see \"sort --help\")"),
        ("base64 --nope=1", "base64: Unknown option 'nope=1' (see \"base64 --help\")"),
        ("sort -k", "sort: Missing argument to -k (see \"sort --help\")"),
        ("sort -rk", "sort: Missing argument to -k (see \"sort --help\")"),
        ("base64 --wrap", "base64: Missing argument to --wrap (see \"base64 --help\")"),
        ("which", "which: Needs 1 argument (see \"which --help\")"),
        ("mkdir -p", "mkdir: Needs 1 argument (see \"mkdir --help\")"),
        ("chcon", "chcon: Needs 2 arguments (see \"chcon --help\")"),
        ("chcon a", "chcon: Needs 2 arguments (see \"chcon --help\")"),
        ("head -n x", "not integer: x"),
    ],
)  # fmt: skip
def test_complaints(lasting: Run, command: str, complaint: str) -> None:
    done = lasting(command)
    assert (done.stdout, done.code) == ("", 1)
    assert complaint in done.stderr


def test_a_terminal_is_prompted_for_each_line(phone: Phone) -> None:
    out, err = Collector(), Collector()
    typed = b"echo a\ncd /sdcard\nif true\nthen echo b; fi\nx=1; exit 3\necho never\n"
    code = asyncio.run(Shell(phone).interact(BytesInput(typed), out, err, prompt=True))
    at, below = "emu64x:/ # ", "emu64x:/sdcard # "
    assert out.data.decode() == f"{at}a\n{at}{below}> b\n{below}"
    assert (err.data, code) == (b"", 3)


def test_who_is_not_root_sees_a_dollar(phone: Phone) -> None:
    out = Collector()
    shell = Shell(phone, uid=2000)
    code = asyncio.run(shell.interact(BytesInput(b"echo $USER"), out, Collector(), prompt=True))
    assert (out.data, code) == (b"emu64x:/ $ shell\nemu64x:/ $ ", 0)


def test_a_mistake_in_a_typed_line_ends_that_line_only(phone: Phone) -> None:
    out, err = Collector(), Collector()
    code = asyncio.run(Shell(phone).interact(BytesInput(b"echo a; )\necho b\nfalse\n"), out, err))
    assert (out.data, code) == (b"b\n", 1)
    assert err.data == b"/system/bin/sh: <stdin>[1]: syntax error: unexpected ')'\n"
