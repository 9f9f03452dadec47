"""Measure the environments beside those of other libraries, which are installed into an environment of their own.

    python tools/peers.py [--seconds 10] [--folder FOLDER] [--json]

One game through PettingZoo's interface stands beside PettingZoo's classic card games, many games at once beside Pgx's,
on this computer's cores. All play at random, in turns, and the best of each counts. Rates are of CPU time, so that
other programs disturb little; "alone" is without choosing: the same choices are made again, known beforehand.
The peers are installed into `build/peers`, or into another folder.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tomllib
import venv
import warnings
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ["pettingzoo[classic]==1.27.0", "pgx==2.6.0", "jax==0.10.2"]
PASSES = 3
RATES = BY_CLOCK, WITH_CHOOSING, ALONE = ("steps_per_second", "steps_per_cpu_second", "without_choosing")
GAMES = 2048  # side by side
STEPS_AT_ONCE = 20  # that Pgx makes without coming back to Python

PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
UNSEEDED = ("hanabi_v5",)  # deals by lot again after the first game of a seed
# Games with chance and a board or many tiles, such as ours; and two small ones of three and six cards.
PGX = ("backgammon", "sparrow_mahjong")
SMALL_PGX = ("leduc_holdem", "kuhn_poker")
AT_LEAST = {"pettingzoo": 20, "pgx": 5}  # times as fast as each peer we want to be


def main() -> int:
    """Install the peers, measure everything, and say how many times as fast we are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="how long each environment is measured")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "peers", help="where the peers are installed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--measure", nargs=2, metavar=("LIBRARY", "GAME"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        library, game = given.measure
        print(json.dumps(measure(library, game, given.seconds)))
        return 0
    figures = compare(install(given.folder), given.seconds)
    print(json.dumps(figures, indent=2) if given.json else as_lines(figures))
    short = falls_short(figures)
    for row in short:
        say(f"not {AT_LEAST[row['library']]} times as fast as {row['library']} {row['game']}")
    return 1 if short else 0


def falls_short(figures: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the peers that count and beside which we are slower than we want to be."""
    return [row for row in figures["peers"] if row["counts"] and row["times"] < AT_LEAST[row["library"]]]


def install(folder: Path) -> Path:
    """Make an environment with the peers and what Posthorn itself needs; return its Python."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    say(f"installing {', '.join(PEERS)}")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    own = [*project["dependencies"], *project["optional-dependencies"]["fast"]]
    run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS, *own])
    return python


def compare(python: Path, seconds: float) -> dict[str, Any]:
    """Measure everything in turns, each in a process of its own; return the best figures and our ratio to each."""
    everything = [("posthorn", "turns"), ("posthorn", "many")]
    everything += [("pettingzoo", game) for game in PETTINGZOO] + [("pgx", game) for game in (*PGX, *SMALL_PGX)]
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for number in range(PASSES):
        for library, game in everything:
            say(f"{number + 1} of {PASSES}: {library} {game}")
            command = [str(python), str(Path(__file__)), "--measure", library, game, "--seconds", str(seconds / PASSES)]
            found = json.loads(run(command))
            known = best.setdefault((library, game), found)
            for name in RATES:
                known[name] = max(known[name], found[name])
    # Pgx chooses within its compiled function, so choosing counts for both; elsewhere it is not the environment's.
    compared = {"pettingzoo": ALONE, "pgx": WITH_CHOOSING}
    ours = {"pettingzoo": best["posthorn", "turns"], "pgx": best["posthorn", "many"]}
    rows = [
        {
            **found,
            "times": round(ours[library][compared[library]] / found[compared[library]], 2),
            "times_with_choosing": round(ours[library][WITH_CHOOSING] / found[WITH_CHOOSING], 2),
            "counts": game not in SMALL_PGX,
        }
        for (library, game), found in best.items()
        if library in ours
    ]
    return {"cores": os.cpu_count(), "posthorn": list(ours.values()), "peers": rows}


def measure(library: str, game: str, seconds: float) -> dict[str, Any]:
    """Measure one environment in this process."""
    warnings.simplefilter("ignore")  # of peers whose packages have grown older than NumPy and JAX
    sys.path.insert(0, str(ROOT / "src"))
    if library == "pgx":
        rates = play_with_pgx(game, seconds)
    else:
        from posthorn.benchmarks import environments
        from posthorn.environments.vector_env import ManyGamesEnv

        if (library, game) == ("posthorn", "many"):
            rates = environments.play_many(ManyGamesEnv(GAMES, opponents=None, copy=False), seconds)
        else:
            name = "posthorn.environments.pettingzoo_env" if library == "posthorn" else f"pettingzoo.classic.{game}"
            env = import_module(name).env()
            rates = environments.play_turn_by_turn(env, seconds, seeds_each=game in UNSEEDED)
    version = "this checkout" if library == "posthorn" else metadata.version(library)
    return {
        "library": library,
        "version": version,
        "game": game,
        **dict(zip(RATES, map(round, rates), strict=True)),
    }


def play_with_pgx(game: str, seconds: float) -> tuple[float, ...]:
    """Return how many steps a second many games of Pgx make, choosing included: all is one compiled function."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:
        lots, resets = jax.random.split(key)
        actions = jax.random.categorical(lots, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        state = step(state, actions, jax.random.split(resets, GAMES))
        return state, state.observation.sum()  # so that it is written

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS_AT_ONCE)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), GAMES))
    state, seen = many(state, jax.random.key(1))
    seen.block_until_ready()
    steps, began, began_cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        state, seen = many(state, jax.random.key(steps))
        seen.block_until_ready()
        steps += GAMES * STEPS_AT_ONCE
    by_cpu = steps / (time.process_time() - began_cpu)
    return steps / (time.perf_counter() - began), by_cpu, by_cpu


def as_lines(figures: dict[str, Any]) -> str:
    """Return the figures as a table."""
    lines = [f"{'steps a second:':42}{'by the clock':>14}{'of CPU':>12}{'alone':>12}{'times':>8}{'with choosing':>15}"]
    for row in (*figures["posthorn"], *figures["peers"]):
        name = f"{row['library']} {row['version']}: {row['game']}"
        times = f"{row['times']:8.1f}{row['times_with_choosing']:15.1f}" if "times" in row else ""
        lines.append(f"{name:42}{row[BY_CLOCK]:14,}{row[WITH_CHOOSING]:12,}{row[ALONE]:12,}{times}")
    return "\n".join(lines)


def run(command: list[str]) -> str:
    """Run a command and return what it printed last; if it fails, say what it said."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout.strip().rpartition("\n")[2]


def say(line: str) -> None:
    """Say what is being done."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
