"""A hose coupled to a filling pipe by a camlock, just closed: two levers down, the last water dripping from it."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from macro import *  # noqa: F403

#: Half the width of the hose and of the body of the coupling, metres. The axis is x; water flows to the left.
HOSE, BODY = 0.041, 0.052


def soft(profile, radius, steps=4):
    """The same line for a lathe with its corners rounded."""
    points = [Vector((*p, 0)) for p in profile]
    line = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        back, on = before - corner, after - corner
        reach = min(radius, back.length * 0.45, on.length * 0.45)
        a, b = corner + back.normalized() * reach, corner + on.normalized() * reach
        line += [a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t for t in (k / steps for k in range(steps + 1))]
    return [(p.x, p.y) for p in (*line, points[-1])]


def hose(surface):
    """Ribbed by the spiral in its wall; it sags and leads away from the eye."""
    steps, turns = 2600, 96
    t = np.linspace(0, 1.1, steps)[:, None]
    b = np.linspace(0, math.tau, turns)[None, :]
    along = -0.105 - t
    drop, aside = -0.36 * np.clip(t - 0.06, 0, 9) ** 2, 0.30 * np.clip(t - 0.05, 0, 9) ** 1.7
    rib = 0.00105 * np.cos(math.tau * (t / 0.0115) - b) * np.clip((t - 0.012) / 0.02, 0, 1)
    r = HOSE + rib
    x, y, z = along + 0 * b, aside + r * np.cos(b), drop + r * np.sin(b)
    made = grid_object("hose", x, y, z)
    made.data.materials.append(surface)
    return made


def rubber(colour):
    made, n = material("hose")
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    broad, fine = n.noise(position, 22.0, 4.0, 0.65), n.noise(position, 900.0, 2.0)
    scuff = n.smooth(n.noise(n.stretched(position, (40.0, 160.0, 160.0)), 1.0, 3.0), 0.56, 0.70)
    tone = n.mix(n.math("MULTIPLY", scuff, 0.35), colour, tuple(0.5 * c + 0.07 for c in colour))
    rough = n.math("ADD", n.smooth(broad, 0.35, 0.7, 0.24, 0.44), n.math("MULTIPLY", scuff, 0.16))
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=n.bump(n.math("ADD", fine, broad), 0.16, 0.0006)))
    return made


def turned_about(angle):
    """A carrier turned about the axis of the hose (degrees from straight up, towards the eye)."""
    carrier = bpy.data.objects.new("about", None)
    bpy.context.scene.collection.objects.link(carrier)
    carrier.rotation_euler = (math.radians(angle), 0, 0)
    return carrier


def lever(angle, cast, steel):
    """One of the two arms that press the halves together: a cam between two lugs, its grip lying along the body."""
    before = set(bpy.data.objects)
    for y in (-0.0185, 0.0125):
        lug = extruded([(-0.034, 0.046), (0.010, 0.046), (0.006, 0.062), (-0.001, 0.0735), (-0.013, 0.0745), (-0.022, 0.066)], y, 0.006, cast, 0)
        softened(lug, 0.0022, 4)
    middle, high = -0.0075, 0.0650
    cam = [(middle + 0.0120 * math.cos(a), high + 0.0120 * math.sin(a)) for a in np.linspace(-2.0, 1.75, 22)]
    upper = [(-0.020, 0.0745), (-0.040, 0.0735), (-0.070, 0.0705), (-0.098, 0.0715), (-0.116, 0.0775), (-0.123, 0.0835)]
    lower = [(-0.126, 0.0795), (-0.118, 0.0705), (-0.100, 0.0640), (-0.070, 0.0625), (-0.040, 0.0645), (-0.022, 0.0620)]
    arm = extruded([*cam, *upper, *lower], -0.0115, 0.023, cast, 0)
    softened(arm, 0.0030, 4)
    rod((middle, -0.0215, high), (middle, 0.0215, high), 0.0042, steel, 32)
    for y in (-0.0222, 0.0222):
        turned([(0.001, -0.0012), (0.0058, -0.0010), (0.0064, 0), (0.0058, 0.0010), (0.001, 0.0012)], steel, (middle, y, high), 40, "y")
    ring = [(-0.117 + 0.0155 * math.cos(a) - 0.011, 0.0155 * math.sin(a), 0.072 - 0.006 * math.cos(a)) for a in np.linspace(0, math.tau, 49)]
    pipe(ring, 0.0013, steel, 0.5)
    carrier = turned_about(angle)
    for part in set(bpy.data.objects) - before - {carrier}:
        part.parent = carrier
    return arm


def clamp(x, steel):
    """A band round the hose, drawn tight by a screw."""
    r = HOSE + 0.0012
    turned(soft([(r - 0.002, -0.006), (r + 0.0009, -0.006), (r + 0.0009, 0.006), (r - 0.002, 0.006)], 0.0005), steel, (x, 0, 0), 200, "x")
    carrier = turned_about(38)
    before = set(bpy.data.objects)
    box(x - 0.0085, -0.013, r + 0.0005, 0.017, 0.022, 0.0095, steel, 0.0022)
    rod((x, -0.024, r + 0.006), (x, 0.012, r + 0.006), 0.0036, steel, 32)
    rod((x, -0.031, r + 0.006), (x, -0.023, r + 0.006), 0.0056, steel, 6)
    for part in set(bpy.data.objects) - before:
        part.parent = carrier


def hanging(at, radius, surface, neck=1.0):
    """A drop about to fall: round below, drawn to a neck where it still holds on."""
    t = np.linspace(0, math.pi, 40)
    shape = [(max(radius * math.sin(a) * (1 - 0.42 * neck * max(0, -math.cos(a)) ** 1.4), 0.00002), -radius * math.cos(a) * (1 + 0.30 * neck * (math.cos(a) < 0))) for a in t]
    turned(shape, surface, (at[0], at[1], at[2] - radius * 1.22), 64)


def main():
    settings = Settings()
    scene = studio(settings, "0.150,-0.50,0.045", "-0.026,0.0,-0.012", 62, 4.5, "-0.030,-0.050,0.040")
    steel = turned_steel("steel", axis="x", roughness=0.25)
    turned_parts = turned_steel("body", (0.60, 0.615, 0.62), 0.28, 1500.0, "z", 0.25)
    cast = cast_metal("cast", (0.47, 0.49, 0.50), 0.40)
    hose(rubber((0.010, 0.075, 0.098)))
    for x in (-0.150, -0.176):
        clamp(x, steel)
    female = turned(
        soft([(0.036, -0.116), (0.0445, -0.116), (0.0445, -0.106), (0.0405, -0.103), (0.0405, -0.092), (0.0485, -0.080), (BODY, -0.072), (BODY, -0.020), (0.0545, -0.017), (0.0545, 0.002), (0.0515, 0.004), (0.043, 0.004)], 0.0028),
        cast, (0, 0, 0), 240, "x",
    )
    turned(soft([(0.040, 0.000), (0.0445, 0.002), (0.0445, 0.014), (0.0505, 0.018), (0.0505, 0.040), (0.0465, 0.044), (0.0465, 0.062), (0.049, 0.064), (0.049, 0.068), (0.046, 0.070), (0.046, 0.60)], 0.0018), turned_parts, (0, 0, 0), 240, "x")
    turned(soft([(0.046, 0.150), (0.088, 0.150), (0.090, 0.152), (0.090, 0.166), (0.088, 0.168), (0.046, 0.168)], 0.0015), turned_parts, (0, 0, 0), 240, "x")
    turned(soft([(0.046, 0.171), (0.088, 0.171), (0.090, 0.173), (0.090, 0.187), (0.088, 0.189), (0.046, 0.189)], 0.0015), turned_parts, (0, 0, 0), 240, "x")
    for k in range(8):
        a = math.radians(45 * k + 15)
        rod((0.138, 0.072 * math.cos(a), 0.072 * math.sin(a)), (0.20, 0.072 * math.cos(a), 0.072 * math.sin(a)), 0.0075, steel, 6)
    arms = [lever(42, cast, steel), lever(222, cast, steel)]
    card(evening(1024, 512, settings.whole("scene", 23), 42, skyline=0.47, sky=0.45, size=(0.016, 0.045), warm=0.7), (-0.5, 2.3, -0.30), 4.6)
    bpy.context.view_layer.update()
    clear = water()

    def wet(places, normals):
        return np.clip(0.55 - 0.6 * normals[:, 1], 0, 1) * (places[:, 0] > -0.12) * (places[:, 0] < 0.1)

    for made, count, seed in ((female, 1900, 2), (arms[0], 420, 3)):
        drops(*scattered(made, count, of_sizes(0.00065, 0.55, 0.0028), seed, wet), seed + 9, sag=0.35, high=0.6, surface=clear)
    hanging((-0.009, -0.014, -0.0525), 0.0034, clear)
    hanging((-0.045, -0.010, -0.0510), 0.0022, clear, 0.6)
    hanging((0.030, -0.012, -0.0490), 0.0019, clear, 0.5)
    hanging((-0.010, -0.014, -0.086), 0.0034, clear, 0.12)
    softbox((0.50, -0.35, 0.50), (0, 0, 0), 0.16, 0.55, settings.number("key", 11.0), WARM)
    softbox((-0.60, -0.25, 0.55), (0, 0, 0), 0.35, 0.55, settings.number("fill", 7.0), COLD)
    softbox((-0.2, -1.2, 0.15), (0, 0, 0), 1.3, 0.5, settings.number("front", 4.0), COLD)
    softbox((0.0, 0.55, 0.45), (0, 0, 0), 1.0, 0.14, settings.number("back", 9.0), COLD)
    softbox((0.45, 0.35, -0.10), (0, 0, 0), 0.3, 0.3, settings.number("low", 5.0), WARM)
    seen_near(scene, settings, metal=True)


if __name__ == "__main__":
    main()
