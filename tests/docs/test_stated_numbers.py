"""Numbers and defaults that stand in sentences are those of the code."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

import pytest

from pytest_androidbench.agents.fingerprint import CODE, MAX_TEXT_FILE, TEXTS
from pytest_androidbench.agents.hosting.log import HEAD_BYTES, TAIL_BYTES
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.plugin import hookspecs
from pytest_androidbench.plugin.options import OPTIONS
from pytest_androidbench.suites.installed import GROUP
from tests.docs.blocks import DOCUMENTS, ROOT
from tests.security.fuzz.judging import ALLOWED_GROWTH, HANG, PATIENCE, RESTING
from tests.security.fuzz.running import GROWTH
from tests.security.watched import MEGABYTE

UNITS: Final = {"KiB": 1024, "MiB": 1024**2, "GiB": 1024**3, "MB": MEGABYTE}
WORDS: Final = {"two": 2, "three": 3, "five": 5, "eight": 8, "a million": 1_000_000}


@dataclass(frozen=True, slots=True, kw_only=True)
class Stated:
    """A sentence, and what its numbers and names are in the code."""

    document: str
    sentence: str
    """A pattern over the document's text as one line; its groups are what is stated."""
    values: tuple[object, ...]


def constant(name: str) -> Any:
    """The value of `module:NAME`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(f"pytest_androidbench.{module}"), attribute)


def usual(key: str) -> str:
    """An option's default."""
    return next(option.usual for option in OPTIONS if option.key == key)


def of_phones(argument: str) -> object:
    """What a simulated phone is given where nothing is said."""
    return inspect.signature(PhoneProvider.__init__).parameters[argument].default


def stated(document: str, sentence: str, *values: object) -> Stated:
    return Stated(document=document, sentence=sentence, values=values)


LOG_BYTES: Final = HEAD_BYTES + TAIL_BYTES
REFLECTION: Final = constant("agents.extras:MAX_REFLECTION")
FRAME_BYTES: Final = constant("agents.hosting.wire:MAX_FRAME")
SEEN_TWICE: Final = constant("phone.system.windows.observing:SEEN_TWICE_MS")
FUZZ: Final = (PATIENCE, RESTING, HANG, ALLOWED_GROWTH, GROWTH)
NUMBERS: Final = (
    stated("agent-protocol", r"A frame is at most (.*?)\.", FRAME_BYTES),
    stated("agent-protocol", r"`agent\.log`, (\S+ \S+) of it at most", LOG_BYTES),
    stated("agents", r"`agent\.log` in the attempt's folder, (\S+ \S+) of it at most", LOG_BYTES),
    stated("agents", r"A secret of (\d+) characters", constant("plugin.run_secrets:SHORTEST")),
    stated("agent-protocol", r"answered is kept up to (\S+) characters", REFLECTION),
    stated("agents", r"a text of up to (\S+) characters, or None", REFLECTION),
    stated("runs", r"until one passes; K is (\d+) at most", constant("records.trials:MAX_TRIALS")),
    stated("architecture", r"(\d+) ms when the hierarchy is asked for again", SEEN_TWICE),
    stated(
        "decisions/02-virtual-time",
        r"An input costs (\d+) ms of it.*asking for the hierarchy again .*? (\d+) ms,",
        constant("phone.system.windows.fingers:EVENT_MS"), SEEN_TWICE,
    ),
    stated("devices", r"open file of at least (\d+) bytes", constant("phone.wire.note:SIZE")),
    stated(
        "limits", r"not only after (\w+) seconds\.",
        constant("phone.system.windows.passing:HEADS_UP_MS") / 1000,
    ),
    stated(
        "limits", r"whoever is called answers after (\w+) seconds",
        constant("phone.system.telephony:CONNECT_MS") / 1000,
    ),
    stated("methods", r"`fuzz_one_input` over (\d+) bytes", constant("tasks.params:BYTES")),
    stated("runs", r"`reason` and `traceback` have (\S+) characters", constant("texts:MAX_TEXT")),
    stated("runs", r"exception, (a million) characters", constant("agents.hosting.telling:_MOST")),
    stated("runs", r"shorter side keeps (\d+) pixels", constant("records.shrinking:SHORT_SIDE")),
    stated("runs", r"takes (\S+) s of CPU", str(constant("records.packing:CPU_SECONDS"))),
    stated("runs", r"texts beside them up to (\S+ \S+) each", MAX_TEXT_FILE),
    stated(
        "security",
        r"Its bounds: (\w+) seconds until its client hangs up, (\w+) until the phone rests, "
        r"(\w+) for the neighbour, (\d+ MB) for one input, (\d+ MB) of growth",
        *FUZZ,
    ),
)  # fmt: skip
DEFAULTS: Final = (
    stated("../README", r"`--ab-device=(\w+)` \(the default\)", usual("ab_device")),
    stated("agents", r"`--ab-agent-process=(\w+)` is the default", usual("ab_agent_process")),
    stated("runs", r"K is 100 at most, and (\d+), none, by default", int(usual("ab_trials"))),
    stated(
        "android_world",
        r"By default ours compares letter by letter.*?`--ab-checks (\w+)` keeps",
        {"strict": "upstream"}[usual("ab_checks")],
    ),
    stated("android_world", r"The suite `(\w+)` .*? it is the default suite", usual("ab_suite")),
    stated("devices", r"\| `(\w+)` \(default\) \|", usual("ab_device")),
    stated("devices", r"`--ab-clock` says .*? `(\w+)`, the default", of_phones("clock")),
    stated("devices", r"\| `(\w+)` \| the whole device \| the default", of_phones("restore")),
    stated("methods", r"\(`--ab-retry-infra`, default (\d+) further", int(usual("ab_retry_infra"))),
    stated("tasks", r"(S\w+) is the default, and the report's", usual("ab_checks").capitalize()),
)


