"""Descriptors: duplicated, closed, opened by name, kept by `exec`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "printed", "complaint"),
    [
        ("echo a 3>&1 >&3", "a\n", ""),
        ("{ echo a; echo b >&2; } 2>&1 >/dev/null", "b\n", ""),
        ("{ echo a; echo b >&2; } 3>&1 1>&2 2>&3", "b\n", "a\n"),
        ("{ echo a; echo b >&2; } >f 2>&1; cat f", "a\nb\n", ""),
        ("{ echo a; echo b >&2; } &>f; cat f; { echo c; echo d >&2; } &>>f; cat f",
         "a\nb\na\nb\nc\nd\n", ""),
        ("{ echo a; echo b >&2; } >&f; cat f", "a\nb\n", ""),
        ("echo a >f; echo b >|f; cat f; echo c >>f; cat f; echo d 1>f; cat <f", "b\nb\nc\nd\n", ""),
        ("echo a 1>>f 2>g; cat f g", "a\n", ""),
        ("echo a>f; cat 0<f; cat <>f; cat<f -", "a\na\na\n", ""),
        ("echo 1>f; cat f; echo 2 >f; cat f; echo x1>f; cat f", "\n2\nx1\n", ""),
        ("echo a >f >g; cat f; cat g", "a\n", ""),
        ("echo a >f; echo b >g; cat <f <g", "b\n", ""),
        ("echo a >&-; echo b 2>&-; ls /nope 2>&-; cat <&-; echo c", "b\nc\n", ""),
        ("exec 3>f; echo a >&3; echo b >&3; exec 3>&-; cat f", "a\nb\n", ""),
        ("echo a >f; exec <f; read x; echo $x; cat", "a\n", ""),
        ("exec 4<<< 'a b'; read x <&4; echo $x", "a b\n", ""),
        ("exec 3>&1 >f; echo a; exec >&3; echo b; cat f", "b\na\n", ""),
        ("(exec >f; echo a); echo b; cat f", "b\na\n", ""),
        ("exec 2>f; ls /nope; exec 2>&1; cat f", "ls: /nope: No such file or directory\n", ""),
        ("exec; echo a; exec 5>&1; echo b >&5", "a\nb\n", ""),
        ("echo a >/dev/stderr; echo b >/dev/stdout; echo c >/dev/fd/2", "b\n", "a\nc\n"),
        ("echo a >/proc/self/fd/1; echo b | cat </dev/stdin; echo c | cat </dev/fd/0",
         "a\nb\nc\n", ""),
        ("echo a | cat </proc/self/fd/0; echo b >/proc/self/fd/2; echo c >/dev/fd/1",
         "a\nc\n", "b\n"),
        ("head -c 3 </dev/zero | wc -c; cat </dev/null; echo a >/dev/null", "3\n", ""),
        ("x=f; echo a >$x; echo b >\"$x g\"; cat f 'f g'", "a\nb\n", ""),
        ("n=2; echo a >&$n; cat <<<$n; cat <<< \"a  $n\"", "2\na  2\n", "a\n"),
        (">f; >g echo a; cat g; <g cat; 2>h ls /nope; wc -l <h", "a\na\n1\n", ""),
        ("while read x; do echo -$x; done <<< a; if true; then echo b; fi >f; cat f",
         "-a\nb\n", ""),
        ("case a in a) echo a;; esac >f; [[ a ]] >g; (echo b) >>f; cat f g", "a\nb\n", ""),
        ("{ cat; } <<E >f; cat f\na\nE", "a\n", ""),
        ("printf 'a\\nb\\n' | { read x; cat; echo $x; }", "b\na\n", ""),
        ("echo a |\ncat | cat; yes | head -n 1; echo b | true", "a\ny\n", ""),
        ("{ echo a >&2; } 2>&1 | cat; ls /nope 2>&1 | wc -l", "a\n1\n", ""),
        ("x=$(ls /nope 2>&1); echo $x; y=$(echo a >&2); echo [$y]",
         "ls: /nope: No such file or directory\n[]\n", "a\n"),
        ("echo new >f; stat -c %a f; echo more >>f; echo again >f; stat -c %a f", "666\n666\n", ""),
    ],
)  # fmt: skip
def test_where_it_goes(sh: Run, script: str, printed: str, complaint: str) -> None:
    done = sh("cd /data/local/tmp; " + script)
    assert (done.stdout, done.stderr) == (printed, complaint)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("cat </nope", "can't open /nope: No such file or directory"),
        ("cat </sdcard", "can't open /sdcard: Is a directory"),
        ("echo a >/sdcard", "can't create /sdcard: Is a directory"),
        ("echo a >>/sdcard", "can't create /sdcard: Is a directory"),
        ("echo a >/nope/x", "can't create /nope/x: No such file or directory"),
        ("{ echo a; } >/nope/x", "can't create /nope/x: No such file or directory"),
        ("echo a >&9", ">&9: bad file descriptor"),
        ("cat <&9", ">&9: bad file descriptor"),
        ("exec 3>&9", ">&9: bad file descriptor"),
        ("x=1 >/nope/x", "can't create /nope/x: No such file or directory"),
    ],
)
def test_what_cannot_be_opened(sh: Run, script: str, complaint: str) -> None:
    done = sh(script + "; echo $? $x")
    assert (done.stdout.strip(), done.stderr) == ("1", f"/system/bin/sh: {complaint}\n")
