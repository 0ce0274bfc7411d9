"""A row as one text is what its chat template makes of it, or is refused with the reason."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.training.row import RowMessage, TrainingRow
from pytest_androidbench.training.rows import RowOptions, rows_of
from pytest_androidbench.training.selecting import Candidate
from pytest_androidbench.training.templates import MOST, ChatTemplate, TemplateUnfit
from tests.training.trajectories import trajectory


def row() -> TrainingRow:
    (made,) = rows_of([Candidate(trajectory=trajectory(1))], RowOptions(selection="all"))
    messages = (
        RowMessage(role="system", content="Mind {{ this }} and {% that %}."),
        RowMessage(role="user", content="Do it\n"),
    )
    return replace(made, messages=messages, target="Done")


def written(folder: Path, source: str) -> ChatTemplate:
    file = folder / "chat.jinja"
    file.write_text(source)
    return ChatTemplate(str(file))


def test_chatml_is_openais() -> None:
    assert ChatTemplate("chatml").text(row()) == (
        "<|im_start|>system\nMind {{ this }} and {% that %}.<|im_end|>\n"
        "<|im_start|>user\nDo it\n<|im_end|>\n"
        "<|im_start|>assistant\nDone<|im_end|>\n"
    )


def test_the_headed_one_has_a_headline_for_each_message() -> None:
    text = ChatTemplate("headed").text(row())
    assert text.startswith("### System\n\nMind {{ this }}")
    assert text.endswith("### Assistant\n\nDone\n\n")


def test_a_file_can_be_given(tmp_path: Path) -> None:
    template = written(tmp_path, "{% for m in messages %}{{ m.role[0] }}{% endfor %}")
    assert template.text(row()) == "sua"


def test_a_template_may_refuse_a_conversation(tmp_path: Path) -> None:
    template = written(tmp_path, "{{ raise_exception('no system') }}")
    with pytest.raises(TemplateUnfit, match="no system"):
        template.text(row())


@pytest.mark.parametrize(
    "source",
    [
        "{{ messages.nothing.there }}",
        "{{ ''.__class__.__mro__[1].__subclasses__() }}",
        "{{ messages.append(1) }}",
        "{{ 1 / 0 }}",
        "{{ messages[99].role }}",
    ],
)
def test_what_cannot_be_filled_is_said(tmp_path: Path, source: str) -> None:
    with pytest.raises(TemplateUnfit, match="cannot be filled with 1720533256/action/0"):
        written(tmp_path, source).text(row())


def test_what_is_no_template_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TemplateUnfit, match="line 2, is no template"):
        written(tmp_path, "one\n{% for %}")
    with pytest.raises(TemplateUnfit, match="neither one of chatml, headed nor a file"):
        ChatTemplate(str(tmp_path / "missing"))
    file = tmp_path / "large"
    file.write_bytes(b"x" * (MOST + 1))
    with pytest.raises(TemplateUnfit, match=f"{MOST} at most"):
        ChatTemplate(str(file))
