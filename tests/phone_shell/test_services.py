"""`cmd SERVICE`, `service`, `monkey` and `appops`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run, assert_complained, assert_printed


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('cmd -l | head -n 4',
         'Currently running services:\n  SurfaceFlinger\n  accessibility\n  account\n'),
        ('cmd statusbar get-status-icons | head -n 2', 'alarm_clock\nrotate\n'),
        ('cmd statusbar add-tile com.x/.Tile; cmd statusbar add-tile com.x/com.x.Tile;'
         ' cmd statusbar click-tile com.x/.Tile; settings get secure sysui_qs_tiles | cut -c 1-30',
         'custom(com.x/.Tile),internet,b\n'),
        ('cmd statusbar add-tile com.x/org.y.Tile; settings get secure sysui_qs_tiles'
         ' | cut -c 1-24; cmd statusbar remove-tile com.x/org.y.Tile;'
         ' settings get secure sysui_qs_tiles | cut -c 1-11',
         'custom(com.x/org.y.Tile)\ninternet,bt\n'),
        ('cmd statusbar add-tile nonsense; settings get secure sysui_qs_tiles', 'null\n'),
        ('cmd location is-location-enabled; cmd location set-location-enabled false;'
         ' cmd location is-location-enabled; settings get secure location_mode;'
         ' cmd location set-location-enabled true; settings get secure location_mode',
         'true\nfalse\n0\n3\n'),
        ('cmd netpolicy get restrict-background; cmd netpolicy set restrict-background true;'
         ' cmd netpolicy get restrict-background; cmd netpolicy set restrict-background false;'
         ' cmd netpolicy get restrict-background',
         'Restrict background status: disabled\nRestrict background status: enabled\n'
         'Restrict background status: disabled\n'),
        ('cmd sensor_privacy enable 0 camera; settings get secure camera_access;'
         ' cmd sensor_privacy reset 0 camera; settings get secure camera_access',
         '0\n1\n'),
        ('cmd notification set_dnd priority; settings get global zen_mode', '1\n'),
        ('cmd notification set_dnd none; settings get global zen_mode', '2\n'),
        ('cmd notification set_dnd alarms; settings get global zen_mode', '3\n'),
        ('cmd notification set_dnd on; cmd notification set_dnd off; settings get'
         ' global zen_mode',
         '0\n'),
        ('cmd notification set_dnd on; cmd notification set_dnd all; settings get'
         ' global zen_mode',
         '0\n'),
        ('cmd notification list', ''),
        ('cmd notification allow_listener x', ''),
        ('cmd wifi status',
         'Wifi is enabled\n'
         'Wifi scanning is always available\n'
         'Wifi is connected to "AndroidWifi"\n'),
        ('cmd wifi set-wifi-enabled disabled; cmd wifi status; cmd wifi set-wifi-'
         'enabled enabled; settings get global wifi_on',
         'Wifi is disabled\n1\n'),
        ('cmd wifi list-networks',
         'Network Id      SSID                         Security type\n'
         '0                                 AndroidWifi open\n'),
        ('cmd wifi list-scan-results',
         '  02:15:b2:00:01:00       2447    -50    1.0    AndroidWifi    [ESS]\n'),
        ('cmd connectivity airplane-mode', 'disabled\n'),
        ('cmd connectivity airplane-mode enable; cmd connectivity airplane-mode', 'enabled\n'),
        ('cmd connectivity airplane-mode enable; cmd connectivity airplane-mode d'
         'isable; cmd connectivity airplane-mode',
         'disabled\n'),
        ('cmd bluetooth_manager enable; settings get global bluetooth_on; cmd blu'
         'etooth_manager wait-for-state:STATE_ON',
         'enable: Success\n1\nwait-for-state: Success\n'),
        ('cmd locale get-app-locales com.android.chrome',
         'Locales for com.android.chrome for user 0 are []\n'),
        ('cmd locale set-app-locales com.android.chrome --locales de', ''),
        ('cmd power set-mode 1; settings get global low_power', '1\n'),
        ('cmd power set-mode 1; cmd power set-mode 0; settings get global low_power', '0\n'),
        ('cmd power sleep; dumpsys power | grep mWakefulness=', '  mWakefulness=Asleep\n'),
        ('cmd power sleep; cmd power wakeup; dumpsys power | grep mWakefulness=',
         '  mWakefulness=Awake\n'),
        ('cmd package list packages net.gsantner.markor', 'package:net.gsantner.markor\n'),
        ('service list | head -n 3',
         'Found 52 services:\n0\tSurfaceFlinger: []\n1\taccessibility: []\n'),
        ('service list | wc -l', '53\n'),
        ('service call phone 1',
         'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n'),
        ('appops get net.gsantner.markor', 'No operations.\n'),
        ('appops set net.gsantner.markor android:camera deny; appops get net.gsan'
         'tner.markor; appops get net.gsantner.markor CAMERA; appops get net.gsan'
         'tner.markor SMS',
         'CAMERA: deny\nCAMERA: deny\nNo operations.\n'),
        ('appops set --uid --user 0 net.gsantner.markor CAMERA allow; appops rese'
         't; appops get net.gsantner.markor',
         'No operations.\n'),
        ('cmd appops set net.gsantner.markor CAMERA ignore; cmd appops get net.gs'
         'antner.markor CAMERA',
         'CAMERA: ignore\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('cmd',
         '',
         'cmd: No service specified; use -l to list all running services. Use -w '
         'to start and wait for a service.\n', 20),
        ('cmd statusbar dance', 'Unknown command: dance\n', '', 255),
        ('cmd notification sing', 'Unknown command: sing\n', '', 255),
        ('cmd wifi set-wifi-enabled maybe', 'Unknown command: set-wifi-enabled\n', '', 255),
        ('cmd connectivity fly', 'Unknown command: fly\n', '', 255),
        ('cmd bluetooth_manager disable; settings get global bluetooth_on; cmd bl'
         'uetooth_manager wait-for-state:STATE_OFF; cmd bluetooth_manager wait-fo'
         'r-state:STATE_ON',
         'disable: Success\n0\nwait-for-state: Success\nwait-for-state: Failed\n',
         '', 1),
        ('cmd bluetooth_manager wait-for-state:STATE_OFF', 'wait-for-state: Failed\n', '', 1),
        ('cmd bluetooth_manager pair', 'Unknown command: pair\n', '', 255),
        ('cmd clipboard get', '', 'No shell command implementation.\n', 0),
        ('cmd locale speak', 'Unknown command: speak\n', '', 255),
        ('cmd power explode', 'Unknown command: explode\n', '', 255),
        ('cmd vibrator_manager vibrate', 'No shell command implementation.\n', '', 255),
        ('service call nope 1', 'service: Service nope does not exist\n', '', 10),
        ('service call phone one',
         'Usage: service [-h|-?]\n       service list\n       service check SERVICE\n',
         '', 10),
        ('service dance',
         'Usage: service [-h|-?]\n       service list\n       service check SERVICE\n',
         '', 10),
        ('monkey 5 -p no.such.app', '** No activities found to run, monkey aborted.\n', '', 252),
        ('monkey', '', '** Error: A count of events must be specified.\n', 255),
        ('monkey -s x 5', '', '** Error: Seed is not a number\n', 255),
        ('appops get no.such.app', '', 'Error: No UID for no.such.app in user 0\n', 255),
        ("appops set net.gsantner.markor 'a-b' deny",
         '',
         'java.lang.IllegalArgumentException: Unknown operation string: a-b', 255),
        ('appops dance', 'Unknown command: dance\n', '', 255),
        ('monkey -X 1', '', 'monkey: Unknown option \'X\' (see "monkey --help")\n', 1),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    assert_complained(sh(script), printed, complaint, code)


@pytest.mark.parametrize(
    ("script", "printed"),
    [
        ("cmd netpolicy set restrict-background", "Error: didn't specify BOOLEAN\n"),
        ("cmd sensor_privacy enable 0 nose", "Invalid sensor\n"),
    ],
)
def test_services_refuse_what_they_cannot_read(sh: Run, script: str, printed: str) -> None:
    assert_complained(sh(script), printed, "", 255)
