"""The emoji there are keys for, by category, each with the icon that stands for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.keyboard.app import KeyboardApp
from pytest_androidbench.phone.apps.keyboard.faces import face, line
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

COLUMNS: Final = 8
ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class EmojiCategory:
    """One page of emoji."""

    name: TextLike
    icon: str
    emoji: Mapping[str, str]


CATEGORIES: Final = (
    EmojiCategory(
        tr("Smileys and emotion"),
        "mood",
        {
            "😀": "mood",
            "🙂": "sentiment_satisfied",
            "🙁": "sentiment_dissatisfied",
            "😊": "insert_emoticon",
            "😄": "emoji_emotions",
            "❤️": "favorite",
            "🤍": "favorite_border",
            "💬": "chat_bubble",
            "👍": "thumb_up",
            "👎": "thumb_down",
            "🙋": "person",
            "👪": "family_restroom",
            "👥": "people",
        },
    ),
    EmojiCategory(
        tr("Animals and nature"),
        "pets",
        {
            "🐾": "pets",
            "🌿": "eco",
            "🌼": "nature",
            "☀️": "wb_sunny",
            "🌙": "nightlight",
            "☁️": "cloud",
            "💧": "water_drop",
            "⚡": "bolt",
            "🔥": "whatshot",
        },
    ),
    EmojiCategory(
        tr("Food and drink"),
        "restaurant",
        {
            "☕": "local_cafe",
            "🍕": "local_pizza",
            "🍔": "fastfood",
            "🎂": "cake",
            "🍽️": "restaurant",
            "🍢": "outdoor_grill",
        },
    ),
    EmojiCategory(
        tr("Travel and places"),
        "directions_car",
        {
            "🚗": "directions_car",
            "🚌": "directions_bus",
            "🚲": "directions_bike",
            "🚆": "train",
            "✈️": "flight",
            "🚚": "local_shipping",
            "🏠": "home",
            "🏨": "hotel",
            "🏖️": "beach_access",
            "🗺️": "map",
            "📍": "place",
        },
    ),
    EmojiCategory(
        tr("Activities and objects"),
        "emoji_events",
        {
            "⚽": "sports_soccer",
            "🏆": "emoji_events",
            "🎉": "celebration",
            "🎵": "music_note",
            "🎨": "palette",
            "🎬": "movie",
            "🎁": "card_giftcard",
            "💡": "lightbulb",
            "📱": "smartphone",
            "💻": "laptop",
            "📷": "photo_camera",
            "📞": "call",
            "✉️": "mail",
            "🔑": "key",
            "🔒": "lock",
            "📅": "event",
            "⏰": "alarm",
            "💳": "credit_card",
        },
    ),
    EmojiCategory(
        tr("Symbols"),
        "star",
        {
            "✅": "check_circle",
            "❌": "close",
            "❓": "help",
            "❗": "priority_high",
            "⭐": "star",
            "🔔": "notifications",
            "🔍": "search",
            "⚠️": "warning",
            "♻️": "autorenew",
            "🚫": "block",
            "➕": "add",
            "➖": "remove",
        },
    ),
)


@dataclass(eq=False)
class EmojiPage(AppPart[KeyboardApp]):
    """The keys of one category, and the tabs that lead to the others."""

    category: int = 0

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
            )
            for index, each in enumerate(CATEGORIES)
        ]
        return w.Row(*buttons, w.Spacer(weight=1))

    def turn(self, index: int) -> None:
        """Show other emoji."""
        self.category = index

    def rows(self, type_: Callable[[str], None], height: float) -> list[w.Widget]:
        """The keys of the category."""
        keys = [
            face(sign, w.Icon(icon, 26, "on_surface"), "emoji", partial(type_, sign))
            for sign, icon in CATEGORIES[self.category].emoji.items()
        ]
        lines = [keys[at * COLUMNS : (at + 1) * COLUMNS] for at in range(ROWS)]
        return [line([*part, _rest(COLUMNS - len(part))], height) for part in lines]


def _rest(columns: int) -> w.Widget | None:
    return w.Spacer(weight=columns) if columns else None
