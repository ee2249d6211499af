"""Two small models for small frames: a row of server cabinets, and a shelf of a shop with boxes.

`show=servers` or `show=shelf`.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from miniatures import *  # noqa: F403


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


def servers(paint):
    glow, n = material("lamp")
    n.surface(n.add("ShaderNodeEmission", {"Color": (0.25, 0.85, 0.95, 1), "Strength": 2.2}).outputs[0])
    box(-0.5, -1.2, -0.14, 5.0, 3.4, 0.137, paint.pale, 0.02)
    for k in range(7):
        with group((k * 0.62, 0, 0)):
            cabinet(paint, glow, k)
    # Cold water in and warm water out, above every cabinet.
    for y, surface in ((0.30, paint.teal), (0.62, paint.warm)):
        pipe([(-0.4, y, -0.13), (-0.4, y, 2.55), (4.75, y, 2.55)], 0.055, surface)
        for k in range(7):
            pipe([(k * 0.62 + 0.3, y, 2.55), (k * 0.62 + 0.3, y, 2.1)], 0.028, surface)
            valve((k * 0.62 + 0.3, y, 2.32), (0, 0, 1), 0.022, paint)
    for k in range(3):
        box(0.6 + k * 1.45, 0.24, 2.62, 0.05, 0.46, 0.05, paint.steel, 0.006)


def shelf(paint):
    """Four boards between two sides, boxes on them with a few gaps."""
    rng = np.random.RandomState(6)
    with prototype() as five:
        carton(5, paint, with_tap=True)
    with prototype() as ten:
        carton(10, paint, with_tap=True)
    width = 2.6
    for x in (-0.06, width):
        box(x, 0, 0, 0.06, 0.5, 1.82, paint.petrol, 0.01)
    box(0, 0.47, 0.05, width, 0.03, 1.75, paint.pale, 0)
    for level in range(5):
        z = 0.10 + level * 0.41
        box(0, 0, z - 0.03, width, 0.48, 0.03, paint.wood, 0.006)
        box(0, -0.012, z - 0.05, width, 0.012, 0.055, paint.white, 0.004)
        if level == 4:
            break
        kept, (length, _, _) = (ten, CARTONS[10]) if level in (0, 3) else (five, CARTONS[5])
        count = int(width / (length + 0.03))
        for k in range(count):
            if rng.rand() < 0.10:
                continue
            x = width / count * (k + 0.5)
            stand(kept, (x, 0.15, z), rng.uniform(-1.5, 1.5))
            stand(kept, (x, 0.36, z), 0)
    # A basket on the ground before it.
    for z in (0.02, 0.24):
        pipe([(2.95, -0.75, z), (3.45, -0.75, z), (3.45, -0.40, z), (2.95, -0.40, z), (2.95, -0.75, z)], 0.012, paint.steel, 3)


def main():
    settings = Settings()
    shop = settings.text("show", "servers") == "shelf"
    eye, target = ("4.6,-5.2,2.3", "1.35,0.1,0.86") if shop else ("6.6,-6.6,3.3", "2.1,0.2,1.12")
    scene = studio(settings, eye, target, "62")
    paint = paints()
    if shop:
        shelf(paint)
    else:
        bpy.data.objects["ground"].location.z = -0.14
        servers(paint)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