@cache
def text_of(document: str) -> str:
    return " ".join((ROOT / "docs" / f"{document}.md").read_text("utf-8").split())


def meant(text: str) -> object:
    """The number of a sentence with its unit, or the name that stands there."""
    number, _, unit = text.replace(",", "").partition(" ")
    if number.isdecimal():
        return int(number) * UNITS.get(unit, 1)
    return WORDS.get(text, text)


@pytest.mark.parametrize(
    "one", [*NUMBERS, *DEFAULTS], ids=lambda one: f"{one.document}-{one.values}"
)
def test_what_a_sentence_states_is_so(one: Stated) -> None:
    found = re.findall(one.sentence, text_of(one.document))
    assert found, "there is no such sentence any more"
    groups = (each if isinstance(each, tuple) else (each,) for each in found)
    assert {tuple(map(meant, each)) for each in groups} == {one.values}


def test_each_number_of_the_page_of_limits_is_held() -> None:
    number = rf"(?:{'|'.join(WORDS)}|\d[\d,.]*) (?:seconds|ms|[KMG]i?B|bytes|characters)"
    text = text_of("limits")
    held = [match.span() for one in NUMBERS if one.document == "limits"
            for match in re.finditer(one.sentence, text)]  # fmt: skip
    loose = [
        match[0] for match in re.finditer(number, text)
        if not any(start <= match.start() < end for start, end in held)
    ]  # fmt: skip
    assert loose == []


def test_each_default_that_stands_with_its_option_is_held() -> None:
    for document in DOCUMENTS:
        name = "../README" if document.name == "README.md" else document.stem
        held = [one.sentence for one in DEFAULTS if one.document == name]
        # Rows of the table of options are held by test_commands.
        for line in document.read_text("utf-8").splitlines():
            if re.search(r"--ab-.*\bdefault\b|\bdefault\b.*--ab-", line) and line[:3] != "| `":
                paragraph = next(p for p in document.read_text("utf-8").split("\n\n") if line in p)
                assert any(re.search(each, " ".join(paragraph.split())) for each in held), line


def test_the_sources_of_an_agent_are_those_listed() -> None:
    listed = re.findall(r"1 MiB each: `([^`]+)`", text_of("runs"))
    assert [set(each.split()) for each in listed] == [TEXTS]
    assert f"Sources are all `{CODE}` files" in text_of("runs")


def test_hooks_named_in_the_text_exist() -> None:
    hooks = {name for name in vars(hookspecs) if name.startswith("pytest_androidbench_")}
    for document in DOCUMENTS:
        named = set(re.findall(r"\bpytest_androidbench_\w+", document.read_text("utf-8")))
        assert named - hooks - {GROUP} == set(), document
