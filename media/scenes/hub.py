"""A distribution hub at dusk: containers in stacks under a crane, a shed with lit docks, small lorries that leave.

Seen from the yard at a person's height; the near ground is empty, for a title.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from goods import *  # noqa: F403
from quay import glowing, headlights, person, set_up, wet_ground
from rooms import rooms


def shed(paint):
    """A long shed whose front, at y = 0, is a row of docks under one roof; two of its doors are open."""
    length, depth, height = 60.0, 15.0, 8.0
    inside = rooms("store", (9.0, 14.0, 6.4), (-2.7, -0.1, -1.1), light=2.0, curtains=False)
    box(0, 0, 0, length, depth, height, paint.pale, 0.05)
    for k in range(40):
        box(k * 1.5, -0.05, 0, 0.10, 0.1, height - 1.3, paint.white, 0.02)
    box(-0.2, -0.2, height - 1.3, length + 0.4, depth + 0.4, 1.4, paint.petrol, 0.06)
    for k in range(9):
        x = 2.4 + k * 6.3
        box(x, -0.5, 1.0, 3.4, 0.6, 3.9, paint.dark, 0.03)
        box(x + 0.3, -0.56, 1.1, 2.8, 0.2, 3.3, inside if k in (1, 3, 6) else paint.teal, 0.02)
        box(x + 0.2, -1.2, 0, 3.0, 1.2, 1.1, paint.concrete, 0.03)
        box(x - 0.2, -2.6, 5.3, 3.8, 2.6, 0.16, paint.petrol, 0.03)
        box(x + 1.3, -2.5, 5.16, 0.8, 0.3, 0.1, glowing("lamp", (1.0, 0.72, 0.42), 26.0), 0.01)


def gantry(paint):
    """A crane on tyres astride a lane of containers."""
    span, high = 9.0, 13.0
    for x in (0, 5.4):
        for y in (0, span):
            box(x, y, 1.1, 0.55, 0.55, high - 1.1, paint.white, 0.05)
        box(x, 0, high, 0.6, span + 0.55, 0.8, paint.white, 0.05)
    for y in (0, span):
        box(-0.4, y, 0.9, 6.8, 0.6, 0.55, paint.petrol, 0.05)
        for x in (0.2, 5.6):
            wheel(x, y - 0.05, 0.75, 0.65, paint)
    box(1.6, 4.0, high + 0.3, 2.9, 2.4, 0.9, paint.petrol, 0.06)
    for x in (1.0, 5.0):
        for y in (4.2, 6.2):
            rod((x, y, high + 0.2), (x, y, 9.2), 0.03, paint.dark, 8)
    box(0.0, 4.0, 8.95, 6.06, 2.44, 0.28, paint.warm, 0.03)
    box(5.2, 1.2, high - 2.2, 1.3, 1.5, 1.7, paint.glass, 0.06)


def stacks(paint):
    """Rows of containers, one to three high, at the left of the yard."""
    rng = np.random.RandomState(11)
    kinds = []
    for surface in (paint.petrol, paint.teal, paint.pale, paint.ice, paint.petrol):
        with prototype() as one:
            container(surface, paint)
        kinds.append(one)
    for row, tiers in enumerate(((3, 2, 3), (2, 3, 3), (3, 3, 2), (1, 2, 3))):
        for place, count in enumerate(tiers):
            for tier in range(count):
                x, y = -30.0 + place * 6.9, 14.0 + row * 6.0
                stand(kinds[rng.randint(len(kinds))], (x, y, tier * 2.6))
    with group((-9.2, 20.0, 0)):
        gantry(paint)
    stand(kinds[1], (-9.2, 25.2, 6.35))
    stand(kinds[0], (-9.2, 25.2, 0))


def main():
    settings = Settings()
    scene, paint = set_up(settings, "0,-16,1.7", "0,30,1.7", "32", ground=lambda: wet_ground("yard", slab=8))
    stacks(paint)
    with group((6, 30, 0), -8):
        shed(paint)
    with prototype() as small:
        box_lorry(paint.teal, paint.pale, paint)
        headlights(2.1)
    with prototype() as other:
        box_lorry(paint.white, paint.ice, paint)
        headlights(2.1)
    for at, turn, kept in (((1.5, 9.5, 0), -128, small), ((13.5, 15.0, 0), -150, other), ((19.0, 24.0, 0), 84, small), ((-3.0, 30.0, 0), -100, other)):
        stand(kept, at, turn)
    person((6.2, 6.4, 0), 40)
    person((8.2, 12.4, 0), -120, walking=True)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
