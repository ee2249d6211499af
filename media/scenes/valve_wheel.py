"""The wheel on the valve of a full flexitank, wet and worn by hands; the taut bag stands out of focus behind it."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from macro import *  # noqa: F403

#: Half the width of the wheel, and of its rim, metres.
RADIUS, RIM = 0.068, 0.0088


def rim(surface):
    """Cast with hollows for the fingers, eight round the wheel; in the plane of x and z, its front towards -y."""
    around, across = 720, 56
    a = np.linspace(0, math.tau, around, endpoint=False)[:, None]
    b = np.linspace(0, math.tau, across, endpoint=False)[None, :]
    lobe = 0.5 + 0.5 * np.cos(8 * a)
    hollow = 0.0060 * (1 - lobe) ** 1.6
    out = np.clip(np.cos(b), 0, 1)
    r = RADIUS + RIM * np.cos(b) * (1 - 0.06 * lobe) - hollow * out
    y = RIM * 0.86 * np.sin(b) + 0 * a
    points = np.stack([r * np.cos(a), y, r * np.sin(a)], -1).reshape(-1, 3)
    uneven = noise3(points * 95, 3, 3)[:, None] * 0.00028
    outward = points - np.stack([RADIUS * np.cos(a) + 0 * b, 0 * y, RADIUS * np.sin(a) + 0 * b], -1).reshape(-1, 3)
    points += uneven * outward / np.linalg.norm(outward, axis=1, keepdims=True)
    index = np.arange(around * across).reshape(around, across)
    quads = np.stack([index, np.roll(index, -1, 1), np.roll(np.roll(index, -1, 0), -1, 1), np.roll(index, -1, 0)], -1)
    return mesh_object("rim", points.tolist(), quads.reshape(-1, 4).tolist(), surface, smooth=True)


def spoke(angle, surface):
    """From the hub to the rim, wider at both ends, dished back towards the stem."""
    steps, turns = 40, 28
    t = np.linspace(0, 1, steps)[:, None]
    b = np.linspace(0, math.tau, turns, endpoint=False)[None, :]
    r = 0.014 + (RADIUS - 0.016) * t
    wide = 0.0068 + 0.0052 * (1 - t) ** 2.2 + 0.0042 * t**4
    deep = 0.0042 + 0.0024 * (1 - t) ** 2
    back = 0.009 * (1 - t) ** 1.5
    sideways = wide * np.sign(np.cos(b)) * np.abs(np.cos(b)) ** 0.8
    y = back + deep * np.sin(b)
    c, s = math.cos(angle), math.sin(angle)
    points = np.stack([r * c - sideways * s, y, r * s + sideways * c], -1)
    index = np.arange(steps * turns).reshape(steps, turns)
    quads = np.stack([index[:-1], np.roll(index, -1, 1)[:-1], np.roll(index, -1, 1)[1:], index[1:]], -1)
    return mesh_object("spoke", points.reshape(-1, 3).tolist(), quads.reshape(-1, 4).tolist(), surface, smooth=True)


def joined(parts, voxel):
    """Cast in one piece: parts grow together, with a fillet where they meet."""
    for part in bpy.context.scene.objects:
        part.select_set(part in parts)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    made = parts[0]
    whole = made.modifiers.new("whole", "REMESH")
    whole.mode, whole.voxel_size, whole.use_smooth_shade = "VOXEL", voxel, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 9
    return made


def wheel(surface):
    hub = turned([(0.001, -0.006), (0.0125, -0.006), (0.0155, -0.003), (0.0165, 0.004), (0.0165, 0.020), (0.001, 0.020)], surface, (0, 0, 0), 96, "y")
    bpy.context.view_layer.objects.active = hub
    hub.select_set(True)
    bpy.ops.object.transform_apply(location=False, rotation=True, scale=False)
    parts = [rim(surface), hub, *(spoke(math.radians(18 + 72 * k), surface) for k in range(5))]
    return joined(parts, 0.00085)


def screwed(at, radius, length, steel, thread=0.0016):
    """A threaded end along -y: real turns of thread, not rings."""
    turns, around = int(length / thread), 48
    rows = turns * 10
    a = np.linspace(0, math.tau * turns, turns * around)
    k = np.linspace(-thread, thread, 9)[:, None] / 2
    depth = radius - np.abs(k) * 0.9
    y = -(a[None, :] / math.tau) * thread + k
    x, z = depth * np.cos(a)[None, :], depth * np.sin(a)[None, :]
    made = grid_object("thread", x + at[0], y + at[1], z + at[2])
    made.data.materials.append(steel)
    rod((at[0], at[1], at[2]), (at[0], at[1] - length, at[2]), radius - 0.0006, steel, 48)
    return made


def nut(at, across, high, steel):
    """Six-sided, its corners turned off; on the axis y, its face towards -y."""
    made = turned([(0.001, 0), (across * 0.52, 0), (across * 0.577, -0.0012), (across * 0.577, -high + 0.0012), (across * 0.52, -high), (0.001, -high)], steel, at, 6, None)
    made.rotation_euler = (math.pi / 2, math.radians(12), 0)
    return softened(made, 0.0006, 3)


def bag_skin():
    """White woven cloth, taut, far enough behind to be no more than light and a slow curve."""
    x, z = np.meshgrid(np.linspace(-1.2, 1.2, 300), np.linspace(-0.7, 0.9, 200))
    points = np.stack([x, 0 * x, z], -1).reshape(-1, 3)
    y = 0.34 + 0.42 * (np.abs(x) / 1.2) ** 2.2 + 0.30 * (np.abs(z - 0.05) / 0.9) ** 2.4
    y = y + 0.018 * noise3(points * np.array([3.5, 1, 1.6]), 6, 3).reshape(x.shape)
    made = grid_object("bag", x, y, z)
    surface, n = material("bag")
    dust = n.noise(n.geometry()["Position"], 5.0, 4.0, 0.6)
    tone = n.mix(n.smooth(dust, 0.4, 0.75), (0.36, 0.42, 0.44), (0.21, 0.25, 0.265))
    n.surface(n.principled(Base_Color=tone, Roughness=0.42, Specular=0.4))
    made.data.materials.append(surface)
    return made


def main():
    settings = Settings()
    scene = studio(settings, "-0.185,-0.255,0.120", "-0.004,-0.004,0.002", 72, 8.0, "-0.030,-0.016,0.022")
    red = enamel("red", (0.42, 0.062, 0.014), settings.number("wear", 0.8), 0.24, scale=2.2, rust=0.5)
    steel = turned_steel("steel", axis="y", roughness=0.26)
    cast = cast_metal("cast")
    made = wheel(red)
    nut((0, -0.0062, 0), 0.0150, 0.0085, steel)
    screwed((0, -0.0145, 0), 0.0048, 0.011, steel)
    rod((0, 0.015, 0), (0, 0.10, 0), 0.0075, steel, 64)
    turned([(0.001, 0.052), (0.013, 0.052), (0.0155, 0.055), (0.0155, 0.066), (0.021, 0.070), (0.024, 0.082), (0.040, 0.088), (0.043, 0.092), (0.043, 0.104), (0.001, 0.104)], cast, (0, 0, 0), 128).rotation_euler = (-math.pi / 2, 0, 0)
    turned([(0.030, 0.10), (0.036, 0.12), (0.052, 0.14), (0.056, 0.17), (0.056, 0.30)], cast, (0, 0, 0), 128).rotation_euler = (-math.pi / 2, 0, 0)
    for k in range(6):
        a = math.radians(60 * k + 14)
        nut((0.033 * math.cos(a), 0.089, 0.033 * math.sin(a)), 0.0100, 0.0066, steel)
    bag_skin()
    bpy.context.view_layer.update()

    def upward(places, normals):
        return np.clip(0.30 + 0.75 * normals[:, 2] - 0.2 * normals[:, 1], 0, 1)

    wet = scattered(made, settings.whole("drops", 1250), of_sizes(0.00092, 0.58, 0.0036), 7, upward)
    drops(*wet, 3, sag=0.3, high=0.62)
    softbox((0.55, -0.30, 0.42), (0, 0, 0), 0.20, 0.60, 9.0, WARM)
    softbox((-0.65, 0.10, 0.55), (0, 0, 0), 0.45, 0.45, 5.0, COLD)
    softbox((-0.25, -0.8, 0.5), (0, 0, 0), 0.8, 0.15, 3.0, COLD)
    softbox((1.0, 0.05, 0.10), (0.45, 0.6, 0.0), 0.3, 0.5, 6.0, WARM)
    seen_near(scene, settings)


if __name__ == "__main__":
    main()
