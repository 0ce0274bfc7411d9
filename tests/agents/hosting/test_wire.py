"""Messages come over as they were sent, however the bytes are cut; what is none is refused."""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.wire import MAX_FRAME, Wire, WireError

Ends = tuple[Wire[say.ToHost], Wire[say.FromHost]]


@pytest.fixture
def ends() -> Iterator[Ends]:
    """The host's end and the harness's."""
    theirs, ours = socket.socketpair()
    host: Wire[say.ToHost] = Wire(theirs, say.ToHost)
    harness: Wire[say.FromHost] = Wire(ours, say.FromHost)
    yield host, harness
    host.close()
    harness.close()


told = st.builds(
    say.Told,
    kinds=st.lists(st.text(max_size=20), max_size=4).map(tuple),
    text=st.text(max_size=200),
    traceback=st.text(max_size=200),
)
answers = st.one_of(
    st.builds(say.Hello, version=st.integers(0, 9), pid=st.integers(1, 99)),
    st.builds(
        say.Returned,
        value=st.none() | st.dictionaries(st.text(max_size=5), st.integers(-(2**63), 2**64 - 1)),
    ),
    st.builds(say.Raised, error=told),
    st.builds(say.Picture, number=st.integers(0, 1000)),
    st.builds(say.Step, action=st.just({"action": "Done"})),
)


@settings(deadline=None, max_examples=50)
@given(st.lists(answers, max_size=5), st.integers(1, 400))
def test_messages_arrive_however_the_bytes_are_cut(sent: list[say.FromHost], size: int) -> None:
    frames = b""
    for message in sent:
        encoded = msgspec.msgpack.encode(message)
        frames += struct.pack(">I", len(encoded)) + encoded
    theirs, ours = socket.socketpair()
    wire: Wire[say.FromHost] = Wire(ours, say.FromHost)
    found: list[say.FromHost] = []
    for start in range(0, len(frames), size):
        theirs.sendall(frames[start : start + size])
        wire.read(1)
        while (arrived := wire.next()) is not None:
            found.append(arrived)
    theirs.close()
    assert wire.receive() is None
    wire.close()
    assert found == sent


def test_a_picture_larger_than_any_buffer(ends: Ends) -> None:
    host, harness = ends
    picture = bytes(range(256)) * 20_000
    sender = threading.Thread(target=harness.send, args=(say.Granted(picture=picture),))
    sender.start()
    granted = host.receive()
    sender.join()
    assert isinstance(granted, say.Granted)
    assert granted.picture == picture


@pytest.mark.parametrize(
    "sent",
    [
        struct.pack(">I", 3) + b"\xc1\xc1\xc1",
        struct.pack(">I", 1) + b"\x80",
        struct.pack(">I", MAX_FRAME + 1),
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_message_is_refused(sent: bytes) -> None:
    theirs, ours = socket.socketpair()
    wire: Wire[say.FromHost] = Wire(ours, say.FromHost)
    theirs.sendall(sent)
    with pytest.raises(WireError):
        wire.receive()
    theirs.close()
    wire.close()


def test_who_does_not_listen_is_not_waited_for_for_ever(ends: Ends) -> None:
    _, harness = ends
    with pytest.raises(TimeoutError):
        harness.send(say.Granted(picture=bytes(10_000_000)), 0.1)


def test_that_the_other_end_is_gone_can_be_seen_without_asking_it(ends: Ends) -> None:
    host, harness = ends
    assert not harness.hung_up()
    host.send(say.Hello(version=say.VERSION, pid=1))
    host.close()
    assert not harness.hung_up()
    assert harness.receive() == say.Hello(version=say.VERSION, pid=1)
    assert harness.hung_up()
