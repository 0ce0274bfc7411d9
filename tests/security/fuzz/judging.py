"""Tries one input on a phone and says what should not have happened."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tests.security.fuzz.inputs import Input, Step, may_be_cut, perform
from tests.security.neighbour import Neighbour
from tests.security.watched import MEGABYTE, WatchedPhone
from tests.security.wire import Reply

ALLOWED_GROWTH: Final = 200 * MEGABYTE
PATIENCE: Final = 2.0
"""Seconds that a step may take before its client hangs up."""

HANG: Final = 5.0
"""Seconds within which the neighbour must be answered."""

RESTING: Final = 8.0
_WRONG_TOKEN: Final = "the console was given a wrong token"
"""What a phone is to tell whoever started it."""

_SCANNED: Final = 400_000
_HOST_PATH: Final = re.compile(rb"/pytest_androidbench/|site-packages|lib/python3|Traceback \(most")
_ADDRESSES: Final = re.compile(
    rb"(?:0x([0-9a-f]{9,16})\b)|(?<![0-9A-Fa-f])([0-9A-Fa-f]{16})(?![0-9A-Fa-f])"
    rb"|(?s:(.{5}[\x55\x56\x7e\x7f]\x00\x00))"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """One thing that should not have happened."""

    kind: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}"


def judge(phone: WatchedPhone, neighbour: Neighbour, tried: Input) -> list[Verdict]:
    """Try an input while a neighbour uses the phone; what was wrong, once of each kind."""
    verdicts = _judge(phone, neighbour, tried)
    return list({verdict.kind: verdict for verdict in reversed(verdicts)}.values())[::-1]


def _judge(phone: WatchedPhone, neighbour: Neighbour, tried: Input) -> list[Verdict]:
    complaints, held = phone.errors(), phone.resident
    phone.forget_peak()
    replies: list[Reply] = []
    client = threading.Thread(target=_act, args=(phone, tried, replies), daemon=True)
    client.start()
    neighbour.timings.forget()
    wrong = _keep_company(phone, neighbour, tried, client)
    client.join()
    late = any(reply.ended in {"late", "plenty"} for reply in replies)
    rested = phone.settles_within(RESTING) is not None if late and phone.alive else True
    if not phone.alive:
        return [*_gone(phone), *_canaries(phone, replies)]
    return [
        *_canaries(phone, replies),
        *_answers(phone, tried, replies),
        *_company(neighbour, wrong),
        *([] if rested else [Verdict(kind="left-running", detail="its client hung up")]),
        *_size(phone, held),
        *_words(phone, complaints),
    ]


def _act(phone: WatchedPhone, tried: Input, replies: list[Reply]) -> None:
    # One by one into the list: whoever looks while it goes on sees what came so far.
    replies.extend(perform(phone, step, PATIENCE) for step in tried.steps)


def _keep_company(
    phone: WatchedPhone, neighbour: Neighbour, tried: Input, client: threading.Thread
) -> list[str]:
    wrong = []
    while phone.alive:
        wrong += neighbour.speak()
        wrong += neighbour.look() if tried.on_screen else neighbour.visit()
        if wrong or not client.is_alive():
            break
    return wrong


def _gone(phone: WatchedPhone) -> Iterator[Verdict]:
    if phone.grew_too_large:
        yield Verdict(kind="memory", detail="killed for its size")
    else:
        status = phone.process.wait()
        yield Verdict(
            kind="crash", detail=f"the phone ended with {status}: {phone.errors()[-300:]}"
        )


def _canaries(phone: WatchedPhone, replies: Sequence[Reply]) -> Iterator[Verdict]:
    told = [line for reply in replies for line in phone.canaries.told(reply.data)]
    for line in [*phone.canaries.touched(), *dict.fromkeys(told)]:
        kind, _, detail = line.partition(": ")
        yield Verdict(kind=kind, detail=detail)
    for name in phone.open_files():
        if name.startswith((str(phone.canaries.bait), str(phone.canaries.folder))):
            yield Verdict(kind="canary-file", detail=f"holds {name} open")


def _answers(phone: WatchedPhone, tried: Input, replies: Sequence[Reply]) -> Iterator[Verdict]:
    for step, reply in zip(tried.steps, replies, strict=False):
        if reply.ended == "cut" and not may_be_cut(step):
            yield Verdict(
                kind="cut", detail=f"no end of the answer to {_short(step)}: {reply.data[-100:]!r}"
            )
        if (found := _HOST_PATH.search(reply.data)) is not None:
            around = reply.data[max(0, found.start() - 60) : found.start() + 200]
            yield Verdict(kind="host-path", detail=f"the answer to {_short(step)} tells {around!r}")
        if (address := _address(phone, reply.data[:_SCANNED])) is not None:
            yield Verdict(
                kind="host-address", detail=f"the answer to {_short(step)} tells {address}"
            )


def _address(phone: WatchedPhone, data: bytes) -> str | None:
    """An address of the process in an answer: as bytes, in hexadecimal, either way round."""
    numbers: dict[int, str] = {}
    for match in _ADDRESSES.finditer(data):
        shown, digits, raw = match.groups()
        if shown:
            numbers[int(shown, 16)] = f"0x{shown.decode()}"
        elif digits:
            value = bytes.fromhex(digits.decode())
            numbers[int.from_bytes(value, "little")] = digits.decode()
            numbers[int.from_bytes(value, "big")] = digits.decode()
        elif raw:
            numbers[int.from_bytes(raw, "little")] = raw.hex()
    if not numbers:
        return None
    mappings = phone.mappings()
    for number, text in numbers.items():
        if any(low <= number < high for low, high in mappings):
            return text
    return None


def _company(neighbour: Neighbour, wrong: Sequence[str]) -> Iterator[Verdict]:
    if neighbour.timings.worst > HANG:
        yield Verdict(kind="hang", detail="the neighbour was not answered in time")
    elif wrong:
        yield Verdict(kind="neighbour", detail=wrong[0])


def _size(phone: WatchedPhone, held: int) -> Iterator[Verdict]:
    grown = phone.peak - held
    if grown > ALLOWED_GROWTH:
        yield Verdict(kind="memory", detail=f"{grown // MEGABYTE} MB for one input")


def _words(phone: WatchedPhone, before: str) -> Iterator[Verdict]:
    new = phone.errors()[len(before) :].splitlines()
    lines = [line for line in new if line.strip() and _WRONG_TOKEN not in line]
    if lines:
        yield Verdict(kind="complaint", detail=f"{lines[0]} ... {lines[-1]}")


def _short(step: Step) -> str:
    return str(step)[:160]
