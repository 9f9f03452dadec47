"""Run in a Python of its own with NUMBA_ENABLE_CUDASIM=1: compares the games on the GPU with those on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.cuda.simulator import kernelapi
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, FakeWithinKernelCUDAArray

from posthorn.environments.cpu_games import CpuGames
from posthorn.environments.gpu_games import GpuGames
from posthorn.game import MODULES, Options
from posthorn.players.network import legal_from_masks
from posthorn.players.set_tables import set_tables

ARRAYS = ("observations", "masks", "told", "results", "rewards")
TABLES = [Options.of(2, max_rounds=1), Options.of(2, modules=MODULES, max_rounds=1)]
STEPS = 22


def let_records_be_copied() -> None:
    """Make up for what the simulator cannot do: local arrays of records, and copying a record."""
    local_array = kernelapi.FakeCUDALocal.array

    def array(self: Any, shape: Any, dtype: Any) -> Any:
        made = local_array(self, shape, dtype)
        return FakeWithinKernelCUDAArray(FakeCUDAArray(made)) if made.dtype.names else made

    def set_item(self: Any, place: Any, value: Any) -> None:
        self._item[place] = value._item._ary if isinstance(value, FakeWithinKernelCUDAArray) else value

    kernelapi.FakeCUDALocal.array = array
    FakeWithinKernelCUDAArray.__setitem__ = set_item


def compare(count: int, *, watch: bool, bits: bool) -> None:
    """Play the same games both ways: some wait and some forfeit, unless somebody watches."""
    templates, chance = set_tables(TABLES), np.random.default_rng(1)
    here = CpuGames(templates, count, 1, watch=watch, bits=bits)
    there = GpuGames(
        templates, count, 1, watch=watch, bits=bits, zeros=lambda shape, kind: FakeCUDAArray(np.zeros(shape, kind))
    )
    ended = 0
    for step in range(STEPS):
        for name in (*ARRAYS, "watched") if watch else ARRAYS:
            assert (getattr(here, name) == getattr(there, name).copy_to_host()).all(), (step, name)
        legal = legal_from_masks(here.masks) if bits else here.masks
        chosen = (chance.random(legal.shape) * legal).argmax(-1)
        if not watch and step % 10 == 3:
            chosen[0], chosen[1] = -1, legal[1].argmin()
        for games in (here, there):
            games.play(chosen)
        ended += int(here.rewards.any())
    assert ended


def main() -> None:
    """Compare masks of bytes, then masks of bits with somebody who watches."""
    let_records_be_copied()
    compare(2, watch=False, bits=False)
    compare(2, watch=True, bits=True)
    print("equal")
