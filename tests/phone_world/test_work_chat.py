"""The talk of the world's workspace."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.world.people import TODAY
from pytest_androidbench.phone.world.work_chat import (
    CHANNELS,
    EVENING,
    FILES,
    MORNING,
    chat_lines,
    colleague,
)


def test_there_are_six_channels_with_two_hundred_messages() -> None:
    assert len(CHANNELS) == 6
    assert len(list(chat_lines())) >= 200


def test_everybody_who_writes_is_a_colleague_and_writes_at_work() -> None:
    for line in chat_lines():
        assert line.at <= TODAY
        assert line.at.date() == TODAY.date() or line.at.weekday() < 5
        assert MORNING <= line.at.hour <= EVENING
        assert line.text


def test_a_channel_s_lines_are_in_order() -> None:
    for channel in CHANNELS:
        moments = [line.at for line in chat_lines() if line.channel == channel.name]
        assert moments == sorted(set(moments))


def test_files_lie_in_channels_of_people_who_are_there() -> None:
    names = {channel.name for channel in CHANNELS}
    for file in FILES:
        assert file.channel in names
        assert colleague(file.author)


def test_others_are_not_in_it() -> None:
    with pytest.raises(LookupError, match="nobody in the workspace is called Yusuf"):
        colleague("Yusuf")
