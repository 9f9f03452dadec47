"""Setting up logs in a test, and leaving the process's loggers as they were."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

NAMES = ("", "posthorn", "posthorn.access", "uvicorn", "uvicorn.error", "uvicorn.access")


@contextmanager
def restored_loggers() -> Iterator[None]:
    """Undo whatever happens to the loggers meanwhile."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(one.level, one.handlers[:], one.filters[:], one.propagate, one.disabled) for one in loggers]
    try:
        yield
    finally:
        for logger, (level, handlers, filters, propagate, disabled) in zip(loggers, before, strict=True):
            logger.setLevel(level)
            logger.handlers[:], logger.filters[:] = handlers, filters
            logger.propagate, logger.disabled = propagate, disabled
        logging.captureWarnings(False)
