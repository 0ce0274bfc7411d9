"""Ways by which outside tests left the phone, and others of their kind, as data."""

from __future__ import annotations

import io
import shlex
import sqlite3
import tarfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from tests.security.canaries import HOST_MARK, PORT_MARK, VARIABLE
from tests.security.fuzz.inputs import Step
from tests.security.wire import frame, send_request, sync_request

DENIED: Final = (
    r"Error: (in prepare|stepping), (not authorized|authorization denied)|unable to open database"
)
"""What SQLite says of what it may not do, or has not got."""
MISSING: Final = r"No such file or directory"
UNKNOWN: Final = r"no such (function|table|module)|unknown command or invalid arguments"
READ_ONLY: Final = r"Read-only file system|No such file or directory|Permission denied"


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Steps on the way out, and the words that the last one's answer must have."""

    name: str
    steps: Sequence[Step]
    words: str


def _sql(
    name: str, statements: str, words: str = DENIED, file: str = "/data/local/tmp/a.db"
) -> Way:
    step = Step(kind="shell", text=f"sqlite3 {file} {shlex.quote(statements)}")
    return Way(name=name, steps=[step], words=words)


def _shell(name: str, *commands: str, words: str) -> Way:
    steps = [Step(kind="shell", text=command) for command in commands]
    return Way(name=name, steps=steps, words=words)


def _service(name: str, words: str = "FAIL") -> Way:
    data = frame("host:transport-any") + frame(name)
    return Way(name=name.replace("\0", " "), steps=[Step(kind="host", data=data)], words=words)


def _request(command: str, words: str) -> Way:
    return Way(name=command, steps=[Step(kind="host", data=frame(command))], words=words)


def _archive() -> bytes:
    """A tar with names that lead up, and links that lead out."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        link = tarfile.TarInfo("link")
        link.type, link.linkname = tarfile.SYMTYPE, "/proc/self/cwd"
        archive.addfile(link)
        for name in ("link/made", "made", "../../../../proc/self/cwd/made", "/proc/self/cwd/made"):
            info = tarfile.TarInfo(name)
            info.size = 4
            archive.addfile(info, io.BytesIO(b"made"))
    return out.getvalue()


def _database() -> bytes:
    """A database whose views and triggers call what gives out or takes addresses."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(
            "CREATE TABLE t(a);"
            "CREATE VIEW pointer AS SELECT hex(fts3_tokenizer('simple')) AS x;"
            f"CREATE VIEW library AS SELECT load_extension('{HOST_MARK}/canary.txt') AS x;"
            "CREATE TRIGGER g AFTER INSERT ON t BEGIN"
            " SELECT fts3_tokenizer('evil', x'4141414141414141'); END;"
        )
        return database.serialize()


_PUSHED: Final = Step(kind="push", text="/data/local/tmp/pushed.db", data=_database())
_CANARY: Final = f"{HOST_MARK}/canary.db"

STATEMENTS: Final = (
    _sql("ATTACH", f"ATTACH '{_CANARY}' AS h; SELECT * FROM h.secrets"),
    _sql(
        "ATTACH an expression", f"ATTACH '{HOST_MARK}'||'/canary.db' AS h; SELECT * FROM h.secrets"
    ),
    _sql("ATTACH a subquery", f"ATTACH (SELECT '{_CANARY}') AS h; SELECT * FROM h.secrets"),
    _sql("ATTACH a URI", f"ATTACH 'file:{_CANARY}?mode=ro' AS h; SELECT * FROM h.secrets"),
    _sql("ATTACH beside the process", "ATTACH 'canary.db' AS h; SELECT * FROM h.secrets", ".*"),
    _sql("ATTACH a new file", f"ATTACH '{HOST_MARK}/new.db' AS h; CREATE TABLE h.t(a)"),
    _sql("INSERT", f"ATTACH '{_CANARY}' AS h; INSERT INTO h.secrets VALUES ('was here')"),
    _sql("VACUUM INTO", f"VACUUM INTO '{HOST_MARK}/new.db'"),
    _sql("VACUUM INTO an expression", f"VACUUM main INTO '{HOST_MARK}'||'/new.db'"),
    _sql("the file itself", "SELECT * FROM secrets", "unable to open database", file=_CANARY),
    _sql("temp_store_directory", f"PRAGMA temp_store_directory='{HOST_MARK}'; SELECT 'on'", "^on$"),
    _sql("load_extension", f"SELECT load_extension('{HOST_MARK}/canary.txt')", "not authorized"),
    _sql("fts3_tokenizer", "SELECT hex(fts3_tokenizer('simple'))", "not authorized"),
    _sql(
        "a pointer of one's choice",
        "SELECT fts3_tokenizer('evil', x'4141414141414141'); "
        "CREATE VIRTUAL TABLE v USING fts3(tokenize=evil)",
        "not authorized",
    ),
    _sql("readfile", f"SELECT readfile('{HOST_MARK}/canary.txt')", UNKNOWN),
    _sql("writefile", f"SELECT writefile('{HOST_MARK}/new', 'x')", UNKNOWN),
    _sql("a table of raw pages", "SELECT * FROM sqlite_dbpage", "not authorized|no such table"),
    _sql("a table of a zip file", f"SELECT * FROM zipfile('{_CANARY}')", UNKNOWN),
    _sql(".read", f".read {HOST_MARK}/canary.txt", f"{MISSING}|{UNKNOWN}|cannot open"),
    _sql(".shell", f".shell cat {HOST_MARK}/canary.txt", f"{MISSING}|{UNKNOWN}"),
    _sql(".load", f".load {HOST_MARK}/canary.txt", UNKNOWN),
)

