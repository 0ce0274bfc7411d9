"""Looking at text and cutting it."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text, unescape
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import FileError

_CHUNK: Final = 65536


def split_lines(text: str) -> list[str]:
    """Lines without their ends; a last line without one counts too."""
    lines = text.split("\n")
    return lines[:-1] if lines[-1] == "" else lines


async def cat(io: IO, args: list[str]) -> int:
    options = read_options("cat", args, "AbenstuvE")
    status = 0
    for name in options.rest or ["-"]:
        try:
            if name != "-" and io.files.is_dir(io.path(name)):
                io.files.read(io.path(name))
            if name == "-" and not options.letters:
                while data := await io.stdin.read(_CHUNK):
                    await io.stdout.write(data)
                continue
            data = await io.read(name)
        except FileError as error:
            await io.complain(name, error)
            status = 1
            continue
        await io.stdout.write(_decorated(data, options.letters))
    return status


def _decorated(data: bytes, letters: list[str]) -> bytes:
    if not letters or set(letters) <= {"u"}:
        return data
    lines = split_lines(to_text(data))
    if "e" in letters or "E" in letters or "A" in letters:
        lines = [line + "$" for line in lines]
    if "t" in letters or "A" in letters:
        lines = [line.replace("\t", "^I") for line in lines]
    if "n" in letters or "b" in letters:
        lines = [f"{number:6}\t{line}" for number, line in enumerate(lines, start=1)]
    return to_bytes("".join(line + "\n" for line in lines))


def _head_count(args: list[str]) -> list[str]:
    """`-5` written as `-n 5`."""
    return [f"-n{arg[1:]}" if re.fullmatch(r"-\d+", arg) else arg for arg in args]


async def head(io: IO, args: list[str]) -> int:
    options = read_options("head", _head_count(args), "n:c:qv")
    texts, status = await _read_all(io, options.rest, options.number("n", 10), "n" in options)
    for index, (name, text) in enumerate(texts):
        if (len(texts) > 1 and "q" not in options) or "v" in options:
            await io.out(f"{chr(10) if index else ''}==> {name} <==\n")
        if "c" in options:
            await io.stdout.write(to_bytes(text)[: options.number("c", 0)])
            continue
        lines = text.splitlines(keepends=True) if "\r" not in text else _keep(text)
        await io.out("".join(lines[: options.number("n", 10)]))
    return status


async def _read_all(
    io: IO, names: list[str], count: int, counted: bool
) -> tuple[list[tuple[str, str]], int]:
    """Files' texts; of the input only as many lines as are needed."""
    if names or (counted and count < 0):
        return await io.texts(names)
    lines: list[bytes] = []
    while len(lines) < count and (line := await io.stdin.line()):
        lines.append(line)
    return [("-", to_text(b"".join(lines)))], 0


def _keep(text: str) -> list[str]:
    return re.findall(r"[^\n]*\n|[^\n]+", text)


async def tail(io: IO, args: list[str]) -> int:
    options = read_options("tail", _head_count(args), "n:c:fqvs:F")
    texts, status = await io.texts(options.rest)
    count = options.value("n", "10")
    for index, (name, text) in enumerate(texts):
        if len(texts) > 1 and "q" not in options:
            await io.out(f"{chr(10) if index else ''}==> {name} <==\n")
        if "c" in options:
            data = to_bytes(text)
            await io.stdout.write(data[_start(options.value("c"), len(data)) :])
        else:
            lines = _keep(text)
            await io.out("".join(lines[_start(count, len(lines)) :]))
    return status


def _start(count: str, total: int) -> int:
    """Where a tail begins: `+N` counts from the start, anything else from the end."""
    if not re.fullmatch(r"[-+]?\d{1,18}", count, re.ASCII):
        raise CommandError(f"tail: not integer: {count}")
    return max(0, int(count) - 1 if count.startswith("+") else total - abs(int(count)))


async def wc(io: IO, args: list[str]) -> int:
    options = read_options("wc", args, "lwcmL")
    texts, status = await io.texts(options.rest)
    chosen = [letter for letter in "lwmc" if letter in options] or ["l", "w", "c"]
    totals = dict.fromkeys(chosen, 0)
    alone = len(chosen) == 1 and len(texts) == 1
    for name, text in texts:
        counts = {
            "l": text.count("\n"),
            "w": len(text.split()),
            "m": len(text),
            "c": len(to_bytes(text)),
        }
        for letter in chosen:
            totals[letter] += counts[letter]
        await io.line(_counted([counts[c] for c in chosen], "" if name == "-" else name, alone))
    if len(texts) > 1:
        await io.line(_counted(list(totals.values()), "total", alone=False))
    return status


def _counted(numbers: list[int], name: str, alone: bool) -> str:
    text = str(numbers[0]) if alone else " ".join(f"{number:7}" for number in numbers).lstrip()
    return f"{text} {name}" if name else text


async def sort(io: IO, args: list[str]) -> int:
    options = read_options("sort", args, "bcdfgik:Mno:rst:uxzV")
    texts, status = await io.texts(options.rest)
    lines = [line for _, text in texts for line in split_lines(text)]
    separator = options.value("t")
    keys = options.values.get("k", [])

    def key(line: str) -> tuple[object, ...]:
        parts = [_field(line, spec, separator) for spec in keys] or [line]
        specs = keys or [""]
        numeric = "n" in options or "g" in options
        found: list[object] = []
        for text, spec in zip(parts, specs, strict=True):
            folded = text.lower() if "f" in options or "f" in spec else text
            found.append(_number(folded) if numeric or "n" in spec else to_bytes(folded))
        return (*found, to_bytes(line)) if "s" not in options else tuple(found)

    ordered = sorted(lines, key=key, reverse="r" in options)
    if "u" in options:
        seen: dict[object, str] = {}
        for line in ordered:
            seen.setdefault(key(line)[: len(keys) or 1], line)
        ordered = list(seen.values())
    output = "".join(line + "\n" for line in ordered)
    if "o" in options:
        io.files.write(io.path(options.value("o")), to_bytes(output))
    else:
        await io.out(output)
    return status


