"""Which package may import which, and which part of the phone which other."""

from __future__ import annotations

from typing import Final

BASE: Final = {"errors", "codec", "texts", "access"}

ALLOWED: Final[dict[str, set[str]]] = {
    "errors": set(),
    "codec": {"errors"},
    "texts": set(),
    "access": set(),
    "interface": BASE,
    "devices": BASE | {"interface"},
    "appdata": BASE | {"interface", "devices"},
    "suites": BASE | {"interface"},
    "provision": BASE | {"interface", "devices", "suites"},
    "tasks": BASE | {"interface"},
    "records": BASE | {"interface"},
    "models": BASE,
    "viewer": BASE | {"interface"},
    "experiences": BASE | {"interface", "records", "stats", "encoders"},
    "agents": BASE | {"interface", "records", "models", "viewer", "experiences"},
    "episodes": BASE | {"interface", "devices", "agents", "tasks", "records"},
    "mutants": BASE,
    "encoders": BASE,
    "stats": BASE,
    "studies": BASE | {"records", "tasks"},
    "report": BASE | {"interface", "records", "stats", "studies"},
    "audit": BASE | {"mutants", "records", "report", "stats"},
    "generating": BASE | {"records", "models"},
    "judging": BASE | {"interface", "records", "models", "agents", "report"},
    "rounds": BASE | {"interface", "records", "agents", "experiences"},
    "critic": BASE | {"records", "models", "stats", "report", "rounds", "judging"},
    "training": BASE
    | {"interface", "records", "models", "agents", "experiences", "rounds", "report", "stats"},
    "cluster": BASE | {"records", "agents"},
    "cli": BASE
    | {"devices", "provision", "records", "report", "audit", "mutants", "suites", "stats"}
    | {"interface", "viewer", "agents", "models", "generating", "judging", "encoders"}
    | {"experiences", "rounds", "critic", "training", "cluster"},
    "plugin": BASE
    | {
        "interface",
        "models",
        "viewer",
        "devices",
        "appdata",
        "suites",
        "provision",
        "tasks",
        "records",
        "agents",
    }
    | {"episodes", "report", "stats", "studies", "audit", "mutants", "experiences", "judging"}
    | {"rounds", "critic", "training", "cluster"},
    "phone": BASE,
}

PHONE_ALLOWED: Final[dict[str, set[str]]] = {
    "wall": set(),
    "media": {"wall"},
    "browser": {"wall"},
    "ui": set(),
    "world": set(),
    "system": {"ui", "media", "browser"},
    "shell": {"system"},
    "kit": {"ui", "system", "media", "browser"},
    "apps": {"ui", "system", "kit", "media", "browser", "world"},
    "wire": {"ui", "system", "shell", "wall"},
    "__main__": {"ui", "system", "shell", "apps", "wire"},
}
