"""Where output goes and input comes from."""

from __future__ import annotations

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run


def test_output_replaces_and_is_appended(sh: Run, files: FileSystem) -> None:
    sh("echo one > /sdcard/a.txt; echo two >> /sdcard/a.txt")
    assert files.read("/sdcard/a.txt") == b"one\ntwo\n"
    sh("> /sdcard/a.txt")
    assert files.read("/sdcard/a.txt") == b""


def test_errors_go_their_own_way(sh: Run) -> None:
    both = sh("ls /nope")
    assert (both.stdout, both.stderr) == ("", "ls: /nope: No such file or directory\n")
    assert sh("ls /nope 2>/dev/null").stderr == ""
    assert sh("ls /nope 2>&1").stdout == "ls: /nope: No such file or directory\n"
    assert sh("ls /nope > /sdcard/x 2>&1; cat /sdcard/x").stdout.startswith("ls: ")
    assert sh("echo oops >&2").stderr == "oops\n"
    assert sh("ls /nope &> /dev/null").stderr == ""


def test_a_file_is_read(sh: Run) -> None:
    assert sh("echo text > /sdcard/a; cat < /sdcard/a; wc -c < /sdcard/a").stdout == "text\n5\n"


def test_the_scripts_own_input_is_read(sh: Run) -> None:
    assert sh("cat; echo end", b"from outside\n").stdout == "from outside\nend\n"


def test_here_documents(sh: Run) -> None:
    script = "x=1\ncat <<END\nvalue $x $((1 + 1))\nEND\ncat <<'END'\nplain $x\nEND\necho after"
    assert sh(script).stdout == "value 1 2\nplain $x\nafter\n"
    assert sh("cat <<-END | tr a-z A-Z\n\ttabs\n\tEND\n").stdout == "TABS\n"
    assert sh("cat <<A; cat <<B\none\nA\ntwo\nB\n").stdout == "one\ntwo\n"


def test_what_cannot_be_opened_is_said(sh: Run) -> None:
    result = sh("echo x > /x; echo $?; cat < /nope; echo $?")
    assert result.stdout == "1\n1\n"
    assert result.stderr == (
        "/system/bin/sh: can't create /x: Read-only file system\n"
        "/system/bin/sh: can't open /nope: No such file or directory\n"
    )


def test_a_group_and_a_loop_can_be_redirected(sh: Run) -> None:
    script = "for x in 1 2; do echo $x; done > /sdcard/n; { cat; } < /sdcard/n"
    assert sh(script).stdout == "1\n2\n"


def test_exec_redirects_the_rest(sh: Run) -> None:
    result = sh("exec > /sdcard/log; echo kept; echo shown >&2")
    assert (result.stdout, result.stderr) == ("", "shown\n")
