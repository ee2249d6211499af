"""A container ship alone against nothing: a cut-out that `renderer/ocean.c` sets on its sea.

The camera stands where the ocean's camera stands, but looks at the ship through a long
lens, so that every pixel goes into the ship. Metres; the ship's own axes: x to the bow,
y to port, z up from the water line.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary

LENGTH, BEAM, DECK = 236.0, 33.0, 12.5
CONTAINER = (12.19, 2.44, 2.6)
PITCH = (12.9, 2.52, 2.64)


def half_breadth(t, level):
    """Half the width of the hull; t from stern 0 to bow 1, level from keel 0 to deck 1."""
    fine = np.clip((t - (0.66 + 0.12 * level)) / (0.34 - 0.12 * level), 0, 1)
    bow = 1 - fine ** (1.55 + 1.5 * level)
    aft = np.clip((0.13 - t) / 0.13, 0, 1)
    stern = 1 - aft**2 * (0.85 - 0.78 * level**0.6)
    return BEAM / 2 * np.maximum(bow * stern, 0.006)


def sheer(t):
    """The deck rises towards the bow and a little towards the stern."""
    return DECK + 5.2 * np.clip((t - 0.74) / 0.26, 0, 1) ** 1.7 + 1.2 * np.clip((0.1 - t) / 0.1, 0, 1)


def rake(t, level):
    """The stem leans forward above the water."""
    return 10 * np.clip((t - 0.8) / 0.2, 0, 1) ** 2 * level


def hull_paint():
    """Petrol above, red below a line that stays level although the plates do not."""
    made, n = material("hull")
    position = n.geometry()["Position"]
    height = n.separate(position)[2]
    streaks = n.smooth(n.noise(n.stretched(position, (0.6, 0.6, 0.05)), 1.0), 0.5, 0.8, 0.0, 0.3)
    colour = n.mix(streaks, (0.010, 0.038, 0.052), (0.040, 0.062, 0.070))
    below = n.smooth(height, 0.95, 0.85)
    n.surface(n.principled(Base_Color=n.mix(below, colour, (0.17, 0.036, 0.026)), Roughness=0.4))
    return made


def hull(paint, deck):
    stations, levels = 140, 22
    t = np.linspace(0, 1, stations)
    parts = []
    for side in (-1, 1):
        level = np.linspace(0, 1, levels)[None, :]
        along = t[:, None]
        z = -6 + (sheer(along) + 6) * level
        x = -LENGTH / 2 + LENGTH * along + rake(along, level)
        y = side * half_breadth(along, level)
        parts.append((np.broadcast_to(x, z.shape), np.broadcast_to(y, z.shape), z))
    for x, y, z in parts:
        made = grid_object("hull", x, y, z)
        made.data.materials.append(paint)
    (x0, y0, z0), (x1, y1, z1) = parts
    top = np.stack([y0[:, -1], y1[:, -1]], 1)
    lid = grid_object(
        "deck", np.stack([x0[:, -1], x1[:, -1]], 1), top, np.stack([z0[:, -1], z1[:, -1]], 1) - 1.1
    )
    lid.data.materials.append(deck)
    stern = grid_object(
        "transom",
        np.stack([x0[0], x1[0]], 1),
        np.stack([y0[0], y1[0]], 1),
        np.stack([z0[0], z1[0]], 1),
    )
    stern.data.materials.append(paint)


def box(x, y, z, length, width, height, surface):
    """A box by its lowest corner aft to starboard."""
    corners = [(x + length * i, y + width * j, z + height * k) for k in (0, 1) for j in (0, 1) for i in (0, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return mesh_object("box", corners, faces, surface)


def bar(start, end, radius, surface):
    """A thin round rod: rails, masts, stays."""
    a, b = Vector(start), Vector(end)
    way = (b - a).normalized()
    side = way.orthogonal().normalized()
    other = way.cross(side)
    ring = [side * math.cos(k * math.pi / 3) + other * math.sin(k * math.pi / 3) for k in range(6)]
    points = [tuple(p + r * radius) for p in (a, b) for r in ring]
    faces = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)]
    mesh_object("bar", points, faces, surface)


def rails(surface):
    """Along both sides, following sheer and breadth."""
    for side in (-1, 1):
        steps = np.linspace(0.01, 0.985, 150)
        points = [
            (
                -LENGTH / 2 + LENGTH * t + rake(t, 1),
                side * (float(half_breadth(np.array(t), 1.0)) - 0.25),
                float(sheer(np.array(t))),
            )
            for t in steps
        ]
        for (a, b) in zip(points, points[1:]):
            for lift in (0.55, 1.1):
                bar((a[0], a[1], a[2] + lift), (b[0], b[1], b[2] + lift), 0.05, surface)
            bar(a, (a[0], a[1], a[2] + 1.1), 0.05, surface)


def container_mesh(name, colour):
    """One 40-foot box with corner posts and ribbed walls, shared by all of its colour."""
    made, n = material(name)
    position = n.geometry()["Position"]
    object_info = n.add("ShaderNodeObjectInfo").outputs["Random"]
    ribs = n.add(
        "ShaderNodeTexWave",
        {"Vector": n.add("ShaderNodeTexCoord").outputs["Object"], "Scale": 3.4},
        wave_type="BANDS",
        bands_direction="X",
    ).outputs["Fac"]
    worn = n.smooth(n.noise(position, 0.4), 0.42, 0.8, 0.0, 0.35)
    faded = n.math("ADD", worn, n.math("MULTIPLY", object_info, 0.30))
    dull = tuple(0.55 * c + 0.03 for c in colour)
    n.surface(
        n.principled(
            Base_Color=n.mix(faded, colour, dull), Roughness=0.5, Normal=n.bump(ribs, 0.9, 0.06)
        )
    )
    length, width, height = CONTAINER
    points, faces = [], []

    def add(x, y, z, a, b, c):
        k = len(points)
        points.extend((x + a * i, y + b * j, z + c * m) for m in (0, 1) for j in (0, 1) for i in (0, 1))
        pattern = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
        faces.extend(tuple(k + v for v in face) for face in pattern)

    add(0.08, 0.05, 0.05, length - 0.16, width - 0.1, height - 0.1)
    for x in (0, length - 0.16):
        for y in (0, width - 0.14):
            add(x, y, 0, 0.16, 0.14, height)
    for z in (0, height - 0.14):
        add(0, 0, z, length, 0.12, 0.14)
        add(0, width - 0.12, z, length, 0.12, 0.14)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(made)
    return mesh


def cargo(seed, steel):
    """Stacks of uneven height between lashing bridges; only what can be seen from outside."""
    rng = np.random.RandomState(seed)
    colours = [
        (0.020, 0.115, 0.155),
        (0.030, 0.190, 0.235),
        (0.60, 0.66, 0.68),
        (0.012, 0.048, 0.070),
        (0.42, 0.20, 0.095),
        (0.13, 0.30, 0.34),
        (0.25, 0.065, 0.035),
    ]
    share = [0.22, 0.20, 0.17, 0.17, 0.08, 0.11, 0.05]
    meshes = [container_mesh(f"container {k}", c) for k, c in enumerate(colours)]
    tiers_by_bay = [6, 6, 7, 7, 7, 6, 7, 7, 6, 6, 6, 5, 5, 4]
    for bay, tiers in enumerate(tiers_by_bay):
        x = -70 + bay * PITCH[0]
        t = (x + 12.9 + LENGTH / 2) / LENGTH
        base = DECK + 1.6 + float(np.clip((t - 0.86) / 0.14, 0, 1)) * 2
        rows = int(2 * float(half_breadth(np.array(t), 1.0)) / PITCH[1])
        height = base + PITCH[2] * 2.6
        for y in (-rows * PITCH[1] / 2, rows * PITCH[1] / 2):
            bar((x - 0.35, y, DECK), (x - 0.35, y, height), 0.16, steel)
        for level in (1, 2.6):
            box(x - 0.6, -rows * PITCH[1] / 2, base + PITCH[2] * level, 0.5, rows * PITCH[1], 0.18, steel)
        box(x, -rows * PITCH[1] / 2, DECK - 1, PITCH[0] - 1, rows * PITCH[1], base - DECK + 0.9, steel)
        for row in range(rows):
            stacked = tiers - int(rng.choice([0, 0, 0, 1, 1, 2], p=[0.3, 0.2, 0.2, 0.15, 0.1, 0.05]))
            inner = 1 < row < rows - 2
            for tier in range(stacked):
                if inner and tier < stacked - 2 and 0 < bay < len(tiers_by_bay) - 1:
                    continue
                mesh = meshes[rng.choice(len(meshes), p=share)]
                made = bpy.data.objects.new("container", mesh)
                made.location = (x, (row - rows / 2) * PITCH[1], base + tier * PITCH[2])
                bpy.context.scene.collection.objects.link(made)


def house(white, glass, paint, steel, warm):
    """The deck house aft: floors with windows, a wide bridge, funnel, masts, boats."""
    x, width, floors = -98.0, 24.0, 7
    for floor in range(floors):
        box(x, -width / 2, DECK - 1 + floor * 3.1, 14.5 - 0.35 * floor, width, 2.86, white)
        box(x - 0.4, -width / 2 - 0.5, DECK - 1 + floor * 3.1 + 2.86, 15.6 - 0.35 * floor, width + 1, 0.24, white)
        front = x + 14.5 - 0.35 * floor
        for k in range(9):
            y = -width / 2 + 1.6 + k * 2.45
            box(front, y, DECK + floor * 3.1 + 0.3, 0.05, 1.1, 0.95, glass)
        for k in range(5):
            for side in (-width / 2 - 0.05, width / 2):
                box(x + 1.6 + k * 2.5, side, DECK + floor * 3.1 + 0.3, 1.1, 0.05, 0.95, glass)
    top = DECK - 1 + floors * 3.1
    box(x + 1.5, -BEAM / 2 - 1, top, 11.4, BEAM + 2, 0.5, white)
    box(x + 2.2, -width / 2, top + 0.5, 9.4, width, 3.0, white)
    box(x + 11.55, -width / 2 + 0.4, top + 1.35, 0.1, width - 0.8, 1.45, glass)
    for side in (-width / 2 - 0.06, width / 2):
        box(x + 3, side, top + 1.35, 8, 0.06, 1.45, glass)
    for side in (-1, 1):
        box(x + 6.2, side * (BEAM / 2 - 1) - 1.7, top + 0.5, 5, 3.4, 2.5, white)
        box(x + 6, side * (width / 2 + 1.6) - 1.2, DECK + 7.5, 8.5, 2.4, 2.3, warm)
    box(x + 2.0, -width / 2 - 0.6, top + 3.5, 10, width + 1.2, 0.3, white)
    bar((x + 7, 0, top + 3.8), (x + 7, 0, top + 14), 0.28, white)
    for lift, reach in ((7.5, 3.2), (9.8, 2.2), (12, 1.2)):
        bar((x + 7, -reach, top + lift), (x + 7, reach, top + lift), 0.13, white)
    box(x + 6.6, -1.8, top + 10.6, 0.7, 3.6, 0.35, white)
    box(x - 11.5, -5.2, DECK - 1, 9.5, 10.4, 24, white)
    box(x - 10.8, -4.4, DECK + 23, 8.2, 8.8, 7.5, paint)
    box(x - 10.9, -4.5, DECK + 26, 8.4, 9.0, 1.3, white)
    for k in (-1, 1):
        bar((x - 7, k * 1.6, DECK + 30), (x - 7, k * 1.6, DECK + 33), 0.6, steel)
    bow = LENGTH / 2 - 9
    bar((bow, 0, DECK + 4), (bow, 0, DECK + 19), 0.26, white)
    bar((bow, -1.6, DECK + 15.5), (bow, 1.6, DECK + 15.5), 0.12, white)
    for side in (-1, 1):
        box(bow - 7, side * 4 - 1.2, DECK + 4.2, 3, 2.4, 1.8, steel)


def place(scene, distance, aside, heading):
    """Turns and moves the whole ship. heading: degrees from +x, seen from above."""
    carrier = bpy.data.objects.new("ship", None)
    scene.collection.objects.link(carrier)
    for part in list(scene.collection.objects):
        if part is not carrier and part.type == "MESH":
            part.parent = carrier
    carrier.location = (aside, distance, 0)
    carrier.rotation_euler = (0, 0, math.radians(heading))


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(2, 2, 2, 4))
    scene.render.film_transparent = True
    paint = hull_paint()
    white = plain("white", (0.74, 0.76, 0.75), 0.45)
    steel = plain("steel", (0.075, 0.095, 0.10), 0.6)
    deck = plain("deck", (0.060, 0.085, 0.085), 0.75)
    glass = plain("glass", (0.008, 0.016, 0.022), 0.08)
    warm = plain("boat", (0.72, 0.17, 0.05), 0.5)
    hull(paint, deck)
    rails(white)
    cargo(settings.whole("seed", 11), steel)
    house(white, glass, paint, steel, warm)
    place(
        scene,
        settings.number("distance", 800),
        settings.number("aside", 60),
        settings.number("heading", 212),
    )
    # The sea from below: what a hull mostly mirrors.
    azimuth = settings.number("sun_azimuth", 60)
    low_sun(scene, azimuth, settings.number("sun_elevation", 6), settings.number("sun", 3.5))
    dusk_sky(scene, azimuth, settings.number("sky", 0.8))
    eye = settings.number("eye", 9)
    look_at = (settings.number("aside", 60), settings.number("distance", 800), settings.number("aim", 22))
    camera(scene, (0, 0, eye), look_at, settings.number("lens", 100))
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


main()
