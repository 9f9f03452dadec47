"""Keys: the secrets by which the server knows who holds a seat. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

_KEY = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes in base64url


def new_key() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(32)


def is_key(text: str) -> bool:
    """Return whether a text has the form of a key."""
    return _KEY.fullmatch(text) is not None


def hash_key(key: str) -> str:
    """Return what is kept of a key. It has 256 random bits, so that a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def same_hash(one: str | None, other: str | None) -> bool:
    """Compare two hashes in a time that tells nothing; None is nobody and equal to nothing."""
    return one is not None and other is not None and hmac.compare_digest(one, other)
