"""The hierarchy an accessibility service sees, and Android's XML for it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.widget import VirtualNode, Widget
from pytest_androidbench.phone.ui.widgets.text_field import TextField


@dataclass(slots=True, kw_only=True)
class Node:
    """One element of the hierarchy."""

    index: int
    text: str = ""
    hint: str = ""
    desc: str = ""
    resource_id: str = ""
    class_name: str = ""
    package: str = ""
    checkable: bool = False
    checked: bool = False
    clickable: bool = False
    long_clickable: bool = False
    enabled: bool = True
    focusable: bool = False
    focused: bool = False
    scrollable: bool = False
    selected: bool = False
    password: bool = False
    bounds: Rect
    """The visible part, on the screen."""
    children: list[Node] = field(default_factory=list)
    box: Box
    """The box it stands for; a virtual node's is that of the widget that made it."""

    def walk(self) -> list[Node]:
        """Return this node and all below it, in document order."""
        found: list[Node] = []
        pending = [self]
        while pending:
            node = pending.pop()
            found.append(node)
            pending.extend(reversed(node.children))
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowBoxes:
    """The boxes of one window, and which part of the screen it has."""

    root: Box
    visible: Rect
    """What of the screen may show it: usually all of it."""


def tree(windows: Sequence[WindowBoxes], *, compressed: bool = False) -> list[Node]:
    """Return the nodes at the top of each window, in the windows' order.

    The compressed form has only what matters to accessibility services: nothing that merely
    arranges or decorates.
    """
    roots: list[Node] = []
    for window in windows:
        _Siblings(roots, window.visible, compressed).collect(window.root)
    return roots


def xml(roots: Sequence[Node], rotation: int = 0) -> str:
    """Return the hierarchy in the form of Android's `uiautomator dump`."""
    parts = [
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>",
        f'<hierarchy rotation="{rotation}">',
    ]
    for root in roots:
        _write(root, parts)
    parts.append("</hierarchy>")
    return "".join(parts)


def resource_id(name: str | None, package: str, *, framework: bool = False) -> str:
    """Return the full id: `save` becomes `PACKAGE:id/save`.

    `~alertTitle` is one that AppCompat has a copy of: the package's own, or in what is built of
    the framework's widgets alone `android:id/alertTitle`. `#answer` is an element's of a web
    page, which stands alone.
    """
    if not name:
        return ""
    if name.startswith("#"):
        return name[1:]
    if name.startswith("~"):
        return f"{'android' if framework else package}:id/{name[1:]}"
    return name if ":" in name else f"{package}:id/{name}"


class _Siblings:
    """Collects the nodes of one parent; hidden ones are counted but left out."""

    def __init__(self, nodes: list[Node], visible: Rect, compressed: bool) -> None:
        self.nodes = nodes
        self.visible = visible
        self.compressed = compressed
        self.count = len(nodes)

    def collect(self, box: Box) -> None:
        widget = box.widget
        into = self
        if widget.is_node(box) and not (self.compressed and _is_unimportant(box)):
            index, self.count = self.count, self.count + 1
            bounds = box.clip.intersect(self.visible)
            if bounds.empty or not widget.visible:
                return
            node = _node(box, index, bounds)
            self.nodes.append(node)
            into = _Siblings(node.children, self.visible, self.compressed)
        elif not widget.visible:
            return
        for child in box.children:
            into.collect(child)
        for virtual in widget.virtual_nodes(box):
            into.add_virtual(virtual, box)

    def add_virtual(self, virtual: VirtualNode, box: Box) -> None:
        index, self.count = self.count, self.count + 1
        place = virtual.bounds.moved(box.rect.left, box.rect.top)
        bounds = place.intersect(box.clip).intersect(self.visible)
        if bounds.empty:
            return
        self.nodes.append(
            Node(
                index=index,
                text=virtual.text,
                desc=virtual.desc,
                class_name=virtual.cls,
                resource_id=resource_id(virtual.id, box.package),
                package=box.package,
                checkable=virtual.checkable,
                checked=virtual.checked,
                selected=virtual.selected,
                enabled=virtual.enabled,
                focusable=virtual.clickable,
                bounds=bounds,
                box=box,
                clickable=virtual.clickable or virtual.on_tap is not None,
            )
        )


