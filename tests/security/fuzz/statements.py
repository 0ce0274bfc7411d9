"""A grammar of SQL: what reaches out, what never ends, what breaks, and what is plain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.security.canaries import HOST_MARK

BAIT: Final = (
    f"{HOST_MARK}/canary.db",
    f"{HOST_MARK}/new.db",
    f"{HOST_MARK}/canary.txt",
    f"{HOST_MARK}/canary.xml",
    f"{HOST_MARK}",
    "canary.db",
    "new.db",
    "./canary.db",
    "../bait/canary.db",
    "/proc/self/cwd/canary.db",
    "/proc/self/environ",
    f"/sdcard/../../../../../../../../../../{HOST_MARK}/canary.db",
)
PHONE_FILES: Final = (
    "/data/local/tmp/a.db",
    "/data/local/tmp/b.db",
    "/data/data/com.android.providers.telephony/databases/mmssms.db",
    "/data/data/com.android.providers.contacts/databases/contacts2.db",
)
_NAMES: Final = ("h", "aux1", "main", "temp", "a")
_TABLES: Final = ("secrets", "t", "v", "sqlite_master", "sqlite_schema", "sqlite_sequence", "sms")
_NUMBERS: Final = (
    "0", "1", "-1", "7", "100", "4096", "65536", "1000000", "900000000",
                   "2147483647", "9223372036854775807", "-9223372036854775808", "1e308", "0.5"
)  # fmt: skip
_PRAGMAS: Final = (
    "temp_store", "temp_store_directory", "data_store_directory", "journal_mode", "wal_checkpoint",
    "wal_autocheckpoint", "mmap_size", "cache_size", "cache_spill", "page_size", "page_count",
    "max_page_count", "writable_schema", "trusted_schema", "cell_size_check", "database_list",
    "compile_options", "function_list", "module_list", "pragma_list", "integrity_check",
    "quick_check", "foreign_key_check", "table_info", "table_xinfo", "index_list", "user_version",
    "schema_version", "application_id", "auto_vacuum", "incremental_vacuum", "locking_mode",
    "synchronous", "secure_delete", "soft_heap_limit", "hard_heap_limit", "threads", "optimize",
    "recursive_triggers", "legacy_alter_table", "case_sensitive_like", "encoding", "key", "rekey",
    "lock_proxy_file", "busy_timeout", "analysis_limit", "shrink_memory", "stats", "vdbe_trace",
)  # fmt: skip
_MODES: Final = ("wal", "delete", "off", "memory", "truncate", "persist", "0", "1", "2", "3", "ON")
_MODULES: Final = (
    "fts3", "fts4", "fts5", "rtree", "rtree_i32", "fts4aux", "fts3tokenize",
                   "fts5vocab", "dbstat", "sqlite_dbpage", "zipfile", "csv", "generate_series",
                   "fsdir", "sqlite_stmt", "bytecode", "geopoly", "completion", "spellfix1"
)  # fmt: skip
_TOKENIZERS: Final = ("simple", "porter", "unicode61", "evil", "icu")
_RECURSION: Final = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c{limit})"


class Statements:
    """Writes one script; what it attached and made is likelier to be used afterwards."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._attached: list[str] = []

    def script(self) -> str:
        """Some statements that belong together."""
        count = self._random.choice((1, 1, 2, 3, 4, 6))
        written = []
        for _ in range(count):
            written.append(self.statement())
            if self._attached and self._random.random() < 0.7:
                written.append(self._of_attached())
        return ";\n".join(written) + ";"

    def statement(self) -> str:
        """Any statement."""
        kinds: Sequence[tuple[int, Callable[[], str]]] = (
            (6, self._attach),
            (3, self._vacuum),
            (5, self._pragma),
            (6, self._calls),
            (5, self._virtual),
            (2, self._address),
            (3, self._heavy),
            (4, self._stored),
            (3, self._schema),
            (4, self._plain),
            (2, self._table_function),
            (1, self._broken),
        )
        weights = [weight for weight, _ in kinds]
        return self._random.choices([kind for _, kind in kinds], weights)[0]()

    def _one(self, values: Sequence[str]) -> str:
        return self._random.choice(values)

    def path(self) -> str:
        """An expression whose value is the name of a file, on the host or on the phone."""
        plain = self._one(BAIT if self._random.random() < 0.8 else PHONE_FILES)
        cut = plain.find("/", 1) if self._random.random() < 0.5 else plain.rfind(".")
        cut = cut if 0 < cut < len(plain) else len(plain)
        uri = self._one(
            ("", "?mode=ro", "?immutable=1", "?vfs=unix-none", "?cache=shared", "?nolock=1")
        )
        return self._one((
            f"'{plain}'", f"'{plain}'", f"'{plain[:cut]}'||'{plain[cut:]}'", f"'file:{plain}{uri}'",
            f"'file://localhost{plain}{uri}'", f"(SELECT '{plain}')", f"lower('{plain}')",
            f"CAST('{plain}' AS BLOB)", f'"{plain}"', f"replace('{plain}%','%','')",
            f"printf('%s','{plain}')", f"char(47)||'..'||'{plain}'", f"coalesce(NULL,'{plain}')",
            "''", "':memory:'", "'file::memory:?cache=shared'", "NULL", "x''",
        ))  # fmt: skip

    def _attach(self) -> str:
        name = self._one(_NAMES[:2])
        self._attached.append(name)
        return f"{self._one(('ATTACH', 'ATTACH DATABASE'))} {self.path()} AS {name}"

    def _of_attached(self) -> str:
        name = self._attached[-1]
        return self._one((
            f"SELECT * FROM {name}.secrets",
            f"SELECT hex(word) FROM {name}.secrets",
            f"SELECT word, quote(word) FROM {name}.secrets",
            f"INSERT INTO {name}.secrets VALUES ('was here')",
            f"CREATE TABLE {name}.made(x); INSERT INTO {name}.made VALUES (1)",
            f"CREATE TABLE main.copy AS SELECT * FROM {name}.secrets; SELECT * FROM copy",
            f"SELECT sql FROM {name}.sqlite_master",
            f"DROP TABLE {name}.secrets",
            f"PRAGMA {name}.journal_mode=wal",
            f"VACUUM {name}",
            f"DETACH {name}",
            f"BEGIN; INSERT INTO {name}.t VALUES (1); ROLLBACK",
        ))  # fmt: skip

    def _vacuum(self) -> str:
        schema = self._one(("", "", "main ", "temp ", *(f"{name} " for name in self._attached)))
        into = f"INTO {self.path()}" if self._random.random() < 0.8 else ""
        return f"CREATE TABLE IF NOT EXISTS t(a,b); VACUUM {schema}{into}"

    def _pragma(self) -> str:
        name = self._one(_PRAGMAS)
        value = self._one((
            self._one(_MODES), self._one(_NUMBERS), self.path(), f"'{HOST_MARK}'", "'/tmp'",
            f"'{self._one(_TABLES)}'",
        ))  # fmt: skip
        schema = self._one(("", "", "main.", "temp.", *(f"{one}." for one in self._attached)))
        return f"PRAGMA {schema}{name}" + self._one(("", f"={value}", f"({value})"))

    def call(self) -> str:
        """A call of a function that may reach out, or ask for much."""
        number = self._one(_NUMBERS)
        tokenizer = self._one(_TOKENIZERS)
        long = "hex(zeroblob(4000000))"
        return self._one((
            f"fts3_tokenizer('{tokenizer}')",
            f"hex(fts3_tokenizer('{tokenizer}'))",
            f"quote(fts3_tokenizer('{tokenizer}'))",
            f"fts3_tokenizer('{tokenizer}', x'{self._random.randbytes(8).hex()}')",
            f"load_extension({self.path()})",
            f"load_extension({self.path()}, 'entry')",
            f"readfile({self.path()})",
            f"writefile({self.path()}, 'was here')",
            f"edit('x', {self.path()})",
            f"printf('%.*c', {number}, 'x')",
            f"printf('%{number.lstrip('-')}d', 1)",
            f"length(randomblob({number}))",
            f"length(zeroblob({number}))",
            f"hex(zeroblob({number}))",
            "replace(hex(zeroblob(1000000)), '0', hex(zeroblob(1000)))",
            f"'{'a' * 60}' LIKE '{'%a' * self._random.randint(1, 30)}%b'",
            f"'{'a' * 60}' GLOB '{'*a' * self._random.randint(1, 30)}*b'",
            f"json_extract('{'[' * self._random.choice((3, 3000))}', '$[0]')",
            f"json_group_array({number})",
            "sqlite_log(1, 'x')", f"instr({long}, {long} || 1)",
            f"sqlite_compileoption_get({number})", "sqlite_offset(a)",
            f"trim({long}, {long} || 1)", f"{long} GLOB '*{'[0]' * 40}1'", f"char({number})",
            f"substr('abc', {number}, {number})", f"round({number}, {number})",
            "group_concat(hex(zeroblob(1000)))", "fts5(zeroblob(8))", "fts5_source_id()",
            "fts3_tokenizer(NULL)", "match('a','b')", "snippet(t)", "optimize(t)",
            "rtreecheck('t')", "rtreenode(2, zeroblob(100))", "rtreedepth(zeroblob(1))",
            f"strftime('{'%J' * self._random.choice((1, 5000))}', {number})", "zipfile('a','b')",
            "likelihood(1, 0.5)", "nth_value(1, 1) OVER ()",
            f"{long} < {long} COLLATE LOCALIZED", "soundex('x')",
            "_PHONE_NUMBERS_EQUAL('1','2')", "GET_PHONEBOOK_INDEX('a')", "_DELETE_FILE('/x')",
        ))  # fmt: skip

    def _calls(self) -> str:
        source = self._one(("", "", " FROM t", f" FROM {self._one(_TABLES)}"))
        return f"SELECT {self.call()}{source}"

    def _virtual(self) -> str:
        module = self._one(_MODULES)
        arguments = self._one((
            "", "(a)", "(a, b, c, d, e)", f"(tokenize={self._one(_TOKENIZERS)})",
            f"(a, tokenize={self._one(_TOKENIZERS)})", f'(tokenize={self._one(_TOKENIZERS)} "x")',
            f"({self.path()})", f"(filename={self.path()})", "(a, content=t)", "(a, content='')",
            f"(content={self.path()})", "(t)", "(main, t, col)", "(a, prefix='1,2,3')",
        ))  # fmt: skip
        use = self._one((
            "", "; SELECT * FROM v", "; INSERT INTO v VALUES ('hello world')",
            "; INSERT INTO v(a) VALUES ('x'); SELECT * FROM v WHERE v MATCH 'x*'",
            "; INSERT INTO v(v) VALUES ('optimize')", "; INSERT INTO v(v, rank) VALUES('rank','x')",
            "; UPDATE v SET data = zeroblob(4096)", "; DROP TABLE v",
            "; UPDATE v_segdir SET root = randomblob(50); SELECT * FROM v WHERE v MATCH 'x'",
            "; UPDATE v_node SET data = randomblob(100); SELECT * FROM v WHERE a > 1",
            "; UPDATE v_data SET block = randomblob(100); SELECT * FROM v('x')",
        ))  # fmt: skip
        temporary = self._one(("", "", "temp.", "main."))
        return f"CREATE VIRTUAL TABLE IF NOT EXISTS {temporary}v USING {module}{arguments}{use}"

    def _address(self) -> str:
        """A tokenizer at an address of one's choice, and a table that calls it."""
        tokenizer, address = self._one(_TOKENIZERS), self._random.randbytes(8).hex()
        module = self._one(("fts3", "fts4", "fts3tokenize"))
        use = f"tokenize={tokenizer}" if module != "fts3tokenize" else tokenizer
        name = self._one(("fts3_tokenizer", "FTS3_TOKENIZER", '"fts3_tokenizer"'))
        return (
            f"SELECT {name}('{tokenizer}', {self._one(('x', 'X'))}'{address}'); "
            f"CREATE VIRTUAL TABLE p USING {module}({use}); SELECT * FROM p"
        )

    def _heavy(self) -> str:
        limit = self._one(("", "", " LIMIT 1000", f" LIMIT {self._random.randint(1, 10**7)}"))
        recursion = _RECURSION.format(limit=limit)
        inner = self._one((
            "SELECT count(*) FROM c", "SELECT x FROM c", "SELECT max(x) FROM c a, c b, c d",
            "SELECT x FROM c ORDER BY -x", "SELECT group_concat(hex(zeroblob(10000))) FROM c",
            "SELECT DISTINCT x % 7 FROM c", "SELECT sum(x) OVER (ORDER BY x DESC) FROM c",
        ))  # fmt: skip
        return self._one((
            f"{recursion} {inner}",
            f"CREATE TABLE big AS {recursion} SELECT randomblob(10000) AS b FROM c",
            f"CREATE TABLE IF NOT EXISTS t(a,b); INSERT INTO t {recursion} SELECT x, x FROM c",
            "SELECT " + "(" * self._random.choice((5, 900, 5000)) + "1",
            "SELECT " + "+".join("1" for _ in range(self._random.choice((5, 900, 5000)))),
            " UNION ".join("SELECT 1" for _ in range(self._random.choice((3, 400, 600)))),
            f"SELECT * FROM {', '.join(['sqlite_master'] * self._random.choice((3, 64, 70)))}",
        ))  # fmt: skip

    def _stored(self) -> str:
        """Forbidden calls inside what is run later."""
        call = self.call()
        return "CREATE TABLE IF NOT EXISTS t(a,b); " + self._one((
            f"CREATE VIEW w AS SELECT {call} AS x; SELECT * FROM w",
            f"CREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT {call}; END; "
            "INSERT INTO t VALUES(1,2)",
            f"CREATE TABLE d(a DEFAULT ({call})); INSERT INTO d DEFAULT VALUES; SELECT * FROM d",
            f"CREATE INDEX i ON t({call})",
            f"CREATE TABLE k(a CHECK ({call})); INSERT INTO k VALUES (1)",
            f"CREATE TABLE q(a, b AS ({call})); INSERT INTO q(a) VALUES (1); SELECT * FROM q",
            "CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO t VALUES(1,2); END; "
            "PRAGMA recursive_triggers=ON; INSERT INTO t VALUES(1,2)",
        ))  # fmt: skip

    def _schema(self) -> str:
        sql = self._one((
            "'CREATE TABLE t(a'",
            f"'CREATE TABLE t(a DEFAULT ({self.call().replace(chr(39), chr(39) * 2)}))'",
            "'CREATE VIRTUAL TABLE t USING fts3(tokenize=evil)'", "NULL", "randomblob(30)",
            "'CREATE VIEW t AS SELECT * FROM t'",
        ))  # fmt: skip
        page = self._random.choice((0, 1, 2, 3, 99999, -1))
        return (
            "CREATE TABLE IF NOT EXISTS t(a,b); PRAGMA writable_schema=ON; "
            f"UPDATE sqlite_master SET sql={sql}, rootpage={page} WHERE name='t'; "
            "PRAGMA writable_schema=RESET; SELECT * FROM t; PRAGMA integrity_check"
        )

    def _plain(self) -> str:
        number = self._one(_NUMBERS)
        return self._one((
            "CREATE TABLE IF NOT EXISTS t(a,b)", f"INSERT INTO t VALUES ({number}, {number})",
            "SELECT * FROM t", "SELECT count(*), sum(a) FROM t", "DELETE FROM t", "BEGIN", "COMMIT",
            "ROLLBACK", "SAVEPOINT s", "RELEASE s", "REINDEX", "ANALYZE", "DROP TABLE t",
            "ALTER TABLE t ADD COLUMN c", "ALTER TABLE t RENAME TO u", "EXPLAIN SELECT 1",
            f"SELECT {number} + {number}, {number} / 0", "SELECT ?1, :a, @b, $c",
            "CREATE TEMP TABLE IF NOT EXISTS tt(a); INSERT INTO tt VALUES(1); SELECT * FROM tt",
        ))  # fmt: skip

    def _table_function(self) -> str:
        return "SELECT * FROM " + self._one((
            f"pragma_{self._one(_PRAGMAS)}", f"pragma_{self._one(_PRAGMAS)}({self.path()})",
            f"fsdir({self.path()})", f"zipfile({self.path()})",
            f"generate_series(1, {self._one(_NUMBERS)})", "dbstat", "sqlite_dbpage", "sqlite_stmt",
            "json_each('[1,2,3]')", "json_tree('{\"a\":[1]}')", f"readfile({self.path()})",
            "fts3tokenize('a b c')", "completion('sel')",
        )) + self._one(("", "", " LIMIT 3", " WHERE 1=0"))  # fmt: skip

    def _broken(self) -> str:
        pool = [
            "SELECT",
            "FROM",
            "ATTACH",
            "'",
            '"',
            "(",
            ")",
            ";",
            "--",
            "/*",
            "*/",
            "\x00",
            "\ud7ff",
            "\u202e",
            "1",
            "x'",
            "AS",
            "%",
            "?",
            "PRAGMA",
            "VACUUM",
            "[",
        ]
        return " ".join(self._one(pool) for _ in range(self._random.randint(1, 12)))


DOT_COMMANDS: Final = (
    ".open {path}", ".read {path}", ".import {path} t", ".output {path}", ".once {path}",
    ".backup {path}", ".backup main {path}", ".restore {path}", ".save {path}", ".clone {path}",
    ".shell cat {path}", ".system cat {path}", ".load {path}", ".log {path}", ".cd {path}",
    ".archive -tf {path}", ".excel", ".once -x", ".output |cat {path}", ".import '|cat {path}' t",
    ".databases", ".vfslist", ".vfsinfo", ".dbinfo", ".dump", ".schema", ".tables", ".fullschema",
    ".filectrl tempfilename", ".filectrl data_version", ".parameter init", ".recover", ".sha3sum",
    ".limit length 1000000000", ".dbconfig load_extension on", ".dbconfig trusted_schema on",
    ".testctrl optimizations 0", ".trace {path}", ".scanstats on", ".progress 1", ".timeout 1000",
    ".mode csv", ".mode {path}", ".headers on", ".width 1000000000", ".separator x y",
    ".print {path}", ".lint fkey-indexes", ".selftest", ".session open main s", ".nonce x",
    ".expert",
)  # fmt: skip
"""Of the command-line program; `{path}` is a file's name."""
