"""Take the moving picture of one turn, docs/screenshots/turn.webp: `web/screenshots`, after the looks changed.

A game is dealt and played by bots as for the other pictures (screenshots.py) up to a turn that closes a route. The turn
is then played by mouse in the real client and photographed all the while. The pictures become one that moves: each is
a WebP of what has changed since the one before, and the container asks for nothing but their data in a row.
"""

from __future__ import annotations

import base64
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import CDPSession, Locator, sync_playwright
from screenshots import BOT, PICTURES, Picture, play, seat_people

from posthorn import Game
from posthorn.game import View
from posthorn.players import make_player
from posthorn.server.keys import hash_key, new_key
from posthorn.server.storage import Database
from tests.browser.conftest import FLAGS, ROOT
from tests.browser.guests import NEXT_FRAME, Guest
from tests.browser.serving import Server

FILE = PICTURES / "turn.webp"
SIZE = (1280, 720)
SCALE = 0.75
LARGEST = 2_000_000  # bytes
QUALITIES = (80, 70, 60, 50, 40, 30)  # the best one with which the whole is small enough
BEAT = 140  # milliseconds that a picture stays
SLOWLY = 0.3  # of their speed, so that there is time to photograph what moves
PAUSE = 5  # pictures before each click, and after it
STEPS = 6  # pictures of a way of the pointer
POINTER = """() => {
  const pointer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  pointer.innerHTML = '<path d="M1 1l0 19 5-4 3 8 4-2-3-7h7z" fill="#fff" stroke="#000" stroke-width="1.4"/>';
  Object.assign(pointer.style, { position: "fixed", zIndex: 99, width: "30px", height: "34px", pointerEvents: "none" });
  document.body.append(pointer);
  addEventListener("pointermove", ({ clientX, clientY }) =>
    Object.assign(pointer.style, { left: `${clientX}px`, top: `${clientY}px` }), true);
}"""
# The smallest box around what differs from the picture before, at even places, as WebP; null if nothing does.
CHANGED = """async ([shot, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const now = new Uint32Array(canvas.getContext("2d").getImageData(0, 0, width, height).data.buffer);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!window.before || window.before[y * width + x] !== now[y * width + x]) {
        left = Math.min(left, x & ~1); top = Math.min(top, y & ~1);
        right = Math.max(right, x + 1); bottom = Math.max(bottom, y + 1);
      }
  window.before = now;
  if (right <= left) return null;
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d").drawImage(bitmap, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  const webp = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  return { box: [left, top, right - left, bottom - top], webp };
}"""


def closes(game: Game) -> Iterator[str]:
    """Return what a bot does in this turn of the first seat, if it closes a route."""
    game, player = game.copy(), make_player(BOT, 0)
    while game.seat_to_act == 0:
        action = player.choose(game.view(0))
        yield action.text
        if action.verb.startswith("close"):
            return
        game.play(action)


def begins_closing_turn(view: View) -> bool:
    """The first seat has a long route and may draw: it may be about to close."""
    return view.round >= 7 and view.step == "draw" and len(view.players[0].route) >= 4


