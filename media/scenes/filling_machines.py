"""What stands in the filling hall: tanks, filters and ultraviolet tubes, two filling lines, the pallet store.

Metres, in the hall's own coordinates: x along the lines from 0 at the tanks, y away from the open front.
"""

from goods import *  # noqa: F403


def tanks(paint):
    with prototype() as tank:
        vessel(1.36, 4.5, paint)
    for x in (2.3, 5.6, 8.9):
        for y in (14.6, 11.2):
            stand(tank, (x, y, 0.06))
            # Down from the ring main into the lid, and out at the foot.
            pipe([(x, y + 1.7, 4.95), (x, y, 4.95), (x, y, 4.6)], 0.06, paint.steel)
        pipe([(x, 14.6, 0.55), (x, 14.6, 0.32), (x, 9.4, 0.32)], 0.075, paint.steel)
        pipe([(x, 11.2, 0.55), (x, 11.2, 0.32)], 0.075, paint.steel)
        valve((x, 9.62, 0.32), (0, 1, 0), 0.075, paint)
    for y in (16.3, 12.9):
        pipe([(0.5, y, 4.95), (10.6, y, 4.95)], 0.085, paint.steel)
    pipe([(10.6, 16.3, 4.95), (11.0, 16.3, 4.95), (11.0, 9.4, 4.95), (11.0, 9.4, 0.32), (0.9, 9.4, 0.32)], 0.085, paint.steel)
    # A gangway between the rows, to reach the lids.
    box(0.7, 12.62, 4.02, 10.0, 0.58, 0.06, paint.iron, 0.01)
    for y in (12.62, 13.20):
        for z in (4.45, 4.95):
            rod((0.7, y, z), (10.7, y, z), 0.022, paint.warm if z > 4.6 else paint.steel, 10)
        for k in range(8):
            rod((0.7 + k * 10 / 7, y, 4.05), (0.7 + k * 10 / 7, y, 4.95), 0.022, paint.steel, 10)
    for y in (12.68, 13.14):
        rod((10.75, y, 0.06), (10.75, y, 4.95), 0.025, paint.steel, 10)
    for k in range(15):
        rod((10.75, 12.68, 0.3 + k * 0.28), (10.75, 13.14, 0.3 + k * 0.28), 0.016, paint.steel, 8)


def treatment(paint):
    """Filters in a row, ultraviolet tubes on a stand, three pumps on a skid."""
    box(0.9, 5.7, 0.06, 8.6, 1.5, 0.12, paint.petrol, 0.02)
    for k in range(6):
        x = 1.7 + k * 1.4
        turned(dished(0.42, 0.75, 2.35, 0.16), paint.ice if k % 2 else paint.white, (x, 6.45, 0), 56)
        for z in (0.9, 2.2):
            turned([(0.435, z), (0.435, z + 0.05)], paint.steel, (x, 6.45, 0), 56)
        for a in (0.8, 2.4, 3.9, 5.5):
            rod((x + 0.3 * math.cos(a), 6.45 + 0.3 * math.sin(a), 0.15), (x + 0.3 * math.cos(a), 6.45 + 0.3 * math.sin(a), 0.8), 0.035, paint.steel, 12)
        pipe([(x, 6.45, 2.45), (x, 6.45, 2.85), (x, 7.5, 2.85)], 0.05, paint.steel)
        pipe([(x, 6.45, 0.62), (x, 6.45, 0.42), (x, 5.2, 0.42)], 0.05, paint.steel)
        valve((x, 5.62, 0.42), (0, 1, 0), 0.05, paint)
    pipe([(11.0, 9.0, 0.32), (11.0, 7.5, 0.32), (11.0, 7.5, 2.85), (1.0, 7.5, 2.85)], 0.085, paint.steel)
    pipe([(1.0, 5.2, 0.42), (10.2, 5.2, 0.42), (10.2, 3.6, 0.42), (10.2, 3.6, 1.15), (9.4, 3.6, 1.15)], 0.085, paint.steel)
    for z in (1.15, 1.85):
        turned(dished(0.21, 0, 6.4, 0.10), paint.steel, (2.6, 3.6, z), 56, "x")
        for x in (2.75, 8.85):
            flange((x, 3.6, z), (1, 0, 0), 0.29, paint.steel, 0.07)
        for k in range(3):
            rod((3.9 + k * 1.9, 3.6, z + 0.2), (3.9 + k * 1.9, 3.6, z + 0.36), 0.05, paint.teal, 16)
    pipe([(2.5, 3.6, 1.15), (2.1, 3.6, 1.15), (2.1, 3.6, 1.85), (2.5, 3.6, 1.85)], 0.075, paint.steel)
    for x in (3.4, 8.2):
        box(x, 3.35, 0.06, 0.12, 0.5, 2.2, paint.petrol, 0.015)
    box(1.0, 3.3, 0.06, 0.75, 0.6, 2.1, paint.white, 0.03)
    box(1.08, 3.28, 1.35, 0.58, 0.03, 0.42, paint.glass, 0.008)
    box(2.2, 1.0, 0.06, 6.6, 1.4, 0.14, paint.petrol, 0.02)
    for k in range(3):
        x = 3.0 + k * 2.1
        turned([(0.12, 0), (0.33, 0.05), (0.36, 0.16), (0.33, 0.30), (0.16, 0.36)], paint.teal, (x, 1.7, 0.62), 48, "x")
        rod((x + 0.36, 1.7, 0.62), (x + 0.55, 1.7, 0.62), 0.07, paint.steel)
        turned([(0.20, 0), (0.24, 0.03), (0.24, 0.62), (0.19, 0.72), (0.001, 0.73)], paint.petrol, (x + 0.5, 1.7, 0.62), 48, "x")
        for fin in range(7):
            turned([(0.255, 0), (0.255, 0.025)], paint.petrol, (x + 0.58 + fin * 0.075, 1.7, 0.62), 40, "x")
        box(x + 0.1, 1.45, 0.18, 1.0, 0.5, 0.16, paint.iron, 0.02)
        pipe([(x + 0.18, 1.7, 0.95), (x + 0.18, 1.7, 1.5), (x + 0.18, 0.75, 1.5)], 0.06, paint.steel)
        valve((x + 0.18, 1.15, 1.5), (0, 1, 0), 0.06, paint)
    pipe([(9.0, 3.6, 1.85), (9.6, 3.6, 1.85), (9.6, 2.6, 1.85), (9.6, 2.6, 0.62), (9.0, 1.7, 0.62), (2.7, 1.7, 0.62)], 0.07, paint.steel)
    # The ring main to the lines, above head height.
    pipe([(2.4, 0.75, 1.5), (10.6, 0.75, 1.5), (10.6, 0.75, 3.3), (11.9, 0.75, 3.3), (11.9, 12.6, 3.3), (19.0, 12.6, 3.3)], 0.085, paint.steel)
    pipe([(11.9, 6.4, 3.3), (19.0, 6.4, 3.3)], 0.075, paint.steel)


