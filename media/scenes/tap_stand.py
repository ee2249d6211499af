"""A village tap stand in the evening: a raised tank, a post with two taps, cans left in a row."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drylands import *  # noqa: F403
from glass import clear_body
from running_tap import stream as clear_stream


def apron(paint):
    """A slab that falls to a drain, with a kerb round it, dark where water was spilt."""
    wet = wet_ground("slab", (0.10, 0.10, 0.098), puddles=0.50)
    box(-1.35, -1.0, 0, 2.7, 1.9, 0.10, wet, 0.03)
    for x, y, length, width in ((-1.35, 0.78, 2.7, 0.12), (-1.35, -1.0, 0.12, 1.78), (1.23, -1.0, 0.12, 1.78)):
        box(x, y, 0.09, length, width, 0.09, paint.concrete, 0.02)
    box(-1.1, -0.55, 0.098, 2.2, 0.10, 0.006, paint.iron, 0)


def main():
    settings = Settings()
    scene, paint, trees = set_up_drylands(settings, "3.6,-8.6,1.45", "-0.2,0.6,1.45", "36")
    apron(paint)
    with group((0, 0.25, 0.09)):
        tap_post(paint)
    with group((-3.0, 3.0, 0)):
        water_tower(paint, 2.15)
    # Out of the tank, down its leg, under the ground, up in the post.
    pipe([(-3.0, 2.22, 2.4), (-3.0, 1.95, 2.4), (-3.0, 1.95, -0.1)], 0.035, paint.steel)
    clear_stream((0.36, -0.025, 0.815), 0.48, 0.012, clear_body("water", (0.985, 0.997, 1.0), 1.333))
    with group((0.36, -0.03, 0.10), 8):
        bucket(paint.petrol, paint)
    cans = ((-0.30, -0.30, 0.10, 15, paint.ice), (-0.72, -0.12, 0.10, 95, paint.teal), (1.55, 0.05, 0, 70, paint.warm), (2.15, -0.35, 0, 20, paint.ice), (2.75, 0.35, 0, 110, paint.teal), (3.55, 0.45, 0, 40, paint.ice), (3.75, 0.65, 0, 80, paint.warm), (4.25, 0.85, 0, 30, paint.teal))
    for x, y, z, turn, surface in cans:
        with group((x, y, z), turn):
            can(surface, paint.dark, paint)
    stand(trees[0], (*settings.numbers("tree", "7.5,15"), 0), 40)
    stand(trees[1], (-11.5, 19, 0), 150)
    light = glowing("window", (1.0, 0.62, 0.28), 1.6)
    light.cycles.sample_as_light = False
    house((13.0, 34, 0), -8, paint, light)
    house((-17.0, 42, 0), 12, paint)
    stones(160, 2, 1.9, 7.5, paint.concrete)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
