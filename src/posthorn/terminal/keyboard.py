"""Reading lines and clearing the screen; from a pipe both are plain lines, and nothing is cleared."""

from __future__ import annotations

import sys

from rich.console import Console

_CLEAR = "\x1b[H\x1b[2J"
_CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J\x1b[H"  # what has scrolled away as well


class Keyboard:
    """The one keyboard and screen that everybody at the table shares."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_terminal = sys.stdin.isatty() and console.is_terminal
        if self.is_terminal:
            _edit_lines()

    def read(self, prompt: str) -> str:
        """Return the next line without blanks around it; ``EOFError`` when there is none."""
        if self.is_terminal:
            return input(prompt).strip()
        self.console.out(prompt, end="", highlight=False)
        line = sys.stdin.readline()
        self.console.out(line.strip(), highlight=False)
        if not line:
            raise EOFError
        return line.strip()

    def clear(self, *, everything: bool = False) -> None:
        """Clear the screen; ``everything`` also what has scrolled away, so that nobody can look."""
        if self.console.legacy_windows:  # an old console of Windows does not know these codes
            self.console.clear()
        elif self.is_terminal:
            self.console.file.write(_CLEAR_ALL if everything else _CLEAR)
            self.console.file.flush()


def read_number(line: str) -> int | None:
    """Return the number a line is, or None; nobody counts as far as numbers of ten digits."""
    return int(line) if line.isdecimal() and len(line) < 10 else None


def _edit_lines() -> None:
    """Let the arrow keys work. Nothing typed is remembered: the next person could look it up."""
    try:
        import readline
    except ImportError:  # Windows has none
        return
    readline.set_auto_history(False)
