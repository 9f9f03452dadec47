"""A row of things that must not be broken, in as many lines as it takes."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts one after another; a new line begins only between two of them."""

    def __init__(self, texts: Iterable[Text], between: Text | str = " ") -> None:
        self.texts = [text for text in texts if text]
        self.between = Text(between) if isinstance(between, str) else between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and len(line) + len(self.between) + len(text) > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, self.between, text) if line else Text.assemble(text)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lengths = [len(text) for text in self.texts] or [0]
        whole = sum(lengths) + len(self.between) * (len(lengths) - 1)
        return Measurement(min(max(lengths), options.max_width), min(whole, options.max_width))
