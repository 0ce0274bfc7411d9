"""`python -m pytest_androidbench.phone`: a simulated phone as a process."""

from __future__ import annotations

import sys

from pytest_androidbench.phone.apps import INSTALLED, SERVICES, WORLD
from pytest_androidbench.phone.apps.small_web import small_web
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.wire.command_line import CommandLine
from pytest_androidbench.phone.wire.program import run


def make_phone(options: CommandLine) -> Phone:
    """The phone that a command line describes."""
    display = Display(
        width=options.width,
        height=options.height,
        density=options.density,
        font_scale=options.font_scale,
        dark=options.dark,
        locale=options.locale,
    )
    config = PhoneConfig(
        apps=INSTALLED,
        known=(*WORLD, *SERVICES),
        factory=options.factory,
        display=display,
        avd_name=options.avd,
        answerers=(small_web,),
    )
    return Phone(config)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], make_phone, (*INSTALLED, *WORLD, *SERVICES)))
