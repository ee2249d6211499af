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
    """A wheel on the axis y, its outer face towards -y."""
    tyre = [(radius * 0.55, 0), (radius * 0.9, 0), (radius, width * 0.14), (radius, width * 0.86), (radius * 0.9, width), (radius * 0.55, width)]
    turned(tyre, paint.rubber, (x, y, radius), 48, "y")
    disc = [(0.001, width * 0.10), (radius * 0.16, width * 0.06), (radius * 0.22, width * 0.22), (radius * 0.5, width * 0.24), (radius * 0.58, width * 0.04), (radius * 0.58, width * 0.9), (0.001, width * 0.9)]
    turned(disc, hub or paint.pale, (x, y, radius), 48, "y")


def axle(x, gauge, radius, paint, twin=False):
    """gauge: over the outer faces of the tyres."""
    width = 0.52 if twin else 0.28
    wheel(x, -gauge / 2, radius, width, paint)
    with group((x, gauge / 2, 0), 180):
        wheel(0, 0, radius, width, paint)
    rod((x, -gauge / 2 + 0.1, radius), (x, gauge / 2 - 0.1, radius), 0.07, paint.dark)


def cab(surface, paint, height=2.55, length=1.9):
    """The cab of a lorry, its windscreen towards +x; floor at 0.55 m."""
    low, width = 0.42, 2.3
    outline = [(-length, low), (-0.06, low), (0, 0.62), (0.02, 1.25), (-0.22, height - 0.12), (-0.40, height), (-length, height)]
    extruded(outline, -width / 2, width, surface, 0.07)
    screen = [(-0.015, 1.36), (0.028, 1.36), (-0.185, height - 0.24), (-0.235, height - 0.24)]
    extruded(screen, -width / 2 + 0.14, width - 0.28, paint.glass, 0.006)
    for y in (-width / 2 - 0.008, width / 2 - 0.012):
        side = [(-1.2, 1.34), (-0.16, 1.34), (-0.33, height - 0.28), (-1.2, height - 0.28)]
        extruded(side, y, 0.02, paint.glass, 0.004)
        box(-1.26, y + 0.004, 0.62, 0.018, 0.012, height - 0.80, paint.dark, 0)
        box(-1.12, y, 1.14, 0.16, 0.02, 0.035, paint.dark, 0.004)
    box(-0.03, -width / 2 + 0.10, 0.50, 0.07, width - 0.20, 0.20, paint.dark, 0.02)
    for k in range(3):
        box(0.005, -0.75, 0.80 + k * 0.13, 0.022, 1.5, 0.06, paint.dark, 0.006)
    for y in (-width / 2 + 0.14, width / 2 - 0.44):
        box(-0.01, y, 0.72, 0.035, 0.30, 0.16, paint.white, 0.012)
    for side in (-1, 1):
        y = side * (width / 2 + 0.16)
        box(-0.22, y - 0.05, 1.38, 0.09, 0.10, 0.42, paint.dark, 0.02)
        rod((-0.20, side * width / 2, 1.86), (-0.18, y, 1.78), 0.016, paint.dark, 10)


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
