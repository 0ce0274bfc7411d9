"""What the phone may not ask of the kernel.

The numbers are those of Linux: `arch/x86/entry/syscalls/syscall_64.tbl` and, for aarch64,
`include/uapi/asm-generic/unistd.h`, which has no calls that newer ones replace.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping
from typing import Final

from pytest_androidbench.phone.wall.bpf import ArgumentTest, CallRule, assemble

Numbers = tuple[int | None, int | None]
Exceptions = Mapping[str, tuple[tuple[ArgumentTest, ...], ...]]
"""Of calls by their names: when they work nevertheless."""

MACHINES: Final[Mapping[str, int]] = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
"""Machines we know the numbers of, in the order of `Numbers`, and what seccomp calls them."""

NEWEST: Final = 451
"""What came after Linux 6.5 does not exist for us; so do x86's calls of the x32 kind."""

# fmt: off
FORBIDDEN: Final[Mapping[str, Numbers]] = {
    # Other programs.
    "execve": (59, 221), "execveat": (322, 281), "fork": (57, None), "vfork": (58, None),
    "uselib": (134, None),
    # Other processes: their memory, files and signals.
    "ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "process_madvise": (440, 440), "process_mrelease": (448, 448), "kcmp": (312, 272),
    "pidfd_open": (434, 434), "pidfd_getfd": (438, 438), "pidfd_send_signal": (424, 424),
    "tkill": (200, 130), "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240),
    "migrate_pages": (256, 238), "move_pages": (279, 239),
    "shmget": (29, 194), "shmat": (30, 196), "shmctl": (31, 195),
    "semget": (64, 190), "semctl": (66, 191), "msgget": (68, 186), "msgctl": (71, 187),
    "msgsnd": (69, 189), "msgrcv": (70, 188), "mq_open": (240, 180), "mq_unlink": (241, 181),
    # Files by other ways than opening them for writing. Landlock knows nothing of the owner,
    # mode, times and attributes of a file, and is not everywhere.
    "creat": (85, None), "truncate": (76, 45), "unlink": (87, None), "unlinkat": (263, 35),
    "rename": (82, None), "renameat": (264, 38), "renameat2": (316, 276),
    "mkdir": (83, None), "mkdirat": (258, 34), "rmdir": (84, None),
    "link": (86, None), "linkat": (265, 37), "symlink": (88, None), "symlinkat": (266, 36),
    "mknod": (133, None), "mknodat": (259, 33),
    "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53),
    "chown": (92, None), "lchown": (94, None), "fchown": (93, 55), "fchownat": (260, 54),
    "utime": (132, None), "utimes": (235, None), "futimesat": (261, None),
    "utimensat": (280, 88),
    "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7),
    "removexattr": (197, 14), "lremovexattr": (198, 15), "fremovexattr": (199, 16),
    "name_to_handle_at": (303, 264), "open_by_handle_at": (304, 265),
    "fanotify_init": (300, 262),
    # Calls that do what others do where no filter sees it.
    "io_uring_setup": (425, 425), "io_uring_enter": (426, 426), "io_uring_register": (427, 427),
    # The kernel's own insides.
    "bpf": (321, 280), "perf_event_open": (298, 241), "userfaultfd": (323, 282),
    "keyctl": (250, 219), "add_key": (248, 217), "request_key": (249, 218),
    "init_module": (175, 105), "finit_module": (313, 273), "delete_module": (176, 106),
    "kexec_load": (246, 104), "kexec_file_load": (320, 294), "syslog": (103, 116),
    "lookup_dcookie": (212, 18), "nfsservctl": (180, 42), "modify_ldt": (154, None),
    "ioperm": (173, None), "iopl": (172, None), "personality": (135, 92),
    # The machine as a whole, which a phone of root's could change.
    "mount": (165, 40), "umount2": (166, 39), "pivot_root": (155, 41), "chroot": (161, 51),
    "move_mount": (429, 429), "open_tree": (428, 428), "fsopen": (430, 430),
    "fsconfig": (431, 431), "fsmount": (432, 432), "fspick": (433, 433),
    "mount_setattr": (442, 442), "unshare": (272, 97), "setns": (308, 268),
    "reboot": (169, 142), "swapon": (167, 224), "swapoff": (168, 225), "acct": (163, 89),
    "quotactl": (179, 60), "quotactl_fd": (443, 443), "vhangup": (153, 58),
    "sethostname": (170, 161), "setdomainname": (171, 162), "settimeofday": (164, 170),
    "clock_settime": (227, 112), "adjtimex": (159, 171), "clock_adjtime": (305, 266),
    "setrlimit": (160, 164), "setpriority": (141, 140), "ioprio_set": (251, 30),
    "sched_setscheduler": (144, 119), "sched_setparam": (142, 118), "sched_setattr": (314, 274),
}
"""Calls that always fail with EPERM."""

