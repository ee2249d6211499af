"""A small farm as a model: fields in rows, a glasshouse, a barn, a tank that waters them."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from village import *  # noqa: F403


def barn(paint):
    """A barn with a steep roof, wide doors and a lower lean-to."""
    outline = [(0, 0), (7.0, 0), (7.0, 3.6), (3.5, 7.0), (0, 3.6)]
    extruded(outline, 0, 12, paint.white, 0.04)
    for (x0, z0), (x1, z1) in (((-0.5, 3.25), (3.5, 7.14)), ((7.5, 3.25), (3.5, 7.14))):
        low, high = sorted(((x0, z0), (x1, z1)))
        slope = [low, high, (high[0], high[1] + 0.2), (low[0], low[1] + 0.2)]
        extruded(slope, -0.5, 13, paint.petrol, 0.03)
    box(1.9, -0.08, 0, 3.2, 0.1, 3.2, paint.teal, 0.03)
    box(3.46, -0.10, 0, 0.08, 0.12, 3.2, paint.white, 0)
    box(2.8, -0.06, 4.3, 1.4, 0.1, 1.1, paint.glass, 0.02)
    for k in range(3):
        box(6.98, 1.6 + k * 3.4, 1.4, 0.08, 1.8, 1.2, paint.glass, 0.02)


def glasshouse(length, paint, leaf):
    """Hoops under clear sheet, beds inside."""
    radius = 2.6
    for k in range(9):
        x = k * length / 8
        arc = [(x, radius * math.cos(a), 0.5 + radius * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
        pipe([(x, radius, 0), *arc, (x, -radius, 0)], 0.045, paint.white, 1)
    for a in (0.0, 0.6, 1.2, math.pi / 2, 1.94, 2.54, math.pi):
        y, z = radius * math.cos(a), 0.5 + radius * math.sin(a)
        rod((0, y, z), (length, y, z), 0.03, paint.white, 10)
    for y in (-1.5, 0, 1.5):
        box(0.3, y - 0.5, 0, length - 0.6, 1.0, 0.22, paint.wood, 0.02)
        crop(length - 1.0, leaf, 0.55, 0.7, (0.5, y, 0.2), int(y * 10) + 40)


def crop(length, leaf, size, gap, at, seed):
    """A row of plants: small rough balls, none quite alike."""
    rng = np.random.RandomState(seed)
    with prototype() as plant:
        tree(1.0, 3, leaf, leaf)
    for k in range(int(length / gap)):
        grown = size * rng.uniform(0.85, 1.2)
        place = (at[0] + k * gap, at[1] + rng.uniform(-0.05, 0.05), at[2] - grown * 0.42)
        stand(plant, place, rng.uniform(0, 360), grown)


def main():
    settings = Settings()
    scene = studio(settings, "31,-36,21", "10.5,-1.5,1.0", "56")
    paint = paints()
    bpy.data.objects["ground"].location.z = -0.8
    leaf = plain("leaf", (0.20, 0.30, 0.235), 0.85, 0, 0.15)
    young = plain("young leaf", (0.29, 0.40, 0.25), 0.85, 0, 0.15)
    soil = plain("soil", (0.27, 0.20, 0.145), 0.95, 0, 0.05)
    earth = plain("earth", (0.50, 0.42, 0.32), 0.9, 0, 0.1)
    box(-4, -13, -0.8, 33, 26, 0.74, paint.petrol, 0.04)
    box(-4, -13, -0.08, 33, 26, 0.08, earth, 0.02)
    with group((1.0, 0.6, 0)):
        barn(paint)
    with group((11.5, 6.2, 0)):
        glasshouse(14.0, paint, leaf)
    box(9.8, -11.6, -0.04, 18, 13.2, 0.08, soil, 0.02)
    for row in range(11):
        y = -11.0 + row * 1.2
        extruded([(10.1, 0.0), (27.5, 0.0), (27.4, 0.16), (10.2, 0.16)], y - 0.28, 0.56, soil, 0.06)
        crop(17.0, leaf if row % 4 < 2 else young, 0.85 if row % 4 < 2 else 0.6, 0.62, (10.5, y, 0.14), row)
    with group((-1.2, -4.6, 0)):
        water_tower(paint, 3.4, 1.1)
    pipe([(-1.2, -5.8, 3.9), (-1.2, -6.1, 3.9), (-1.2, -6.1, 0.1), (9.3, -6.1, 0.1), (9.3, 1.0, 0.1)], 0.07, paint.steel)
    pipe([(9.3, -6.1, 0.1), (9.3, -11.2, 0.1)], 0.07, paint.steel)
    for row in range(0, 11, 2):
        y = -10.4 + row * 1.2
        rod((9.3, y, 0.1), (27.4, y, 0.1), 0.03, paint.dark, 8)
    with group((4.8, -8.4, 0), 20):
        box_lorry(paint.teal, paint.white, paint)
    for x, y, height, seed in ((-2.6, 10.6, 5.2, 3), (-2.4, 3.4, 4.2, 8), (9.6, 11.2, 4.4, 5), (-2.8, -11.4, 3.6, 4)):
        with group((x, y, 0), seed * 40):
            tree(height, seed, leaf, paint.wood)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
