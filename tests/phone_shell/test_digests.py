"""Digests, `base64`, `xxd` and `cmp`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

FOLDER = "cd /data/local/tmp; "


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("md5sum < /dev/null", "d41d8cd98f00b204e9800998ecf8427e  -\n"),
        ("printf abc | sha1sum", "a9993e364706816aba3e25717850c26c9cd0d89d  -\n"),
        ("printf abc | sha224sum",
         "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7  -\n"),
        ("printf abc | sha256sum",
         "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  -\n"),
        ("printf abc | sha384sum",
         "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
         "8086072ba1e7cc2358baeca134c825a7  "
         "-\n"),
        ("printf abc | sha512sum",
         "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
         "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f  "
         "-\n"),
        ("printf abc > a; md5sum a; md5sum -b a; md5sum a - < a",
         "900150983cd24fb0d6963f7d28e17f72  a\n"
         "900150983cd24fb0d6963f7d28e17f72\n"
         "900150983cd24fb0d6963f7d28e17f72  a\n"
         "900150983cd24fb0d6963f7d28e17f72  -\n"),
        ("printf abc > a; sha1sum --brief a", "a9993e364706816aba3e25717850c26c9cd0d89d\n"),
        ("printf abc > a; : > b; md5sum a b > sums; md5sum -c sums; echo $?; md5sum --check sums",
         "a: OK\nb: OK\n0\na: OK\nb: OK\n"),
        ("printf abc > a; md5sum a > sums; echo x >> a; md5sum -c sums; echo $?",
         "a: FAILED\n1\n"),
        ('printf abc > a; { md5sum a; echo "900150983cd24fb0d6963f7d28e17f72 *nope"; } > s; '
         "md5sum -c s; echo $?",
         "a: OK\nnope: FAILED\n1\n"),
        ('printf abc > a; { echo "0  a"; md5sum a; } | md5sum -c -; echo $?',
         "a: FAILED\na: OK\n1\n"),
        ("printf abc | base64; printf abcd | base64; printf abcde | base64; base64 < /dev/null",
         "YWJj\nYWJjZA==\nYWJjZGU=\n"),
        ("printf '%080d' 0 | base64",
         "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw\n"
         "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA=\n"),
        ("printf '%080d' 0 | base64 -w 20",
         "MDAwMDAwMDAwMDAwMDAw\nMDAwMDAwMDAwMDAwMDAw\n"
         "MDAwMDAwMDAwMDAwMDAw\nMDAwMDAwMDAwMDAwMDAw\n"
         "MDAwMDAwMDAwMDAwMDAw\nMDAwMDA=\n"),
        ("printf '%015d' 0 | base64 -w 20; printf '%030d' 0 | base64 -w 20",
         "MDAwMDAwMDAwMDAwMDAw\nMDAwMDAwMDAwMDAwMDAw\nMDAwMDAwMDAwMDAwMDAw\n"),
        ("printf '%080d' 0 | base64 -w 0; echo; printf '%080d' 0 | base64 --wrap=100",
         "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA=\n"
         "MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAw\n"
         "MDAwMDA=\n"),
        ("printf abc > a; base64 a; printf YWJj > b; base64 -d b; base64 --decode b",
         "YWJj\nabcabc"),
        ("printf 'YW\\nJj\\n' | base64 -d; printf 'YWJjZA==' | base64 -d; printf 'YWJjZA==\\n' "
         "| base64 -d",
         "abcabcdabcd"),
        ("printf 'YW!Jj?' | base64 -di", "abc"),
        ("printf '%0200000d' 0 | base64 | base64 -d | md5sum; printf '%0200000d' 0 | md5sum",
         "b772806a86aa4c59cc9a3257ba77cea4  -\nb772806a86aa4c59cc9a3257ba77cea4  -\n"),
        ("printf '%0200000d' 0 | base64 -w 1000 | wc -lc; printf '%0200000d' 0 | base64 -w 0 | "
         "wc -lc",
         "    134  133470\n      0  133336\n"),
        ("printf 'Hello, world!\\nabc\\177\\377 ~' | xxd",
         "00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a 6162  Hello, world!.ab\n"
         "00000010: 637f ff20 7e                             c.. ~\n"),
        ("printf 'Hello, world!\\nabc' | xxd -p; printf '%040d' 0 | xxd -p",
         "48656c6c6f2c20776f726c64210a616263\n"
         "303030303030303030303030303030303030303030303030303030303030\n"
         "30303030303030303030\n"),
        ("printf 'Hello, world!\\nabc' | xxd -s 7 -l 5",
         "00000007: 776f 726c 64                             world\n"),
        ("printf 'Hello, world!\\nabc' | xxd -s 16",
         "00000010: 63                                       c\n"),
        ("printf 'Hello, world!' | xxd -l 3 -p", "48656c\n"),
        ("printf 'Hello, world!' | xxd -s -3; printf 'Hello, world!' | xxd -p -s -6 -l 2",
         "0000000a: 6c64 21                                  ld!\n776f\n"),
        ("printf '' | xxd; printf '' | xxd -p | wc -c", "1\n"),
        ("printf abc > a; xxd a; xxd -p a",
         "00000000: 6162 63                                  abc\n616263\n"),
        ("printf '%040000d' 0 | xxd | tail -n 1; printf '%040000d' 0 | xxd | wc -l; printf "
         "'%040000d' 0 | xxd -p | wc -l",
         "00009c30: 3030 3030 3030 3030 3030 3030 3030 3030  0000000000000000\n2500\n1334\n"),
        ("printf '%040000d' 1 | xxd -l 15361 | tail -n 1; printf '%040000d' 1 | xxd -s 15000 -l "
         "15361 | sed -n '961p'",
         "00003c00: 30                                       0\n"
         "00007698: 30                                       0\n"),
        ("printf abc > a; printf abc > b; cmp a b; echo $?", "0\n"),
        ("printf 'abc\\nd' > a; printf 'abc\\ne' > b; cmp a b; echo $?; cmp -s a b; echo $?",
         "a b differ: char 5, line 2\n1\n1\n"),
        ("printf '%0200000d\\n1' 0 > a; printf '%0200000d\\n2' 0 > b; cmp a b; cmp a a; echo $?",
         "a b differ: char 100002, line 2\n0\n"),
        ("printf 'Hello, world!' | xxd -s 4 -l 40; printf '%040000d' 0 | xxd -s -17; printf "
         "'abcd' | xxd -s 1 -l -1",
         "00000004: 6f2c 2077 6f72 6c64 21                   o, world!\n"
         "00009c2f: 3030 3030 3030 3030 3030 3030 3030 3030  0000000000000000\n"
         "00009c3f: 30                                       0\n"
         "00000001: 6263                                     bc\n"),
    ],
)  # fmt: skip
def test_it_is_told(sh: Run, script: str, expected: str) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("printf abc > a; md5sum nope a; echo $?",
         "900150983cd24fb0d6963f7d28e17f72  a\n1\n",
         "md5sum: nope: No such file or directory\n", 0),
        ("md5sum -c nope; echo $?",
         "1\n",
         "md5sum: nope: No such file or directory\n", 0),
        ("printf 'YW!Jj' | base64 -d",
         "",
         "base64: bad input\n", 1),
        ("printf 'YWJ' | base64 -d",
         "",
         "base64: bad input\n", 1),
        ("printf 'YWJjZA==YWJj' | base64 -d",
         "abc",
         "base64: bad input\n", 1),
        ("base64 /nope",
         "",
         "base64: /nope: No such file or directory\n", 1),
        ("xxd /nope",
         "",
         "xxd: /nope: No such file or directory\n", 1),
        ("printf 'abc' > a; cmp a - < a; printf xbc | cmp - a; printf xbc | cmp a -",
         "- a differ: char 1, line 1\na - differ: char 1, line 1\n",
         "", 1),
        ("printf 'a\\n\\nbx' > a; printf 'a\\n\\ncy' > b; cmp a b",
         "a b differ: char 4, line 3\n",
         "", 1),
        ("printf 'abc' > a; printf 'ab' > b; cmp a b; echo $?; cmp b a",
         "1\n",
         "cmp: EOF on b\ncmp: EOF on b\n", 1),
        ("printf 'abc' > a; cmp a /nope; echo $?",
         "1\n",
         "cmp: /nope: No such file or directory\n", 0),
        ("cmp a",
         "",
         'cmp: Needs 2 arguments (see "cmp --help")\n', 1),
        ("{ printf 'YWJj='; printf '%070000d' 0; } | base64 -d",
         "abc",
         "base64: bad input\n", 1),
        ("printf '=YWJj' | base64 -d",
         "",
         "base64: bad input\n", 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(FOLDER + script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
