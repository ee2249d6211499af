"""The quay: where what we ship stands at dusk, true to size, under the mountains of the landscapes.

x to the right, y away from the eye over the fjord, metres; the paving is at 0, the water below it.
The sun is low at the right. `set_up` builds the place and the camera, `person` gives it its scale.
"""

import bmesh
from landscape import land_material, read_terrain
from weather import *  # noqa: F403 - weather hands on the shapes and the kit

#: Where the land's own lagoon lies below the quay's edge.
SHORE = (200.0, 900.0)
WATER_LEVEL = -2.2

#: How far the quay reaches towards the water.
EDGE = 26.0


def mountains(path, snow=(-160, 460)):
    """The land of all landscapes across the water, every second point of it."""
    planes = [plane[::2, ::2] for plane in read_terrain(path)]
    x, y, height, ice, depth, flow = planes
    keep = (height[:-1, :-1] > -30) & (y[:-1, :-1] > -700)
    marks = {"ice": ice, "depth": depth, "flow": np.clip(np.log1p(flow) / 5, 0, 1)}
    land = grid_object("land", x, y, height, marks, keep)
    land.data.materials.append(land_material(*snow))
    land.location = (*SHORE, WATER_LEVEL)


def fjord(edge):
    """Dark water beyond the quay's edge; the eye is low, so its ripples are what is seen."""
    made, n = material("fjord")
    position = n.geometry()["Position"]
    ripple = n.noise(n.stretched(position, (0.5, 0.9, 0.5)), 1.0, 3.0, 0.6)
    breeze = n.smooth(n.noise(n.stretched(position, (0.006, 0.03, 0.01)), 1.0), 0.40, 0.62, 0.15, 1.0)
    waves = n.bump(n.math("MULTIPLY", ripple, breeze), 0.30, 0.5)
    n.surface(n.principled(Base_Color=(0.003, 0.020, 0.028), Roughness=0.06, IOR=1.333, Normal=waves))
    far, z = 30000, WATER_LEVEL
    mesh_object("fjord", [(-far, edge, z), (far, edge, z), (far, far, z), (-far, far, z)], [(0, 1, 2, 3)], made)


def flat(near, far, surface):
    """Level ground from `near` to `far` ahead, as wide as can be seen."""
    side = 6000
    return mesh_object("flat", [(-side, near, 0), (side, near, 0), (side, far, 0), (-side, far, 0)], [(0, 1, 2, 3)], surface)


def kerb(edge, paint):
    """Where the quay ends: its wall, a kerb, and bollards to moor at."""
    far = 900
    mesh_object("wall", [(-far, edge, -4), (far, edge, -4), (far, edge, 0), (-far, edge, 0)], [(0, 1, 2, 3)], paint.concrete)
    box(-far, edge - 0.45, 0, 2 * far, 0.45, 0.24, paint.concrete, 0.03)
    for k in range(-6, 7):
        turned([(0.24, 0), (0.20, 0.08), (0.17, 0.34), (0.27, 0.44), (0.27, 0.52), (0.12, 0.58), (0.001, 0.58)], paint.dark, (k * 14.0 + 3, edge - 1.1, 0), 32)


def person(at, turn=0.0, walking=False, height=1.78, coat=(0.020, 0.024, 0.028), vest=True, near=False):
    """Someone in working clothes, for scale: a figure to be seen dark, from some way off.

    near: close enough that neck, hair, gloves, boots and the brim of the helmet are seen; still from behind.
    """
    shape = bmesh.new()

    def limb(start, end, r0, r1):
        a, b = Vector(start), Vector(end)
        for k in range(9):
            t = k / 8
            made = bmesh.ops.create_icosphere(shape, subdivisions=2, radius=r0 * (1 - t) + r1 * t)
            bmesh.ops.translate(shape, verts=made["verts"], vec=a * (1 - t) + b * t)

    stride = 0.24 if walking else 0.05
    for side in (-1, 1):
        foot = (side * 0.10, side * stride, 0.06)
        knee = (side * 0.10, side * stride * 0.35 - 0.05, 0.50)
        limb((side * 0.09, 0, 0.92), knee, 0.105, 0.075)
        limb(knee, foot, 0.075, 0.060)
        limb(foot, (foot[0], foot[1] - 0.15, 0.045), 0.055, 0.042)
        hand = (side * 0.27, -side * stride * 0.9 - 0.06, 0.86)
        elbow = (side * 0.29, -side * stride * 0.3 + 0.05, 1.14)
        limb((side * 0.20, 0, 1.43), elbow, 0.075, 0.060)
        limb(elbow, hand, 0.058, 0.045)
    limb((0, 0, 0.95), (0, 0.01, 1.20), 0.165, 0.165)
    limb((-0.08, 0.01, 1.36), (0.08, 0.01, 1.36), 0.14, 0.14)
    limb((0, 0, 1.20), (0, 0.01, 1.38), 0.165, 0.15)
    limb((0, 0, 1.48), (0, -0.02, 1.62), 0.065, 0.07)
    limb((0, -0.025, 1.655), (0, -0.015, 1.69), 0.098, 0.105)
    mesh = bpy.data.meshes.new("person")
    shape.to_mesh(mesh)
    shape.free()
    made = bpy.data.objects.new("person", mesh)
    whole = made.modifiers.new("whole", "REMESH")
    whole.mode, whole.voxel_size = "VOXEL", 0.016
    smooth = made.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 8
    whole.use_smooth_shade = True
    mesh.materials.append(clothes(coat, vest, near))
    made.location, made.rotation_euler = at, (0, 0, math.radians(turn))
    made.scale = (height / 1.80,) * 3
    bpy.context.scene.collection.objects.link(made)
    if near:
        with group(at, turn, height / 1.80):
            shell = plain("helmet", (0.55, 0.56, 0.55), 0.35)
            turned([(0.104, 1.70), (0.150, 1.688), (0.154, 1.694), (0.128, 1.712), (0.124, 1.75), (0.104, 1.80), (0.06, 1.832), (0.001, 1.84)], shell, (0, -0.012, 0))
    return made


