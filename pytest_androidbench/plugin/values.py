"""From the words of an option to its value, or to a usage error that says the rule."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args

import pytest

from pytest_androidbench.episodes.trajectory import Screenshots
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.actions import MAX_WAIT
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.ways import ClockWay, RestoreWay
from pytest_androidbench.records.manifest import Resume, Rules
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.texts import clean

T = TypeVar("T")

WHOLE: Final = frozenset({"steps", "tokens", "calls"})
"""Limits that are whole numbers."""
NOT_RUN: Final = "not_run"
"""Stands among outcomes for an episode that has none."""
MAX_SEEDS: Final = 100_000
MAX_COUNT: Final = 1_000_000_000
MAX_DIGITS: Final = 15
MIN_STUDY: Final = 10
"""Episodes; with fewer nothing can be confirmed."""
REAL: Final = ("avd:", "adb:")
"""How the devices begin whose clock is nobody's to keep."""
_HOST: Final = re.compile(r"(\*|(\*\.)?[\w-]+(\.[\w-]+)*)(:\d{1,5})?", re.ASCII)
Retention: TypeAlias = Literal["off", "on", "retain-on-failure"]
"""When something is kept of an episode: never, always, or where it did not pass."""
AgentProcess: TypeAlias = Literal["worker", "episode", "off"]


def wrong(flag: str, text: object, rule: str) -> pytest.UsageError:
    """The error for a value that cannot be used."""
    return pytest.UsageError(clean(f"{flag}={text}: {rule}"))


def parse_seeds(text: str) -> tuple[int, ...]:
    """Numbers and ranges, each seed once, in the order given."""
    seeds: dict[int, None] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        first, dash, last = part.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            rule = "seeds are numbers and ranges from 0 on, separated by commas, as in 30,31,40-44"
            raise wrong("--ab-seeds", text, rule)
        low, high = int(first), int(last or first)
        if high < low or high - low >= MAX_SEEDS:
            rule = f"{part} is no range from low to high of up to {MAX_SEEDS} seeds"
            raise wrong("--ab-seeds", text, rule)
        seeds.update(dict.fromkeys(range(low, high + 1)))
    if not seeds:
        raise wrong("--ab-seeds", text, "give at least one seed, as in 30")
    return tuple(seeds)


def parse_count(flag: str, text: str, *, low: int, most: int = MAX_COUNT) -> int:
    """A whole number that is not below `low`, and not above `most`."""
    word = text.strip()
    # Python reads no number of thousands of digits.
    number = int(word[:MAX_DIGITS]) if word.isdecimal() else -1
    if number < low:
        raise wrong(flag, text, f"give a whole number from {low} on")
    if number > most or len(word) > MAX_DIGITS:
        raise wrong(flag, word[:MAX_DIGITS], f"give a whole number from {low} to {most:,}")
    return number


def parse_limits(text: str) -> Limits:
    """Limits by name, as in `steps=20,seconds=120`."""
    names = [field.name for field in fields(Limits)]
    rule = f"limits are written NAME=NUMBER, separated by commas; the names are {', '.join(names)}"
    given: dict[str, float] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, number = part.partition("=")
        value = _number(number)
        if name not in names or value is None:
            raise wrong("--ab-limits", text, rule)
        if value <= 0 or (name in WHOLE and value != int(value)):
            raise wrong("--ab-limits", text, f"{name} must be a positive number")
        given[name] = int(value) if name in WHOLE else value
    return Limits(**given)  # type: ignore[arg-type]  # whole numbers where they must be


def parse_money(flag: str, text: str) -> float:
    """US dollars, more than none."""
    value = _number(text)
    if value is None or value <= 0:
        raise wrong(flag, text, "give a sum of US dollars above 0, as 2.50")
    return value


def parse_share(flag: str, text: str) -> float:
    """A share from 0 to 1, also written in percent."""
    percent = text.strip().endswith("%")
    value = _number(text.strip().removesuffix("%"))
    if value is not None and percent:
        value /= 100
    if value is None or not 0 <= value <= 1:
        raise wrong(flag, text, "give a share from 0 to 1, as 0.6 or 60%")
    return value


def parse_screenshots(text: str) -> Screenshots:
    """When pictures are kept."""
    found: Screenshots = one_of("--ab-screenshots", text, get_args(Screenshots))
    return found


def parse_device_log(text: str) -> Retention:
    """When the device's log is kept."""
    found: Retention = one_of("--ab-device-log", text, get_args(Retention))
    return found


def parse_rules(text: str, flag: str = "--ab-checks") -> Rules:
    """Which rules the checks go by."""
    found: Rules = one_of(flag, text, get_args(Rules))
    return found


def parse_resume(text: str) -> Resume:
    """Whether results of an agent's older code are taken."""
    found: Resume = one_of("--ab-resume", text, get_args(Resume))
    return found


def parse_agent_process(text: str) -> AgentProcess:
    """In which process the agent runs."""
    found: AgentProcess = one_of("--ab-agent-process", text, get_args(AgentProcess))
    return found


def parse_clock(text: str, device: str) -> ClockWay | None:
    """How the device's time moves; None = as it does by itself."""
    found: ClockWay | None = one_of("--ab-clock", text, get_args(ClockWay)) if text else None
    if found == "virtual" and device.startswith(REAL):
        rule = f"the time of {device} cannot be told to stand still; only that of a simulated phone"
        raise wrong("--ab-clock", text, f"{rule}, --ab-device=phone, can. Leave it out")
    own = "virtual" if device == "phone" else "wall" if device.startswith(REAL) else None
    return None if found == own else found


