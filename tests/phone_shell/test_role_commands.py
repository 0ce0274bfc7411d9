"""`cmd role` and `telecom`, with what they say of what they do not know."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("cmd role get-role-holders --user 0 android.app.role.SMS",
         "com.google.android.apps.messaging\n"),
        ("cmd role add-role-holder android.app.role.SMS com.simplemobiletools.smsmessenger; cmd "
         "role clear-role-holders android.app.role.SMS; cmd role get-role-holders "
         "android.app.role.SMS",
         "com.google.android.apps.messaging\n"),
        ("cmd role add-role-holder android.app.role.SMS com.simplemobiletools.smsmessenger; cmd "
         "role remove-role-holder android.app.role.SMS com.google.android.apps.messaging; cmd "
         "role get-role-holders android.app.role.SMS",
         "com.simplemobiletools.smsmessenger\n"),
        ("cmd role remove-role-holder --user 0 android.app.role.SMS "
         "com.google.android.apps.messaging; cmd role get-role-holders android.app.role.SMS",
         "com.google.android.apps.messaging\n"),
        ("cmd role frobnicate; echo $?", "Unknown command: frobnicate\n255\n"),
        ("telecom get-system-dialer", "com.google.android.dialer\n"),
        ("telecom set-default-dialer com.android.settings",
         "Error - com.android.settings is not an installed Dialer app, ignored.\n"),
        ("telecom set-default-dialer com.google.android.dialer; telecom get-default-dialer",
         "Success - com.google.android.dialer set as override default dialer.\n"
         "com.google.android.dialer\n"),
        ("telecom; echo $?", "Unknown command: \n255\n"),
        ("telecom frobnicate x; echo $?", "Unknown command: frobnicate\n255\n"),
    ],
)  # fmt: skip
def test_it_is_told(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("cmd role",
         "Unknown command: \n",
         "", 255),
        ("cmd role get-role-holders",
         "",
         "\nException occurred while executing 'get-role-holders':\n"
         'java.lang.IllegalArgumentException: Argument expected after "get-role-holders"', 255),
        ("cmd role add-role-holder android.app.role.SMS",
         "",
         "\nException occurred while executing 'add-role-holder':\n"
         'java.lang.IllegalArgumentException: Argument expected after "android.app.role.SMS"', 255),
        ("cmd role add-role-holder android.app.role.SMS com.android.settings; echo $?",
         "255\n",
         "Error: see logcat for details.\n", 0),
        ("cmd role get-role-holders android.app.role.NOTHING; echo $?",
         "255\n",
         "\nException occurred while executing 'get-role-holders':\n"
         "java.lang.IllegalArgumentException: Unknown role: android.app.role.NOTHING", 0),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script)
    told = done.stderr.partition("\n\tat ")[0]
    assert (done.stdout, told, done.code) == (printed, complaint, code)
