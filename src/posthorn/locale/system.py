"""What the system says is wrong, in the reader's language where it is something common, else in the system's words."""

from __future__ import annotations

import errno

from posthorn.locale import Texts

_MESSAGES = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.EROFS: "system-read-only",
    errno.ENOSPC: "system-full",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-address-elsewhere",
    errno.ECONNREFUSED: "system-nobody-listens",
}


def reason_of(error: OSError, texts: Texts) -> str:
    """Return why the system could not do something."""
    message = _MESSAGES.get(error.errno or 0)
    return texts(message) if message is not None else error.strerror or str(error)
