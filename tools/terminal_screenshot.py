"""Draw docs/terminal.png: a game in its middle, as the terminal shows it. Needs Chromium."""

import re
import subprocess
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console

from posthorn import Game
from posthorn.locale import Texts
from posthorn.players import make_player
from posthorn.terminal.screen import draw_screen

WIDTH, HEIGHT = 112, 58
PICTURE = Path(__file__).parent.parent / "docs" / "terminal.png"


def middle_of_a_game() -> Game:
    """Let the postmasters play some rounds, up to a choice of the first one's."""
    game = Game.new(seats=3, seed=12, start=0)
    players = [make_player("postmaster", seat) for seat in range(3)]
    while game.view(None).round < 9 or "close each" not in game.legal_actions or game.seat_to_act != 0:
        seat = game.seat_to_act
        assert seat is not None
        game.play(players[seat].choose(game.view(seat)))
    return game


def main() -> None:
    """Draw the screen as SVG, and that as a picture."""
    game = middle_of_a_game()
    console = Console(width=WIDTH, record=True, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(draw_screen(game.view(0), game.names, [], Texts(), (WIDTH, HEIGHT)))
    svg = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="./play"), flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert size is not None
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "screen.html"
        page.write_text(
            f'<meta charset="utf-8"><body style="margin:0;background:#292929">{svg}</body>', encoding="utf-8"
        )
        subprocess.run(
            [
                *("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
                *(f"--user-data-dir={folder}/profile", f"--screenshot={PICTURE}"),
                *(f"--window-size={int(float(size[1]))},{int(float(size[2]))}", page.as_uri()),
            ],
            check=True,
            capture_output=True,
        )


if __name__ == "__main__":
    main()
