"""Commands of the shell's own: `cd`, `eval`, `.`, `trap`, `type`, `shift`, `umask`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

NAME = "/system/bin/sh"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # Where it is.
        ("cd /sdcard/Download; pwd; echo $PWD $OLDPWD; cd ..; pwd; cd; pwd",
         "/sdcard/Download\n/sdcard/Download /\n/sdcard\n/\n"),
        ("cd /sdcard; cd /data; cd -; cd -; pwd", "/sdcard\n/data\n/data\n"),
        ("cd /sdcard/./Download//..; pwd; cd /../..; pwd", "/sdcard\n/\n"),
        ("cd /sdcard; pwd -P; pwd -L; cd -P /data; pwd; cd -L -- /sdcard; pwd",
         "/storage/emulated/0\n/sdcard\n/data\n/sdcard\n"),
        ("HOME=/data; cd; pwd; unset HOME; cd; pwd", "/data\n/\n"),
        ("cd /data; (cd /sdcard); pwd; cd /sdcard | true; pwd", "/data\n/data\n"),
        # Text as script.
        ("eval echo 'a  b' c; eval; echo $?; eval ''; echo $?", "a b c\n0\n0\n"),
        ("x='echo $y'; y=2; eval $x; eval \"eval $x\"; false; eval; echo $?", "2\n2\n0\n"),
        ("eval 'f() { echo a; }'; f; eval 'exit 3'; echo never", "a\n"),
        ("for i in 1 2; do eval break; done; echo $i", "1\n"),
        # A file as script.
        ("cd /data/local/tmp; echo 'x=1; echo $1 $#' > s; . ./s; echo $x; . ./s a b; echo $#",
         "0\n1\na 2\n0\n".replace("0\n1", " 0\n1", 1).lstrip()),
        ("cd /data/local/tmp; set -- q; echo 'echo $1; return 4; echo n' > s; source ./s; echo $?",
         "q\n4\n"),
        ("cd /data/local/tmp; echo 'set -- x y' > s; set -- q; . ./s a; echo $*", "q\n"),
        # Traps.
        ("trap 'echo a' EXIT; trap 'echo b' 0; echo c", "c\nb\n"),
        ("trap 'echo a' EXIT; trap - EXIT; echo b", "b\n"),
        ("trap 'echo a $?' EXIT; (exit 3)", "a 3\n"),
        ("trap 'echo a' EXIT; (echo b); x=$(echo c); echo $x", "b\nc\na\n"),
        ("trap 'echo a' INT TERM 2 15; echo b", "b\n"),
        # What a name is.
        ("command -v ls cd; f() { :; }; command -v f; command -V cd",
         "/system/bin/ls\ncd\nf\n"
         "cd is a shell builtin\n"),
        ("command -v nothing_like_it; echo $?; whence ls", "1\nls is /system/bin/ls\n"),
        ("builtin echo a; command echo b; command cd /data; pwd", "a\nb\n/data\n"),
        ("echo() { :; }; command echo a; type echo", "a\necho is a function\n"),
        # Parameters.
        ("set -- a b c; shift; echo $*; shift 2; echo $#; shift 0; echo $?; set -- a; shift 0;"
         "echo $*", "b c\n0\n0\na\n"),
        ("set -- a b; shift 2; echo $#", "0\n"),
        # Others.
        (": a b; echo $?; alias x=y; echo $?; umask; umask 022; echo $?; true a; echo $?",
         "0\n0\n0000\n0\n0\n"),
        ("let; echo $?; let 1 0; echo $?; let 0 1; echo $?; let 'x = 2' 'y = x * 2'; echo $x$y",
         "1\n1\n0\n24\n"),
        ("[ 1 ]; echo $?; exec; echo a", "0\na\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize(
    ("script", "printed", "complaint"),
    [
        ("cd /nope; echo $?; pwd", "2\n/\n", "cd: /nope: No such file or directory"),
        ("> /sdcard/f; cd /sdcard/f; echo $?", "2\n", "cd: /sdcard/f: Not a directory"),
        (".; echo $?", "1\n", ".: missing argument"),
        (". /nope; echo $?", "1\n", ".: /nope: No such file or directory"),
        (". /sdcard; echo $?", "1\n", ".: /sdcard: No such file or directory"),
        ("shift -1; echo $?", "1\n", "shift: -1: bad number"),
        ("shift; echo $?", "1\n", "shift: nothing to shift"),
        ("kill %1; echo $?", "1\n", "kill: %1: no such job"),
        ("eval 'echo )'; echo never", "", "<stdin>[1]: syntax error: unexpected ')'"),
        ("/sdcard; echo $?", "126\n", "/sdcard: can't execute: Is a directory"),
        ("/nope/x; echo $?", "127\n", "/nope/x: inaccessible or not found"),
        ("''; echo $?", "127\n", ": inaccessible or not found"),
        ("echo x >&7; echo $?", "1\n", ">&7: bad file descriptor"),
    ],
)
def test_complaints(sh: Run, script: str, printed: str, complaint: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr) == (printed, f"{NAME}: {complaint}\n")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("./s a 'b c'", "./s a 2\n"),
        ("x=1; ./s; echo $?", "./s 0\n0\n".replace("s 0", "s  0", 1).replace("  ", " ")),
        ("$PWD/s a", "/data/local/tmp/s a 1\n"),
        ("PATH=/data/local/tmp:$PATH; s a b; which s; command -v s; type s",
         "/data/local/tmp/s a 2\n/data/local/tmp/s\n/data/local/tmp/s\ns is /data/local/tmp/s\n"),
        ("PATH=/nope; s; ls; echo $?", "127\n"),
        ("PATH=; ls; echo $?; /system/bin/echo a; unset PATH; ls; echo $?", "127\na\n127\n"),
        ("chmod 644 s; ./s; echo $?; PATH=$PWD:$PATH; s; echo $?; command -v s; echo $?",
         "126\n126\n1\n"),
        ("chmod 601 s; command -v ./s; chmod 644 s; command -v ./s; echo $?", "./s\n1\n"),
        ("PATH=$PWD; chmod 601 s; command -v s; s",
         "/data/local/tmp/s\n/data/local/tmp/s 0\n"),
        ("command -v /system/bin/ls /nope/ls; echo $?; type ./nope; echo $?",
         "/system/bin/ls\n1\n1\n"),
        ("/bin/echo a; /vendor/bin/echo b; /data/echo c; echo $?", "a\nb\n127\n"),
        ("printf 'MZ\\0' > s; ./s; echo $?", "126\n"),
        ("echo 'exit 4' > s; ./s; echo $?; echo 'echo a; nope' > s; ./s; echo $?", "4\na\n127\n"),
        ("cp s /sdcard/s; chmod 755 /sdcard/s; /sdcard/s; echo $?", "126\n"),
        ("echo 'x=2; cd /; f() { :; }' > s; x=1; ./s; echo $x; pwd", "1\n/data/local/tmp\n"),
    ],
)  # fmt: skip
def test_programs_that_are_scripts(sh: Run, script: str, expected: str) -> None:
    made = "cd /data/local/tmp; echo 'echo $0 $1 $#' > s; chmod 755 s; "
    assert sh(made + script).stdout == expected


def test_a_file_that_is_no_script_is_refused(sh: Run) -> None:
    done = sh("cd /data/local/tmp; printf 'MZ\\0' > s; chmod 755 s; ./s")
    assert done.stderr == f"{NAME}: ./s: not executable: magic 4d5a\n"
    done = sh("cd /data/local/tmp; echo > t; ./t")
    assert done.stderr == f"{NAME}: ./t: can't execute: Permission denied\n"
