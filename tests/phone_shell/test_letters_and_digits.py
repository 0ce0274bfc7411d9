"""What no command knows: options of other letters, and digits that only look like numbers."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    "name",
    ["grep", "egrep", "md5sum", "sha1sum", "base64", "xxd", "cmp", "logcat", "log", "uname", "date",
     "seq", "ps", "nohup", "timeout"],
)  # fmt: skip
def test_a_letter_nobody_knows_is_told_by_the_commands_name(lasting: Run, name: str) -> None:
    done = lasting(f"{name} -X 1 2")
    assert (done.stdout, done.code) == ("", 1)
    assert done.stderr == f"{name}: Unknown option 'X' (see \"{name} --help\")\n"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("find / -maxdepth ٣", "find: not integer: ٣"),
        ("find / -links ٣", "find: not integer: ٣"),
        ("find / -size ٣c", "find: bad size '٣c'"),
        ("find / -perm ٧٧٧", "find: bad mode '٧٧٧'"),
        ("logcat -d -t ٣", 'logcat: -t "٣" not in time format'),
        ("logcat -d -T ٣.٣", 'logcat: -t "٣.٣" not in time format'),
        ("printf %d ٣", "printf: not a number '٣'"),
        ("kill ٣", "/system/bin/sh: kill: ٣: No such process"),
    ],
)
def test_digits_are_those_of_ascii(lasting: Run, script: str, complaint: str) -> None:
    assert lasting(script).stderr == f"{complaint}\n"


@pytest.mark.parametrize(
    "script",
    [
        "grep -IYabu 1", "egrep -IYabu 1", "ls -NQkXw /data/local/tmp", "md5sum -s -b", "base64 -i",
        "xxd -r -v -c 3 -g 2 -o 1", "cmp -l -n 3 /dev/null /dev/null",
        "logcat -d -D -L -f /x -r 1 -n 1 --uid=1",
        "log -b main x", "uname -s", "date -D x -I s", "seq -f %g 1", "ps -a -f -l -T -w -Z -u 0",
        "ps -A -U 0", "timeout -i 1 true",
    ],
)  # fmt: skip
def test_options_that_change_nothing_here_are_taken(lasting: Run, script: str) -> None:
    done = lasting(script, b"1\n")
    assert (done.stderr, done.code) == ("", 0)
