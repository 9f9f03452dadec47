# Places that English calls otherwise than the board does. The others keep the board’s German names.

place-rom = Rom
    .name = Rome
