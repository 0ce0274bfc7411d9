"""What buttons under an editor do to a text: pure, from selection to selection."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

LEADING: Final = r"^(\s*)"
ORDERED: Final = r"^(\s*)((\d+)([.)])(\s))"
HEADING: Final = r"^(\s{0,3})(#{1,6}\s)"
QUOTE: Final = r"^(>\s)"
CHECKED: Final = r"^(\s*)([-*+]\s\[[xX]\]\s)"
UNCHECKED: Final = r"^(\s*)([-*+]\s\[\s\]\s)"
UNORDERED: Final = r"^(\s*)([-*+]\s)"
PREFIXES: Final = (ORDERED, HEADING, QUOTE, CHECKED, UNCHECKED, UNORDERED, LEADING)
_MARKED: Final = re.compile(r"(\*\*|~~|_|`)[a-zA-Z0-9\s]*(\*\*|~~|_|`)")
_LIST_LINE: Final = re.compile(r"(\s*)((?:[-*+]\s(?:\[[ xX]\]\s)?)|(?:(\d+)([.)])\s))?(.*)")


class Selected(NamedTuple):
    """A text and what is selected in it; start and end are equal at a caret."""

    text: str
    start: int
    end: int


Edit = Callable[[Selected], Selected]
Rule = tuple[str, str]
"""A pattern at the start of a line, and what takes its place; the first that fits is used."""


def inserted(now: Selected, text: str, *, caret: int | None = None) -> Selected:
    """A text in place of the selection; the caret behind it, or so far into it."""
    at = now.start + (len(text) if caret is None else caret)
    return Selected(now.text[: now.start] + text + now.text[now.end :], at, at)


def wrapped(now: Selected, mark: str) -> Selected:
    """Marks around the selection, or taken away where they are; around the caret without one."""
    text, start, end = now
    if start == end:
        return inserted(now, mark * 2, caret=len(mark))
    inner = text[start:end]
    if _MARKED.fullmatch(inner):
        kept = inner[len(mark) : len(inner) - len(mark)]
        return Selected(text[:start] + kept + text[end:], start, start + len(kept))
    low, high = start - len(mark), end + len(mark)
    if low >= 0 and high <= len(text) and _MARKED.fullmatch(text[low:high]):
        return Selected(text[:low] + inner + text[high:], low, low + len(inner))
    whole = f"{text[:start]}{mark}{inner}{mark}{text[end:]}"
    return Selected(whole, start + len(mark), end + len(mark))


def by_rules(now: Selected, rules: Sequence[Rule]) -> Selected:
    """Every selected line changed by the first rule whose pattern it fits."""
    first, last = lines_around(now)
    lines = [_ruled(line, rules) for line in now.text[first:last].split("\n")]
    changed = now.text[:first] + "\n".join(lines) + now.text[last:]
    end = len(changed) - (len(now.text) - now.end)
    if now.start == now.end:
        return Selected(changed, end, end)
    behind = len(now.text[first:last].split("\n")[0]) - (now.start - first)
    return Selected(changed, max(first, first + len(lines[0]) - behind), end)


def lines_around(now: Selected) -> tuple[int, int]:
    """Where the first selected line begins and the last one ends."""
    last = now.text.find("\n", now.end)
    return now.text.rfind("\n", 0, now.start) + 1, len(now.text) if last < 0 else last


def heading(level: int) -> Sequence[Rule]:
    """Rules that set or unset a heading."""
    sign = "#" * level
    others = [(prefix, rf"{sign}\1 ") for prefix in PREFIXES]
    return [(rf"^(\s{{0,3}}){sign} ", r"\1"), (HEADING, rf"\1{sign} "), *others]


def list_sign(sign: str) -> Sequence[Rule]:
    """Rules that make lines items of an unordered list, or plain again."""
    return _toggled(UNORDERED, rf"\1{sign} ", r"\1")


def check_list(sign: str) -> Sequence[Rule]:
    """Rules that make lines items to check, or check and uncheck them."""
    return _toggled(UNCHECKED, rf"\1{sign} [ ] ", rf"\1{sign} [x] ")


def ordered() -> Sequence[Rule]:
    """Rules that make lines items of an ordered list, or plain again."""
    return _toggled(ORDERED, r"\g<1>1. ", r"\1")


def quoted() -> Sequence[Rule]:
    """Rules that make lines a quote, or plain again."""
    return _toggled(QUOTE, r">\1 ", "")


def indented(now: Selected) -> Selected:
    """Lines moved in by four spaces."""
    return by_rules(now, [("^", "    ")])


def unindented(now: Selected) -> Selected:
    """Lines moved out by up to four spaces."""
    return by_rules(now, [(r"^\s{1,4}", "")])


def without_lines(now: Selected) -> Selected:
    """The selected lines deleted."""
    first, last = lines_around(now)
    at_end = last == len(now.text)
    low, high = first - (at_end and first > 0), last + (not at_end)
    return Selected(now.text[:low] + now.text[high:], low, low)


def moved_up(now: Selected) -> Selected:
    """The selected lines before the line above them."""
    first, last = lines_around(now)
    if first == 0:
        return now
    above = now.text.rfind("\n", 0, first - 1) + 1
    text = f"{now.text[:above]}{now.text[first:last]}\n{now.text[above : first - 1]}"
    return Selected(text + now.text[last:], now.start - (first - above), now.end - (first - above))


def moved_down(now: Selected) -> Selected:
    """The selected lines behind the line below them."""
    first, last = lines_around(now)
    if last == len(now.text):
        return now
    _, below = lines_around(Selected(now.text, last + 1, last + 1))
    text = f"{now.text[:first]}{now.text[last + 1 : below]}\n{now.text[first:last]}"
    step = below - last
    return Selected(text + now.text[below:], now.start + step, now.end + step)


def line_below(now: Selected) -> Selected:
    """A new line under the selected one, with the list going on."""
    _, last = lines_around(now)
    return inserted(Selected(now.text, last, last), "\n" + continuation(now.text, last))


def line_broken(text: str, at: int) -> Selected:
    """What becomes of a text with a new line break: the list goes on; an empty item ends it."""
    first, behind = text.rfind("\n", 0, at) + 1, at + 1
    found = _LIST_LINE.fullmatch(text[first:at])
    if found is not None and found[2] and not found[5] and text[behind : behind + 1] in {"", "\n"}:
        return Selected(text[:first] + text[behind:], first, first)
    return inserted(Selected(text, behind, behind), continuation(text, at))


def continuation(text: str, at: int) -> str:
    """What a new line after `at` begins with: the indent, and the next item of a list."""
    line = text[text.rfind("\n", 0, at) + 1 : at]
    found = _LIST_LINE.fullmatch(line)
    if found is None:
        return ""
    indent, sign, number, delimiter, rest = found.groups()
    if not sign or not rest:
        return str(indent)
    if number:
        return f"{indent}{int(number) + 1}{delimiter} "
    return indent + re.sub(r"\[[xX]\]", "[ ]", sign)


def _toggled(target: str, replacement: str, otherwise: str) -> Sequence[Rule]:
    return [(prefix, otherwise if prefix == target else replacement) for prefix in PREFIXES]


def _ruled(line: str, rules: Sequence[Rule]) -> str:
    for pattern, replacement in rules:
        changed, count = re.subn(pattern, replacement, line, count=1)
        if count:
            return changed
    return line
