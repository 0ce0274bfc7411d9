from __future__ import annotations

import os
import socket
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fixtures.listening import Listening
from pytest_androidbench.devices.database import Database, DeviceDatabaseError
from pytest_androidbench.devices.facts import ask_facts, ask_size, ask_versions
from pytest_androidbench.devices.files import FileMissingError, FileRefusedError, Files
from pytest_androidbench.devices.link.shell import Shell, quote
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.errors import DeviceGone
from tests.devices.adbserver import AdbServer
from tests.devices.lineserver import serving


@pytest.fixture
def server() -> AdbServer:
    return AdbServer()


@pytest.fixture
def shell(server: AdbServer) -> Iterator[Shell]:
    with serving(server.serve) as port:
        yield Shell(Transport(server.serial, port=port))


@pytest.fixture
def files(shell: Shell) -> Files:
    return Files(shell)


def test_output_errors_and_code_are_kept_apart(shell: Shell) -> None:
    result = shell.run("echo out; echo err >&2; exit 3")
    assert (result.stdout, result.stderr, result.code) == (b"out\n", b"err\n", 3)
    assert result.text == "out"
    assert not result.ok


def test_input_and_output_of_any_size_and_bytes(shell: Shell) -> None:
    data = os.urandom(1_500_000)
    assert shell.run("cat", stdin=data).stdout == data


def test_only_what_needs_root_is_run_as_root(shell: Shell, files: Files) -> None:
    shell.root_prefix = "env BY=root"
    assert shell.run("echo $BY", root=True).text == "root"
    assert shell.run("echo $BY").text == ""
    assert files.exists("/")
    shell.root_prefix = "false"
    assert not files.exists("/")


def test_who_listens_is_told_of_scripts_but_those_that_read(shell: Shell, files: Files) -> None:
    shell.between = listening = Listening()
    files.exists("/")
    with pytest.raises(DeviceGone, match="does not answer as Android"):
        ask_facts(Transport("none", port=1), shell)
    with pytest.raises(DeviceGone, match="does not tell the size"):
        ask_size(shell)
    ask_versions(shell, ("a.b",))
    assert listening.changes == []
    shell.run("cat", stdin=b"1")
    assert listening.changes == [("shell cat", b"1")]


def test_versions_of_nothing_are_not_asked_for(shell: Shell, server: AdbServer) -> None:
    before = server.connections
    assert ask_versions(shell, ()) == {}
    assert server.connections == before


def test_after_the_first_a_command_is_one_connection(shell: Shell, server: AdbServer) -> None:
    shell.run("true")
    before = server.connections
    shell.run("true")
    assert server.connections == before + 1


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30))
def test_quoted_words_arrive_as_they_are(shell: Shell, word: str) -> None:
    assert shell.run(f"printf %s {quote(word)}").stdout.decode() == word


def test_a_script_that_does_not_end_is_the_device_at_fault(shell: Shell, server: AdbServer) -> None:
    shell.run("true")
    server.silent = True
    started = time.monotonic()
    with pytest.raises(DeviceGone, match="did not end in time"):
        shell.run("true", seconds=0.3)
    assert time.monotonic() - started < 5


def test_output_that_never_stops_does_not_move_the_deadline(shell: Shell) -> None:
    with pytest.raises(DeviceGone, match="did not end in time"):
        shell.run("while :; do echo y; sleep 0.01; done", seconds=0.5)


def test_a_connection_cut_in_the_middle_is_the_device_at_fault(
    shell: Shell, server: AdbServer
) -> None:
    server.cut = True
    with pytest.raises(DeviceGone, match="closed in the middle"):
        shell.run("echo half")


def test_a_server_that_is_gone_is_told_and_none_is_started(server: AdbServer) -> None:
    with serving(server.serve) as port:
        shell = Shell(Transport(server.serial, port=port))
        shell.run("true")
    with pytest.raises(DeviceGone, match="refused"):
        shell.run("true")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_a_device_that_is_offline_is_told_with_its_state(server: AdbServer) -> None:
    server.state = "offline"
    with serving(server.serve) as port, pytest.raises(DeviceGone, match="is offline"):
        Shell(Transport(server.serial, port=port)).run("true")


def test_a_device_that_is_not_listed_is_told_with_those_that_are(server: AdbServer) -> None:
    with serving(server.serve) as port:
        transport = Transport("emulator-9", port=port)
        assert transport.state() == "absent"
        with pytest.raises(DeviceGone, match=r"it lists emulator-5554 \(device\)"):
            transport.reconnect()


def test_a_transport_that_comes_back_with_another_id_is_found(
    shell: Shell, server: AdbServer
) -> None:
    shell.run("true")
    server.transport_id = 8
    with pytest.raises(DeviceGone):
        shell.run("true")
    shell._transport.reconnect()
    assert shell.run("echo back").text == "back"


