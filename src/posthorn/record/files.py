"""Records in files."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from posthorn.game import Record
from posthorn.record.errors import RecordError
from posthorn.record.json_form import dumps_json, loads_json
from posthorn.record.text_form import dumps_text, loads_text


def load_record(path: str | os.PathLike[str]) -> Record:
    """Read a record, text or JSON as its content shows; ``RecordError`` says in which line it is wrong."""
    content = Path(path).read_bytes()
    try:
        text = _decode(content)
        return loads_json(text) if text.lstrip().startswith("{") else loads_text(text)
    except RecordError as error:
        error.file = os.fspath(path)
        raise


def _decode(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise RecordError("binary", content.count(b"\n", 0, error.start) + 1) from None


def save_record(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record, as JSON if the name ends in ``.json``, else as text. It is written whole or not at all."""
    path = Path(path)
    text = dumps_json(record) if path.suffix.lower() == ".json" else dumps_text(record)
    # Not the tempfile module: its files are for their owner's eyes only, and stay so when they are renamed.
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with unfinished.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
