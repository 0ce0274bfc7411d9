"""SQL through the shell's `sqlite3`, through `content`, and from databases that were sent."""

from __future__ import annotations

import shlex
from random import Random
from typing import Final

from tests.security.fuzz.inputs import Input, Step
from tests.security.fuzz.statements import BAIT, DOT_COMMANDS, PHONE_FILES, Statements

_OPTIONS: Final = (
    "", "", "-json ", "-csv ", "-header -column ", "-line ", "-quote ", "-bail ",
                   "-safe ", "-readonly ", "-batch ", "-nullvalue x "
)  # fmt: skip
_URIS: Final = (
    "content://settings/system", "content://settings/global", "content://sms",
    "content://sms/inbox", "content://mms-sms/conversations", "content://contacts/people",
    "content://call_log/calls", "content://com.android.contacts/contacts",
    "content://com.android.contacts/data", "content://com.android.contacts/raw_contacts",
    "content://media/external/images/media", "content://media/external/file",
    "content://media/external/audio/media", "content://downloads/my_downloads",
    "content://com.android.calendar/events", "content://com.android.blockednumber/blocked",
    "content://telephony/carriers",
)  # fmt: skip
_OWN_OPTIONS: Final = (
    "-cmd",
    "-init",
    "-A",
    "-vfs",
    "-append",
    "-deserialize",
    "-zip",
    "-memtrace",
)


def through_shell(random: Random) -> Input:
    """`sqlite3 FILE STATEMENTS`, with statements as argument or as input."""
    words = Statements(random)
    file = random.choice((":memory:", ":memory:", *PHONE_FILES, *PHONE_FILES, *BAIT, '""'))
    script = words.script()
    if random.random() < 0.2:
        path = random.choice((*BAIT, *PHONE_FILES))
        dot = random.choice(DOT_COMMANDS).replace("{path}", path)
        script = f"{dot}\n{script}" if random.random() < 0.7 else f"{script}\n{dot}\n.tables"
    command = f"sqlite3 {random.choice(_OPTIONS)}{file}"
    if random.random() < 0.1:
        command += f" {random.choice(_OWN_OPTIONS)} {random.choice(BAIT)}"
    if random.random() < 0.5 and "\0" not in script:
        return Input(
            entry="sql", steps=[Step(kind="shell", text=f"{command} {shlex.quote(script)}")]
        )
    encoded = script.encode("utf-8", "surrogateescape")
    return Input(entry="sql", steps=[Step(kind="shell", text=command, data=encoded)])


def through_content(random: Random) -> Input:
    """Clauses of a provider's query, which are pieces of SQL."""
    words = Statements(random)
    uri = random.choice(_URIS) + random.choice(("", "", "", "/1", "/x", "?limit=1", "/../../x"))
    path = words.path()
    clauses = (
        words.call(),
        "1=1) UNION SELECT * FROM sqlite_master --",
        f"1=1); ATTACH {path} AS h; SELECT * FROM h.secrets; --",
        "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT count(*) FROM c)>0",
        f"_id IN (SELECT {words.call()})",
        "EXISTS (SELECT * FROM pragma_database_list)",
        f"{'(' * random.choice((3, 2000))}1",
        "1=1",
        f"name GLOB '{'*a' * random.randint(1, 40)}'",
        words.statement(),
    )
    verb = random.choice(("query", "query", "query", "update", "delete", "call", "read", "insert"))
    command = f"content {verb} --uri {shlex.quote(uri)}"
    for option in ("--where", "--sort", "--projection"):
        if random.random() < 0.5 and verb in {"query", "update", "delete"}:
            clause = random.choice(clauses)
            clause = clause.replace(":", "") if option == "--projection" else clause
            command += f" {option} {shlex.quote(clause)}"
    if verb in {"update", "insert"}:
        name = random.choice(("name", "value", "body", "address", "_data", "a) VALUES(1)--"))
        command += f" --bind {shlex.quote(f'{name}:s:{random.choice(BAIT)}')}"
    if verb == "call":
        command += f" --method {random.choice(('GET_system', 'x', 'PUT_global'))} --arg {path!r}"
    return Input(entry="content", steps=[Step(kind="shell", text=command.replace("\0", ""))])
