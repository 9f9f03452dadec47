# Los lugares que en español se llaman de otra manera que en el tablero. Los demás conservan los nombres alemanes del tablero.

place-rom = Rom
    .name = Roma