def clothes(coat, vest, near=False):
    """Dark cloth; a jacket in signal colour with two bright bands, a pale helmet."""
    made, n = material("clothes")
    z = n.separate(n.add("ShaderNodeTexCoord").outputs["Object"])[2]
    tone = coat
    if vest:
        jacket = n.math("MULTIPLY", n.smooth(z, 0.93, 0.95), n.smooth(z, 1.50, 1.48))
        tone = n.mix(jacket, coat, (0.30, 0.075, 0.012))
        for low in (1.03, 1.17):
            band = n.math("MULTIPLY", n.smooth(z, low, low + 0.012), n.smooth(z, low + 0.062, low + 0.05))
            tone = n.mix(band, tone, (0.55, 0.56, 0.54))
        tone = n.mix(n.smooth(z, 1.685, 1.70), tone, (0.50, 0.51, 0.50))
    if near:
        tone = details(n, tone)
    cloth = n.noise(n.geometry()["Position"], 16.0, 3.0)
    n.surface(n.principled(Base_Color=tone, Roughness=0.8, Specular=0.2, Normal=n.bump(cloth, 0.6, 0.02)))
    return made


def details(n, tone):
    """What is seen of a worker from near: bands at the shins, boots, gloves, a neck, hair under the helmet."""
    x, y, z = n.separate(n.add("ShaderNodeTexCoord").outputs["Object"])[0:3]
    side = n.smooth(n.math("ABSOLUTE", x), 0.19, 0.21)
    for low, high, where, colour in (
        (0.36, 0.41, None, (0.40, 0.41, 0.40)),
        (-0.10, 0.13, None, (0.055, 0.034, 0.018)),
        (0.74, 0.90, side, (0.14, 0.10, 0.060)),
        (1.50, 1.685, None, (0.20, 0.115, 0.075)),
        (1.585, 1.685, n.smooth(y, -0.03, 0.0), (0.030, 0.020, 0.014)),
    ):
        band = n.math("MULTIPLY", n.smooth(z, low, low + 0.01), n.smooth(z, high, high - 0.01))
        tone = n.mix(n.math("MULTIPLY", band, where) if where else band, tone, colour)
    return tone


def set_up(settings, eye, target, lens="40", ground=None, slab=6.0):
    """The place without anything on it. Returns the scene and the worn paints.

    ground: makes a surface that goes on to the horizon, far from any fjord; without one this is the
    quay, its paving in slabs of so many metres, and the mountains of the setting `terrain`.
    """
    scene = empty_scene(settings, (3, 3, 2, 6))
    paint = worn_paints()
    if ground:
        flat(-200, 6000, ground())
    else:
        mountains(settings.text("terrain"))
        fjord(EDGE)
        flat(-60, EDGE, wet_ground("paving", puddles=settings.number("puddles", 0.50), slab=slab))
        kerb(EDGE, paint)
    azimuth = settings.number("sun_azimuth", 104)
    low_sun(scene, azimuth, settings.number("sun_elevation", 9), settings.number("sun", 4.2))
    dusk_sky(scene, azimuth, settings.number("sky", 0.85), settings.number("glow", 1))
    place, seen = settings.numbers("eye", eye), settings.numbers("target", target)
    data = camera(scene, place, seen, float(settings.text("lens", lens)), settings.numbers("shift", "0,0"))
    blur = settings.number("fstop", 0)
    if blur:
        data.dof.use_dof = True
        data.dof.aperture_fstop = blur
        data.dof.focus_distance = math.dist(place, settings.numbers("focus", settings.text("target", target)))
    return scene, paint


def glowing(name, colour, strength):
    made, n = material(name)
    n.surface(n.add("ShaderNodeEmission", {"Color": (*colour, 1), "Strength": strength}).outputs[0])
    return made


def headlights(front):
    """Two lamps on a lorry's front, `front` metres along x."""
    light = glowing("headlight", (1.0, 0.80, 0.56), 12.0)
    for y in (-1.01, 0.71):
        box(front + 0.03, y, 0.73, 0.03, 0.30, 0.14, light, 0.01)
