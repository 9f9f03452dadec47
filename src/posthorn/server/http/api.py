"""The HTTP API: each endpoint with what it takes and answers. What it does is in ``seating`` and ``playing``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from starlette.responses import Response, StreamingResponse

from posthorn.game import ACTIONS, EDITIONS, MODULES, SWITCHES
from posthorn.game.vocabulary import Seat
from posthorn.players import PLAYERS, USUAL_BUDGETS, level_names
from posthorn.record import write_json, write_text
from posthorn.review.review import Depth
from posthorn.server.errors import RequestError
from posthorn.server.http.endpoint import JSON, Call, Endpoints, Query
from posthorn.server.http.puzzle_api import PUZZLE_ENDPOINTS
from posthorn.server.messages.choices import ActionInfo, AdviceAnswer, AskWhyNot, Hints, LegalAnswer, WhyNot
from posthorn.server.messages.fields import LineNumber, Revision
from posthorn.server.messages.games import (
    AgreeToPlay,
    AnswerAbsence,
    ClaimSeat,
    CommitShuffle,
    CreateGame,
    GameInfo,
    GameList,
    GameOptions,
    GiveToBot,
    Joined,
    JoinGame,
    PlayerInfo,
    PlayOn,
    PlayOnRecord,
    ShuffleCommitment,
    SwitchInfo,
    TransferCode,
)
from posthorn.server.messages.lessons import BeginLesson, LessonProgress
from posthorn.server.messages.playing import (
    AnswerTakeBack,
    ChatLine,
    ChatLines,
    LogEntries,
    PlayAction,
    Played,
    Say,
    SeatView,
    TakeBack,
)
from posthorn.server.messages.replays import OpenRecord, Replay
from posthorn.server.messages.reviews import ReviewAnswer, Worlds
from posthorn.server.tables import advising, branching, custody, playing, seating, teaching
from posthorn.server.tables.holders import hold_seat
from posthorn.server.tables.live_table import LiveTable, chat_line
from posthorn.server.tables.replaying import read_record, write_position, write_replay
from posthorn.server.tables.table import Table

TEXT = "text/plain; charset=utf-8"
PAGE = 250  # entries of a log that are sent at once
FEW = 20  # entries that are not worth a thread

_declared = Endpoints()
get, post = _declared.get, _declared.post

OWN_SEAT = Query("seat", Seat, "The seat, which the key must hold.", default=0)
SEAT = Query("seat", Seat | None, "The seat, which the key must hold; without it a spectator's.")


# --- games ---------------------------------------------------------------------------------------------------------


@get("/api/options")
async def options(call: Call) -> GameOptions:
    """Return what a game can be made of: editions, switches, modules and players; and where others find the server."""
    texts = call.texts
    return GameOptions(
        editions={name: dict(switches) for name, switches in EDITIONS.items()},
        modules=list(MODULES),
        switches=[
            SwitchInfo(name, rule, None if isinstance(values, type) else list(values))  # type: ignore[arg-type]
            for name, (rule, values) in SWITCHES.items()
        ],
        players=[
            PlayerInfo(
                name,
                texts(f"player-{name}") if name in PLAYERS else name,
                texts(f"player-{name}-about") if name in PLAYERS else "",
                searches=name in USUAL_BUDGETS,
            )
            for name in level_names()
        ],
        bots_ready=call.registry.bots_ready,
        longest_thinking_time=call.registry.longest_thinking_time,
        addresses=call.addresses(),
    )


@get("/api/games", key="optional", answer=GameList)
async def lobby(call: Call) -> Response:
    """Return the games listed in the lobby: those you can join, then those you can watch."""
    return Response(await call.registry.lobby.show(call.holder), media_type=JSON)


@post("/api/commitments", status=201)
async def make_commitment(call: Call, body: CommitShuffle) -> ShuffleCommitment:
    """Return a commitment to a shuffle, so that randomness sent with the new game could not be foreseen."""
    committed = await seating.commit_shuffle(call.registry, body, call.client)
    return ShuffleCommitment(committed.commitment, committed.game, committed.terms)


@post("/api/games", status=201, key="optional", refusals=[409])
async def create_game(call: Call, body: CreateGame) -> Joined:
    """Create a game. It begins immediately unless a seat is open. The answer's key holds your seats."""
    key = call.some_key()
    live = await seating.create(call.registry, body, call.holder or "", call.client)
    return _joined(call, key, live)


