"""What an app's request for permissions leads to: a question for each group, or none.

Rules of `GrantPermissionsViewModel` and `LocationGrantBehavior` of Android 13.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from pytest_androidbench.phone.system.permissions import (
    ASKS,
    BACKGROUND_LOCATION,
    COARSE_LOCATION,
    FINE_LOCATION,
    full_name,
    group_of,
)
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.part import Handler, at_path

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.screen import Screen

Prompt = Literal["basic", "either", "coarse", "upgrade"]
"""How a question is asked: plainly, or for a location of either accuracy, of the approximate one
alone, or of the precise one where the approximate one is held."""
ACCURACY_SDK: Final = 31
"""From this target on an app's location can be approximate (`Build.VERSION_CODES.S`)."""
PROMPTS: Final[dict[Prompt, str]] = {
    "coarse": "Allow {app} to access this device’s approximate location?",
    "upgrade": "Change {app}’s location access from approximate to precise?",
}


class Question(NamedTuple):
    """One group an app is asked about."""

    group: str
    prompt: Prompt = "basic"

    def text(self, label: str) -> Message:
        """What the dialog says."""
        return tr(PROMPTS.get(self.prompt) or ASKS[self.group], app=label)


def request(screen: Screen[Any], permissions: Sequence[str], then: Handler) -> None:
    """Show the questions a screen's request leads to, then call `then` with what is held."""
    phone, package = screen.app.phone, screen.app.package
    names = [full_name(name) for name in permissions]
    grant_with_group(phone, package, names)
    if questions(phone, package, names):
        dialog = phone.parts.system_ui.permission_dialog(package, names)
        phone.windows.lifecycle.show(screen, dialog, then)
    else:
        at_path(screen, then.path)(*then.args, phone.permissions.answer(package, names))


def questions(phone: Phone, package: str, names: Sequence[str]) -> list[Question]:
    """What has still to be asked before an app's request can be answered."""
    open_groups: dict[str, list[str]] = {}
    for name in names:
        group, grant = group_of(name), phone.permissions.grant_of(package, name)
        if group and not grant.granted and not grant.fixed:
            open_groups.setdefault(group, []).append(name)
    return [Question(one, _prompt(phone, package, asked)) for one, asked in open_groups.items()]


def grant_with_group(phone: Phone, package: str, names: Sequence[str]) -> None:
    """Grant what needs no question, since another permission of its group is held."""
    held = phone.permissions.runtime(package)
    for name in names:
        if name not in held or held[name].granted or _stands_alone(phone, package, name):
            continue
        others = (one for one, grant in held.items() if grant.granted)
        kin = next((one for one in others if group_of(one) == group_of(name)), None)
        if kin is not None:
            phone.permissions.grant_like(package, name, kin)


def _prompt(phone: Phone, package: str, asked: Sequence[str]) -> Prompt:
    if not {FINE_LOCATION, COARSE_LOCATION}.intersection(asked) or not _accurate(phone, package):
        return "basic"
    if FINE_LOCATION not in asked:
        return "coarse"
    return "upgrade" if phone.permissions.held(package, COARSE_LOCATION) else "either"


def _stands_alone(phone: Phone, package: str, name: str) -> bool:
    """Whether a permission is asked for although its group is held."""
    if name == BACKGROUND_LOCATION:
        return True
    return name == FINE_LOCATION and _accurate(phone, package)


def _accurate(phone: Phone, package: str) -> bool:
    info = phone.packages.info(package)
    return info is not None and info.target_sdk >= ACCURACY_SDK
