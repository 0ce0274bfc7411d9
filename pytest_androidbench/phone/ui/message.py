"""Texts that are put into the phone's language when they are laid out."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.ui.digits import native

Argument = str | int | float
"""What may stand in a message's braces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A text in Android's own English with its arguments and, if it counts, its plural."""

    text: str
    args: tuple[tuple[str, Argument], ...] = ()
    many: str | None = None
    """The English plural form; chosen when `count` is not one."""
    count: int = 1

    @property
    def template(self) -> str:
        """The English text, or its plural, with the arguments' names in braces."""
        return self.text if self.many is None or self.count == 1 else self.many

    def english(self) -> str:
        """Return the message filled in without translation."""
        return self.fill(self.template, "en")

    def fill(self, template: str, locale: str) -> str:
        """Put the arguments into a (translated) template, numbers in the locale's digits."""
        if not self.args:
            return template
        return template.format_map(
            {
                name: value if isinstance(value, str) else native(str(value), locale)
                for name, value in self.args
            }
        )


TextLike = str | Message
"""A text as it is, or one that is translated at layout."""


def tr(text: str, **args: Argument) -> Message:
    """Return a message: `tr("Save")`, `tr("Delete {name}?", name=name)`."""
    return Message(text=text, args=tuple(args.items()))


def ntr(one: str, many: str, n: int, **args: Argument) -> Message:
    """Return a counting message; `{n}` is the number."""
    return Message(text=one, many=many, count=n, args=(("n", n), *args.items()))