def _field(line: str, spec: str, separator: str) -> str:
    match = re.match(r"(\d+)(?:\.\d+)?\w*(?:,(\d+))?", spec)
    if match is None:
        raise CommandError(f"sort: bad key '{spec}'")
    fields = line.split(separator) if separator else line.split()
    end = int(match[2]) if match[2] else None
    return (separator or " ").join(fields[int(match[1]) - 1 : end])


def _number(text: str) -> float:
    match = re.match(r"\s*-?\d+(?:\.\d+)?", text)
    return float(match[0]) if match else 0.0


async def uniq(io: IO, args: list[str]) -> int:
    options = read_options("uniq", args, "cdiuzf:s:w:")
    texts, status = await io.texts(options.rest[:1])
    groups: list[tuple[str, int]] = []
    for line in split_lines(texts[0][1]) if texts else []:
        last = groups[-1][0] if groups else None
        same = last is not None and (
            last == line or ("i" in options and last.lower() == line.lower())
        )
        if same:
            groups[-1] = (groups[-1][0], groups[-1][1] + 1)
        else:
            groups.append((line, 1))
    for line, count in groups:
        if ("d" in options and count < 2) or ("u" in options and count > 1):
            continue
        await io.line(f"{count:7} {line}" if "c" in options else line)
    return status


async def cut(io: IO, args: list[str]) -> int:
    options = read_options("cut", args, "b:c:d:f:snDO:", long={"output-delimiter": "O"})
    chosen = options.last("bcf")
    if not chosen:
        raise CommandError('cut: no -cfF (see "cut --help")')
    delimiter = options.value("d", "\t")
    joint = options.value("O", delimiter if chosen == "f" else "")
    texts, status = await io.texts(options.rest)
    ranges = _ranges(options.value(chosen))
    for _, text in texts:
        for line in split_lines(text):
            items = line.split(delimiter) if chosen == "f" else list(line)
            if chosen == "f" and len(items) == 1:
                if "s" not in options:
                    await io.line(line)
                continue
            kept = [t for n, t in enumerate(items, start=1) if any(a <= n <= b for a, b in ranges)]
            await io.line(joint.join(kept))
    return status


def _ranges(text: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        match = re.fullmatch(r"(\d*)(-?)(\d*)", part)
        if match is None or not (match[1] or match[3]):
            raise CommandError(f"cut: bad list '{text}'")
        first = int(match[1] or 1)
        last = int(match[3]) if match[3] else (10**9 if match[2] else first)
        found.append((first, last))
    return found


async def tr(io: IO, args: list[str]) -> int:
    options = read_options("tr", args, "cCdsU", least=1, stop_early=True)
    source = _characters(options.rest[0])
    target = _characters(options.rest[1]) if len(options.rest) > 1 else []
    text = to_text(await io.stdin.read())
    inverted = "c" in options or "C" in options
    members = set(source)
    if "d" in options:
        text = "".join(char for char in text if (char in members) == inverted)
    elif target:
        table = {char: target[min(at, len(target) - 1)] for at, char in enumerate(source)}
        text = "".join(
            (target[-1] if char not in members else char) if inverted else table.get(char, char)
            for char in text
        )
    if "s" in options:
        squeezed = set(target or source)
        hit = {c for c in text if (c in squeezed) != (inverted and not target)}
        text = re.sub(r"(.)\1+", lambda m: m[1] if m[1] in hit else m[0], text, flags=re.DOTALL)
    await io.out(text)
    return 0


_CLASSES: Final[dict[str, str]] = {
    "alpha": "a-zA-Z",
    "digit": "0-9",
    "alnum": "a-zA-Z0-9",
    "upper": "A-Z",
    "lower": "a-z",
    "space": " \\t\\n\\r\\v\\f",
    "blank": " \\t",
    "punct": "!-/:-@\\[-`{-~",
}


def _characters(text: str) -> list[str]:
    named = re.sub(r"\[:(\w+):\]", lambda m: _CLASSES.get(m[1], m[0]), text)
    plain, _ = unescape(named)
    found: list[str] = []
    at = 0
    while at < len(plain):
        if plain[at + 1 : at + 2] == "-" and at + 2 < len(plain):
            found += [chr(code) for code in range(ord(plain[at]), ord(plain[at + 2]) + 1)]
            at += 3
        else:
            found.append(plain[at])
            at += 1
    return found


async def tee(io: IO, args: list[str]) -> int:
    options = read_options("tee", args, "ai", long={"append": "a"})
    status = 0
    paths: list[str] = []
    for name in options.rest:
        try:
            if "a" in options:
                io.files.append(io.path(name), b"")
            else:
                io.files.write(io.path(name), b"", mode=0o666)
            paths.append(io.path(name))
        except FileError as error:
            await io.complain(name, error)
            status = 1
    while data := await io.stdin.read(_CHUNK):
        await io.stdout.write(data)
        for path in paths:
            io.files.append(path, data)
    return status


COMMANDS: Final[Commands] = {
    "cat": cat,
    "cut": cut,
    "head": head,
    "sort": sort,
    "tail": tail,
    "tee": tee,
    "tr": tr,
    "uniq": uniq,
    "wc": wc,
}
