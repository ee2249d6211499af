"""The wall of a container, seen along it from a hand's breadth: folded steel, chipped paint, rain, a low sun."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from macro import *  # noqa: F403

FOLD, DEPTH = 0.278, 0.036


def profile(x):
    """Depth of the sheet at x: flats joined by slants, their corners rounded as a press leaves them."""
    u = (x / FOLD) % 1
    corners = np.array([0, 0.25, 0.375, 0.75, 0.875, 1.0])
    depths = np.array([0, 0, 1, 1, 0, 0])
    total = 0
    for k in np.linspace(-1, 1, 9):
        total = total + np.interp((u + 0.022 * k) % 1, corners, depths)
    return DEPTH * total / 9


def wall(paint):
    x = np.concatenate([np.linspace(-0.25, 0.35, 260), np.linspace(0.35, 1.35, 760)[1:], np.linspace(1.35, 17.0, 1500)[1:]])
    z = np.linspace(-1.35, 1.35, 560)
    x, z = np.meshgrid(x, z)
    points = np.stack([x, 0 * x, z], -1).reshape(-1, 3)
    dents = noise3(points * np.array([2.6, 1, 3.2]), 4, 3).reshape(x.shape)
    knocks = np.clip(noise3(points * 5.0 + 9, 12, 2).reshape(x.shape) - 0.55, 0, 1)
    y = profile(x) + 0.0028 * dents + 0.02 * knocks**1.5
    # Where stones and chains struck, and what ran down from there in a winter's rain.
    struck = noise3(points * np.array([9.0, 1, 11.0]), 21, 4, 0.62).reshape(x.shape)
    rare = noise3(points * 1.7 + 3, 30, 2).reshape(x.shape)
    chip = np.clip((struck + 0.25 * rare - 0.72) * 9, 0, 1)
    run = chip.copy()
    for row in range(len(run) - 2, -1, -1):
        run[row] = np.maximum(run[row], run[row + 1] * 0.978)
    made = grid_object("wall", x, y, z, {"chip": chip, "run": run})
    made.data.materials.append(paint)
    return made


def sheet_paint():
    """Paint a few years at sea: dull, scratched along the box, rust where it was struck."""
    made, n = material("sheet")
    position = n.geometry()["Position"]
    fine = n.noise(position, 160.0, 4.0, 0.7)
    chip = n.smooth(n.math("ADD", n.attribute("chip"), n.math("MULTIPLY", fine, 0.9)), 0.86, 0.92)
    around = n.math("SUBTRACT", n.smooth(n.math("ADD", n.attribute("chip"), n.math("MULTIPLY", fine, 0.9)), 0.72, 0.86), chip)
    grain = n.noise(n.stretched(position, (60.0, 60.0, 3.0)), 1.0, 3.0)
    run = n.math("MULTIPLY", n.attribute("run"), n.smooth(grain, 0.30, 0.65))
    salt = n.smooth(n.noise(n.stretched(position, (7.0, 7.0, 1.1)), 1.0, 4.0, 0.66), 0.46, 0.74)
    broad = n.noise(position, 3.2, 3.0)
    scratch = n.smooth(n.noise(n.stretched(position, (14.0, 200.0, 620.0)), 1.0, 2.0), 0.655, 0.72)
    tone = n.mix(n.smooth(broad, 0.35, 0.7), (0.008, 0.058, 0.076), (0.014, 0.078, 0.096))
    tone = n.mix(n.math("MULTIPLY", salt, 0.30), tone, (0.085, 0.115, 0.12))
    tone = n.mix(n.math("MULTIPLY", scratch, 0.30), tone, (0.13, 0.18, 0.19))
    tone = n.mix(n.math("MULTIPLY", run, 0.72), tone, (0.115, 0.040, 0.014))
    tone = n.mix(around, tone, (0.19, 0.17, 0.14))
    rust = n.mix(n.smooth(n.noise(position, 420.0, 3.0), 0.40, 0.62), (0.030, 0.012, 0.007), (0.21, 0.070, 0.020))
    tone = n.mix(chip, tone, rust)
    orange = n.noise(position, 900.0, 2.0)
    relief = n.math("ADD", n.math("MULTIPLY", orange, 0.10), n.math("MULTIPLY", fine, 0.14))
    relief = n.math("SUBTRACT", relief, n.math("MULTIPLY", chip, 0.5))
    rough = n.math("ADD", n.smooth(broad, 0.3, 0.7, 0.24, 0.40), n.math("MULTIPLY", n.math("MAXIMUM", chip, n.math("MULTIPLY", run, 0.6)), 0.40))
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=n.bump(relief, 0.5, 0.0018)))
    return made


def main():
    settings = Settings()
    scene = studio(settings, "-0.06,-0.30,0.02", "1.05,0.030,0.0", 62, 4.0, "0.70,0.0,0.0")
    made = wall(sheet_paint())
    bpy.context.view_layer.update()

    def rained(places, normals):
        return np.where((places[:, 0] > 0.25) & (places[:, 0] < 1.9) & (np.abs(places[:, 2]) < 0.45), 1.0, 0.0) * np.exp(-np.abs(places[:, 0] - 0.7))

    places, normals, sizes = scattered(made, settings.whole("drops", 110000), of_sizes(0.0012, 0.55, 0.0044), 5, rained)
    normals = np.where(normals[:, 1:2] > 0, -normals, normals)
    drops(places, normals, sizes, 8, sag=0.35, high=0.5)
    azimuth = settings.number("sun_azimuth", 103)
    low_sun(scene, azimuth, settings.number("sun_elevation", 11), settings.number("sun", 5.5), size=1.2)
    bpy.data.worlds.remove(scene.world)
    dusk_sky(scene, azimuth, settings.number("sky", 0.55), settings.number("glow", 0.8))
    seen_near(scene, settings)


if __name__ == "__main__":
    main()
