from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.command_line import CommandLine, UsageError, parse
from pytest_androidbench.phone.wire.ports import NoPorts, bind_pair


def test_ours_are_read() -> None:
    options = parse(
        [
            "-avd",
            "Pixel",
            "-ports",
            "0,0",
            "--host-port",
            "0",
            "--die-with-stdin",
            "--ready-json",
            "--size",
            "720x1280",
            "--density",
            "320",
            "--locale",
            "ar-EG",
            "--dark",
            "--font-scale",
            "1.3",
            "--wall-clock",
            "--view",
            "0",
            "--console-token-file",
            "t",
        ]
    )
    assert options == CommandLine(
        avd="Pixel",
        ports=(0, 0),
        host_port=0,
        die_with_stdin=True,
        ready_json=True,
        width=720,
        height=1280,
        density=320,
        locale="ar_EG",
        dark=True,
        font_scale=1.3,
        wall_clock=True,
        view=0,
        token_file=Path("t"),
    )


@pytest.mark.parametrize(
    "line",
    [
        "-port 5556 -avd N -no-audio -no-window -no-skin -no-snapshot -gpu off",
        "-adb-path /x/adb -gpu off -no-audio -show-kernel -verbose -avd N -grpc 8554 -no-skin"
        " -no-window -ports 5556,5557 -snapshot s -feature A,-B"
        " -network-user-mode-options restrict=y",
        "@N -no-window -port 5556 -delay-adb",
        "-feature -GLDirectMem -avd N -port 5556 -debug-init -help-gpu -no_audio -prop a=b",
        "-avd N -port 5556 -no-window -qemu -cpu max -append 'x'",
    ],
)
def test_emulator_command_lines_are_accepted(line: str) -> None:
    options = parse(line.split())
    assert (options.avd, options.ports) == ("N", (5556, 5557))


@pytest.mark.parametrize(
    "line",
    [
        "-port x", "-port 99999", "-ports 1", "--size 10x10", "--size wide", "--density 1",
        "--font-scale 9", "--locale Ümlaut", "--view", "--host-port -1", "--announce 0",
        "--allow-uid me", "--allow-uid 1,", "--listen here", "--listen ::", "--listen 10.0.0.1",
    ],
)  # fmt: skip
def test_wrong_values_are_named(line: str) -> None:
    with pytest.raises(UsageError, match=line.split(maxsplit=1)[0]):
        parse(line.split())


@pytest.mark.parametrize(
    ("line", "word", "meant"),
    [
        ("--wallclock", "--wallclock", "-wall-clock"),
        ("--densty 320 --dark", "--densty", "-density"),
        ("-avd N -no-widnow", "-no-widnow", "-no-window"),
        ("--Font_Scales 1.3", "--Font_Scales", "-font-scale"),
        ("port 5556", "port", "-port"),
        ("--dark dark", "dark", "-dark"),
    ],
)
def test_what_is_no_flag_is_refused_with_those_that_may_be_meant(
    line: str, word: str, meant: str
) -> None:
    with pytest.raises(UsageError, match=f"no flag '{word}'; did you mean .*{meant}"):
        parse(line.split())


def test_what_is_like_no_flag_is_refused_with_the_way_to_their_list() -> None:
    with pytest.raises(UsageError, match=r"no flag '--xyzzy' \(--help lists"):
        parse(["--xyzzy", "1"])


def test_users_are_numbers_or_everybody() -> None:
    assert parse([]).allowed == frozenset()
    assert parse(["--allow-uid", "1000,0"]).allowed == frozenset({0, 1000})
    assert parse(["--allow-uid", "any"]).allowed is None


def test_other_addresses_of_this_machine_need_no_more() -> None:
    assert parse(["--listen", "127.0.0.2"]).listen == "127.0.0.2"
    assert parse(["--listen", "10.0.0.1", "--allow-uid", "any"]).exposed


@given(st.lists(st.text(max_size=12), max_size=8))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    with suppress(UsageError):
        parse(words)


def test_announcing_uses_the_usual_server_unless_told() -> None:
    assert parse(["--announce"], 5038).announce == 5038
    assert parse(["--announce", "5040"]).announce == 5040


def test_a_free_pair_of_ports_is_even_and_odd() -> None:
    console, adb = bind_pair((0, 0))
    with console, adb:
        first, second = console.getsockname()[1], adb.getsockname()[1]
        assert first % 2 == 0
        assert second == first + 1
        with pytest.raises(NoPorts):
            bind_pair((first, second))
