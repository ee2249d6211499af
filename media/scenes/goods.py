"""Things that stand in more than one picture: boxes, pallets, containers, lorries, vessels.

Metres, true to size. Each stands at its own origin, on the ground; `group` or `stand` places it.
"""

from shapes import *  # noqa: F403

#: Outside measures of the two boxes that hold a bag of water.
CARTONS = {5: (0.24, 0.17, 0.19), 10: (0.29, 0.21, 0.25)}

PALLET_HEIGHT = 0.144


def carton(litres, paint, with_tap=False):
    """A box for a bag of water: a band round the foot, tape over the lid, a tap in front."""
    length, width, height = CARTONS[litres]
    body, band = (paint.white, paint.teal) if litres == 5 else (paint.petrol, paint.ice)
    box(-length / 2, -width / 2, 0, length, width, height, body, 0.004)
    box(-length / 2 - 0.0012, -width / 2 - 0.0012, height * 0.10, length + 0.0024, width + 0.0024, height * 0.24, band, 0.003)
    box(-length / 2 - 0.001, -0.022, height * 0.86, length + 0.002, 0.044, height * 0.14 + 0.001, paint.sand, 0.002)
    if with_tap:
        z = height * 0.22
        rod((0, -width / 2, z), (0, -width / 2 - 0.012, z), 0.022, paint.dark)
        rod((0, -width / 2, z), (0, -width / 2 - 0.038, z), 0.013, paint.white)
        rod((0, -width / 2 - 0.028, z + 0.004), (0, -width / 2 - 0.028, z - 0.030), 0.010, paint.white)
        rod((0, -width / 2 - 0.028, z + 0.010), (0, -width / 2 - 0.028, z + 0.026), 0.013, paint.teal)


def pallet(paint):
    """1.2 x 0.8 m: three bearers on boards, five boards above."""
    for y in (-0.4, -0.0725, 0.255):
        box(-0.6, y, 0, 1.2, 0.145, 0.022, paint.wood, 0.003)
        for x in (-0.6, -0.0725, 0.455):
            box(x, y, 0.022, 0.145, 0.145, 0.078, paint.wood, 0.003)
    for x in (-0.6, -0.0725, 0.455):
        box(x, -0.4, 0.100, 0.145, 0.8, 0.022, paint.wood, 0.003)
    for k in range(5):
        box(-0.6, -0.4 + k * 0.164, 0.122, 1.2, 0.144, 0.022, paint.wood, 0.003)