class Camera:
    """What photographs a page again and again."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.session: CDPSession = guest.context.new_cdp_session(guest.page)
        self.shots: list[bytes] = []  # lossless; they are made smaller at the end

    def take(self, pictures: int) -> None:
        """Photograph what happens now."""
        part = {"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "scale": SCALE}
        for _ in range(pictures):
            self.guest.page.evaluate(NEXT_FRAME)
            shot = self.session.send(
                "Page.captureScreenshot", {"format": "png", "clip": part, "optimizeForSpeed": True}
            )
            self.shots.append(base64.b64decode(shot["data"]))

    def go(self, target: Locator) -> None:
        """Move the pointer to something and click it."""
        box = target.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self.guest.page.mouse.move(self.x + (x - self.x) * share, self.y + (y - self.y) * share)
            self.take(1)
        self.x, self.y = x, y
        self.take(PAUSE)
        self.guest.page.mouse.click(x, y)
        self.take(PAUSE)

    x, y = SIZE[0] / 2, SIZE[1] * 0.8


@dataclass
class Frame:
    """What has changed since the picture before: where, what it looks like, and how long it stays."""

    box: tuple[int, int, int, int]  # left, top, width, height
    image: bytes
    milliseconds: int = BEAT

    @property
    def chunk(self) -> bytes:
        """The frame as the container has it."""
        left, top, width, height = self.box
        numbers = (left // 2, top // 2, width - 1, height - 1, self.milliseconds)
        return _chunk(b"ANMF", b"".join(map(_three_bytes, numbers)) + b"\x02" + self.image)


def pack(guest: Guest, shots: list[bytes], quality: int) -> bytes:
    """Return one moving WebP of these pictures; one that is as before makes the one before stay longer."""
    guest.page.evaluate("() => (window.before = null)")
    frames: list[Frame] = []
    for shot in shots:
        changed = guest.page.evaluate(CHANGED, [base64.b64encode(shot).decode(), quality / 100])
        if changed is None:
            frames[-1].milliseconds += BEAT
        else:
            frames.append(Frame(tuple(changed["box"]), _image_data(base64.b64decode(changed["webp"]))))
    _, _, width, height = frames[0].box
    size = _three_bytes(width - 1) + _three_bytes(height - 1)
    chunks = [_chunk(b"VP8X", b"\x02\0\0\0" + size), _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")]
    body = b"WEBP" + b"".join([*chunks, *(frame.chunk for frame in frames)])
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _image_data(webp: bytes) -> bytes:
    """Return the chunks of a still WebP that hold its image."""
    at, kept = 12, b""
    while at < len(webp):
        name, length = webp[at : at + 4], struct.unpack("<I", webp[at + 4 : at + 8])[0]
        end = at + 8 + length + length % 2
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            kept += webp[at:end]
        at = end
    return kept


def _three_bytes(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def find_game() -> tuple[Game, list[str]]:
    """Return a game before a turn that closes a route, and what is done in it."""
    for seed in range(1, 60):
        try:
            game = play(Picture("turn", begins_closing_turn, seed=seed))
        except AssertionError:  # it never comes so far
            continue
        actions = list(closes(game))
        if actions[-1].startswith("close") and len(actions) == 3:
            return game, actions
    raise AssertionError("no such turn in sixty games")


def main() -> None:
    """Play up to the turn, film it, and keep the picture."""
    found = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "browser.py"), "find"], capture_output=True, text=True, check=True
    )
    key = new_key()
    game, actions = find_game()
    seated = seat_people(game, hash_key(key))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        with Database(f"sqlite:///{folder}/games.db", writes=True) as database:
            database.write(seated)
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
                guest = Guest(browser, server, size=SIZE, key=key)
                guest.page.emulate_media(reduced_motion="no-preference")
                guest.context.add_init_script("localStorage.setItem('posthorn.pace', 'normal')")
                guest.go_to_game(seated.game.id)
                guest.wait_for_turn()
                guest.check_screen()
                guest.page.evaluate(POINTER)
                camera = Camera(guest)
                camera.session.send("Animation.enable")
                camera.session.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})
                camera.take(PAUSE)
                for action in actions:
                    before = guest.revision
                    *first, last = guest.gesture(action)
                    for target in first:
                        target.hover()
                        camera.take(2)
                    camera.go(last)
                    guest.until(lambda before=before: guest.revision > before, f"{action} is played")  # type: ignore[misc]
                    camera.take(PAUSE)
                camera.take(2 * PAUSE)
                reader = Guest(browser, server)
                reader.open()
                reader.page.goto("about:blank")  # where no policy forbids to read a picture
                for quality in QUALITIES:
                    taken = pack(reader, camera.shots, quality)
                    if len(taken) <= LARGEST:
                        break
                browser.close()
        finally:
            server.end()
    FILE.write_bytes(taken)
    print(f"{FILE.relative_to(ROOT)}: {len(taken) // 1000} kB, {len(camera.shots)} pictures, quality {quality}")


if __name__ == "__main__":
    main()
