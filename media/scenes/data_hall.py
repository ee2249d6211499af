"""The aisle of a data hall: server cabinets on both sides, cool and warm water in the pipes above them."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from hall import panel_light
from goods import *  # noqa: F403
from quay import glowing, set_up

#: Cabinets on either side, metres from one to the next, and half the width of the aisle.
COUNT, PITCH, AISLE = 16, 0.62, 0.85
LENGTH, CEILING = COUNT * PITCH, 3.3


def cabinet(paint, lamp, seed):
    """A cabinet full of machines, its door taken off."""
    rng = np.random.RandomState(seed)
    width, depth, height = 0.6, 1.0, 2.1
    for x in (0, width - 0.05):
        box(x, 0, 0, 0.05, depth, height, paint.petrol, 0.008)
    box(0.05, depth - 0.04, 0, width - 0.1, 0.04, height, paint.dark, 0)
    for z in (0, height - 0.06):
        box(0.05, 0, z, width - 0.1, depth - 0.04, 0.06, paint.petrol, 0.006)
    z = 0.12
    while z < height - 0.2:
        units = int(rng.choice([1, 1, 2, 4]))
        high = units * 0.0445
        if z + high > height - 0.1:
            break
        box(0.055, 0.03, z, width - 0.11, depth - 0.12, high - 0.006, paint.iron if rng.rand() < 0.7 else paint.dark, 0.003)
        for k in range(2 + int(rng.randint(4))):
            box(0.085 + k * 0.022, 0.022, z + high * 0.5 - 0.005, 0.010, 0.012, 0.010, lamp if rng.rand() < 0.75 else paint.warm, 0)
        for k in range(6):
            box(0.25 + k * 0.048, 0.024, z + 0.010, 0.036, 0.012, max(high - 0.028, 0.012), paint.dark, 0.002)
        z += high + (0.0445 if rng.rand() < 0.12 else 0)


def floor():
    """Plates of a raised floor, polished enough to mirror the lamps."""
    made, n = material("plates")
    position = n.geometry()["Position"]
    x, y = n.separate(position)[0:2]
    gaps = [n.math("ABSOLUTE", n.math("PINGPONG", value, 0.3)) for value in (x, y)]
    joint = n.smooth(n.math("MINIMUM", *gaps), 0.008, 0.002)
    worn_away = n.noise(n.stretched(position, (1.4, 0.7, 1.0)), 1.0, 4.0, 0.65)
    tone = n.mix(joint, n.mix(n.smooth(worn_away, 0.3, 0.7), (0.10, 0.115, 0.12), (0.15, 0.165, 0.17)), (0.01, 0.012, 0.013))
    n.surface(n.principled(Base_Color=tone, Roughness=n.smooth(worn_away, 0.3, 0.7, 0.13, 0.30), Specular=0.5))
    return made


def shell(paint):
    """Walls and a ceiling, and at the far end a door that stands open on a lit passage."""
    wide, far, near = 2.6, LENGTH + 1.4, -4.6
    box(-wide, near, CEILING, 2 * wide, far - near, 0.1, paint.dark, 0)
    for x in (-wide - 0.1, wide):
        box(x, near, 0, 0.1, far - near, CEILING, paint.dark, 0)
    box(-wide, near - 0.1, 0, 2 * wide, 0.1, CEILING, paint.dark, 0)
    for x, width in ((-wide, wide - 0.55), (0.55, wide - 0.55)):
        box(x, far, 0, width, 0.1, CEILING, paint.pale, 0)
    box(-0.55, far, 2.15, 1.1, 0.1, CEILING - 2.15, paint.pale, 0)
    passage = glowing("passage", (1.0, 0.62, 0.30), 1.1)
    passage.cycles.sample_as_light = False
    box(-1.5, far + 1.6, 0, 3.0, 0.05, CEILING, passage, 0)


def lamps():
    """A line of lamps over the aisle, seen; the light itself comes from one sheet below it."""
    strip = glowing("strip", (0.72, 0.92, 1.0), 3.4)
    strip.cycles.sample_as_light = False
    for k in range(6):
        seen = box(-0.06, 0.1 + k * LENGTH / 6, CEILING - 0.10, 0.12, LENGTH / 6 - 0.35, 0.05, strip, 0)
        seen.visible_diffuse = False
    panel_light((0, LENGTH / 2, CEILING - 0.18), (0.5, LENGTH + 2), 620, (0.74, 0.91, 1.0))
    panel_light((0, LENGTH + 1.9, 1.4), (0.9, 1.9), 60, (1.0, 0.62, 0.32), towards=(0, -1, 0))


def pipes(paint):
    """Cool water in and warm water out, with a branch and a valve for every cabinet."""
    for side in (-1, 1):
        for away, surface in ((0.30, paint.teal), (0.66, paint.warm)):
            x = side * (AISLE + away)
            pipe([(x, -0.4, 2.62), (x, LENGTH + 1.3, 2.62)], 0.062, surface)
            for k in range(COUNT):
                y = k * PITCH + PITCH / 2
                rod((x, y, 2.62), (x, y, 2.08), 0.026, surface, 16)
                valve((x, y, 2.34), (0, 0, 1), 0.022, paint)
        for k in range(5):
            box(side * (AISLE + 0.48) - 0.30, 0.5 + k * 2.2, 2.70, 0.60, 0.05, 0.05, paint.steel, 0.006)
            rod((side * (AISLE + 0.48), 0.525 + k * 2.2, 2.7), (side * (AISLE + 0.48), 0.525 + k * 2.2, CEILING), 0.012, paint.steel, 8)


def main():
    settings = Settings()
    scene, paint = set_up(settings, "0.30,-0.1,1.55", "-0.16,6.0,1.38", "24", ground=floor)
    shell(paint)
    lamps()
    lamp = glowing("lamp", (0.25, 0.85, 0.95), 2.6)
    lamp.cycles.sample_as_light = False
    kinds = []
    for seed in range(5):
        with prototype() as one:
            cabinet(paint, lamp, seed)
        kinds.append(one)
    for k in range(COUNT):
        stand(kinds[(2 * k) % 5], (-AISLE, k * PITCH, 0), 90)
        stand(kinds[(3 * k + 1) % 5], (AISLE, (k + 1) * PITCH, 0), -90)
    pipes(paint)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
