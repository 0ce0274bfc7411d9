"""Android's alert dialogs, menus and lists of choices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, Unpack

from pytest_androidbench.phone.ui.box import INF, BoxDraft, Limits
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, HEADLINE_SMALL
from pytest_androidbench.phone.ui.widget import Common, Kid, Widget, present
from pytest_androidbench.phone.ui.widgets.button import Button
from pytest_androidbench.phone.ui.widgets.checked_text import CheckedText, CheckStyle
from pytest_androidbench.phone.ui.widgets.icon import Icon
from pytest_androidbench.phone.ui.widgets.linear import Column, Row
from pytest_androidbench.phone.ui.widgets.panel import Look, Panel
from pytest_androidbench.phone.ui.widgets.scroll import Scroll
from pytest_androidbench.phone.ui.widgets.small import Spacer
from pytest_androidbench.phone.ui.widgets.text import SpannedText, Text
from pytest_androidbench.phone.ui.widgets.toggles import CheckBox, Radio, Switch
from pytest_androidbench.phone.ui.widgets.window import DialogDecor

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

LIST_VIEW: Final = "android.widget.ListView"
LINEAR: Final = "android.widget.LinearLayout"
BUTTON_IDS: Final = ("android:id/button1", "android:id/button2", "android:id/button3")


@dataclass(frozen=True, slots=True, kw_only=True)
class DialogButton:
    """A button of a dialog."""

    text: TextLike
    on_tap: Callable[[], None] | None = None
    enabled: bool = True
    id: str | None = None
    """By default button1 (positive), button2 (negative), button3 (neutral), in this order."""


def Dialog(  # noqa: N802 - used like a widget
    title: TextLike | None = None,
    message: TextLike | None = None,
    *,
    body: Widget | None = None,
    buttons: Sequence[DialogButton] = (),
    title_id: str = "~alertTitle",
    message_id: str = "android:id/message",
    **common: Unpack[Common],
) -> Widget:
    """An alert dialog's panel with Android's ids; `buttons` = positive, negative, neutral.

    A body that scrolls, else the message, takes at most what title and buttons leave.
    """
    common.setdefault("cls", LINEAR)
    common.setdefault("id", "~parentPanel")
    about = message is not None and _message(message, message_id, 4 if title is not None else 24)
    if about and not (body is not None and _scrolls(body)):
        about.weight = 1
    panel = body is not None and Panel(
        body,
        id="~customPanel",
        cls="android.widget.FrameLayout",
        padding=_body_padding(body, title is not None),
        weight=1 if _scrolls(body) else 0,
    )
    shown = _Fitting(
        title is not None and _title(title, title_id),
        present((about, panel)),
        bool(buttons) and _buttons(buttons),
    )
    look = Look(background="surface_high", radius=28, elevation=6, square=True)
    end = 0 if buttons else 24
    return DialogDecor(Panel(shown, look=look, padding=(0, 0, 0, end), min_width=280, **common))


class _Fitting(Widget):
    """Title, middle and buttons; where they are too high the middle scrolls below no title.

    A phone on its side with the keyboard up has room for little more than a field and buttons.
    """

    def __init__(self, title: Kid, middle: Sequence[Widget], buttons: Kid) -> None:
        super().__init__()
        self.title = title
        self.middle = middle
        self.buttons = buttons

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        whole = present((self.title, *self.middle, self.buttons))
        bare = present((Spacer(16), *self.middle, self.buttons))
        for kids in (whole, bare):
            if self._fit(kids, layout, limits):
                return layout.measure(Column(*kids, across="stretch"), limits)
        scroll = Scroll(*self.middle, key="dialog body")
        return layout.measure(Column(scroll, self.buttons, across="stretch"), limits)

    def _fit(self, kids: Sequence[Widget], layout: Layout, limits: Limits) -> bool:
        rigid = Column(*(kid for kid in kids if not kid.weight), across="stretch")
        needed = layout.measure(rigid, limits._replace(min_height=0, max_height=INF))
        return needed.height <= limits.max_height


def _scrolls(body: Widget) -> bool:
    return body.weight > 0


def _body_padding(body: Widget, below_title: bool) -> tuple[float, float, float, float]:
    side = 0 if _scrolls(body) else 24
    return side, 0 if below_title else 24, side, 0


def _title(title: TextLike, title_id: str) -> Widget:
    text = Text(title, HEADLINE_SMALL, id=title_id)
    return Panel(text, id="~topPanel", cls=LINEAR, padding=(24, 24, 24, 16))


def _message(message: TextLike, id_: str, above: float) -> Widget:
    style = BODY.coloured("on_surface_variant")
    text = Text(message, style, id=id_)
    scroll = Scroll(
        text, id="~scrollView", key="dialog message", weight=0, padding=(24, above, 24, 8)
    )
    return Panel(scroll, id="~contentPanel", cls="android.widget.FrameLayout")


def _buttons(buttons: Sequence[DialogButton]) -> Widget:
    made = [
        Button(
            button.text,
            "text",
            id=button.id or BUTTON_IDS[place],
            on_tap=button.on_tap,
            enabled=button.enabled,
        )
        for place, button in enumerate(buttons)
    ]
    return Panel(
        _ButtonBar(made),
        id="~buttonPanel",
        cls="android.widget.ScrollView",
        padding=(16, 16, 24, 16),
    )


class _ButtonBar(Widget):
    """Buttons beside each other; where they are too wide, below each other, the positive first."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        self.buttons = buttons

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        rigid = layout.measure(
            Row(*self.buttons, gap=8), limits._replace(min_width=0, max_width=INF)
        )
        if rigid.width > limits.max_width:
            stacked = Column(*self.buttons, across="end", width="fill")
            return layout.measure(stacked, limits)
        neutral = self.buttons[2] if len(self.buttons) > 2 else None
        row = Row(
            neutral, Spacer(weight=1), *reversed(self.buttons[:2]), gap=8, width="fill", cls=LINEAR
        )
        return layout.measure(row, limits)


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuItem:
    """A row of a menu; `checked` is None for rows that only act."""

    text: TextLike
    on_tap: Callable[[], None] | None = None
    enabled: bool = True
    checked: bool | None = None
    radio: bool = False
    """Whether it is one of several, of which one is checked."""
    leads: bool = False
    """Whether a menu of its own follows, which an arrow tells."""
    id: str | None = None
    sign: str | None = None
    """An icon inside of the text, ahead of its words."""


