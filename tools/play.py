"""Play Posthorn: set it up if need be, then start it."""

import os
import sys

import bootstrap

COMMAND = "terminal"

bootstrap.prepare("play")
python = str(bootstrap.PYTHON)
os.execv(python, [python, str(bootstrap.VENV / "bin" / "posthorn"), COMMAND, *sys.argv[1:]])
