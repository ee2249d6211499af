"""A glass of water on pale ground; behind it, out of focus, the box it was drawn from."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from miniatures import *  # noqa: F403


def clear_body(name, colour, ior):
    """Refracts what is seen through it; lets the light of the studio pass without caustics."""
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


def main():
    settings = Settings()
    scene = studio(settings, "0.10,-0.78,0.27", "-0.075,0.0,0.072", "66", bounces=(2, 6, 12, 8))
    paint = paints()
    with group((0.035, 0, -0.003)):
        tumbler(0.125, 0.031, 0.038, 0.0022, 0.012, 0.098)
    with group((-0.19, 0.33, -0.003), 16):
        carton(10, paint, with_tap=True)
    with group((0.18, 0.42, -0.003), -22):
        carton(5, paint, with_tap=True)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
