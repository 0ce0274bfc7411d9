# Sourced by the other scripts: makes the virtual environment they run in, once.
# VENV names another place for it; PYTHON another interpreter (3.11 or newer).
set -euo pipefail

# Every phone and every worker is a process of its own: compiling the same modules in each of them
# would double the time of everything here.
unset PYTHONDONTWRITEBYTECODE

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=${VENV:-"$root/.venv"}

find_python() {
    local candidate
    for candidate in ${PYTHON:-} python3.13 python3.12 python3.11 python3; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq >&2 && apt-get install -y -qq python3 python3-venv >&2
        if python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            command -v python3
            return
        fi
    fi
    echo "androidbench needs Python 3.11 or newer with the venv module; set PYTHON to its path" >&2
    return 1
}

make_venv() {
    local stamp="$venv/.ready" wanted
    wanted=$(cat "$root/pyproject.toml" "$root/dev.lock" | sha256sum | cut -d ' ' -f 1)
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then
        return
    fi
    echo "Setting up $venv ..." >&2
    local python
    python=$(find_python)
    "$python" -m venv "$venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r "$root/dev.lock"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e "$root"
    echo "$wanted" >"$stamp"
}

make_venv
export PATH="$venv/bin:$PATH"
cd "$root"
