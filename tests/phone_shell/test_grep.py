"""What `grep` shows of lines around and in matches, of many files, and how it ends."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

INPUT = "a 1\nb 2\nab 3\n"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("grep a", "a 1\nab 3\n"),
        ("grep -A1 -B1 'b 2'", "a 1\nb 2\nab 3\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n' | grep -nB1 '[369]'",
         "2-2\n3:3\n--\n5-5\n6:6\n--\n8-8\n9:9\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n' | grep -nA1 '[158]'",
         "1:1\n2-2\n--\n5:5\n6-6\n--\n8:8\n9-9\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n' | grep -C1 '[19]'", "1\n2\n--\n8\n9\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n' | grep -B3 -A2 '[48]'",
         "1\n2\n3\n4\n5\n6\n7\n8\n9\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | grep -A1 -m1 '[12]'", "1\n2\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | grep -A1 -m2 '[14]'", "1\n2\n--\n4\n5\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | grep -A2 -m1 '[12]'", "1\n2\n3\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | { grep -m2 '[124]'; cat; }", "1\n2\n3\n4\n5\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | { grep -q 2; cat; }", "3\n4\n5\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | { grep -l 2; cat; }", "(standard input)\n3\n4\n5\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | { grep -L 2; echo $?; cat; }", "0\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n' | { grep -L 9; echo $?; cat; }", "(standard input)\n1\n"),
        ("grep -c b -m1", "1\n"),
        ("grep -c -v b", "1\n"),
        ("grep -cA1 b", "2\n"),
        ("grep -on '[0-9]'", "1:1\n2:2\n3:3\n"),
        ("grep -ov b", ""),
        ("grep -oH a", "(standard input):a\n(standard input):a\n"),
        ("grep -o 'x*'", ""),
        ("grep -m0 a; echo $?", "1\n"),
        ("grep -H a", "(standard input):a 1\n(standard input):ab 3\n"),
        ("cd /sdcard; printf 'a\\nb\\n' > f; printf 'b\\nc\\n' > g; grep b f g; grep -h b f g; "
         "grep -c b f g; grep -l a f g; grep -L a f g; grep -n b f g; grep -B1 b f g; grep -lv "
         "a f g",
         "f:b\ng:b\nb\nb\nf:1\ng:1\nf\ng\nf:2:b\ng:1:b\nf-a\nf:b\ng:b\nf\ng\n"),
        ("cd /sdcard; mkdir -p d/e; echo a > d/x.txt; echo a > d/e/y.md; grep -r a d; grep -rh "
         "a d; grep -R a d/; cd d; grep -r a; grep -r a .; grep -r --include='*.md' a; grep -r "
         "--include '*.md' --include '*.txt' a .",
         "d/e/y.md:a\nd/x.txt:a\na\na\n"
         "d/e/y.md:a\nd/x.txt:a\n./e/y.md:a\n"
         "./x.txt:a\n./e/y.md:a\n./x.txt:a\n"
         "./e/y.md:a\n./e/y.md:a\n./x.txt:a\n"),
        (": > /sdcard/p; grep -f /sdcard/p; echo $?", "1\n"),
        ("grep -e a -e b -c", "3\n"),
        ("grep -b a", "a 1\nab 3\n"),
        ("printf '\\n\\n' | grep -c '^$'; printf '\\n\\na' | grep -n ''", "2\n1:\n2:\n3:a\n"),
        ("printf 'b\\na\\nb\\n' | grep -B1 -c b", "2\n"),
        ("printf 'a\\nb\\na\\n' | grep -vn a", "2:b\n"),
        ("printf 'aXbXc\\n' | grep -o '[abc]'; printf 'foo foobar\\n' | grep -ow foo",
         "a\nb\nc\nfoo\n"),
        ("printf '1\\n2\\n3\\n4\\n5\\n6\\n' | grep -m1 -nA1 2; printf "
         "'1\\n2\\n3\\n2\\n5\\n6\\n' | grep -m1 -nA3 2",
         "2:2\n3-3\n2:2\n3-3\n4-2\n5-5\n"),
        ("cd /sdcard; seq 300 | tr '\\n' ' ' | grep -o '[0-9]* ' | wc -l", "300\n"),
        ("cd /sdcard; seq 30000 > f; grep -c 7 f; grep -n 29999 f; grep -c '' f; grep -A1 -n "
         "14999 f",
         "10317\n29999:29999\n30000\n14999:14999\n15000-15000\n"),
        ("cd /sdcard; mkdir -p a; echo hi > a/b; grep -rH hi a/b; grep -r hi a/b; grep -hr hi a "
         "a",
         "a/b:hi\nhi\nhi\nhi\n"),
        ("fgrep -i A", "a 1\nab 3\n"),
        ("fgrep a.1; echo $?", "1\n"),
        ("grep -Fw a", "a 1\n"),
        ("grep -Fwi A", "a 1\n"),
        ("grep -F -x 'a 1'", "a 1\n"),
        ("grep -z a", "a 1\nab 3\n"),
        ("grep --color=auto a", "a 1\nab 3\n"),
        ("grep --count a", "2\n"),
        ("grep --ignore-case A", "a 1\nab 3\n"),
        ("grep --max-count=1 b", "b 2\n"),
        ("grep --line-number a", "1:a 1\n3:ab 3\n"),
        ("grep --invert-match a", "b 2\n"),
        ("grep --only-matching 2", "2\n"),
        ("grep --quiet a; cat", "b 2\nab 3\n"),
        ("grep --extended-regexp '(1|2)'", "a 1\nb 2\n"),
        ("grep --line-buffered 3", "ab 3\n"),
        ("grep $'a 1\\nb 2'", "a 1\nb 2\n"),
        ("grep -e $'a 1\\nb 2' -e 3 -c", "3\n"),
        ("grep -F $'a 1\\nab'", "a 1\nab 3\n"),
        ("grep -E -e 'a 1' -e '(b) 2|x' -o", "a 1\nb 2\n"),
        ("grep -e '\\(a\\)\\(b\\)\\1' -e '\\(b\\) \\(2\\)' -e '\\(.\\)\\1'; printf "
         "'xabba\\nzz\\n' | grep -e '\\(q\\)\\1' -e '\\(.\\)\\1'",
         "b 2\nxabba\nzz\n"),
        ("printf 'xyzzy\\n' | grep -E -o 'y|z+'", "y\nzz\ny\n"),
        ("cd /sdcard; mkdir d; : > d/f; echo q > d/g; grep -c '' d/f; grep -rL q d; grep -rl q "
         "d; grep -rc q d",
         "0\nd/f\nd/g\nd/f:0\nd/g:1\n"),
        ("egrep 'a (1|2)'", "a 1\n"),
        ("egrep -i 'A (1|2)'", "a 1\n"),
        ("grep -x 'a'; echo $?", "1\n"),
        ("grep -xi 'A 1'", "a 1\n"),
        ("cd /sdcard; mkdir d; echo x > d/x; grep --recursive x d", "d/x:x\n"),
        ("grep a - /dev/null", "(standard input):a 1\n(standard input):ab 3\n"),
    ],
)  # fmt: skip
def test_lines_are_shown(sh: Run, script: str, expected: str) -> None:
    done = sh(script, INPUT.encode())
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("cd /sdcard; printf 'a\\nb\\n' > f; printf 'b\\nc\\n' > g; grep -q b f; echo $?; grep "
         "-q x f; echo $?; grep -q b nope; echo $?; grep -qs b nope f; echo $?; grep -s b nope; "
         "echo $?; grep b nope f; echo $?",
         "0\n1\n1\n0\n2\nf:b\n2\n",
         "grep: nope: No such file or directory\ngrep: nope: No such file or directory\n", 0),
        ("cd /sdcard; mkdir -p d; echo a > d/x; grep a d; echo $?; grep -r a nope; echo $?",
         "2\n2\n",
         "grep: d: Is a directory\ngrep: nope: No such file or directory\n", 0),
        ("printf 'a\\nB\\n' > /sdcard/p; grep -f /sdcard/p; echo $?; grep -if /sdcard/p",
         "a 1\nab 3\n0\n",
         "", 1),
        ("grep",
         "",
         "grep: no REGEX\n", 2),
        ("grep -E 'a{2'; echo $?",
         "2\n",
         "grep: bad regex 'a{2': braces not balanced\n", 0),
        ("grep '['; echo $?",
         "2\n",
         "grep: bad regex '[': brackets ([ ]) not balanced\n", 0),
        ("cd /; grep -r root sdcard; grep -l a /sdcard/nope; grep -rs a /nope; echo $?",
         "2\n",
         "grep: /sdcard/nope: No such file or directory\n", 0),
        ("grep --fixed-strings .",
         "",
         "", 1),
        ("grep -y a",
         "",
         'grep: Unknown option \'y\' (see "grep --help")\n', 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script, INPUT.encode())
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
