"""Shapes with soft edges and the few fresh paints of all models, in metres, true to size."""

from contextlib import contextmanager
from types import SimpleNamespace

import bmesh
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def box(x, y, z, length, width, height, surface, bevel=0.008):
    """A box by its lowest corner on the left in front."""
    made = mesh_object(
        "box",
        [(i * length, j * width, k * height) for k in (0, 1) for j in (0, 1) for i in (0, 1)],
        [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)],
        surface,
    )
    made.location = (x, y, z)
    return softened(made, bevel)


def softened(made, bevel, segments=2):
    """Model edges are never quite sharp, and the highlight along them tells their material."""
    if bevel:
        rounded = made.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = bevel, segments, "ANGLE"
    return made


def rod(start, end, radius, surface, turns=24):
    a, b = Vector(start), Vector(end)
    way = (b - a).normalized()
    side = way.orthogonal().normalized()
    other = way.cross(side)
    ring = [side * math.cos(k * math.tau / turns) + other * math.sin(k * math.tau / turns) for k in range(turns)]
    points = [tuple(p + r * radius) for p in (a, b) for r in ring]
    faces = [(k, (k + 1) % turns, turns + (k + 1) % turns, turns + k) for k in range(turns)]
    faces += [tuple(reversed(range(turns))), tuple(range(turns, 2 * turns))]
    made = mesh_object("rod", points, faces, surface, smooth=True)
    made.data.use_auto_smooth = True
    return made


def turned(profile, surface, at=(0, 0, 0), turns=64, lying=None):
    """What a lathe makes of a line of (radius, height). lying: "x" or "y" lays it along that axis."""
    angles = np.linspace(0, math.tau, turns, endpoint=False)
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = [
        (n * turns + k, n * turns + (k + 1) % turns, (n + 1) * turns + (k + 1) % turns, (n + 1) * turns + k)
        for n in range(len(profile) - 1)
        for k in range(turns)
    ]
    last = (len(profile) - 1) * turns
    faces += [tuple(reversed(range(turns))), tuple(range(last, last + turns))]
    made = mesh_object("turned", points, faces, surface, smooth=True)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(34)
    made.location = at
    if lying:
        made.rotation_euler = (0, math.pi / 2, 0) if lying == "x" else (-math.pi / 2, 0, 0)
    return made


def dished(radius, low, high, depth, steps=10):
    """The profile of a vessel between two dished ends."""
    arc = [math.pi / 2 * k / steps for k in range(steps + 1)]
    below = [(max(radius * math.sin(a), 0.001), low - depth * math.cos(a)) for a in arc]
    above = [(max(radius * math.cos(a), 0.001), high + depth * math.sin(a)) for a in arc]
    return below + above


def extruded(outline, y, width, surface, bevel=0.01):
    """A side view in (x, z), counter-clockwise as seen from the front, given a width from y on."""
    count = len(outline)
    points = [(x, y + side, z) for side in (0, width) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count)]
    return softened(mesh_object("extruded", points, faces, surface), bevel)


