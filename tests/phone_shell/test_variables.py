"""Variables: assigned, exported, read, forgotten."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # Before a command they last as long as it does.
        ("x=1; x=2 true; echo $x", "1\n"),
        ("x=1 y=2 env | grep -E '^[xy]=' | sort; echo [$x$y]", "x=1\ny=2\n[]\n"),
        ("f() { echo $x; env | grep ^x=; }; x=3 f; echo [$x]", "3\nx=3\n[]\n"),
        ("x=1; x=2 true; env | grep -c ^x=", "0\n"),
        ("export x=1; x=2 true; env | grep ^x=", "x=1\n"),
        ("x=2 true; export x; env | grep -c ^x=", "0\n"),
        ("x=1 y=$x; echo [$x] [$y]", "[1] [1]\n"),
        ("x=a; x=b y=$x; echo $y", "b\n"),
        ("x=a y=b; echo $x$y; 1x=2; echo $?", "ab\n127\n"),
        ("x='a b'c\"d\"$(echo e); echo $x", "a bcde\n"),
        ("x=; echo [$x]; x==; echo $x; x=a=b; echo $x", "[]\n=\na=b\n"),
        ("'x'=1; echo $?; \\x=1; echo $?; echo x=1", "127\n127\nx=1\n"),
        ("x=$(exit 4); echo $?; x=1; echo $?; false; x=1; echo $?", "4\n0\n0\n"),
        # Exported.
        ("export a=1 b; b=2; env | grep -E '^[ab]=' | sort", "a=1\nb=2\n"),
        ("export -p a=1; export -p | grep ' a='", "export a=1\n"),
        ("export a=1; unset a; a=2; env | grep -c ^a=", "0\n"),
        ("export a=1; (a=2; unset a); sh -c 'echo $a'", "1\n"),
        ("export a='b c=d'; echo $a", "b c=d\n"),
        # Others.
        ("typeset -i a=4 b; local c=5; echo $a $b $c", "4 5\n"),
        ("readonly a=1 b; echo $a; (a=2; echo $a)", "1\n1\n"),
        ("a=1 b=2; unset a b c; echo $? [$a$b]", "0 []\n"),
        ("f() { echo f; }; f=1; unset f; f; echo [$f]", "f\n[]\n"),
        ("f() { echo f; }; g() { echo g; }; unset -f f g x; type f g", ""),
        # Read.
        ("echo a b c | { read x y; echo \"$x|$y\"; }", "a|b c\n"),
        ("echo a b | { read x y z; echo \"$x|$y|$z\"; }", "a|b|\n"),
        ("echo '  a   b  ' | { read x y; echo \"$x|$y|\"; }", "a|b|\n"),
        ("echo '  a   b  ' | { read x; echo \"$x|\"; }", "a   b|\n"),
        ("echo '  a  ' | { IFS= read x; echo \"$x|\"; }", "  a  |\n"),
        ("echo a:b::c | { IFS=: read w x y z; echo \"$w|$x|$y|$z\"; }", "a|b||c\n"),
        ("echo 'a b:c' | { IFS=: read x y; echo \"$x|$y\"; }", "a b|c\n"),
        ("echo a | { read; echo $REPLY; }", "a\n"),
        (r"echo 'a\qb' | { read x; echo $x; }; echo 'a\qb' | { read -r x; echo $x; }",
         "aqb\na\\qb\n"),
        ("printf a | { read x; echo $? $x; }; read x < /dev/null; echo $? [$x]", "1 a\n1 []\n"),
        ("printf 'a\\nb\\n' | { read x; read y; read z; echo $? $x$y$z; }", "1 ab\n"),
        ("read x <<< 'a b'; echo $? $x", "0 a b\n"),
        ("read x <&-; echo $?", "1\n"),
    ],
)  # fmt: skip
def test_value(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("readonly a=1; a=2 true", "a: is read only"),
        ("readonly a=1; b=3 a=2", "a: is read only"),
        ("export 1a=2", "export: 1a: is not an identifier"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    done = sh(script + "; [ $? != 0 ]; echo $? $a")
    assert done.stderr == f"/system/bin/sh: {complaint}\n"
    assert done.stdout.startswith("0")


def test_a_login_knows_where_things_are(sh: Run) -> None:
    done = sh(
        'echo $HOME $SHELL $TERM $TMPDIR $USER $LOGNAME $HOSTNAME $PWD $OPTIND; printf %s "$IFS"'
    )
    assert done.stdout == "/ /bin/sh dumb /data/local/tmp root root emu64x / 1\n \t\n"
    done = sh("echo $ANDROID_ROOT $ANDROID_DATA $ANDROID_STORAGE $EXTERNAL_STORAGE $ANDROID_ASSETS")
    assert done.stdout == "/system /data /storage /sdcard /system/app\n"
    done = sh(
        "echo $ANDROID_ART_ROOT $ANDROID_BOOTLOGO $ASEC_MOUNTPOINT; env | grep -cE '^(PWD|IFS)='"
    )
    assert done.stdout == "/apex/com.android.art 1 /mnt/asec\n0\n"
