"""A 20-foot container with its near wall taken away, and the filled flexitank inside.

It stands on the quay, the low sun on its open doors. Metres, true to size:
6.06 x 2.44 x 2.59 outside; x runs to the doors, y away from the eye.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from quay import set_up
from shapes import *  # noqa: F403 - the vocabulary of all models

LENGTH, WIDTH, HEIGHT = 6.06, 2.44, 2.59
CUT_CONTAINER_LENGTH = LENGTH
POST = 0.13


def corrugated(start, end, low, high, surface, place):
    """A sheet folded in trapezoids. place(along, depth, z) puts a point of it in the world."""
    fold, depth = 0.278, 0.036
    outline = [(0, 0), (0.25, 0), (0.375, 1), (0.75, 1), (0.875, 0)]
    line = []
    at = start
    while at < end:
        line += [(at + u * fold, k * depth) for u, k in outline if at + u * fold <= end]
        at += fold
    line.append((end, 0))
    points = [place(a, d, z) for a, d in line for z in (low, high)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(line) - 1)]
    made = mesh_object("sheet", points, faces, surface)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.006


def frame(paint, dark):
    for x in (0, LENGTH - POST):
        for y in (0, WIDTH - POST):
            box(x, y, 0, POST, POST, HEIGHT, paint)
            for z in (-0.004, HEIGHT - 0.112):
                box(x - 0.006, y - 0.006, z, 0.175 if x == 0 else POST + 0.012, POST + 0.012, 0.118, dark, 0.012)
    for y in (0.01, WIDTH - 0.11):
        box(POST, y, 0.02, LENGTH - 2 * POST, 0.10, 0.15, paint)
        box(POST, y + 0.02, HEIGHT - 0.08, LENGTH - 2 * POST, 0.06, 0.07, paint)
    for x in (0.02, LENGTH - 0.12):
        box(x, POST, 0.02, 0.10, WIDTH - 2 * POST, 0.15, paint)
        box(x, POST, HEIGHT - 0.10, 0.10, WIDTH - 2 * POST, 0.09, paint)


def shell(paint, casting, inside, floor):
    frame(paint, casting)
    plank = (WIDTH - 0.24) / 7
    for k in range(7):
        box(0.10, 0.12 + k * plank, 0.13, LENGTH - 0.2, plank - 0.006, 0.03, floor, 0.002)
    low, high = 0.16, HEIGHT - 0.06
    corrugated(POST, LENGTH - POST, low, high, inside, lambda a, d, z: (a, WIDTH - 0.09 + d, z))
    corrugated(POST, WIDTH - POST, low, high, inside, lambda a, d, z: (0.08 - d, a, z))
    # A third of the roof stays, so that the box is still a box.
    corrugated(POST, LENGTH * 0.30, 0.08, WIDTH - 0.08, paint, lambda a, d, y: (a, y, HEIGHT - 0.05 + d * 0.6))


def doors(paint, steel):
    """The far leaf swung open; the near one is left out, as it would hide the valve."""
    for hinge, angle in ((WIDTH - 0.02, 118),):
        carrier = bpy.data.objects.new("door", None)
        bpy.context.scene.collection.objects.link(carrier)
        before = set(bpy.data.objects)
        width = WIDTH / 2 - 0.05
        towards = 1 if hinge < 1 else -1
        box(0, 0 if towards > 0 else -width, 0.16, 0.05, width, HEIGHT - 0.28, paint, 0.01)
        for k in range(5):
            y = (0.10 + k * (width - 0.2) / 5) * towards - (0 if towards > 0 else 0.12)
            box(0.045, y, 0.24, 0.022, 0.12, HEIGHT - 0.44, paint, 0.008)
        for part in (0.32, 0.74):
            y = width * part * towards
            rod((0.105, y, 0.12), (0.105, y, HEIGHT - 0.10), 0.017, steel)
            for z in (0.35, 1.1, 1.9, 2.3):
                box(0.06, y - 0.05, z, 0.06, 0.10, 0.05, steel, 0.004)
            rod((0.135, y, 1.15), (0.135, y + 0.34 * towards, 1.13), 0.014, steel)
        for part in set(bpy.data.objects) - before:
            part.parent = carrier
        carrier.location = (LENGTH - 0.02, hinge, 0)
        carrier.rotation_euler = (0, 0, math.radians(angle))


def bladder(surface):
    """A full bag, two metres high: flat below, taut above, pulled together at both ends into folds."""
    along, around = 420, 300
    u = np.linspace(-1, 1, along)[:, None]
    a = np.linspace(0, 2 * np.pi, around)[None, :]
    end = np.clip(1 - np.abs(u) ** 10, 0, 1) ** 0.42
    cosine, sine = np.cos(a), np.sin(a)
    wide = np.sign(cosine) * np.abs(cosine) ** 0.36
    tall = np.where(sine > 0, np.abs(sine) ** 0.55, -(np.abs(sine) ** 0.30) * 0.88)
    half_width = 1.12 * (0.60 + 0.40 * end)
    half_height = 0.97 * (0.16 + 0.84 * end)
    x = 2.86 + 2.74 * u + 0 * a
    y = 1.215 + half_width * wide
    z = 0.165 + 0.86 * (0.35 + 0.65 * end) + half_height * tall
    # Long slow swells where the water pushes, and creases that run to the corners.
    points = np.stack([x * 1.1, y * 0.9, z * 0.9], -1).reshape(-1, 3)
    swell = noise3(points * 1.3, 3, 2).reshape(x.shape)
    fold = noise3(np.stack([x * 1.1, y * 4.5, z * 4.5], -1).reshape(-1, 3), 5, 3).reshape(x.shape)
    crease = 1 - np.abs(fold)
    ends = np.clip((np.abs(u) - 0.55) / 0.45, 0, 1) ** 1.5
    top = np.clip(sine, 0, 1)
    z = z + (0.018 * swell - 0.032 * crease**3 * ends) * (0.3 + 0.7 * top)
    y = y + wide * (0.012 * swell - 0.030 * crease**3 * ends)
    made = grid_object("flexitank", x, np.clip(y, 0.13, WIDTH - 0.15), np.maximum(z, 0.162))
    made.data.materials.append(surface)


def bladder_material():
    made, n = material("bladder")
    position = n.geometry()["Position"]
    fine = n.noise(n.stretched(position, (1.0, 3.0, 3.0)), 2.2, 4.0, 0.6)
    n.surface(
        n.principled(
            Base_Color=(0.50, 0.655, 0.69),
            Roughness=0.30,
            Specular=0.45,
            Subsurface=0.0,
            Normal=n.bump(fine, 0.25, 0.05),
        )
    )
    return made


def bulkhead(steel, board):
    """The wall of the doorway that keeps the bag in, with a hatch for the valve."""
    x = LENGTH - 0.34
    box(x - 0.05, 0.13, 0.17, 0.02, WIDTH - 0.26, 1.40, board, 0.003)
    for k in range(5):
        rod((x, 0.10, 0.34 + k * 0.29), (x, WIDTH - 0.10, 0.34 + k * 0.29), 0.030, steel)
    for y in (0.75, 1.69):
        rod((x + 0.02, y, 0.17), (x + 0.02, y, 1.62), 0.022, steel)


def valve(steel, grip):
    x, y, z = LENGTH - 0.38, 1.22, 0.30
    rod((x, y, z), (x + 0.30, y, z), 0.045, steel)
    rod((x + 0.06, y, z), (x + 0.09, y, z), 0.085, steel)
    rod((x + 0.26, y, z), (x + 0.34, y, z), 0.062, grip)
    rod((x + 0.17, y, z), (x + 0.17, y, z + 0.12), 0.014, steel)
    rod((x + 0.17, y - 0.09, z + 0.12), (x + 0.17, y + 0.09, z + 0.12), 0.016, grip)


def cut_container(paint):
    """The container and all that is in it, its near wall at the origin."""
    steel = paint.steel
    casting = plain("casting", (0.012, 0.05, 0.066), 0.5)
    shell(paint.petrol, casting, plain("inside", (0.055, 0.16, 0.19), 0.5), plain("floor", (0.24, 0.145, 0.080), 0.6))
    doors(paint.petrol, steel)
    bladder(getattr(paint, "bag", None) or bladder_material())
    bulkhead(steel, plain("board", (0.33, 0.25, 0.16), 0.7))
    valve(steel, paint.warm)


def main():
    settings = Settings()
    scene, paint = set_up(settings, "6.8,-11.4,1.75", "3.3,1.0,1.75", "38")
    cut_container(paint)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
