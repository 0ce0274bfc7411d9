"""Colours, text styles and parts that the screens of Wikipedia share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pytest_androidbench.phone.apps.wikipedia.pictures import ArticlePicture
from pytest_androidbench.phone.kit.palettes import palettes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.world.articles import ArticleText

LIGHT, DARK = palettes(
    primary=("#3366cc", "#6d8af2"),
    on_primary=("#ffffff", "#202122"),
    primary_container=("#eaf3ff", "#2a4b8d"),
    on_primary_container=("#2a4b8d", "#eaf3ff"),
    secondary_container=("#eaf3ff", "#303e5c"),
    on_secondary_container=("#3366cc", "#a3b8f5"),
    background=("#ffffff", "#202122"),
    surface=("#ffffff", "#202122"),
    on_surface=("#202122", "#eaecf0"),
    on_surface_variant=("#54595d", "#a2a9b1"),
    surface_container=("#ffffff", "#27292d"),
    surface_high=("#eaecf0", "#404244"),
    surface_highest=("#dadde3", "#54595d"),
    outline=("#a2a9b1", "#72777d"),
    outline_variant=("#eaecf0", "#404244"),
    error=("#d73333", "#fd7865"),
)
BLACK: Final = {
    **DARK,
    "background": "#000000",
    "surface": "#000000",
    "surface_container": "#101418",
}
SEPIA: Final = {
    **LIGHT,
    "background": "#f8f1e3",
    "surface": "#f8f1e3",
    "surface_container": "#f8f1e3",
    "surface_high": "#e9dfc8",
    "outline_variant": "#e1d8c4",
}
H1: Final = w.TextStyle(24, 500)
H2: Final = w.TextStyle(20, 500)
NAME: Final = w.TextStyle(16, 500)
ABOUT: Final = w.TextStyle(14, colour="on_surface_variant")
READING: Final = w.TextStyle(16)
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
GROUP: Final = "android.view.ViewGroup"
IMAGE: Final = "android.widget.ImageView"
SEARCH_WIKIPEDIA: Final = tr("Search Wikipedia")
Act = Callable[[], None]


def card(kid: w.Widget, **common: object) -> w.Widget:
    """A surface with a thin edge."""
    panel = w.Card(
        kid,
        padding=0,
        look=w.Look(background="surface_container", border="outline_variant", radius=12),
    )
    panel.width = "fill"
    for name, value in common.items():
        setattr(panel, name, value)
    return panel


def article_row(
    article: ArticleText,
    key: str,
    on_tap: Act,
    on_long: Act | None = None,
    *,
    selected: bool = False,
    trailing: w.Widget | None = None,
) -> w.Widget:
    """An article in a list (item_page_list_entry.xml)."""
    return page_row(
        article.title, article.description, article.field, key, on_tap, on_long,
        selected=selected, trailing=trailing,
    )  # fmt: skip


def page_row(
    title: str,
    description: str,
    field: str,
    key: str,
    on_tap: Act,
    on_long: Act | None = None,
    *,
    selected: bool = False,
    trailing: w.Widget | None = None,
) -> w.Widget:
    """A page in a list by its title, what it is about, and its field for the picture."""
    words = w.Column(
        w.Text(title, NAME, lines=2, id="page_list_item_title"),
        w.Text(description, ABOUT, lines=2, id="page_list_item_description")
        if description
        else None,
        gap=2,
        weight=1,
    )
    picture = ArticlePicture(title, field, radius=8, width=48, height=48)
    sign = w.Icon("check_circle", 24, "primary", id="page_list_item_selected_image")
    row = w.Row(words, trailing, sign if selected else picture, gap=12, width="fill")
    return w.Panel(
        row,
        padding=(16, 10),
        min_height=72,
        look=w.Look(background="secondary_container") if selected else w.Look(),
        id="page_list_item_container",
        key=key,
        cls=GROUP,
        selected=selected,
        width="fill",
        on_tap=on_tap,
        on_long=on_long,
    )


def search_card(on_tap: Act) -> w.Widget:
    """The box that leads to the search (view_search_bar.xml)."""
    row = w.Row(
        w.Icon("search", 24),
        w.Text(SEARCH_WIKIPEDIA, w.BODY_LARGE.coloured("on_surface_variant"), lines=1, weight=1),
        gap=16,
        width="fill",
    )
    box = w.Panel(
        row,
        padding=(16, 12),
        look=w.Look(background="surface_high", radius=12),
        id="search_container",
        cls=FRAME,
        width="fill",
        on_tap=on_tap,
    )
    return w.Panel(box, padding=(16, 8), width="fill")


def said(title: TextLike, message: TextLike, id_: str) -> w.Widget:
    """What stands in an empty list: a title and a message."""
    words = w.Column(
        w.Text(title, w.TITLE_MEDIUM, id=f"{id_}_title", align="center") if title else None,
        w.Text(message, ABOUT, id=f"{id_}_message", align="center"),
        gap=8,
        across="center",
    )
    return w.Align(w.Panel(words, padding=32), weight=1)
