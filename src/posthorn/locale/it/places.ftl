# I luoghi che in italiano si chiamano diversamente che sul tabellone. Gli altri mantengono i nomi tedeschi del tabellone.

place-rom = Rom
    .name = Roma
