"""Why the server does not do what it was asked to: one error for everything."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from posthorn.game import RuleError
from posthorn.locale import Texts
from posthorn.locale.people import call
from posthorn.server.messages.errors import Problem


class RequestError(Exception):
    """A request is refused and nothing has changed.

    ``status`` is the one of HTTP, ``code`` names the message ``server-refused-…`` in the locale files. What the rules
    forbid comes with their ``RuleError``; what they order without one, such as whose turn it is, with ``rule``.
    """

    def __init__(
        self,
        status: int,
        code: str,
        *,
        rule_error: RuleError | None = None,
        rule: str | None = None,
        legal: Sequence[str] = (),
        revision: int | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule_error = rule_error
        self.rule = rule_error.rule if rule_error is not None else rule
        self.legal = rule_error.legal if rule_error is not None else tuple(legal)
        self.revision = revision
        self.details = details

    @classmethod
    def by_rule(cls, error: RuleError, revision: int | None = None) -> RequestError:
        """Refuse what the rules forbid."""
        return cls(422, error.code, rule_error=error, revision=revision)

    def problem(self, texts: Texts) -> Problem:
        """Return what the client is told, in the language of the texts."""
        if self.rule_error is not None:
            message = self.rule_error.explain(texts)
        else:
            details = {
                name: call(str(value), texts) if name == "player" else value for name, value in self.details.items()
            }
            message = texts(f"server-refused-{self.code}", **details)
        revision = UNSET if self.revision is None else self.revision
        return Problem(self.code, message, self.rule or UNSET, list(self.legal) or UNSET, revision)