def pipe(points, radius, surface, bend=3.0):
    """A round pipe through points; its elbows have `bend` times its radius."""
    places = [Vector(p) for p in points]
    line = [places[0]]
    for before, corner, after in zip(places, places[1:], places[2:]):
        back, on = (before - corner), (after - corner)
        reach = min(bend * radius, back.length * 0.49, on.length * 0.49)
        start, end = corner + back.normalized() * reach, corner + on.normalized() * reach
        for k in range(9):
            t = k / 8
            line.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    line.append(places[-1])
    curve = bpy.data.curves.new("pipe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 6
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    spline.points.foreach_set("co", [c for p in line for c in (*p, 1.0)])
    curve.materials.append(surface)
    made = bpy.data.objects.new("pipe", curve)
    bpy.context.scene.collection.objects.link(made)
    return made


def flange(at, along, radius, surface, thickness=0.05):
    a = Vector(at)
    way = Vector(along).normalized() * thickness / 2
    return rod(a - way, a + way, radius, surface, turns=32)


@contextmanager
def group(at=(0, 0, 0), turn=0.0, size=1.0):
    """Whatever is made inside is moved to a place, and turned about the vertical (degrees)."""
    stage = bpy.context.scene.collection.objects
    before = set(stage)
    yield
    carrier = bpy.data.objects.new("group", None)
    stage.link(carrier)
    for part in set(stage) - before - {carrier}:
        if part.parent is None:
            part.parent = carrier
    carrier.location, carrier.scale = at, (size, size, size)
    carrier.rotation_euler = (0, 0, math.radians(turn))


@contextmanager
def prototype():
    """Whatever is made inside becomes one model to be set up many times; see `stand`."""
    stage = bpy.context.scene.collection.objects
    before = set(stage)
    kept = bpy.data.collections.new("prototype")
    yield kept
    for part in set(stage) - before:
        kept.objects.link(part)
        stage.unlink(part)


def stand(kept, at, turn=0.0, size=1.0):
    made = bpy.data.objects.new("copy", None)
    made.instance_type, made.instance_collection = "COLLECTION", kept
    made.location, made.scale = at, (size, size, size)
    made.rotation_euler = (0, 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(made)
    return made


def panes(name):
    """Thin clear sheets, as on the guards of machines: seen through, with a sheen at a slant.

    They throw no shadow: clean light on what they guard matters more than a faint tint.
    """
    made, n = material(name)
    sheen = n.add("ShaderNodeBsdfGlossy", {"Color": (0.8, 0.93, 0.97, 1), "Roughness": 0.03}).outputs[0]
    clear = n.add("ShaderNodeBsdfTransparent", {"Color": (0.84, 0.93, 0.95, 1)}).outputs[0]
    facing = n.add("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    slant = n.math("ADD", n.math("MULTIPLY", n.math("POWER", facing, 4.0), 0.6), 0.05)
    direct = n.math("SUBTRACT", 1.0, n.add("ShaderNodeLightPath").outputs["Is Shadow Ray"])
    n.surface(n.add("ShaderNodeMixShader", {0: n.math("MULTIPLY", slant, direct), 1: clear, 2: sheen}).outputs[0])
    return made


def brushed(name, colour, roughness):
    """Metal that was worked: its sheen wavers a little, in rings round the work."""
    made, n = material(name)
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    worked = n.noise(n.stretched(position, (0.0, 0.0, 3.0)), 1.0, 2.0)
    rough = n.smooth(worked, 0.3, 0.7, roughness - 0.04, roughness + 0.06)
    n.surface(n.principled(Base_Color=colour, Roughness=rough, Metallic=1.0))
    return made


def paints():
    """The few colours all models are painted in."""
    return SimpleNamespace(
        petrol=plain("petrol", (0.012, 0.085, 0.112), 0.42),
        teal=plain("teal", (0.028, 0.19, 0.24), 0.45),
        ice=plain("ice", (0.36, 0.60, 0.65), 0.5),
        pale=plain("pale", (0.70, 0.745, 0.75), 0.6),
        white=plain("white", (0.80, 0.815, 0.81), 0.5),
        concrete=plain("concrete", (0.42, 0.455, 0.46), 0.8, 0, 0.2),
        dark=plain("dark", (0.014, 0.024, 0.030), 0.5),
        rubber=plain("rubber", (0.018, 0.021, 0.023), 0.75),
        steel=brushed("steel", (0.74, 0.77, 0.78), 0.34),
        iron=plain("iron", (0.20, 0.225, 0.235), 0.45, 0.9),
        wood=plain("wood", (0.36, 0.22, 0.12), 0.65),
        warm=plain("warm", (0.62, 0.17, 0.055), 0.45),
        sand=plain("sand", (0.52, 0.40, 0.28), 0.85, 0, 0.1),
        glass=plain("glass", (0.035, 0.105, 0.128), 0.10),
        water=plain("water", (0.045, 0.27, 0.33), 0.08),
        clear=panes("clear"),
    )


def photograph(scene, settings):
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)