def conveyor(length, paint):
    """Rollers between rails, on legs; along x from 0, its top at 0.86 m."""
    for y in (-0.24, 0.21):
        box(0, y, 0.78, length, 0.03, 0.11, paint.petrol, 0.006)
    for k in range(int(length / 1.5) + 1):
        x = min(k * 1.5, length - 0.06)
        for y in (-0.235, 0.195):
            box(x, y, 0.06, 0.05, 0.04, 0.74, paint.steel, 0.004)
        box(x, -0.235, 0.34, 0.04, 0.45, 0.04, paint.steel, 0.004)
    with prototype() as roller:
        rod((0, -0.21, 0.84), (0, 0.21, 0.84), 0.028, paint.steel, 14)
    for k in range(int(length / 0.085)):
        stand(roller, (0.05 + k * 0.085, 0, 0))
    for y in (-0.25, 0.25):
        rod((0, y, 1.0), (length, y, 1.0), 0.012, paint.steel, 8)


def filler(paint):
    """A linear filler: four heads above the conveyor, in a cabinet of clear panes."""
    length, depth, height = 3.4, 1.7, 2.5
    box(0, -depth / 2, 0.06, length, depth, 0.16, paint.petrol, 0.02)
    for x in (0, length - 0.09):
        for y in (-depth / 2, depth / 2 - 0.09):
            box(x, y, 0.2, 0.09, 0.09, height - 0.2, paint.white, 0.012)
    box(0, -depth / 2, height - 0.10, length, depth, 0.10, paint.white, 0.02)
    box(0.35, -0.35, height, length - 0.7, 0.9, 0.42, paint.white, 0.05)
    for z in (1.05, height - 0.2):
        for y in (-depth / 2, depth / 2 - 0.05):
            box(0.08, y, z, length - 0.16, 0.05, 0.05, paint.white, 0.008)
    for k in range(3):
        box(0.12 + k * 1.07, -depth / 2 + 0.02, 1.1, 1.02, 0.012, height - 1.32, paint.clear, 0)
    box(0.1, -depth / 2 + 0.02, 0.24, length - 0.2, 0.02, 0.80, paint.ice, 0.006)
    box(0.45, -0.14, 1.72, length - 0.9, 0.28, 0.22, paint.steel, 0.03)
    for k in range(4):
        x = 0.74 + k * 0.64
        rod((x, 0, 1.42), (x, 0, 1.75), 0.075, paint.steel)
        turned([(0.028, 0), (0.034, 0.10), (0.06, 0.16), (0.06, 0.2)], paint.steel, (x, 0, 1.24), 32)
        rod((x, -0.14, 1.86), (x, -0.19, 1.86), 0.035, paint.warm)
        pipe([(x, 0.14, 1.84), (x, 0.45, 1.84), (x, 0.45, 2.35)], 0.026, paint.teal)
    # The bar that holds the bags under the heads.
    rod((0.3, -0.20, 1.20), (length - 0.3, -0.20, 1.20), 0.018, paint.steel, 12)
    box(length + 0.15, -depth / 2 - 0.2, 0.06, 0.5, 0.36, 1.75, paint.white, 0.03)
    box(length + 0.2, -depth / 2 - 0.215, 1.18, 0.4, 0.02, 0.32, paint.glass, 0.006)
    rod((length - 0.2, 0.4, height + 0.4), (length - 0.2, 0.4, height + 0.62), 0.05, paint.ice)


