"""A quay at night after rain, seen from the ground: a mooring rope in focus, lamps and their light on the wet stone beyond."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from macro import *  # noqa: F403


def ground():
    """Concrete, real in its small hills and hollows near the eye: still water stands in the hollows."""
    x, y = np.meshgrid(np.linspace(-1.6, 1.6, 1100), np.concatenate([np.linspace(0.12, 2.2, 1400), np.linspace(2.2, 9.0, 500)[1:]]))
    flatten = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    broad = noise3(flatten * 2.1, 3, 3).reshape(x.shape)
    middle = noise3(flatten * 17, 8, 3).reshape(x.shape)
    stones = noise3(flatten * 95, 12, 3, 0.6).reshape(x.shape)
    z = 0.0042 * broad + 0.0013 * middle + 0.0009 * stones
    level = -0.0002
    under = z < level
    made = grid_object("ground", x, y, np.where(under, level, z), {"water": np.clip((level - z) / 0.0006 + 0.5, 0, 1)})
    surface, n = material("concrete")
    position = n.geometry()["Position"]
    still = n.attribute("water")
    grit, pores = n.noise(position, 330.0, 3.0, 0.7), n.noise(position, 60.0, 3.0)
    tone = n.mix(n.smooth(grit, 0.35, 0.68), (0.014, 0.015, 0.016), (0.050, 0.051, 0.050))
    tone = n.mix(n.math("MULTIPLY", n.smooth(pores, 0.56, 0.66), 0.5), tone, (0.010, 0.011, 0.012))
    tone = n.mix(still, tone, (0.004, 0.006, 0.007))
    rough = n.mix(still, n.smooth(grit, 0.3, 0.7, 0.14, 0.34), (0.015, 0.015, 0.015))
    strength = n.smooth(still, 0.0, 1.0, 0.75, 0.0)
    bump = n.add("ShaderNodeBump", {"Strength": strength, "Distance": 0.0016, "Height": grit}).outputs[0]
    ripple = n.add("ShaderNodeBump", {"Strength": n.smooth(still, 0.0, 1.0, 0.0, 0.06), "Distance": 0.002, "Height": n.noise(position, 26.0, 2.0), "Normal": bump}).outputs[0]
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=ripple))
    made.data.materials.append(surface)
    far = mesh_object("far", [(-40, 8.8, 0), (40, 8.8, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], surface)
    for side in (-1, 1):
        a, b = sorted((side * 1.59, side * 40))
        mesh_object("side", [(a, 0.1, 0), (b, 0.1, 0), (b, 9, 0), (a, 9, 0)], [(0, 1, 2, 3)], surface)
    return far


def rope(line, radius, surface):
    """Three strands laid about each other along a line of points; every strand is ribbed by its yarns."""
    places = np.array(line, float)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(places, axis=0), axis=1))])
    steps = int(lengths[-1] / 0.0016)
    s = np.linspace(0, lengths[-1], steps)
    fine = np.stack([np.interp(s, lengths, places[:, k]) for k in range(3)], -1)
    # Corners of the line become bends.
    kernel = np.hanning(int(0.10 / 0.0016)) if steps > 200 else np.ones(1)
    kernel /= kernel.sum()
    pad = len(kernel) // 2
    fine = np.stack([np.convolve(np.pad(fine[:, k], pad, mode="reflect", reflect_type="odd"), kernel, "same")[pad : pad + steps] for k in range(3)], -1)
    way = np.gradient(fine, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, [0, 0, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    up = np.cross(side, way)
    strand, turns, lay = radius * 0.56, 44, radius * 6.6
    b = np.linspace(0, math.tau, turns)[None, :, None]
    for k in range(3):
        a = (math.tau * (s / lay + k / 3))[:, None]
        out = np.cos(a) * side + np.sin(a) * up
        round_ = -np.sin(a) * side + np.cos(a) * up
        core = fine + (radius - strand) * out
        yarn = 1 + 0.075 * np.cos(9 * b - (math.tau * s / (radius * 1.9))[:, None, None]) + 0.03 * np.cos(2 * b + (s * 31)[:, None, None])
        points = core[:, None, :] + strand * yarn * (np.cos(b) * out[:, None, :] + np.sin(b) * round_[:, None, :] * 1.05)
        made = grid_object("strand", *(points[..., c] for c in range(3)))
        made.data.materials.append(surface)


def hemp():
    made, n = material("rope")
    position = n.geometry()["Position"]
    fibre = n.noise(n.stretched(position, (240.0, 240.0, 900.0)), 1.0, 3.0, 0.7)
    wet = n.smooth(n.noise(position, 9.0, 3.0), 0.38, 0.62)
    tone = n.mix(n.smooth(fibre, 0.3, 0.7), (0.085, 0.075, 0.058), (0.30, 0.275, 0.225))
    tone = n.mix(n.math("MULTIPLY", wet, 0.6), tone, (0.045, 0.040, 0.032))
    grime = n.smooth(n.noise(position, 30.0, 4.0, 0.7), 0.55, 0.72)
    tone = n.mix(n.math("MULTIPLY", grime, 0.6), tone, (0.016, 0.017, 0.018))
    rough = n.smooth(wet, 0.0, 1.0, 0.62, 0.26)
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=n.bump(fibre, 0.75, 0.0020)))
    return made


def bollard(at, iron):
    profile = [(0.25, 0), (0.25, 0.025), (0.20, 0.06), (0.155, 0.14), (0.145, 0.30), (0.165, 0.36), (0.225, 0.40), (0.245, 0.435), (0.235, 0.475), (0.16, 0.50), (0.001, 0.505)]
    turned(profile, iron, at, 128)


def main():
    settings = Settings()
    scene = studio(settings, "0.05,-0.10,0.115", "0.02,1.05,0.060", 46, 2.8, "-0.02,0.72,0.03")
    ground()
    twine = hemp()
    iron = enamel("iron", (0.020, 0.026, 0.030), 0.9, 0.32, scale=0.5, rust=0.8)
    post = (-0.40, 1.72, 0)
    bollard(post, iron)
    circle = [(post[0] + 0.185 * math.cos(a), post[1] + 0.185 * math.sin(a), 0.19 + 0.03 * math.sin(a)) for a in np.linspace(-0.4, 5.6, 40)]
    rope([(0.95, 0.42, 0.021), (0.60, 0.60, 0.021), (0.26, 0.66, 0.021), (-0.05, 0.72, 0.022), (-0.24, 0.95, 0.024), (-0.12, 1.25, 0.05), (-0.20, 1.55, 0.14), *circle], 0.021, twine)
    rope([(0.80, 0.98, 0.021), (0.40, 1.02, 0.021), (0.10, 1.16, 0.021), (0.22, 1.40, 0.021), (0.70, 1.50, 0.021), (1.4, 1.46, 0.021)], 0.021, twine)
    image = evening(1536, 640, settings.whole("scene", 5), 46, skyline=0.30, sky=0.10, size=(0.012, 0.030), ground=0.02, warm=0.72)
    card(image, (0, 26, 2.6), 24, settings.number("night", 2.2))
    softbox((1.6, 2.6, 1.5), (0, 0.8, 0), 0.5, 0.5, settings.number("key", 150.0), WARM)
    softbox((-1.6, 0.9, 1.6), (0, 0.8, 0), 0.8, 0.8, settings.number("fill", 46.0), COLD)
    seen_near(scene, settings)


if __name__ == "__main__":
    main()
