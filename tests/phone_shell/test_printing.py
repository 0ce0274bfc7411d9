"""What `printf`, `echo`, `seq` and `yes` write."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("printf '%d|%i|%u|%o|%x|%X\\n' 10 -10 10 10 255 255", "10|-10|10|12|ff|FF\n"),
        ("printf '%5d|%-5d|%05d|%+d|% d|%+5d\\n' 42 42 42 42 42 -42",
         "   42|42   |00042|+42| 42|  -42\n"),
        ("printf '%.3d|%5.3d|%-6.3d|%06.2d\\n' 5 5 5 5", "005|  005|005   |000005\n"),
        ("printf '%05d|%05x|%5s|%-5s|%05s|%.2s|%5.1s|\\n' -42 255 ab ab ab abcdef abc",
         "-0042|000ff|   ab|ab   |   ab|ab|    a|\n"),
        ("printf '%c|%3c|%-3c|\\n' abc x y", "a|  x|y  |\n"),
        ("printf '%s\\n' 'a\\tb'; printf '%b|%5b|\\n' 'a\\tb' x", "a\\tb\na\tb|    x|\n"),
        ("printf '%b' 'a\\cb' c; echo; printf 'a\\cb%s' x; echo", "a\na\n"),
        ("printf 'x%sy\\cz%s' 1 2", "x1y"),
        ("printf '%s %s\\n' a b c", "a b\nc \n"),
        ("printf '%s-%s\\n'", "-\n"),
        ("printf '%d %s\\n'", "0 \n"),
        ("printf 'plain\\n' a b", "plain\n"),
        ("printf '%*d|%-*d|%.*d|%*.*f|\\n' 5 42 5 42 3 7 8 2 3.14159",
         "   42|42   |007|    3.14|\n"),
        ("printf '%*d|%.*s|\\n'", "0||\n"),
        ("printf '%*s|\\n' x y", "y|\n"),
        ("printf '%d %d %d %d\\n' 0x1F 010 +7 -0x10", "31 8 7 -16\n"),
        ("printf '%x %o %u %X\\n' -1 -1 -1 -255",
         "ffffffffffffffff 1777777777777777777777 18446744073709551615 FFFFFFFFFFFFFF01\n"),
        ('printf \'%d %d %d\\n\' "\'A" \'"B\' "\'"', "65 66 0\n"),
        ('printf \'%x %c\\n\' "\'a" "\'a"', "61 '\n"),
        ("printf '%f|%.2f|%8.3f|%-8.1f|%08.2f|%+.1f\\n' 3.14159 2.5 1 1 -2.5 1",
         "3.141590|2.50|   1.000|1.0     |-0002.50|+1.0\n"),
        ("printf '%e|%.1e|%E|%g|%G|%g\\n' 12345.678 12345 0.5 0.0001 1e10 100000",
         "1.234568e+04|1.2e+04|5.000000E-01|0.0001|1E+10|100000\n"),
        ("printf '%f\\n'", "0.000000\n"),
        ("printf '%% %5%|%%\\n'", "% %|%\n"),
        ("printf '\\101\\x42\\n\\\\\\a\\n' | xxd -p", "41420a5c070a\n"),
        ("printf '%s\\n' -n; printf -- '%s\\n' x", "-n\nx\n"),
        ('printf \'%q\\n\' "a b" "it\'s" x', '\'a b\'\n\'it\'"\'"\'s\'\nx\n'),
        ("printf '%d\\n' ''", "0\n"),
        ('printf \'%s\' "$(printf \'%5000s\' x)" | wc -c', "5000\n"),
        ("printf '%4095s|%s\\n' x y | wc -c; printf '%100001s' x | wc -c", "4098\n100000\n"),
        ('printf "%b\\n" "$(printf \'%04096d\' 0)\\\\t" | tail -c 3 | xxd -p', "30090a\n"),
        ("echo -n x; echo -e 'a\\tb\\c d'; echo; echo -E 'a\\tb'; echo -ne 'x\\n'; echo -en "
         "'\\101\\n'",
         "xa\tb\na\\tb\nx\nA\n"),
        ("/system/bin/echo -n x; /system/bin/echo -e 'a\\tb\\cd'; /system/bin/echo; "
         "/system/bin/echo -E 'a\\tb'; /system/bin/echo -x y; /system/bin/echo - a; "
         "/system/bin/echo a -n",
         "xa\tb\na\\tb\n-x y\n- a\na -n\n"),
        ("/system/bin/echo -n -e 'a\\n'; /system/bin/echo -neE 'b\\n'; /system/bin/echo 'a\\n'; "
         "/system/bin/echo -- x",
         "a\nb\na\\n\n-- x\n"),
        ('/system/bin/echo -e "$(printf \'%5000s\' x)\\\\n" | wc -c', "5002\n"),
        ("seq 3", "1\n2\n3\n"),
        ("seq 2 4", "2\n3\n4\n"),
        ("seq 1 2 7", "1\n3\n5\n7\n"),
        ("seq 5 -2 1", "5\n3\n1\n"),
        ("seq 1.5 3", "1.5\n2.5\n"),
        ("seq 0 .5 2", "0.0\n0.5\n1.0\n1.5\n2.0\n"),
        ("seq 0 0.25 1", "0.00\n0.25\n0.50\n0.75\n1.00\n"),
        ("seq -w 9 11", "09\n10\n11\n"),
        ("seq -w 1 10 100", "01\n11\n21\n31\n41\n51\n61\n71\n81\n91\n"),
        ("seq -w 0.5 0.5 10 | head -2", "00.5\n01.0\n"),
        ("seq -w -5 5 5", "-5\n00\n05\n"),
        ("seq -s , 3", "1,2,3\n"),
        ("seq -s '' 3", "123\n"),
        ("seq -f %g 2", "1\n2\n"),
        ("seq 3 1; seq -s, 3 1", ""),
        ("seq -1", ""),
        ("seq -3 -1", "-3\n-2\n-1\n"),
        ("seq 1 1", "1\n"),
        ("seq 0", ""),
        ("seq 1 0.1 1.3", "1.0\n1.1\n1.2\n1.3\n"),
        ("seq 10000 | tail -1; seq 10000 | wc -c", "10000\n48894\n"),
        ("seq -w 8 12; seq -w 12 -2 8; seq -w 1 3 11; seq -w 5 1",
         "08\n09\n10\n11\n12\n12\n10\n08\n01\n04\n07\n10\n"),
        ("seq -w 1 -1 -1; seq -w 98 3 102", "01\n00\n-1\n098\n101\n"),
        ("yes | head -2", "y\ny\n"),
        ("yes a b | head -n 2", "a b\na b\n"),
        ('yes $(printf \'%5000s\' x) | head -c 3; yes "$(printf \'%5000s\' x)" | head -n 2 | wc '
         "-c",
         "x\nx10002\n"),
        ("yes | head -c 9000 | wc -c", "9000\n"),
    ],
)  # fmt: skip
def test_it_is_written(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("printf '%z\\n' x",
         "",
         "printf: bad %z@1\n", 1),
        ("printf '%d\\n' 1 x 3",
         "1\n0\n3\n",
         "printf: not a number 'x'\n", 1),
        ("printf '%f %f\\n' 1 x",
         "1.000000 0.000000\n",
         "printf: not a number 'x'\n", 1),
        ("printf '%d %d\\n' 08 1a",
         "0 0\n",
         "printf: not a number '08'\nprintf: not a number '1a'\n", 1),
        ("printf '%d\\n' ' 5'; printf '%d\\n' '5 '",
         "5\n0\n",
         "printf: not a number '5 '\n", 1),
        ("printf",
         "",
         'printf: Needs 1 argument (see "printf --help")\n', 1),
        ("seq 1 0 3",
         "",
         "seq: bad increment '0'\n", 1),
        ("seq",
         "",
         'seq: Needs 1 argument (see "seq --help")\n', 1),
        ("seq 1 2 3 4",
         "",
         'seq: Needs 1 argument (see "seq --help")\n', 1),
        ("seq x",
         "",
         'seq: Needs 1 argument (see "seq --help")\n', 1),
        ("seq 1 x",
         "",
         'seq: Needs 1 argument (see "seq --help")\n', 1),
        ("seq -q 3",
         "",
         'seq: Unknown option \'q\' (see "seq --help")\n', 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
