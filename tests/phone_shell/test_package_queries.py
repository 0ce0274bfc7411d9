"""What `pm` tells of packages, and how it enables and disables them."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run, assert_complained, assert_printed


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('pm help', 'Package manager (package) commands:\n  help\n    Print this help text.\n'),
        ('pm enable net.gsantner.markor', 'Package net.gsantner.markor new state: enabled\n'),
        ('pm disable-user --user 0 net.gsantner.markor; pm list packages -d',
         'Package net.gsantner.markor new state: disabled-user\npackage:net.gsantner.markor\n'),
        ('pm disable-user net.gsantner.markor; pm enable net.gsantner.markor; pm '
         'list packages -d',
         'Package net.gsantner.markor new state: disabled-user\n'
         'Package net.gsantner.markor new state: enabled\n'),
        ('pm disable net.gsantner.markor/.activity.X',
         'Component net.gsantner.markor/.activity.X new state: disabled\n'),
        ('pm default-state net.gsantner.markor',
         'Package net.gsantner.markor new state: default\n'),
        ('pm trim-caches 1', 'Success\n'),
        ('pm compile -m speed -a', 'Success\n'),
        ('pm get-install-location', '0[auto]\n'),
        ('pm has-feature android.hardware.camera', 'true\n'),
        ('pm list-users', 'Users:\n\tUserInfo{0:Owner:c13} running\n'),
        ('pm list features | head -n 3',
         'feature:reqGlEsVersion=0x30001\n'
         'feature:android.hardware.audio.output\n'
         'feature:android.hardware.bluetooth\n'),
        ('pm list libraries | head -n 2',
         'library:android.ext.shared\nlibrary:android.test.base\n'),
        ('pm list users', 'Users:\n\tUserInfo{0:Owner:c13} running\n'),
        ('pm list permissions | head -n 4',
         'All Permissions:\n'
         '\n'
         '  permission:android.permission.ACCESS_BACKGROUND_LOCATION\n'
         '  permission:android.permission.ACCESS_COARSE_LOCATION\n'),
        ('pm list permission-groups', ''),
        ('pm list packages --show-versioncode net.gsantner.markor',
         'package:net.gsantner.markor versionCode:146\n'),
        ('pm list packages -i net.gsantner.markor',
         'package:net.gsantner.markor  installer=null\n'),
        ('pm list packages -U net.gsantner.markor', 'package:net.gsantner.markor uid:10118\n'),
        ('pm dump net.gsantner.markor | head -n 3',
         'Activity Resolver Table:\n  Non-Data Actions:\n      android.intent.action.MAIN:\n'),
        ('pm query-activities --brief -a android.intent.action.NONSENSE', 'No activities found\n'),
        ('pm query-activities --brief -a android.settings.SETTINGS',
         '1 activities found:\n'
         '  Activity #0:\n'
         '    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefau'
         'lt=true\n'
         '    com.android.settings/.Settings\n'),
        ('pm query-activities -a android.settings.SETTINGS | head -n 4',
         '1 activities found:\n'
         '  Activity #0:\n'
         '    priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefau'
         'lt=true\n'
         '    ActivityInfo:\n'),
        ('pm install-existing net.gsantner.markor',
         'Package net.gsantner.markor installed for user: 0\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('pm', 'Package manager (package) commands:\n  help\n    Print this help text.\n', '', 255),
        ('pm enable no.such.app',
         '',
         'java.lang.IllegalArgumentException: Unknown package: no.such.app', 255),
        ('pm has-feature android.hardware.nonsense', 'false\n', '', 1),
        ('pm dance', 'Unknown command: dance\n', '', 255),
        ('pm list', "Error: didn't specify type of data to list\n", '', 1),
        ('pm list nonsense', "Error: unknown list type 'nonsense'\n", '', 255),
        ('pm path', '', 'java.lang.IllegalArgumentException: Argument expected after "path"', 255),
        ('pm path no.such.app', '', '', 1),
        ('pm revoke net.gsantner.markor android.permission.CAMERA',
         '',
         'java.lang.SecurityException: Package net.gsantner.markor has not reques'
         'ted permission android.permission.CAMERA', 255),
        ('pm grant net.gsantner.markor no.such.PERMISSION',
         '',
         'java.lang.SecurityException: Package net.gsantner.markor has not reques'
         'ted permission no.such.PERMISSION', 255),
        ('pm install-existing no.such.app',
         'android.content.pm.PackageManager$NameNotFoundException: Package no.suc'
         "h.app doesn't exist\n",
         '', 1),
        ('pm install', 'Error: must either specify a package size or an APK file\n', '', 1),
        ('pm uninstall', 'Error: package name not specified\n', '', 1),
        ('pm uninstall no.such.app', 'Failure [DELETE_FAILED_INTERNAL_ERROR]\n', '', 1),
        ('pm uninstall --user 0 no.such.app', 'Failure [DELETE_FAILED_INTERNAL_ERROR]\n', '', 1),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    assert_complained(sh(script), printed, complaint, code)