@post("/api/lessons", status=201, key="optional")
async def begin_lesson(call: Call, body: BeginLesson) -> Joined:
    """Start a lesson: a game on a prepared deal, with guidance through it."""
    key = call.some_key()
    return _joined(call, key, await teaching.begin(call.registry, body, call.holder or "", call.client))


@post("/api/games/{game}/join", key="optional")
async def join_game(call: Call, body: JoinGame) -> Joined:
    """Take an open seat. The game begins when the last one is taken."""
    key = call.some_key()
    return _joined(call, key, await seating.join(call.registry, call.game, call.holder or "", body))


def _joined(call: Call, key: str, live: LiveTable) -> Joined:
    return Joined(key, call.registry.info(live, call.holder))


# --- looking --------------------------------------------------------------------------------------------------------


@get("/api/games/{game}", key="optional")
async def show_game(call: Call) -> GameInfo:
    """Return a game and who sits around it."""
    return call.registry.info(await call.registry.find(call.game), call.holder)


@get(
    "/api/games/{game}/view",
    query=[SEAT, Query("revision", Revision | None, "An earlier revision; without it, the current one.")],
    key="optional",
)
async def show_view(call: Call) -> SeatView:
    """Return what a seat, or a spectator, may know now, or knew at a revision."""
    live = await _begun(call)
    viewer = _viewer(call, live.table)
    revision = live.table.revision if call.query["revision"] is None else call.query["revision"]
    if revision > live.table.revision:
        raise RequestError(409, "future-revision", revision=live.table.revision)
    table = live.table
    if revision == table.revision:
        return SeatView(revision, table.view_at(revision, viewer))
    return SeatView(revision, await call.registry.beside.run(call.client, lambda: table.view_at(revision, viewer)))


@get("/api/games/{game}/legal", query=[OWN_SEAT], key="needed")
async def show_legal(call: Call) -> LegalAnswer:
    """Return what a seat may do now and what each choice is certain to bring; nothing while others must act."""
    return advising.show_legal(await _begun(call), call.holder, call.query["seat"], call.texts)


@get("/api/games/{game}/hints", query=[OWN_SEAT], key="needed")
async def show_hints(call: Call) -> Hints:
    """Return everything a seat may do now, explained in words, unless the game forbids hints."""
    return advising.give_hints(await _begun(call), call.holder, call.query["seat"], call.texts)


@get("/api/games/{game}/lesson", key="needed")
async def show_lesson(call: Call) -> LessonProgress:
    """Return how far the learner of a lesson has come, and what to do next, in words."""
    return teaching.progress(await _begun(call), call.holder, call.texts)


@get("/api/games/{game}/advice", query=[OWN_SEAT], key="needed")
async def ask_advice(call: Call) -> AdviceAnswer:
    """Ask the strongest bot what it would do in your place, unless the game forbids hints; one question at a time."""
    return await advising.advise(call.registry, await _begun(call), call.holder, call.query["seat"], call.texts)


@post("/api/games/{game}/why-not", key="needed")
async def ask_why_not(call: Call, body: AskWhyNot) -> WhyNot:
    """Ask which rule forbids a seat to do something now. Nothing is played, even if it is legal."""
    return advising.explain_illegal(await _begun(call), call.holder, body, call.texts)


@get(
    "/api/games/{game}/events",
    query=[SEAT, Query("after", Revision | None, "The last one you have seen; without it, from the set-up on.")],
    key="optional",
)
async def show_events(call: Call) -> LogEntries:
    """Return what happened after a revision, or from the set-up on, as a seat or a spectator may see it.

    These are at most 250 entries: if the last one is not yet the answer's revision, ask again after it.
    """
    table = (await _begun(call)).table
    after = -1 if call.query["after"] is None else call.query["after"]
    if after > table.revision:
        raise RequestError(409, "future-revision", revision=table.revision)
    viewer = _viewer(call, table)
    if table.revision - after <= FEW:
        return LogEntries(table.revision, table.log_after(after, viewer))
    revision = table.revision
    return LogEntries(
        revision, await call.registry.beside.run(call.client, lambda: table.log_after(after, viewer, PAGE))
    )


async def _begun(call: Call) -> LiveTable:
    live = await call.registry.find(call.game)
    if not live.table.has_begun:
        raise RequestError(409, "game-is-waiting")
    return live


def _viewer(call: Call, table: Table) -> int | None:
    """Return the seat through whose eyes somebody wants to see, which must be theirs; None for a spectator."""
    seat: int | None = call.query["seat"]
    if seat is not None:
        hold_seat(table, call.holder, seat)
    return seat


