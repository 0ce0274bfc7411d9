"""`am`: starting and stopping, and what intents are told as."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('am get-current-user', '0\n'),
        ('am wait-for-broadcast-idle', 'All broadcast queues are idle!\n'),
        ('am to-uri -a android.intent.action.VIEW', '\n'),
        ('am start -S net.gsantner.markor/.activity.MainActivity',
         'Stopping: net.gsantner.markor\n'
         'Starting: Intent { act=android.intent.action.MAIN cmp=net.gsantner.mark'
         'or/.activity.MainActivity }\n'),
        ('am start --user 0 -n net.gsantner.markor/.activity.MainActivity',
         'Starting: Intent { cmp=net.gsantner.markor/.activity.MainActivity }\n'),
        ('am force-stop net.gsantner.markor; echo $?', '0\n'),
        ('am task lock stop', 'Activity manager is not in lockTaskMode\n'),
        ('am broadcast -a x.y --ez a true --ez b f --ez c 1 --esn n',
         'Broadcasting: Intent { act=x.y flg=0x400000 (has extras) }\n'
         'Broadcast completed: result=0\n'),
        ("am start --esa names 'a\\,b,c' -n net.gsantner.markor/.activity.MainActivity",
         'Starting: Intent { cmp=net.gsantner.markor/.activity.MainActivity (has extras) }\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('am',
         'Activity manager (activity) commands:\n'
         '  help\n'
         '      Print this help text.\n'
         '  start-activity [-D] [-N] [-W] [-S] <INTENT>\n'
         '  start-service [--user <USER_ID> | current] <INTENT>\n'
         '  force-stop [--user <USER_ID> | all | current] <PACKAGE>\n'
         '  kill [--user <USER_ID> | all | current] <PACKAGE>\n'
         '  kill-all\n'
         '  broadcast [--user <USER_ID> | all | current] <INTENT>\n'
         '  stack list\n'
         '  stack remove <STACK_ID>\n'
         '  task lock <TASK_ID>\n'
         '  get-current-user\n',
         '', 255),
        ('am stopservice -n a.b/.C',
         'Stopping service: Intent { cmp=a.b/.C }\n',
         'Service not stopped: was not running.\n', 255),
        ('am dance', 'Unknown command: dance\n', '', 255),
        ('am start -n net.gsantner.markor/.activity.MainActivity; am start -n net'
         '.gsantner.markor/.activity.MainActivity',
         'Starting: Intent { cmp=net.gsantner.markor/.activity.MainActivity }\n'
         'Starting: Intent { cmp=net.gsantner.markor/.activity.MainActivity }\n',
         'Warning: Activity not started, its current task has been brought to the front\n', 0),
        ('am start -a android.intent.action.VIEW -d ftp://example.org -c androi'
         'd.intent.category.BROWSABLE',
         'Starting: Intent { act=android.intent.action.VIEW cat=[android.intent.c'
         'ategory.BROWSABLE] dat=ftp://example.org/... }\n',
         'Error: Activity not started, unable to resolve Intent { act=android.int'
         'ent.action.VIEW cat=[android.intent.category.BROWSABLE] dat=ftp://exa'
         'mple.org/... flg=0x10000000 }\n', 0),
        ('am start -candroid.intent.category.HOME -a android.intent.action.MAIN',
         'Starting: Intent { act=android.intent.action.MAIN cat=[android.intent.c'
         'ategory.HOME] }\n',
         'Warning: Activity not started, intent has been delivered to currently r'
         'unning top-most instance.\n', 0),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.code) == (printed, code)
    assert complaint in done.stderr
    assert bool(complaint) == bool(done.stderr)
