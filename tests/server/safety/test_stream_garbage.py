"""Garbage on the stream gets a close code, and harms nobody."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from posthorn.server.keys import new_key
from tests.server.safety.bystander import HELLO, run, table
from tests.server.safety.serving import Running, serving
from tests.server.safety.wire import HandshakeRefused, StreamClosed

MESSAGE_SIZE = 4096

# Close codes that say what was wrong: the protocol's own and ours. Not 1011: that is a fault of the server.
CLEAN = {1002, 1003, 1007, 1009, 4400, 4401, 4404, 4408, 4413, 4429}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server; each test sees that it logs no fault."""
    folder = tmp_path_factory.mktemp("garbage")
    with serving(folder, message_size=MESSAGE_SIZE) as running:
        yield running


# What is sent as one message of text, and the code with which the stream is closed.
MESSAGES = {
    "nothing": (b"", 4400),
    "not JSON": (b"hello", 4400),
    "half": (b'{"type":"hello"', 4400),
    "null": (b"null", 4400),
    "a list": (b"[]", 4400),
    "deep": (b"[" * 4000, 4400),
    "no type": (b"{}", 4400),
    "an unknown type": (b'{"type":"shutdown"}', 4400),
    "a type that is no text": (b'{"type":7}', 4400),
    "an unknown field": (b'{"type":"hello","admin":true}', 4400),
    "a long reason": ('{"type":"hello","' + "😀" * 200 + '":1}').encode(),
    "a long type": ('{"type":"' + "😀" * 200 + '"}').encode(),
    "no key": (b'{"type":"hello","key":"x"}', 4401),
    "a key of another type": (b'{"type":"hello","key":7}', 4400),
    "an endless key": (b'{"type":"hello","key":"' + b"A" * 3000 + b'"}', 4400),
    "a negative revision": (b'{"type":"hello","revision":-1}', 4400),
    "a revision to come": (b'{"type":"hello","revision":1000000}', 4400),
    "a huge revision": (b'{"type":"hello","revision":' + b"9" * 3000 + b"}", 4400),
    "no hello": (b'{"type":"play","seat":0,"revision":0,"action":"draw pile"}', 4400),
    "a lone surrogate": (b'{"type":"hello","key":"\\ud800"}', 4400),
    "invalid UTF-8": (b'{"type":"\xff"}', 1007),
    "too large": (b'{"type":"hello","key":"' + b"A" * MESSAGE_SIZE + b'"}', 1009),
}


@pytest.mark.parametrize(
    ("message", "code"),
    [one if isinstance(one, tuple) else (one, 4400) for one in MESSAGES.values()],
    ids=list(MESSAGES),
)
@pytest.mark.parametrize("welcomed", [False, True])
def test_wrong_message(running: Running, message: bytes, code: int, welcomed: bool) -> None:
    """A message that is none closes the stream and tells why, before the hello and after it."""

    async def meddle() -> None:
        async with table(running) as at:
            stranger = running.client()
            async with stranger.stream(at.game, hello=welcomed) as stream:
                if welcomed:
                    await stream.receive_until("welcome")
                await stream.send_text(message)
                if welcomed and b'"type":"play"' in message:
                    assert (await stream.receive_until("refused"))["error"]["code"] == "no-key"
                    return
                closed = await stream.receive_close()
                # A second hello is not looked at.
                assert closed.code == (4400 if welcomed and code == 4401 else code), closed
                assert len(closed.reason.encode()) <= 123

    run(meddle())


def test_two_hellos(running: Running) -> None:
    """Nobody can become somebody else on an open stream."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game) as stream:
            await stream.receive_until("welcome")
            await stream.say_hello(at.client.key)
            assert (await stream.receive_close()).code == 4400

    run(meddle())


def test_unknown_game(running: Running) -> None:
    """A game that there is not closes the stream."""

    async def meddle() -> None:
        async with table(running):
            for game in ("x", "%00", "%ff", "x" * 3000):
                async with running.client().stream(game) as stream:
                    assert (await stream.receive_close()).code == 4404
            with pytest.raises(HandshakeRefused) as refused:
                await running.client().open_stream("..%2fgames")
            assert refused.value.status == 403

    run(meddle())


REFUSED = [
    {"seat": 0, "revision": 0, "action": "draw everything"},
    {"seat": 0, "revision": 0, "action": ""},
    {"seat": 0, "revision": 0, "action": "\u0000"},
    {"seat": 1, "revision": 0, "action": "draw pile"},
    {"seat": 3, "revision": 0, "action": "draw pile"},
    {"seat": 0, "revision": 999_999, "action": "draw pile"},
    {"seat": 0, "revision": 0, "action": "draw pile", "id": 2**63},
]


def test_refused_plays(running: Running) -> None:
    """What cannot be played is refused with a reason, and the stream stays."""

    async def meddle() -> None:
        async with table(running) as at, running.client(new_key()).stream(at.game) as stream:
            await stream.receive_until("welcome")
            for request in REFUSED:
                await stream.send({"type": "play", "id": 3, **request})
                refused = await stream.receive_until("refused")
                assert refused["id"] == request.get("id", 3)
                assert refused["error"]["code"] in ("not-your-seat", "no-seat")

    run(meddle())


# --- frames ---------------------------------------------------------------------------------------------------------

FRAMES = {
    "binary": ([Frame(Opcode.BINARY, HELLO)], 1003),
    "empty binary": ([Frame(Opcode.BINARY, b"")], 1003),
    "a continuation of nothing": ([Frame(Opcode.CONT, HELLO)], 1002),
    "text within text": ([Frame(Opcode.TEXT, b"{", fin=False), Frame(Opcode.TEXT, b"}")], 1002),
    "too large in parts": (
        [Frame(Opcode.TEXT, b" ", fin=False)] + [Frame(Opcode.CONT, b" " * 1000, fin=False)] * 5,
        1009,
    ),
    "invalid UTF-8 in parts": ([Frame(Opcode.TEXT, b'{"\xe2', fin=False), Frame(Opcode.CONT, b"x")], 1007),
    "invalid UTF-8 in a reason": ([Frame(Opcode.CLOSE, struct.pack("!H", 1000) + b"\xff")], 1007),
    "a reserved code": ([Frame(Opcode.CLOSE, struct.pack("!H", 1005))], 1002),
    "half a code": ([Frame(Opcode.CLOSE, b"\x03")], 1002),
}


@pytest.mark.parametrize(("frames", "code"), FRAMES.values(), ids=FRAMES)
@pytest.mark.parametrize("welcomed", [False, True])
def test_wrong_frames(running: Running, frames: list[Frame], code: int, welcomed: bool) -> None:
    """Frames that make no sense close the stream with the protocol's code."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game, hello=welcomed) as stream:
            if welcomed:
                await stream.receive_until("welcome")
            await stream.send_frames(*frames)
            assert (await stream.receive_close()).code == code

    run(meddle())


