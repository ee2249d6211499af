"""A black-sand beach after a wave has run back: wet sheen, lines of foam, rocks in the surf.

x to the right is the sea, y away from the eye; metres. Low sun from the right, over the water.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def flat_noise(x, y, scale, seed, octaves):
    points = np.stack([x * scale, y * scale, np.full_like(x, seed * 7.7)], -1).reshape(-1, 3)
    return noise3(points, seed, octaves).reshape(x.shape)


def fan(eye, near, far, rows, columns, half_angle):
    """A grid spread out from the eye: fine in front, coarse far away."""
    distance = near * np.exp(np.linspace(0, math.log(far / near), rows))
    angle = np.radians(np.linspace(-half_angle, half_angle, columns))
    r, a = np.meshgrid(distance, angle, indexing="ij")
    return eye[0] + r * np.sin(a), eye[1] + r * np.cos(a), r


def shore(y):
    """x of the water's edge: the beach runs away to the left in long bays."""
    return 3.5 + 0.10 * y - 0.0011 * y * np.abs(y) * 0.25 + 6 * np.sin(y / 47.0) + 1.4 * np.sin(y / 13.0 + 1)


def sand(eye):
    x, y, _ = fan(eye, 1.5, 2500, 900, 900, 48)
    inland = shore(y) - x
    z = np.where(inland > 0, 0.035 * inland + 0.9 * (1 - np.exp(-np.maximum(inland, 0) / 70)), 0.05 * inland)
    z = np.clip(z, -6, 9) + 0.05 * flat_noise(x, y, 0.25, 3, 3) * np.clip(inland / 12, 0, 1)
    made = grid_object("sand", x, y, z, {"inland": np.clip(inland, -50, 200)})
    surface, n = material("sand")
    position = n.geometry()["Position"]
    inland = n.attribute("inland")
    ragged = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(position, 0.35, 4.0), 0.5), 7.0)
    dry = n.smooth(n.math("ADD", inland, ragged), 3.0, 9.5)
    grain = n.noise(position, 26.0, 3.0)
    pebbles = n.noise(position, 3.2, 4.0)
    tone = n.mix(dry, (0.0075, 0.0095, 0.011), (0.030, 0.032, 0.033))
    tone = n.mix(n.math("MULTIPLY", n.smooth(grain, 0.55, 0.75), 0.5), tone, (0.060, 0.062, 0.062))
    # The line where the last wave stopped, and older ones above it.
    reached = n.math("ADD", inland, n.math("MULTIPLY", ragged, 0.55))
    line = n.math("MULTIPLY", n.smooth(reached, 0.9, 1.35), n.smooth(reached, 1.9, 1.4))
    lace = n.smooth(n.noise(position, 2.6, 4.0, 0.7), 0.46, 0.58)
    tone = n.mix(n.math("MULTIPLY", n.math("MULTIPLY", line, lace), 0.75), tone, (0.62, 0.68, 0.70))
    roughness = n.smooth(dry, 0.0, 1.0, 0.09, 0.85)
    relief = n.math("ADD", n.math("MULTIPLY", pebbles, 0.6), n.math("MULTIPLY", grain, 0.25))
    strength = n.smooth(dry, 0.0, 1.0, 0.06, 0.8)
    bump = n.add("ShaderNodeBump", {"Strength": strength, "Distance": 0.06, "Height": relief}).outputs[0]
    n.surface(n.principled(Base_Color=tone, Roughness=roughness, Specular=0.5, Normal=bump))
    made.data.materials.append(surface)