MISSING: Final[Mapping[str, Numbers]] = {"clone3": (435, 435), "openat2": (437, 437)}
"""Calls whose arguments lie behind a pointer: they fail with ENOSYS, upon which C libraries take
the older call."""

LIMITED: Final[Mapping[str, Numbers]] = {
    "clone": (56, 220), "open": (2, None), "openat": (257, 56), "socket": (41, 198),
    "ioctl": (16, 29), "kill": (62, 129), "tgkill": (234, 131), "prlimit64": (302, 261),
}
"""Calls that depend on their arguments: `_exceptions` says when they work."""
# fmt: on

_THREAD: Final = 0x10000
_CHANGING: Final = os.O_ACCMODE | os.O_CREAT | os.O_TRUNC
_INTERNET: Final = (2, 10)
_STREAM: Final = (1,)
_TCP: Final = (0, 6)
_NETLINK: Final = (16,)
_SOCKET_TABLE: Final = (4,)
_KIND: Final = 0xF
"""Of a socket's type; the bits above say how it is opened."""
_HARMLESS: Final = (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
"""TCGETS, TCGETS2, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX: what Python asks of files.
Others type into the terminal the phone was started from, or speak to devices."""


READING: Final[Exceptions] = {
    "open": ((ArgumentTest(argument=1, mask=_CHANGING, values=(0,)),),),
    "openat": ((ArgumentTest(argument=2, mask=_CHANGING, values=(0,)),),),
    "ioctl": ((ArgumentTest(argument=1, values=_HARMLESS),),),
    # Limits may be read: a new one, the third argument, is a null pointer then.
    "prlimit64": (
        (
            ArgumentTest(argument=2, values=(0,)),
            ArgumentTest(argument=2, values=(0,), high=True),
        ),
    ),
}
"""What every process of ours does: it looks, and changes nothing."""


def program(machine: str, process: int) -> bytes:
    """The filter for a kind of machine and the process that will have it.

    Raises:
        KeyError: the machine's numbers are not known here.
    """
    return forbidding(machine, _exceptions(process))


def forbidding(machine: str, exceptions: Exceptions) -> bytes:
    """A filter that forbids what the tables above name, but for the exceptions.

    Raises:
        KeyError: the machine's numbers are not known here.
    """
    column = list(MACHINES).index(machine)
    return assemble(MACHINES[machine], NEWEST, _rules(column, exceptions), error=errno.ENOSYS)


def _rules(column: int, exceptions: Exceptions) -> Iterator[CallRule]:
    for calls, error in (
        (FORBIDDEN, errno.EPERM),
        (MISSING, errno.ENOSYS),
        (LIMITED, errno.EPERM),
    ):
        for name, numbers in calls.items():
            if (number := numbers[column]) is not None:
                yield CallRule(number=number, error=error, exceptions=exceptions.get(name, ()))


def _exceptions(process: int) -> Exceptions:
    itself = ((ArgumentTest(argument=0, values=(process,)),),)
    return {
        **READING,
        "clone": ((ArgumentTest(argument=0, mask=_THREAD, values=(_THREAD,)),),),
        # Connections for `adb forward` and `reverse`, and the question who has opened one.
        # Nothing of ours needs datagrams, so no name is looked up; nor sockets that are files.
        "socket": (
            (
                ArgumentTest(argument=0, values=_INTERNET),
                ArgumentTest(argument=1, mask=_KIND, values=_STREAM),
                ArgumentTest(argument=2, values=_TCP),
            ),
            (
                ArgumentTest(argument=0, values=_NETLINK),
                ArgumentTest(argument=2, values=_SOCKET_TABLE),
            ),
        ),
        # A process may end itself; 0 would be its group, in which others may be.
        "kill": itself,
        "tgkill": itself,
    }
