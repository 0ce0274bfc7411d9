"""What tells of the machine: kernel, users, processes, network, time, settings, and keys."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run, assert_complained, assert_printed

INPUT_USAGE = (
    'Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]\n'
    '\n'
    'The sources are: \n'
    '      touchnavigation\n'
    '      touchscreen\n'
    '      joystick\n'
    '      stylus\n'
    '      touchpad\n'
    '      gamepad\n'
    '      dpad\n'
    '      mouse\n'
    '      keyboard\n'
    '      trackball\n'
    '\n'
    '-d: specify the display ID.\n'
    '      (Default: -1 for key event, 0 for motion event if not specified.)\n'
    'The commands and default sources are:\n'
    '      text <string> (Default: touchscreen)\n'
    '      keyevent [--longpress|--doubletap] <key code number or name> ... '
    '(Default: keyboard)\n'
    '      tap <x> <y> (Default: touchscreen)\n'
    '      swipe <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)\n'
    '      draganddrop <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)\n'
    '      press (Default: trackball)\n'
    '      roll <dx> <dy> (Default: trackball)\n'
    '      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y> (Default: touchscreen)\n'
    '      keycombination [-t duration(ms)] <key code 1> <key code 2> ... '
    '(Default: keyboard, the key order is important here.)\n'
)  # fmt: skip


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('uname', 'Linux\n'),
        ('uname -a',
         'Linux localhost 5.15.41-android13-8-00055-g4f5025129fe8-ab8949913 #1 SM'
         'P PREEMPT Tue Aug 9 18:24:34 UTC 2022 x86_64 Toybox\n'),
        ('uname -o', 'Toybox\n'),
        ('touch -d 2023-10-01T00:00:00 /sdcard/x; date -r /sdcard/x',
         'Sun Oct  1 00:00:00 UTC 2023\n'),
        ('free',
         '\t\ttotal        used        free      shared     buffers\n'
         'Mem:\t\t2027532     1216519      811013       11264        7168\n'),
        ('nproc', '4\n'),
        ('nohup echo hi', 'hi\n'),
        ('env -i A=b env', 'A=b\n'),
        ('cd /sdcard; pwd -P; pwd', '/storage/emulated/0\n/sdcard\n'),
        ('ifconfig lo',
         'lo        Link encap:Local Loopback  \n'
         '          inet addr:127.0.0.1  Mask:255.0.0.0 \n'),
        ('ifconfig',
         'wlan0     Link encap:Ethernet  HWaddr 02:15:b2:00:00:00\n'
         '          inet addr:10.0.2.16  Bcast:10.0.2.255  Mask:255.255.255.0 \n'),
        ('svc wifi disable; ifconfig wlan0',
         'wlan0     Link encap:Ethernet  HWaddr 02:15:b2:00:00:00\n'),
        ('ps',
         'USER           PID  PPID     VSZ    RSS WCHAN            ADDR S NAME   '
         '                    \n'
         'root          4001   398 10763888   3412 sigsuspend          0 S sh\n'),
        ('ps -A | head -n 3',
         'USER           PID  PPID     VSZ    RSS WCHAN            ADDR S NAME   '
         '                    \n'
         'root             1     0 14000001 100001 do_epoll_wait       0 S init\n'
         'root           344     1 14000344 100344 do_epoll_wait       0 S zygote64\n'),
        ('ps -A -o USER,PID,PPID,NAME | head -n 3',
         'USER    PID  PPID NAME\nroot    1    0    init\nroot    344  1    zygote64\n'),
        ('pidof com.android.systemui', '865\n'),
        ('pidof -s com.android.systemui', '865\n'),
        ('pidof nope; echo $?', '1\n'),
        ('am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; pki'
         'll net.gsantner.markor; echo $?; pidof net.gsantner.markor; echo $?',
         '0\n1\n'),
        ('dumpsys activity services',
         'ACTIVITY MANAGER SERVICES (dumpsys activity services)\n  (nothing)\n'),
        ('dumpsys activity broadcasts',
         'ACTIVITY MANAGER BROADCAST STATE (dumpsys activity broadcasts)\n  (nothing)\n'),
        ('dumpsys activity net.gsantner.markor',
         'No services match: net.gsantner.markor\nUse -h for help.\n'),
        ('dumpsys activity nonsense/.X', 'No services match: nonsense/.X\nUse -h for help.\n'),
        ('id',
         'uid=0(root) gid=0(root) groups=0(root),1004(input),1007(log),1011(adb),'
         '1015(sdcard_rw),1028(sdcard_r),1078(ext_data_rw),1079(ext_obb_rw),3001('
         'net_bt_admin),3002(net_bt),3003(inet),3006(net_bw_stats),3009(readproc)'
         ',3011(uhid) context=u:r:su:s0\n'),
        ('id -Z', 'u:r:su:s0\n'),
        ('id -G', '0 1004 1007 1011 1015 1028 1078 1079 3001 3002 3003 3006 3009 3011\n'),
        ('id -un', 'root\n'),
        ('groups',
         'root input log adb sdcard_rw sdcard_r ext_data_rw ext_obb_rw net_bt_adm'
         'in net_bt inet net_bw_stats readproc uhid\n'),
        ('su shell id',
         'uid=2000(shell) gid=2000(shell) groups=2000(shell),1004(input),1007(log'
         '),1011(adb),1015(sdcard_rw),1028(sdcard_r),1078(ext_data_rw),1079(ext_o'
         'bb_rw),3001(net_bt_admin),3002(net_bt),3003(inet),3006(net_bw_stats),30'
         '09(readproc),3011(uhid) context=u:r:shell:s0\n'),
        ('run-as net.gsantner.markor pwd', '/data/data/net.gsantner.markor\n'),
        ('dumpsys power | head -n 10',
         'POWER MANAGER (dumpsys power)\n'
         '\n'
         'Power Manager State:\n'
         '  mWakefulness=Awake\n'
         '  mWakefulnessChanging=false\n'
         '  mIsPowered=true\n'
         '  mPlugType=1\n'
         '  mBatteryLevel=100\n'
         '  mStayOn=false\n'
         '  mScreenOffTimeoutSetting=60000\n'),
        ('dumpsys power | tail -n 2',
         '  mScreenOffTimeoutSetting=60000\nDisplay Power: state=ON\n'),
        ('dumpsys SurfaceFlinger --display-id',
         'Display 4619827259835644672 (HWC display 0): port=0 pnpId=GGL displayNa'
         'me="EMU_display_0"\n'),
        ('dumpsys window policy | grep -A2 Delegate',
         '    KeyguardServiceDelegate\n      showing=false\n      inputRestricted=false\n'),
        ('sleep 9 & kill %+; echo $?', '0\n'),
        ('sleep 1; uptime', ' 15:34:01 up 0 min,  0 users,  load average: 0.00, 0.00, 0.00\n'),
        ('free | head -n 1', '\t\ttotal        used        free      shared     buffers\n'),
        ('free | tail -n 1', 'Mem:\t\t2027532     1216519      811013       11264        7168\n'),
        ('content',
         'usage: adb shell content [subcommand] [options]\n'
         '\n'
         'usage: adb shell content insert --uri <URI> [--user <USER_ID>] --bind <'
         'BINDING> [--bind <BINDING>...]\n'
         'usage: adb shell content update --uri <URI> [--user <USER_ID>] --bind <'
         'BINDING> [--where <WHERE>]\n'
         'usage: adb shell content delete --uri <URI> [--user <USER_ID>] [--where'
         ' <WHERE>]\n'
         'usage: adb shell content query --uri <URI> [--user <USER_ID>] [--projec'
         'tion <PROJECTION>] [--where <WHERE>] [--sort <SORT_ORDER>]\n'
         'usage: adb shell content call --uri <URI> --method <METHOD> [--arg <ARG'
         '>] [--extra <BINDING> ...]\n'
         'usage: adb shell content read --uri <URI> [--user <USER_ID>]\n'
         'usage: adb shell content write --uri <URI> [--user <USER_ID>]\n'
         'usage: adb shell content gettype --uri <URI> [--user <USER_ID>]\n'),
        ('content insert --uri content://settings/global --bind name:s:told --bin'
         'd value:s:5; settings get global told; content query --uri content://se'
         'ttings/global --projection value --where "name=\'told\'"',
         '5\nRow: 0 value=5\n'),
        ('content delete --uri content://settings/global --where "name=\'wifi_on\'"'
         '; settings get global wifi_on',
         'null\n'),
        ('content call --uri content://settings/global --method GET_global --arg wifi_on',
         'Result: Bundle[{value=1}]\n'),
        ('dumpsys notification | head -n 2',
         'Current Notification Manager state:\n  Notification List:\n'),
        ('dumpsys activity processes | head -n 2',
         'ACTIVITY MANAGER RUNNING PROCESSES (dumpsys activity processes)\n'
         '  All known processes:\n'),
        ('dumpsys activity recents | tail -n 2', '\n  Visible recent tasks (most recent first):\n'),
        ('am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; dum'
         "psys activity recents | grep -c 'Recent #'",
         '2\n'),
        ('am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; dum'
         'psys activity processes | grep -c net.gsantner.markor',
         '1\n'),
        ('am start -n net.gsantner.markor/.activity.MainActivity > /dev/null; dum'
         'psys activity net.gsantner.markor | head -n 1',
         'TASK 10117:net.gsantner.markor id=2 userId=0\n'),
        ('input keyevent 3 4; input keyevent KEYCODE_HOME; echo $?', '0\n'),
        ('input keycombination 113 29; echo $?', '0\n'),
        ('input roll 1 0; input roll -1 0; input press; echo $?', '0\n'),
        ('input swipe 500 1500 500 500 100; echo $?', '0\n'),
        ('input motionevent DOWN 5 5; input motionevent UP 5 5; echo $?', '0\n'),
        ('settings delete global nothing', 'Deleted 0 rows\n'),
        ('settings put global a 1; settings put --user 0 global a 2; settings get'
         ' --user 0 global a',
         '2\n'),
        ('content insert --uri content://settings/global --bind name:s:told --bin'
         'd value:b:true; settings get global told',
         '1\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('date -r /no/such', '', 'date: /no/such: No such file or directory\n', 1),
        ('time sleep 1', '', '    0m01.00s real     0m00.00s user     0m00.00s system\n', 0),
        ('time -p true', '', '    0m00.00s real     0m00.00s user     0m00.00s system\n', 0),
        ('ifconfig eth9', '', 'ifconfig: eth9: No such device\n', 1),
        ('input', INPUT_USAGE, '', 0),
        ('input dance', 'Unknown command: dance\n', '', 0),
        ('input keyevent',
         '',
         'java.lang.IllegalArgumentException: Argument expected after "keyevent"', 255),
        ('input touchscreen tap 5',
         '',
         'java.lang.IllegalArgumentException: Argument expected after "5"', 255),
        ('killall nope; echo $?', '1\n', 'killall: nope: No such process\n', 0),
        ('run-as no.such.app; echo $?', '1\n', 'run-as: unknown package: no.such.app\n', 0),
        ('run-as', '', 'usage: run-as <package-name> [--user <uid>] <command> [<args>]\n', 1),
        ("sh -e -c 'false; echo no'", '', '', 1),
        ('log -p z x; echo $?', '1\n', "log: bad -p 'z'\n", 0),
        ('content nonsense',
         'usage: adb shell content [subcommand] [options]\n'
         '\n'
         'usage: adb shell content insert --uri <URI> [--user <USER_ID>] --bind <'
         'BINDING> [--bind <BINDING>...]\n'
         'usage: adb shell content update --uri <URI> [--user <USER_ID>] --bind <'
         'BINDING> [--where <WHERE>]\n'
         'usage: adb shell content delete --uri <URI> [--user <USER_ID>] [--where'
         ' <WHERE>]\n'
         'usage: adb shell content query --uri <URI> [--user <USER_ID>] [--projec'
         'tion <PROJECTION>] [--where <WHERE>] [--sort <SORT_ORDER>]\n'
         'usage: adb shell content call --uri <URI> --method <METHOD> [--arg <ARG'
         '>] [--extra <BINDING> ...]\n'
         'usage: adb shell content read --uri <URI> [--user <USER_ID>]\n'
         'usage: adb shell content write --uri <URI> [--user <USER_ID>]\n'
         'usage: adb shell content gettype --uri <URI> [--user <USER_ID>]\n',
         '[ERROR] Unsupported operation: nonsense\n', 1),
        ('input keyevent --longpress; echo $?',
         '255\n',
         'java.lang.IllegalArgumentException: Argument expected after "--longpress"', 0),
        ('settings put global x 1; settings',
         'Settings provider (settings) commands:\n'
         '  help\n'
         '      Print this help text.\n'
         '  get [--user <USER_ID> | current] NAMESPACE KEY\n'
         '      Retrieve the current value of KEY.\n'
         '  put [--user <USER_ID> | current] NAMESPACE KEY VALUE [TAG] [default]\n'
         '      Change the contents of KEY to VALUE.\n'
         '  delete [--user <USER_ID> | current] NAMESPACE KEY\n'
         '      Delete the entry for KEY.\n'
         '  reset [--user <USER_ID> | current] NAMESPACE {PACKAGE_NAME | RESET_MODE}\n'
         '      Reset the global/secure table for a package with mode.\n'
         '  list [--user <USER_ID> | current] NAMESPACE\n'
         '      Print all defined keys.\n'
         '\n'
         'NAMESPACE is one of {system, secure, global}, case-insensitive\n',
         '', 255),
        ('settings get global; echo $?', '255\n', 'Not enough arguments\n', 0),
        ('settings list nowhere; echo $?', '255\n', "Invalid namespace 'nowhere'\n", 0),
        ('settings reset global nothing; echo $?', '255\n', 'Invalid reset mode: nothing\n', 0),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    assert_complained(sh(script), printed, complaint, code)
