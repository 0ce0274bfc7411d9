"""Frames, packets, lines and calls, right ones with something wrong in them."""

from __future__ import annotations

import json
import struct
from random import Random
from typing import Final

from tests.security.canaries import HOST_MARK, PORT_MARK
from tests.security.fuzz.inputs import Input, Step
from tests.security.wire import frame, post, send_request, sync_request

_PATHS: Final = (
    "/data/local/tmp/a", "/sdcard/Download/a.txt", f"{HOST_MARK}/canary.txt",
    f"{HOST_MARK}/sent.txt", "canary.txt", "../bait/canary.txt",
    "/sdcard/../../../../../.." + f"{HOST_MARK}/canary.txt", "/", "", ".", "..", "//",
    "/data/local/tmp/", "/data/local/tmp/\0x", "/data/local/tmp/" + "d/" * 500,
    "/data/local/tmp/" + "n" * 1000, "/proc/self/environ", "/dev/zero", "/system/x",
    "/proc/self/mem", "/dev/urandom", "/data/local/tmp/é\u202e\n", "/sdcard", "/data/data",
    f"file://{HOST_MARK}/canary.txt",
    "/data/data/com.android.providers.telephony/databases/mmssms.db", "/sdcard/DCIM/x.jpg",
    "/proc/self/cwd/canary.txt",
)  # fmt: skip
_MODES: Final = (
    0o100644,
    0o120777,
    0o40755,
    0,
    0xFFFFFFFF,
    0o100000,
    0o20666,
    0o777,
    99999999999999999999,
)
_SYNC: Final = (
    b"STAT",
    b"LIST",
    b"RECV",
    b"STA2",
    b"LST2",
    b"LIS2",
    b"SEND",
    b"SND2",
    b"RCV2",
    b"QUIT",
    b"NOPE",
)


def flipped(random: Random, data: bytes, most: int = 8) -> bytes:
    """The bytes with some of them changed, lost or doubled."""
    out = bytearray(data)
    for _ in range(random.randint(0, most)):
        if not out:
            break
        at = random.randrange(len(out))
        match random.randrange(5):
            case 0 | 1:
                out[at] ^= 1 << random.randrange(8)
            case 2:
                out[at] = random.choice((0, 1, 0x7F, 0x80, 0xFF))
            case 3:
                del out[at : at + random.randint(1, 16)]
            case 4:
                out[at:at] = out[at : at + random.randint(1, 16)]
    return bytes(out)


def _sometimes_flipped(random: Random, data: bytes) -> bytes:
    return flipped(random, data) if random.random() < 0.3 else data


def transfers(random: Random) -> Input:
    """A session of file transfer."""
    packets = b""
    for _ in range(random.randint(1, 4)):
        path = random.choice(_PATHS)
        encoded = path.encode()
        name = random.choice(_SYNC)
        if name == b"SEND":
            data = random.choice(
                (b"", b"x", f"{HOST_MARK}/canary.txt".encode(), random.randbytes(70000))
            )
            packets += send_request(
                path, data, random.choice(_MODES), random.choice((0, 1, 2**32 - 1))
            )
        elif name == b"SND2":
            mode = random.choice(_MODES[:-1])
            packets += sync_request(name, encoded) + struct.pack(
                "<4sII", name, mode, random.choice((0, 1, 2**31))
            )
            packets += b"DATA" + struct.pack("<I", 3) + b"abc" + b"DONE" + bytes(4)
        elif name == b"RCV2":
            packets += sync_request(name, encoded) + struct.pack(
                "<4sI", name, random.choice((0, 1, 2**31))
            )
        else:
            packets += sync_request(name, encoded)
    if random.random() < 0.1:
        packets += random.choice((b"SEND", b"DATA", b"RECV")) + struct.pack(
            "<I", random.choice((0, 2**31, 2**32 - 1))
        )
    return Input(entry="sync", steps=[Step(kind="sync", data=_sometimes_flipped(random, packets))])