_SILENT_CLASSES: Final = ("Layout", ".ViewGroup", ".View", ".ImageView")
"""How the names of classes end that matter only if they say or do something."""


def _is_unimportant(box: Box) -> bool:
    """Tell whether it is a layout or a decoration that says nothing and does nothing."""
    widget = box.widget
    return (
        (widget.cls or widget.class_name).endswith(_SILENT_CLASSES)
        and widget.desc is None
        and box.scroll is None
        and not (widget.clickable or widget.focusable or widget.checkable)
        and not (widget.handles("on_tap") or widget.handles("on_long"))
        and type(widget).virtual_nodes is Widget.virtual_nodes
        and not widget.label(box)
    )


def _node(box: Box, index: int, bounds: Rect) -> Node:
    widget, text = box.widget, box.ctx.text
    clickable = _said(widget.clickable, widget.handles("on_tap"))
    is_field = isinstance(widget, TextField)
    return Node(
        index=index,
        text=widget.label(box),
        hint=text(widget.hint) if widget.hint is not None else "",
        desc=text(widget.desc) if widget.desc is not None else "",
        resource_id=resource_id(widget.id, box.package, framework=box.ctx.theme.framework),
        class_name=widget.cls or widget.class_name,
        package=box.package,
        checkable=widget.checkable,
        checked=widget.is_checked,
        clickable=clickable,
        long_clickable=_said(widget.long_clickable, widget.handles("on_long")),
        enabled=widget.enabled,
        focusable=_takes_focus(widget, clickable=clickable),
        focused=is_field and box.focused,
        scrollable=box.scroll is not None and box.scroll.limit > 0,
        selected=widget.selected,
        password=widget.is_password,
        bounds=bounds,
        box=box,
    )


def _takes_focus(widget: Widget, *, clickable: bool) -> bool:
    return _said(widget.takes_focus, widget.focusable or clickable)


def _said(flag: bool | None, usual: bool) -> bool:
    return usual if flag is None else flag


_TEMPLATE: Final = (
    '<node index="%d" text="%s" resource-id="%s" class="%s" package="%s" content-desc="%s"'
    ' checkable="%s" checked="%s" clickable="%s" enabled="%s" focusable="%s" focused="%s"'
    ' scrollable="%s" long-clickable="%s" password="%s" selected="%s" hint="%s"'
    ' bounds="[%d,%d][%d,%d]"'
)
_FLAG: Final = ("false", "true")
_SPECIAL: Final = re.compile('[&<>"\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]')
_ESCAPES: Final = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\t": "&#9;",
    "\r": "&#13;",
}


def _write(node: Node, parts: list[str]) -> None:
    flag = _FLAG
    naf = ""
    if node.clickable and node.enabled and not node.text and not node.desc:
        naf = ' NAF="true"' if _is_nameless(node) else ""
    parts.append(
        _TEMPLATE
        % (
            node.index,
            _escaped(node.text),
            node.resource_id,
            node.class_name,
            node.package,
            _escaped(node.desc),
            flag[node.checkable],
            flag[node.checked],
            flag[node.clickable],
            flag[node.enabled],
            flag[node.focusable],
            flag[node.focused],
            flag[node.scrollable],
            flag[node.long_clickable],
            flag[node.password],
            flag[node.selected],
            _escaped(node.hint),
            *node.bounds,
        )
        + naf
    )
    if not node.children:
        parts.append(" />")
        return
    parts.append(">")
    for child in node.children:
        _write(child, parts)
    parts.append("</node>")


def _is_nameless(node: Node) -> bool:
    """Tell whether nothing below says what a clickable element is."""
    return not any(each.text or each.desc for each in node.walk())


def _escaped(text: str) -> str:
    if _SPECIAL.search(text) is None:
        return text
    return _SPECIAL.sub(lambda found: _ESCAPES.get(found.group(), "."), text)
