"""A village tap stand as a model: a raised tank, a post with two taps, cans that wait to be filled."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from village import *  # noqa: F403


def apron(paint):
    """A slab that falls to a drain, with a kerb round it, and stepping stones that lead to it."""
    box(-1.35, -1.0, 0, 2.7, 1.9, 0.10, paint.concrete, 0.03)
    for x, y, length, width in ((-1.35, 0.78, 2.7, 0.12), (-1.35, -1.0, 0.12, 1.78), (1.23, -1.0, 0.12, 1.78)):
        box(x, y, 0.09, length, width, 0.09, paint.white, 0.02)
    box(-1.1, -0.55, 0.098, 2.2, 0.10, 0.006, paint.iron, 0)
    for k in range(5):
        turned([(0.30, 0), (0.30, 0.03), (0.28, 0.045), (0.001, 0.045)], paint.concrete, (0.25 * math.sin(k * 1.3) - 0.1, -1.42 - k * 0.66, 0), 20)


def main():
    settings = Settings()
    scene = studio(settings, "5.2,-12.0,5.0", "-0.1,0.6,1.55", "52")
    paint = paints()
    leaf = plain("leaf", (0.20, 0.30, 0.235), 0.85, 0, 0.15)
    earth = plain("earth", (0.46, 0.36, 0.26), 0.9, 0, 0.1)
    bpy.data.objects["ground"].location.z = -0.35
    round_board(5.0, earth, paint.petrol)
    apron(paint)
    with group((0, 0.25, 0.09)):
        tap_post(paint)
    with group((-1.6, 2.5, 0)):
        water_tower(paint, 2.15)
    # Out of the tank, down its leg, under the ground, up in the post.
    pipe([(-1.6, 1.72, 2.4), (-1.6, 1.45, 2.4), (-1.6, 1.45, 0.16), (0, 1.2, 0.16), (0, 0.4, 0.16)], 0.035, paint.steel)
    clear = plain("falling water", (0.62, 0.80, 0.84), 0.05)
    with group((0.36, -0.025, 0.815)):
        stream(0.40, clear)
    cans = ((0.36, -0.03, 0.10, 8, paint.teal), (0.85, -0.35, 0.10, 70, paint.warm), (-0.30, -0.30, 0.10, 15, paint.ice), (-0.72, -0.12, 0.10, 95, paint.teal), (0.75, -1.35, 0.0, 40, paint.ice))
    for x, y, z, turn, surface in cans:
        with group((x, y, z), turn):
            if x == 0.36:
                # The one below the tap is a pail.
                bucket(paint.petrol, paint)
            else:
                can(surface, paint.dark, paint)
    with group((2.55, 1.1, 0), -28):
        box(-0.8, -0.2, 0.42, 1.6, 0.40, 0.07, paint.wood, 0.015)
        for x in (-0.62, 0.50):
            box(x, -0.17, 0, 0.12, 0.34, 0.42, paint.concrete, 0.02)
    for x, y, height, seed in ((2.9, 3.0, 2.9, 3), (-3.9, 1.0, 2.0, 8), (1.3, 3.9, 2.1, 5)):
        with group((x, y, 0), seed * 40):
            tree(height, seed, leaf, paint.wood)
    stones(90, 2, 1.9, 4.8, paint.concrete, lambda x, y: abs(x) < 0.8 and y < 0)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
