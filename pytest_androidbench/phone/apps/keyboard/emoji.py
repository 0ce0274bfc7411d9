"""The pages of emoji: Gboard's categories, the skin tones behind a key that is held."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.keyboard import emoji_signs
from pytest_androidbench.phone.apps.keyboard.app import KeyboardApp
from pytest_androidbench.phone.apps.keyboard.faces import BESIDE, face, line
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

COLUMNS: Final = 9
TONES: Final = "🏻🏼🏽🏾🏿"
_BASE: Final = re.compile(f"(?!(?<=\u200d)🤝)([{''.join(sorted(emoji_signs.BASES))}])\ufe0f?")
_CHILD: Final = re.compile("\u200d[👦👧]")


@dataclass(frozen=True, slots=True)
class EmojiCategory:
    """One page of emoji."""

    name: TextLike
    icon: str
    signs: str

    @property
    def emoji(self) -> Sequence[str]:
        """The emoji of the page in their order."""
        return self.signs.split(" ")


CATEGORIES: Final = (
    EmojiCategory(tr("Smileys and emotions"), "mood", emoji_signs.SMILEYS),
    EmojiCategory(tr("People"), "emoji_people", emoji_signs.PEOPLE),
    EmojiCategory(tr("Animals and nature"), "pets", emoji_signs.ANIMALS),
    EmojiCategory(tr("Food and drink"), "local_cafe", emoji_signs.FOOD),
    EmojiCategory(tr("Travel and places"), "directions_car", emoji_signs.TRAVEL),
    EmojiCategory(tr("Activities and events"), "emoji_events", emoji_signs.ACTIVITIES),
    EmojiCategory(tr("Objects"), "emoji_objects", emoji_signs.OBJECTS),
    EmojiCategory(tr("Symbols"), "star", emoji_signs.SYMBOLS),
    EmojiCategory(tr("Flags"), "flag", emoji_signs.FLAGS),
)


def with_tones(sign: str) -> list[str]:
    """Return an emoji in all skin tones, as it is first; nothing where it has none.

    Families have none; two people get the same, as Gboard offers them first.
    """
    if sign[0] not in emoji_signs.BASES or _CHILD.search(sign):
        return []
    return [sign, *(_BASE.sub(rf"\1{tone}", sign) for tone in TONES)]


@dataclass(eq=False)
class EmojiPage(AppPart[KeyboardApp]):
    """The keys of one category, and the tabs that lead to the others."""

    category: int = 0
    held: str = ""
    """The emoji whose skin tones are offered."""

    def tabs(self) -> w.Widget:
        """The categories."""
        buttons = [
            w.IconButton(
                each.icon,
                each.name,
                size=20,
                colour="primary" if index == self.category else "on_surface_variant",
                selected=index == self.category,
                on_tap=partial(self.turn, index),
                weight=1,
                width=None,
            )
            for index, each in enumerate(CATEGORIES)
        ]
        return w.Row(*buttons, weight=1)

    def turn(self, index: int) -> None:
        """Show other emoji."""
        self.category, self.held = index, ""

    def hold(self, sign: str) -> None:
        """Offer the skin tones of an emoji."""
        self.held = sign

    def page(self, type_: Callable[[str], None], height: float) -> w.Widget:
        """The keys of the category, above them the skin tones of the one that was held."""
        signs = CATEGORIES[self.category].emoji

        def row(index: int) -> w.Widget:
            return self._line(signs[index * COLUMNS : (index + 1) * COLUMNS], type_, height)

        keys = w.Scroll(
            count=-(-len(signs) // COLUMNS),
            row=row,
            row_height=height,
            key=f"emoji_{self.category}",
        )
        if not self.held:
            return keys
        tones = self._line(with_tones(self.held), type_, height)
        strip = w.Panel(tones, look=w.Look(background="surface_highest", elevation=2))
        return w.Column(strip, keys, across="stretch", weight=1)

    def _line(self, signs: Sequence[str], type_: Callable[[str], None], height: float) -> w.Widget:
        keys = [self._key(sign, type_) for sign in signs]
        rest = COLUMNS - len(keys)
        return line([*keys, w.Spacer(weight=rest) if rest else None], height)

    def _key(self, sign: str, type_: Callable[[str], None]) -> w.Widget:
        display = self.phone.display
        room = (display.width_dp / COLUMNS - 2 * BESIDE) * 0.74
        label = w.Text(sign, w.TextStyle(min(24, room) / display.font_scale))
        toned = sign != self.held and with_tones(sign)
        return face(
            sign,
            label,
            "emoji",
            partial(self._take, type_, sign),
            background="surface_high",
            on_long=partial(self.hold, sign) if toned else None,
        )

    def _take(self, type_: Callable[[str], None], sign: str) -> None:
        self.held = ""
        type_(sign)
