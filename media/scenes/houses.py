"""A hotel, a hospital and a works at nightfall: who takes water in bulk.

`show=hospital` sets up that house alone.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from goods import *  # noqa: F403
from quay import glowing, headlights, person, set_up
from rooms import rooms
from weather import wet_ground, worn

STOREY = 3.3

#: How far the glass stands back behind the front of a house; metres.
CORE = 0.28


def building(length, width, floors, paint, wall, storey=STOREY, bay=3.0, pier=0.7, lit=0.4):
    """A house of bays: piers and sills stand before a core of glass, so windows have real depth.

    lit: the share of its rooms in which there is light.
    """
    height = floors * storey
    along, across = (max(1, round((side - pier) / bay)) for side in (length, width))
    pitches = (length - pier - 0.06) / along, (width - pier - 0.12) / across
    begins = (0.03 + pier / 2 - CORE, 0.06 + pier / 2 - CORE, 0)
    core = rooms("rooms", (*pitches, storey), begins, lit)
    box(CORE, CORE, 0, length - 2 * CORE, width - 2 * CORE, height, core, 0)
    for floor in range(floors + 1):
        low = 0 if floor == 0 else floor * storey - 0.55
        high = 0.9 if floor == 0 else floor * storey + (0.85 if floor < floors else 0.5)
        box(0, 0, low, length, width, high - low, wall, 0.03)
        box(-0.04, -0.04, high - 0.07, length + 0.08, width + 0.08, 0.07, paint.pale, 0.015)
    for side in (0.03, width - 0.48):
        for k in range(along + 1):
            box(0.03 + pitches[0] * k, side, 0, pier, 0.45, height, wall, 0.02)
    for side in (0.06, length - 0.51):
        for k in range(across + 1):
            box(side, 0.06 + pitches[1] * k, 0, 0.45, pier, height, wall, 0.02)
    for k in range(along):
        for side in (CORE - 0.05, width - CORE - 0.02):
            sash((0.03 + pier + pitches[0] * k, side), pitches[0] - pier, height, paint)
    for k in range(across):
        for side in (CORE - 0.02, length - CORE - 0.05):
            with group((side + 0.05, 0.06 + pier + pitches[1] * k, 0), 90):
                sash((0, 0), pitches[1] - pier, height, paint)
    box(0.35, 0.35, height + 0.30, length - 0.7, width - 0.7, 0.22, paint.concrete, 0)


def sash(at, width, height, paint):
    """Frame and mullions before a column of panes, over all floors: two posts at its edges, one between wings of unlike width."""
    for part in (0, 0.62, 1):
        box(at[0] + (width - 0.06) * part, at[1], 0, 0.06, 0.07, height, paint.dark, 0.01)
    for floor in range(int(height / STOREY)):
        for z in (0.85, 2.0, 2.69):
            box(at[0], at[1] + 0.005, floor * STOREY + z, width, 0.06, 0.06, paint.dark, 0.01)


def roof_plant(x, y, z, paint):
    """Cabinets and fans that stand on flat roofs."""
    box(x, y, z, 2.6, 1.5, 1.1, paint.pale, 0.05)
    for k in range(2):
        turned([(0.5, 0), (0.5, 0.16), (0.42, 0.2), (0.40, 0.06), (0.001, 0.06)], paint.iron, (x + 0.7 + k * 1.2, y + 0.75, z + 1.1), 40)


def water_tanks(x, y, z, count, paint):
    for k in range(count):
        turned(dished(0.85, 0.15, 2.1, 0.25), paint.ice, (x + k * 2.0, y, z), 64)
        for level in (0.7, 1.4):
            turned([(0.875, level), (0.875, level + 0.06)], paint.steel, (x + k * 2.0, y, z), 64)
        pipe([(x + k * 2.0, y, z + 2.3), (x + k * 2.0, y, z + 2.6), (x + (count - 1) * 2.0 + 1.3, y, z + 2.6)], 0.06, paint.steel)
    pipe([(x, y, z + 2.6), (x + (count - 1) * 2.0 + 1.3, y, z + 2.6), (x + (count - 1) * 2.0 + 1.3, y, z)], 0.06, paint.steel)


def balcony(paint):
    """A slab with a railing of bars on its three open sides."""
    box(0, 0, 0, 2.8, 1.0, 0.14, paint.white, 0.02)
    ends = ((0.04, 0.96), (0.04, 0.04), (2.76, 0.04), (2.76, 0.96))
    for (ax, ay), (bx, by) in zip(ends, ends[1:]):
        rod((ax, ay, 1.08), (bx, by, 1.08), 0.026, paint.dark, 12)
        rod((ax, ay, 0.22), (bx, by, 0.22), 0.014, paint.dark, 8)
        bars = round(math.dist((ax, ay), (bx, by)) / 0.12)
        for k in range(bars + 1):
            x, y = ax + (bx - ax) * k / bars, ay + (by - ay) * k / bars
            rod((x, y, 0.14), (x, y, 1.08), 0.009, paint.dark, 6)


def hotel(paint):
    """Eight floors of balconies above a glass ground floor."""
    with prototype() as one:
        balcony(paint)
    with group((0, 0, 3.6)):
        building(15, 9, 7, paint, paint.white, bay=3.6, pier=0.5)
        for floor in range(7):
            for k in range(4):
                stand(one, (0.75 + k * 3.6, -0.95, floor * STOREY + 0.05))
    box(-2.4, -2.6, 0, 20, 13, 0.4, paint.concrete, 0.04)
    lobby = rooms("lobby", (2.46, 5.7, 2.9), (0.0, 0.0, 0.0), 0.85, 0.9, curtains=False)
    box(-1.2, -1.5, 0.4, 17.4, 11.4, 2.9, lobby, 0)
    for k in range(8):
        box(-1.3 + k * 2.46, -1.6, 0.4, 0.3, 0.3, 2.9, paint.white, 0.02)
        box(-0.02 + k * 2.46, -1.54, 0.4, 0.06, 0.06, 2.9, paint.dark, 0.01)
    for k in range(5):
        box(16.14, -1.5 + k * 2.2, 0.4, 0.10, 0.06, 2.9, paint.dark, 0.01)
    box(-1.2, -1.55, 2.55, 17.5, 0.06, 0.07, paint.dark, 0.01)
    box(-2.2, -2.4, 3.3, 19.4, 13, 0.45, paint.petrol, 0.05)
    roof_plant(9.0, 3.0, 27.2, paint)
    water_tanks(2.6, 4.5, 27.1, 2, paint)


def cross(x, y, z, size, paint_arm):
    """A plain cross on a wall that faces -y."""
    box(x - size / 2, y, z - size / 6, size, 0.14, size / 3, paint_arm, 0.02)
    box(x - size / 6, y - 0.004, z - size / 2, size / 3, 0.14, size, paint_arm, 0.02)


def hospital(paint):
    """Two wings and an entrance with its canopy, a landing place on the roof."""
    building(24, 10, 4, paint, paint.white)
    with group((15.7, -9.5, 0)):
        building(8, 12, 3, paint, paint.pale)
    box(2.2, -0.25, 0, 1.6, 0.5, 15.2, paint.petrol, 0.04)
    cross(3.0, -0.45, 13.9, 1.3, paint.white)
    box(5.2, -6.2, 3.0, 8.4, 6.4, 0.35, paint.petrol, 0.05)
    for x in (5.7, 12.8):
        rod((x, -5.7, 0), (x, -5.7, 3.0), 0.16, paint.steel)
    box(6.6, -0.12, 0, 5.4, 0.3, 2.9, paint.glass, 0.02)
    turned([(3.7, 0), (3.7, 0.45), (3.5, 0.45), (3.5, 0.40), (0.001, 0.40)], paint.concrete, (18.6, 5.0, 13.5), 96)
    turned([(2.7, 0), (2.7, 0.05), (0.001, 0.05)], paint.white, (18.6, 5.0, 13.88), 96)
    turned([(2.4, 0), (2.4, 0.07), (0.001, 0.07)], paint.concrete, (18.6, 5.0, 13.88), 96)
    water_tanks(6.0, 7.4, 13.6, 3, paint)
    roof_plant(9.0, 2.2, 13.7, paint)
    roof_plant(12.6, 2.2, 13.7, paint)
    with group((9.6, -8.4, 0), 180):
        box_lorry(paint.teal, paint.white, paint)


def works(paint):
    """A hall under saw-tooth roofs, a silo and a stack, tanks for water beside it."""
    box(0, 0, 0, 24, 13, 6.4, paint.pale, 0.04)
    for k in range(4):
        x = k * 6.0
        extruded([(x, 6.4), (x + 6.0, 6.4), (x + 6.0, 6.6), (x + 0.5, 9.0), (x, 9.0)], 0, 13, paint.white, 0.04)
        box(x - 0.05, 0.6, 6.8, 0.08, 11.8, 1.9, paint.glass, 0)
    for k in range(4):
        x = 1.4 + k * 5.9
        box(x, -0.10, 0.15, 3.6, 0.2, 4.3, paint.petrol if k != 1 else paint.teal, 0.02)
        for rib in range(6):
            box(x + 0.1, -0.16, 0.4 + rib * 0.68, 3.4, 0.08, 0.06, paint.dark, 0.01)
        box(x - 0.4, -1.9, 4.6, 4.4, 2.0, 0.16, paint.petrol, 0.03)
    turned([(1.35, 0), (1.0, 17.5), (1.0, 18), (0.8, 18), (0.8, 16)], paint.white, (20.5, 15.6, 0), 64)
    turned([(1.075, 14.4), (1.05, 15.6)], paint.warm, (20.5, 15.6, 0), 64)
    for k in range(3):
        with group((28.2, 1.8 + k * 4.4, 0)):
            vessel(1.8, 7.0, paint, legs=1.2)
    pipe([(28.2, 10.6, 7.0), (28.2, 10.6, 7.8), (28.2, 1.8, 7.8), (25.4, 1.8, 7.8), (25.4, 1.8, 5.0), (23.9, 1.8, 5.0)], 0.14, paint.steel)
    for y in (1.8, 6.2):
        pipe([(28.2, y, 7.0), (28.2, y, 7.8)], 0.12, paint.steel)
    with group((5.4, -6.5, 0), 4):
        lorry(paint.petrol, paint)
        box(-6.4, -1.22, 1.05, 6.3, 2.44, 2.3, paint.white, 0.05)


def entrance(paint):
    """A lit hall behind the doors that the canopy shelters."""
    hall = rooms("entrance", (6.2, 8.0, 3.3), (-0.6, -0.1, -0.1), 1.0, 2.4, curtains=False)
    box(6.8, -0.16, 0.1, 5.0, 0.03, 2.7, hall, 0)
    for x in (6.8, 8.05, 9.27, 10.5, 11.74):
        box(x, -0.21, 0.1, 0.06, 0.05, 2.7, paint.dark, 0.008)
    box(6.8, -0.21, 2.2, 5.0, 0.05, 0.06, paint.dark, 0.008)
    for x in (6.6, 9.3, 12.0):
        box(x, -4.6, 2.97, 0.5, 0.5, 0.03, glowing("lamp", (1.0, 0.74, 0.46), 14.0), 0)


def street_lamp(x, y, paint):
    rod((x, y, 0), (x, y, 5.2), 0.07, paint.dark, 16)
    rod((x, y, 5.2), (x, y + 1.2, 5.35), 0.05, paint.dark, 12)
    box(x - 0.12, y + 0.8, 5.26, 0.24, 0.6, 0.05, glowing("street lamp", (1.0, 0.70, 0.40), 30.0), 0)


def delivery(paint):
    """A lorry that has brought a container, its hose to the wall; towards +x from -6.5 to 2."""
    lorry(paint.petrol, paint, 6.5)
    with group((-6.4, 0, 1.04)):
        container(paint.ice, paint, doors="-x")
    headlights(2.1)


def main():
    settings = Settings()
    alone = settings.text("show", "street") == "hospital"
    scene, paint = set_up(settings, "25,-31,1.75", "2.5,20,1.75", "30", ground=lambda: wet_ground("street", puddles=0.54))
    paint.white = worn("plaster", (0.50, 0.505, 0.49), 0.6, bare=(0.40, 0.40, 0.39), grime=0.35)
    if alone:
        with group((0, 6, 0)):
            hospital(paint)
            entrance(paint)
        with group((-2, 78, 0), 8):
            hotel(paint)
        with group((84, 36, 0), -14):
            works(paint)
        person((4.4, -4.0, 0), 30)
        person((12.4, -5.2, 0), -60, walking=True)
        for x in (-9.0, 1.0, 14.0, 27.0):
            street_lamp(x, -10.0 if x > 10 else -6.5, paint)
    else:
        hotel(paint)
        with group((-52, 30, 0), 10):
            works(paint)
        with group((17.5, 27, 0), -6):
            hospital(paint)
        with group((10.0, -8.2, 0), -16):
            delivery(paint)
        person((13.4, -13.4, 0), 150, near=True)
        person((4.2, -11.0, 0), 60, walking=True, near=True)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
