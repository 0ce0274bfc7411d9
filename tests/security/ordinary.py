"""What agents ask of a phone every day, with what it must go on to answer.

Collected from the code of public agents and of the published benchmarks' own set-up.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Ordinary(NamedTuple):
    """A command, its status, and a pattern that its whole answer fits."""

    command: str
    answer: str = ""
    status: int = 0


_SMS: Final = "/data/data/com.android.providers.telephony/databases/mmssms.db"
_A: Final = "/data/local/tmp/a.db"
_COUNT: Final = r"[1-9]\d*\n"

TOUCHING: Final = (
    Ordinary("input tap 540 1200"),
    Ordinary("input swipe 540 1800 540 600 300"),
    Ordinary("input swipe 540 1200 540 1200 1000"),
    Ordinary("input text hello"),
    Ordinary("input text 'hello%sworld'"),
    Ordinary("input keyevent KEYCODE_HOME"),
    Ordinary("input keyevent 4"),
    Ordinary("input keyevent 66"),
    Ordinary("input keyevent KEYCODE_APP_SWITCH"),
    Ordinary("input keyevent KEYCODE_WAKEUP"),
    Ordinary("input keyevent --longpress 25"),
    Ordinary("input keyevent 67 67 67"),
    Ordinary("input draganddrop 100 1500 900 600 800"),
    Ordinary("input motionevent DOWN 500 500; input motionevent UP 500 500"),
    Ordinary("input keyevent KEYCODE_HOME"),
)

LOOKING: Final = (
    Ordinary("screencap -p /sdcard/screen.png"),
    Ordinary("screencap -p | wc -c", _COUNT),
    Ordinary("uiautomator dump", r"UI hierchary dumped to: /sdcard/window_dump.xml\n"),
    Ordinary("uiautomator dump --compressed /sdcard/c.xml", r"UI hierchary dumped to: .*\n"),
    Ordinary("cat /sdcard/window_dump.xml", r"<\?xml (?s:.*)</hierarchy>\s*"),
    Ordinary("wm size", r"Physical size: 1080x2400\n"),
    Ordinary("wm density", r"Physical density: 420\n"),
    Ordinary("dumpsys window | grep -E 'mCurrentFocus|mFocusedApp'", r"  mCurrentFocus=(?s:.*)"),
    Ordinary("dumpsys window windows | grep -c Window", _COUNT),
    Ordinary("dumpsys activity activities | grep -E 'ResumedActivity'", r"(?s:.*)Activity(?s:.*)"),
    Ordinary("dumpsys activity top | head -n 1", r"TASK .*\n"),
    Ordinary("dumpsys package com.android.settings | grep versionName", r"    versionName=13\n"),
    Ordinary("dumpsys battery", r"Current Battery Service state:\n(?s:.*)"),
    Ordinary("dumpsys input_method | grep mInputShown", r"  mInputShown=\w+\n"),
    Ordinary("dumpsys display | grep -m 1 mBaseDisplayInfo", r".*DisplayInfo.*\n"),
    Ordinary("dumpsys power | grep mWakefulness=", r"  mWakefulness=Awake\n"),
    Ordinary("dumpsys telephony.registry | grep -m 1 mCallState", r"    mCallState=0\n"),
    Ordinary("logcat -d | wc -l", _COUNT),
    Ordinary("logcat -c"),
)

STARTING: Final = (
    Ordinary("am start -n com.android.settings/.Settings", r"Starting: Intent .*\n"),
    Ordinary(
        "am start -W -n com.google.android.deskclock/com.android.deskclock.DeskClock",
        r"Starting: .*\nStatus: ok\n(?s:.*)Complete\n",
    ),
    Ordinary(
        "am start -a android.intent.action.VIEW -d content://contacts/people/",
        r"Starting: Intent .*\n",
    ),
    Ordinary("am start -a android.settings.WIFI_SETTINGS", r"Starting: Intent .*\n"),
    Ordinary("am start -a android.intent.action.DIAL -d tel:5551234", r"Starting: Intent .*\n"),
    Ordinary(
        "am start -a android.intent.action.INSERT -t vnd.android.cursor.dir/contact -e name Ann",
        r"Starting: Intent .*\n",
    ),
    Ordinary(
        "am start -a android.intent.action.SENDTO -d sms:5551234 --es sms_body hello",
        r"Starting: Intent .*\n",
    ),
    Ordinary("am force-stop com.google.android.deskclock"),
    Ordinary("am kill com.google.android.deskclock"),
    Ordinary("am broadcast -a clipper.set -e text hello", r"(?s:.*)completed: result=0\n"),
    Ordinary("am stack list | head -n 1", r"RootTask id=.*\n"),
    Ordinary(
        "monkey -p com.android.settings -c android.intent.category.LAUNCHER 1",
        r"Events injected: 1\n(?s:.*)",
    ),
    Ordinary("pm list packages | wc -l", _COUNT),
    Ordinary("pm list packages -3 | grep markor", r"package:net.gsantner.markor\n"),
    Ordinary("pm path com.android.settings", r"package:/data/app/.*\n"),
    Ordinary("pm grant com.google.android.contacts android.permission.READ_CONTACTS"),
    Ordinary("pm clear net.gsantner.markor", r"Success\n"),
    Ordinary("pm list permissions -g | head -n 1", r"All Permissions:\n"),
    Ordinary(
        "cmd package resolve-activity --brief com.android.settings | tail -n 1",
        r"com.android.settings/.Settings\n",
    ),
    Ordinary("cmd statusbar expand-notifications; cmd statusbar collapse"),
    Ordinary("cmd uimode night no", r"Night mode: no\n"),
    Ordinary("ime list -s", r"(?s:.*)LatinIME\n(?s:.*)"),
)

SETTING: Final = (
    Ordinary("settings put system screen_brightness 120"),
    Ordinary("settings get system screen_brightness", r"120\n"),
    Ordinary("settings put global airplane_mode_on 0"),
    Ordinary("settings get secure android_id", r"[0-9a-f]{16}\n"),
    Ordinary("settings list global | wc -l", _COUNT),
    Ordinary("settings delete system nothing", r"Deleted 0 rows\n"),
    Ordinary("getprop ro.build.version.sdk", r"33\n"),
    Ordinary("getprop | wc -l", _COUNT),
    Ordinary("getprop sys.boot_completed", r"1\n"),
    Ordinary("setprop debug.x 1; getprop debug.x", r"1\n"),
    Ordinary("svc wifi disable; svc wifi enable; svc data enable"),
    Ordinary("svc power stayon true"),
    Ordinary("service list | head -n 1", r"Found \d+ services:\n"),
    Ordinary("date +%Y", r"20\d\d\n"),
    Ordinary("id", r"uid=.*\n"),
    Ordinary("whoami", r"\w+\n"),
    Ordinary("uname -m", r"x86_64\n"),
    Ordinary("ps -A | grep -c com.android.systemui", r"1\n"),
    Ordinary("pidof com.android.systemui", r"\d+\n"),
    Ordinary("su root sh -c 'echo hi'", r"hi\n"),
    Ordinary("run-as com.android.settings id", r"uid=.*\n"),
)

ASKING: Final = (
    Ordinary(
        "content insert --uri content://sms --bind address:s:555 --bind body:s:hello "
        "--bind type:i:1"
    ),
    Ordinary(
        "content query --uri content://sms --projection address:body "
        """--where "address='555'" --sort "date DESC" """,
        r"Row: 0 address=555, body=hello\n",
    ),
    Ordinary("""content delete --uri content://sms --where "address='555'" """),
    Ordinary(
        """content query --uri content://settings/system --where "name='screen_brightness'" """,
        r"Row: 0 .*value=120.*\n",
    ),
    Ordinary(
        "content query --uri content://com.android.contacts/data --projection display_name:data1",
        r"No result found.\n",
    ),
    Ordinary("content query --uri content://call_log/calls", r"No result found.\n"),
    Ordinary(
        "content query --uri content://media/external/images/media --projection _data",
        r"Row: 0 _data=/storage/emulated/0/screen.png\n",
    ),
    Ordinary(f"sqlite3 {_SMS} .tables", r"(?s:.*)\bsms\b(?s:.*)"),
    Ordinary(f'sqlite3 {_SMS} "SELECT count(*) FROM sms"', r"\d+\n"),
    Ordinary(f"sqlite3 {_SMS} .dump | tail -n 1", r"COMMIT;\n"),
    Ordinary(
        f"""sqlite3 {_A} "CREATE TABLE t(a,b); INSERT INTO t VALUES(1,'x'),(2,'y'); """
        """SELECT * FROM t; VACUUM; SELECT count(*) FROM t" """,
        r"1\|x\n2\|y\n2\n",
    ),
    Ordinary(
        f'sqlite3 -json {_A} "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c '
        'LIMIT 1000) SELECT count(*) AS n, sum(x) AS s FROM c"',
        r'\[\{"n":1000,"s":500500\}\]\n',
    ),
    Ordinary(
        f"""sqlite3 {_A} "SELECT group_concat(a), upper(b), strftime('%Y', 0, 'unixepoch'), """
        """printf('%05d', 7) FROM t" """,
        r"1,2\|X\|1970\|00007\n",
    ),
    Ordinary(
        f"""sqlite3 {_A} "BEGIN; UPDATE t SET b='z'; ROLLBACK; PRAGMA user_version; """
        """CREATE INDEX i ON t(a); SELECT b FROM t WHERE a=2" """,
        r"0\ny\n",
    ),
    Ordinary(
        f"""sqlite3 {_A} "ATTACH ':memory:' AS m; CREATE TABLE m.c AS SELECT * FROM t; """
        """SELECT count(*) FROM m.c" """,
        r"2\n",
    ),
)

