"""Rows as one text, by a chat template: what a model is trained on is what it will be asked by."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.training.row import TrainingRow

if TYPE_CHECKING:
    from jinja2 import Template

NAMED: Final = ("chatml", "headed")
"""Templates that come along: OpenAI's ChatML, and one with a headline for each message."""
MOST: Final = 100_000
"""Bytes of a template; those of models have some thousand."""


class TemplateUnfit(AndroidBenchError):
    """A chat template cannot be used."""


class ChatTemplate:
    """A Jinja template as models bring it along, filled in a sandbox."""

    def __init__(self, template: str) -> None:
        """Read it.

        Args:
            template: one of `NAMED`, or the path of a file.

        Raises:
            TemplateUnfit: it cannot be read, or is no template.
        """
        self.name = template
        self._template = _compiled(template, _source(template))

    def text(self, row: TrainingRow) -> str:
        """The prompt with its reply.

        Raises:
            TemplateUnfit: the template refuses the conversation, or cannot be filled.
        """
        from jinja2 import TemplateError  # noqa: PLC0415 - slow, and few need it

        messages = [{"role": one.role, "content": one.content} for one in row.messages]
        messages.append({"role": "assistant", "content": row.target})
        try:
            return self._template.render(messages=messages, add_generation_prompt=False)
        except (TemplateError, TypeError, ValueError, ArithmeticError, LookupError) as error:
            raise TemplateUnfit(f"{self.name} cannot be filled with {row.id}: {error}") from error


def _source(template: str) -> str:
    if template in NAMED:
        here = files("pytest_androidbench.training") / "chat" / f"{template}.jinja"
        return here.read_text(encoding="utf-8")
    try:
        data = Path(template).read_bytes()
        if len(data) > MOST:
            raise TemplateUnfit(f"{template} has {len(data)} bytes; a template has {MOST} at most")
        return data.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TemplateUnfit(
            f"{template} is neither one of {', '.join(NAMED)} nor a file that can be read: {error}"
        ) from error


def _compiled(name: str, source: str) -> Template:
    from jinja2 import StrictUndefined, TemplateSyntaxError  # noqa: PLC0415 - slow, as above
    from jinja2.sandbox import ImmutableSandboxedEnvironment  # noqa: PLC0415

    def refuse(why: Any) -> None:
        raise TemplateUnfit(f"{name} refuses the conversation: {why}")

    # The options with which `transformers` compiles the templates of models.
    surroundings = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined
    )
    surroundings.globals["raise_exception"] = refuse
    try:
        return surroundings.from_string(source)
    except TemplateSyntaxError as error:
        raise TemplateUnfit(f"{name}, line {error.lineno}, is no template: {error}") from error
