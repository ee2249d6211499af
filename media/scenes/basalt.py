"""Basalt columns seen close and from below: wet, dark, rimmed by a low sun."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary

RADIUS = 0.34


def corner(q, r, which, rng_seed):
    """A shared corner of the honeycomb, pushed aside a little, the same from all three cells."""
    centre = hexagon_centre(q, r)
    angle = math.radians(60 * which + 30)
    x = centre[0] + RADIUS * math.cos(angle)
    y = centre[1] + RADIUS * math.sin(angle)
    key = np.array([[round(x / RADIUS * 4), round(y / RADIUS * 4), rng_seed]], float) * 0.731
    push = 0.30 * RADIUS
    return x + push * noise3(key, 1, 1)[0], y + push * noise3(key, 2, 1)[0]


def hexagon_centre(q, r):
    return RADIUS * math.sqrt(3) * (q + (r & 1) / 2), RADIUS * 1.5 * r


def column(outline, top, seed, surface):
    """A prism broken into drums: each a little turned aside, narrower at its joints."""
    rng = np.random.RandomState(seed)
    middle = np.mean(outline, axis=0)
    z = -1.2
    while z < top:
        height = min(rng.uniform(0.45, 1.5), top - z)
        if top - z - height < 0.25:
            height = top - z
        aside = rng.normal(0, 0.010, 2)
        shrink = 0.965 - abs(rng.normal(0, 0.012))
        ring = middle + (outline - middle) * shrink + aside
        tilt = rng.normal(0, 0.03, 2) if z + height >= top else (0, 0)
        low = [(x, y, z) for x, y in ring]
        high = [(x, y, z + height - 0.006 + (x - middle[0]) * tilt[0] + (y - middle[1]) * tilt[1]) for x, y in ring]
        n = len(ring)
        faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        faces += [tuple(range(n, 2 * n)), tuple(reversed(range(n)))]
        made = mesh_object("drum", low + high, faces, surface)
        worn = made.modifiers.new("worn", "BEVEL")
        worn.width, worn.segments = 0.022, 3
        z += height


def rock():
    """Dark and fine-grained, rust in patches, wet where it is smooth."""
    made, n = material("basalt")
    position = n.geometry()["Position"]
    chance = n.add("ShaderNodeObjectInfo").outputs["Random"]
    broad, fine = n.noise(position, 1.7, 4.0), n.noise(position, 14.0, 4.0, 0.65)
    tone = n.mix(n.smooth(broad, 0.35, 0.7), (0.020, 0.024, 0.027), (0.062, 0.064, 0.064))
    tone = n.mix(n.math("MULTIPLY", chance, 0.45), tone, (0.050, 0.054, 0.058))
    tone = n.mix(n.math("MULTIPLY", n.smooth(n.noise(position, 0.8, 3.0), 0.58, 0.72), 0.5), tone, (0.085, 0.058, 0.036))
    streak = n.noise(n.stretched(position, (7.0, 7.0, 0.35)), 1.0, 3.0)
    wet = n.smooth(streak, 0.48, 0.62)
    roughness = n.math("SUBTRACT", 0.72, n.math("MULTIPLY", wet, 0.48))
    relief = n.math("ADD", n.math("MULTIPLY", broad, 1.2), n.math("MULTIPLY", fine, 0.5))
    n.surface(
        n.principled(
            Base_Color=tone, Roughness=roughness, Specular=0.5, Normal=n.bump(relief, 0.55, 0.05)
        )
    )
    return made


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(3, 2, 1, 2))
    seed = settings.whole("seed", 4)
    surface = rock()
    for r in range(-2, 15):
        for q in range(-15, 16):
            x, y = hexagon_centre(q, r)
            # Steps up to the back, a broken skyline, a bay in the middle.
            rise = 0.7 + 0.62 * max(0, y) ** 1.1
            place = np.array([[x * 0.42, y * 0.35, seed]])
            top = rise + 1.7 * noise3(place, seed, 3)[0] + 0.35 * noise3(place * 7, seed + 1, 1)[0]
            top += 0.10 * x
            if y > 3.4:
                top = max(top, 6.2 + 1.6 * noise3(place * 1.8, seed + 2, 2)[0])
            if top < -0.6:
                continue
            outline = np.array([corner(q, r, k, seed) for k in range(6)])
            column(outline, top, 1000 + seed + r * 100 + q, surface)
    azimuth = settings.number("sun_azimuth", 78)
    low_sun(scene, azimuth, settings.number("sun_elevation", 16), settings.number("sun", 5.5))
    dusk_sky(scene, azimuth, settings.number("sky", 0.8))
    eye = settings.numbers("eye", "-1.2,-7.2,1.0")
    camera(scene, eye, settings.numbers("target", "0.1,2.2,3.1"), settings.number("lens", 34))
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


main()