FILES: Final = (
    Ordinary("ls /sdcard", r"(?s:.*)Download\n(?s:.*)"),
    Ordinary("ls -la /sdcard/Download | head -n 1", r"total \d+\n"),
    Ordinary("ls -R /sdcard/ | wc -l", _COUNT),
    Ordinary(
        "mkdir -p /sdcard/Download/agent && echo hello > /sdcard/Download/agent/note.txt && "
        "cat /sdcard/Download/agent/note.txt",
        r"hello\n",
    ),
    Ordinary(
        "cd /sdcard/Download/agent; cp note.txt copy.txt; mv copy.txt moved.txt; ls",
        r"moved.txt\nnote.txt\n",
    ),
    Ordinary("grep -r hello /sdcard/Download/", r"(?s:.*)note.txt:hello\n(?s:.*)"),
    Ordinary("find /sdcard/ -name '*.txt' | sort | tail -n 1", r".*/note.txt\n"),
    Ordinary("find /sdcard/Download -type f -exec wc -c {} \\; | wc -l", r"2\n"),
    Ordinary("stat -c %s /sdcard/Download/agent/note.txt", r"6\n"),
    Ordinary("md5sum /sdcard/Download/agent/note.txt", r"b1946ac92492d2347c6235b4d2611184 .*\n"),
    Ordinary("base64 /sdcard/Download/agent/note.txt", r"aGVsbG8K\n"),
    Ordinary("wc -c < /sdcard/Download/agent/note.txt", r"6\n"),
    Ordinary(
        "tar -czf /data/local/tmp/x.tgz -C /sdcard/Download agent && "
        "tar -tzf /data/local/tmp/x.tgz | wc -l",
        r"3\n",
    ),
    Ordinary(
        "gzip -c /sdcard/Download/agent/note.txt > /data/local/tmp/n.gz; "
        "gunzip -c /data/local/tmp/n.gz",
        r"hello\n",
    ),
    Ordinary("rm -rf /sdcard/Download/agent; ls /sdcard/Download/agent", r"ls: .*\n", 1),
    Ordinary("df /data | wc -l", r"2\n"),
    Ordinary("du -s /sdcard/Download", r"\d+\t/sdcard/Download\n"),
    Ordinary("dd if=/sdcard/screen.png bs=1k count=4 2>/dev/null | wc -c", r"4096\n"),
)

