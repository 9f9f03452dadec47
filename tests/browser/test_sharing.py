"""Links for others and other devices, what is left while the server is away, and records dropped onto a page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.serving import Server
from tests.browser.test_replay import check_frame, finish_game

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
  const requests = await Promise.all(caches.map((cache) => cache.keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
DROP = """([text, name]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  for (const kind of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));
}"""


# A device with a sheet for sharing, on which somebody first thinks better of it.
SHARE_SHEET = """
window.shared = [];
navigator.canShare = () => true;
navigator.share = ({ files: [file] }) => {
  window.shared.push([file.name, file.type, file.size > 10000]);
  return window.shared.length > 1 ? Promise.resolve() : Promise.reject(new DOMException("", "AbortError"));
};
"""
# What comes first on a page, from top to bottom.
ORDER = """() => {
  const found = [...document.querySelectorAll("main form, main h2, main details")];
  const tops = found.map((each) => each.getBoundingClientRect().top);
  return found.map((each) => each.localName).filter((_, at) => tops[at] === Math.min(...tops.slice(at)));
}"""


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server that lets other machines in."""
    server = Server(tmp_path, "--host", "0.0.0.0")
    server.start()
    yield server
    server.end()


def share(guest: Guest, message: str, label: str) -> str:
    """Open the menu, choose a way of sharing, and return the link it offers."""
    guest.button("more-label").click()
    guest.button(message).click()
    offered = guest.page.get_by_label(guest.texts(label))
    expect(offered).not_to_have_value("")
    return offered.input_value()


def test_codes_lead_where_other_devices_get(invite: Invite, open_server: Server) -> None:
    """On a server that lets other machines in, links begin with its address in the network, and are drawn as codes."""
    address = (open_server.ask("options")["addresses"] or [""])[0]
    if not address:
        pytest.skip("this machine is in no network")
    guest = invite(server=open_server)
    guest.go_to_game(guest.make_game("person", "open"))
    code = guest.page.get_by_role("img", name=guest.texts("share-code"))
    expect(code).to_be_visible()
    invitation = guest.page.get_by_role("textbox", name=guest.texts("table-invite"))
    expect(invitation).to_have_value(f"{address}#/game/{guest.game['id']}")
    guest.game = {}
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    assert share(guest, "table-transfer", "table-transfer-about").startswith(f"{address}#/seat/")
    expect(code).to_be_visible()


def test_a_link_that_others_cannot_use_says_so(invite: Invite) -> None:
    """On a server that only this machine reaches there is no code but a hint; somebody here can watch by the link."""
    guest, watcher = invite(), invite()
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    link = share(guest, "share-watch", "share-watch-about")
    hint = guest.texts("share-only-here", command="posthorn serve --host 0.0.0.0")
    expect(guest.page.get_by_text(hint)).to_be_visible()
    expect(guest.page.get_by_role("img", name=guest.texts("share-code"))).to_have_count(0)
    watcher.page.goto(link)
    expect(watcher.page.get_by_text(guest.texts("turn-watching"))).to_be_visible()


def test_a_position_can_be_shared_once_a_game_is_over(invite: Invite) -> None:
    """The menu of a replay has a link to the position alone, with all that is on the table; that of a game has none."""
    guest, friend = invite(), invite()
    game = finish_game(guest)
    frame = guest.server.ask(f"games/{game}/replay")["frames"][5]
    guest.open(f"replay/{game}/5")
    guest.button("more-label").click()
    link = guest.page.get_by_label(guest.texts("share-position-about")).input_value()
    friend.page.goto(link)
    check_frame(
        friend, [frame], 0, names=friend.server.ask("records", {"position": frame["view"]["position"]})["names"]
    )
    guest.go_to_game(guest.make_game("person", "pilgrim"))
    guest.button("more-label").click()
    expect(guest.page.get_by_label(guest.texts("share-position-about"))).to_have_count(0)


