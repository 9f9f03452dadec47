"""The rules of the game, R1-R12, as plain functions over a state of integers.

Read them in the order of the rulebook: ``setup`` (R1), ``turn`` (R2), ``draw`` and ``cards`` (R3), ``route`` (R4),
``closing`` and ``offices`` (R5, R7), ``tiles`` (R6), ``ending`` (R8), ``audience`` (R11), ``officials`` and ``honours``
(R12). ``state`` declares the fields, ``actions`` numbers the choices, ``steps`` names the moments of choosing.

The functions trust their input; ``posthorn.Game`` does not. They keep to the part of Python that Numba compiles, and
call each other without cycles, since GPU code knows no recursion: ``turn.settle`` drives everything forward.
"""

# Raised when a change of the rules makes an old record play differently; every record carries it.
RULES_VERSION = 2
