"""`mkdir`, `rmdir`, `touch` and `ln`, option by option."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

WORLD = "cd /data/local/tmp; echo a > a; mkdir -p d/e; ln -s d l; "


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("mkdir x y; stat -c '%a %U:%G' x y", "777 root:root 777 root:root"),
        ("su shell mkdir x; stat -c %U:%G x", "shell:shell"),
        ("mkdir -p x/y/z d/e; stat -c %a x x/y x/y/z", "777 777 777"),
        ("mkdir --parents x/y; ls x", "y"),
        ("mkdir -m 750 x; stat -c %a x", "750"),
        ("mkdir -m 1777 x; stat -c %a x", "1777"),
        ("mkdir -m go-rwx x; stat -c %a x", "700"),
        ("mkdir -m u=rwx,go= x; stat -c %a x", "700"),
        ("mkdir -m a-x,a+X x; stat -c %a x", "777"),
        ("mkdir -Z u:object_r:x:s0 x; ls -d x", "x"),
        ("rmdir d/e; ls d", ""),
        ("rmdir d/e d; ls", "a l"),
        ("rmdir -p d/e; ls", "a l"),
        ("rmdir -p d//e/; ls", "a l"),
        *((f"{script}; echo $?", "0") for script in ("mkdir x", "rmdir d/e", "touch x", "ln a x")),
        ("mkdir X; ln -s q X/; ls X", "q"),
        ("touch x; stat -c '%s %a %U:%G %X %Y' x", "0 666 root:root 1697384040 1697384040"),
        ("su shell touch x; stat -c %U:%G x", "shell:shell"),
        ("touch -d @1000 a x; stat -c '%X %Y' a x; cat a", "1000 1000 1000 1000 a"),
        ("touch -d @1000 a; touch -a -d @5 a; stat -c '%X %Y' a", "5 1000"),
        ("touch -d @1000 a; touch -m -d @5 a; stat -c '%X %Y' a", "1000 5"),
        ("touch -d @1000 a; touch -am -d @5 a; stat -c '%X %Y' a", "5 5"),
        ("touch -d @5 d; touch -a -d @7 d; touch -r d a; stat -c '%X %Y' a", "7 5"),
        ("touch -d @5 d; touch --reference d x; stat -c '%X %Y' x", "5 5"),
        ("touch --date @5 a; stat -c %Y a", "5"),
        ("touch -t 200001010203.04 a; stat -c %y a", "2000-01-01 02:03:04.000000000 +0000"),
        ("touch -d @5 a; touch a; stat -c '%X %Y' a", "1697384040 1697384040"),
        ("touch -c x; ls", "a d l"),
        ("touch --no-create x a; ls", "a d l"),
        ("touch -cd @5 x a; stat -c %Y a", "5"),
        ("ln a x; stat -c %h a; cat x", "2 a"),
        ("ln -s a x; readlink x; stat -c %U x", "a root"),
        ("su shell ln -s a x; stat -c %U x", "shell"),
        ("ln -s /nowhere; readlink nowhere", "/nowhere"),
        ("ln -s ../a d; readlink d/a", "../a"),
        ("ln -s ../a d/; readlink d/a", "../a"),
        ("ln -s x y d; ls d", "e x y"),
        ("ln -st d x y; ls d", "e x y"),
        ("ln -t d a; ls d", "a e"),
        ("ln -s q l; ls d; readlink l", "e q d"),
        ("ln -sfn q l; readlink l; ls d", "q e"),
        ("ln -sn q d; ls d", "e q"),
        ("ln -sT q x; readlink x", "q"),
        ("ln -sf q x; ln -sf r x; readlink x", "r"),
        ("echo b > x; ln -f a x; cat x; stat -c %h a", "a 2"),
        ("ln -f a x; cat x", "a"),
    ],
)
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(WORLD + script)
    assert (done.stdout.split(), done.stderr, done.code) == (expected.split(), "", 0)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("mkdir", 'mkdir: Needs 1 argument (see "mkdir --help")'),
        ("mkdir d", "mkdir: 'd': File exists"),
        ("mkdir -p a", "mkdir: 'a': File exists"),
        ("mkdir x/y", "mkdir: 'x/y': No such file or directory"),
        ("mkdir -m q x", "mkdir: bad mode 'q'"),
        ("mkdir /system/x", "mkdir: '/system/x': Read-only file system"),
        ("rmdir", 'rmdir: Needs 1 argument (see "rmdir --help")'),
        ("rmdir d", "rmdir: 'd': Directory not empty"),
        ("rmdir a", "rmdir: 'a': Not a directory"),
        ("rmdir nope", "rmdir: 'nope': No such file or directory"),
        ("touch d/x; rmdir -p d/e", "rmdir: 'd': Directory not empty"),
        ("touch", 'touch: Needs 1 argument (see "touch --help")'),
        ("touch nope/x", "touch: 'nope/x': No such file or directory"),
        ("touch /system/x", "touch: '/system/x': Read-only file system"),
        ("touch -d never a", "touch: bad date 'never'"),
        ("touch -t 1 a", "touch: bad date '1'"),
        ("touch -r nope a", "touch: 'nope': No such file or directory"),
        ("ln", 'ln: Needs 1 argument (see "ln --help")'),
        ("ln nope x", "ln: cannot create hard link from 'nope' to 'x': No such file or directory"),
        ("ln -s x a", "ln: cannot create symbolic link from 'x' to 'a': File exists"),
        ("ln -s x/e d", "ln: cannot create symbolic link from 'x/e' to 'd/e': File exists"),
        ("ln -sT x d", "ln: 'd' is a directory"),
        ("ln -s x y a", "ln: 'a' not a directory"),
        ("ln -st a x", "ln: 'a' not a directory"),
        ("ln -sv a x", "'x' -> 'a'"),
        *(
            (f"{name} -X a", f"{name}: Unknown option 'X' (see \"{name} --help\")")
            for name in ("mkdir", "rmdir", "touch", "ln")
        ),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    done = sh(WORLD + script)
    assert (done.stdout, done.stderr) == ("", f"{complaint}\n")
    assert done.code == int("-sv" not in script)


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("mkdir d x", "a d l x"),
        ("rmdir nope d/e", "a d l"),
        ("touch nope/x y", "a d l y"),
        ("ln nope x; ln -st . d y", "a d l y"),
    ],
)
def test_others_are_done_after_a_complaint_which_counts(sh: Run, script: str, left: str) -> None:
    done = sh(f"{WORLD}{script}; echo $?")
    assert done.stdout == "1\n"
    assert sh("ls /data/local/tmp").stdout.split() == left.split()
    assert sh("ls -A /data/local/tmp/d").stdout.split() == ([] if "rmdir" in script else ["e"])
