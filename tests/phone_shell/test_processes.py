"""`ps`, `kill` and its kind, and programs that run others."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("setprop sys.boot_completed 0; start; getprop sys.boot_completed", "1\n"),
        ("setprop sys.boot_completed 0; start zygote; echo $?; getprop sys.boot_completed",
         "0\n0\n"),
        ("ps -p 1,865",
         "USER           PID  PPID     VSZ    RSS WCHAN            ADDR S "
         "NAME                       \n"
         "root             1     0 14000001 100001 do_epoll_wait       0 S init\n"
         "u0_a104        865   344 14000865 100865 do_epoll_wait       0 S "
         "com.android.systemui\n"),
        ("ps -p 1 -o pid,cmd,nope", "PID NAME NOPE\n1   init -\n"),
        ("ps -e -o comm,args | head -2",
         "NAME                                  NAME\n"
         "init                                  init\n"),
        ("ps -Af | grep -E ' (init|zygote64|com.android.systemui)$'",
         "root             1     0 14000001 100001 do_epoll_wait       0 S init\n"
         "root           344     1 14000344 100344 do_epoll_wait       0 S zygote64\n"
         "u0_a104        865   344 14000865 100865 do_epoll_wait       0 S "
         "com.android.systemui\n"),
        ("ps -o PID; ps -o USER,NAME,S,PPID", "PID\n4001\nUSER NAME S PPID\nroot sh   S 398\n"),
        ("ps -p 99999",
         "USER           PID  PPID     VSZ    RSS WCHAN            ADDR S "
         "NAME                       \n"),
        ("su shell ps; su shell sh -c 'ps -o USER'",
         "USER           PID  PPID     VSZ    RSS WCHAN            ADDR S "
         "NAME                       \n"
         "shell         4001   398 10763888   3412 sigsuspend          0 S sh\n"
         "USER\nshell\n"),
        ("ps -A -o PID,VSZ,RSS,WCHAN,ADDR,S,NAME -p 865",
         "PID VSZ      RSS    WCHAN         ADDR S NAME\n"
         "865 14000865 100865 do_epoll_wait 0    S com.android.systemui\n"),
        ("ps -A | grep -E 'gsantner|surfaceflinger|system_server' | tr -s ' ' | cut -d' ' "
         "-f1,3,9",
         "root 1 surfaceflinger\nsystem 344 system_server\n"),
        ("am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; ps -A -o "
         "USER,PPID,NAME | grep markor",
         "u0_a117 344  net.gsantner.markor\n"),
        ("pidof init zygote64; pidof -s init zygote64; pidof; echo $?", "1 344\n1\n1\n"),
        ("am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; kill -9 $(pidof "
         "net.gsantner.markor); echo $?; pidof net.gsantner.markor; echo $?",
         "0\n1\n"),
        ("am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; /system/bin/kill "
         "-9 $(pidof net.gsantner.markor); echo $?; pidof net.gsantner.markor; echo $?",
         "0\n1\n"),
        ("killall; echo $?", "1\n"),
        ("toybox; toybox echo a; toybox false; echo $?",
         "toybox 0.8.6-android multicall binary\na\n1\n"),
        ("nohup echo a b; nohup false; echo $?", "a b\n1\n"),
        ("timeout 5 echo hi; timeout 5 false; echo $?", "hi\n1\n"),
        ("timeout -k 1 -s KILL -v 5 echo hi -n", "hi -n\n"),
    ],
)  # fmt: skip
def test_it_is_told(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("ps -x",
         "",
         'ps: Unknown option \'x\' (see "ps --help")\n', 1),
        ("kill 999999; echo $?",
         "1\n",
         "/system/bin/sh: kill: 999999: No such process\n", 0),
        ("kill 1234567890; echo $?",
         "1\n",
         "/system/bin/sh: kill: 1234567890: No such process\n", 0),
        ("kill x; echo $?",
         "1\n",
         "/system/bin/sh: kill: x: No such process\n", 0),
        ("/system/bin/kill 999999; echo $?",
         "1\n",
         "/system/bin/sh: kill: 999999: No such process\n", 0),
        ("/system/bin/kill x 9999999999; echo $?",
         "1\n",
         "/system/bin/sh: kill: x: No such process\n"
         "/system/bin/sh: kill: 9999999999: No such process\n", 0),
        ("am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; killall -9 "
         "net.gsantner.markor nope; echo $?; pidof net.gsantner.markor",
         "0\n",
         "killall: nope: No such process\n", 1),
        ("pkill nope; echo $?",
         "1\n",
         "pkill: nope: No such process\n", 0),
        ("toybox am; echo $?",
         "127\n",
         'toybox: Unknown command am (see "toybox --help")\n', 0),
        ("toybox nosuch; echo $?",
         "127\n",
         'toybox: Unknown command nosuch (see "toybox --help")\n', 0),
        ("toybox nosuch a b",
         "",
         'toybox: Unknown command nosuch (see "toybox --help")\n', 127),
        ("app_process; echo $?",
         "10\n",
         "Error: no class name or --zygote supplied.\n", 0),
        ("app_process /system/bin com.android.commands.am.Am; echo $?",
         "1\n",
         "Error: could not find class 'com.android.commands.am.Am'\n"
         "java.lang.ClassNotFoundException: com/android/commands/am/Am\n", 0),
        ("app_process -Djava.class.path=/x /system/bin no.such.Main arg; echo $?",
         "1\n",
         "Error: could not find class 'no.such.Main'\n"
         "java.lang.ClassNotFoundException: no/such/Main\n", 0),
        ("app_process64 -Dx no.such.Main; echo $?",
         "1\n",
         "Error: could not find class 'no.such.Main'\n"
         "java.lang.ClassNotFoundException: no/such/Main\n", 0),
        ("nohup",
         "",
         'nohup: Needs 1 argument (see "nohup --help")\n', 1),
        ("nohup -x",
         "",
         'nohup: Unknown option \'x\' (see "nohup --help")\n', 1),
        ("timeout 5",
         "",
         'timeout: Needs 2 arguments (see "timeout --help")\n', 1),
        ("timeout -x 5 echo",
         "",
         'timeout: Unknown option \'x\' (see "timeout --help")\n', 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, code)
