"""The engine compiled: for the CPU by Numba, for GPUs by numba-cuda. Needs the extra `fast`."""
