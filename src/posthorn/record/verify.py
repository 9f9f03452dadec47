"""The command ``posthorn verify``: what a record proves, in plain words (docs/fair-shuffle.md)."""

from __future__ import annotations

from collections.abc import Iterator

from posthorn.game import Record, Shuffle
from posthorn.game.incident import SeatChange
from posthorn.game.shuffle import is_hash
from posthorn.locale import Texts
from posthorn.locale.people import call
from posthorn.record import RecordError, load_record
from posthorn.record.command import BAD_FILE, BAD_USE, complain, why_unreadable


def verify_file(file: str, commitment: str | None = None) -> int:
    """Check a record's shuffle, against the commitment that was noted if one is given; return the exit status."""
    texts = Texts()
    # Somebody who copies it by hand may write capitals.
    noted = None if commitment is None else commitment.strip().lower()
    if noted is not None and not is_hash(noted):
        return complain(texts("record-verify-no-commitment", given=repr(commitment)), BAD_USE)
    try:
        record = load_record(file)
    except (RecordError, OSError) as error:
        return complain(why_unreadable(file, error, texts), BAD_FILE)
    shuffle = record.shuffle
    if shuffle is None:
        return complain(texts("record-verify-no-shuffle", file=file), BAD_FILE)
    if noted not in (None, shuffle.commitment):
        other = texts("record-verify-other", file=file, commitment=shuffle.commitment, noted=str(noted))
        return complain(other, BAD_FILE)
    # Loading has checked all of it already: a record of which any of this is not so cannot be read.
    print(*_findings(file, record, shuffle, texts), sep="\n")
    print(texts("record-verify-same") if noted else texts("record-verify-compare", option="--commitment"))
    print(*_incidents(record, texts), sep="\n")
    return complain(texts("record-verify-practice", file=file), BAD_FILE) if record.practice else 0


def _findings(file: str, record: Record, shuffle: Shuffle, texts: Texts) -> Iterator[str]:
    over = "no" if record.scores is None else "yes"
    yield texts("record-verify-rules", file=file, actions=str(len(record.actions)), over=over)
    yield texts("record-verify-cards", seed=str(record.seed))
    yield texts("record-verify-seed")
    attempts = shuffle.attempts or (1,) * len(record.names)
    for player, added, attempt in zip(_called(record, texts), shuffle.randomness, attempts, strict=True):
        code = "added-again" if attempt > 1 else "added" if added else "nothing-added"
        yield f"  {texts(f'record-verify-{code}', player=player, randomness=added, attempt=str(attempt))}"
    yield texts("record-verify-committed", commitment=shuffle.commitment)
    if shuffle.is_bound:
        yield texts("record-verify-bound", game=shuffle.game, terms=shuffle.terms)
    else:
        yield texts("record-verify-unbound")


def _called(record: Record, texts: Texts) -> list[str]:
    return [call(name, texts) for name in record.names]


def _incidents(record: Record, texts: Texts) -> Iterator[str]:
    """Say what the server noted about the table besides the play."""
    if not record.incidents:
        yield texts("record-verify-no-incidents")
        return
    yield texts("record-verify-incidents")
    for incident in record.incidents:
        player = _called(record, texts)[incident.seat]
        if isinstance(incident, SeatChange):
            what = texts("event-seat-changed", player=player, change=incident.change)
        else:
            seen = "true" if incident.seen else "false"
            what = texts("event-took-back", player=player, actions=incident.actions, seen=seen)
        yield f"  {texts('record-verify-incident', actions=incident.ply, what=what)}"
