"""What `find` asks of files and does with them, and what it says of what it cannot read."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

FOLDER = (
    "cd /data/local/tmp; mkdir -p d/c e; echo hi > d/b; printf abc > d/c/a; chmod 640 d/c/a; "
    "chmod 755 d/b; chown shell:system d/b; ln -s d l; touch old e/none; touch -d "
    "2023-10-13T15:33:00 old; "
)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("find . -maxdepth 1 | sort", ".\n./d\n./e\n./l\n./old\n"),
        ("find -name a", "./d/c/a\n"),
        ("find -H d -name b", "d/b\n"),
        ("find -P -L . -name a -type f | sort", "./d/c/a\n./l/c/a\n"),
        ("find -L . -type f | sort", "./d/b\n./d/c/a\n./e/none\n./l/b\n./l/c/a\n./old\n"),
        ("find . -type l", "./l\n"),
        ("find -L . -type l", ""),
        ("find l/ -maxdepth 0 -type d; find l -maxdepth 0 -type d", "l/\n"),
        ("find d e -type f | sort", "d/b\nd/c/a\ne/none\n"),
        ("find d -depth", "d/b\nd/c/a\nd/c\nd\n"),
        ("find d -d -mindepth 1", "d/b\nd/c/a\nd/c\n"),
        ("find d -depth -maxdepth 1", "d/b\nd/c\nd\n"),
        ("find d -depth -mindepth 2", "d/c/a\n"),
        ("find d -mindepth 1 -maxdepth 1", "d/b\nd/c\n"),
        ("find d -maxdepth 0", "d\n"),
        ("find d -name b -o -name a -print", "d/c/a\n"),
        ("find d -name b -or -name a | sort", "d/b\nd/c/a\n"),
        ("find d -name b -a -type f -and -links 1", "d/b\n"),
        ("find d ! -name b -type f | sort", "d/c/a\n"),
        ("find d -not -type d | sort", "d/b\nd/c/a\n"),
        ("find d -print -print0 -name b | tr '\\0' '|'", "d\nd|d/b\nd/b|d/c\nd/c|d/c/a\nd/c/a|"),
        ("find d -name b -ls", "d/b\n"),
        ("find d -type fd | sort", "d\nd/b\nd/c\nd/c/a\n"),
        ("find d -type x; echo $?", "0\n"),
        ("find . -type l,f", "./d/b\n./d/c/a\n./e/none\n./l\n./old\n"),
        ("find . -size 3c; find . -size +3c -type f; find . -size -3c -type f | sort",
         "./d/b\n./d/c/a\n./e/none\n./old\n"),
        ("find . -size 1 -type f; find . -size 1b -type f", "./d/b\n./d/c/a\n./d/b\n./d/c/a\n"),
        ("find . -size 2w -type f", "./d/b\n./d/c/a\n"),
        ("find . -size 1k -type f | sort", "./d/b\n./d/c/a\n"),
        ("find . -size -1k -type f| sort", "./e/none\n./old\n"),
        ("find . -size +1M; find . -size 1M -type f | sort; find . -size 1G -type f | sort",
         "./d/b\n./d/c/a\n./d/b\n./d/c/a\n"),
        ("find . -perm 640; find . -perm -640 -type f|sort; find . -perm /1 -type f | sort; "
         "find . -perm +1 -type f",
         "./d/c/a\n./d/b\n./d/c/a\n./e/none\n./old\n./d/b\n./d/b\n"),
        ("find . -perm u=rw,g=r -type f", "./d/c/a\n"),
        ("find . -perm -u+x -type f", "./d/b\n"),
        ("find . -user shell -type f|sort; find . -user 2000 -type f; find . -user nobodyhere",
         "./d/b\n./d/b\n"),
        ("find . -group system; find . -group 1000", "./d/b\n./d/b\n"),
        ("find . -empty | sort", "./e/none\n./old\n"),
        ("find . -nouser; find . -nogroup; find . -false; echo $?", "0\n"),
        ("find d -true -xdev -mount -noleaf -name b", "d/b\n"),
        ("find d -links 2 | sort; find . -links +1 | sort; find . -links -2 -type f|sort",
         "d\nd/c\n.\n./d\n./d/c\n./e\n./d/b\n./d/c/a\n./e/none\n./old\n"),
        ("find . -inum $(stat -c %i d/b)", "./d/b\n"),
        ("find . -newer old -type f | sort", "./d/b\n./d/c/a\n./e/none\n"),
        ("find . -mtime 2; find . -mtime +1 ; find . -mtime -1 -type f | sort",
         "./old\n./old\n./d/b\n./d/c/a\n./e/none\n"),
        ("find . -mmin 2881; find . -mmin +2880; find . -mmin -2881 -name old", "./old\n./old\n"),
        ("find . -atime 2 ; find . -ctime 0 -name old; find . -amin 2881; find . -cmin 0 -name "
         "old",
         "./old\n./old\n./old\n./old\n"),
        ("find . -path './d/*' | sort; find . -wholename ./d/b; find . -ipath './D/B'; find . "
         "-iname B",
         "./d/b\n./d/c\n./d/c/a\n./d/b\n./d/b\n./d/b\n"),
        ("find d/ -name d; find / -maxdepth 0 -name /", "d/\n/\n"),
        ("find d -exec echo {} {}x ';'", "d dx\nd/b d/bx\nd/c d/cx\nd/c/a d/c/ax\n"),
        ("find d -type f -exec false ';' -print", ""),
        ("find d -type f -exec true ';' -print", "d/b\nd/c/a\n"),
        ("find d -type f -exec echo -n {} + ; echo $?", "d/b d/c/a0\n"),
        ("find d -type f -exec false {} + ; echo $?", "1\n"),
        ("find d -type f -exec echo + ';'", "+\n+\n"),
        ("find d -execdir echo {} ';' -ok echo {} ';' | head -2", "d\nd\n"),
        ("find d -name e -prune -o -print", "d\nd/b\nd/c\nd/c/a\n"),
        ("cd d; find . -delete; echo $?; ls -A", "0\n"),
        ("find d/b -printf '%p %f %s %m %% %T@ %d\\n\\t|\\0' | tr '\\0' '!'",
         "d/b b 3 755 % 1697384040.0000000000 %d\n\t|!"),
        ("find old -printf '%T@\\n'", "1697211180.0000000000\n"),
        ("find d -name '[b'", ""),
        ("find . -size -4c -type f -size +2c; find . -size 0 -type f -name none; find . -size "
         "0c -name old",
         "./d/b\n./d/c/a\n./e/none\n./old\n"),
        ("find d/b -size 1M -size 1G -size 1w -name b; find d/b -size 2w", "d/b\n"),
        ("find . -perm -110 -type f; find . -perm /110 -type f; find . -perm -644 -type f | sort",
         "./d/b\n./d/b\n./d/b\n./e/none\n./old\n"),
        ("find . -type f -exec test -s {} ';' -print | sort", "./d/b\n./d/c/a\n"),
        ("find d -type d -exec echo in {} + -name c -print", "d/c\nin d d/c\n"),
        ("find d -name b -prune -o -type f -print", "d/c/a\n"),
        ("find l -name b; find l/ -name b", "l/b\n"),
        ("find d//c -type f; find d/ -type f | sort", "d//c/a\nd/b\nd/c/a\n"),
        ("find e -mindepth 1 -empty -delete; ls -A e; find e -empty", "e\n"),
        ("find d -maxdepth 1 -name a; find d -maxdepth 2 -name a; find d -mindepth 3; find d "
         "-mindepth 2",
         "d/c/a\nd/c/a\n"),
        ("find . -name 'no*' -o -name '?ld'", "./e/none\n./old\n"),
        ("find / -maxdepth 1 -name data; find /dev -maxdepth 1 -type c -name null",
         "/data\n/dev/null\n"),
        ("find d -depth -name c -exec rm -r {} ';' -o -print; echo $?", "d/b\nd/c/a\nd\n0\n"),
    ],
)  # fmt: skip
def test_files_are_found(sh: Run, script: str, expected: str) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("find d -maxdepth x",
         "",
         "find: not integer: x\n", 1),
        ("find d -maxdepth",
         "",
         "find: '-maxdepth' needs 1 arg\n", 1),
        ("find d -mindepth 1234567890123456789",
         "",
         "find: not integer: 1234567890123456789\n", 1),
        ("find d -name",
         "",
         "find: '-name' needs 1 arg\n", 1),
        ("find d nonsense",
         "d\nd/b\nd/c\nd/c/a\n",
         "find: nonsense: No such file or directory\n", 1),
        ("find d -nonsense",
         "",
         "find: bad arg '-nonsense'\n", 1),
        ("find d -name b ')'",
         "",
         "find: bad arg ')'\n", 1),
        ("find d '(' -name b",
         "",
         "find: '(' needs 1 arg\n", 1),
        ("find . -size x",
         "",
         "find: bad size 'x'\n", 1),
        ("find . -size 1z",
         "",
         "find: bad size '1z'\n", 1),
        ("find . -perm 9",
         "",
         "find: bad mode '9'\n", 1),
        ("find . -links x",
         "",
         "find: not integer: x\n", 1),
        ("find . -newer nope",
         "",
         "find: 'nope': No such file or directory\n", 1),
        ("find d -delete; find d",
         "",
         "find: d: No such file or directory\n", 1),
        ("find d -maxdepth 1 -delete; echo $?",
         "1\n",
         "find: d/c: Directory not empty\nfind: d: Directory not empty\n", 0),
        ("find nope d/b; echo $?",
         "d/b\n1\n",
         "find: nope: No such file or directory\n", 0),
        ("find nope nope2 d/b -exec false {} + ; echo $?",
         "1\n",
         "find: nope: No such file or directory\nfind: nope2: No such file or directory\n", 0),
        ("find d -name c -exec rm -r {} ';' -o -name x; echo $?; find d",
         "1\nd\nd/b\n",
         "find: d/c: No such file or directory\n", 0),
        ("mkdir d/z; touch d/z/y; find d -name c -exec rm -r {} ';' -o -print; echo $?",
         "d\nd/b\nd/z\nd/z/y\n1\n",
         "find: d/c: No such file or directory\n", 0),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
