"""A village school in the evening, two of its rooms lit; a trough with four taps in its yard, two of them running."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drylands import *  # noqa: F403
from rooms import rooms

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
    for k in range(4):
        with group((0.5 + k * 0.8, 0.66, 1.22), 0, 1.5):
            brass_tap(paint, brass)
        if k in (1, 2):
            with group((0.5 + k * 0.8, 0.43, 1.08), 0, 1.4):
                stream(0.28)
    pipe([(3.0, 0.9, 0), (3.0, 0.9, 1.38), (0.3, 0.9, 1.38)], 0.045, paint.steel)


def lit_rooms():
    """Two classrooms: their light stands before the dark core of the house, on either side of the left door."""
    bay = (LENGTH - 0.6) / 7
    for k, low in ((0, -0.2), (2, -0.2), (3, -0.2 - bay)):
        classroom = rooms("classroom", (2 * bay, 5.4, 2.7), (low, -0.1, -0.85), light=1.25, board=True)
        box(bay * k + 0.5, 0.185, 1.1, bay - 0.4, 0.01, 1.5, classroom, 0)


def yard(paint):
    """A bench, a goal without a net, the trough on its slab, and the tank that feeds it."""
    wet = wet_ground("slab", (0.10, 0.10, 0.098), puddles=0.50)
    box(-0.5, -0.9, 0, 4.6, 2.3, 0.06, wet, 0.03)
    with group((0.1, 0.1, 0.06)):
        trough(paint)
    with group((-6.6, 6.0, 0)):
        water_tower(paint, 3.4, 0.95)
    pipe([(-6.6, 5.0, 3.9), (-6.6, 4.7, 3.9), (-6.6, 4.7, -0.1)], 0.05, paint.steel)
    with group((6.4, 3.2, 0), -14):
        box(-0.9, -0.22, 0.42, 1.8, 0.44, 0.07, paint.wood, 0.015)
        for leg in (-0.7, 0.58):
            box(leg, -0.18, 0, 0.12, 0.36, 0.42, paint.concrete, 0.02)
    for x in (-11.4, -8.6):
        rod((x, 11.5, 0), (x, 11.5, 1.7), 0.05, paint.white)
    rod((-11.4, 11.5, 1.7), (-8.6, 11.5, 1.7), 0.05, paint.white)


def main():
    settings = Settings()
    scene, paint, trees = set_up_drylands(settings, "3.4,-8.4,1.5", "1.2,1.0,1.55", "34")
    with group((-7.6, 11.5, 0), -7):
        school_house(paint)
        lit_rooms()
    yard(paint)
    stand(trees[2], (13.5, 13.0, 0), 40)
    stand(trees[0], (-13.0, 17.0, 0), 150)
    stones(120, 2, 3.6, 9.0, paint.concrete)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
