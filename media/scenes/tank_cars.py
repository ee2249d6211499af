"""What carries water by road and by rail: a tanker lorry, a tank car on its piece of track."""

from goods import *  # noqa: F403


def tank_body(radius, length, surface, paint, height):
    """A lying tank along x from 0 to -length, with rings, a walkway and two hatches."""
    turned(dished(radius, 0, length, radius * 0.35), surface, (-length, 0, height), 96, "x")
    for k in range(5):
        x = -length * (0.94 - 0.22 * k) - 0.035
        turned([(radius + 0.02, 0), (radius + 0.02, 0.07)], surface, (x, 0, height), 96, "x")
    box(-length * 0.92, -0.28, height + radius - 0.01, length * 0.84, 0.56, 0.05, paint.iron, 0.01)
    for part in (0.28, 0.68):
        lid = [(0.26, 0), (0.26, 0.14), (0.20, 0.19), (0.001, 0.20)]
        turned(lid, paint.steel, (-length * part, 0, height + radius + 0.02), 40)
    for y in (-0.28, 0.28):
        x0, x1, z = -length * 0.92, -length * 0.08, height + radius
        pipe([(x0, y, z), (x0, y, z + 0.42), (x1, y, z + 0.42), (x1, y, z)], 0.018, paint.steel)


def tanker(paint):
    """A lorry with a tank, its pipe and valve at the tail."""
    lorry(paint.white, paint, 7.4)
    for x in (-6.4, -3.9, -1.4):
        extruded([(x, 1.04), (x + 0.5, 1.04), (x + 0.4, 1.55), (x + 0.1, 1.55)], -0.95, 1.9, paint.dark, 0.02)
    tank_body(1.08, 6.9, paint.steel, paint, 2.28)
    for y in (-1.21, 1.17):
        box(-6.6, y, 0.52, 4.6, 0.04, 0.38, paint.pale, 0.015)
    pipe([(-6.9, 0, 1.30), (-7.35, 0, 1.30), (-7.35, -0.5, 1.30)], 0.06, paint.steel)
    valve((-7.2, 0, 1.30), (1, 0, 0), 0.055, paint)


def rails(start, end, gauge, paint):
    for y in (-gauge / 2 - 0.035, gauge / 2 - 0.035):
        box(start, y - 0.035, 0.16, end - start, 0.14, 0.02, paint.iron, 0.004)
        box(start, y + 0.025, 0.18, end - start, 0.02, 0.10, paint.iron, 0)
        box(start, y, 0.27, end - start, 0.07, 0.04, paint.steel, 0.008)
    count = int((end - start) / 0.62)
    for k in range(count):
        box(start + 0.18 + k * (end - start - 0.36) / (count - 1) - 0.12, -1.25, 0.0, 0.24, 2.5, 0.17, paint.concrete, 0.02)


def bogie(x, gauge, paint):
    for dx in (-0.9, 0.9):
        for side in (-1, 1):
            with group((x + dx, side * gauge / 2, 0.31), 0 if side < 0 else 180):
                turned([(0.46, -0.09), (0.46, -0.06), (0.42, -0.05), (0.41, 0.06), (0.12, 0.06), (0.12, -0.02), (0.10, -0.02)], paint.iron, (0, 0, 0.42), 48, "y")
                rod((0, -0.16, 0.42), (0, 0, 0.42), 0.10, paint.dark)
        rod((x + dx, -gauge / 2, 0.73), (x + dx, gauge / 2, 0.73), 0.08, paint.dark)
    for y in (-gauge / 2 - 0.30, gauge / 2 + 0.12):
        extruded([(x - 1.25, 0.72), (x - 0.5, 0.52), (x + 0.5, 0.52), (x + 1.25, 0.72), (x + 1.15, 0.95), (x - 1.15, 0.95)], y, 0.18, paint.dark, 0.03)


def rail_car(paint):
    """A tank car along x from 0 to -12.6 on its piece of track."""
    gauge = 1.435
    rails(-13.6, 1.0, gauge, paint)
    for x in (-2.2, -10.4):
        bogie(x, gauge, paint)
    box(-12.6, -1.25, 1.12, 12.6, 2.5, 0.20, paint.dark, 0.03)
    for x in (-12.1, -8.7, -4.4, -1.0):
        extruded([(x, 1.3), (x + 0.5, 1.3), (x + 0.42, 2.0), (x + 0.08, 2.0)], -1.1, 2.2, paint.dark, 0.02)
    with group((-0.7, 0, 0)):
        tank_body(1.42, 11.2, paint.teal, paint, 2.86)
    for x in (-12.62, 0.02):
        for y in (-0.85, 0.85):
            rod((x - 0.28, y, 1.22), (x + 0.28, y, 1.22), 0.09, paint.iron)
            way = 0.28 if x > -6 else -0.28
            rod((x + way, y, 1.22), (x + way * 1.2, y, 1.22), 0.22, paint.iron, 32)
    for y in (-1.3, -0.95):
        rod((-6.1, y if y < -1.2 else -1.43, 1.2), (-6.1, -0.55 if y < -1.2 else -0.55, 4.3), 0.02, paint.steel, 10)
    box(-6.5, -1.0, 0.75, 0.8, 2.0, 0.4, paint.iron, 0.04)
    valve((-6.1, -1.15, 0.62), (0, 1, 0), 0.06, paint)
