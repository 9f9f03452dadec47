"""Play Posthorn: set it up if need be, then start it, in the browser or, with the word `terminal`, in the terminal."""

import os
import subprocess
import sys

import bootstrap
import client
import documents
from setup_texts import say

GAMES = bootstrap.ROOT / "games"  # where the server keeps them, unless $POSTHORN_DATA says otherwise


def command(arguments: list[str]) -> list[str]:
    """What to run: the server with a browser on it, or the game in the terminal."""
    if arguments[:1] == ["terminal"]:
        return arguments
    return ["serve", "--browse", "--log-level", "warning", *arguments]


bootstrap.prepare("play")
wanted = command(sys.argv[1:])
if "--help" in wanted and wanted[0] == "serve":
    print(say("setup-help"))
if wanted[0] == "serve":
    client.prepare()
    documents.prepare()
    os.environ.setdefault("POSTHORN_DATA", str(GAMES))
python = str(bootstrap.PYTHON)
if sys.platform == "win32":  # there a program that is put in another's place ends it for whoever waits for it
    sys.exit(subprocess.call([python, "-P", "-m", "posthorn", *wanted]))
os.execv(python, [python, "-P", "-m", "posthorn", *wanted])
