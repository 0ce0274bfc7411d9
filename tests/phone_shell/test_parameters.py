"""Values of `$name` and what `${...}` makes of them."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

TEN = "a b c d e f g h i ten eleven"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        # Set, empty and not set.
        ("echo [${s-d}] [${e-d}] [${n-d}]", "[v] [] [d]\n"),
        ("echo [${s:-d}] [${e:-d}] [${n:-d}]", "[v] [d] [d]\n"),
        ("echo [${s+d}] [${e+d}] [${n+d}]", "[d] [d] []\n"),
        ("echo [${s:+d}] [${e:+d}] [${n:+d}]", "[d] [] []\n"),
        ("echo [${s=d}] [${e=d}] [${n=d}] [$s$e$n]", "[v] [] [d] [vd]\n"),
        ("echo [${s:=d}] [${e:=f}] [${n:=g}] [$s$e$n]", "[v] [f] [g] [vfg]\n"),
        ("echo [${s?d}] [${e?d}] [${s:?d}]", "[v] [] [v]\n"),
        ('echo "${n:-$s and  x}"', "v and  x\n"),
        ("echo ${n:-$(echo a)} ${n:-$((1+1))} ${n:-${s}}", "a 2 v\n"),
        # Lengths.
        ("echo ${#s} ${#e} ${#n} ${#long}", "1 0 0 11\n"),
        ("set -- x yy zzz; echo ${#@} ${#*} $# ${#} ${#3}", "3 3 3 3 3\n"),
        # Parts.
        ("echo ${long:6} [${long: -5}] ${long:0:5} ${long:6:-2}", "world [world] hello wor\n"),
        ("echo [${long: -50:2}] [${long:50}] [${long:2:0}]", "[he] [] []\n"),
        ("i=2; echo ${long:i:i+1} ${long:$i:$i}", "llo ll\n"),
        # Patterns at the ends.
        ("echo ${long#*o} ${long##*o}", "world rld\n"),
        ("echo ${long%o*} ${long%%o*}", "hello w hell\n"),
        ("echo ${long#x} ${long%x} ${long#hello} ${long%world}",
         "hello world hello world world hello\n"),
        ('p="*"; echo "${long#$p }" "${long#"$p"o}"', "world hello world\n"),
        ("q='a*b'; echo ${q#a\\*} ${q%'*b'}", "b a\n"),
        # Replacing.
        ("echo ${long/o/0} ${long//o/0} ${long/o} ${long//o}",
         "hell0 world hell0 w0rld hell world hell wrld\n"),
        ("echo ${long/[lo]*/-} ${long//[lo]/-}", "he- he--- w-r-d\n"),
        ("r=q; echo ${long//o/$r$r} ${long//$r/x}", "hellqq wqqrld hello world\n"),
        ("echo ${s//v/a b}", "a b\n"),
        ("p=/a/b; echo ${p//\\//.}", ".a.b\n"),
        # Positional ones.
        (f"set -- {TEN}; echo $1 ${{10}} ${{11}} $10 [${{12}}] $#", "a ten eleven a0 [] 11\n"),
        ("echo [$1] [${01}] [${1-none}] [${99999999999}]", "[] [] [none] []\n"),
        ("set -- a 'b  c'; echo $* ; echo \"$*\"; printf '<%s>' \"$@\"",
         "a b c\na b  c\n<a><b  c>"),
        ("set -- a b; printf '<%s>' \"x$@y\" x$*y", "<xa><by><xa><by>"),
        ("set --; printf '<%s>' \"$@\" x; echo [${@-none}] [${*-none}]", "<x>[none] [none]\n"),
        ("set -- a b; echo ${@:-none} ${*+set}", "a b set\n"),
        ("set -- ''; printf '<%s>' \"$@\" \"$*\"", "<><>"),
        ("set -- a '' b; printf '<%s>' $@; printf '<%s>' \"$@\"", "<a><b><a><><b>"),
        # Those of the shell.
        ("echo $0 ${0##*/}", "/system/bin/sh sh\n"),
        ("false; echo $? ${?}; (exit 9); echo ${?#9}", "1 1\n\n"),
        ("[ $$ -gt 4000 ]; echo $?; x=$(echo $$); [ $x = $$ ]; echo $?", "0\n0\n"),
        ("echo [$!]; : & [ $! -gt $$ ]; echo $?", "[]\n0\n"),
        ("set -fu; echo $-; set +f; echo ${-}", "fu\nu\n"),
        ("echo $ \"$\" a$ $% \"$ x\"", "$ $ a$ $% $ x\n"),
        ("echo ${s}x $s.x $s-x \"${s}\"", "vx v.x v-x v\n"),
        ("set -u; echo [${n-}] [${n:-d}] [$s] [$@] [$*]", "[] [d] [v] [] []\n"),
        ("set -u; echo ${n+x} ${#s}", " 1\n".lstrip()),
    ],
)  # fmt: skip
def test_value(lasting: Run, script: str, expected: str) -> None:
    done = lasting(f"cd /data; s=v; e=; long='hello world'; {script}")
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("echo ${n?}", "n: parameter null or not set"),
        ("echo ${n:?not there}", "n: not there"),
        ("e=; echo ${e:?empty}", "e: empty"),
        ("set -u; echo $n", "n: parameter not set"),
        ("set -u; echo $1", "1: parameter not set"),
        ("set -u; echo $!", "!: parameter not set"),
    ],
)
def test_what_is_missing_ends_the_script(lasting: Run, script: str, complaint: str) -> None:
    done = lasting(script + "; echo never")
    assert (done.stdout, done.stderr, done.code) == ("", f"/system/bin/sh: {complaint}\n", 1)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("x='a  b'; printf '<%s>' $x \"$x\"", "<a><b><a  b>"),
        ("x=' a '; printf '<%s>' x$x'y'", "<x><a><y>"),
        ("IFS=:; x=a:b::c; printf '<%s>' $x", "<a><b><><c>"),
        ("IFS=': '; x='a : b:c d'; printf '<%s>' $x", "<a><b><c><d>"),
        ("IFS=:; x=:a:; printf '<%s>' $x", "<><a>"),
        ("IFS=': '; x=' : a :: b'; printf '<%s>' $x", "<><a><><b>"),
        ("IFS=; x='a b'; printf '<%s>' $x", "<a b>"),
        ("IFS=-; x='a b-c'; printf '<%s>' $x", "<a b><c>"),
        ("x=; printf '<%s>' $x \"$x\" '' \"\"", "<><><>"),
        ("x='a b'; y=$x; printf '<%s>' \"$y\"", "<a b>"),
        ("x=$(printf 'a\\nb'); printf '<%s>' $x \"$x\"", "<a><b><a\nb>"),
        ("x='* b'; cd /sdcard; y=$x; echo \"$y\"", "* b\n"),
        ("cd /sdcard; x='D*M'; echo $x \"$x\"", "DCIM D*M\n"),
        ("set -f; cd /sdcard; echo D*M", "D*M\n"),
        ("cd /sdcard; echo ./D*M /sdcard/D?IM D[A-C]IM D[!A-C]IM",
         "./DCIM /sdcard/DCIM DCIM D[!A-C]IM\n"),
        ("HOME=/h/; echo ~ ~/x x~ '~' \"~\" ~x", "/h /h/x x~ ~ ~ ~x\n"),
        ("unset HOME; echo ~ ~/a", "/ /a\n"),
        ("HOME=/h; echo ~'/x' ~$HOME ~/'x y'", "~/x ~/h /h/x y\n"),
        ("x={a,b}; echo $x {a,b}$x", "{a,b} a{a,b} b{a,b}\n"),
        ("echo a{1,2}'b c' \"{a,b}\" {}", "a1b c a2b c {a,b} {}\n"),
    ],
)  # fmt: skip
def test_words_are_split_where_they_are_not_quoted(
    lasting: Run, script: str, expected: str
) -> None:
    done = lasting(script)
    assert (done.stdout, done.stderr) == (expected, "")
