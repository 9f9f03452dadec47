"""A game as somebody may know it: who sits around it and how it stands, without what is hidden."""

from __future__ import annotations

from collections.abc import Collection

from posthorn.server.keys import same_hash
from posthorn.server.messages.games import AbsenceInfo, GameInfo, OriginInfo, SeatInfo, ShuffleProof, TakeBackProposal
from posthorn.server.storage import GameRow
from posthorn.server.tables.live_table import LiveTable
from posthorn.server.tables.table import Table


def game_info(live: LiveTable, holder: str | None, bots_ready: bool) -> GameInfo:
    """Return a game as somebody may know it."""
    table, row = live.table, live.table.row
    over = row.status == "over"
    present = live.present
    return GameInfo(
        id=row.id,
        status=row.status,
        edition=row.settings.edition,
        modules=list(table.options.modules),
        switches=table.options.switches,
        start=row.settings.start,
        lesson=None if table.lesson is None else table.lesson.name,
        listed=row.listed,
        hints=row.settings.hints,
        thinking_time=row.settings.thinking_time,
        absence_time=row.settings.longest_absence,
        practice=bool(row.practice),
        seats=[_seat_info(live, seat, holder, present) for seat in range(len(table.seats))],
        revision=table.revision,
        round=table.game.view(None).round if table.has_begun else 0,
        seat_to_act=table.seat_to_act,
        deadline=live.deadline,
        take_back=_proposal(table),
        scores=list(table.game.scores) if over else None,
        ranking=list(table.game.ranking) if over else None,
        commitment=row.commitment,
        terms=row.committed_terms,
        shuffle=_revealed(table),
        host=table.is_host(holder),
        host_seat=min(table.seats_of(row.host), default=None),
        rematch=row.rematch,
        origin=_origin(row),
        created=row.created,
        bots_ready=bots_ready,
    )


def _seat_info(live: LiveTable, number: int, holder: str | None, present: Collection[str]) -> SeatInfo:
    table, seat = live.table, live.table.seats[number]
    yours = same_hash(seat.holder, holder)
    is_present = seat.holder in present
    return SeatInfo(
        seat=number,
        kind="person" if seat.holder else "bot" if seat.bot else "open",
        name=seat.name,
        colour=seat.colour,
        portrait=seat.portrait,
        bot=seat.bot,
        present=is_present,
        awaited=seat.awaited,
        absence=None if yours or is_present else _absence(live, number),
        left=seat.holder is None and number in table.left,
        yours=yours,
    )


def _absence(live: LiveTable, seat: int) -> AbsenceInfo | None:
    absence = live.absence_of(seat)
    if absence is None:
        return None
    agreed = [other.seat for other in live.table.seats if other.holder in live.agreed_absent(seat)]
    return AbsenceInfo(absence.since, absence.until, agreed)


def _origin(row: GameRow) -> OriginInfo | None:
    origin = row.settings.origin
    if origin is None:
        return None
    scores, ranking = (None if order is None else list(order) for order in (origin.scores, origin.ranking))
    return OriginInfo(row.branch_of, origin.ply, origin.seat, origin.cards, list(origin.names), scores, ranking)


def _revealed(table: Table) -> ShuffleProof | None:
    """Return the proof of the shuffle when the game has ended; one that was imported may have none."""
    shuffle = table.shuffle()
    return ShuffleProof.of(shuffle) if table.has_ended and shuffle is not None else None


def _proposal(table: Table) -> TakeBackProposal | None:
    if table.take_back is None:
        return None
    agreed = [seat.seat for seat in table.seats if seat.holder in table.take_back.agreed]
    return TakeBackProposal(table.take_back.seat, table.take_back.actions, agreed)
