"""What Android's WebView makes of the roles of Chromium's accessibility tree.

Class names: `AXRoleToAndroidClassName` and the constants in
`ui/accessibility/platform/ax_android_constants.cc`; which roles are texts, leaves and clickable:
`BrowserAccessibilityAndroid` (`content/browser/accessibility/browser_accessibility_android.cc`),
as of Chromium 113. Roles are named as the DevTools protocol names them, in small letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VIEW: Final = "android.view.View"
WEB_VIEW: Final = "android.webkit.WebView"
TEXT_VIEW: Final = "android.widget.TextView"
EDIT_TEXT: Final = "android.widget.EditText"
SPINNER: Final = "android.widget.Spinner"

_BY_CLASS: Final[Mapping[str, tuple[str, ...]]] = {
    EDIT_TEXT: ("textbox", "searchbox", "spinbutton", "textfield"),
    "android.widget.SeekBar": ("slider",),
    SPINNER: ("colorwell", "date", "datetime", "inputtime", "popupbutton", "comboboxmenubutton"),
    "android.widget.Button": ("button", "menubutton"),
    "android.widget.CheckBox": ("checkbox", "switch"),
    "android.widget.RadioButton": ("radio", "radiobutton"),
    "android.widget.ToggleButton": ("togglebutton",),
    "android.widget.Image": ("canvas", "image", "img", "svgroot", "graphics-document"),
    "android.widget.ProgressBar": ("meter", "progressbar", "progressindicator"),
    "android.widget.TabWidget": ("tablist",),
    "android.widget.GridView": ("grid", "treegrid", "table"),
    "android.widget.ListView": ("list", "listbox", "descriptionlist"),
    "android.app.Dialog": ("dialog", "alertdialog"),
    TEXT_VIEW: ("statictext", "statuslabel"),
    "android.view.MenuItem": ("menuitem", "menuitemcheckbox", "menuitemradio"),
    WEB_VIEW: ("rootwebarea",),
}
CLASSES: Final[Mapping[str, str]] = {
    role: name for name, roles in _BY_CLASS.items() for role in roles
}
TEXTS: Final = frozenset(
    {
        "paragraph",
        "generic",
        "genericcontainer",
        "div",
        "heading",
        "labeltext",
        "legend",
        "listitem",
    }
    | {"cell", "gridcell", "columnheader", "rowheader", "caption", "code", "emphasis", "strong"}
    | {"mark", "time", "blockquote", "definition", "term", "status", "note"}
)
"""Those that are shown as a TextView where they hold nothing but text."""
LEAVES: Final = frozenset({"button", "date", "datetime", "inputtime", "menubutton"})
NEVER_LEAVES: Final = frozenset({"rootwebarea", "iframe", "link", "tabpanel", "tablist"})
TABLE_PARTS: Final = frozenset(
    {"table", "cell", "gridcell", "row", "layouttable", "layouttablecell", "layouttablerow"}
)
INPUTS: Final = frozenset({"textbox", "searchbox", "spinbutton", "textfield"})
VALUES: Final = INPUTS | {"date", "datetime", "inputtime"}
"""Those whose value is their text, and whose name is their hint."""
CHECKABLE: Final = frozenset(
    {"checkbox", "radio", "switch", "togglebutton", "menuitemcheckbox", "menuitemradio"}
)
CLICKABLE: Final = CHECKABLE | frozenset(
    {"link", "button", "menubutton", "menuitem", "option", "tab", "combobox", "popupbutton"}
    | {"comboboxmenubutton", "colorwell", "treeitem"}
    | VALUES
)
SELECTABLE: Final = frozenset({"option", "tab", "row", "gridcell", "treeitem"})
