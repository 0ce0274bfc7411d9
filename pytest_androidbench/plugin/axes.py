"""From the words of `--ab-vary` to the axes along which tasks are varied, and their values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.plugin.values import wrong
from pytest_androidbench.records.record import STEPS

FLAG: Final = "--ab-vary"
WORDING: Final = "wording"
_RULE: Final = (
    "axes are separated by commas, or joined by + to be crossed; each may say how many values it "
    "takes, as in wording=3, or which ones, as in font=1.15:1.3"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Axis:
    """Something that an agent's success might depend on."""

    name: str
    values: tuple[str, ...]
    """Beside the usual one, which is whatever the task or the device says; most telling first."""
    form: str
    """What a value of one's own looks like."""
    read: Callable[[str], Profile | None]
    """The look of a value, which for wordings and steps sets nothing; None for a text that is no
    value."""


def _by_name(**looks: Profile) -> Callable[[str], Profile | None]:
    return looks.get


def _size(text: str) -> Profile | None:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    return Profile(width=int(found[1]), height=int(found[2])) if found else None


def _density(text: str) -> Profile | None:
    return Profile(density=int(text)) if re.fullmatch(r"\d{1,5}", text, re.ASCII) else None


def _scale(text: str) -> Profile | None:
    found = re.fullmatch(r"\d\.\d{1,2}", text, re.ASCII)
    return Profile(font_scale=float(text)) if found else None


_ALL: Final = (
    Axis(
        name=WORDING,
        values=(),
        form="the number of a wording, from 1 on",
        read=lambda text: Profile() if re.fullmatch(r"[1-9]\d?", text, re.ASCII) else None,
    ),
    Axis(
        name="screen",
        # The two of AndroidWorld's study beside the usual one, a short one, a large phone's.
        values=("720x1520", "1600x2560", "1080x1920", "1440x3120"),
        form="WIDTHxHEIGHT in pixels",
        read=_size,
    ),
    Axis(
        name="orientation",
        values=("landscape",),
        form="portrait or landscape",
        read=_by_name(portrait=Profile(rotation=0), landscape=Profile(rotation=1)),
    ),
    # Android's own steps of "Display size" and "Font size" around 420 dpi and 1.0.
    Axis(name="density", values=("540", "374", "460"), form="a number of dpi", read=_density),
    Axis(name="font", values=("1.3", "0.85", "1.15"), form="a scale such as 1.15", read=_scale),
    Axis(
        name="theme",
        values=("dark",),
        form="light or dark",
        read=_by_name(light=Profile(dark=False), dark=Profile(dark=True)),
    ),
    Axis(
        name="direction",
        values=("rtl",),
        form="ltr or rtl",
        read=_by_name(ltr=Profile(direction="ltr"), rtl=Profile(direction="rtl")),
    ),
    Axis(
        name=STEPS,
        # Those of AndroidArena's study of limits (arXiv 2402.06596).
        values=("5", "15", "25", "35", "45"),
        form="the most steps of an episode",
        read=lambda text: Profile() if re.fullmatch(r"[1-9]\d{0,5}", text, re.ASCII) else None,
    ),
)
AXES: Final[Mapping[str, Axis]] = MappingProxyType({axis.name: axis for axis in _ALL})
"""What can be varied, by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Varied:
    """An axis, and which of its values a run takes beside the usual one."""

    axis: str
    values: tuple[str, ...] = ()
    count: int | None = None
    """Of wordings, how many of those that a task states, the usual one included; None = all."""


def parse_vary(text: str) -> tuple[tuple[Varied, ...], ...]:
    """What is varied: one after the other, each against the usual, and those in a row crossed.

    Raises:
        pytest.UsageError: an axis or a value is none.
    """
    blocks: dict[tuple[Varied, ...], None] = {}
    for block in filter(None, (block.strip() for block in text.split(","))):
        crossed = tuple(_varied(text, word.strip()) for word in block.split("+"))
        names = [each.axis for each in crossed]
        if len(set(names)) < len(names):
            raise wrong(FLAG, text, f"{block} crosses an axis with itself")
        blocks[crossed] = None
    if text.strip() and not blocks:
        raise wrong(FLAG, text, f"give at least one axis, of {', '.join(AXES)}")
    return tuple(blocks)


def _varied(text: str, word: str) -> Varied:
    name, equals, said = word.partition("=")
    axis = AXES.get(name)
    if axis is None:
        told = f"there is no axis {name!r}" if name else _RULE
        raise wrong(FLAG, text, f"{told}; the axes are {', '.join(AXES)}")
    if not equals:
        return Varied(axis=name, values=axis.values)
    # A density of two digits does not exist, and a font scale has a point.
    if re.fullmatch(r"\d{1,2}", said, re.ASCII):
        return _some(text, axis, int(said))
    values = tuple(dict.fromkeys(said.split(":")))
    for value in values:
        look = axis.read(value)
        for fault in [f"it takes {axis.form}"] if look is None else look.faults():
            raise wrong(FLAG, text, f"{value!r} is no value of {name}: {fault}")
    return Varied(axis=name, values=values)


def _some(text: str, axis: Axis, count: int) -> Varied:
    if count < 2:
        rule = f"{axis.name}={count} varies nothing, as the usual one is counted; give 2 or more"
        raise wrong(FLAG, text, rule)
    if axis.name == WORDING:
        return Varied(axis=axis.name, count=count)
    if count > 1 + len(axis.values):
        every = ", ".join(axis.values)
        raise wrong(
            FLAG, text, f"{axis.name} has {1 + len(axis.values)} values, the usual one and {every}"
        )
    return Varied(axis=axis.name, values=axis.values[: count - 1])
