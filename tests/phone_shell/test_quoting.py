"""Quotes, backslashes, and the sequences that `echo` and `$'...'` read."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (r"""printf '<%s>' "a\$b" "a\`b" "a\"b" "a\\b" "a\xb" 'a\b' a\b a\\b""",
         r"""<a$b><a`b><a"b><a\b><a\xb><a\b><ab><a\b>"""),
        (r"""printf '<%s>' "\'" "'" '"' \' \" "a'b'c" '""" + "'", """<\\'><'><"><'><"><a'b'c><>"""),
        ("printf '<%s>' a\\\nb \"a\\\nb\" 'a\\\nb'", "<ab><ab><a\\\nb>"),
        ("printf '<%s>' a\\ b \"\" '' x\"\"y a\"b c\"d", "<a b><><><xy><ab cd>"),
        ("printf '<%s>' a\\;b a\\&b \"a;b\" 'a|b' a\\>b", "<a;b><a&b><a;b><a|b><a>b>"),
        ("printf '<%s>' X\\", "<X\\>"),
        (r"printf '<%s>' $'a\'b' $'a\\b' $'a\"b' $'a\nb' $'\x41\101' $'' x$'a b'",
         "<a'b><a\\b><a\"b><a\nb><AA><><xa b>"),
        ("x=1; printf '<%s>' $\"a $x\" \"$'a'\"", "<a 1><$'a'>"),
        (r"printf '<%s>' `echo a b` " r'"`echo a  b`" '
         r"`echo \`echo c\`` `echo \\$x` `echo '\$'`",
         "<a><b><a b><c><$x><$>"),
        ("printf '<%s>' \"$(echo \"a  b\")\" $(echo \"a  b\") $(echo ')') \"$(echo '\"')\"",
         "<a  b><a><b><)><\">"),
        ("echo $(echo a # comment )\n) b; echo $( (echo c) )$((1)) $((1+(2)))", "a b\nc1 3\n"),
        ("echo $( ( echo d ) ) $((echo e); echo f)", "d e f\n"),
        ("echo $(\n\n) x `` y", "x y\n"),
        ("echo a#b #c\necho d;#e\necho f # g", "a#b\nd\nf\n"),
        ("echo a\\\n  b; echo \\\n c", "a b\nc\n"),
        ("\techo\ta ; echo b;", "a\nb\n"),
        ("cat <<E\n$x \"q\" 'r' \\$x \\\\ \\a `echo s` $(echo t) $((1+1))\nE",
         " \"q\" 'r' $x \\ \\a s t 2\n"),
        ("cat <<'E'\n$x \\$x `s`\nE\ncat <<\"E\"\n$x\nE\ncat <<\\E\n$x\nE",
         "$x \\$x `s`\n$x\n$x\n"),
        ("cat <<-E\n\t\ta\n\t b\n\tE\ncat <<E\n\ta\nE", "a\n b\n\ta\n"),
        ("cat <<E; echo b\na\nE\necho c", "a\nb\nc\n"),
        ("cat <<E\nE\necho a; cat <<E | tr a b\naE\nEa\nE", "a\nbE\nEb\n"),
        ("cat <<E\na\\\nb\nE", "ab\n"),
        ("x=$(cat <<E\na  b\nE\n); echo \"$x\"", "a  b\n"),
        ("while read x; do echo -$x; done <<E\n1\n2\nE", "-1\n-2\n"),
    ],
)  # fmt: skip
def test_quoting(lasting: Run, script: str, expected: str) -> None:
    done = lasting(script)
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (r"echo 'a\tb\nc\\d'", "a\tb\nc\\d\n"),
        (r"echo '\a\b\e\E\f\r\v'", "\a\b\x1b\x1b\f\r\v\n"),
        (r"echo '\0101\x42\x4g\u43\U44'", "AB\x04gCD\n"),
        (r"echo '\q\8' 'x\'", "\\q\\8 x\\\n"),
        (r"echo '\u20ac\U1F600\ud800\U110000'", "\u20ac\U0001f600\ufffd\ufffd\n"),
        (r"echo 'a\cb' d; echo e", "ae\n"),
        (r"echo -n 'a\cb'; echo e", "ae\n"),
        (r"echo -n 'a\t'; echo -n b", "a\tb"),
        (
            r"echo -e 'a\tb'; echo -E 'a\tb'; echo -En 'a\t'; echo -nE 'a\t'",
            "a\tb\na\\tb\na\\ta\\t",
        ),
        (
            r"echo -Ee 'a\tb'; echo -eE 'a\tb'; echo -E -e 'a\tb'; echo -en c",
            "a\tb\na\\tb\na\tb\nc",
        ),
        ("echo -; echo --; echo -x; echo -nx; echo a -n; echo -n -", "-\n--\n-x\n-nx\na -n\n-"),
        ("echo; echo ''; echo a  b; echo -n", "\n\na b\n"),
        (r"printf %b 'a\tb\cc' d; printf %b '\0101'", "a\tbA"),
    ],
)
def test_sequences_of_echo(lasting: Run, script: str, expected: str) -> None:
    assert lasting(script).stdout == expected


@pytest.mark.parametrize("length", [16380, 16383, 16384, 16385, 16390, 40000])
def test_a_long_text_is_echoed_whole(lasting: Run, length: int) -> None:
    text = "x" * length
    assert lasting(f"echo -n '{text}\\u20acy'").stdout == text + "\u20acy"
    assert lasting(f"echo -E '{text}\\u20acy'").stdout == text + "\\u20acy\n"
    assert lasting(f"echo 'a{text}\\cy'").stdout == "a" + text