def loaded_pallet(litres, layers, paint):
    """Boxes in even layers, set back a little from the edge of the pallet."""
    pallet(paint)
    with prototype() as one:
        carton(litres, paint)
    length, width, height = CARTONS[litres]
    columns, rows = int(1.2 // length), int(0.8 // width)
    for layer in range(layers):
        for i in range(columns):
            for j in range(rows):
                x, y = (i - (columns - 1) / 2) * (length + 0.004), (j - (rows - 1) / 2) * (width + 0.004)
                stand(one, (x, y, PALLET_HEIGHT + layer * (height + 0.002)), 180 if (i + layer) % 2 else 0)


def container(surface, paint, length=6.06, doors="+x"):
    """A closed 20-foot container along x, its ribbed walls between posts and rails."""
    width, high, post = 2.44, 2.59, 0.14
    box(0.06, -width / 2 + 0.06, 0.14, length - 0.12, width - 0.12, high - 0.2, surface, 0)
    for x in (0, length - post):
        for y in (-width / 2, width / 2 - post):
            box(x, y, 0, post, post, high, surface, 0.01)
            for z in (-0.004, high - 0.115):
                box(x - 0.006, y - 0.006, z, post + 0.012, post + 0.012, 0.12, paint.dark, 0.01)
    for y in (-width / 2, width / 2 - 0.10):
        for z, h in ((0.02, 0.15), (high - 0.1, 0.09)):
            box(post, y, z, length - 2 * post, 0.10, h, surface, 0.01)
    for x in (0, length - 0.10):
        for z, h in ((0.02, 0.15), (high - 0.1, 0.09)):
            box(x, -width / 2 + post, z, 0.10, width - 2 * post, h, surface, 0.01)
    ribs = int((length - 2 * post) / 0.278)
    for k in range(ribs):
        x = post + 0.06 + k * (length - 2 * post - 0.06) / ribs
        for y in (-width / 2 + 0.026, width / 2 - 0.07):
            box(x, y, 0.17, 0.13, 0.044, high - 0.27, surface, 0.012)
        box(x, -width / 2 + 0.14, high - 0.062, 0.13, width - 0.28, 0.02, surface, 0.006)
    front = 0.026 if doors == "+x" else length - 0.07
    for k in range(7):
        y = -width / 2 + post + 0.05 + k * (width - 2 * post - 0.05) / 7
        box(front, y, 0.17, 0.044, 0.16, high - 0.27, surface, 0.012)
    out = length - 0.06 if doors == "+x" else 0.06
    sign = 1 if doors == "+x" else -1
    box(out - 0.012, -0.012, 0.17, 0.024, 0.024, high - 0.27, paint.dark, 0)
    for y in (-0.86, -0.28, 0.28, 0.86):
        x = out + sign * 0.045
        rod((x, y, 0.06), (x, y, high - 0.06), 0.018, paint.steel, 12)
        for z in (0.35, 1.1, 1.9, 2.3):
            box(x - 0.04, y - 0.05, z, 0.06, 0.10, 0.05, paint.steel, 0.004)
        rod((x + sign * 0.03, y, 1.15), (x + sign * 0.03, y + (0.22 if y < 0 else -0.22), 1.15), 0.014, paint.steel, 12)


def wheel(x, y, radius, width, paint, hub=None):
    """A wheel on the axis y, its outer face towards -y: a tyre with round shoulders, a dished rim with its nuts."""
    wall = ((0.56, 0.10), (0.66, 0.03), (0.86, 0.0), (0.95, 0.05), (1.0, 0.16))
    tyre = [(0.56, 0.5), *wall, *((r, 1 - d) for r, d in reversed(wall)), (0.56, 0.5)]
    turned([(radius * r, width * d) for r, d in tyre], paint.rubber, (x, y, radius), 64, "y")
    rim = ((0.001, 0.02), (0.13, 0.02), (0.16, 0.12), (0.20, 0.28), (0.42, 0.31), (0.51, 0.10), (0.575, 0.05), (0.575, 0.5))
    turned([(radius * r, width * d) for r, d in rim], hub or paint.iron, (x, y, radius), 64, "y")
    for k in range(10):
        nut = Vector((x + 0.31 * radius * math.cos(k * math.tau / 10), y, radius + 0.31 * radius * math.sin(k * math.tau / 10)))
        rod(nut + Vector((0, width * 0.20, 0)), nut + Vector((0, width * 0.32, 0)), radius * 0.035, paint.steel, 6)


def mudguard(x, y, width, radius, paint, reach=(8, 172)):
    """A bent sheet over a wheel whose axle is at x; it begins at y."""
    turns = [math.radians(reach[0] + (reach[1] - reach[0]) * k / 16) for k in range(17)]
    bow = [[(x + r * math.cos(a), radius + r * math.sin(a)) for a in turns] for r in (radius * 1.20, radius * 1.24)]
    extruded([*bow[1], *reversed(bow[0])], y, width, paint.dark, 0.004)


def axle(x, gauge, radius, paint, twin=False):
    """gauge: over the outer faces of the tyres."""
    width = 0.52 if twin else 0.28
    wheel(x, -gauge / 2, radius, width, paint)
    with group((x, gauge / 2, 0), 180):
        wheel(0, 0, radius, width, paint)
    rod((x, -gauge / 2 + 0.1, radius), (x, gauge / 2 - 0.1, radius), 0.07, paint.dark)


def cab(surface, paint, height=2.55, length=1.9, wheel_at=-1.05):
    """The cab of a lorry, its windscreen towards +x; floor at 0.55 m, an arch cut out for its wheel."""
    low, width, arch = 0.42, 2.3, 0.62
    dip = math.asin((0.5 - low) / arch)
    turns = [math.pi + dip - (math.pi + 2 * dip) * k / 20 for k in range(21)]
    cut = [(wheel_at + arch * math.cos(a), 0.5 + arch * math.sin(a)) for a in turns]
    outline = [(-length, low), *cut, (-0.06, low), (0, 0.62), (0.02, 1.25), (-0.22, height - 0.12), (-0.40, height), (-length, height)]
    extruded(outline, -width / 2, width, surface, 0.05)
    box(wheel_at - arch, -width / 2 + 0.42, low, 2 * arch, width - 0.84, 0.75, paint.dark, 0.01)
    for y in (-width / 2 - 0.02, width / 2 - 0.28):
        mudguard(wheel_at, y, 0.30, 0.5, paint, (-6, 186))
    screen = [(-0.015, 1.36), (0.028, 1.36), (-0.185, height - 0.24), (-0.235, height - 0.24)]
    extruded(screen, -width / 2 + 0.14, width - 0.28, paint.glass, 0.006)
    for y in (-width / 2 - 0.008, width / 2 - 0.012):
        side = [(-1.2, 1.34), (-0.16, 1.34), (-0.33, height - 0.28), (-1.2, height - 0.28)]
        extruded(side, y, 0.02, paint.glass, 0.004)
        for x, z, long, high in ((-1.30, 1.16, 0.016, height - 1.40), (-0.115, 1.16, 0.016, 0.20), (-1.30, height - 0.22, 0.98, 0.014)):
            box(x, y + 0.004, z, long, 0.012, high, paint.dark, 0)
        box(-1.22, y - 0.006, 1.20, 0.18, 0.032, 0.035, paint.dark, 0.006)
        box(-0.40, y, 0.56, 0.30, 0.02, 0.05, paint.dark, 0.006)
        box(-0.40, y, 0.80, 0.30, 0.02, 0.05, paint.dark, 0.006)
    box(-0.06, -width / 2 + 0.03, 0.40, 0.13, width - 0.06, 0.28, paint.dark, 0.04)
    box(0.04, -0.26, 0.47, 0.035, 0.52, 0.12, paint.white, 0.006)
    for k in range(4):
        box(0.005, -0.78, 0.80 + k * 0.11, 0.024, 1.56, 0.055, paint.dark, 0.006)
    extruded([(-0.16, height - 0.20), (0.12, height - 0.27), (0.14, height - 0.25), (-0.20, height - 0.12)], -width / 2 + 0.06, width - 0.12, paint.dark, 0.008)
    for y in (-0.62, 0.22):
        rod((0.035, y, 1.38), (-0.055, y + 0.50, 1.74), 0.010, paint.dark, 8)
    for y in (-width / 2 + 0.14, width / 2 - 0.44):
        box(-0.01, y, 0.72, 0.035, 0.30, 0.16, paint.white, 0.012)
    for side in (-1, 1):
        y = side * (width / 2 + 0.17)
        box(-0.20, y - 0.07, 1.42, 0.08, 0.14, 0.46, paint.dark, 0.025)
        rod((-0.18, side * width / 2, 1.94), (-0.16, y, 1.86), 0.016, paint.dark, 10)
        rod((-0.18, side * width / 2, 1.46), (-0.16, y, 1.50), 0.016, paint.dark, 10)


def chassis(start, end, paint):
    for y in (-0.48, 0.36):
        box(start, y, 0.72, end - start, 0.12, 0.22, paint.dark, 0.01)
    for y in (-1.12, 0.82):
        box((start + end) / 2 - 0.55, y, 0.45, 1.1, 0.30, 0.42, paint.iron, 0.05)


def lorry(surface, paint, bed=6.4):
    """A rigid lorry towards +x without its load: the bed is at 1.06 m, from 0 to -bed."""
    with group((2.1, 0, 0)):
        cab(surface, paint)
    chassis(-bed, 1.6, paint)
    axle(1.05, 2.36, 0.5, paint)
    axle(-bed + 1.25, 2.36, 0.5, paint, twin=True)
    axle(-bed + 2.45, 2.36, 0.5, paint, twin=True)
    for x in (-bed + 1.25, -bed + 2.45):
        for y in (-1.20, 0.68):
            mudguard(x, y, 0.52, 0.5, paint, (25, 155))
    start, end = -bed + 3.25, -0.15
    for y in (-1.17, 1.14):
        for z in (0.52, 0.78):
            box(start, y, z, end - start, 0.03, 0.09, paint.steel, 0.01)
        for x in (start + 0.15, end - 0.25):
            box(x, y + (0.03 if y < 0 else -0.05), 0.5, 0.07, 0.05, 0.46, paint.dark, 0.006)
    box(-bed, -1.2, 0.94, bed, 2.4, 0.10, paint.dark, 0.015)
    for y in (-1.15, 0.67):
        box(-bed - 0.03, y, 0.62, 0.05, 0.48, 0.16, paint.warm, 0.01)


def box_lorry(surface, load, paint):
    """A small lorry with a closed body, for the last miles."""
    lorry(surface, paint, 4.6)
    box(-4.6, -1.2, 1.05, 4.5, 2.4, 2.25, load, 0.05)
    for y in (-1.212, 1.188):
        box(-4.5, y, 1.16, 4.3, 0.024, 0.16, surface, 0.006)
    for x in (-4.56, -0.18):
        box(x, -1.215, 1.05, 0.06, 2.43, 2.26, surface, 0.02)


def vessel(radius, height, paint, legs=0.7, manway=True):
    """An upright steel tank on legs: dished ends, welded rings, a manway, a gauge and a foot valve."""
    turned(dished(radius, legs + radius * 0.28, height - radius * 0.28, radius * 0.28), paint.steel, turns=96)
    for part in (0.24, 0.5, 0.76):
        z = legs + (height - legs) * part
        turned([(radius + 0.012, z - 0.03), (radius + 0.012, z + 0.03)], paint.steel, turns=96)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        x, y = radius * 0.80 * math.cos(a), radius * 0.80 * math.sin(a)
        rod((x, y, 0.03), (x, y, legs + radius * 0.35), 0.065, paint.steel)
        rod((x, y, 0), (x, y, 0.03), 0.13, paint.iron)
    if manway:
        rod((0, -radius * 0.97, legs + 0.75), (0, -radius - 0.09, legs + 0.75), 0.27, paint.steel, 40)
        rod((0, -radius - 0.09, legs + 0.75), (0, -radius - 0.13, legs + 0.75), 0.32, paint.iron, 40)
        rod((-0.12, -radius - 0.17, legs + 0.75), (0.12, -radius - 0.17, legs + 0.75), 0.02, paint.warm)
    x = radius * 0.55
    y = -math.sqrt(radius**2 - x**2) - 0.05
    rod((x, y, legs + 0.5), (x, y, height - 0.6), 0.022, paint.ice, 12)
    turned([(0.09, 0), (0.09, 0.12), (0.05, 0.2), (0.001, 0.21)], paint.steel, (0, 0, height - 0.02), 32)


def valve(at, along, radius, paint):
    """A hand valve in a pipe: two flanges, a body, a wheel above."""
    a, way = Vector(at), Vector(along).normalized()
    for side in (-1, 1):
        flange(a + way * side * radius * 1.9, way, radius * 1.75, paint.steel, radius * 0.5)
    rod(a - way * radius * 1.7, a + way * radius * 1.7, radius * 1.3, paint.iron)
    rod(a, a + Vector((0, 0, radius * 3.4)), radius * 0.45, paint.steel)
    turned(
        [(radius * 1.5, 0), (radius * 1.85, radius * 0.12), (radius * 1.85, radius * 0.34), (radius * 1.5, radius * 0.46)],
        paint.warm,
        a + Vector((0, 0, radius * 3.2)),
        40,
    )
