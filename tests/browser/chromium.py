"""The machine's own Chromium: where it is, how tests start it, and its installation where that is allowed.

python tests/browser/chromium.py    finds it, or as root on Debian installs it, or says what is skipped
"""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "The browser tests are skipped: no Chromium here. Install it (on Debian: apt-get install chromium), "
    "or say where it is by VILLAINY_CHROMIUM=/path/to/chromium."
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str | None:
    given = os.environ.get("VILLAINY_CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """Debian's package, where we are root and there is an apt-get."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(["apt-get", "-qq", *words], env=quiet, capture_output=True, check=False)
        if done.returncode:
            return


if __name__ == "__main__":
    if executable() is None:
        install()
    if executable() is None:
        print(MISSING)