COMMANDS: Final = (
    _shell("cat", f"cat {HOST_MARK}/canary.txt", words=MISSING),
    _shell("cat over a link", f"cd /data/local/tmp; ln -sf {HOST_MARK}/canary.txt l; cat l",
           words=MISSING),
    _shell("cat with dots", f"cat /sdcard/../../../../..{HOST_MARK}/canary.txt", words=MISSING),
    _shell("cat beside the process", "cat canary.txt /proc/self/cwd/canary.txt", words=MISSING),
    _shell("the environment", "cat /proc/self/environ", words=MISSING),
    _shell("a variable", f'echo "<${VARIABLE}>"', words="^<>$"),
    _shell("all variables", f"(export; set; env) | grep -c {VARIABLE}", words="^0$"),
    _shell("a redirection", f"echo x > {HOST_MARK}/new", words=READ_ONLY),
    _shell("cp", f"cp {HOST_MARK}/canary.txt /data/local/tmp/", words=MISSING),
    _shell("dd", f"dd if={HOST_MARK}/canary.txt", words=MISSING),
    _shell("a script of the host", f". {HOST_MARK}/canary.txt", words=MISSING),
    _shell("find", f"find {HOST_MARK}", words=MISSING),
    _shell("a port as a file", f"echo x > /dev/tcp/127.0.0.1/{PORT_MARK}", words=READ_ONLY),
    _shell("nc", f"nc 127.0.0.1 {PORT_MARK} < /dev/null", words="inaccessible or not found"),
    _shell("content of a provider", f"content read --uri content://media/external/file/..{HOST_MARK}",
           words=r"Error|java\."),
    _shell("a clause of a provider", "content query --uri content://settings/system "
           """--where "hex(fts3_tokenizer('simple'))>0" """, words="not authorized"),
    _shell("ATTACH in a clause", "content query --uri content://sms "
           f"""--where "1=1); ATTACH '{_CANARY}' AS h; --" """, words=r"Error while accessing"),
)  # fmt: skip

TRANSFERS: Final = (
    Way(
        name="RECV",
        steps=[Step(kind="sync", data=sync_request(b"RECV", f"{HOST_MARK}/canary.txt".encode()))],
        words=MISSING,
    ),
    Way(
        name="RECV over a link that was sent",
        steps=[
            Step(
                kind="sync",
                data=send_request("/data/local/tmp/k", f"{HOST_MARK}/canary.txt".encode(), 0o120777)
                + sync_request(b"RECV", b"/data/local/tmp/k"),
            )
        ],
        words=MISSING,
    ),
    Way(
        name="SEND",
        steps=[Step(kind="sync", data=send_request(f"{HOST_MARK}/sent", b"was here"))],
        words="OKAY|FAIL",
    ),
    Way(
        name="tar that leads out",
        steps=[
            Step(kind="push", text="/data/local/tmp/out.tar", data=_archive()),
            Step(
                kind="shell", text="cd /data/local/tmp; tar -xf out.tar; cat made; tar -tf out.tar"
            ),
        ],
        words="^made",
    ),
)

PUSHED: Final = tuple(
    Way(
        name=f"a database that was sent: {statement}",
        steps=[
            _PUSHED,
            Step(kind="shell", text=f"sqlite3 {_PUSHED.text} {shlex.quote(statement)}"),
        ],
        words="not authorized|unsafe use of",
    )
    for statement in (
        "SELECT * FROM pointer",
        "SELECT * FROM library",
        "INSERT INTO t VALUES (1)",
    )
)

INTENTS: Final = tuple(
    Way(
        name=f"an intent with {address}",
        steps=[
            Step(
                kind="shell",
                text=f"am start -a {action} {option} {shlex.quote(address)} -t text/plain",
            ),
            Step(kind="rpc", text="dumpWindowHierarchy", data=b"[false, 50]"),
        ],
        words="<hierarchy",
    )
    for action, option in (
        ("android.intent.action.VIEW", "-d"),
        ("android.intent.action.EDIT", "-d"),
        ("android.intent.action.SEND", "--eu android.intent.extra.STREAM"),
    )
    for address in (
        f"file://{HOST_MARK}/canary.txt",
        f"content://net.gsantner.markor.provider/root{HOST_MARK}/canary.txt",
        "file:///proc/self/environ",
    )
)

SERVICES: Final = (
    _service(f"tcp:{PORT_MARK}"),
    _service(f"tcp:127.0.0.1:{PORT_MARK}"),
    _service(f"dev:{HOST_MARK}/canary.txt"),
    _service(f"local:{HOST_MARK}/canary.txt"),
    _service(f"localfilesystem:{HOST_MARK}/canary.txt"),
    _service("jdwp:1"),
    _request(f"host:connect:127.0.0.1:{PORT_MARK}", "OKAY|FAIL"),
    _request(f"host:forward:localfilesystem:{HOST_MARK}/new;tcp:9008", "FAIL"),
    Way(
        name="the console",
        steps=[
            Step(
                kind="console",
                text=f"avd snapshot save {HOST_MARK}/new\navd snapshot load {_CANARY}",
            )
        ],
        words="KO",
    ),
)

WAYS: Final = (*STATEMENTS, *COMMANDS, *TRANSFERS, *PUSHED, *INTENTS, *SERVICES)
