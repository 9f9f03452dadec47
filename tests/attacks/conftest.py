"""The attackers' tools: a server, and people who visit it."""

from tests.server.conftest import anyio_backend, clock, other, server, stranger, visitor

__all__ = ["anyio_backend", "clock", "other", "server", "stranger", "visitor"]
