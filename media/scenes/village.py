"""What villages get their water from: a raised tank, a post with taps, troughs and cans."""

from goods import *  # noqa: F403


def water_tower(paint, height=2.9, radius=0.82):
    """A tank of ice-coloured plastic on a steel frame, with a ladder."""
    for x in (-0.75, 0.75):
        for y in (-0.75, 0.75):
            rod((x * 1.12, y * 1.12, 0), (x, y, height), 0.055, paint.petrol)
            box(x * 1.12 - 0.14, y * 1.12 - 0.14, 0, 0.28, 0.28, 0.10, paint.concrete, 0.02)
    for z in (0.9, 1.9):
        k = 1.12 - 0.12 * z / height
        corners = [(-0.75 * k, -0.75 * k), (0.75 * k, -0.75 * k), (0.75 * k, 0.75 * k), (-0.75 * k, 0.75 * k)]
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            rod((ax, ay, z), (bx, by, z), 0.03, paint.petrol, 12)
            rod((ax, ay, z), (bx * 0.99, by * 0.99, min(z + 1.0, height)), 0.018, paint.steel, 10)
    for k in range(9):
        box(-0.95 + k * 0.215, -0.95, height, 0.18, 1.9, 0.05, paint.wood, 0.008)
    z = height + 0.05
    body = [(radius * 0.97, z), (radius, z + 0.06)]
    for k in range(5):
        body += [(radius, z + 0.1 + k * 0.27), (radius - 0.025, z + 0.16 + k * 0.27), (radius - 0.025, z + 0.21 + k * 0.27), (radius, z + 0.27 + k * 0.27)]
    body += [(radius, z + 1.5), (radius * 0.90, z + 1.66), (0.30, z + 1.86), (0.30, z + 1.94), (0.24, z + 1.98), (0.001, z + 1.99)]
    turned(body, paint.ice, turns=96)
    for x in (-0.2, 0.2):
        rod((x, 1.02, 0), (x, 0.98, z + 0.5), 0.02, paint.steel, 10)
    for k in range(11):
        rod((-0.2, 1.02, 0.25 + k * 0.27), (0.2, 1.02, 0.25 + k * 0.27), 0.014, paint.steel, 8)


def brass_tap(paint, brass):
    """A bib tap that looks towards -y; its thread is at the origin."""
    rod((0, 0.03, 0), (0, -0.10, 0), 0.017, brass, 20)
    rod((0, -0.01, 0), (0, -0.035, 0), 0.027, brass, 6)
    pipe([(0, -0.08, 0), (0, -0.155, 0), (0, -0.155, -0.075)], 0.015, brass, 2.2)
    rod((0, -0.155, -0.07), (0, -0.155, -0.095), 0.020, brass, 20)
    rod((0, -0.085, 0), (0, -0.085, 0.055), 0.013, brass, 16)
    box(-0.042, -0.094, 0.052, 0.084, 0.018, 0.014, paint.warm, 0.005)


def tap_post(paint, height=1.15):
    """A concrete post with two taps on a beam of pipe."""
    brass = plain("brass", (0.62, 0.44, 0.20), 0.30, 1.0)
    extruded([(-0.17, 0), (0.17, 0), (0.13, height), (-0.13, height)], -0.14, 0.28, paint.white, 0.03)
    box(-0.19, -0.2, height, 0.38, 0.40, 0.07, paint.petrol, 0.02)
    for x in (-0.36, 0.36):
        pipe([(0, -0.02, 0.82), (x, -0.02, 0.82), (x, -0.12, 0.82)], 0.022, paint.steel)
        with group((x, -0.12, 0.82)):
            brass_tap(paint, brass)


def falling_water():
    """Water in the air gathers the light of the whole sky: in the shade a plain surface would look like a rod."""
    made, n = material("falling water")
    n.surface(n.principled(Base_Color=(0.62, 0.80, 0.84), Roughness=0.05, Emission=(0.42, 0.66, 0.76), Emission_Strength=0.35))
    return made


def stream(height):
    """Water that falls in a thread, thinner as it falls, and gathers into drops; from the mouth down."""
    swells = [(0.015, 0.0), (0.011, 0.16), (0.013, 0.28), (0.010, 0.42), (0.0125, 0.55), (0.009, 0.70), (0.0125, 0.82), (0.008, 0.93), (0.010, 1.0)]
    line = [(r, -height * part) for r, part in reversed(swells)]
    turned([(0.001, -height), *line, (0.001, 0.001)], falling_water(), turns=24)


def can(surface, cap, paint):
    """A twenty-litre can with its handle."""
    box(-0.14, -0.09, 0, 0.28, 0.18, 0.34, surface, 0.035)
    for z in (0.10, 0.20):
        box(-0.10, -0.098, z, 0.20, 0.196, 0.05, surface, 0.012)
    pipe([(-0.09, 0, 0.33), (-0.09, 0, 0.40), (0.05, 0, 0.40), (0.05, 0, 0.33)], 0.017, surface)
    rod((0.10, 0, 0.33), (0.10, 0, 0.385), 0.030, surface)
    rod((0.10, 0, 0.38), (0.10, 0, 0.405), 0.034, cap)


def bucket(surface, paint):
    """A pail, three quarters full."""
    outside = [(0.10, 0), (0.105, 0.005), (0.145, 0.28), (0.152, 0.285), (0.152, 0.295), (0.140, 0.295), (0.128, 0.2), (0.001, 0.2)]
    turned(outside, surface, turns=64)
    turned([(0.131, 0.0), (0.001, 0.001)], paint.water, (0, 0, 0.225), 64)
    pipe([(-0.148, 0, 0.28), (-0.148, -0.10, 0.24), (0.148, -0.10, 0.24), (0.148, 0, 0.28)], 0.006, paint.steel, 12)


def stones(count, seed, inner, outer, surface, keep_clear=None):
    """Pebbles strewn over a ring of the ground."""
    rng = np.random.RandomState(seed)
    with prototype() as pebble:
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
        mesh = bpy.data.meshes.new("pebble")
        shape.to_mesh(mesh)
        shape.free()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
        points *= (1 + 0.18 * noise3(points * 1.4, 4, 2))[:, None] * np.array([1, 0.8, 0.55])
        mesh.vertices.foreach_set("co", points.ravel())
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
        mesh.materials.append(surface)
        bpy.context.scene.collection.objects.link(bpy.data.objects.new("pebble", mesh))
    for _ in range(count):
        a, r = rng.uniform(0, math.tau), rng.uniform(inner, outer)
        x, y = r * math.cos(a), r * math.sin(a)
        if keep_clear and keep_clear(x, y):
            continue
        stand(pebble, (x, y, 0.01), rng.uniform(0, 360), rng.gamma(2.0, 0.022) + 0.02)