_HOST: Final = (
    "host:version", "host:devices", "host:devices-l", "host:features", "host:kill",
    "host:transport-any", "host:transport:nobody", "host:tport:any", "host:tport:serial:x",
    "host:transport-id:1", "host:transport-id:99999999999999999999", "host:get-state",
    f"host:connect:127.0.0.1:{PORT_MARK}", "host:connect:[::1]:5555", "host:connect:",
    "host:disconnect:x", "host:wait-for-any-device", "host:wait-for-nothing",
    f"host:forward:tcp:0;tcp:{PORT_MARK}", "host:forward:tcp:0;tcp:9008",
    f"host:forward:tcp:{PORT_MARK};tcp:1", f"host:forward:localfilesystem:{HOST_MARK}/socket;tcp:1",
    f"host:forward:tcp:0;localfilesystem:{HOST_MARK}/socket", "host:forward:norebind:tcp:0;tcp:1",
    "host:killforward-all", "host:killforward:tcp:1", "host:list-forward", "host:mdns:check",
    "host-serial:emulator-5554:features", f"host-serial:127.0.0.1:{PORT_MARK}:features",
    f"host:emulator:{PORT_MARK}", "host:", "x", "", "host:reconnect", "host:track-devices",
    "host-transport-id:1:get-serialno", "host-local:get-state", "host:pair:1:x",
    "host:server-status",
)  # fmt: skip
_SERVICES: Final = (
    "shell:echo x", "shell,v2,raw:echo x", "exec:cat", "shell,v2,pty:", "sync:", "framebuffer:",
    "reverse:list-forward", "tcp:9008", f"tcp:{PORT_MARK}", f"tcp:{PORT_MARK}:127.0.0.1",
    f"tcp:127.0.0.1:{PORT_MARK}", f"tcp:localhost:{PORT_MARK}", "tcp:99999", "tcp:-1",
    f"localfilesystem:{HOST_MARK}/canary.txt", f"dev:{HOST_MARK}/canary.txt",
    f"local:{HOST_MARK}/canary.txt", "localabstract:x", "jdwp:1", f"udp:127.0.0.1:{PORT_MARK}",
    "vsock:1:1", "root:", "unroot:", "remount:", "track-jdwp", "track-app", "abb:package\0list",
    "abb_exec:x", "log:main", "backup:all", "restore:", "usb:", f"tcpip:{PORT_MARK}", "spin",
    "sideload:1", "shell,TERM=" + "x" * 5000 + ":", "nope:", "", "shell:" + "x" * 60000,
    "disable-verity:", f"reverse:forward:tcp:0;localfilesystem:{HOST_MARK}/x",
    "reverse:killforward-all",
)  # fmt: skip


def to_host(random: Random) -> Input:
    """Requests to the adb server, then services of the phone."""
    words = [random.choice(_HOST)]
    if words[0].startswith(("host:t", "host:transport")) or random.random() < 0.5:
        words = [random.choice(("host:transport-any", "host:tport:any")), random.choice(_SERVICES)]
    data = b"".join(frame(word) for word in words)
    if random.random() < 0.3:
        data += random.randbytes(random.choice((1, 100, 5000)))
    if random.random() < 0.1:
        data = random.choice((b"FFFF", b"0x10", b"-001", b"zzzz", b"")) + data
    return Input(entry="host", steps=[Step(kind="host", data=_sometimes_flipped(random, data))])


_COMMANDS: Final = (
    0x4E584E43,
    0x4E45504F,
    0x59414B4F,
    0x45534C43,
    0x45545257,
    0x48545541,
    0x434E5953,
    0x534C5453,
    0,
)


def _packet(random: Random, command: int, first: int, second: int, data: bytes) -> bytes:
    size = (
        random.choice((0, 2**31, 2**32 - 1, 1024 * 1024 + 1))
        if random.random() < 0.05
        else len(data)
    )
    total = random.choice((0, sum(data) & 0xFFFFFFFF, sum(data) & 0xFFFFFFFF))
    return struct.pack("<6I", command, first, second, size, total, command ^ 0xFFFFFFFF) + data


