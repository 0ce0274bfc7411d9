"""`date`, `sleep`, `time`, `uptime` and `uname`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("uname -s; uname -n; uname -r; uname -v; uname -m; uname -sr; uname -mo",
         "Linux\nlocalhost\n5.15.41-android13-8-00055-g4f5025129fe8-ab8949913\n"
         "#1 SMP PREEMPT Tue Aug 9 18:24:34 UTC 2022\n"
         "x86_64\nLinux 5.15.41-android13-8-00055-g4f5025129fe8-ab8949913\n"
         "x86_64 Toybox\n"),
        ("date", "Sun Oct 15 15:34:00 UTC 2023\n"),
        ("date -u; date +%Y-%m-%d; date +%s.%N",
         "Sun Oct 15 15:34:00 UTC 2023\n2023-10-15\n1697384040.000000000\n"),
        ("date -d 2020-02-03T04:05:06; date -d @86400 +%F; date --date=2020-02-03 +%s; date -d "
         "'2020-02-03 04:05' -u +%T",
         "Mon Feb  3 04:05:06 UTC 2020\n1970-01-02\n1580688000\n04:05:00\n"),
        ("date 020304052020.06; date",
         "Mon Feb  3 04:05:06 UTC 2020\nMon Feb  3 04:05:06 UTC 2020\n"),
        ("date -s 2020-02-03T04:05:06; date +%Y", "Mon Feb  3 04:05:06 UTC 2020\n2020\n"),
        ("date --set=2020-02-03T04:05:06 +%Y-%m; date --utc +%Y", "2020-02\n2020\n"),
        ("date @8277292035; date +%s", "Wed Apr 18 23:47:15 UTC 2232\n8277292035\n"),
        ("setprop persist.sys.timezone Europe/Berlin; date; date -u; date -d '2020-07-01 12:00' "
         "+%s; date -u -d '2020-07-01 12:00' +%s; date 070112002020; date -u",
         "Sun Oct 15 17:34:00 CEST 2023\n"
         "Sun Oct 15 15:34:00 UTC 2023\n"
         "1593597600\n1593604800\nWed Jul  1 12:00:00 CEST 2020\n"
         "Wed Jul  1 10:00:00 UTC 2020\n"),
        ("setprop persist.sys.timezone Europe/Berlin; date -r /nope +%Z 2>/dev/null; date +%Z; "
         "touch -d @0 /data/local/tmp/a; date -r /data/local/tmp/a",
         "CEST\nThu Jan  1 01:00:00 CET 1970\n"),
        ("date @1234567890.5 +%s.%N", "1234567890.500000000\n"),
        ("uptime", " 15:34:00 up 0 min,  0 users,  load average: 0.00, 0.00, 0.00\n"),
        ("sleep 90; uptime", " 15:35:30 up 2 min,  0 users,  load average: 0.00, 0.00, 0.00\n"),
        ("sleep 0.5; sleep 1m; sleep 2s 1s; date +%T.%N", "15:35:03.500000000\n"),
        ("sleep 1h; date +%T; sleep 1d; date +%d", "16:34:00\n16\n"),
        ("sleep 999999999; date +%Y", "2055\n"),
        ("free x; nproc; stop; echo $?; stop adbd; echo $?",
         "\t\ttotal        used        free      shared     buffers\n"
         "Mem:\t\t2027532     1216519      811013       11264        7168\n"
         "4\n0\n0\n"),
        ("timeout 5 echo hi; timeout 5 false; echo $?", "hi\n1\n"),
        ("timeout -k 1 -s KILL -v 5 echo hi -n", "hi -n\n"),
        ("uname -a | wc -w", "14\n"),
        ("date -u -d 2020-02-03 '+%s %N %s'; date -r /data/local/tmp +%F",
         "1580688000 000000000 1580688000\n2023-10-15\n"),
        ("sleep 1.25s; date +%N; sleep .5; date +%N; sleep 0; sleep 0s; date +%N",
         "250000000\n750000000\n750000000\n"),
    ],
)  # fmt: skip
def test_it_is_told(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("uname -x",
         "",
         'uname: Unknown option \'x\' (see "uname --help")\n', 1),
        ("date -d nonsense",
         "",
         "date: bad date 'nonsense'\n", 1),
        ("date nonsense",
         "",
         "date: bad date 'nonsense'\n", 1),
        ("date -s nonsense",
         "",
         "date: bad date 'nonsense'\n", 1),
        ("date @8277292036; echo $?; date +%Y",
         "Wed Apr 18 23:47:16 UTC 2232\n1\n2023\n",
         "date: cannot set date: Invalid argument\n", 0),
        ("date @8277292036 +%s 2>/dev/null",
         "8277292036\n",
         "", 1),
        ("date -r nope",
         "",
         "date: nope: No such file or directory\n", 1),
        ("sleep",
         "",
         'sleep: Needs 1 argument (see "sleep --help")\n', 1),
        ("sleep x",
         "",
         "sleep: not a number 'x'\n", 1),
        ("sleep 1x",
         "",
         "sleep: not a number '1x'\n", 1),
        ("sleep -1",
         "",
         "sleep: bad time '-1'\n", 1),
        ("sleep 1000000000",
         "",
         "sleep: bad time '1000000000'\n", 1),
        ("date -s @8277292000 > /dev/null; sleep 36; date -s @8277292000 > /dev/null; sleep 35; "
         "date +%s",
         "8277292035\n",
         "sleep: bad time '36'\n", 0),
        ("sleep s",
         "",
         "sleep: not a number 's'\n", 1),
        ("sleep inf",
         "",
         "sleep: bad time 'inf'\n", 1),
        ("time -p sleep 61.5; time; echo $?",
         "0\n",
         "    1m01.50s real     0m00.00s user     0m00.00s system\n"
         "    0m00.00s real     0m00.00s user     0m00.00s system\n", 0),
        ("time false; echo $?",
         "1\n",
         "    0m00.00s real     0m00.00s user     0m00.00s system\n", 0),
        ("/system/bin/time sleep 3661.25",
         "",
         "    61m01.25s real     0m00.00s user     0m00.00s system\n", 0),
        ("/system/bin/time -p false; echo $?",
         "1\n",
         "    0m00.00s real     0m00.00s user     0m00.00s system\n", 0),
        ("/system/bin/time; echo $?",
         "0\n",
         "    0m00.00s real     0m00.00s user     0m00.00s system\n", 0),
        ("timeout 5",
         "",
         'timeout: Needs 2 arguments (see "timeout --help")\n', 1),
        ("timeout -x 5 echo",
         "",
         'timeout: Unknown option \'x\' (see "timeout --help")\n', 1),
        ("sleep 1 x",
         "",
         "sleep: not a number 'x'\n", 1),
        ("sleep 5 -7",
         "",
         "sleep: bad time '5'\n", 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
