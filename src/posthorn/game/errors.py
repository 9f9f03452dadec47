"""The one error that wrong input raises."""

from __future__ import annotations

from collections.abc import Sequence

from posthorn.locale import Texts

_LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """Return what somebody gave as a message can show it: not too long, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # Python does not write numbers of thousands of digits
        text = type(value).__name__
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


class RuleError(ValueError):
    """What was asked for is not possible: which rule says so, what is wrong, and what would be right.

    ``rule`` is the rule's number ("R4.2"), ``code`` and ``details`` name the message in the locale files, ``legal``
    holds what is possible instead. The game is as it was.
    """

    def __init__(self, rule: str, code: str, legal: Sequence[str] = (), **details: str | int) -> None:
        super().__init__(rule, code)
        self.rule = rule
        self.code = code
        self.legal = tuple(legal)
        self.details = details

    def explain(self, texts: Texts) -> str:
        """Say what is wrong in the language of the texts, without the list of what is legal."""
        return texts(f"refusal-{self.code}", **self.details)

    def __str__(self) -> str:
        texts = Texts()
        message = f"{self.explain(texts)} ({self.rule})"
        return f"{message}. {texts('refusal-legal', legal=', '.join(self.legal))}" if self.legal else message
