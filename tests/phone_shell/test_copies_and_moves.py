"""`cp`, `mv` and `rm`, option by option."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

WORLD = (
    "cd /data/local/tmp; echo a > a; chmod 640 a; touch -d @1000 a; chown shell:shell a; "
    "echo b > b; mkdir -p d/e; echo in > d/f; ln -s a l; "
)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("cp a x; stat -c '%a %Y %U:%G' x", "640 1697384040 root:root"),
        ("cp a b; cat b; stat -c %U b", "a root"),
        ("cp -p a x; stat -c '%a %Y %U:%G' x", "640 1000 shell:shell"),
        ("cp -a a x; stat -c '%a %Y %U:%G' x", "640 1000 shell:shell"),
        ("cp --preserve a x; stat -c '%Y' x; cp --archive d y; ls y", "1000 e f"),
        ("cp a b d; ls d", "a b e f"),
        ("cp a d/; ls d", "a e f"),
        ("cp a X; mkdir Y; cp X Y; mv Y X.d; ls X.d", "X"),
        ("mkdir x; cp -r d/ x; ls x", "d"),
        ("mkdir x; cd d; cp -r . ../x; ls ../x", "e f"),
        ("cp -t d a b; ls d", "a b e f"),
        ("cp -T a x; cat x", "a"),
        ("cp -r d x; ls x", "e f"),
        ("cp -R d x; ls x", "e f"),
        ("cp --recursive d x; ls x", "e f"),
        ("cp -r d/. x; ls x", "e f"),
        ("mkdir x; cp -r d x; ls x x/d", "x: d x/d: e f"),
        ("mkdir x; cp -r d/. x; ls x", "e f"),
        ("mkdir x; cp -r d/e/.. x; ls x", "e f"),
        ("mkdir -m 700 x; su shell mkdir -m 710 y; cp -r y x; stat -c '%a %U' x/y", "710 root"),
        ("cp -n a b; cat b", "b"),
        ("cp -n a x; cat x", "a"),
        ("cp -u a b; cat b", "b"),
        ("cp -u b a; cat a", "b"),
        ("touch -d @1000 b; cp -u a b; cat b", "b"),
        ("cp -u a x; cat x", "a"),
        ("mkdir x; cp -rn d x; ls x/d", "e f"),
        ("mkdir -p x/d; touch -d @9999999999 x/d; cp -ru d x; ls x/d", "e f"),
        ("cp l x; stat -c %F x", "regular file"),
        ("cp -d l x; readlink x", "a"),
        ("cp -a l x; readlink x", "a"),
        ("cp -s a x; readlink x; stat -c %U x", "a root"),
        ("cp -l a x; stat -c %h a; echo more >> x; tail -n 1 a", "2 more"),
        ("cp -rl d x; ls x", "e f"),
        ("cp -v a x", "cp 'a' -> 'x'"),
        ("cp -v a b d", "cp 'a' -> 'd/a' cp 'b' -> 'd/b'"),
        ("cp -vn a b", ""),
        ("mv a x; ls; stat -c '%a %Y %U' x", "b d l x 640 1000 shell"),
        ("mv a b; cat b; ls", "a b d l"),
        ("mv a b d; ls d", "a b e f"),
        ("mv a d/; ls d", "a e f"),
        ("mv -t d a b; ls d; ls", "a b e f d l"),
        ("mv -T d x; ls x", "e f"),
        ("mv -n a b; cat b; ls", "b a b d l"),
        ("mv --no-clobber a b; cat b", "b"),
        ("mv -n a x; cat x", "a"),
        ("mv -f a b; cat b", "a"),
        ("mv --force a b; cat b", "a"),
        ("rm a; mv l x; readlink x", "a"),
        ("mv -v a x", "mv 'a' -> 'x'"),
        ("mv -vn a b", ""),
        ("mkdir x; touch x/a; mv -n a b x; ls; cat x/a x/b", "a d l x b"),
        ("rm a b; ls", "d l"),
        ("rm l; cat a", "a"),
        ("rm a; rm l; ls", "b d"),
        ("rm -r d a; ls", "b l"),
        ("rm -R d; ls", "a b l"),
        ("rm --recursive --force d nope; ls", "a b l"),
        ("rm -rv d a", "rm 'd' rm 'a'"),
        ("rm -f; rm -f nope; ls", "a b d l"),
    ],
)
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(WORLD + script)
    assert (done.stdout.split(), done.stderr, done.code) == (expected.split(), "", 0)


@pytest.mark.parametrize(
    ("script", "complaint", "left"),
    [
        ("cp a", "cp: Needs 2 arguments", "a b d l"),
        ("cp", "cp: Needs 2 arguments", "a b d l"),
        ("cp a b x", "cp: 'x' not directory", "a b d l"),
        ("cp -t x a", "cp: 'x' not directory", "a b d l"),
        ("cp -T a d", "cp: 'd' is a directory", "a b d l"),
        ("cp d x", "cp: Skipped dir 'd'", "a b d l"),
        ("mkdir x; cp d a x; ls x > y", "cp: Skipped dir 'd'", "a b d l x y"),
        ("cp nope x", "cp: bad 'nope': No such file or directory", "a b d l"),
        ("cp nope a d; ls d > y", "cp: bad 'nope': No such file or directory", "a b d l y"),
        ("cp a nope/x", "cp: 'nope/x': No such file or directory", "a b d l"),
        ("cp a /system/x", "cp: '/system/x': Read-only file system", "a b d l"),
        ("cp -s a b", "cp: 'b': File exists", "a b d l"),
        ("mv a", "mv: Needs 2 arguments", "a b d l"),
        ("mv a b x", "mv: 'x' not directory", "a b d l"),
        ("mv -t x a", "mv: 'x' not directory", "a b d l"),
        ("mv -T a d", "mv: 'd' is a directory", "a b d l"),
        ("mv nope x", "mv: bad 'nope': No such file or directory", "a b d l"),
        ("mv nope a d", "mv: bad 'nope': No such file or directory", "b d l"),
        ("mv a nope/x", "mv: 'nope/x': No such file or directory", "a b d l"),
        ("mv d d/x", "mv: 'd/x': Invalid argument", "a b d l"),
        ("mv a /system/x", "mv: '/system/x': Read-only file system", "a b d l"),
        ("rm", 'rm: Needs 1 argument (see "rm --help")', "a b d l"),
        ("rm d", "rm: d: Is a directory", "a b d l"),
        ("rm -f d", "rm: d: Is a directory", "a b d l"),
        ("rm nope a", "rm: nope: No such file or directory", "b d l"),
        ("rm -r nope", "rm: nope: No such file or directory", "a b d l"),
        ("rm -r .. a", "rm: bad path ..", "b d l"),
        ("rm -rf d/.", "rm: bad path d/.", "a b d l"),
        ("rm -rf /", "rm: bad path /", "a b d l"),
        ("rm -rf //", "rm: bad path //", "a b d l"),
        ("rm /system/bin", "rm: /system/bin: Is a directory", "a b d l"),
        ("rm -r /system/bin", "rm: /system/bin: Read-only file system", "a b d l"),
        ("cp -X a b", "cp: Unknown option 'X' (see \"cp --help\")", "a b d l"),
        ("mv -X a b", "mv: Unknown option 'X' (see \"mv --help\")", "a b d l"),
        ("rm -X a", "rm: Unknown option 'X' (see \"rm --help\")", "a b d l"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str, left: str) -> None:
    done = sh(f"{WORLD}{script}; echo $?")
    expected = "0\n" if script.endswith("> y") else "1\n"
    assert (done.stdout, done.stderr) == (expected, f"{complaint}\n")
    assert sh("ls /data/local/tmp").stdout.split() == left.split()


@pytest.mark.parametrize("command", ["cp nope a d", "cp -t d nope a", "mv nope a d", "rm nope a"])
def test_others_are_done_after_a_complaint_which_counts(sh: Run, command: str) -> None:
    done = sh(f"{WORLD}{command}; echo $?")
    assert done.stdout == "1\n"
    assert sh("cd /data/local/tmp; test -e d/a -o ! -e a").code == 0


def test_what_is_skipped_counts_and_others_are_copied(sh: Run) -> None:
    done = sh(f"{WORLD}mkdir x; cp d a x; echo $?; ls x")
    assert (done.stdout, done.stderr) == ("1\na\n", "cp: Skipped dir 'd'\n")