NAME = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="/"), min_size=1, max_size=40
).filter(lambda name: name not in (".", "..") and len(name.encode()) < 250)


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(st.dictionaries(st.tuples(NAME, NAME), st.binary(max_size=300), min_size=1, max_size=5))
def test_files_come_back_as_they_were_put(
    files: Files, tmp_path: Path, contents: dict[tuple[str, str], bytes]
) -> None:
    files.remove(str(tmp_path))
    paths = {f"{tmp_path}/{'/'.join(name)}": data for name, data in contents.items()}
    files.put(paths)
    assert files.get_all(str(tmp_path)) == {"/".join(n): d for n, d in contents.items()}
    for path, data in paths.items():
        assert files.get(path) == data
    assert files.names(str(tmp_path)) == sorted({folder for folder, _ in contents})


def test_long_paths_are_kept(files: Files, tmp_path: Path) -> None:
    path = str(tmp_path) + "/" + "/".join(["a" * 200] * 5) + "/file"
    files.put({path: b"deep"})
    assert files.get(path) == b"deep"


def test_times_are_the_devices_own_unless_given(files: Files, tmp_path: Path) -> None:
    then = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
    old, new = tmp_path / "old", tmp_path / "new"
    files.put({str(old): b"", str(new): b""}, modified={str(old): then})
    assert old.stat().st_mtime == then.timestamp()
    assert new.stat().st_mtime > then.timestamp() + 1e6


def test_missing_files_are_a_failed_assertion(files: Files, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no file /nowhere/x"):
        files.get("/nowhere/x")
    assert files.get_all("/nowhere") == {}
    assert files.names("/nowhere") == []
    assert not files.exists("/nowhere")
    assert issubclass(FileMissingError, AssertionError)


@pytest.mark.parametrize("path", ["relative", "", "/folder/", "/a\0b"])
def test_paths_that_name_no_file_are_refused(files: Files, path: str) -> None:
    with pytest.raises(FileRefusedError, match="no absolute path"):
        files.put({path: b""})


def test_a_folder_that_cannot_be_written_is_told(files: Files) -> None:
    with pytest.raises(FileRefusedError, match="would not write below /dev/null"):
        files.put({"/dev/null/x": b""})


@pytest.fixture
def database(shell: Shell, files: Files, tmp_path: Path) -> Database:
    return Database(str(tmp_path / "app data.db"), files=files, shell=shell)


def make(path: str, *, wal: bool) -> None:
    connection = sqlite3.connect(path)
    if wal:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT)")
    connection.execute("INSERT INTO note (body) VALUES ('one')")
    connection.commit()
    if wal:
        # A crash leaves the rows in the -wal file, as a running app does.
        copies = {p.name: p.read_bytes() for p in Path(path).parent.glob("app data.db*")}
        connection.close()
        for name, data in copies.items():
            (Path(path).parent / name).write_bytes(data)
        return
    connection.close()


@pytest.mark.parametrize("wal", [False, True])
def test_rows_are_read_changed_and_read_again(database: Database, wal: bool) -> None:
    make(database.path, wal=wal)
    Path(database.path).chmod(0o640)
    assert database.rows("note") == [{"id": 1, "body": "one"}]
    with database.edit() as connection:
        connection.execute("UPDATE note SET body = 'uno'")
    database.insert("note", [{"body": "two"}, {"body": "three", "id": 9}])
    assert [row["body"] for row in database.rows("note")] == ["uno", "two", "three"]
    assert Path(database.path).stat().st_mode & 0o777 == 0o640
    assert not Path(f"{database.path}-wal").exists()
    database.clear("note")
    assert database.content() == {"note": []}
    assert database.tables() == ["note"]


def test_an_error_while_editing_leaves_the_database_as_it_was(database: Database) -> None:
    make(database.path, wal=False)
    before = Path(database.path).read_bytes()
    with pytest.raises(sqlite3.OperationalError), database.edit() as connection:
        connection.executescript("DELETE FROM note; DELETE FROM nothing")
    assert Path(database.path).read_bytes() == before


def test_what_is_missing_or_broken_is_a_failed_assertion(database: Database) -> None:
    with pytest.raises(DeviceDatabaseError, match="there is no database"):
        database.rows("note")
    Path(database.path).write_bytes(b"no database at all")
    with pytest.raises(AssertionError, match="file is not a database"):
        database.rows("note")
    Path(database.path).unlink()
    make(database.path, wal=False)
    with pytest.raises(DeviceDatabaseError, match="no such table"):
        database.rows("task")


def test_the_app_that_owns_a_database_is_stopped_before_it_is_edited(
    shell: Shell, files: Files, server: AdbServer
) -> None:
    path = "/data/data/com.ex.app/databases/app.db"
    with pytest.raises(DeviceDatabaseError), Database(path, files=files, shell=shell).edit():
        pass
    assert server.scripts[0] == "am force-stop com.ex.app"
