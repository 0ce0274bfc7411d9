"""What `ls` shows of files, in which order, and in which form."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

FOLDER = (
    "cd /data/local/tmp; mkdir -p d/c e; echo hi > d/b; printf abc > d/c/a; : > d/.h; printf "
    "%5000s x > z; printf %42s > a; chmod 640 d/c/a; chmod 755 a; chown shell:system a; ln -s d "
    'l; touch "sp ace"; touch -d 2023-10-13T15:33:00 z; touch -a -d 2023-10-14T15:33:00 a; '
)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("ls -l",
         "total 20\n-rwxr-xr-x 1 shell system   42 2023-10-15 15:34 a\n"
         "drwxrwxrwx 2 root  root   4096 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 root  root   4096 2023-10-15 15:34 e\n"
         "lrwxrwxrwx 1 root  root      1 2023-10-15 15:34 l -> d\n"
         "-rw-rw-rw- 1 root  root      0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 root  root   5000 2023-10-13 15:33 z\n"),
        ("ls -la | head -4",
         "total 28\ndrwxrwx--x 2 shell shell  4096 2023-10-15 15:34 .\n"
         "drwxr-x--x 2 root  root   4096 2023-10-15 15:34 ..\n"
         "-rwxr-xr-x 1 shell system   42 2023-10-15 15:34 a\n"),
        ("ls -n",
         "total 20\n-rwxr-xr-x 1 2000 1000   42 2023-10-15 15:34 a\n"
         "drwxrwxrwx 2 0    0    4096 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 0    0    4096 2023-10-15 15:34 e\n"
         "lrwxrwxrwx 1 0    0       1 2023-10-15 15:34 l -> d\n"
         "-rw-rw-rw- 1 0    0       0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 0    0    5000 2023-10-13 15:33 z\n"),
        ("ls -g",
         "total 20\n-rwxr-xr-x 1 system   42 2023-10-15 15:34 a\n"
         "drwxrwxrwx 2 root   4096 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 root   4096 2023-10-15 15:34 e\n"
         "lrwxrwxrwx 1 root      1 2023-10-15 15:34 l -> d\n"
         "-rw-rw-rw- 1 root      0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 root   5000 2023-10-13 15:33 z\n"),
        ("ls -o",
         "total 20\n-rwxr-xr-x 1 shell   42 2023-10-15 15:34 a\n"
         "drwxrwxrwx 2 root  4096 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 root  4096 2023-10-15 15:34 e\n"
         "lrwxrwxrwx 1 root     1 2023-10-15 15:34 l -> d\n"
         "-rw-rw-rw- 1 root     0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 root  5000 2023-10-13 15:33 z\n"),
        ("ls -go",
         "total 20\n-rwxr-xr-x 1   42 2023-10-15 15:34 a\n"
         "drwxrwxrwx 2 4096 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 4096 2023-10-15 15:34 e\n"
         "lrwxrwxrwx 1    1 2023-10-15 15:34 l -> d\n"
         "-rw-rw-rw- 1    0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 5000 2023-10-13 15:33 z\n"),
        ("ls -li a | cut -d' ' -f2-", "-rwxr-xr-x 1 shell system 42 2023-10-15 15:34 a\n"),
        ('test "$(ls -i a)" = "$(stat -c %i a) a"; echo $?', "0\n"),
        ("ls -s", "total 20\n4 a\n4 d\n4 e\n0 l\n0 sp ace\n8 z\n"),
        ("ls -sk", "total 20\n4 a\n4 d\n4 e\n0 l\n0 sp ace\n8 z\n"),
        ("ls -Z a", "u:object_r:media_rw_data_file:s0 a\n"),
        ("ls -lZ a",
         "u:object_r:media_rw_data_file:s0 -rwxr-xr-x 1 shell system 42 2023-10-15 15:34 a\n"),
        ("ls -F", "a*\nd/\ne/\nl@\nsp ace\nz\n"),
        ("ls -p", "a\nd/\ne/\nl\nsp ace\nz\n"),
        ("ls -lF",
         "total 20\n-rwxr-xr-x 1 shell system   42 2023-10-15 15:34 a*\n"
         "drwxrwxrwx 2 root  root   4096 2023-10-15 15:34 d/\n"
         "drwxrwxrwx 2 root  root   4096 2023-10-15 15:34 e/\n"
         "lrwxrwxrwx 1 root  root      1 2023-10-15 15:34 l -> d@\n"
         "-rw-rw-rw- 1 root  root      0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 root  root   5000 2023-10-13 15:33 z\n"),
        ("ls -d l d", "d\nl\n"),
        ("ls l", "b\nc\n"),
        ("ls l/", "b\nc\n"),
        ("ls -l l", "lrwxrwxrwx 1 root root 1 2023-10-15 15:34 l -> d\n"),
        ("ls -l l/",
         "total 8\n-rw-rw-rw- 1 root root    3 2023-10-15 15:34 b\n"
         "drwxrwxrwx 2 root root 4096 2023-10-15 15:34 c\n"),
        ("ls -lL l | head -2", "total 8\n-rw-rw-rw- 1 root root    3 2023-10-15 15:34 b\n"),
        ("ls -lH l",
         "total 8\n-rw-rw-rw- 1 root root    3 2023-10-15 15:34 b\n"
         "drwxrwxrwx 2 root root 4096 2023-10-15 15:34 c\n"),
        ("ls -L", "a\nd\ne\nl\nsp ace\nz\n"),
        ("ls -ld l/ d",
         "drwxrwxrwx 2 root root 4096 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 root root 4096 2023-10-15 15:34 l/\n"),
        ("ls a d", "a\n\nd:\nb\nc\n"),
        ("ls -a d a", "a\n\nd:\n.\n..\n.h\nb\nc\n"),
        ("ls -R", ".:\na\nd\ne\nl\nsp ace\nz\n\n./d:\nb\nc\n\n./d/c:\na\n\n./e:\n"),
        ("ls -R d e", "d:\nb\nc\n\nd/c:\na\n\ne:\n"),
        ("ls -Ra d", "d:\n.\n..\n.h\nb\nc\n\nd/c:\n.\n..\na\n"),
        ("ls -lR d",
         "d:\ntotal 8\n-rw-rw-rw- 1 root root    3 2023-10-15 15:34 b\n"
         "drwxrwxrwx 2 root root 4096 2023-10-15 15:34 c\n"
         "\nd/c:\ntotal 4\n-rw-r----- 1 root root 3 2023-10-15 15:34 a\n"),
        ("ls -d . d/", ".\nd/\n"),
        ("ls d/ | cat", "b\nc\n"),
        ("ls e d", "d:\nb\nc\n\ne:\n"),
        ("ls -r e d", "e:\n\nd:\nc\nb\n"),
        ("ls -1", "a\nd\ne\nl\nsp ace\nz\n"),
        ("ls -m", "a, d, e, l, sp ace, z\n"),
        ("cd e; ls -m; ls -C; ls -x; ls; ls -A", ""),
        ("cd e; ls -l", "total 0\n"),
        ("ls -lh",
         "total 20K\n-rwxr-xr-x 1 shell system   42 2023-10-15 15:34 a\n"
         "drwxrwxrwx 2 root  root   4.0K 2023-10-15 15:34 d\n"
         "drwxrwxrwx 2 root  root   4.0K 2023-10-15 15:34 e\n"
         "lrwxrwxrwx 1 root  root      1 2023-10-15 15:34 l -> d\n"
         "-rw-rw-rw- 1 root  root      0 2023-10-15 15:34 sp ace\n"
         "-rw-rw-rw- 1 root  root   4.9K 2023-10-13 15:33 z\n"),
        ("ls -sh a e l z", "4.0K a\n8.0K z\n\ne:\ntotal 0\n\nl:\ntotal 8.0K\n4.0K b\n4.0K c\n"),
        ("ls -f d", ".\n..\n.h\nb\nc\n"),
        ("ls -U d", "b\nc\n"),
        ("ls -r", "z\nsp ace\nl\ne\nd\na\n"),
        ("ls -t", "a\nd\ne\nl\nsp ace\nz\n"),
        ("ls -tr", "z\nsp ace\nl\ne\nd\na\n"),
        ("ls -tu", "d\ne\nl\nsp ace\na\nz\n"),
        ("ls -tc", "a\nd\ne\nl\nsp ace\nz\n"),
        ("ls -S", "z\nd\ne\na\nl\nsp ace\n"),
        ("ls -Sr", "sp ace\nl\na\ne\nd\nz\n"),
        ("ls -h -l z", "-rw-rw-rw- 1 root root 4.9K 2023-10-13 15:33 z\n"),
        ("ls -lh a", "-rwxr-xr-x 1 shell system 42 2023-10-15 15:34 a\n"),
        ("ls -ll a", "-rwxr-xr-x 1 shell system 42 2023-10-15 15:34:00.000000000 +0000 a\n"),
        ("ls -lu a", "-rwxr-xr-x 1 shell system 42 2023-10-14 15:33 a\n"),
        ("ls -lc a", "-rwxr-xr-x 1 shell system 42 2023-10-15 15:34 a\n"),
        ("ls -luc a", "-rwxr-xr-x 1 shell system 42 2023-10-15 15:34 a\n"),
        ("ls -lcu a", "-rwxr-xr-x 1 shell system 42 2023-10-14 15:33 a\n"),
        ("ls -b", "a\nd\ne\nl\nsp\\ ace\nz\n"),
        ("ls -lb sp\\ ace", "-rw-rw-rw- 1 root root 0 2023-10-15 15:34 sp\\ ace\n"),
        ("ls --color=auto d", "b\nc\n"),
        ("ls --color d", "b\nc\n"),
        ("ls --full-time a",
         "-rwxr-xr-x 1 shell system 42 2023-10-15 15:34:00.000000000 +0000 a\n"),
        ("ls --show-control-chars d", "b\nc\n"),
        ("touch $'x\\ty' $'n\\nl' 'b\\s'; ls -q; ls -b; ls",
         "a\nb\\s\nd\ne\nl\nn?l\nsp ace\n"
         "x?y\nz\na\nb\\\\s\nd\ne\nl\nn\\nl\n"
         "sp\\ ace\nx\ty\nz\na\nb\\s\nd\n"
         "e\nl\nn\nl\nsp ace\nx\ty\nz\n"),
        ("ls -A d/.h d", "d/.h\n\nd:\n.h\nb\nc\n"),
        ("ls -ls a", "4 -rwxr-xr-x 1 shell system 42 2023-10-15 15:34 a\n"),
        ("ls -is a | cut -d' ' -f2-", "4 a\n"),
        ("ls -ln a; ls -lo a; ls -lg a",
         "-rwxr-xr-x 1 2000 1000 42 2023-10-15 15:34 a\n"
         "-rwxr-xr-x 1 shell 42 2023-10-15 15:34 a\n"
         "-rwxr-xr-x 1 system 42 2023-10-15 15:34 a\n"),
        ("ls -l /dev/null | cut -c1-30", "crw-rw-rw- 1 root root 1,   3 \n"),
        ("touch a2; chmod 644 a2; ls -F a2; chmod 654 a2; ls -F a2; ls -pF a2 d; ls -p a2",
         "a2\na2*\na2*\n\nd:\nb\nc/\na2\n"),
        ("cd d; ls ../d/c; ls -R ..  | head -3", "a\n..:\na\nd\n"),
        ("ls -R / 2>/dev/null | head -1; ls -d /; ls -R /data/local/ | head -3",
         "/:\n/\n/data/local/:\ntmp\n\n"),
        ("mkdir w; cd w; touch $(seq 1000 1040); ls -x; ls -m | head -c 30; ls | wc -l",
         "1000  1001  1002  1003  1004  1005  1006  1007  1008  1009  1010  1011  1012\n"
         "1013  1014  1015  1016  1017  1018  1019  1020  1021  1022  1023  1024  1025\n"
         "1026  1027  1028  1029  1030  1031  1032  1033  1034  1035  1036  1037  1038\n"
         "1039  1040\n1000, 1001, 1002, 1003, 1004, 41\n"),
        ("mkdir w; cd w; touch $(seq 600); ls | wc -l; ls -l | wc -l; ls | tail -1; ls | sed -n "
         "'256,258p'",
         "600\n601\n99\n329\n33\n330\n"),
        ("dd if=/dev/zero of=big bs=1024 count=600 2>/dev/null; ls -sh big; ls -lh big",
         "600K big\n-rw-rw-rw- 1 root root 600K 2023-10-15 15:34 big\n"),
        ("touch $(printf '%060d %060d' 1 2); ls -x 0*; ls -C 0*",
         "000000000000000000000000000000000000000000000000000000000001\n"
         "000000000000000000000000000000000000000000000000000000000002\n"
         "000000000000000000000000000000000000000000000000000000000001\n"
         "000000000000000000000000000000000000000000000000000000000002\n"),
        ("touch $(printf '%038d %038d %038d' 1 2 3) $(printf '%039d' 4); cd .; ls -x $(printf "
         "'%038d %038d %038d' 1 2 3); ls -x $(printf '%038d %039d' 1 4)",
         "00000000000000000000000000000000000001  00000000000000000000000000000000000002\n"
         "00000000000000000000000000000000000003\n"
         "000000000000000000000000000000000000004\n"
         "00000000000000000000000000000000000001\n"),
    ],
)  # fmt: skip
def test_files_are_listed(sh: Run, script: str, expected: str) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("ls nope a; echo $?",
         "a\n1\n",
         "ls: nope: No such file or directory\n", 0),
        ("ls nope/b a/b; echo $?",
         "1\n",
         "ls: nope/b: No such file or directory\nls: a/b: Not a directory\n", 0),
        ("ls d nope",
         "d:\nb\nc\n",
         "ls: nope: No such file or directory\n", 1),
        ("ls -l nope l",
         "lrwxrwxrwx 1 root root 1 2023-10-15 15:34 l -> d\n",
         "ls: nope: No such file or directory\n", 1),
        ("ls -T",
         "",
         'ls: Unknown option \'T\' (see "ls --help")\n', 1),
        ("ln -s nope dangling; ls dangling; ls -L dangling; ls -lL dangling | cut -c1-10; ls -F "
         "dangling; ls dangling/; echo $?",
         "dangling\ndangling\nlrwxrwxrwx\ndangling@\n1\n",
         "ls: dangling/: No such file or directory\n", 0),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
