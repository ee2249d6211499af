"""A glass of water on a table by the fjord at dusk; behind it, out of focus, the boxes it was drawn from."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from goods import *  # noqa: F403
from quay import set_up

#: Metres from the ground to the top of the table.
TABLE = 0.76


def clear_body(name, colour, ior):
    """Refracts what is seen through it; lets light pass without caustics."""
    made, n = material(name)
    body = n.add("ShaderNodeBsdfGlass", {"Color": rgba(colour), "Roughness": 0.0, "IOR": ior}).outputs[0]
    shade = n.add("ShaderNodeBsdfTransparent", {"Color": (0.90, 0.95, 0.96, 1)}).outputs[0]
    shadow = n.add("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    n.surface(n.add("ShaderNodeMixShader", {0: shadow, 1: body, 2: shade}).outputs[0])
    return made


def tumbler(height, foot, rim, wall, base, level):
    """A straight glass with a heavy base; the water overlaps the wall by a hair, so no air shows."""

    def radius(z):
        return foot + (rim - foot) * z / height

    outside = [(0.001, 0), (foot - 0.004, 0), (foot - 0.001, 0.001), (foot, 0.004)]
    outside += [(radius(z), z) for z in np.linspace(0.012, height - 0.001, 12)]
    inside = [(radius(height) - wall / 2, height), (radius(height) - wall, height - 0.001)]
    inside += [(radius(z) - wall, z) for z in np.linspace(height - 0.006, base + 0.006, 12)]
    inside += [(foot - wall - 0.002, base + 0.0015), (foot - wall - 0.006, base), (0.001, base)]
    turned(outside + inside, clear_body("tumbler", (0.975, 0.995, 0.99), 1.5), turns=160)
    over = 0.0004
    body = [(0.001, base - over), (foot - wall - 0.006, base - over), (foot - wall - 0.002 + over, base + 0.0012)]
    body += [(radius(z) - wall + over, z) for z in np.linspace(base + 0.006, level, 12)]
    body += [(radius(level) - wall - 0.0015, level - 0.0012), (0.001, level - 0.0014)]
    turned(body, clear_body("water", (0.93, 0.985, 0.99), 1.333), turns=160)


def table():
    """Weathered boards along x with gaps between them, damp in places."""
    made, n = material("boards")
    position = n.geometry()["Position"]
    grain = n.noise(n.stretched(position, (7.0, 95.0, 30.0)), 1.0, 4.0, 0.62)
    patches = n.noise(n.stretched(position, (6.0, 9.0, 1.0)), 1.0, 3.0)
    damp = n.smooth(patches, 0.60, 0.70)
    grey = n.mix(n.smooth(grain, 0.32, 0.68), (0.105, 0.100, 0.094), (0.235, 0.222, 0.205))
    tone = n.mix(n.math("MULTIPLY", damp, 0.6), grey, (0.050, 0.045, 0.041))
    rough = n.smooth(damp, 0.0, 1.0, 0.55, 0.16)
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Normal=n.bump(grain, 0.35, 0.004)))
    for k in range(12):
        box(-1.6, -0.62 + k * 0.148, TABLE - 0.04, 3.2, 0.142, 0.04, made, 0.004)


def main():
    settings = Settings()
    scene, _ = set_up(settings, "0.03,-0.62,0.905", "-0.03,0.0,0.856", "54")
    cycles = scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = 12
    cycles.glossy_bounces, cycles.transparent_max_bounces = 6, 8
    table()
    with group((0.035, 0, TABLE)):
        tumbler(0.125, 0.031, 0.038, 0.0022, 0.012, 0.098)
    # Boxes from which one drinks carry no marks of the weather.
    fresh = paints()
    with group((-0.33, 0.52, TABLE), 16):
        carton(10, fresh, with_tap=True)
    with group((0.42, 0.86, TABLE), -16):
        carton(5, fresh, with_tap=True)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
