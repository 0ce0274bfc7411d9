"""Which commands a line for the device's shell consists of, as far as its text tells."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.shell_line import commands_in, reads_script

TAP = ["input", "tap", "1", "2"]
WORDS = st.lists(
    st.text(st.characters(codec="utf-8", exclude_characters="\0"), min_size=1), min_size=1
)


def commands(line: str) -> list[list[str]]:
    return list(commands_in(line))


@pytest.mark.parametrize(
    "line",
    [
        "input tap 1 2",
        "  input   tap\t1 2 ",
        "/system/bin/input tap 1 2",
        "'input' tap \"1\" 2",
        "in\\put tap 1 2",
        "input tap 1 2 # and not: input tap 3 4",
        "input tap 1 2 > /dev/null 2>&1",
        "input tap 1 2 2>/dev/null",
        "X=1 Y='a b' input tap 1 2",
        "exec input tap 1 2",
        "nohup input tap 1 2",
        "busybox timeout 5 nice -n 3 input tap 1 2",
        "sh -c 'input tap 1 2'",
        'sh -c "input tap 1 2"',
        "su 0 input tap 1 2",
        "su -c 'input tap 1 2'",
        "su root sh -c \"sh -c 'input tap 1 2'\"",
        "eval 'input tap 1 2'",
        "eval input tap 1 2",
        "time input tap 1 2",
        "! input tap 1 2",
        "{ input tap 1 2; }",
        "(input tap 1 2)",
        "if input tap 1 2; then fi",
        "env -i A=b input tap 1 2",
    ],
)
def test_a_command_is_seen_however_it_is_started(line: str) -> None:
    assert commands(line) == [TAP]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("input tap 1 2; sleep 1 && input swipe 1 2 3 4 || echo no", "input sleep input echo"),
        ("input tap 1 2 & input tap 3 4\ninput tap 5 6", "input input input"),
        ("dumpsys input | grep 'input tap'", "dumpsys grep"),
        ("for i in 1 2 3; do input tap $i 2; done", "for input"),
        ("while true; do input tap 1 2; done", "true input"),
        ('echo "$(input tap 1 2)"', "input echo"),
        ("echo $(input tap 1 2) `input tap 3 4`", "echo input input"),
        ("echo 'input tap 1 2; input tap 3 4'", "echo"),
        ("echo \\; input tap 1 2", "echo"),
        ("echo \"'$(input tap 1 2)'\"", "echo"),
    ],
)
def test_the_commands_of_a_line_come_in_the_order_of_its_text(line: str, names: str) -> None:
    assert [words[0] for words in commands(line)] == names.split()


def test_lines_within_lines_have_an_end() -> None:
    line = "input tap 1 2"
    for _ in range(8):
        line = f"sh -c {shlex.quote(line)}"
    assert commands(line) == []


@given(WORDS)
def test_what_is_quoted_is_a_word_as_it_was(words: list[str]) -> None:
    line = " ".join(map(shlex.quote, ["echo", *words]))
    assert commands(line) == [["echo", *words]]


@given(st.text(st.sampled_from("ai;&|()$`'\"\\<> \n#{}=-0c")) | st.text())
def test_no_text_is_too_much(line: str) -> None:
    for words in commands(line):
        assert words
    reads_script(line)


@pytest.mark.parametrize(
    ("line", "reads"),
    [
        ("sh", True),
        ("/system/bin/sh", True),
        ("su", True),
        ("su 0", True),
        ("su root sh", True),
        ("cd /sdcard; sh -x", True),
        ("export PS1=; mksh", True),
        ("sh -c 'ls'", False),
        ("sh script.sh", False),
        ("su 0 ls", False),
        ("ls", False),
        ("", False),
        ("echo sh", False),
    ],
)
def test_a_shell_without_a_script_reads_one(line: str, reads: bool) -> None:
    assert reads_script(line) is reads