def sea(eye):
    """Swell that comes in from the right, steepens and breaks into foam near the edge."""
    x, y, r = fan(eye, 1.5, 25000, 1200, 1000, 50)
    out = x - shore(y)
    z = 0.10 * np.clip(out / 30, 0, 1)
    rng = np.random.RandomState(8)
    for k in range(46):
        length = 1.2 * (38 / 1.2) ** ((k + rng.rand()) / 46)
        angle = math.pi * (0.92 + 0.5 * (rng.rand() - 0.5))
        number = 2 * math.pi / length
        seen = np.clip(1.5 - r * 0.006 * number * 0.6, 0, 1)
        phase = number * (x * math.cos(angle) + y * math.sin(angle)) + rng.rand() * 6.28
        calm = np.clip(out / 26, 0.04, 1)
        z = z + 0.0085 * length * seen * calm * np.cos(phase)
    wave = shore(y) + 9.5 + 1.6 * np.sin(y / 17.0) + 0.8 * np.sin(y / 6.0 + 2)
    near = np.exp(-(((x - wave) / 1.1) ** 2)) * (0.6 + 0.4 * np.sin(y / 31.0 + 1.2))
    z = z + 0.48 * near
    wave_far = wave + 15 + 3 * np.sin(y / 41.0)
    z = z + 0.55 * np.exp(-(((x - wave_far) / 2.2) ** 2)) * (0.5 + 0.5 * np.sin(y / 23.0))
    breaking = near + 1.2 * np.exp(-(((x - wave + 2.6) / 2.2) ** 2)) + 0.9 * np.exp(-(((out - 0.3) / 1.0) ** 2))
    breaking = breaking + 0.8 * np.exp(-(((x - wave_far + 1.5) / 1.8) ** 2))
    breaking = breaking + 0.35 * np.clip(1 - np.abs(out - 4) / 4, 0, 1)
    made = grid_object("sea", x, y, np.where(out < -0.3, z - 0.4, z), {"foam": breaking}, (out[:-1, :-1] > -2).ravel().reshape(out[:-1, :-1].shape))
    surface, n = material("sea")
    position = n.geometry()["Position"]
    foam = n.attribute("foam")
    lace = n.noise(position, 1.1, 4.0, 0.68, 0.8)
    cover = n.smooth(n.math("ADD", lace, n.math("MULTIPLY", foam, 0.34)), 0.66, 0.80)
    tone = n.mix(cover, (0.004, 0.030, 0.040), (0.66, 0.73, 0.75))
    roughness = n.smooth(cover, 0.0, 1.0, 0.07, 0.7)
    ripple = n.noise(n.stretched(position, (1.1, 0.7, 1.0)), 1.4, 3.0)
    relief = n.math("ADD", n.math("MULTIPLY", ripple, 0.6), n.math("MULTIPLY", n.math("MULTIPLY", lace, cover), 1.4))
    n.surface(
        n.principled(
            Base_Color=tone, Roughness=roughness, IOR=1.333, Specular=0.5, Normal=n.bump(relief, 0.35, 0.25)
        )
    )
    made.data.materials.append(surface)


def stack(x, y, width, height, seed, surface):
    """A pillar the sea has left standing: columns of lava, worn, narrower above."""
    rows, around = 240, 300
    u = np.linspace(0, 1, rows)[:, None]
    a = np.linspace(0, 2 * np.pi, around)[None, :]
    profile = (1 - 0.58 * u**1.15) * (1 - u**9) ** 0.6
    px, py, pz = np.cos(a) * profile, np.sin(a) * profile, u * height / width * 0.9 + 0 * a
    shape = np.stack([px, py, pz], -1).reshape(-1, 3)
    broad = noise3(shape * 1.3 + seed, seed, 4).reshape(pz.shape)
    flutes = noise3(np.stack([px * 7, py * 7, pz * 0.9], -1).reshape(-1, 3), seed + 1, 4).reshape(pz.shape)
    out = 1 + 0.34 * broad + 0.10 * flutes
    lean = 0.16 * math.sin(seed) * u
    made = grid_object(
        "stack",
        x + width * (px * out + lean),
        y + width * py * out,
        -1 + height * u * (1 + 0.18 * broad) + 0 * a,
    )
    made.data.materials.append(surface)


def rock():
    made, n = material("rock")
    position = n.geometry()["Position"]
    broad, fine = n.noise(position, 0.16, 4.0), n.noise(n.stretched(position, (1.0, 1.0, 0.3)), 0.9, 4.0)
    tone = n.mix(n.smooth(broad, 0.35, 0.7), (0.012, 0.014, 0.017), (0.045, 0.047, 0.050))
    n.surface(
        n.principled(Base_Color=tone, Roughness=0.75, Specular=0.3, Normal=n.bump(fine, 0.9, 1.2))
    )
    return made


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(2, 3, 1, 2))
    eye = settings.numbers("eye", "-6.5,-9,2.6")
    sand(eye)
    sea(eye)
    surface = rock()
    stack(92, 420, 15, 62, 3, surface)
    stack(126, 445, 9, 40, 8, surface)
    stack(70, 455, 7, 23, 5, surface)
    stack(-260, 1500, 330, 150, 12, surface)
    stack(-560, 1650, 420, 210, 17, surface)
    azimuth = settings.number("sun_azimuth", 62)
    low_sun(scene, azimuth, settings.number("sun_elevation", 8), settings.number("sun", 3.6))
    dusk_sky(scene, azimuth, settings.number("sky", 0.85))
    camera(scene, eye, settings.numbers("target", "6,60,1.2"), settings.number("lens", 32))
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


if __name__ == "__main__":
    main()