def Menu(  # noqa: N802 - used like a widget
    items: Sequence[MenuItem], *, title_id: str = "title", **common: Unpack[Common]
) -> Widget:
    """The list of an overflow menu or popup; `title_id` "android:id/title" for the framework's.

    It is as wide as its longest row, within what Android allows; it scrolls where it is too high.
    """
    common.setdefault("cls", LIST_VIEW)
    common.setdefault("key", "menu")
    common.setdefault("weight", 0)
    rows = [_menu_row(item, title_id) for item in items]
    look = Look(background="surface_container", radius=4, elevation=3)
    return Panel(_MenuList(*rows, padding=(0, 8), **common), look=look)


class _MenuList(Scroll):
    """Rows below each other, all as wide as the widest."""

    narrowest: ClassVar[float] = 196
    widest: ClassVar[float] = 320

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        most = min(limits.max_width, layout.ctx.dp(self.widest))
        free = Limits(0, most, 0, INF)
        widths = [layout.measure(self.row(place), free).width for place in range(self.count)]
        natural = max(widths, default=0)
        width = limits.width(max(natural, min(most, layout.ctx.dp(self.narrowest))))
        return super().measure(layout, limits._replace(min_width=width, max_width=width))


def _menu_row(item: MenuItem, title_id: str) -> Widget:
    text = _menu_text(item, title_id)
    box = _menu_sign(item)
    inside = Row(text, box, id="content", cls="android.widget.RelativeLayout")
    return Panel(
        inside,
        padding=(16, 0, 16 if box is None else 4, 0),
        height=48,
        cls=LINEAR,
        on_tap=item.on_tap,
        enabled=item.enabled,
        clickable=True,
        id=item.id,
    )


def _menu_text(item: MenuItem, title_id: str) -> Text:
    text = Text(item.text, BODY_LARGE, id=title_id, lines=1, enabled=item.enabled, weight=1)
    if item.sign is None:
        return text
    return SpannedText(
        item.text, BODY_LARGE, sign=item.sign, id=title_id, lines=1, enabled=item.enabled, weight=1
    )


def _menu_sign(item: MenuItem) -> Widget | None:
    if item.leads:
        return Icon("arrow_right", id="submenuarrow")
    if item.checked is None:
        return None
    if item.radio:
        return Radio(item.checked, id="radio")
    return CheckBox(item.checked, id="checkbox")


def Choices(  # noqa: N802 - used like a widget
    choices: Sequence[TextLike],
    on_pick: Callable[[int], None],
    *,
    checked: Collection[int] | None = None,
    many: bool = False,
    list_id: str = "~select_dialog_listview",
    **common: Unpack[Common],
) -> Widget:
    """A dialog's list: plain rows (`checked` None), one of them, or `many` of them chosen."""
    style: CheckStyle = "plain" if checked is None else "check" if many else "radio"
    common.setdefault("cls", LIST_VIEW)
    common.setdefault("id", list_id)
    common.setdefault("weight", 1)
    rows = [
        CheckedText(
            text,
            checked is not None and place in checked,
            style,
            id="android:id/text1",
            on_tap=partial(on_pick, place),
            width="fill",
        )
        for place, text in enumerate(choices)
    ]
    return Scroll(*rows, **common)


def MainSwitch(  # noqa: N802 - used like a widget
    title: TextLike, checked: bool, on_change: Callable[[bool], None], **common: Unpack[Common]
) -> Widget:
    """The large bar "Use Bluetooth" at the top of a settings page."""
    common.setdefault("cls", LINEAR)
    common.setdefault("id", "main_switch_bar")
    common.setdefault("width", "fill")
    common["on_tap"] = partial(on_change, not checked)
    row = Row(
        Text(title, BODY_LARGE, id="switch_text", weight=1, lines=2),
        Switch(checked, id="android:id/switch_widget"),
        id="frame",
        cls=LINEAR,
        width="fill",
    )
    role = "primary_container" if checked else "surface_highest"
    bar = Panel(
        row, padding=(24, 4, 24, 4), min_height=72, look=Look(background=role, radius=28), **common
    )
    return Panel(bar, padding=(16, 8))
