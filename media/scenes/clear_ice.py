"""Clear ice washed up on black sand, close: light goes in at the back and comes out at the front."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def lump(radius, position, stretch, seed, surface, detail=7):
    """A piece of old ice: cut by planes, hollowed by the sea in small scoops."""
    import bmesh

    rng = np.random.RandomState(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=1)
    mesh = bpy.data.meshes.new("ice")
    shape.to_mesh(mesh)
    shape.free()
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    for _ in range(12):
        normal = rng.normal(size=3)
        normal /= np.linalg.norm(normal)
        over = points @ normal - rng.uniform(0.45, 0.85)
        points -= np.where(over > 0, over * 0.97, 0)[:, None] * normal
    outward = points / np.linalg.norm(points, axis=1, keepdims=True)
    broad = noise3(points * 1.5 + seed, seed, 3)
    scoops = np.abs(noise3(points * 6.5 + seed * 2, seed + 1, 2))
    points += outward * (0.10 * broad + 0.030 * scoops - 0.02)[:, None]
    points *= radius * np.array(stretch)
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(surface)
    made = bpy.data.objects.new("ice", mesh)
    made.location = position
    made.rotation_euler = (*rng.uniform(-0.2, 0.2, 2), rng.uniform(0, 6.28))
    bpy.context.scene.collection.objects.link(made)
    return made


def cracks(ice, radius, stretch, seed, surface, count):
    """Old cracks inside a piece: bent sheets that hold air and catch the light."""
    rng = np.random.RandomState(seed + 100)
    for k in range(count):
        u, w = np.meshgrid(np.linspace(-1, 1, 28), np.linspace(-1, 1, 28))
        bend = 0.22 * noise3(np.stack([u * 1.3 + 7 * k, w * 1.3, 0 * u], -1).reshape(-1, 3), seed + k, 3).reshape(u.shape)
        round_off = np.sqrt(np.clip(1 - 0.5 * (u * u + w * w), 0.2, 1))
        sheet = grid_object("crack", u * round_off, w * round_off, bend)
        sheet.data.materials.append(surface)
        sheet.parent = ice
        sheet.location = tuple(rng.uniform(-0.35, 0.35, 3) * radius * np.array(stretch))
        sheet.rotation_euler = tuple(rng.uniform(0, 6.28, 3))
        sheet.scale = (radius * rng.uniform(0.22, 0.46),) * 3


def bubbles(ice, radius, stretch, seed, surface, count):
    """Trains of air, each a few millimetres to a centimetre wide, in layers as the snow fell."""
    rng = np.random.RandomState(seed + 200)
    import bmesh

    shape = bmesh.new()
    for _ in range(count):
        layer = rng.choice([-0.38, -0.12, 0.10, 0.34]) + rng.normal(0, 0.035)
        turn, out = rng.uniform(0, 6.28), 0.62 * math.sqrt(rng.rand())
        at = Vector((out * math.cos(turn) * stretch[0], out * math.sin(turn) * stretch[1], (layer + 0.25 * out * math.cos(turn)) * stretch[2])) * radius
        made = bmesh.ops.create_icosphere(shape, subdivisions=1, radius=rng.gamma(2.0, 0.0022) * radius + 0.001)
        bmesh.ops.translate(shape, verts=made["verts"], vec=at)
    mesh = bpy.data.meshes.new("bubbles")
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(surface)
    made = bpy.data.objects.new("bubbles", mesh)
    made.parent = ice
    bpy.context.scene.collection.objects.link(made)


def air():
    """White where light is scattered back; thin enough that most of it goes on."""
    made, n = material("air")
    position = n.geometry()["Position"]
    veil = n.noise(position, 5.0, 4.0, 0.7)
    amount = n.smooth(veil, 0.42, 0.70, 0.0, 0.55)
    white = n.add("ShaderNodeBsdfTranslucent", {"Color": (0.85, 0.93, 0.96, 1)}).outputs[0]
    through = n.add("ShaderNodeBsdfTransparent").outputs[0]
    n.surface(n.add("ShaderNodeMixShader", {0: amount, 1: through, 2: white}).outputs[0])
    return made


def clear():
    """Glass of the refraction of ice, a little blue, with veils of old cracks inside."""
    made, n = material("clear")
    position = n.geometry()["Position"]
    veil = n.noise(n.stretched(position, (1.6, 1.6, 4.0)), 1.6, 4.0, 0.65, 1.0)
    cloudy = n.smooth(veil, 0.52, 0.74, 0.0, 0.50)
    fine = n.noise(position, 16.0, 4.0)
    relief = n.bump(fine, 0.22, 0.03)
    glass = n.add(
        "ShaderNodeBsdfGlass",
        {"Color": (0.80, 0.945, 0.97, 1), "Roughness": 0.05, "IOR": 1.31, "Normal": relief},
    ).outputs[0]
    white = n.principled(Base_Color=(0.72, 0.84, 0.88), Roughness=0.35, Specular=0.5, Normal=relief)
    mixed = n.add("ShaderNodeMixShader", {0: cloudy, 1: glass, 2: white}).outputs[0]
    n.surface(mixed)
    return made


def sand():
    x, y = np.meshgrid(np.linspace(-14, 14, 700), np.linspace(-8, 26, 800))
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    z = 0.06 * noise3(points * 0.5, 3, 4).reshape(x.shape)
    made = grid_object("sand", x, y, z)
    surface, n = material("sand")
    position = n.geometry()["Position"]
    grain, stones = n.noise(position, 55.0, 3.0), n.noise(position, 7.0, 4.0)
    wet = n.smooth(n.noise(position, 0.55, 3.0), 0.42, 0.58)
    tone = n.mix(wet, (0.020, 0.022, 0.024), (0.007, 0.009, 0.011))
    tone = n.mix(n.math("MULTIPLY", n.smooth(grain, 0.58, 0.75), 0.5), tone, (0.075, 0.078, 0.08))
    relief = n.math("ADD", stones, n.math("MULTIPLY", grain, 0.4))
    n.surface(
        n.principled(
            Base_Color=tone,
            Roughness=n.smooth(wet, 0.0, 1.0, 0.75, 0.12),
            Specular=0.5,
            Normal=n.bump(relief, 0.45, 0.04),
        )
    )
    made.data.materials.append(surface)


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(2, 6, 12, 16))
    scene.cycles.sample_clamp_indirect = 6
    ice = clear()
    sand()
    veil, bubble = air(), plain("bubble", (0.80, 0.90, 0.94), 0.3)
    for radius, at, stretch, seed, detail in (
        (1.0, (0.85, 0.3, 0.46), (1.35, 1.0, 0.86), 14, 7),
        (0.36, (-0.95, -0.75, 0.12), (1.3, 1.0, 0.7), 5, 6),
    ):
        piece = lump(radius, at, stretch, seed, ice, detail)
        cracks(piece, radius, stretch, seed, veil, 7)
        bubbles(piece, radius, stretch, seed, bubble, 500)
    lump(0.20, (-1.75, 0.4, 0.09), (1.2, 1.0, 0.7), 9, ice, 6)
    lump(0.13, (-0.35, -1.35, 0.05), (1.3, 1.0, 0.7), 23, ice, 5)
    lump(0.75, (-3.6, 4.8, 0.34), (1.4, 1.0, 0.7), 31, ice, 6)
    lump(0.9, (4.6, 7.0, 0.4), (1.5, 1.0, 0.7), 37, ice, 6)
    azimuth = settings.number("sun_azimuth", 42)
    low_sun(scene, azimuth, settings.number("sun_elevation", 11), settings.number("sun", 4.5), size=1.5)
    dusk_sky(scene, azimuth, settings.number("sky", 0.9), settings.number("glow", 1.5))
    eye = settings.numbers("eye", "-0.35,-4.9,0.85")
    data = camera(scene, eye, settings.numbers("target", "0.05,0.3,0.56"), settings.number("lens", 50))
    data.dof.use_dof = True
    data.dof.focus_distance = 4.7
    data.dof.aperture_fstop = 1.6
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


main()
