"""Patterns of commands: basic and extended ones, plain texts, either case, and names."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

FOLDER = "cd /data/local/tmp; "


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("printf 'aAb\\n' | sed 's/A/x/gI'; printf 'aAb\\n' | sed 's/A/x/g'", "xxb\naxb\n"),
        ("printf 'xABy\\n' | sed -E 's/a|ab/_/I'; printf 'xaby\\n' | sed 's/a\\|ab/_/'",
         "x_y\nx_y\n"),
        ("printf 'a+b aab\\n' | sed 's/a+b/_/'; printf 'a+b aab\\n' | sed -E 's/a+b/_/2'",
         "_ aab\na+b aab\n"),
        ("printf 'x.y\\nxzy\\n' | grep -F x.y; printf 'x.y\\nxzy\\n' | grep -Fc -e x.y -e XZY; "
         "printf 'x.y\\nxzy\\n' | grep -Fci -e q -e XZY",
         "x.y\n1\n1\n"),
        ("printf 'foo bar\\nfoobar\\n' | grep -c -w foo; printf 'foo bar\\nfoobar\\n' | grep -c "
         "-x foobar; printf 'foo bar\\nfoobar\\n' | grep -o 'fo*\\(bar\\)*'",
         "1\n1\nfoo\nfoobar\n"),
        ("printf 'ab\\nabab\\n' | grep -x -E '(ab)+|a'; printf 'abc\\n' | grep -oE 'a|ab|abc'",
         "ab\nabab\nabc\n"),
        ("printf 'aXa\\nbXc\\n' | grep -E -e '(.)X\\1' -e '(q)\\1'; printf 'aa\\n' | grep -iE "
         "'(A)\\1'",
         "aXa\naa\n"),
        ("mkdir d; touch d/AB d/ab d/b; find d -iname 'a*' | sort; find d -name 'A*'; find d "
         "-name '[!a]?'; find d -iname '[A]B' | sort; find d -name a",
         "d/AB\nd/ab\nd/AB\nd/AB\nd/AB\nd/ab\n"),
        ("printf 'x\\n' > y.md; printf 'x\\n' > Y.MD; grep -r --include='*.md' x .; grep -rl "
         "--include='?.*' x . | sort; grep -r --include=md x .; echo $?",
         "./y.md:x\n./Y.MD\n./y.md\n1\n"),
        ("printf 'x\\n' | grep -e '' -c; printf 'x\\n' | grep -F '' ; printf 'x\\n' | grep -E "
         "'()|y'",
         "1\nx\nx\n"),
    ],
)  # fmt: skip
def test_patterns_match(sh: Run, script: str, expected: str) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("printf 'a\\n' | sed 's/\\(a/b/'",
         "",
         "sed: bad regex '\\(a': parentheses not balanced\n", 1),
        ("printf 'a\\n' | grep -e a -e '\\(b'",
         "",
         "grep: bad regex '\\(b': parentheses not balanced\n", 2),
        ("printf 'a\\n' | grep -E 'a{300}'; echo $?",
         "2\n",
         "grep: bad regex 'a{300}': invalid repetition count(s)\n", 0),
    ],
)  # fmt: skip
def test_what_is_no_pattern_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
