"""A phone that a worker holds for the turn of an agent: who is served, and for how long."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from adbutils.errors import AdbError

from tests.phone_wire.running import RunningPhone

WORD = "a word of the worker's own"


@contextmanager
def asked(port: int, *requests: str) -> Iterator[socket.socket]:
    """A connection over which these were asked for, each after the answer to the one before."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        for request in requests:
            connection.sendall(f"{len(request):04x}{request}".encode())
            assert connection.recv(4, socket.MSG_WAITALL) == b"OKAY", connection.recv(1000)
        yield connection


def answer(port: int, *requests: str) -> bytes:
    """All that comes back, of which the last request's answer is the end."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        for request in requests:
            connection.sendall(f"{len(request):04x}{request}".encode())
        connection.shutdown(socket.SHUT_WR)
        return connection.makefile("rb").read()


@contextmanager
def reserved(phone: RunningPhone, word: str = WORD) -> Iterator[None]:
    with asked(phone.host_port, f"host:androidbench-reserve:{word}"):
        yield


def say(word: str = WORD) -> str:
    return f"host:androidbench-token:{word}"


def cut(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_phone_that_nobody_holds_serves_everybody(phone: RunningPhone) -> None:
    assert answer(phone.host_port, "host:version") == b"OKAY00040029"
    # A word is taken from whoever says one, at any time.
    assert answer(phone.host_port, say(), "host:version") == b"OKAYOKAY00040029"


def test_a_held_phone_serves_only_who_knows_the_word(phone: RunningPhone) -> None:
    with reserved(phone):
        for strange in ((), (say("another word than that"),), (say(""),)):
            refused = answer(phone.host_port, *strange, "host:version")
            assert refused.removeprefix(b"OKAY")[:4] == b"FAIL"
            assert b"reserved while an agent has its turn" in refused
        assert answer(phone.host_port, say(), "host:version") == b"OKAYOKAY00040029"
        with pytest.raises(AdbError, match="reserved while an agent has its turn"):
            phone.device.shell("echo 1")
    assert phone.device.shell("echo 1") == "1"


@pytest.mark.parametrize("port", ["console_port", "adbd_port"])
def test_ports_where_no_word_can_be_said_are_shut(phone: RunningPhone, port: str) -> None:
    address = "127.0.0.1", getattr(phone, port)
    with socket.create_connection(address, timeout=10) as before:
        if port == "console_port":
            assert before.recv(1)
        with reserved(phone):
            assert cut(before) or port == "console_port"
            with socket.create_connection(address, timeout=10) as later:
                assert cut(later)


def test_what_was_opened_before_is_cut_unless_it_said_the_word(phone: RunningPhone) -> None:
    shell = (f"host:transport:{phone.serial}", "shell:cat")
    with (
        asked(phone.host_port, *shell) as strange,
        asked(phone.host_port, say(), *shell) as known,
        asked(phone.host_port, say(), "host:track-devices") as tracking,
        reserved(phone),
    ):
        assert cut(strange)
        known.sendall(b"still there\n")
        assert known.recv(100) == b"still there\n"
        assert tracking.recv(4) == b"0016"


def test_forwards_lead_nowhere_meanwhile(phone: RunningPhone) -> None:
    local = phone.device.forward_port("tcp:9008")
    try:
        with (
            reserved(phone),
            socket.create_connection(("127.0.0.1", local), timeout=10) as connection,
        ):
            assert cut(connection)
    finally:
        answer(phone.host_port, f"host-serial:{phone.serial}:killforward:tcp:{local}")


def test_nobody_else_can_reserve_it_meanwhile(phone: RunningPhone) -> None:
    other = "host:androidbench-reserve:some other word of sixteen"
    with reserved(phone):
        assert b"FAIL" in answer(phone.host_port, other)
        assert b"reserved already" in answer(phone.host_port, say(), other)
    with reserved(phone, "some other word of sixteen"):
        pass


def test_a_word_that_could_be_guessed_is_refused(phone: RunningPhone) -> None:
    assert b"at least 16" in answer(phone.host_port, "host:androidbench-reserve:short")
    assert phone.device.shell("echo 1") == "1"


def test_a_picture_is_given_without_a_process_or_a_word_in_the_log(phone: RunningPhone) -> None:
    def processes() -> str:
        return str(phone.device.shell("echo $$"))

    before, time = int(processes()), phone.device.shell("date +%s%N")
    picture = answer(phone.host_port, f"host:transport:{phone.serial}", "androidbench:picture")
    assert picture.startswith(b"OKAYOKAY\xff\xd8\xff")
    assert phone.device.shell("date +%s%N") == time
    assert int(processes()) - before == 3