def to_adbd(random: Random) -> Input:
    """Packets of the adb transport."""
    version = random.choice((0x01000000, 0x01000000, 0x01000001, 0, 2**32 - 1))
    packets = [
        _packet(
            random,
            _COMMANDS[0],
            version,
            random.choice((4096, 262144, 0, 2**32 - 1)),
            b"host::features=shell_v2,cmd\0",
        )
    ]
    for _ in range(random.randint(0, 6)):
        command = random.choice((*_COMMANDS[1:5], *_COMMANDS))
        first, second = (random.choice((0, 1, 1, 2, 2**32 - 1)) for _ in range(2))
        data = random.choice(
            (random.choice(_SERVICES).encode() + b"\0", b"", b"x" * 100, random.randbytes(300))
        )
        packets.append(_packet(random, command, first, second, data))
    if random.random() < 0.2:
        packets.pop(0)
    return Input(
        entry="adbd", steps=[Step(kind="adbd", data=_sometimes_flipped(random, b"".join(packets)))]
    )


_LINES: Final = (
    "help", "help {w}", "help-verbose", "ping", "avd name", "avd path", "avd status",
    "avd snapshot list", "avd snapshot save {w}", "avd snapshot load none{w}",
    "avd snapshot delete {w}", f"avd snapshot save {HOST_MARK}/snapshot",
    f"avd snapshot load {HOST_MARK}/canary.db", "avd snapshot save ../bait/x", "geo fix {w} {w}",
    "geo fix {w} {w} {w} {w} {w}", "geo nmea {w}", "power capacity {w}", "power status {w}",
    "power ac {w}", "power display", "event send {w}", "event send EV_KEY:{w}:1", "event text {w}",
    "event codes EV_KEY", "rotate", "sms send {w} {w}", "gsm call {w}", "gsm accept {w}",
    "gsm cancel {w}", "gsm list", "gsm data {w}", "network speed {w}", "network delay {w}",
    "network status", "finger touch {w}", "sensor set acceleration {w}", "sensor get {w}",
    f"redir add tcp:0:{PORT_MARK}", f"redir add tcp:{PORT_MARK}:1", "redir list",
    "cdma ssource {w}", "qemu monitor", "crash",
    "virtualscene-image wall " + f"{HOST_MARK}/canary.txt", f"automation record {HOST_MARK}/x",
    f"screenrecord start {HOST_MARK}/x.webm", f"screenrecord screenshot {HOST_MARK}", "auth {w}",
    "auth", "GET / HTTP/1.1", "{w} {w} {w}", "fold", "phonenumber {w}",
    f"network capture start {HOST_MARK}/capture", "restart", "debug {w}", "rootcanal {w}",
    "icebox {w}", "multidisplay {w}",
)  # fmt: skip
_ARGUMENTS: Final = (
    "", "x", "0", "-1", "5551234", "99999999999999999999", "nan", "inf", "-0.0", "1e308", "%s%n",
    "a" * 3000, "é\u202e", "\x00", "\x1b]0;x\x07", f"{HOST_MARK}/canary.txt", "../../x",
    "'; DROP TABLE sms; --", "on", "off", "1:2:3", "EV_KEY:KEY_A:1", "\ud800", "٣",
)  # fmt: skip


def to_console(random: Random) -> Input:
    """Lines to the console."""
    lines = []
    for _ in range(random.randint(1, 5)):
        line = random.choice(_LINES)
        while "{w}" in line:
            line = line.replace("{w}", random.choice(_ARGUMENTS), 1)
        lines.append(line.replace("\n", " ").replace("\ud800", "\udc80"))
    return Input(
        entry="console", steps=[Step(kind="console", text="\n".join(lines))], on_screen=True
    )


_METHODS: Final = (
    "ping", "deviceInfo", "dumpWindowHierarchy", "takeScreenshot", "setOrientation",
    "freezeRotation", "wakeUp", "isScreenOn", "openNotification", "openQuickSettings",
    "getLastToast", "clearLastToast", "makeToast", "click", "swipe", "swipePoints", "drag",
    "injectInputEvent", "pressKey", "pressKeyCode", "setClipboard", "getClipboard",
    "pasteClipboard", "clearInputText", "exist", "count", "objInfo", "objInfoOfAllInstances",
    "waitForExists", "waitUntilGone", "getText", "setText", "clearTextField", "dragTo", "gesture",
    "pinchIn", "pinchOut", "scrollForward", "scrollTo", "scrollToEnd", "flingToBeginning",
    "childByText", "childByDescription", "childByInstance", "getObject", "nope", "__class__",
)  # fmt: skip
_FIELDS: Final = {
    "text": 0x01, "textContains": 0x02, "textMatches": 0x04, "textStartsWith": 0x08,
    "className": 0x10, "classNameMatches": 0x20, "description": 0x40, "descriptionMatches": 0x100,
    "checked": 0x800, "packageName": 0x80000, "packageNameMatches": 0x100000,
    "resourceId": 0x200000, "resourceIdMatches": 0x400000, "index": 0x800000,
    "instance": 0x1000000, "nope": 0x80000000,
}  # fmt: skip
"""Fields of a selector and their bits in its mask."""

