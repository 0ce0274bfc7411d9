"""Commands that once stopped the phone for everyone, and others of their kind."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tests.security import wire
from tests.security.watched import MEGABYTE, WatchedPhone

FOLDER: Final = "/data/local/tmp/load"

Act = Callable[[WatchedPhone, float], object]
"""What a client does, for so many seconds at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """One thing that a client asks for."""

    name: str
    act: Act
    before: tuple[Act, ...] = ()
    """What makes the files it needs; not measured."""


def _shell(command: str) -> Act:
    return lambda phone, seconds: wire.shell(phone.host_port, command, seconds)


def _push(path: str, data: Callable[[], bytes]) -> Act:
    return lambda phone, seconds: wire.push(phone.host_port, path, data(), seconds)


def noise(size: int) -> bytes:
    """Bytes that hardly compress, the same each time."""
    word, out = 0x9E3779B97F4A7C15, bytearray()
    while len(out) < min(size, MEGABYTE):
        word = (word * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
        out += word.to_bytes(8, "little")
    return (bytes(out) * (size // len(out) + 1))[:size]


def lines(count: int) -> bytes:
    """Lines in no order."""
    return b"".join(b"%d line\n" % (number * 7919 % 1_000_003) for number in range(count))


def _deep(phone: WatchedPhone, seconds: float) -> None:
    wire.push(phone.host_port, FOLDER + "/d" * 2000 + "/file", b"x", seconds)


def _deep_and_saved(phone: WatchedPhone, seconds: float) -> None:
    # A folder below the longest path that the protocol takes, step by step as a shell can.
    deeper = "i=0; while [ $i -lt 2000 ]; do mkdir d && cd d; i=$((i+1)); done"
    wire.shell(phone.host_port, f"cd /data/local/tmp; {deeper}", seconds)
    phone.save("deep")


_ENDLESS: Final = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c)"
_BIG: Final = (
    _shell(f"mkdir -p {FOLDER}"),
    _push(f"{FOLDER}/noise", partial(noise, 20 * MEGABYTE)),
)
_LINES: Final = (_shell(f"mkdir -p {FOLDER}"), _push(f"{FOLDER}/lines", partial(lines, 500_000)))
_FOUR_HUNDRED: Final = (
    *_BIG,
    _shell(f"cd {FOLDER}; i=0; while [ $i -lt 20 ]; do cp noise part$i; i=$((i+1)); done"),
)
_SIX_THOUSAND: Final = (
    _shell(
        f"mkdir -p {FOLDER}; cd {FOLDER}; i=0; "
        "while [ $i -lt 6000 ]; do echo x > file$i; i=$((i+1)); done"
    ),
)
_BOMB: Final = (
    _shell(f"mkdir -p {FOLDER}"),
    _push(f"{FOLDER}/bomb.gz", lambda: gzip.compress(bytes(1000 * MEGABYTE), 9, mtime=0)),
)

KNOWN: Final = (
    Load(name="a string that doubles", act=_shell('a=x; while :; do a="$a$a"; done')),
    Load(name="f(){ f & f; }; f", act=_shell("f(){ f & f; }; f")),
    Load(name="brace expansion of 2^22", act=_shell("echo " + "{a,b}" * 22)),
    Load(name="endless CTE", act=_shell(f'sqlite3 :memory: "{_ENDLESS} SELECT count(*) FROM c"')),
    Load(
        name="cross join",
        act=_shell(
            'sqlite3 :memory: "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c '
            'LIMIT 2000) SELECT count(*) FROM c a, c b, c d, c e"'
        ),
    ),
    Load(
        name="printf('%.*c', 9e8)",
        act=_shell("""sqlite3 :memory: "SELECT length(printf('%.*c', 900000000, 'x'))" """),
    ),
    Load(name="grep -E '^(a+)+$'", act=_shell(f"echo {'a' * 40}b | grep -E '^(a+)+$'")),
    Load(name="sed -E 's/^(a+)+$/x/'", act=_shell(f"echo {'a' * 40}b | sed -E 's/^(a+)+$/x/'")),
    Load(
        name="case with many stars",
        act=_shell(f"case {'a' * 200} in {'*a' * 30}*b) echo y;; *) echo n;; esac"),
    ),
    Load(name="monkey 1,000,000", act=_shell("monkey -p com.google.android.deskclock 1000000")),
    Load(
        name="tar of 400 MB",
        act=_shell(f"cd {FOLDER}; tar -czf /data/local/tmp/all.tgz part*"),
        before=_FOUR_HUNDRED,
    ),
    Load(name="sync SEND 2,000 folders deep", act=_deep),
    Load(name="mkdir 2,000 deep, snapshot", act=_deep_and_saved),
    Load(
        name="find -exec find",
        act=_shell("find / -exec find / -name '*x*' ';' "),
    ),
    Load(
        name="printf of 500,000 words",
        act=_shell("printf '%s\\n' $(cat /data/local/tmp/load/lines)"),
        before=_LINES,
    ),
    Load(
        name="rm of 6,000 files",
        act=_shell(f"rm {FOLDER}/file*; rm -rf {FOLDER}"),
        before=_SIX_THOUSAND,
    ),
)

KIN: Final = (
    Load(name="cat /dev/zero", act=_shell("cat /dev/zero")),
    Load(name="cat /dev/urandom >file", act=_shell("cat /dev/urandom > /data/local/tmp/r")),
    Load(name="yes >file", act=_shell("yes > /data/local/tmp/yes")),
    Load(name="while :; do :; done", act=_shell("while :; do :; done")),
    Load(name="f(){ f; }; f", act=_shell("f(){ f; }; f")),
    Load(
        name="dd bs=1M count=4000",
        act=_shell("dd if=/dev/zero of=/data/local/tmp/z bs=1M count=4000"),
    ),
    Load(name="dd bs=2G", act=_shell("dd if=/dev/zero of=/data/local/tmp/z bs=2G count=1")),
    Load(
        name="sort of 500,000 lines", act=_shell(f"sort {FOLDER}/lines | tail -n 1"), before=_LINES
    ),
    Load(
        name="md5sum of 20 files of 20 MB",
        act=_shell(f"md5sum {FOLDER}/part*"),
        before=_FOUR_HUNDRED,
    ),
    Load(name="gzip bomb", act=_shell(f"gunzip -c {FOLDER}/bomb.gz | wc -c"), before=_BOMB),
    Load(name="tar of a gzip bomb", act=_shell(f"tar -tzf {FOLDER}/bomb.gz"), before=_BOMB),
    Load(name="grep -r in 400 MB", act=_shell(f"grep -rc zzz {FOLDER}"), before=_FOUR_HUNDRED),
    Load(
        name="grep -f of 20,000 patterns",
        act=_shell(
            f"head -n 20000 {FOLDER}/lines > {FOLDER}/p; grep -c -f {FOLDER}/p {FOLDER}/lines"
        ),
        before=_LINES,
    ),
    Load(
        name="sed on 500,000 lines",
        act=_shell(f"sed -E 's/(1|2)+/x/g' {FOLDER}/lines | wc -l"),
        before=_LINES,
    ),
    Load(
        name="read of 500,000 lines",
        act=_shell(f"while read a; do :; done < {FOLDER}/lines"),
        before=_LINES,
    ),
    Load(
        name="randomblob(9e8)",
        act=_shell('sqlite3 :memory: "SELECT length(randomblob(900000000))"'),
    ),
    Load(
        name="INSERT without end",
        act=_shell(
            'sqlite3 /data/local/tmp/x.db "CREATE TABLE t(a); '
            f'INSERT INTO t {_ENDLESS} SELECT randomblob(10000) FROM c"'
        ),
    ),
    Load(
        name="ORDER BY without end",
        act=_shell(f'sqlite3 :memory: "{_ENDLESS} SELECT x FROM c ORDER BY -x"'),
    ),
    Load(name="rows without end", act=_shell(f'sqlite3 :memory: "{_ENDLESS} SELECT x FROM c"')),
    Load(
        name="LIKE with many %",
        act=_shell(f"""sqlite3 :memory: "SELECT '{"a" * 5000}' LIKE '{"%a" * 40}%b'" """),
    ),
    Load(
        name="content --where endless",
        act=_shell(
            "content query --uri content://settings/system "
            f'--where "({_ENDLESS} SELECT count(*) FROM c)>0"'
        ),
    ),
    Load(name="pipes of yes", act=_shell("yes | cat | cat | tr y x | wc -l")),
    Load(name="xargs without end", act=_shell("yes | xargs -n 1 echo")),
    Load(name="arithmetic without end", act=_shell("i=0; while [ $((i+=1)) ]; do :; done")),
    Load(name="deep substitution", act=_shell("echo " + "$(echo " * 400 + "x" + ")" * 400)),
    Load(name="deep arithmetic", act=_shell("echo $((" + "(" * 3000 + "1" + ")" * 3000 + "))")),
    Load(
        name="${a//} on 4 MB",
        act=_shell(
            'a=x; i=0; while [ $i -lt 22 ]; do a="$a$a"; i=$((i+1)); done; '
            'b="${a//x/yy}"; echo ${#b}'
        ),
    ),
    Load(name="ls -R in a loop", act=_shell("while :; do ls -lR / > /dev/null; done")),
    Load(name="logcat", act=_shell("logcat")),
    Load(
        name="dumpsys in a loop",
        act=_shell("while :; do dumpsys package > /dev/null; dumpsys window > /dev/null; done"),
    ),
    Load(name="input swipe of an hour", act=_shell("input swipe 1 1 1000 2000 3600000")),
    Load(name="uiautomator dump in a loop", act=_shell("while :; do uiautomator dump; done")),
    Load(name="screencap in a loop", act=_shell("while :; do screencap -p > /dev/null; done")),
    Load(
        name="300 jobs that sleep",
        act=_shell("i=0; while [ $i -lt 300 ]; do sleep 1000 & i=$((i+1)); done; wait"),
    ),
    Load(name="trap and wait", act=_shell("trap 'echo x' HUP TERM INT; while :; do sleep 1; done")),
    Load(
        name="sync SEND of 100 MB", act=_push("/data/local/tmp/huge", lambda: noise(100 * MEGABYTE))
    ),
)

LOADS: Final = (*KNOWN, *KIN)