def parse_web_hosts(text: str, device: str) -> tuple[str, ...]:
    """Servers that pages may reach; none = none at all."""
    names = tuple(word.strip() for word in text.split(",")) if text else ()
    if unfit := [name for name in names if not _HOST.fullmatch(name)]:
        rule = (
            f"{unfit[0]!r} is no host; valid are example.org, *.example.org, 127.0.0.1:8000 and *"
        )
        raise wrong("--ab-web-hosts", text, rule)
    if names and device.startswith(REAL):
        rule = f"the pages of {device} reach what its network does. Leave it out"
        raise wrong("--ab-web-hosts", text, rule)
    return names


def parse_restore(text: str, device: str) -> RestoreWay | None:
    """How the device comes back to a suite's state; None = in the best way it has."""
    found: RestoreWay | None = one_of("--ab-restore", text, get_args(RestoreWay)) if text else None
    has_snapshots = device == "phone" or device.startswith("avd:")
    return None if found == "snapshot" and has_snapshots else found


def check_usual(options: Mapping[str, str]) -> None:
    """Refuse looks and kept values where the tasks' code is changed, and judged as usual alone."""
    for other, text in options.items():
        if text not in ("", defaults.PROFILE):
            rule = f"plays each end once, in the usual look, and takes no {other}; remove one"
            raise pytest.UsageError(f"--ab-mutants {rule}")


def check_study(study: int, *, audit: str, judged: bool, draws: str) -> None:
    """Refuse what does not go with a study.

    Args:
        study: how many episodes it has; 0 = there is none.
        audit: the option that asks for an audit; "" = none does.
        judged: whether gates judge the run.
        draws: values that are to stand in for those drawn; "" = none are.
    """
    if study and audit:
        raise pytest.UsageError(f"--ab-study is of an agent: remove {audit}")
    if study and draws:
        raise pytest.UsageError("--ab-study chooses params by itself: remove --ab-draws")
    if study and judged:
        rule = "remove --ab-min-success, --ab-baseline and whatever else judges a run as a whole"
        raise pytest.UsageError(f"--ab-study rates no agent: {rule}")
    if study and study < MIN_STUDY:
        rule = f"a study needs {MIN_STUDY} episodes or more; 50 find most causes"
        raise wrong("--ab-study", study, rule)


def parse_size(flag: str, text: str) -> int | None:
    """A number of bytes, as `500M` or `2G`; None where nothing is said."""
    if not text:
        return None
    found = re.fullmatch(r"(\d{1,12})([KMG]?)B?", text.strip().upper(), re.ASCII)
    if found is None or int(found[1]) == 0:
        raise wrong(flag, text, "give a size such as 500M or 2G")
    return int(found[1]) << 10 * " KMG".index(found[2] or " ")


def has_workers(config: pytest.Config) -> bool:
    """Whether pytest-xdist was told to have some, in any of the ways of telling it."""
    return any(getattr(config.option, name, None) for name in ("numprocesses", "tx"))


def one_of(flag: str, text: str, choices: tuple[Any, ...]) -> Any:
    """One of the texts that there are to choose from."""
    if text not in choices:
        raise wrong(flag, text, f"choose one of {', '.join(choices)}")
    return text


def parse_names(text: str) -> tuple[str, ...]:
    """Names separated by commas, each once."""
    return tuple(dict.fromkeys(filter(None, (name.strip() for name in text.split(",")))))


def parse_again(text: str) -> frozenset[str]:
    """Last outcomes of what is run again; `infra` and `agent` are short for two of them."""
    short = {"infra": Outcome.INFRA_ERROR, "agent": Outcome.AGENT_ERROR}
    known = [*map(str, Outcome), NOT_RUN]
    names = [short.get(name, name) for name in parse_names(text)]
    for name in names:
        if name not in known:
            raise wrong("--ab-again", text, f"{name} is none of {', '.join(known)}")
    return frozenset(names)


def parse_seconds(flag: str, text: str) -> float:
    """A number of seconds from 0 on."""
    value = _number(text)
    if value is None or value < 0:
        raise wrong(flag, text, "give a number of seconds from 0 on")
    return value


def parse_pace(text: str) -> float | None:
    """Seconds after each action; None = as the suites say."""
    value = parse_seconds("--ab-pace", text) if text else None
    if value is not None and value > MAX_WAIT:
        raise wrong("--ab-pace", text, f"give a number of seconds from 0 to {MAX_WAIT:g}")
    return value


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def read_list(
    config: pytest.Config, flag: str, text: str, read: Callable[[Path], tuple[T, ...]]
) -> tuple[T, ...]:
    """What a file of a list holds; nothing where none is named.

    Args:
        config: pytest's.
        flag: the option that names it.
        text: its path; in an ini file from there, on the command line from where pytest was begun.
        read: reads it.

    Raises:
        pytest.UsageError: it cannot be read.
    """
    if not text:
        return ()
    typed = getattr(config.option, flag[2:].replace("-", "_"), None) is not None
    home = config.invocation_params.dir
    if not typed and config.inipath is not None:
        home = config.inipath.parent
    try:
        return read(home / text)
    except RunDirectoryError as error:
        raise pytest.UsageError(f"{flag}: {error}") from error