def test_the_page_opens_while_the_server_is_away(invite: Invite, mortal: Server) -> None:
    """Once seen, the client opens without a server and says that it is away; it goes on when the server is back.

    Nothing that the server says is kept.
    """
    guest = invite(server=mortal, offline=True)
    page, texts = guest.page, guest.texts
    game = guest.make_game("person", "pilgrim")
    guest.go_to_game(game)
    page.wait_for_function(CONTROLLED)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api") or path in ("/health", "/metrics")]
    mortal.end(kill=True)
    guest.open()
    page.reload()
    expect(page.get_by_text(texts("server-away"))).to_be_visible()
    guest.open("rules/R7.2")
    expect(page.locator("[id='R7.2']")).to_be_in_viewport()
    guest.open()
    mortal.start()
    expect(page.get_by_text(texts("server-away"))).to_have_count(0)
    page.get_by_role("region", name=texts("front-continue")).get_by_role("link", name=texts("game-go-on")).click()
    expect(page.get_by_role("region", name=texts("hand-label"))).to_be_visible()
    guest.excuse("WebSocket connection to .* failed|net::ERR_")


def drop(page: Page, text: str) -> None:
    """Drop a file onto a page."""
    page.evaluate(DROP, [text, "record.txt"])


def test_a_record_is_dropped_onto_the_front_page(guest: Guest) -> None:
    """A file that is dropped onto the front page, or the page for records, is shown; another one after it too."""
    texts, page = guest.texts, guest.page
    games = [finish_game(guest), finish_game(guest, rounds=1)]
    replays = [guest.server.ask(f"games/{game}/replay")["frames"] for game in games]
    records = [page.request.get(f"{guest.server.address}/api/games/{game}/record?form=text").text() for game in games]
    guest.open()
    drop(page, records[0])
    check_frame(guest, replays[0], 0)
    drop(page, records[1])
    place = texts("replay-place", ply=0, all=len(replays[1]) - 1)
    expect(page.get_by_text(place, exact=True)).to_be_visible()


def invited(friend: Guest) -> None:
    """Whoever follows a link is told by name who invites them, and first of all offered a seat; what the game is and
    the lesson are beside it, the link for others is folded away.
    """
    page, texts = friend.page, friend.texts
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("invite-from", host="Anna"))
    assert page.evaluate(ORDER)[0] == "form"
    expect(page.get_by_text(texts("about-game"))).to_be_in_viewport()
    expect(page.get_by_label(texts("table-invite"))).to_be_hidden()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=texts("invite-learn")).click()
    expect(opened.value.locator("section.tutor")).to_be_visible()
    opened.value.close()
    page.evaluate("localStorage.setItem('posthorn.name', 'Bert')")
    page.reload()
    title = texts("invite-from-to", host="Anna", name="Bert")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_the_picture_goes_to_the_share_sheet(invite: Invite) -> None:
    """On a phone the picture of the final board goes to the sheet for sharing; to think better of it is no failure."""
    phone = invite(size=PHONE, has_touch=True, is_mobile=True)
    phone.page.add_init_script(SHARE_SHEET)
    game = finish_game(phone, rounds=1)
    phone.go_to_game(game)
    for times in (1, 2):
        phone.button("over-picture").click()
        phone.check_page("() => window.shared", [[f"posthorn-{game}.png", "image/png", True]] * times)
        expect(phone.page.locator("[aria-busy=true]")).to_have_count(0)
        expect(phone.page.get_by_text(phone.texts("over-picture-failed"))).to_have_count(0)


def test_a_table_is_left_and_closed(invite: Invite) -> None:
    """Who took a seat can give it up before the game begins, and the host can close the table for everybody."""
    host, friend = invite(), invite()
    game = host.make_game("person", "open", "open")
    host.go_to_game(game)
    friend.go_to_game(game)
    invited(friend)
    friend.page.get_by_role("textbox", name=friend.texts("front-your-name")).fill("Bert")
    friend.button("table-join").click()
    expect(host.page.get_by_text("Bert")).to_be_visible()
    friend.button("table-leave").click()
    expect(host.page.get_by_text("Bert")).to_have_count(0)
    host.page.on("dialog", lambda dialog: dialog.accept())
    host.button("table-close").click()
    for guest in (host, friend):
        expect(guest.page.get_by_role("heading", name=guest.texts("problem-closed"))).to_be_visible()
