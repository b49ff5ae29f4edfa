"""Games that are won, as game texts."""

from __future__ import annotations

WIN = (
    "PY1-N-AAAAAAS G6 D G2+G3 D D D D G4+W D D F2+W D F3+W E2 D D D D D D D D G5+W D D D D D D "
    "G7+W D G1+W F1+W E1 R D D D F4+W E3+W D2+F5 E4 D3+W D D D D F6+W C2+E5 D1+D4 C1+C3 B1+B2 "
    "D D A1+W"
)
# Under rules that let the player go on after the pyramid is gone.
PAR_WIN = (
    "PY1-PAR-AAAAAAA G5+G6 G1 D D G2+W1 D G7+W1 D D W1+W2 D D G4+W1 F4+W2 D F5+W1 E4+F6 D D "
    "F1+W1 D W1 D G3+W1 D E5+F3 D D D W1+W2 D D D E3+W1 D D D D D F2+W1 E2+W2 D2+D3 R D D D "
    "C2+W1 D D D D D E1+W1 D1+D4 C1+C3 B1 D R D D D B2+W1 A1"
)
