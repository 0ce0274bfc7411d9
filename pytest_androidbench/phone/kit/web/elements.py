"""Elements of a page as the hierarchy has them; the page's own picture is what is seen of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from pytest_androidbench.phone.browser.facts import PageField, PageNode
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ScrollRange
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import TextField
from pytest_androidbench.phone.ui.widgets.text_field import ImeAction, Keyboard

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

EDIT_TEXT: Final = "android.widget.EditText"
KEYBOARDS: Final[dict[str, Keyboard]] = {
    "search": "text",
    "tel": "phone",
    "url": "uri",
    "email": "email",
    "number": "decimal",
}
"""Of the kinds of fields that are typed into with other keys than texts."""
ACTIONS: Final[dict[str, ImeAction]] = {
    "enter": "enter",
    "done": "done",
    "go": "go",
    "next": "next",
    "previous": "next",
    "search": "search",
    "send": "send",
}


class FieldTaker(Protocol):
    """Takes to a page what is typed into its fields."""

    def write(self, node: PageNode, text: str, *, focused: bool) -> None:
        """Give a field another text."""

    def typed(self, keys: str, selected: tuple[int, int]) -> None:
        """Keys were pressed in the focused field, where so much was selected."""

    def enter(self) -> None:
        """The action key was pressed in the focused field."""

    def go_into(self, node: PageNode) -> None:
        """Give a field the focus."""


@dataclass(eq=False)
class PageElement(Widget):
    """An element that is no field; what it looks like is in the page's picture."""

    node: PageNode
    kids: Sequence[Widget] = ()

    def __post_init__(self) -> None:
        node = self.node
        self.cls = node.class_name
        self.id = f"#{node.resource_id}" if node.resource_id else None
        self.desc, self.hint = node.description or None, node.hint or None
        self.enabled, self.selected = node.enabled, node.selected
        self.clickable, self.long_clickable = node.clickable, node.long_clickable
        self.takes_focus = node.focusable

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        width, height = _size(self.node)
        scroll = None
        if self.node.scrollable:
            # How far it is scrolled is the page's affair; that it can be is all that is told.
            scroll = ScrollRange(axis="y", offset=0, limit=1, page=height)
        left, top = self.node.bounds[:2]
        kids = placed(layout, self.kids, left, top)
        return BoxDraft(self, width, height, kids, scroll=scroll)

    def label(self, box: Box) -> str:  # noqa: ARG002
        return self.node.text

    def is_node(self, box: Box) -> bool:  # noqa: ARG002
        return True

    @property
    def checkable(self) -> bool:
        return self.node.checkable

    @property
    def is_checked(self) -> bool:
        return self.node.checked

    @property
    def is_password(self) -> bool:
        return self.node.password


@dataclass(eq=False, kw_only=True)
class PageTextField(TextField):
    """A field of a page: the phone's keyboard types into it, the page draws it."""

    node: PageNode
    taker: FieldTaker
    caret: PageField | None = None
    """Facts of the page's focused field, where it is this one."""
    takes_all: ClassVar[bool] = True

    def __post_init__(self) -> None:
        super().__post_init__()
        node, field = self.node, self.caret
        self.style = "plain"
        self.cls, self.width = node.class_name, None
        self.id = f"#{node.resource_id}" if node.resource_id else None
        self.desc, self.hint = node.description or None, node.hint or None
        self.enabled, self.selected = node.enabled, node.selected
        self.clickable, self.long_clickable = node.clickable, node.long_clickable
        self.takes_focus = node.focusable
        self.value = field.text if field is not None else node.text
        self.on_done, self.on_keys = self.taker.enter, self.taker.typed
        kind = field.kind if field is not None else ""
        self.password = node.password
        self.multiline = kind == "multiline"
        self.keyboard = KEYBOARDS.get(kind, "text")
        self.action = ACTIONS.get(field.enter, "go") if field is not None else "go"

    def edit(self, fields: object, text: str) -> None:  # noqa: ARG002
        self.taker.write(self.node, text, focused=self.caret is not None)

    def took_focus(self) -> None:
        if self.caret is None:
            self.taker.go_into(self.node)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        return super().measure(layout, Limits.exactly(*_size(self.node)))

    def paint(self, box: Box, painter: Painter) -> None:
        """Leave it to the page."""

    def label(self, box: Box) -> str:  # noqa: ARG002
        return self.node.text

    def is_node(self, box: Box) -> bool:  # noqa: ARG002
        return True


def widget_of(node: PageNode, path: str, field: PageField | None, taker: FieldTaker) -> Widget:
    """The widget of an element, with those of all below it.

    Args:
        node: the element.
        path: names it among the page's, and its field where it is the focused one.
        field: facts of the focused field.
        taker: gets what is typed.
    """
    if node.class_name == EDIT_TEXT:
        own = field if node.focused else None
        key = path.partition("/")[0] if own is not None else path
        return PageTextField(node=node, taker=taker, caret=own, key=key)
    kids = [
        widget_of(kid, f"{path}/{place}", field, taker) for place, kid in enumerate(node.children)
    ]
    return PageElement(node, kids)


def placed(layout: Layout, kids: Sequence[Widget], left: int, top: int) -> list[BoxDraft]:
    """Elements measured, where they lie in one whose upper left corner is there."""
    drafts = []
    for kid in kids:
        if isinstance(kid, PageElement | PageTextField):
            bounds = kid.node.bounds
            draft = layout.measure(kid, Limits.exactly(*_size(kid.node)))
            drafts.append(draft.at(bounds[0] - left, bounds[1] - top))
    return drafts


def _size(node: PageNode) -> tuple[int, int]:
    left, top, right, bottom = node.bounds
    return max(0, right - left), max(0, bottom - top)
