"""Links for other devices: the server tells a page on its own machine where they find it, and nobody else."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from posthorn.server.http.lan_address import addresses_for
from posthorn.server.operations.settings import Settings
from tests.server.asking import make_scope
from tests.server.visitors import Visitor, running

HERE, THERE = "127.0.0.1", "192.168.1.20"


class Probe:
    """A socket of a machine in a network: it knows its own address as soon as it knows the way."""

    address = "192.168.1.5"

    def __init__(self, family: int, kind: int) -> None:
        assert kind == socket.SOCK_DGRAM  # so that connecting sends nothing

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, address: tuple[str, int]) -> None:
        """Find the way."""
        if not self.address:
            raise OSError("there is no way")

    def getsockname(self) -> tuple[str, int]:
        """Say where we are."""
        return (self.address, 40000)


def found(host: str, peer: str = HERE, headers: dict[str, str] | None = None, **settings: Any) -> list[str]:
    """Return what somebody is told by a server that listens on an address."""
    scope = make_scope("http", "/api/options", headers or {}, peer, server=("127.0.0.1", 8017))
    return addresses_for(scope, Settings(host=host, **settings))


def test_a_machine_in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets other machines in tells its address; one that does not, or is in no network, has none."""
    monkeypatch.setattr("socket.socket", Probe)
    assert found("0.0.0.0") == ["http://192.168.1.5:8017/"]
    assert found("127.0.0.1") == []
    assert found("localhost") == []
    assert found("192.168.1.5") == []  # the page is at this address already
    for address, expected in (("2001:db8::5", ["http://[2001:db8::5]:8017/"]), ("::1", []), ("fe80::1", []), ("", [])):
        monkeypatch.setattr(Probe, "address", address)
        assert found("::") == expected


def test_who_comes_from_elsewhere_learns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither another machine nor what comes through a proxy is told how the network looks from inside."""
    monkeypatch.setattr("socket.socket", Probe)
    assert found("0.0.0.0", THERE) == []
    assert found("0.0.0.0", HERE, {"x-forwarded-for": THERE}) == []


def test_a_public_address() -> None:
    """Where people use another address, that is the one for links."""
    assert found("127.0.0.1", public_url="https://post.example.org") == ["https://post.example.org/"]


@pytest.mark.anyio
async def test_the_options_tell_it(tmp_path: Path) -> None:
    """A client reads it among the options."""
    async with running(tmp_path, public_url="https://post.example.org") as server:
        assert (await Visitor(server).get("/api/options")).body["addresses"] == ["https://post.example.org/"]
