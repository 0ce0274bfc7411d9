"""What `logcat` shows with which option, and what `log` writes."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

ENTRIES = (
    ("I", "MyTag", "one", "main"),
    ("D", "Other", "two", "main"),
    ("E", "MyTag", "three", "system"),
    ("W", "crash", "four", "crash"),
    ("V", "Radio", "five", "radio"),
)


@pytest.fixture(autouse=True)
def entries(phone: Phone) -> None:
    """Entries of several buffers, one a second."""
    phone.log.clear()
    for level, tag, message, buffer in ENTRIES:
        phone.log.write(level, tag, message, pid=4321, buffer=buffer)
        phone.clock.advance(1000)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("logcat -d -b all",
         "--------- beginning of main\n"
         "10-15 15:34:00.000  4321  4321 I MyTag   : one\n"
         "10-15 15:34:01.000  4321  4321 D Other   : two\n"
         "--------- beginning of system\n"
         "10-15 15:34:02.000  4321  4321 E MyTag   : three\n"
         "--------- beginning of crash\n"
         "10-15 15:34:03.000  4321  4321 W crash   : four\n"
         "--------- beginning of radio\n"
         "10-15 15:34:04.000  4321  4321 V Radio   : five\n"),
        ("logcat -d -v process",
         "--------- beginning of main\n"
         "I( 4321) one  (MyTag)\nD( 4321) two  (Other)\n"
         "--------- beginning of system\n"
         "E( 4321) three  (MyTag)\n--------- beginning of crash\n"
         "W( 4321) four  (crash)\n"),
        ("logcat -d -v tag",
         "--------- beginning of main\n"
         "I/MyTag   : one\nD/Other   : two\n"
         "--------- beginning of system\n"
         "E/MyTag   : three\n--------- beginning of crash\n"
         "W/crash   : four\n"),
        ("logcat -d -v thread",
         "--------- beginning of main\n"
         "I( 4321: 4321) one\nD( 4321: 4321) two\n"
         "--------- beginning of system\n"
         "E( 4321: 4321) three\n--------- beginning of crash\n"
         "W( 4321: 4321) four\n"),
        ("logcat -d -v long",
         "--------- beginning of main\n"
         "[ 10-15 15:34:00.000  4321: 4321 I/MyTag    ]\n"
         "one\n\n[ 10-15 15:34:01.000  4321: 4321 D/Other    ]\n"
         "two\n\n--------- beginning of system\n"
         "[ 10-15 15:34:02.000  4321: 4321 E/MyTag    ]\n"
         "three\n\n--------- beginning of crash\n"
         "[ 10-15 15:34:03.000  4321: 4321 W/crash    ]\n"
         "four\n\n"),
        ("logcat -d -v brief -v year",
         "--------- beginning of main\n"
         "I/MyTag   ( 4321): one\nD/Other   ( 4321): two\n"
         "--------- beginning of system\n"
         "E/MyTag   ( 4321): three\n--------- beginning of crash\n"
         "W/crash   ( 4321): four\n"),
        ("logcat -d -v usec,zone",
         "--------- beginning of main\n"
         "10-15 15:34:00.000000 +0000  4321  4321 I MyTag   : one\n"
         "10-15 15:34:01.000000 +0000  4321  4321 D Other   : two\n"
         "--------- beginning of system\n"
         "10-15 15:34:02.000000 +0000  4321  4321 E MyTag   : three\n"
         "--------- beginning of crash\n"
         "10-15 15:34:03.000000 +0000  4321  4321 W crash   : four\n"),
        ("logcat -d -v 'epoch usec'",
         "--------- beginning of main\n"
         "         1697384040.000000  4321  4321 I MyTag   : one\n"
         "         1697384041.000000  4321  4321 D Other   : two\n"
         "--------- beginning of system\n"
         "         1697384042.000000  4321  4321 E MyTag   : three\n"
         "--------- beginning of crash\n"
         "         1697384043.000000  4321  4321 W crash   : four\n"),
        ("logcat -d -v monotonic",
         "--------- beginning of main\n"
         "         1697384040.000  4321  4321 I MyTag   : one\n"
         "         1697384041.000  4321  4321 D Other   : two\n"
         "--------- beginning of system\n"
         "         1697384042.000  4321  4321 E MyTag   : three\n"
         "--------- beginning of crash\n"
         "         1697384043.000  4321  4321 W crash   : four\n"),
        ("logcat -d -v UTC,color,descriptive,printable,uid",
         "--------- beginning of main\n"
         "10-15 15:34:00.000  4321  4321 I MyTag   : one\n"
         "10-15 15:34:01.000  4321  4321 D Other   : two\n"
         "--------- beginning of system\n"
         "10-15 15:34:02.000  4321  4321 E MyTag   : three\n"
         "--------- beginning of crash\n"
         "10-15 15:34:03.000  4321  4321 W crash   : four\n"),
        ("logcat -d -b system -v raw", "--------- beginning of system\nthree\n"),
        ("logcat -d --buffer=radio,main -v raw",
         "--------- beginning of main\none\ntwo\n--------- beginning of radio\nfive\n"),
        ("logcat -d -b crash -b default -v raw",
         "--------- beginning of main\n"
         "one\ntwo\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -g; echo $?",
         "crash: ring buffer is 256 KiB (0 B consumed, 0 B readable), max entry is 5120 B, max "
         "payload is 4068 B\nmain: ring buffer is 256 KiB (0 B consumed, 0 B readable), max "
         "entry is 5120 B, max payload is 4068 B\n"
         "system: ring buffer is 256 KiB (0 B consumed, 0 B readable), max entry is 5120 B, max "
         "payload is 4068 B\n0\n"),
        ("logcat -g -b main",
         "main: ring buffer is 256 KiB (0 B consumed, 0 B readable), max entry is 5120 B, max "
         "payload is 4068 B\n"),
        ("logcat -S -b events,kernel",
         "events: ring buffer is 256 KiB (0 B consumed, 0 B readable), max entry is 5120 B, max "
         "payload is 4068 B\nkernel: ring buffer is 256 KiB (0 B consumed, 0 B readable), max "
         "entry is 5120 B, max payload is 4068 B\n"),
        ("logcat -c; echo $?; logcat -d", "0\n"),
        ("logcat --clear; echo $?", "0\n"),
        ("logcat --dump --format=raw",
         "--------- beginning of main\n"
         "one\ntwo\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -d -v raw --max-count=2", "--------- beginning of main\none\ntwo\n"),
        ("logcat -d -v raw --tail=1", "--------- beginning of crash\nfour\n"),
        ("logcat -d -v raw --regex='t.*e'", "--------- beginning of system\nthree\n"),
        ("logcat -d -v raw --pid=4321 MyTag '*:S'",
         "--------- beginning of main\none\n--------- beginning of system\nthree\n"),
        ("logcat -d -v raw --pid 4321; logcat -d --pid 4322",
         "--------- beginning of main\n"
         "one\ntwo\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -d -v raw '*:d'; echo --; logcat -d -v raw ':W'; echo --; logcat -d -v raw "
         "MyTag:e",
         "--------- beginning of main\n"
         "one\ntwo\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n--\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n--\n--------- beginning of main\n"
         "two\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -d -v raw 'MyTag:*' -s; echo --; logcat -d -v raw MyTag: -s;echo --; logcat -d "
         "-v raw MyTag:S",
         "--------- beginning of main\n"
         "one\n--------- beginning of system\n"
         "three\n--\n--------- beginning of main\n"
         "one\n--------- beginning of system\n"
         "three\n--\n--------- beginning of main\n"
         "two\n--------- beginning of crash\n"
         "four\n"),
        ("export ANDROID_LOG_TAGS='Other:V *:S'; logcat -d -v raw; logcat -d -v raw MyTag",
         "--------- beginning of main\n"
         "two\n--------- beginning of main\n"
         "one\ntwo\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -t 2 -v raw; echo $?",
         "--------- beginning of system\nthree\n--------- beginning of crash\nfour\n0\n"),
        ("logcat -d -t 0 -v raw; echo --;  logcat -d -t 9 -v raw",
         "--\n--------- beginning of main\n"
         "one\ntwo\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -d -T '2023-10-15 15:34:02.000' -v raw",
         "--------- beginning of system\nthree\n--------- beginning of crash\nfour\n"),
        ("logcat -d -T '2023-10-15 15:34:02' -v raw",
         "--------- beginning of system\nthree\n--------- beginning of crash\nfour\n"),
        ("logcat -d -T '10-15 15:34:02.000' -v raw",
         "--------- beginning of system\nthree\n--------- beginning of crash\nfour\n"),
        ("logcat -d -T '10-15 15:34:02' -v raw",
         "--------- beginning of system\nthree\n--------- beginning of crash\nfour\n"),
        ("logcat -d -T 1697384042.0 -v raw; echo --; logcat -d -T 1697384042.0005 -v raw;  echo "
         "--; logcat -d -T 1697384042.001 -v raw",
         "--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n--\n--------- beginning of system\n"
         "three\n--------- beginning of crash\n"
         "four\n--\n--------- beginning of crash\n"
         "four\n"),
        ("logcat -m 3 -v raw; echo $?",
         "--------- beginning of main\none\ntwo\n--------- beginning of system\nthree\n0\n"),
        ("logcat -m 0 -v raw; echo $?", "0\n"),
        ("logcat -T 1 -m 2 -v raw & sleep 1; log -t New hello; wait; echo $?",
         "--------- beginning of crash\nfour\n--------- beginning of main\nhello\n0\n"),
        ("log hi there; logcat -d -v tag | tail -1", "I/log     : hi there\n"),
        ("log -p e -t Tag 'a  b' c -d; logcat -d -v brief | tail -1 | tr -s '0-9 ' 'N '",
         "E/Tag ( N ): a b c -d\n"),
        ("log -p warning -t W w; logcat -d -v tag | tail -1", "W/W       : w\n"),
        ("log; echo $?; logcat -d -v tag | tail -1", "0\nI/log     : \n"),
        ('log -t T "$(printf \'%5000s\' x)"; logcat -d -v raw | tail -1 | wc -c', "4065\n"),
        ('log -t "$(printf \'%05000d\' 0)" hi; logcat -d -v tag | tail -1 | wc -c', "4073\n"),
        ('log -t éé "$(printf \'%5000s\' x)"; logcat -d -v raw | tail -1 | wc -c', "4062\n"),
        ("for i in $(seq 600); do log $i; done; logcat -d -v raw | wc -l; logcat -d -v raw -t "
         "300 | head -2",
         "607\n--------- beginning of main\n301\n"),
    ],
)  # fmt: skip
def test_entries_are_shown(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("logcat -b nope -d; echo $?",
         "1\n",
         "logcat: Unknown -b buffer 'nope'.\n", 0),
        ("logcat -b zz,aa -d",
         "",
         "logcat: Unknown -b buffer 'aa'.\n", 1),
        ("logcat -d -v raw -e '('; echo $?",
         "1\n",
         "logcat: Invalid regex: Incorrectly nested parentheses in regexp pattern.\n", 0),
        ("logcat -d -v raw '*:F'; logcat -d -v raw 'MyTag:q'; echo $?",
         "1\n",
         "logcat: Invalid filter expression 'MyTag:q'\n", 0),
        ("logcat -d -T nonsense; echo $?",
         "1\n",
         'logcat: -t "nonsense" not in time format\n', 0),
        ("logcat -x",
         "",
         'logcat: Unknown option \'x\' (see "logcat --help")\n', 1),
        ("log -p z x; echo $?",
         "1\n",
         "log: bad -p 'z'\n", 0),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
