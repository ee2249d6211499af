"""The front of a glacier, close: towers of ice over dark water, blue where they have just broken.

A field of blocks in metres; the wall stands along x at about y = 0, ice behind it, water before.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def blocks(x, y, size, seed):
    """Scattered points and their territories: distance to the wall between two, and a number for each."""
    px, py = x / size, y / size
    ix, iy = np.floor(px).astype(int), np.floor(py).astype(int)
    rng = np.random.RandomState(seed)
    jitter = rng.uniform(0.08, 0.92, (2, 256, 256)).astype(np.float32)
    first = np.full(x.shape, 9.0, np.float32)
    second = first.copy()
    owner = np.zeros(x.shape, np.float32)
    numbers = rng.uniform(0, 1, (256, 256)).astype(np.float32)
    for dj in (-1, 0, 1):
        for di in (-1, 0, 1):
            a, b = (ix + di) & 255, (iy + dj) & 255
            d = np.hypot(ix + di + jitter[0, a, b] - px, iy + dj + jitter[1, a, b] - py)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            owner = np.where(nearer, numbers[a, b], owner)
            first = np.where(nearer, d, first)
    return second - first, owner


def flat_noise(x, y, scale, seed, octaves):
    points = np.stack([x * scale, y * scale, np.full_like(x, seed * 3.3)], -1).reshape(-1, 3)
    return noise3(points, seed, octaves).reshape(x.shape)


def ice(seed):
    """Heights of the ice: towers that lean apart towards the edge, cracks between them."""
    x, y = np.meshgrid(np.linspace(-190, 190, 1700), np.linspace(-16, 190, 920))
    wx = x + 3.5 * flat_noise(x, y, 0.06, seed, 3)
    wy = y + 3.5 * flat_noise(x, y, 0.06, seed + 1, 3)
    wall, tower = blocks(wx * 0.9, wy * 1.25, 15.0, seed)
    crack, block = blocks(wx, wy * 1.1, 5.2, seed + 3)
    shard, splinter = blocks(wx, wy, 1.9, seed + 5)
    edge = 9 * flat_noise(x, y * 0, 0.016, seed + 7, 4) + 9 * (tower - 0.5) + 4.5 * (block - 0.5)
    behind = y - edge
    ruin = np.exp(-np.maximum(behind, 0) / 55)
    top = 27 + 0.13 * np.maximum(behind, 0) + 5 * flat_noise(x, y, 0.014, seed + 9, 3)
    top = top + (tower - 0.55) * 9 * ruin + (block - 0.5) * 6.5 * (0.25 + ruin) + (splinter - 0.5) * 1.2
    open_crack = np.clip(1 - wall / 0.16, 0, 1) ** 1.4 * 15 * (0.2 + ruin)
    small_crack = np.clip(1 - crack / 0.20, 0, 1) ** 1.3 * 4.2 * (0.25 + ruin)
    tiny = np.clip(1 - shard / 0.25, 0, 1) * 0.9
    depth = open_crack + small_crack
    height = top - depth - tiny
    # The face: not a knife cut but steep steps, each block broken off at its own line.
    step = np.clip((behind + 0.5) / (2.5 + 6.5 * block), 0, 1) ** (0.35 + 0.5 * tower)
    ledges = np.round(step * (3 + 3 * block)) / (3 + 3 * block)
    step = np.where(behind < 12, 0.45 * step + 0.55 * ledges, step)
    height = -8 + (height + 8) * step
    fresh = np.clip(depth / 14, 0, 1) + np.clip(1 - behind / 5, 0, 1) * (0.25 + 0.75 * block)
    return x, y, height, np.clip(fresh, 0, 1)


def ice_material():
    made, n = material("ice")
    geometry = n.geometry()
    position = geometry["Position"]
    upright = n.separate(geometry["True Normal"])[2]
    fresh = n.attribute("fresh")
    mottled, fine = n.noise(position, 0.22, 4.0), n.noise(position, 1.3, 4.0, 0.62)
    lines = n.noise(n.stretched(position, (0.10, 0.10, 1.1)), 1.0, 4.0)
    blue = n.math("ADD", n.math("MULTIPLY", fresh, 0.75), n.math("MULTIPLY", n.math("SUBTRACT", mottled, 0.5), 0.8))
    tone = n.ramp(
        blue,
        [
            (0.0, (0.80, 0.87, 0.91)),
            (0.30, (0.52, 0.74, 0.83)),
            (0.62, (0.14, 0.46, 0.60)),
            (1.0, (0.025, 0.22, 0.36)),
        ],
    )
    snow = n.smooth(n.math("ADD", upright, n.math("MULTIPLY", n.math("SUBTRACT", fine, 0.5), 0.3)), 0.62, 0.85)
    tone = n.mix(n.math("MULTIPLY", snow, 0.85), tone, (0.83, 0.89, 0.93))
    ash = n.math("MULTIPLY", n.smooth(lines, 0.60, 0.72), n.smooth(mottled, 0.42, 0.60))
    tone = n.mix(n.math("MULTIPLY", ash, 0.55), tone, (0.045, 0.055, 0.062))
    relief = n.math("ADD", n.math("ADD", mottled, n.math("MULTIPLY", fine, 0.35)), n.math("MULTIPLY", lines, 0.2))
    n.surface(
        n.principled(
            Base_Color=tone, Roughness=0.42, Specular=0.45, Normal=n.bump(relief, 0.8, 1.1)
        )
    )
    return made


def water_material():
    made, n = material("water")
    position = n.geometry()["Position"]
    ripple = n.noise(n.stretched(position, (0.30, 0.75, 0.3)), 1.0, 3.0, 0.55)
    calm = n.smooth(n.noise(n.stretched(position, (0.02, 0.06, 0.1)), 1.0), 0.40, 0.66, 0.15, 1.2)
    waves = n.bump(n.math("MULTIPLY", ripple, calm), 0.16, 0.5)
    n.surface(n.principled(Base_Color=(0.003, 0.022, 0.030), Roughness=0.05, IOR=1.333, Normal=waves))
    return made


def fragments(count, surface, seed):
    """Ice that has fallen: many crumbs, a few lumps, thickest under the wall."""
    import bmesh

    rng = np.random.RandomState(seed)
    for index in range(count):
        x, y = rng.uniform(-120, 120), -4 - rng.gamma(1.5, 17)
        radius = min(0.22 + rng.gamma(0.9, 0.75), 4.2)
        if -60 < x < 15 and y < -42 and radius > 0.5:
            continue
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=5 if radius > 1.5 else 3, radius=1)
        mesh = bpy.data.meshes.new("crumb")
        shape.to_mesh(mesh)
        shape.free()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
        for _ in range(10):
            normal = rng.normal(size=3)
            normal /= np.linalg.norm(normal)
            points -= np.maximum(points @ normal - rng.uniform(0.4, 0.8), 0)[:, None] * normal
        points += points * (0.12 * noise3(points * 2 + index, index, 4))[:, None]
        points *= radius * np.array([1.4, 1.0, 0.65])
        mesh.vertices.foreach_set("co", points.ravel())
        attribute = mesh.attributes.new("fresh", "FLOAT", "POINT")
        attribute.data.foreach_set("value", np.full(len(points), rng.uniform(0, 0.65), np.float32))
        mesh.materials.append(surface)
        made = bpy.data.objects.new("crumb", mesh)
        made.location = (x, y, 0.1 * radius)
        made.rotation_euler = (*rng.uniform(-0.3, 0.3, 2), rng.uniform(0, 6))
        bpy.context.scene.collection.objects.link(made)


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(3, 2, 1, 2))
    seed = settings.whole("seed", 21)
    x, y, height, fresh = ice(seed)
    surface = ice_material()
    grid_object("ice", x, y, height, {"fresh": fresh}).data.materials.append(surface)
    far = 6000
    corners = [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)]
    mesh_object("water", corners, [(0, 1, 2, 3)], water_material())
    fragments(settings.whole("fragments", 260), surface, seed)
    azimuth = settings.number("sun_azimuth", 98)
    low_sun(scene, azimuth, settings.number("sun_elevation", 13), settings.number("sun", 4.2))
    dusk_sky(scene, azimuth, settings.number("sky", 0.85))
    eye = settings.numbers("eye", "-22,-112,7")
    camera(scene, eye, settings.numbers("target", "4,0,11"), settings.number("lens", 42))
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


main()
