"""``python -m posthorn`` is the command ``posthorn``."""

from posthorn.cli import main

main()
