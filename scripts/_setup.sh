# Sourced by the other scripts: makes the virtual environment they run in, once.
# VENV names another place for it; PYTHON another interpreter (3.11 or newer).
set -euo pipefail

# Every phone and every worker is a process of its own: compiling the same modules in each of them
# would double the time of everything here. Phones cannot even keep what they compile: they may
# write nowhere.
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
    "$venv/bin/python" -m pip install -q --compile --disable-pip-version-check -r "$root/dev.lock"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e "$root"
    echo "$wanted" >"$stamp"
}

compile_sources() {
    # Beside the bytecode: who throws that away throws away this too.
    local stamp="$root/pytest_androidbench/__pycache__/.compiled" jobs=1
    local sources=("$root/pytest_androidbench" "$root/task_suites")
    if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$venv" ]; then
        jobs=0 # all processors; for a few changed files starting them takes longer than the work
    elif [ -z "$(find "${sources[@]}" -name '*.py' -cnewer "$stamp" -print -quit)" ]; then
        return
    fi
    mkdir -p "${stamp%/*}"
    # Written first, as what is edited meanwhile is newer than it must be.
    echo "$venv" >"$stamp.new"
    if "$venv/bin/python" -m compileall -q -j "$jobs" "${sources[@]}"; then
        mv "$stamp.new" "$stamp"
    fi
}

# What tests/browser opens the pages of reports in, and the phone its web pages; without one such tests
# fail and say the same, and tasks with web pages are skipped.
need_chromium() {
    local candidate
    for candidate in ${CHROMIUM:-} chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$candidate" >/dev/null 2>&1; then
            return
        fi
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing Chromium ..." >&2
        if apt-get update -qq >&2 &&
            apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >&2; then
            return
        fi
    fi
    echo "no Chromium: what opens web pages will not run; install it (as root: apt-get install chromium)," \
        "or set CHROMIUM to the path of a Chromium or Chrome" >&2
}

# What a job array of Slurm is run on (tests/docs/test_cluster_examples.py); without it that is skipped and says so.
need_slurm() {
    if command -v slurmctld >/dev/null 2>&1 || [ -x /usr/sbin/slurmctld ]; then
        return
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing Slurm ..." >&2
        if apt-get update -qq >&2 && apt-get install -y -qq --no-install-recommends slurm-wlm munge >&2; then
            return
        fi
    fi
    echo "no Slurm: no job array will be run; as root: apt-get install slurm-wlm" >&2
}

# Many tests wait for a process: one worker more than there are processors keeps them all busy.
# A worker that has done its own tests takes from another (worksteal): some last half an hour, and
# by the default one of them would keep a twelfth of all waiting behind it.
count_workers() {
    local processors
    processors=$(getconf _NPROCESSORS_ONLN)
    echo "${WORKERS:-$((processors < 8 ? processors + 1 : 8))}"
}

make_venv
compile_sources
export PATH="$venv/bin:$PATH"
cd "$root"
