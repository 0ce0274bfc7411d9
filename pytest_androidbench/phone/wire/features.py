"""What the phone tells clients it can do; each word chooses a path in their code."""

from __future__ import annotations

from typing import Final

ADB_VERSION: Final = 41
MARKER: Final = "androidbench_phone"
"""Only our phone has this feature: by it a client knows that it reached one."""

# No abb, abb_exec, delayed_ack or compressed sendrecv: clients do not fall back from those.
DEVICE: Final = (
    "shell_v2",
    "cmd",
    "stat_v2",
    "ls_v2",
    "fixed_push_mkdir",
    "fixed_push_symlink_timestamp",
    "apex",
    "sendrecv_v2",
)


def adbd_features() -> str:
    """The list for adb servers, which hand it on to their clients."""
    return ",".join((*DEVICE, MARKER))


def device_features(pid: int) -> str:
    """The list for clients of the host protocol, with the process that they have reached."""
    return f"{adbd_features()},{MARKER}_{pid}"