_REGEXES: Final = (
    "(a+)+$",
    "(.*)*x",
    "[",
    "(?i)clock",
    "\\p{Alpha}+",
    "a{1000}{1000}",
    "(?<n>x)\\k<n>",
    ".*.*.*.*.*.*x",
    "",
    "(a|aa)+$",
    "\\Q",
    "[a&&[b]]",
)


def _selector(random: Random, depth: int = 0) -> dict[str, object]:
    selector: dict[str, object] = {"childOrSibling": [], "childOrSiblingSelector": []}
    mask = 0
    for _ in range(random.randint(0, 3)):
        name = random.choice(list(_FIELDS))
        mask |= _FIELDS[name]
        is_pattern = name.endswith("Matches")
        selector[name] = random.choice(_REGEXES) if is_pattern else _value(random, depth + 1)
    selector["mask"] = mask if random.random() < 0.9 else random.choice((0, -1, 2**63, "x"))
    if depth < 3 and random.random() < 0.3:
        selector["childOrSibling"] = [random.choice(("child", "sibling", "x"))]
        selector["childOrSiblingSelector"] = [_selector(random, depth + 1)]
    return selector


def _value(random: Random, depth: int = 0) -> object:
    plain: tuple[object, ...] = (
        None, True, 0, 1, -1, 540, 1200, 0.5, 1e308, 2**31, 2**64, 10**30, "", "x", "Clock",
        "home", "\x00\ud7ff", "a" * 20000, [], {}, [1, 2], "android.widget.TextView", "natural",
        f"{HOST_MARK}/canary.txt",
    )  # fmt: skip
    if depth < 3 and random.random() < 0.3:
        return random.choice(
            (
                _selector(random, depth + 1),
                [_value(random, depth + 1) for _ in range(random.randint(0, 6))],
            )
        )
    return random.choice(plain)


def to_automation(random: Random) -> Input:
    """Calls of the automation server, and requests that are no calls."""
    if random.random() < 0.15:
        return Input(entry="rpc", steps=[Step(kind="http", data=_request(random))], on_screen=True)
    steps = []
    for _ in range(random.randint(1, 3)):
        values = [_value(random) for _ in range(random.randint(0, 6))]
        if random.random() < 0.5:
            values.insert(0, _selector(random))
        params: object = values if random.random() < 0.95 else _value(random)
        data = (
            json.dumps(params)
            .replace("1e+308", random.choice(("1e308", "1e999", "-1e999")))
            .encode()
        )
        steps.append(Step(kind="rpc", text=random.choice(_METHODS), data=data))
    return Input(entry="rpc", steps=steps, on_screen=True)


def _request(random: Random) -> bytes:
    body = random.choice(
        (
            b"",
            b"{}",
            b"[]",
            b"[" * 100000,
            b'{"a":' * 50000,
            b'{"jsonrpc":"2.0","id":1e999,"method":"ping"}',
            random.randbytes(50),
        )
    )
    head = random.choice((
        b"GET /ping HTTP/1.1\r\n\r\n", b"GET /screenshot/0 HTTP/1.1\r\n\r\n",
        b"GET /../../canary.txt HTTP/1.1\r\n\r\n", b"POST /jsonrpc/0 HTTP/1.1\r\n\r\n",
        b"GET " + f"{HOST_MARK}/canary.txt".encode() + b" HTTP/1.1\r\n\r\n",
        b"POST /jsonrpc/0 HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /jsonrpc/0 HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /jsonrpc/0 HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
        b"\x16\x03\x01", b"A" * 70000, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20000 + b"\r\n",
    ))  # fmt: skip
    return flipped(random, head, 3) if random.random() < 0.5 else post(body)
