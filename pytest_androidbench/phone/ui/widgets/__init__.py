"""All widgets and what is said with them, one import away: `from ...ui import widgets as w`."""

from pytest_androidbench.phone.ui.theme import (
    BODY,
    BODY_LARGE,
    BODY_SMALL,
    HEADLINE,
    HEADLINE_SMALL,
    LABEL,
    LABEL_SMALL,
    TITLE,
    TITLE_MEDIUM,
    TITLE_SMALL,
    TextStyle,
)
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets.bars import (
    ActionMenu,
    BarButton,
    BottomTabs,
    Filters,
    LargeTopBar,
    More,
    SearchBar,
    Tab,
    Tabs,
    TopBar,
    Up,
    UpButton,
)
from pytest_androidbench.phone.ui.widgets.button import Button
from pytest_androidbench.phone.ui.widgets.canvas import Canvas, PixelSource, Surface
from pytest_androidbench.phone.ui.widgets.checked_text import CheckedText
from pytest_androidbench.phone.ui.widgets.chip import Chip
from pytest_androidbench.phone.ui.widgets.dialog import (
    Choices,
    Dialog,
    DialogButton,
    MainSwitch,
    Menu,
    MenuItem,
)
from pytest_androidbench.phone.ui.widgets.grid import Grid
from pytest_androidbench.phone.ui.widgets.icon import Icon
from pytest_androidbench.phone.ui.widgets.icon_button import Fab, IconButton
from pytest_androidbench.phone.ui.widgets.linear import Column, Flow, Row
from pytest_androidbench.phone.ui.widgets.linked_text import LinkedText, TextLink
from pytest_androidbench.phone.ui.widgets.pager import Pager
from pytest_androidbench.phone.ui.widgets.panel import (
    Card,
    Directed,
    Look,
    Padding,
    Panel,
)
from pytest_androidbench.phone.ui.widgets.picture import Picture
from pytest_androidbench.phone.ui.widgets.reused import Reused
from pytest_androidbench.phone.ui.widgets.rich_text import RichText, TextRun
from pytest_androidbench.phone.ui.widgets.rows import (
    MATERIAL,
    SETTINGS,
    Category,
    ListItem,
    RadioRow,
    RowLook,
    SwitchRow,
)
from pytest_androidbench.phone.ui.widgets.scroll import Scroll
from pytest_androidbench.phone.ui.widgets.seek_bar import SeekBar
from pytest_androidbench.phone.ui.widgets.small import Divider, ProgressBar, Scrim, Spacer
from pytest_androidbench.phone.ui.widgets.snackbar import Snackbar
from pytest_androidbench.phone.ui.widgets.spinner import Spinner
from pytest_androidbench.phone.ui.widgets.stack import Align, At, Stack
from pytest_androidbench.phone.ui.widgets.text import PaintedText, Text
from pytest_androidbench.phone.ui.widgets.text_field import (
    TextField,
    caret_rect,
    content_of,
    offset_at,
)
from pytest_androidbench.phone.ui.widgets.text_marks import Marking, TextMark
from pytest_androidbench.phone.ui.widgets.toggles import Checkable, CheckBox, Radio, Switch
from pytest_androidbench.phone.ui.widgets.window import Decor, Modal, Page

__all__ = [
    "BODY",
    "BODY_LARGE",
    "BODY_SMALL",
    "HEADLINE",
    "HEADLINE_SMALL",
    "LABEL",
    "LABEL_SMALL",
    "MATERIAL",
    "SETTINGS",
    "TITLE",
    "TITLE_MEDIUM",
    "TITLE_SMALL",
    "ActionMenu",
    "Align",
    "At",
    "BarButton",
    "BottomTabs",
    "Button",
    "Canvas",
    "Card",
    "Category",
    "CheckBox",
    "Checkable",
    "CheckedText",
    "Chip",
    "Choices",
    "Column",
    "Decor",
    "Dialog",
    "DialogButton",
    "Directed",
    "Divider",
    "Fab",
    "Filters",
    "Flow",
    "Grid",
    "Icon",
    "IconButton",
    "Kid",
    "LargeTopBar",
    "LinkedText",
    "ListItem",
    "Look",
    "MainSwitch",
    "Marking",
    "Menu",
    "MenuItem",
    "Modal",
    "More",
    "Padding",
    "Page",
    "Pager",
    "PaintedText",
    "Panel",
    "Picture",
    "PixelSource",
    "ProgressBar",
    "Radio",
    "RadioRow",
    "Reused",
    "RichText",
    "Row",
    "RowLook",
    "Scrim",
    "Scroll",
    "SearchBar",
    "SeekBar",
    "Snackbar",
    "Spacer",
    "Spinner",
    "Stack",
    "Surface",
    "Switch",
    "SwitchRow",
    "Tab",
    "Tabs",
    "Text",
    "TextField",
    "TextLink",
    "TextMark",
    "TextRun",
    "TextStyle",
    "TopBar",
    "Up",
    "UpButton",
    "Widget",
    "caret_rect",
    "content_of",
    "offset_at",
]
