"""Options of `find`, `xargs`, `dd`, `printf`, `seq`, `sed`, `ls`, `chmod` and `stat`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run, assert_complained, assert_printed


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('cd /sdcard/Download; touch a; find a; echo $?', 'a\n0\n'),
        ("cd /sdcard/Download; mkdir -p d/e; touch d/a d/e/b; find . '(' -name a "
         "-o -name b ')' -type f | sort",
         './d/a\n./d/e/b\n'),
        ('cd /sdcard/Download; mkdir -p d/e; touch d/a d/e/b; find d -name e -pru'
         'ne -o -print | sort',
         'd\nd/a\n'),
        ("cd /sdcard/Download; mkdir d; touch d/A; find . -ipath '*/a'; find d -l"
         "inks 1; find d -printf '%f\\n' -name d",
         './d/A\nd/A\nd\nA\n'),
        ('cd /sdcard/Download; touch -d 2023-01-01T00:00:00 a; touch -d 2023-01-0'
         '2T00:00:00 b; find . -newer a -type f',
         './b\n'),
        ("cd /sdcard/Download; touch a b; find . -type f -exec echo {} + | tr ' ' '\\n' | sort",
         './a\n./b\n'),
        ("printf 'a\\nb\\n' | xargs -I X echo '[X]'", '[a]\n[b]\n'),
        ("printf 'a b\\nc' | xargs -n 1 echo", 'a\nb\nc\n'),
        ('printf \'"a b" c\\\\ d \'"\'e f\'" | xargs -n 1 echo', 'a b\nc d\ne f\n'),
        ("printf 'abcdef' | dd bs=2 count=2 2>/dev/null", 'abcd'),
        ("printf '%d|%5.2f|%-4s|%x|%c|%o\\n' 7 3.14159 ab 255 xyz 8", '7| 3.14|ab  |ff|x|10\n'),
        ("printf '%b\\n' 'a\\tb'", 'a\tb\n'),
        ('printf "%d\\n" "\'A"', '65\n'),
        ("echo -n a; echo -e 'b\\tc'; echo -ne 'd\\n'", 'ab\tc\nd\n'),
        ('seq 3 -1 1', '3\n2\n1\n'),
        ('seq -w 8 10', '08\n09\n10\n'),
        ('seq 1 0.5 2', '1.0\n1.5\n2.0\n'),
        ('seq 5 1', ''),
        ("printf 'a\\nb\\nc\\n' | sed '2q'", 'a\nb\n'),
        ("printf 'a\\nb\\nc\\n' | sed '2i\\\nx'", 'a\nx\nb\nc\n'),
        ("printf 'a\\nb\\nc\\n' | sed '2c\\\nx'", 'a\nx\nc\n'),
        ("printf 'abc\\n' | sed 'y/abc/xyz/'", 'xyz\n'),
        ("printf 'a\\nb\\nc\\n' | sed -n '2{s/b/B/;p}'", 'B\n'),
        ("printf 'a\\nb\\nc\\n' | sed '2!d'", 'b\n'),
        ("printf 'a' | sed 's/a/b/'", 'b'),
        ('cd /sdcard/Download; touch b a c; ls -m; ls -C', 'a, b, c\na  b  c\n'),
        ('cd /sdcard/Download; touch -d 2023-01-01T00:00:00 old; touch -d 2023-01'
         '-02T00:00:00 new; ls -t; ls -tr',
         'new\nold\nold\nnew\n'),
        ("cd /sdcard/Download; touch 'a b'; ls -b", 'a\\ b\n'),
        ("cd /data/local/tmp; echo 'echo mine' > m; chmod 755 m; ./m; ls -F", 'mine\nm*\n'),
        ('which echo nope; echo $?', '/system/bin/echo\n1\n'),
        ("cd /data/local/tmp; touch a; chgrp shell a; stat -c '%U:%G %a %s %n' a",
         'root:shell 666 0 a\n'),
        ('cd /data/local/tmp; touch a; chmod u+x,g-w a; stat -c %a a; chmod =r a; stat -c %A a',
         '746\n-r--r--r--\n'),
        ('chcon u:object_r:x:s0 /sdcard/Download; echo $?', '0\n'),
        ("stat -f /data | grep -E '^ *(Block Size|Blocks)' | cut -d: -f1", 'Block Size\nBlocks\n'),
        ('echo hi > /dev/null; cat /dev/null; wc -c < /dev/null', '0\n'),
        ("cd /sdcard/Download; printf '%1500s' x > a; printf '%999s' x > b; ls -l"
         "h | grep -o -E '(1.5K|999) '",
         '1.5K \n999 \n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('cd /sdcard/Download; find nope; echo $?',
         '1\n',
         'find: nope: No such file or directory\n', 0),
        ("printf 'a b' | xargs -t echo", 'a b\n', 'echo a b\n', 0),
        ('dd nonsense=1', '', 'dd: bad arg nonsense\n', 1),
        ("printf '%d\\n' abc; echo $?", '0\n1\n', "printf: not a number 'abc'\n", 0),
        ("printf 'abc\\n' | sed 'y/ab/xyz/'", '', "sed: bad pattern 'y/ab/xyz/'@9\n", 1),
        ("cd /sdcard/Download; echo a > f; sed -i 's/a/b/' f nope; echo $?; cat f",
         '1\nb\n',
         'sed: nope: No such file or directory\n', 0),
        ('cd /sdcard/Download; sed p nope; echo $?',
         '1\n',
         'sed: nope: No such file or directory\n', 0),
        ("cd /data/local/tmp; echo 'echo mine' > m; ./m; echo $?",
         '126\n',
         "/system/bin/sh: ./m: can't execute: Permission denied\n", 0),
        ('cd /data/local/tmp; ./nope; echo $?; mkdir d; ./d; echo $?',
         '127\n126\n',
         '/system/bin/sh: ./nope: inaccessible or not found\n'
         "/system/bin/sh: ./d: can't execute: Is a directory\n", 0),
        ('/system/bin/echo hi; /system/bin/nope; echo $?',
         'hi\n127\n',
         '/system/bin/sh: /system/bin/nope: inaccessible or not found\n', 0),
        ('chmod 600 /no/such; echo $?', '1\n', "chmod: '/no/such': No such file or directory\n", 0),
        ('chown shell:shell /no/such; echo $?',
         '1\n',
         "chown: '/no/such': No such file or directory\n", 0),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    assert_complained(sh(script), printed, complaint, code)
