"""A moraine at dusk: grey rubble the ice left behind, and one thread of water that winds through it."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from coast import fan, flat_noise
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def course(y):
    """x of the thread of water; it winds more and more as it comes nearer."""
    return 1.2 + 0.10 * y + 3.4 * np.sin(y / 15.0 + 0.4) * np.exp(-y / 90) + 9 * np.sin(y / 61.0) + 0.5 * np.sin(y / 4.1)


def breadth(y):
    return 0.24 + 0.10 * np.sin(y / 2.3) + 0.07 * np.sin(y / 0.9 + 2) + 0.004 * y


def level(y):
    """The water falls towards the eye."""
    return 0.020 * np.maximum(y, -12)


def rubble_height(x, y):
    away = np.maximum(np.abs(x - course(y)) - breadth(y), 0)
    bank = 0.30 * (1 - np.exp(-away / 0.9)) + 0.030 * np.minimum(away, 60)
    mound = 1.5 * flat_noise(x, y, 0.035, 3, 3) + 0.55 * flat_noise(x, y, 0.16, 5, 3)
    fine = 0.085 * flat_noise(x, y, 1.1, 7, 3) + 0.03 * flat_noise(x, y, 4.3, 9, 2)
    open_land = np.clip(away / 7, 0, 1)
    bed = np.where(away > 0, 0, -0.10)
    return level(y) + bank + mound * open_land**1.5 + fine * np.clip(away / 0.5, 0.15, 1) + bed


def rubble(eye):
    x, y, _ = fan(eye, 1.2, 900, 900, 800, 46)
    z = rubble_height(x, y)
    made = grid_object("rubble", x, y, z, {"away": np.abs(x - course(y)) - breadth(y)})
    surface, n = material("rubble")
    position = n.geometry()["Position"]
    broad, pebbles, grit = n.noise(position, 0.22, 4.0), n.noise(position, 3.6, 4.0), n.noise(position, 21.0, 3.0)
    wet = n.smooth(n.math("ADD", n.attribute("away"), n.math("MULTIPLY", broad, 1.4)), 1.55, 0.75)
    tone = n.mix(n.smooth(broad, 0.35, 0.65), (0.058, 0.063, 0.066), (0.105, 0.106, 0.105))
    tone = n.mix(n.smooth(pebbles, 0.52, 0.7), tone, (0.17, 0.165, 0.158))
    tone = n.mix(n.smooth(grit, 0.56, 0.7), tone, (0.045, 0.047, 0.050))
    tone = n.mix(n.math("MULTIPLY", wet, 0.8), tone, (0.016, 0.019, 0.021))
    roughness = n.smooth(wet, 0, 1, 0.9, 0.30)
    relief = n.math("ADD", pebbles, n.math("MULTIPLY", grit, 0.35))
    bump = n.add("ShaderNodeBump", {"Strength": 0.9, "Distance": 0.07, "Height": relief}).outputs[0]
    n.surface(n.principled(Base_Color=tone, Roughness=roughness, Specular=0.35, Normal=bump))
    made.data.materials.append(surface)


def thread():
    y = np.concatenate([np.linspace(-7, 60, 1600), np.linspace(60.1, 420, 900)])[:, None]
    across = np.linspace(-1.5, 1.5, 7)[None, :]
    x = course(y) + across * breadth(y)
    made = grid_object("thread", x, y + 0 * x, level(y) - 0.012 + 0 * x)
    surface, n = material("thread")
    position = n.geometry()["Position"]
    ripple = n.noise(n.stretched(position, (3.4, 1.3, 1.0)), 2.2, 3.0)
    waves = n.bump(ripple, 0.10, 0.05)
    n.surface(n.principled(Base_Color=(0.006, 0.026, 0.032), Roughness=0.04, Specular=0.6, IOR=1.333, Normal=waves))
    made.data.materials.append(surface)


def stones(count, eye):
    """Broken stones of all sizes, most of them small, none in the water."""
    import bmesh

    rng = np.random.RandomState(12)
    surface, n = material("stone")
    random = n.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = n.mix(random, (0.050, 0.053, 0.056), (0.165, 0.158, 0.148))
    speck = n.noise(n.add("ShaderNodeTexCoord").outputs["Object"], 5.0, 4.0)
    n.surface(n.principled(Base_Color=tone, Roughness=0.85, Specular=0.25, Normal=n.bump(speck, 0.7, 0.12)))
    meshes = []
    for kind in range(6):
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1)
        mesh = bpy.data.meshes.new("stone")
        shape.to_mesh(mesh)
        shape.free()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
        for _ in range(16):
            normal = rng.normal(size=3)
            normal /= np.linalg.norm(normal)
            points -= np.maximum(points @ normal - rng.uniform(0.45, 0.85), 0)[:, None] * normal
        points *= (1 + 0.07 * noise3(points * 2.1, kind, 3))[:, None] * rng.uniform(0.6, 1.1, 3)
        mesh.vertices.foreach_set("co", points.ravel())
        mesh.materials.append(surface)
        meshes.append(mesh)
    distance = 1.6 * np.exp(rng.uniform(0, math.log(90), count))
    angle = np.radians(rng.uniform(-42, 42, count))
    x, y = eye[0] + distance * np.sin(angle), eye[1] + distance * np.cos(angle)
    size = np.minimum(rng.gamma(0.9, 0.075, count) + 0.025, 1.1) * (0.7 + distance / 40)
    z = rubble_height(x[None, :], y[None, :])[0]
    for k in range(count):
        if abs(x[k] - course(y[k])) < breadth(y[k]) + size[k] * 0.8:
            continue
        made = bpy.data.objects.new("stone", meshes[k % 6])
        made.location = (x[k], y[k], z[k] + size[k] * 0.12)
        made.scale = (size[k], size[k] * rng.uniform(0.7, 1), size[k] * rng.uniform(0.5, 0.9))
        made.rotation_euler = (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.3))
        bpy.context.scene.collection.objects.link(made)


def ridge(distance, height, seed, left, right):
    """Mountains across the end of the valley, streaked with snow."""
    along = np.linspace(left, right, 700)[None, :]
    up = np.linspace(0, 1, 260)[:, None]
    x, y = along + 0 * up, distance + 1900 * up + 0 * along
    shape = np.maximum(1.05 - 1.15 * np.abs(flat_noise(x, y, 0.0016, seed, 4)), 0)
    # Up and down again, so that the skyline is a crest and not the end of the mesh.
    z = height * 0.72 * shape**1.6 * np.sin(math.pi * np.clip(up, 0, 1)) ** 0.9
    z = z + 50 * flat_noise(x, y, 0.006, seed + 2, 3) * np.sin(math.pi * up)
    made = grid_object("ridge", x, y, z - 20)
    surface, n = material("ridge")
    geometry = n.geometry()
    position = geometry["Position"]
    upright, high = n.separate(geometry["Normal"])[2], n.separate(position)[2]
    broken = n.noise(position, 0.020, 4.0, 0.7)
    reach = n.smooth(n.math("ADD", high, n.math("MULTIPLY", broken, 500.0)), 330.0, 640.0)
    lying = n.smooth(n.math("ADD", upright, n.math("MULTIPLY", broken, 0.8)), 1.02, 1.22)
    rock = n.mix(n.smooth(broken, 0.4, 0.65), (0.022, 0.026, 0.030), (0.060, 0.061, 0.062))
    tone = n.mix(n.math("MULTIPLY", reach, lying), rock, (0.76, 0.83, 0.88))
    n.surface(n.principled(Base_Color=tone, Roughness=0.9, Specular=0.1, Normal=n.bump(broken, 0.8, 22.0)))
    made.data.materials.append(surface)


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(2, 2, 1, 2))
    eye = settings.numbers("eye", "-1.2,-7.5,3.3")
    rubble(eye)
    thread()
    stones(settings.whole("stones", 2600), eye)
    ridge(1400, 470, 4, -3000, 1100)
    ridge(2600, 640, 9, -900, 4200)
    azimuth = settings.number("sun_azimuth", 72)
    low_sun(scene, azimuth, settings.number("sun_elevation", 9), settings.number("sun", 3.8))
    dusk_sky(scene, azimuth, settings.number("sky", 0.85))
    camera(scene, eye, settings.numbers("target", "2.5,40,3.0"), settings.number("lens", 32))
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


if __name__ == "__main__":
    main()
