"""`env`, `printenv`, `pwd`, `test`, `true`, `false`, `ifconfig` and `clear`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected", "code"),
    [
        ("env -i", "", 0),
        ("env -i A=1 B=2", "A=1\nB=2\n", 0),
        ("env -i B=2 A=1 env", "A=1\nB=2\n", 0),
        ("env - A=1", "A=1\n", 0),
        ("env -i - A=1", "A=1\n", 0),
        ("env -i0 A=1 B=2 | tr '\\0' ,", "A=1,B=2,", 0),
        ("export X=1 Y=2; env -u X env | grep -E '^[XY]='", "Y=2\n", 0),
        ("export X=1 Y=2; env -u X -u Y | grep -c '^[XY]='", "0\n", 1),
        ("export X=1; env -uX X=2 | grep ^X=", "X=2\n", 0),
        ("env A=1 B=x=y sh -c 'echo $A$B'; echo $A", "1x=y\n\n", 0),
        ("A=1 env | grep ^A=", "A=1\n", 0),
        ("A=1; env | grep -c ^A=", "0\n", 1),
        ("env | grep ^HOME", "HOME=/\n", 0),
        ("env A=1 true; echo $?; env false; echo $?", "0\n1\n", 0),
        ("env > /dev/null; echo $?", "0\n", 0),
        ("printenv HOME TERM", "/\ndumb\n", 0),
        ("printenv HOME NOPE TERM", "/\ndumb\n", 1),
        ("printenv NOPE", "", 1),
        ("printenv -0 HOME TERM | tr '\\0' ,", "/,dumb,", 0),
        ("printenv --null HOME | tr '\\0' ,", "/,", 0),
        ("env -i A=1 B=2 printenv", "A=1\nB=2\n", 0),
        ("env -i A=1 B=2 printenv -0 | tr '\\0' ,", "A=1,B=2,", 0),
        ("cd /sdcard; pwd; pwd -L; pwd -P", "/sdcard\n/sdcard\n/storage/emulated/0\n", 0),
        ("cd /sdcard; /system/bin/pwd; env pwd -P; env pwd > /dev/null; echo $?",
         "/sdcard\n/storage/emulated/0\n0\n", 0),
        ("[ a = a ]; echo $?; [ a = b ]; echo $?", "0\n1\n", 0),
        ("test a = a; echo $?; test a = ]; echo $?; test; echo $?", "0\n1\n1\n", 0),
        ("[ ]", "", 1),
        ("true a b", "", 0),
        ("false a b", "", 1),
        ("sync; echo $?", "0\n", 0),
        ("clear", "\x1b[2J\x1b[H", 0),
        ("clear > /dev/null; echo $?", "0\n", 0),
        ("ifconfig -a | head -n 1", "wlan0     Link encap:Ethernet  HWaddr 02:15:b2:00:00:00\n", 0),
        ("ifconfig -S lo | tail -n 1",
         "          inet addr:127.0.0.1  Mask:255.0.0.0 \n", 0),
        ("ifconfig | tail -n 1",
         "          inet addr:10.0.2.16  Bcast:10.0.2.255  Mask:255.255.255.0 \n", 0),
        ("svc wifi disable; ifconfig | wc -l", "1\n", 0),
        ("ifconfig lo > /dev/null; echo $?; ifconfig > /dev/null; echo $?", "0\n0\n", 0),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", code)


@pytest.mark.parametrize(
    ("script", "complaint", "code"),
    [
        ("[ a = a", "/system/bin/sh: [: missing ]", 2),
        ("[", "/system/bin/sh: [: missing ]", 2),
        ("ifconfig eth9", "ifconfig: eth9: No such device", 1),
        ("env -X", "env: Unknown option 'X' (see \"env --help\")", 1),
        ("env -u", 'env: Missing argument to -u (see "env --help")', 1),
        ("printenv -X", "printenv: Unknown option 'X' (see \"printenv --help\")", 1),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == ("", f"{complaint}\n", code)