RAW_FRAMES = {
    "not masked": b"\x81\x02{}",
    "a reserved bit": b"\xa1\x82\0\0\0\0{}",
    "an unknown kind": b"\x83\x80\0\0\0\0",
    "an endless length": b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    "a large ping": b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
    "a ping in parts": b"\x09\x80\0\0\0\0",
}


@pytest.mark.parametrize("content", RAW_FRAMES.values(), ids=RAW_FRAMES)
def test_broken_frames(running: Running, content: bytes) -> None:
    """What is no frame closes the stream with the protocol's code."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game) as stream:
            await stream.receive_until("welcome")
            await stream.send_bytes(content)
            assert (await stream.receive_close()).code in (1002, 1009)

    run(meddle())


def test_message_in_parts(running: Running) -> None:
    """A message may come in many frames, with pings between them."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game, hello=False) as stream:
            parts = [Frame(Opcode.CONT, bytes([byte]), fin=False) for byte in HELLO[1:]]
            pings = [Frame(Opcode.PING, b"?")] * len(parts)
            between = [frame for pair in zip(pings, parts, strict=True) for frame in pair]
            await stream.send_frames(
                Frame(Opcode.TEXT, HELLO[:1], fin=False), *between, Frame(Opcode.CONT, b"", fin=True)
            )
            await stream.receive_until("welcome")
            assert stream.pongs == len(pings)

    run(meddle())


def test_thousands_of_pings(running: Running) -> None:
    """Pings are answered as long as the answers are taken, and others are served meanwhile."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game) as stream:
            await stream.receive_until("welcome")
            for _ in range(10):
                await stream.send_frames(*[Frame(Opcode.PING, b"x" * 125)] * 500)
                await at.play()
            await stream.send({"type": "chat", "text": "after the pings", "id": 1})
            await stream.receive_until("refused", id=1)
            assert 0 < stream.pongs <= 5000

    run(meddle())


# --- anything -------------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=10,
)
FIELDS = {
    "type": st.sampled_from(["hello", "play", "chat", "welcome"]) | JSON,
    "key": JSON,
    "revision": st.integers(-2, 5) | JSON,
    "seat": st.integers(-1, 5) | JSON,
    "action": st.sampled_from(["draw pile", "play left Lodz"]) | JSON,
    "text": JSON,
    "id": JSON,
}
LIKE_OURS = st.fixed_dictionaries({"type": FIELDS["type"]}, optional={k: v for k, v in FIELDS.items() if k != "type"})
ANY_FRAME = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE]),
    LIKE_OURS.map(lambda message: json.dumps(message).encode())
    | JSON.map(lambda one: json.dumps(one).encode())
    | st.binary(max_size=300),
    fin=st.booleans(),
    rsv1=st.just(False),
)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(welcomed=st.booleans(), frames=st.lists(ANY_FRAME, max_size=8))
@example(welcomed=True, frames=[Frame(Opcode.TEXT, HELLO, fin=False), Frame(Opcode.CLOSE, b"")])
def test_any_frames(running: Running, welcomed: bool, frames: list[Frame]) -> None:
    """Whatever is sent, the stream goes on or is closed for a reason, and the server has no fault."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game, hello=welcomed) as stream:
            await stream.send_bytes(b"".join(_serialized(frame) for frame in frames))
            # A close of our own, so that the server has one to answer.
            await stream.send_frames(Frame(Opcode.CLOSE, struct.pack("!H", 1000)))
            closed = await stream.receive_close()
            echoed = {struct.unpack("!H", frame.data[:2])[0] for frame in frames if len(frame.data) >= 2}
            assert closed.code in CLEAN | {1000, 1005, None} | echoed, closed

    run(meddle())


def _serialized(frame: Frame) -> bytes:
    """Return a frame as it is sent; one that is too large for its kind becomes a text."""
    if frame.opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE) and (len(frame.data) > 125 or not frame.fin):
        frame = Frame(Opcode.TEXT, frame.data, frame.fin)
    return frame.serialize(mask=True)


def test_closed_stream_says_so(running: Running) -> None:
    """A close is answered by a close with the same code."""

    async def meddle() -> None:
        async with table(running) as at, running.client().stream(at.game) as stream:
            await stream.receive_until("welcome")
            await stream.send_frames(Frame(Opcode.CLOSE, struct.pack("!H", 1000)))
            with pytest.raises(StreamClosed) as closed:
                await stream.receive()
            assert closed.value.code == 1000

    run(meddle())
