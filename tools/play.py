"""Play Posthorn: set it up if need be, then start it."""

import os
import sys

import bootstrap
import client

COMMAND = "terminal"  # or "serve", for which the browser client is built first

bootstrap.prepare("play")
if COMMAND == "serve":
    client.prepare()
python = str(bootstrap.PYTHON)
os.execv(python, [python, str(bootstrap.VENV / "bin" / "posthorn"), COMMAND, *sys.argv[1:]])
