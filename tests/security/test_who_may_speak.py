from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from pytest_androidbench.access.diagnosis import SocketDiagnosis
from pytest_androidbench.access.ends import ConnectionEnds, Way
from pytest_androidbench.access.gate import Gate
from pytest_androidbench.access.notices import Notices
from pytest_androidbench.access.peers import Peers
from pytest_androidbench.access.table import SocketTable
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.phone.wire.adbd import packets
from tests.phone_wire.running import RunningPhone
from tests.security.strangers import OTHER_STRANGER, SECCOMP, STRANGER, Heard, needs_root, say

VERSION = b"000chost:version"
"""What every adb client asks an adb server first."""
CONNECT = packets.pack(packets.CNXN, packets.VERSION, packets.MAX_DATA, b"host::")
OURS = Heard(received=b"OKAY00040029", error="")

linux = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="asks Linux")
each_way = pytest.mark.parametrize("make", [SocketDiagnosis, SocketTable], ids=["netlink", "proc"])


def way_or_skip(make: Callable[[], Way]) -> Way:
    try:
        return make()
    except OSError as error:
        pytest.skip(f"this system has no such way: {error}")


@pytest.fixture
def joined() -> Iterator[tuple[socket.socket, socket.socket]]:
    """A connection within this process: the end that connected, the end that accepted."""
    with ExitStack() as opened:
        server = opened.enter_context(socket.create_server(("127.0.0.1", 0)))
        client = opened.enter_context(socket.create_connection(server.getsockname()))
        accepted = opened.enter_context(server.accept()[0])
        yield client, accepted


def ends_of(accepted: socket.socket) -> ConnectionEnds:
    return ConnectionEnds(peer=accepted.getpeername(), ours=accepted.getsockname())


@linux
@each_way
def test_a_connection_s_user_is_known(
    make: Callable[[], Way], joined: tuple[socket.socket, socket.socket]
) -> None:
    way = way_or_skip(make)
    client, accepted = joined
    assert way.owner(ends_of(accepted)) == os.geteuid()
    client.shutdown(socket.SHUT_WR)
    assert way.owner(ends_of(accepted)) == os.geteuid()
    way.close()


@linux
@each_way
def test_who_has_hung_up_is_nobody_and_not_root(
    make: Callable[[], Way], joined: tuple[socket.socket, socket.socket]
) -> None:
    """The kernel keeps a closed connection for a minute, and gives it to user 0."""
    way = way_or_skip(make)
    client, accepted = joined
    ends = ends_of(accepted)
    client.sendall(b"left behind")
    client.close()
    assert way.owner(ends) is None
    accepted.recv(100)
    accepted.close()
    assert way.owner(ends) is None
    way.close()


@linux
@each_way
def test_who_listens_at_the_other_port_is_not_taken_for_the_other_end(
    make: Callable[[], Way],
) -> None:
    way = way_or_skip(make)
    with socket.create_server(("127.0.0.1", 0)) as server:
        ends = ConnectionEnds(peer=server.getsockname(), ours=("127.0.0.1", 9))
        assert way.owner(ends) is None
    way.close()


@linux
@each_way
def test_clients_with_sockets_of_ipv6_are_known(make: Callable[[], Way]) -> None:
    """Java's, for one."""
    way = way_or_skip(make)
    with ExitStack() as opened:
        server = opened.enter_context(socket.create_server(("127.0.0.1", 0)))
        try:
            client = opened.enter_context(socket.socket(socket.AF_INET6))
            client.connect(("::ffff:127.0.0.1", server.getsockname()[1]))
        except OSError as error:
            pytest.skip(f"no IPv6 here: {error}")
        accepted = opened.enter_context(server.accept()[0])
        assert way.owner(ends_of(accepted)) == os.geteuid()
    way.close()


def test_where_the_system_cannot_tell_everybody_of_this_machine_is_let_in() -> None:
    peers = Peers.open(())
    assert peers.way == ""
    ends = ConnectionEnds(peer=("127.0.0.1", 40000), ours=("127.0.0.1", 5555))
    assert Gate(peers, frozenset(), pytest.fail).admits(ends)


def test_a_system_that_stops_telling_lets_nobody_in() -> None:
    way = way_or_skip(SocketDiagnosis)
    way.close()
    told: list[str] = []
    ends = ConnectionEnds(peer=("127.0.0.1", 40000), ours=("127.0.0.1", 5555))
    assert not Gate(Peers(way), frozenset(), told.append).admits(ends)
    assert "does not say whose it is" in told[0]


def test_refusals_are_told_a_number_of_times(capsys: pytest.CaptureFixture[str]) -> None:
    notices = Notices(3)
    for number in range(10):
        notices.tell(f"refused {number}")
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["refused 0", "refused 1", "refused 2 (more of these will not be told)"]


@needs_root
@linux
@pytest.mark.parametrize("way", ["netlink", "proc"])
@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_a_phone_is_for_who_started_it_and_for_root(way: str, family: str) -> None:
    """Served by a user who is not root, on rights of that user alone."""
    script = Path(__file__).with_name("served_by.py")
    with subprocess.Popen(
        [sys.executable, str(script), str(STRANGER), way],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        port, known_by = server.stdout.readline().split()
        assert known_by == way
        assert say(STRANGER, int(port), b"", family).received == b"hello"
        assert say(0, int(port), b"", family).received == b"hello"
        assert say(OTHER_STRANGER, int(port), b"", family).received == b""
        _, errors = server.communicate()
    assert errors == (
        f"a connection to port {port} was refused: it is user {OTHER_STRANGER}'s, and this phone "
        f"is for user {STRANGER} and root; --allow-uid {OTHER_STRANGER} lets that user in, too\n"
    )


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningPhone]:
    running = RunningPhone(tmp_path_factory.mktemp("home"), "--view", "0")
    yield running
    running.end()


