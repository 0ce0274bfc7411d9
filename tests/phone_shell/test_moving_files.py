"""`cp`, `mv`, `rm`, `ln`, `touch` and `tar` with their options."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('cd /sdcard; echo hi > a; echo a > list; tar -cf x.tar -T list; tar -tf x.tar', 'a\n'),
        ('cd /sdcard; mkdir d; echo 1 > d/a; echo 2 > d/b.txt; tar -cf x.tar --ex'
         "clude '*.txt' d; tar -tf x.tar",
         'd/\nd/a\n'),
        ('cd /sdcard; echo hi > a; tar -czf x.tgz a; tar -xOzf x.tgz', 'hi\n'),
        ('cd /sdcard; echo 1 > a; echo 2 > b; touch -d 2030-01-01T00:00:00 b; cp -u a b; cat b',
         '2\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('cd /sdcard; mkdir d; echo hi > d/a; ln -s a d/l; tar -cvf x.tar d; rm -'
         'r d; tar -xvf x.tar; ls d; cat d/l',
         'd/\nd/a\nd/l\nd/\nd/a\nd/l\na\nl\nhi\n',
         '', 0),
        ('cd /sdcard; echo hi > a; tar -cf x.tar a nope; echo $?; tar -tf x.tar',
         '1\na\n',
         'tar: nope: No such file or directory\n', 0),
        ('cd /sdcard; mkdir d; cp d e; echo $?', '1\n', "cp: Skipped dir 'd'\n", 0),
        ('cd /sdcard; echo 1 > a; cp -v a b; mv -v b c; rm -v c -d ?',
         "cp 'a' -> 'b'\nmv 'b' -> 'c'\n",
         'rm: Unknown option \'d\' (see "rm --help")\n', 1),
        ('cd /sdcard; echo 1 > a; echo 2 > b; cp -n a b; cat b; mv -n a b -d ?',
         '2\n',
         'mv: Unknown option \'d\' (see "mv --help")\n', 1),
        ('cd /sdcard; rm .; echo $?; rm nope; echo $?; rm -f nope; echo $?',
         '1\n1\n0\n',
         'rm: bad path .\nrm: nope: No such file or directory\n', 0),
        ('cd /sdcard; mkdir d; echo 1 > a; cp -t d a; ls d; mv -t d a -d ?',
         'a\n',
         'mv: Unknown option \'d\' (see "mv --help")\n', 1),
        ('cd /data/local/tmp; mkdir d; cp -r d/ e/x; echo $?; mv nope d; echo $?',
         '1\n1\n',
         "cp: 'e/x': No such file or directory\nmv: bad 'nope': No such file or directory\n", 0),
        ('touch -r /no/such /sdcard/a; echo $?',
         '1\n',
         "touch: '/no/such': No such file or directory\n", 0),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.code) == (printed, code)
    assert complaint in done.stderr
    assert bool(complaint) == bool(done.stderr)
