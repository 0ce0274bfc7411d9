"""What `pm` lists, grants, enables, installs and removes, and what it says of what is wrong."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("pm resolve-activity --brief -d ftp://example.com", "No activity found\n"),
        ("pm resolve-activity --brief -d https://example.com | tail -n 1",
         "com.android.chrome/com.google.android.apps.chrome.IntentDispatcher\n"),
        ('pm list packages -f net.gsantner | sed "s,:.*base.apk,:X,"',
         "package:X=net.gsantner.markor\n"),
        ("pm list package -3 --user 0 gsantner", "package:net.gsantner.markor\n"),
        ("pm list packages -s gsantner; pm list packages -e net.gsantner; pm list packages -d",
         "package:net.gsantner.markor\n"),
        ("pm list packages -3 -U -i --show-versioncode -f net.gsantner mark | sed "
         '"s,:.*base.apk,:X,"',
         "package:X=net.gsantner.markor versionCode:146  installer=null uid:10117\n"),
        ("pm list packages --uid 10117 gsantner", "package:net.gsantner.markor\n"),
        ("pm list features | wc -l; pm list features | tail -1",
         "25\nfeature:android.software.webview\n"),
        ("pm list libraries | tail -1; pm list libraries | wc -l",
         "library:org.apache.http.legacy\n8\n"),
        ("pm list permissions | wc -l; pm list permissions | tail -1",
         "39\n  permission:android.permission.WRITE_EXTERNAL_STORAGE\n"),
        ("pm list instrumentation; pm list staged-sessions; echo $?", "0\n"),
        ("pm list nonsense; echo $?", "Error: unknown list type 'nonsense'\n255\n"),
        ("pm -h; echo $?",
         "Package manager (package) commands:\n  help\n    Print this help text.\n0\n"),
        ("pm help; echo $?",
         "Package manager (package) commands:\n  help\n    Print this help text.\n0\n"),
        ("pm reset-permissions; echo $?", "0\n"),
        ("pm set-home-activity x; pm bg-dexopt-job", "Success\nSuccess\n"),
        ("pm has-feature; echo $?", "false\n1\n"),
        ("pm path --user 0 net.gsantner.markor | grep -c ^package:/data/app/", "1\n"),
        ("pm clear; echo $?", "Error: no package specified\n255\n"),
        ("pm clear --user 0 net.gsantner.markor; echo $?", "Success\n0\n"),
        ("pm clear nope; echo $?", "Failed\n1\n"),
        ("pm grant net.gsantner.markor android.permission.WRITE_EXTERNAL_STORAGE; echo $?",
         "0\n"),
        ("pm disable net.gsantner.markor; pm list packages -d; pm list packages -e gsantner; pm "
         "default-state --user 0 net.gsantner.markor; pm list packages -d",
         "Package net.gsantner.markor new state: disabled\n"
         "package:net.gsantner.markor\n"
         "Package net.gsantner.markor new state: default\n"),
        ("pm disable net.gsantner.markor/.X; pm list packages -d; pm enable "
         "net.gsantner.markor/.X; pm default-state net.gsantner.markor/.X",
         "Component net.gsantner.markor/.X new state: disabled\n"
         "Component net.gsantner.markor/.X new state: enabled\n"
         "Component net.gsantner.markor/.X new state: default\n"),
        ("pm disable-user net.gsantner.markor/.X",
         "Component net.gsantner.markor/.X new state: disabled-user\n"),
        ("pm resolve-activity -a android.settings.SETTINGS",
         "priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "ActivityInfo:\n  name=com.android.settings.Settings\n"
         "  packageName=com.android.settings\n"),
        ("pm resolve-activity --brief --components -a android.settings.SETTINGS",
         "priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "com.android.settings/.Settings\n"),
        ("pm resolve-activity -n net.gsantner.markor/com.example.X; pm resolve-activity -n "
         "net.gsantner.markor/.Y --brief",
         "priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "ActivityInfo:\n  name=com.example.X\n"
         "  packageName=net.gsantner.markor\n"
         "priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "net.gsantner.markor/.Y\n"),
        ("pm query-activities -a android.settings.SETTINGS",
         "1 activities found:\n  Activity #0:\n"
         "    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "    ActivityInfo:\n      name=com.android.settings.Settings\n"
         "      packageName=com.android.settings\n"),
        ("pm query-activities --brief -a android.intent.action.SEND -t text/plain | head -6",
         "6 activities found:\n  Activity #0:\n"
         "    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "    com.simplemobiletools.smsmessenger/.activities.NewConversationActivity\n"
         "  Activity #1:\n    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 "
         "isDefault=true\n"),
        ("pm query-activities -n a/.B --components",
         "1 activities found:\n  Activity #0:\n"
         "    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=true\n"
         "    ActivityInfo:\n      name=a.B\n"
         "      packageName=a\n"),
        ("printf abc | pm install -S 3 -; echo $?",
         "Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse base.apk: no zip archive]\n1\n"),
        ("printf abc | { pm install -S 2 | cut -c1-60; cat; }",
         "Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse base.\nc"),
        ("pm install -r -t; echo $?",
         "Error: must either specify a package size or an APK file\n1\n"),
        ("pm install-existing; echo $?",
         "android.content.pm.PackageManager$NameNotFoundException: Package  doesn't exist\n1\n"),
        ("pm install-existing --user 0 no.such.app; echo $?",
         "android.content.pm.PackageManager$NameNotFoundException: Package no.such.app doesn't "
         "exist\n1\n"),
        ("pm uninstall net.gsantner.markor; pm list packages gsantner; pm install-existing "
         "net.gsantner.markor; echo $?; pm list packages gsantner",
         "Success\nPackage net.gsantner.markor installed for user: 0\n"
         "0\npackage:net.gsantner.markor\n"),
        ("pm uninstall -k --user 0 net.gsantner.markor; pm list packages gsantner; pm uninstall "
         "net.gsantner.markor; echo $?",
         "Success\nFailure [DELETE_FAILED_INTERNAL_ERROR]\n1\n"),
        ("pm uninstall com.android.settings; echo $?",
         "Failure [DELETE_FAILED_INTERNAL_ERROR]\n1\n"),
        ("pm uninstall --user 0; echo $?", "Error: package name not specified\n1\n"),
        ("pm uninstall; echo $?", "Error: package name not specified\n1\n"),
        ("pm dump net.gsantner.markor | grep -c versionCode", "1\n"),
        ("pm frobnicate; echo $?", "Unknown command: frobnicate\n255\n"),
        ("cmd package list packages -3 gsantner; cmd package list users",
         "package:net.gsantner.markor\nUsers:\n\tUserInfo{0:Owner:c13} running\n"),
        ("pm list packages -3 net nosuch; pm list packages net.gsantner markor",
         "package:net.gsantner.markor\n"),
        ("pm grant net.gsantner.markor RECORD_AUDIO; dumpsys package net.gsantner.markor | grep "
         "RECORD_AUDIO:; pm revoke net.gsantner.markor android.permission.RECORD_AUDIO; dumpsys "
         "package net.gsantner.markor | grep RECORD_AUDIO:",
         "        android.permission.RECORD_AUDIO: granted=true\n"
         "        android.permission.RECORD_AUDIO: granted=false\n"),
        ("pm grant net.gsantner.markor RECORD_AUDIO; pm reset-permissions; dumpsys package "
         "net.gsantner.markor | grep RECORD_AUDIO:",
         "        android.permission.RECORD_AUDIO: granted=false\n"),
    ],
)  # fmt: skip
def test_it_is_told(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("pm path --user; echo $?",
         "255\n",
         "\nException occurred while executing 'path':\n"
         'java.lang.IllegalArgumentException: Argument expected after "--user"', 0),
        ("pm path; echo $?",
         "255\n",
         "\nException occurred while executing 'path':\n"
         'java.lang.IllegalArgumentException: Argument expected after "path"', 0),
        ("pm clear --user; echo $?",
         "255\n",
         "\nException occurred while executing 'clear':\n"
         'java.lang.IllegalArgumentException: Argument expected after "--user"', 0),
        ("pm grant; echo $?",
         "255\n",
         "\nException occurred while executing 'grant':\n"
         "java.lang.IllegalArgumentException: no package specified", 0),
        ("pm grant net.gsantner.markor; echo $?",
         "255\n",
         "\nException occurred while executing 'grant':\n"
         "java.lang.IllegalArgumentException: no permission specified", 0),
        ("pm grant no.such.app android.permission.CAMERA; echo $?",
         "255\n",
         "\nException occurred while executing 'grant':\n"
         "java.lang.IllegalArgumentException: Unknown package: no.such.app", 0),
        ("pm revoke no.such.app CAMERA",
         "",
         "\nException occurred while executing 'revoke':\n"
         "java.lang.IllegalArgumentException: Unknown package: no.such.app", 255),
        ("pm grant net.gsantner.markor CAMERA; echo $?",
         "255\n",
         "\nException occurred while executing 'grant':\n"
         "java.lang.SecurityException: Package net.gsantner.markor has not requested permission "
         "android.permission.CAMERA", 0),
        ("pm grant --user 0 net.gsantner.markor android.permission.INTERNET; echo $?",
         "255\n",
         "\nException occurred while executing 'grant':\n"
         "java.lang.SecurityException: Package net.gsantner.markor has not requested permission "
         "android.permission.INTERNET", 0),
        ("pm enable; echo $?",
         "255\n",
         "\nException occurred while executing 'enable':\n"
         'java.lang.IllegalArgumentException: Argument expected after "enable"', 0),
        ("pm enable nope/.X; echo $?",
         "255\n",
         "\nException occurred while executing 'enable':\n"
         "java.lang.IllegalArgumentException: Unknown package: nope", 0),
        ("pm resolve-activity; echo $?",
         "255\n",
         "\nException occurred while executing 'resolve-activity':\n"
         "java.lang.IllegalArgumentException: No intent supplied", 0),
        ("pm install -S; echo $?",
         "255\n",
         "\nException occurred while executing 'install':\n"
         'java.lang.IllegalArgumentException: Argument expected after "-S"', 0),
        ("pm install -S x; echo $?",
         "255\n",
         "\nException occurred while executing 'install':\n"
         'java.lang.NumberFormatException: For input string: "x"', 0),
        ("pm install --user 0 -i x /nope.apk; echo $?",
         "1\n",
         "Error: Unable to open file: /nope.apk\n"
         "Consider using a file under /data/local/tmp/\n", 0),
        ("pm grant net.gsantner.markor android.permission.MANAGE_EXTERNAL_STORAGE; echo $?",
         "255\n",
         "\nException occurred while executing 'grant':\n"
         "java.lang.SecurityException: Permission android.permission.MANAGE_EXTERNAL_STORAGE "
         "requested by net.gsantner.markor is not a changeable permission type", 0),
        ("pm default-state net.gsantner.markor; pm default-state; echo $?",
         "Package net.gsantner.markor new state: default\n255\n",
         "\nException occurred while executing 'default-state':\n"
         'java.lang.IllegalArgumentException: Argument expected after "default-state"', 0),
        ("touch /data/data/net.gsantner.markor/x; pm clear net.gsantner.markor; ls "
         "/data/data/net.gsantner.markor | grep -c x",
         "Success\n0\n",
         "", 1),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(
    sh: Run, script: str, printed: str, complaint: str, code: int
) -> None:
    done = sh(script)
    told = done.stderr.partition("\n\tat ")[0]
    assert (done.stdout, told, done.code) == (printed, complaint, code)