@needs_root
@linux
@pytest.mark.parametrize("port", ["host", "adbd", "console", "view", "forwarded"])
def test_a_stranger_gets_nothing_at_any_port(phone: RunningPhone, port: str) -> None:
    # The phone as its own adb server's client, so that there is an answer behind the forward.
    phone.adb("reverse", "tcp:7000", f"tcp:{phone.host_port}")
    ports = {
        "host": phone.host_port,
        "adbd": phone.adbd_port,
        "console": phone.console_port,
        "view": phone.view_port,
        "forwarded": int(phone.adb("forward", "tcp:0", "tcp:7000").stdout),
    }
    answers = {
        "host": (VERSION, OURS.received),
        "adbd": (CONNECT, b"CNXN"),
        "console": (b"", b"Android Console"),
        "view": (b"GET / HTTP/1.1\r\n\r\n", b"HTTP/1.1 403"),
        "forwarded": (VERSION, OURS.received),
    }
    number = ports[port]
    assert number is not None
    sent, answer = answers[port]
    assert say(STRANGER, number, sent).received == b""
    assert say(0, number, sent).received.startswith(answer)


@needs_root
@linux
def test_what_a_stranger_asks_for_before_hanging_up_is_not_done(phone: RunningPhone) -> None:
    """The connection of who closes at once looks as if it were root's."""

    def block(text: str) -> bytes:
        return b"%04x" % len(text) + text.encode()

    asked = block("host:transport-any") + block("shell:touch /sdcard/stranger")
    hit_and_run = (
        "import os, socket\n"
        f"os.setgid({STRANGER}); os.setuid({STRANGER})\n"
        "client = socket.socket()\n"
        f"client.connect(('127.0.0.1', {phone.host_port}))\n"
        f"client.send({asked!r})\n"
        "client.close()\n"
    )
    # The kernel takes the connection while the phone cannot yet look at it.
    phone.process.send_signal(signal.SIGSTOP)
    try:
        subprocess.run([sys.executable, "-c", hit_and_run], check=True, timeout=60)
    finally:
        phone.process.send_signal(signal.SIGCONT)
    assert b"No such file" in phone.adb("shell", "ls", "/sdcard/stranger").stderr
    # The same words from its owner, who waits for the answer, are heeded.
    assert say(0, phone.host_port, asked).received == b"OKAYOKAY"
    assert phone.adb("shell", "rm", "/sdcard/stranger").returncode == 0


@pytest.mark.slow
@needs_root
@linux
def test_without_netlink_the_tables_of_connections_tell(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path, before=(sys.executable, str(SECCOMP)))
    assert running.users_known_by == "proc"
    assert say(STRANGER, running.host_port, VERSION).received == b""
    assert say(0, running.host_port, VERSION) == OURS
    status, errors = running.end()
    assert status == 0
    assert f"it is user {STRANGER}'s" in errors


@needs_root
@linux
def test_others_are_let_in_by_name(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path, "--allow-uid", f"1,{STRANGER}")
    assert say(STRANGER, running.host_port, VERSION) == OURS
    assert say(OTHER_STRANGER, running.host_port, VERSION).received == b""
    assert say(0, running.host_port, VERSION) == OURS
    status, errors = running.end()
    assert status == 0
    assert f"--allow-uid {OTHER_STRANGER} lets that user in" in errors


@needs_root
def test_any_lets_in_everybody(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path, "--allow-uid", "any")
    assert say(STRANGER, running.host_port, VERSION) == OURS
    assert running.end() == (0, "")


def test_guests_cannot_use_the_phone_s_name_on_this_machine(tmp_path: Path) -> None:
    """A reverse's connections are made by the phone, in the name of who started it."""
    running = RunningPhone(tmp_path, "--allow-uid", "any")
    refused = running.adb("reverse", "tcp:7000", f"tcp:{running.host_port}")
    assert refused.returncode != 0
    assert b"others than the phone's user were let in" in refused.stderr
    running.end()


@pytest.mark.slow
@linux
def test_other_machines_need_two_flags_and_are_warned_of(tmp_path: Path) -> None:
    """A connection from another machine has no user here that could be asked for."""
    command = [sys.executable, "-m", "pytest_androidbench.phone", "--listen", "0.0.0.0"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert refused.returncode == 2
    assert "--listen 0.0.0.0 needs --allow-uid any" in refused.stderr
    flags = ("--listen", "0.0.0.0", "--allow-uid", "any", "--view", "0")
    running = RunningPhone(tmp_path, *flags)
    table = Path("/proc/net/tcp").read_text(encoding="ascii")
    for port in (running.host_port, running.adbd_port):
        assert f" 00000000:{port:04X} 00000000:0000 0A" in table
    assert running.view_port is not None
    for port in (running.console_port, running.view_port):
        assert f" 0100007F:{port:04X} 00000000:0000 0A" in table
        assert f" 00000000:{port:04X} 00000000:0000 0A" not in table
    status, errors = running.end()
    assert status == 0
    assert "open at 0.0.0.0, not to this machine alone" in errors
    assert "ssh -L" in errors


@pytest.mark.slow
@needs_root
@linux
def test_a_worker_s_phone_is_for_its_user_and_whom_the_provider_names(tmp_path: Path) -> None:
    for allowed, heard in (("", b""), (str(STRANGER), OURS.received)):
        slots = Slots(tmp_path / (allowed or "nobody"))
        provider = PhoneProvider(slots=slots, export=False, allow_uid=allowed)
        device = provider.acquire()
        assert say(STRANGER, device.address[1], VERSION).received == heard
        provider.release(device)
