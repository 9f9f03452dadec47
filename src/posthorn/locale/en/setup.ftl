### What ./play and ./test say before anything is installed, in a terminal; tools/setup_texts.py reads it without Fluent. So each
### message is one line, and its values are put in as they are. “See above” means what a program has said in its own words.

## Said while it lasts; setup-done follows on the same line. $seconds: how many it took.
setup-begins = Setting up Posthorn (once, about a minute)…
setup-updates = Updating Posthorn’s set-up…
setup-builds = Building the browser client (once, about half a minute)…
setup-done = done in { $seconds } s.

## What went wrong. $python: the path of a Python. $folder: a path.
setup-stopped = Stopped before Posthorn was set up; the next start begins again.
setup-no-venv = { $python } lacks the module venv or ensurepip, and the set-up needs both. On Debian and Ubuntu, install them with: sudo apt install python3-venv
setup-no-environment = The environment { $folder } could not be created (see above).
setup-no-packages = Posthorn could not be set up: pip failed (see above). The first start downloads packages: is this computer online? Start it again to retry.
setup-no-client-packages = The browser client could not be built: npm failed (see above). Its packages are downloaded once: is this computer online? Start it again to retry.
setup-no-client = The browser client could not be built (see above).
setup-no-node = Node.js was installed but cannot be found; the browser client needs it.

setup-help = ./play [OPTIONS] starts Posthorn and opens it in a browser; ./play terminal plays in the terminal.
# Said by tools/find-python.
setup-no-python = Posthorn needs Python 3.11, 3.12, 3.13 or 3.14, and none of them is on the PATH. Install one, for example from https://www.python.org/downloads/, and start again.