SCRIPTS: Final = (
    Ordinary("echo 'a b c' | sed -E 's/(a) (b)/\\2 \\1/'", r"b a c\n"),
    Ordinary("for i in 1 2 3; do echo $i; done", r"1\n2\n3\n"),
    Ordinary("i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done; echo $i", r"1000\n"),
    Ordinary("echo {a,b}{1,2}", r"a1 a2 b1 b2\n"),
    Ordinary("seq 1 1000 | sort -rn | head -n 1", r"1000\n"),
    Ordinary("seq 1 20000 | wc -l", r"20000\n"),
    Ordinary("seq 1 20000 | grep -E '^1+$' | wc -l", r"5\n"),
    Ordinary("printf '%s\\n' $(seq 1 5000) | tail -n 1", r"5000\n"),
    Ordinary("sleep 1; echo awake", r"awake\n"),
    Ordinary("sleep 1 & wait; echo awake", r"awake\n"),
    Ordinary("timeout 5 echo in time", r"in time\n"),
    Ordinary("echo a b | xargs -n 1 echo", r"a\nb\n"),
    Ordinary("case abc in a*) echo yes;; esac", r"yes\n"),
    Ordinary("x=hello; echo ${x%lo} ${x#he} ${#x} ${x/l/L}", r"hel llo 5 heLlo\n"),
    Ordinary("f(){ echo $1; }; f here | cat", r"here\n"),
    Ordinary("cat <<E\nhere\nE\n", r"here\n"),
    Ordinary("yes | head -n 1000 | wc -l", r"1000\n"),
)

ORDINARY: Final = (*TOUCHING, *LOOKING, *STARTING, *SETTING, *ASKING, *FILES, *SCRIPTS)
