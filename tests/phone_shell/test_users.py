"""Who somebody is, and shells for others: `id`, `whoami`, `groups`, `su`, `run-as` and `sh`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

NAMES = [
    "input", "log", "adb", "sdcard_rw", "sdcard_r", "ext_data_rw", "ext_obb_rw", "net_bt_admin",
    "net_bt", "inet", "net_bw_stats", "readproc", "uhid",
]  # fmt: skip
NUMBERS = [1004, 1007, 1011, 1015, 1028, 1078, 1079, 3001, 3002, 3003, 3006, 3009, 3011]
GROUPS = ",".join(f"{number}({name})" for number, name in zip(NUMBERS, NAMES, strict=True))


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("su shell whoami", "shell\n"),
        ("su shell groups", f"shell {' '.join(NAMES)}\n"),
        ("su shell id", f"uid=2000(shell) gid=2000(shell) groups=2000(shell),{GROUPS} "
               "context=u:r:shell:s0\n"),
        ("su shell id -u", "2000\n"),
        ("su shell id -g", "2000\n"),
        ("su shell id -un", "shell\n"),
        ("su shell id -gn", "shell\n"),
        ("su shell id -G", f"2000 {' '.join(map(str, NUMBERS))}\n"),
        ("su shell id -Z", "u:r:shell:s0\n"),
        ("whoami; id -un; id -u; id -G | cut -d ' ' -f 1,2", "root\nroot\n0\n0 1004\n"),
        ("su root whoami", "root\n"),
        ("su 0 id", f"uid=0(root) gid=0(root) groups=0(root),{GROUPS} context=u:r:su:s0\n"),
        ("su 0 id -Z", "u:r:su:s0\n"),
        ("echo whoami | su", "root\n"),
        ("echo 'whoami; echo $(id -u)' | su shell", "shell\n2000\n"),
        ("su u0_a17 id -u; id -u", "10017\n0\n"),
        ("su 0 sh -c 'exit 3'; echo $?", "3\n"),
        ("x=1; su 0 sh -c 'x=2'; echo $x", "1\n"),
        ("run-as com.android.settings pwd; pwd", "/data/data/com.android.settings\n/\n"),
        ("run-as com.android.settings id -u", "1000\n"),
        ("echo pwd | run-as com.android.settings", "/data/data/com.android.settings\n"),
        ("sh -c 'echo $0 $# $*' name a b", "name 2 a b\n"),
        ("sh -c 'echo $# $*'", "0\n"),
        ("sh -c 'echo $0' other", "other\n"),
        ("sh -ec 'false; echo no'; echo $?", "1\n"),
        ("sh -e -c 'false; echo no'; echo $?", "1\n"),
        ("sh -c 'set -e; echo $-' | grep -c c; true", "0\n"),
        ("set -e; sh -c 'false; echo yes'", "yes\n"),
        ("f() { echo mine; }; sh -c f 2> /dev/null; echo $?", "127\n"),
        ("echo 'echo $0 $# $1' > /data/local/tmp/s; sh /data/local/tmp/s a b",
         "/data/local/tmp/s 2 a\n"),
        ("echo 'echo a; exit 4; echo b' > /data/local/tmp/s; sh /data/local/tmp/s; echo $?",
         "a\n4\n"),
        ("echo 'echo $#; exit 5' | sh; echo $?", "0\n5\n"),
        ("echo false | sh; echo $?", "1\n"),
        ("echo 'false; echo no' | sh -e; echo $?", "1\n"),
        ("sh -c 'cd /sdcard; x=2'; pwd", "/\n"),
        ("which sh cat", "/system/bin/sh\n/system/bin/cat\n"),
        ("which nope cat nope; echo $?", "/system/bin/cat\n1\n"),
        ("which -a cat; echo $?", "/system/bin/cat\n0\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "complaint", "code"),
    [
        ("su nobody_such id", "su: invalid uid/gid 'nobody_such'\n", 1),
        ("run-as", "usage: run-as <package-name> [--user <uid>] <command> [<args>]\n", 1),
        ("run-as com.none id", "run-as: unknown package: com.none\n", 1),
        ("sh -c", "/system/bin/sh: -c: requires an argument\n", 1),
        ("sh /nope", "/system/bin/sh: /nope: No such file or directory\n", 127),
        ("sh /sdcard", "/system/bin/sh: /sdcard: No such file or directory\n", 127),
        ("which nope", "", 1),
    ],
)  # fmt: skip
def test_complaints(lasting: Run, script: str, complaint: str, code: int) -> None:
    done = lasting(script)
    assert (done.stdout, done.stderr, done.code) == ("", complaint, code)
