"""Lines that an agent types into a shell that it keeps open."""

from __future__ import annotations

import struct
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.turnstile import Turnstile
from pytest_androidbench.devices.door.watching_commands import (
    LONGEST_LINE,
    LONGEST_PACKET,
    TypedLines,
)
from tests.devices.door.looking import cut, look

SIZE = b"80x24,0x0\0"
TAP = ("typed", "input tap 1 2", 1)
PLACES = st.lists(st.integers(0, 10_000))
SCRIPT = b"cd /sdcard\ninput tap 1 2\n\nls -l; input text a\n"
NOTES = [
    ("typed", "cd /sdcard", 0),
    ("typed", "input tap 1 2", 1),
    ("typed", "ls -l; input text a", 1),
]


def terminal(turnstile: Turnstile) -> TypedLines:
    return TypedLines(turnstile, packets=False, holds=False)


def script(turnstile: Turnstile) -> TypedLines:
    return TypedLines(turnstile, packets=False, holds=True)


def packets(turnstile: Turnstile) -> TypedLines:
    return TypedLines(turnstile, packets=True, holds=True)


def keys(turnstile: Turnstile) -> TypedLines:
    return TypedLines(turnstile, packets=True, holds=False)


def packet(data: bytes, kind: int = 0) -> bytes:
    return struct.pack("<BI", kind, len(data)) + data


def typed_in(data: bytes) -> tuple[bytes, list[tuple[int, bytes]]]:
    """What packets bring a shell to read, and the other packets in their order."""
    read, others = b"", []
    while data:
        kind, length = struct.unpack_from("<BI", data)
        content, data = data[5 : 5 + length], data[5 + length :]
        if kind == 0:
            read += content
        else:
            others.append((kind, content))
    return read, others


@given(st.sampled_from([terminal, script]), PLACES)
def test_lines_are_noted_in_whatever_pieces_they_come(
    make: Callable[[Turnstile], TypedLines], places: list[int]
) -> None:
    looked = look(make, cut(SCRIPT, places))
    assert (looked.passed, looked.notes) == (SCRIPT, NOTES)


@given(st.sampled_from([packets, keys]), PLACES, PLACES)
def test_so_are_those_in_packets(
    make: Callable[[Turnstile], TypedLines], of_packets: list[int], places: list[int]
) -> None:
    sent = packet(SIZE, kind=5) + b"".join(map(packet, cut(SCRIPT, of_packets)))
    looked = look(make, cut(sent + packet(b"", kind=4), places))
    assert typed_in(looked.passed) == (SCRIPT, [(5, SIZE), (4, b"")])
    assert (looked.notes, looked.done) == (NOTES, 2)


@given(st.sampled_from([terminal, script]), st.binary(), PLACES)
def test_whatever_is_typed_the_shell_gets_it(
    make: Callable[[Turnstile], TypedLines], typed: bytes, places: list[int]
) -> None:
    assert look(make, cut(typed, places)).passed == typed


@given(
    st.sampled_from([packets, keys]),
    st.lists(st.tuples(st.integers(0, 255), st.binary())),
    PLACES,
)
def test_whatever_packets_come_the_shell_gets_them(
    make: Callable[[Turnstile], TypedLines], sent: list[tuple[int, bytes]], places: list[int]
) -> None:
    data = b"".join(packet(content, kind) for kind, content in sent)
    assert typed_in(look(make, cut(data, places)).passed) == typed_in(data)


@given(PLACES)
def test_of_one_line_too_many_a_script_s_shell_gets_nothing(places: list[int]) -> None:
    sent = b"echo a\ninput tap 1 2\nls\ninput tap 3 4\nls\n"
    looked = look(script, cut(sent, places), steps=1)
    assert looked.passed == b"echo a\ninput tap 1 2\nls\n"
    assert looked.told == b"limit reached: steps = 1; this was not done\n"
    looked = look(packets, cut(packet(sent), places), steps=1)
    assert typed_in(looked.passed) == (b"echo a\ninput tap 1 2\nls\n", [])
    assert looked.told is not None
    # An error in the shell's protocol, then its end with a status that says: not executable.
    said = b"limit reached: steps = 1; this was not done\n"
    assert typed_in(looked.told) == (b"", [(2, said), (3, bytes([126]))])


def test_a_last_line_that_nothing_ends_is_one() -> None:
    assert look(script, [b"ls\ninput tap 1 2"]).notes == [("typed", "ls", 0), TAP]
    refused = look(script, [b"ls\ninput tap 1 2"], steps=0)
    assert (refused.passed, refused.told is not None) == (b"ls\n", True)
    closed = packet(b"input tap 1 2") + packet(b"", kind=4)
    assert look(packets, [closed]).notes == [TAP]
    assert look(packets, [closed], steps=0).passed == b""


def test_a_terminal_shows_each_key_but_gets_no_end_of_a_line_too_many() -> None:
    looked = look(keys, map(packet, [b"input t", b"ap 1 2", b"\r", b"ls\r"]), steps=0)
    assert typed_in(looked.passed) == (b"input tap 1 2", [])


def test_what_is_edited_while_it_is_typed_is_noted_as_it_ends() -> None:
    typed = b"input tapp\x7f 1 3\x08" + b"2\x1b[C\r" + b"rm -rf /\x15ls\x1bOA\r" + b"sleep 9\x03"
    looked = look(terminal, [bytes([byte]) for byte in typed])
    assert [text for _, text, _ in looked.notes] == ["input tap 1 2", "ls"]


def test_a_line_is_looked_at_as_far_as_it_can_be() -> None:
    sent = b"input tap 1 2 ;" + b"x" * 2 * LONGEST_LINE + b"\n"
    for make in (terminal, script):
        looked = look(make, [sent])
        ((_, _, steps),) = looked.notes
        assert (steps, looked.passed) == (1, sent)


def test_a_packet_that_no_client_sends_passes_unseen() -> None:
    large = packet(b"input tap 1 2\n" * (LONGEST_PACKET // 10))
    looked = look(packets, [large, packet(b"ls\n")])
    assert looked.passed == large + packet(b"ls\n")
    assert looked.notes == [("typed", "ls", 0)]
