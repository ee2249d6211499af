"""A distribution hub as a model: containers in rows, a crane on wheels, a shed with docks, small lorries."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from miniatures import *  # noqa: F403


def shed(paint):
    """A long shed whose front is a row of docks under one roof."""
    length, depth, height = 46.0, 15.0, 8.0
    box(0, 0, 0, length, depth, height, paint.white, 0.05)
    box(-0.2, -0.2, height - 1.3, length + 0.4, depth + 0.4, 1.4, paint.petrol, 0.06)
    for k in range(7):
        x = 2.4 + k * 6.3
        box(x, -0.5, 1.0, 3.4, 0.6, 3.9, paint.dark, 0.03)
        box(x + 0.3, -0.56, 1.1, 2.8, 0.2, 3.3, paint.teal if k % 3 else paint.ice, 0.02)
        box(x + 0.2, -1.2, 0, 3.0, 1.2, 1.1, paint.concrete, 0.03)
        box(x - 0.2, -2.6, 5.3, 3.8, 2.6, 0.16, paint.petrol, 0.03)
    for k in range(5):
        box(4 + k * 9, 5.5, height + 0.1, 3.6, 4.0, 0.5, paint.ice, 0.04)


def gantry(paint):
    """A crane on tyres astride two rows of containers."""
    span, high = 9.0, 11.0
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
            rod((x if x < 2 else x, y, high + 0.2), (x, y, 6.6), 0.03, paint.dark, 8)
    box(0.0, 4.0, 6.35, 6.06, 2.44, 0.28, paint.warm, 0.03)
    box(5.2, 1.2, high - 2.2, 1.3, 1.5, 1.7, paint.glass, 0.06)


def main():
    settings = Settings()
    scene = studio(settings, "92,-84,54", "25.0,-10.5,1.0", "60")
    paint = paints()
    leaf = plain("leaf", (0.20, 0.30, 0.235), 0.85, 0, 0.15)
    bpy.data.objects["ground"].location.z = -0.9
    plinth(-6, -44, 64, 64, paint, 0.9)
    shed(paint)
    rng = np.random.RandomState(4)
    boxes = []
    for surface in (paint.petrol, paint.teal, paint.white, paint.ice, paint.petrol):
        with prototype() as one:
            container(surface, paint)
        boxes.append(one)
    for row in range(5):
        for place in range(4):
            x, y = 1.0 + place * 6.7, -36.0 + row * 2.9 + (3.4 if row > 1 else 0)
            tiers = int(rng.choice([1, 2, 3], p=[0.25, 0.45, 0.3]))
            if (row, place) in ((2, 1), (3, 1)):
                tiers = 1
            for tier in range(tiers):
                stand(boxes[rng.randint(len(boxes))], (x, y, tier * 2.6))
    with group((7.6, -30.4, 0)):
        gantry(paint)
    stand(boxes[1], (7.6, -25.2, 3.75))
    # Small lorries at the docks and on their way; one long one brings a container.
    with prototype() as small:
        box_lorry(paint.teal, paint.white, paint)
    with prototype() as other:
        box_lorry(paint.white, paint.ice, paint)
    for k in (0, 1, 3, 4, 6):
        stand(small if k % 2 else other, (4.1 + k * 6.3, -6.2, 0), -90)
    for x, y, turn, kept in ((40, -17.5, -12, small), (50, -24, -28, other), (33.5, -13.8, 4, other)):
        stand(kept, (x, y, 0), turn)
    with group((44.0, -34.5, 0), 172):
        lorry(paint.petrol, paint, 6.5)
        stand(boxes[2], (-6.4, 0, 1.04))
    for k in range(9):
        box(-4 + k * 6.6, -19.4, 0.0, 3.2, 0.14, 0.012, paint.white, 0)
    for x, y, height, seed in ((54.6, 12, 6, 3), (54, 4, 5, 8), (55, -6, 5.4, 5), (-3, -22, 5, 4), (-3.4, -12, 5.8, 6), (55, -40, 5, 11), (-3, 8, 5.6, 3)):
        with group((x, y, 0), seed * 40):
            tree(height, seed, leaf, paint.wood)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