@get("/api/actions")
async def list_actions(call: Call) -> list[ActionInfo]:
    """Return all actions of the game and what each is about."""
    return [ActionInfo.of(action) for action in ACTIONS]


@get(
    "/api/games/{game}/record",
    query=[Query("form", Literal["json", "text"], "As JSON or as text.", default="json")],
    media=("application/json", "text/plain"),
    answer=dict[str, Any],
)
async def show_record(call: Call) -> Response:
    """Return the record of a game that has ended, with the proof of its shuffle."""
    live = await call.registry.find(call.game)
    if not live.table.has_ended or not live.table.has_begun:
        raise RequestError(409, "not-over")
    record = live.table.record()
    if call.query["form"] == "text":
        return await _stream(call, lambda: map(str.encode, write_text(record)), TEXT)
    return await _stream(call, lambda: map(str.encode, write_json(record)))


async def _stream(call: Call, make: Callable[[], Iterator[bytes]], media: str = JSON) -> Response:
    """Answer with what is made piece by piece, beside the event loop, as fast as the client takes it."""
    beside = call.registry.beside
    pieces = await beside.run(call.client, make)
    return StreamingResponse(beside.write(call.client, pieces), media_type=media)


@get("/api/games/{game}/replay", answer=Replay)
async def show_game_again(call: Call) -> Response:
    """Return a game that has ended, move by move, all hands open."""
    live = await call.registry.find(call.game)
    if not live.table.has_ended or not live.table.has_begun:
        raise RequestError(409, "not-over")
    record, seats = live.table.record(), live.table.seats
    portraits, colours = [seat.portrait for seat in seats], [seat.colour for seat in seats]
    return await _stream(call, lambda: write_replay(record, portraits, colours))


@get(
    "/api/games/{game}/review",
    query=[
        Query("worlds", Worlds, "In how many imagined worlds each choice is tried, at least.", default=Depth().worlds),
        Query("after", Revision, "How many judged choices you have.", default=0),
    ],
    refusals=[409, 429, 503],
)
async def review_game(call: Call) -> ReviewAnswer:
    """Return the review of a game that is over, as far as it is made; whoever asks first has it begun."""
    live = await _begun(call)
    reviews = call.registry.reviews
    making = await reviews.ask(live.table, call.query["worlds"], call.client)
    return await call.registry.beside.run(call.client, lambda: reviews.show(making, call.query["after"], call.texts))


@post("/api/records", answer=Replay)
async def show_record_again(call: Call, body: OpenRecord) -> Response:
    """Return the game of a record, or a position, move by move. Nothing is stored."""
    if bool(body.record) == bool(body.position):
        raise RequestError(422, "record-or-position")
    if body.position:
        return await _stream(call, lambda: write_position(body.position))
    return await _stream(call, lambda: write_replay(read_record(body.record, call.texts)))


@post("/api/games/{game}/branches", status=201, key="optional")
async def play_on(call: Call, body: PlayOn) -> Joined:
    """Play on from a position of a game that has ended: a practice game of yours against bots."""
    key = call.some_key()
    live = await branching.play_on(call.registry, call.game, body, call.holder or "", call.client)
    return _joined(call, key, live)


@post("/api/records/branches", status=201, key="optional", refusals=[409])
async def play_on_record(call: Call, body: PlayOnRecord) -> Joined:
    """Play on from a position of a record of a finished game that you send."""
    key = call.some_key()
    record = await call.registry.beside.run(call.client, lambda: read_record(body.record, call.texts))
    live = await branching.play_on_record(call.registry, record, body, call.holder or "", call.client)
    return _joined(call, key, live)


@get("/api/games/{game}/branches", key="optional")
async def show_branches(call: Call) -> GameList:
    """Return the games that were played on from positions of this one, the newest first, 20 at most."""
    return GameList(await branching.show_branches(call.registry, call.game, call.holder))


# --- playing --------------------------------------------------------------------------------------------------------


@post("/api/games/{game}/play", key="needed")
async def play(call: Call, body: PlayAction) -> Played:
    """Play an action. A stale revision is refused; the same request sent twice plays once."""
    return await playing.play(call.registry, call.game, call.holder, body)


@post("/api/games/{game}/take-back", key="needed")
async def take_back(call: Call, body: TakeBack) -> Played:
    """Take back your last action and what followed, or ask the others whether you may."""
    return await playing.take_back(call.registry, call.game, call.holder, body)


