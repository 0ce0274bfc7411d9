"""Which parts of loops, `case` and functions run, and with what status."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # Loops.
        ("for x in 1 2 3; do echo $x; [ $x = 2 ] && break; done; echo $? $x", "1\n2\n0 2\n"),
        ("for x in 1 2; do for y in a b; do echo $x$y; break 2; done; done; echo e", "1a\ne\n"),
        ("for x in 1 2; do for y in a b; do echo $x$y; continue 2; done; done", "1a\n2a\n"),
        ("for x in 1 2; do for y in a b; do echo $x$y; break 1; done; done", "1a\n2a\n"),
        ("for x in 1 2; do for y in a b; do echo $x$y; break x; done; done", "1a\n2a\n"),
        ("for x in 1 2; do for y in a b; do echo $x$y; continue 0; done; done",
         "1a\n1b\n2a\n2b\n"),
        ("set -- a 'b c'; for x; do echo $x; done; for x do echo $x; done", "a\nb c\na\nb c\n"),
        ("for x in; do echo $x; done; echo $?", "0\n"),
        ("false; for x in; do :; done; echo $?", "0\n"),
        ("for x in a b\ndo\necho $x\ndone; for x\nin c\ndo echo $x; done", "a\nb\nc\n"),
        ("for x in 1 2 do; do echo $x; done; for x in 3; do echo $x; done",
         "1\n2\ndo\n3\n"),
        ("for x in a b; do false; done; echo $?", "1\n"),
        ("for x in a; do false; break; done; echo $?", "0\n"),
        ("while false; do :; done; echo $?; false; while false; do :; done; echo $?", "0\n0\n"),
        ("i=0; while [ $i -lt 2 ]; do i=$((i+1)); (exit $i); done; echo $?", "2\n"),
        ("until true; do :; done; echo $?; until [ $x ]; do x=1; (exit 5); done; echo $?",
         "0\n5\n"),
        ("while :; do (exit 3); break; done; echo $?", "0\n"),
        ("i=0; while :; do i=$((i+1)); [ $i = 2 ] && continue; echo $i; [ $i = 3 ] && break; done",
         "1\n3\n"),
        ("while true\ndo\nbreak\ndone\nuntil false\ndo\nbreak\ndone\necho a", "a\n"),
        ("while echo a; false; do :; done; until echo b; true; do :; done", "a\nb\n"),
        # Conditions.
        ("if false; then :; fi; echo $?; if true; then (exit 3); fi; echo $?", "0\n3\n"),
        ("if false; then :; else (exit 4); fi; echo $?", "4\n"),
        ("if false; then echo a; elif false; then echo b; elif true; then echo c; else echo d; fi",
         "c\n"),
        ("if false; then echo a; elif false; then echo b; else echo d; fi", "d\n"),
        ("if true; false; then echo a; else echo b; fi", "b\n"),
        ("if if true; then false; fi; then echo a; else echo b; fi", "b\n"),
        # Case.
        ("case b in a) echo 1;; b) echo 2;; b) echo 3;; esac", "2\n"),
        ("case a in a) echo 1;& b) echo 2;& c) echo 3;; d) echo 4;; esac", "1\n2\n3\n"),
        ("case a in a) echo 1;| b) echo 2;; a) echo 3;; *) echo 4;; esac", "1\n3\n"),
        ("case a in (a) echo 1;; esac; case b in (a|b) echo 2; esac; case c in c) echo 3\nesac",
         "1\n2\n3\n"),
        ("case 'a b' in a*b) echo 1;; esac; case a* in 'a*') echo 2;; esac", "1\n2\n"),
        ("case ab in 'a*') echo 1;; \"a\"*) echo 2;; esac; p=a*; case ab in $p) echo 3;; esac",
         "2\n3\n"),
        ("p='a*'; case ab in \"$p\") echo 1;; *) echo 2;; esac", "2\n"),
        ("case '' in '') echo 1;; esac; case $nothing in a) echo 2;; \"\") echo 3;; esac",
         "1\n3\n"),
        ("case 1 in 1|2) echo a;; esac; case 2 in\n1 |\\\n2 )\n\necho b\n\n;;\n\nesac", "a\nb\n"),
        ("case a in esac; echo $?; case a in b) false;; esac; echo $?", "0\n0\n"),
        ("case a in a) false;; esac; echo $?; false; case a in a) ;; esac; echo $?", "1\n0\n"),
        ("case a in a) false;& b) ;; esac; echo $?; case a in a) false;| b) :; esac; echo $?",
         "1\n1\n"),
        ("false; case $? in 1) echo a;; esac; case if in if) echo b;; esac", "a\nb\n"),
        ("case [x] in \\[x]) echo a;; esac; case x in [!a-w]) echo b;; esac", "a\nb\n"),
        # Functions.
        ("f() { return; }; false; f; echo $?; g() { false; return; }; g; echo $?", "1\n1\n"),
        ("f() { return 300; }; f; echo $?; g() { return 1+1; echo a; }; g; echo $?", "44\n2\n"),
        ("f() { echo $1 $# $0; set -- x y; echo $*; }; set -- a; f b c; echo $*",
         "b 2 /system/bin/sh\nx y\na\n"),
        ("f() { shift; echo $*; }; set -- a b; f 1 2 3; echo $*", "2 3\na b\n"),
        ("f()\n{\necho a\n}\nf; g() (x=2; echo $x); x=1; g; echo $x", "a\n2\n1\n"),
        ("f() if true; then echo a; fi; f; g() for x in 1 2; do echo $x; done; g", "a\n1\n2\n"),
        ("f() { echo a; echo b >&2; } 2> /dev/null; f; function g() { echo c; }; g", "a\nc\n"),
        ("f() { echo 1; }; g() { f; }; f() { echo 2; }; g", "2\n"),
        ("f() { echo f; }; (f() { echo g; }; f); f; f | cat; echo $(f)", "g\nf\nf\nf\n"),
        ("f() { [ $1 = 0 ] && return; echo $1; f $(($1 - 1)); }; f 3", "3\n2\n1\n"),
        ("ls() { echo mine; }; ls; command ls -d /sdcard; unset -f ls; ls -d /data",
         "mine\n/sdcard\n/data\n"),
        ("f() { for x in 1 2; do return 7; done; }; f; echo $?", "7\n"),
        # Groups, chains, pipelines.
        ("{ echo a; }; { echo b\n}\n(echo c)\n( (echo d) )", "a\nb\nc\nd\n"),
        ("echo } { if fi ]] ; echo a}", "} { if fi ]]\na}\n"),
        ("true && false || echo a; false && echo b || echo c; true || echo d && echo e",
         "a\nc\ne\n"),
        ("! true; echo $?; ! false; echo $?; ! ! true; echo $?; ! true | false; echo $?",
         "1\n0\n0\n0\n"),
        ("true &&\n\necho a ||\necho b |\n\ncat", "a\n"),
        ("(exit 3); echo $?; { (exit 4); }; echo $?; (exit 5) | true; echo $?", "3\n4\n0\n"),
        ("(x=1; echo $x; exit 2; echo n); echo $? [$x]; x=2 | x=3; echo [$x]", "1\n2 []\n[]\n"),
        ("echo a; exit; echo b", "a\n"),
        ("[[ a == a ]]; echo $?; (( 0 )); echo $?; ((1 + (2))) && echo a", "0\n1\na\n"),
        ("((echo a); echo b); ( (echo c) )", "a\nb\nc\n"),
        ("x=$(false) && echo a || echo b; y=$(exit 3) || echo $?", "b\n3\n"),
        ("exit 2+1", ""),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("exit 2+1", 3),
        ("exit -1", 255),
        ("false; exit", 1),
        ("(exit 3); exit", 3),
        ("trap 'echo bye; false' EXIT; exit 5", 5),
        ("trap 'exit 6' EXIT; exit 5", 5),
        ("false; ", 1),
        ("false; # nothing", 1),
        ("f() { exit 9; }; f; true", 9),
        ("eval 'exit 8'; true", 8),
        ("exec false; true", 1),
        ("exec sh -c 'exit 4'", 4),
        ("return 3; true", 3),
        ("false | exit 7", 7),
        ("break; true", 0),
    ],
)
def test_exit_status(sh: Run, script: str, code: int) -> None:
    assert sh(script).code == code