def closer(paint):
    """A tunnel that folds and tapes the boxes shut."""
    box(0, -0.6, 0.06, 1.7, 1.2, 0.7, paint.white, 0.03)
    for y in (-0.6, 0.52):
        box(0, y, 0.7, 1.7, 0.08, 0.92, paint.white, 0.02)
    box(0, -0.6, 1.62, 1.7, 1.2, 0.42, paint.petrol, 0.04)
    box(0.25, -0.63, 1.0, 1.2, 0.05, 0.48, paint.glass, 0.01)


def line(litres, paint):
    """Conveyor, filler, closer and boxes on their way; along x from 0."""
    conveyor(11.6, paint)
    with group((1.9, 0, 0)):
        filler(paint)
    with group((6.6, 0, 0)):
        closer(paint)
    with prototype() as full:
        carton(litres, paint)
    for k in range(5):
        stand(full, (0.24 + k * 0.36, 0, 0.87), 90)
    for k in range(4):
        stand(full, (2.64 + k * 0.64, 0, 0.87), 90)
    for x in (5.62, 6.06, 8.6, 9.1, 9.6, 10.1, 10.6, 11.2):
        stand(full, (x, 0, 0.87), 90)


def palletiser(litres, paint):
    """A gantry that sets boxes on a pallet, behind a guard of posts and panes."""
    for x in (0, 2.9):
        for y in (-1.3, 1.2):
            box(x, y, 0.06, 0.12, 0.12, 3.0, paint.petrol, 0.012)
    for y in (-1.3, 1.2):
        box(0, y, 2.95, 3.02, 0.12, 0.18, paint.petrol, 0.012)
    box(1.3, -1.3, 3.13, 0.26, 2.62, 0.18, paint.white, 0.02)
    box(1.28, -0.24, 2.1, 0.3, 0.3, 1.5, paint.white, 0.03)
    box(1.20, -0.34, 1.92, 0.46, 0.5, 0.16, paint.warm, 0.02)
    with group((1.5, -0.1, 0.06)):
        loaded_pallet(litres, 4, paint)


def store(paint):
    """Rows of loaded pallets, two high at the back; a few gaps, as in use."""
    with prototype() as five:
        loaded_pallet(5, 5, paint)
    with prototype() as ten:
        loaded_pallet(10, 4, paint)
    with prototype() as empty:
        pallet(paint)
    for i in range(6):
        for j in range(4):
            if (i, j) in ((0, 0), (3, 1), (5, 0)):
                continue
            kept = ten if i % 3 == 1 or (i, j) == (5, 3) else five
            x, y = 27.0 + i * 1.18, 11.1 + j * 1.5
            stand(kept, (x, y, 0.06), 90)
            if j == 3 and i in (1, 2, 4):
                stand(kept, (x, y, 0.06 + 1.15), 90)
    for k in range(7):
        stand(empty, (32.6, 2.2, 0.06 + k * 0.145), 90 + (k % 2) * 1.5)


def loading(paint):
    """Where a flexitank is filled: a stand with valve and meter at the opening, and its hose."""
    for x in (24.6, 26.6):
        pipe([(x, 3.0, 3.3), (x, 0.9, 3.3), (x, 0.9, 1.15), (x, 0.1, 1.15)], 0.07, paint.steel)
        valve((x, 0.42, 1.15), (0, 1, 0), 0.07, paint)
        turned([(0.16, 0), (0.17, 0.02), (0.17, 0.14), (0.001, 0.15)], paint.white, (x, 0.80, 1.75), 40, "y")
        box(x - 0.28, 0.7, 0.06, 0.56, 0.5, 0.9, paint.petrol, 0.03)
    pipe([(19.0, 6.4, 3.3), (21.4, 6.4, 3.3), (21.4, 3.0, 3.3), (26.6, 3.0, 3.3)], 0.075, paint.steel)
