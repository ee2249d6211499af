"""A small school as a model, and the trough with taps in its yard."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from village import *  # noqa: F403

LENGTH, DEPTH, EAVES, RIDGE = 17.0, 6.4, 3.1, 5.0


def roof(paint, x, length, sheet):
    """Two slopes of ribbed sheet, wide over the veranda."""
    thick = 0.09
    for y0, z0, y1, z1 in ((-2.5, EAVES - 0.75, DEPTH / 2, RIDGE), (DEPTH + 0.6, EAVES - 0.35, DEPTH / 2, RIDGE)):
        a, b = Vector((0, y0, z0)), Vector((0, y1, z1))
        corners = [(x, *a.yz), (x + length, *a.yz), (x + length, *b.yz), (x, *b.yz)]
        faces = [(0, 1, 2, 3)] if y0 < y1 else [(3, 2, 1, 0)]
        made = mesh_object("slope", corners, faces, sheet)
        thickness = made.modifiers.new("thick", "SOLIDIFY")
        thickness.thickness = thick
        ribs = int(length / 0.5)
        for k in range(ribs + 1):
            at = x + length * k / ribs
            up = Vector((0, 0, 0.03))
            rod((at, *(a + up).yz), (at, *(b + up).yz), 0.035, sheet, 8)
    rod((x, DEPTH / 2, RIDGE + 0.04), (x + length, DEPTH / 2, RIDGE + 0.04), 0.11, paint.petrol, 16)


def school_house(paint):
    box(-0.5, -2.3, 0, LENGTH + 1.0, DEPTH + 2.8, 0.28, paint.concrete, 0.04)
    box(0.2, 0.2, 0.28, LENGTH - 0.4, DEPTH - 0.4, EAVES - 0.3, paint.glass, 0)
    wall, base = paint.white, 0.28
    # Front: piers between windows and doors; sills and a beam above.
    bays = 7
    for k in range(bays + 1):
        box((LENGTH - 0.6) * k / bays, 0, base, 0.6, 0.3, EAVES - base, wall, 0.02)
    for k in range(bays):
        x = (LENGTH - 0.6) * k / bays + 0.55
        width = (LENGTH - 0.6) / bays - 0.5
        if k in (1, 5):
            box(x + 0.35, 0.12, base, width - 0.7, 0.10, 2.1, paint.teal, 0.02)
            box(x, 0.02, base, 0.4, 0.26, EAVES - base, wall, 0.02)
            box(x + width - 0.4, 0.02, base, 0.4, 0.26, EAVES - base, wall, 0.02)
        else:
            box(x, 0.01, base, width, 0.28, 0.85, wall, 0.02)
            box(x, -0.05, base + 0.85, width, 0.34, 0.07, paint.concrete, 0.015)
            for bar in (0.33, 0.67):
                box(x + width * bar - 0.025, 0.12, base + 0.9, 0.05, 0.08, 1.4, paint.white, 0.006)
        box(x, 0.01, 2.45, width, 0.28, EAVES - 2.45, wall, 0.02)
    for x in (0, LENGTH - 0.3):
        extruded([(0.33, base), (DEPTH - 0.33, base), (DEPTH - 0.33, EAVES), (DEPTH / 2, RIDGE - 0.12), (0.33, EAVES)], 0, 0.26, wall, 0.02)
        gable = bpy.context.scene.collection.objects[-1]
        gable.rotation_euler = (0, 0, math.pi / 2)
        gable.location = (x + 0.28, 0, 0)
    box(0, DEPTH - 0.3, base, LENGTH, 0.3, EAVES - base, wall, 0.02)
    for k in range(6):
        x = 0.1 + k * (LENGTH - 0.4) / 5
        box(x, -2.15, base, 0.16, 0.16, EAVES - 0.75 - base + 0.05, paint.petrol, 0.02)
    roof(paint, -0.5, LENGTH + 1.0, paint.teal)
    box(-0.3, -2.9, 0, 3.2, 0.6, 0.14, paint.concrete, 0.02)


def trough(paint):
    """A long basin with four taps above it, where a whole class can drink and wash."""
    brass = plain("brass", (0.62, 0.44, 0.20), 0.30, 1.0)
    for x in (0.2, 2.9):
        box(x, 0.06, 0, 0.3, 0.55, 0.55, paint.concrete, 0.03)
    box(0, 0, 0.52, 3.4, 0.70, 0.10, paint.white, 0.03)
    for x, y, length, width in ((0, 0, 3.4, 0.09), (0, 0.57, 3.4, 0.09), (0.01, 0.1, 0.09, 0.46), (3.30, 0.1, 0.09, 0.46)):
        box(x, y, 0.58, length, width, 0.22, paint.white, 0.03)
    box(0.08, 0.08, 0.62, 3.24, 0.54, 0.06, paint.water, 0)
    box(0.0, 0.66, 0.0, 3.4, 0.16, 1.55, paint.petrol, 0.03)
    clear = plain("falling water", (0.62, 0.80, 0.84), 0.05)
    for k in range(4):
        with group((0.5 + k * 0.8, 0.66, 1.22), 0, 1.5):
            brass_tap(paint, brass)
        if k in (1, 2):
            with group((0.5 + k * 0.8, 0.43, 1.08), 0, 1.4):
                stream(0.28, clear)
    pipe([(3.0, 0.9, 0), (3.0, 0.9, 1.38), (0.3, 0.9, 1.38)], 0.045, paint.steel)


def main():
    settings = Settings()
    scene = studio(settings, "23,-38,12", "9.6,-1.8,1.1", "58")
    paint = paints()
    bpy.data.objects["ground"].location.z = -0.6
    leaf = plain("leaf", (0.20, 0.30, 0.235), 0.85, 0, 0.15)
    earth = plain("earth", (0.50, 0.41, 0.31), 0.9, 0, 0.1)
    box(-4.5, -11.5, -0.6, 27, 21.5, 0.54, paint.petrol, 0.04)
    box(-4.5, -11.5, -0.08, 27, 21.5, 0.08, earth, 0.02)
    school_house(paint)
    box(9.4, -7.6, 0, 5.6, 3.4, 0.05, paint.concrete, 0.02)
    with group((10.4, -6.0, 0.05)):
        trough(paint)
    with group((19.6, 3.4, 0)):
        water_tower(paint, 3.6, 0.95)
    pipe([(19.6, 2.4, 3.9), (19.6, 2.1, 3.9), (19.6, 2.1, 0.06), (19.6, -5.1, 0.06), (13.4, -5.1, 0.06), (13.4, -5.1, 0.6)], 0.05, paint.steel)
    box(-1.5, -8.5, 0, 2.2, 0.06, 0.02, paint.white, 0)
    for x in (-2.6, 1.8):
        rod((x, -9.2, 0), (x, -9.2, 1.5), 0.05, paint.white)
    rod((-2.6, -9.2, 1.5), (1.8, -9.2, 1.5), 0.05, paint.white)
    for x, y, turn in ((3.6, -5.0, 12), (6.2, -5.6, -8)):
        with group((x, y, 0), turn):
            box(-0.9, -0.22, 0.42, 1.8, 0.44, 0.07, paint.wood, 0.015)
            for leg in (-0.7, 0.58):
                box(leg, -0.18, 0, 0.12, 0.36, 0.42, paint.concrete, 0.02)
    for x, y, height, seed in ((-2.9, -3.2, 4.8, 3), (-2.8, 5.8, 5.4, 8), (20.6, -9.6, 4.2, 5), (5.0, 8.6, 4.6, 11), (21.0, 8.0, 3.8, 4), (-2.9, 1.6, 3.4, 6)):
        with group((x, y, 0), seed * 40):
            tree(height, seed, leaf, paint.wood)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
