"""Packages of other people, as an installer would lay them out: for tests of bots that come by an entry point."""

from pathlib import Path


def lay_out_package(folder: Path, name: str, source: str) -> None:
    """Lay a module of a name with a player ``Wanderer`` into a folder, and what says that it is installed there."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    described = folder / f"{name}-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (described / "entry_points.txt").write_text(f"[posthorn.players]\n{name} = {name}:Wanderer\n", encoding="utf-8")
