"""What the water ships in, on the wet quay: two packs sharp in front, the open container with its bag soft behind them, and the mountains.

Metres, true to size: packs of 10 and 5 L are 22 and 17 cm each way.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from container import cut_container
from coupling import hanging
from macro import water
from pack_tap import DEEP, HIGH, WIDE, board, carton, plastic, tap
from quay import set_up
from shapes import *  # noqa: F403 - the vocabulary of all models


def pack(edge, at, turn, surfaces):
    """A taped carton of one edge all round, turned to show its front and its left side; a drop hangs from its tap."""
    half = edge / 2
    with group((*at, 0), turn):
        made = carton(surfaces.board)
        # The model has a front and a right side: mirrored, the left one.
        made.scale = (-half / WIDE, half / DEEP, edge / HIGH)
        made.location = (0, 0, -0.001)
        box(-half, -half, edge - 0.003, edge, edge, 0.0018, surfaces.lid, 0.0008)
        box(-half - 0.0004, -0.024, edge - 0.0013, edge + 0.0008, 0.048, 0.0004, surfaces.tape, 0)
        box(-half - 0.0012, -0.024, edge * 0.82, 0.0016, 0.048, edge * 0.18 - 0.001, surfaces.tape, 0)
        with group((0, DEEP - half, 0)):
            tap(0, edge * 0.24, surfaces.tap, surfaces.lever, lever=False)
            hanging((0, -DEEP - 0.0292, edge * 0.24 - 0.0295), 0.0042, surfaces.water)


def main():
    settings = Settings()
    scene, paint = set_up(settings, "0,-1.35,0.25", "0,20,0.25", "38")
    scene.camera.data.clip_start = 0.02
    scene.camera.data.dof.aperture_blades = 9
    # A wet thing out of focus mirrors the sun in a point: one such path in a thousand must not print a spark.
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 9, 2.5
    surfaces = SimpleNamespace(
        board=board(),
        lid=plain("lid", (0.42, 0.42, 0.40), 0.75),
        tape=plain("tape", (0.36, 0.25, 0.14), 0.35),
        tap=plastic("tap", (0.66, 0.67, 0.655)),
        lever=plastic("lever", (0.010, 0.082, 0.106)),
        water=water(),
    )
    pack(0.22, settings.numbers("large", "0.15,-0.04"), 20, surfaces)
    pack(0.17, settings.numbers("small", "0.42,0.10"), 30, surfaces)
    with group((*settings.numbers("box", "-6.2,14.5"), 0), 14):
        cut_container(paint)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
