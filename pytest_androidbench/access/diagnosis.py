"""Asks Linux whose a socket is: one exact question over netlink (sock_diag(7))."""

from __future__ import annotations

import errno
import os
import socket
import struct
from typing import Final

from pytest_androidbench.access.ends import ConnectionEnds

NETLINK_SOCK_DIAG: Final = 4
SOCK_DIAG_BY_FAMILY: Final = 20
NLMSG_ERROR: Final = 2
NLM_F_REQUEST: Final = 1
ALL_STATES: Final = 0xFFFFFFFF
NO_COOKIE: Final = 0xFFFFFFFF

_HEADER: Final = struct.Struct("=IHHII")
"""nlmsghdr: length, type, flags, sequence, port."""
_QUESTION: Final = struct.Struct("=BBBBIHH16s16sIII")
"""inet_diag_req_v2, with the ports swapped into network order beforehand."""
_ANSWER: Final = struct.Struct("=BBBBHH16s16s12x12xII")
"""inet_diag_msg; the second gap is expires, rqueue and wqueue, then follow uid and inode."""
_MAPPED: Final = bytes(10) + b"\xff\xff"
"""What IPv6 puts before an IPv4 address: Java's clients have such sockets."""
_LONGEST: Final = 4096


class SocketDiagnosis:
    """One netlink socket, and an exact question on it for every connection: some 20 us."""

    name = "netlink"

    def __init__(self) -> None:
        """Open the socket.

        Raises:
            OSError: this system has no such thing.
        """
        family: int | None = getattr(socket, "AF_NETLINK", None)
        if family is None:
            raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
        self._socket = socket.socket(family, socket.SOCK_RAW, NETLINK_SOCK_DIAG)
        self._socket.connect((0, 0))
        # The kernel has answered before `send` returns: nothing there means no answer.
        self._socket.setblocking(False)
        self._sequence = 0

    def owner(self, ends: ConnectionEnds) -> int | None:
        # The other end's own view of the connection is asked for: what is its peer, is us.
        ports = socket.htons(ends.peer[1]), socket.htons(ends.ours[1])
        peer, ours = socket.inet_aton(ends.peer[0]), socket.inet_aton(ends.ours[0])
        question = _QUESTION.pack(
            *(socket.AF_INET, socket.IPPROTO_TCP, 0, 0, ALL_STATES),
            *(*ports, peer, ours, 0, NO_COOKIE, NO_COOKIE),
        )
        answer = self._ask(question)
        if answer is None:
            return None
        _, _, _, _, source, target, here, there, user, inode = _ANSWER.unpack_from(answer)
        # Where no connection is found the kernel answers with a listener at the same port.
        same = (source, target) == ports and _is(here, peer) and _is(there, ours)
        # A socket that its process has closed lives on without inode, and counts as root's.
        return user if same and inode else None

    def _ask(self, question: bytes) -> bytes | None:
        self._sequence = (self._sequence + 1) & 0xFFFFFFFF
        length = _HEADER.size + len(question)
        head = _HEADER.pack(length, SOCK_DIAG_BY_FAMILY, NLM_F_REQUEST, self._sequence, 0)
        self._socket.send(head + question)
        while True:
            answer = self._socket.recv(_LONGEST)
            _, kind, _, sequence, _ = _HEADER.unpack_from(answer)
            if sequence == self._sequence:
                break
        body = answer[_HEADER.size :]
        if kind != NLMSG_ERROR:
            return body
        code = -struct.unpack_from("=i", body)[0]
        if code == errno.ENOENT:
            return None
        raise OSError(code, os.strerror(code))

    def close(self) -> None:
        self._socket.close()


def _is(told: bytes, address: bytes) -> bool:
    """Whether a 16-byte address is an IPv4 one, in either form."""
    return told in (address + bytes(12), _MAPPED + address)
