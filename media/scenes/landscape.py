"""The land of `renderer/terrain.c` under a low sun: lagoon, ice field, valley, coast.

One land gives many pictures: only camera, sun, snow line and ice on the water differ.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def read_terrain(path):
    with open(path, "rb") as file:
        size = int(np.fromfile(file, np.int32, 1)[0])
        extent, south = np.fromfile(file, np.float32, 2)
        height, ice, depth, flow = np.fromfile(file, np.float32).reshape(4, size, size)
    x = (np.arange(size) + 0.5) / size * extent - extent / 2
    y = (np.arange(size) + 0.5) / size * extent + south
    return (*np.meshgrid(x, y), height, ice, depth, flow)


def land_material(snow_from, snow_to):
    """Near-black lava in beds, snow where it can lie, ice white above and blue in its cracks."""
    made, n = material("land")
    geometry = n.geometry()
    position = geometry["Position"]
    height = n.separate(position)[2]
    upright = n.separate(geometry["True Normal"])[2]
    ice, depth, flow = n.attribute("ice"), n.attribute("depth"), n.attribute("flow")
    broad, middling, fine = n.noise(position, 0.004), n.noise(position, 0.03, 4.0), n.noise(position, 0.15)

    bed = n.math("ADD", n.math("MULTIPLY", height, 0.022), n.math("MULTIPLY", broad, 5.0))
    along = n.add("ShaderNodeCombineXYZ", {0: 0.0, 1: 0.0, 2: bed}).outputs[0]
    rock = n.mix(n.smooth(n.noise(along, 1.3, 3.0, 0.7), 0.35, 0.65), (0.016, 0.019, 0.022), (0.070, 0.068, 0.066))
    rock = n.mix(n.smooth(fine, 0.4, 0.7), rock, (0.036, 0.040, 0.042))
    scree = n.math("MULTIPLY", n.smooth(upright, 0.72, 0.9), n.smooth(middling, 0.4, 0.6))
    rock = n.mix(n.math("MULTIPLY", scree, 0.6), rock, (0.058, 0.060, 0.056))

    level = n.math("ADD", height, n.math("MULTIPLY", n.math("SUBTRACT", middling, 0.5), 420.0))
    reach = n.smooth(level, snow_from, snow_to)
    ledge = n.math("ADD", upright, n.math("MULTIPLY", n.math("SUBTRACT", fine, 0.5), 0.22))
    steepest = n.math("SUBTRACT", 0.93, n.math("MULTIPLY", reach, 0.44))
    snow = n.smooth(n.math("SUBTRACT", ledge, steepest), -0.03, 0.06)
    snow = n.math("MULTIPLY", snow, n.smooth(reach, 0.02, 0.3))
    gully = n.math("MULTIPLY", n.smooth(flow, 0.62, 0.9), n.math("MULTIPLY", reach, 0.9))
    snow = n.math("MAXIMUM", snow, gully)
    snow_colour = n.mix(n.smooth(middling, 0.35, 0.7), (0.78, 0.85, 0.92), (0.90, 0.93, 0.96))
    colour = n.mix(snow, rock, snow_colour)

    # Ash lies in streaks along the flow; the ice is bluest where it is deepest and steepest.
    streaks = n.noise(n.stretched(position, (0.006, 0.00035, 0.0)), 1.0, 3.0, 0.6, 0.6)
    ash = n.math("MULTIPLY", n.smooth(streaks, 0.53, 0.70), n.smooth(middling, 0.3, 0.65))
    crack = n.math("ADD", depth, n.math("MULTIPLY", n.math("SUBTRACT", middling, 0.5), 0.3))
    ice_colour = n.mix(n.smooth(crack, 0.0, 0.75), (0.80, 0.89, 0.94), (0.05, 0.29, 0.44))
    ice_colour = n.mix(n.math("MULTIPLY", n.smooth(upright, 0.75, 0.35), 0.75), ice_colour, (0.14, 0.43, 0.58))
    ice_colour = n.mix(n.math("MULTIPLY", ash, 0.75), ice_colour, (0.06, 0.066, 0.072))
    colour = n.mix(ice, colour, ice_colour)

    grit = n.math("MULTIPLY", n.noise(position, 0.55, 3.0), 0.16)
    relief = n.math("ADD", n.math("ADD", middling, n.math("MULTIPLY", fine, 0.35)), grit)
    relief = n.bump(relief, 1.0, 7.0)
    roughness = n.math("SUBTRACT", 0.95, n.math("MULTIPLY", ice, 0.5))
    n.surface(n.principled(Base_Color=colour, Roughness=roughness, Specular=0.25, Normal=relief))
    return made


def water_material(choppiness):
    """Nearly black, a mirror with patches of breeze."""
    made, n = material("water")
    position = n.geometry()["Position"]
    ripple = n.noise(n.stretched(position, (0.10, 0.17, 0.1)), 1.0, 3.0, 0.55)
    breeze = n.smooth(n.noise(n.stretched(position, (0.004, 0.016, 0.01)), 1.0), 0.42, 0.66, 0.12, 1.3)
    waves = n.bump(n.math("MULTIPLY", ripple, breeze), 0.22 * choppiness, 1.0)
    n.surface(
        n.principled(
            Base_Color=(0.003, 0.020, 0.028), Roughness=0.05, Specular=0.5, IOR=1.333, Normal=waves
        )
    )
    return made


def berg_material():
    made, n = material("berg")
    geometry = n.geometry()
    position = geometry["Position"]
    rough = n.noise(position, 0.16, 4.0)
    level = n.math("ADD", n.separate(position)[2], n.math("MULTIPLY", rough, 6.0))
    colour = n.mix(n.smooth(level, 2.0, 8.5), (0.10, 0.40, 0.52), (0.80, 0.89, 0.93))
    colour = n.mix(n.smooth(geometry["Pointiness"], 0.42, 0.5), (0.10, 0.38, 0.52), colour)
    n.surface(
        n.principled(
            Base_Color=colour, Roughness=0.32, Specular=0.5, Normal=n.bump(rough, 0.6, 1.0)
        )
    )
    return made


def berg(x, y, radius, seed, surface):
    """A lump of ice: a ball cut by planes, weathered, tilted, mostly under water."""
    import bmesh

    rng = np.random.RandomState(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=6, radius=1)
    mesh = bpy.data.meshes.new("berg")
    shape.to_mesh(mesh)
    shape.free()
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    for _ in range(14):
        normal = rng.normal(size=3)
        normal /= np.linalg.norm(normal)
        over = np.maximum(points @ normal - rng.uniform(0.4, 0.82), 0)
        points -= over[:, None] * normal
    outward = points / np.linalg.norm(points, axis=1, keepdims=True)
    points += outward * (0.13 * noise3(points * 1.8 + seed * 3.1, seed, 5))[:, None]
    points *= radius * np.array([1.5, 1.0, rng.uniform(0.45, 0.75)])
    points[:, 2] += radius * 0.05
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.materials.append(surface)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    made = bpy.data.objects.new("berg", mesh)
    made.location = (x, y, 0)
    made.rotation_euler = (*rng.uniform(-0.25, 0.25, 2), rng.uniform(0, 6))
    bpy.context.scene.collection.objects.link(made)


def scatter_bergs(count, seed, centre, spread, keep_clear):
    """Mostly small ones, a few large; keep_clear (x0, x1, y0, y1) stays open for the title."""
    rng = np.random.RandomState(seed)
    surface = berg_material()
    for index in range(count):
        x, y = rng.normal(centre[0], spread[0]), rng.normal(centre[1], spread[1])
        radius = min(rng.gamma(1.3, 6) + 2.2, 32)
        x0, x1, y0, y1 = keep_clear
        if x0 < x < x1 and y0 < y < y1:
            continue
        berg(x, y, radius, index, surface)


def main():
    settings = Settings()
    scene = empty_scene(settings)
    x, y, height, ice, depth, flow = read_terrain(settings.text("terrain"))
    eye = settings.numbers("eye", "-260,-1050,46")
    ahead = settings.numbers("target", "-60,2600,250")
    keep = (height[:-1, :-1] > -30) & (y[:-1, :-1] > eye[1] - 1500)
    attributes = {"ice": ice, "depth": depth, "flow": np.clip(np.log1p(flow) / 5, 0, 1)}
    land = grid_object("land", x, y, height, attributes, keep)
    land.data.materials.append(
        land_material(settings.number("snow_from", 60), settings.number("snow_to", 620))
    )
    if settings.whole("water", 1):
        far = 30000
        corners = [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)]
        surface = water_material(settings.number("choppiness", 1))
        mesh_object("water", corners, [(0, 1, 2, 3)], surface)
    scatter_bergs(
        settings.whole("bergs", 0),
        settings.whole("berg_seed", 5),
        settings.numbers("berg_centre", "250,700"),
        settings.numbers("berg_spread", "800,650"),
        settings.numbers("keep_clear", "0,0,0,0"),
    )
    azimuth = settings.number("sun_azimuth", 75)
    low_sun(scene, azimuth, settings.number("sun_elevation", 8), settings.number("sun", 3.2))
    dusk_sky(scene, azimuth, settings.number("sky", 0.8), settings.number("glow", 1))
    camera(scene, eye, ahead, settings.number("lens", 38), settings.numbers("shift", "0,0"))
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


if __name__ == "__main__":
    main()