@post("/api/games/{game}/lesson/return", key="needed")
async def return_to_lesson(call: Call, body: TakeBack) -> Played:
    """Take back every move that left a lesson's guided play."""
    return await teaching.lead_back(call.registry, call.game, call.holder, body)


@post("/api/games/{game}/take-back/answer", key="needed")
async def answer_take_back(call: Call, body: AnswerTakeBack) -> Played:
    """Agree to someone's take-back, or refuse it."""
    return await playing.answer_take_back(call.registry, call.game, call.holder, body)


@post("/api/games/{game}/chat", status=201, key="needed")
async def say(call: Call, body: Say) -> ChatLine:
    """Say something to the table."""
    return await playing.say(call.registry, call.game, call.holder, body, call.client)


@get(
    "/api/games/{game}/chat",
    query=[Query("after", LineNumber | None, "The number of the last line you have seen; without it, all.")],
)
async def show_chat(call: Call) -> ChatLines:
    """Return the chat: all of it, or what came after a line."""
    live = await call.registry.find(call.game)
    after = call.query["after"]
    return ChatLines([chat_line(row) for row in live.table.chat[0 if after is None else after + 1 :]])


# --- seats ----------------------------------------------------------------------------------------------------------


@post("/api/games/{game}/seats/{seat:seat}/bot", key="needed")
async def give_seat_to_bot(call: Call, body: GiveToBot) -> GameInfo:
    """Let a bot play your seat until you return or, as the host, an open seat before the game begins."""
    return _told(call, await custody.give_to_bot(call.registry, call.game, call.holder, call.seat, body.bot))


@post("/api/games/{game}/seats/{seat:seat}/return", key="needed")
async def return_to_seat(call: Call) -> GameInfo:
    """Play your seat yourself again."""
    return _told(call, await custody.return_to_seat(call.registry, call.game, call.holder, call.seat))


@post("/api/games/{game}/seats/{seat:seat}/absence", key="needed")
async def answer_absence(call: Call, body: AnswerAbsence) -> GameInfo:
    """Agree that someone has been away too long: when all others do, a bot plays until they return."""
    return _told(call, await custody.answer_absence(call.registry, call.game, call.holder, call.seat, body.agree))


@post("/api/games/{game}/seats/{seat:seat}/leave", key="needed")
async def leave_seat(call: Call) -> GameInfo:
    """Give up your seat: before the game begins someone else can take it; later a bot plays on."""
    return _told(call, await custody.leave(call.registry, call.game, call.holder, call.seat))


@post("/api/games/{game}/seats/{seat:seat}/open", key="needed")
async def open_seat(call: Call) -> GameInfo:
    """As the host, before the game begins, open a bot's seat for someone."""
    return _told(call, await custody.open_seat(call.registry, call.game, call.holder, call.seat))


@post("/api/games/{game}/seats/{seat:seat}/transfer", key="needed")
async def make_transfer_code(call: Call) -> TransferCode:
    """Make a code with which another device or person can take over your seat, once and for a short time."""
    return await custody.make_code(call.registry, call.game, call.holder, call.seat)


@post("/api/games/{game}/seats/{seat:seat}/claim", key="optional")
async def claim_seat(call: Call, body: ClaimSeat) -> Joined:
    """Take over a seat with a code its holder made."""
    key = call.some_key()
    live = await custody.claim(call.registry, call.game, call.holder or "", call.seat, body.code)
    return _joined(call, key, live)


@post("/api/games/{game}/abandon", key="needed")
async def abandon_game(call: Call) -> GameInfo:
    """Abandon a game, as its host."""
    return _told(call, await seating.abandon(call.registry, call.game, call.holder))


@post("/api/games/{game}/rematch", key="needed")
async def rematch(call: Call) -> GameInfo:
    """Propose the same game again, everyone one seat further on; it begins when all have agreed to play."""
    return _told(call, await seating.rematch(call.registry, call.game, call.holder, call.client))


@post("/api/games/{game}/agree", key="needed")
async def agree_to_play(call: Call, body: AgreeToPlay) -> GameInfo:
    """Agree to a rematch, and add to its shuffle. It begins when the last player has agreed."""
    return _told(call, await seating.agree(call.registry, call.game, call.holder, body))


def _told(call: Call, live: LiveTable) -> GameInfo:
    return call.registry.info(live, call.holder)


ENDPOINTS = (*_declared, *PUZZLE_ENDPOINTS)
