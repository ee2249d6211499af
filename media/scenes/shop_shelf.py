"""A shop in the evening, nobody in it: boxes of water on lit shelves, the last daylight in its window."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from hall import panel_light
from goods import *  # noqa: F403
from quay import glowing, set_up


WIDE = 2.6


def shelf(paint):
    """Four boards between two sides, boxes on them with a few gaps."""
    rng = np.random.RandomState(6)
    with prototype() as five:
        carton(5, paint, with_tap=True)
    with prototype() as ten:
        carton(10, paint, with_tap=True)
    for x in (-0.06, WIDE):
        box(x, 0, 0, 0.06, 0.5, 1.82, paint.petrol, 0.01)
    box(0, 0.47, 0.05, WIDE, 0.03, 1.75, paint.pale, 0)
    for level in range(5):
        z = 0.10 + level * 0.41
        box(0, 0, z - 0.03, WIDE, 0.48, 0.03, paint.wood, 0.006)
        box(0, -0.012, z - 0.05, WIDE, 0.012, 0.055, paint.white, 0.004)
        if level == 4:
            break
        kept, (length, _, _) = (ten, CARTONS[10]) if level in (0, 3) else (five, CARTONS[5])
        count = int(WIDE / (length + 0.03))
        for k in range(count):
            if rng.rand() < 0.10:
                continue
            x = WIDE / count * (k + 0.5)
            stand(kept, (x, 0.15, z), rng.uniform(-1.5, 1.5))
            stand(kept, (x, 0.36, z), 0)


def lit_shelf(paint, strip):
    """The shelf with a strip of light under each board."""
    shelf(paint)
    for level in range(1, 5):
        z = 0.10 + level * 0.41 - 0.055
        box(0.03, 0.02, z, WIDE - 0.06, 0.02, 0.012, strip, 0).visible_diffuse = False
        panel_light((WIDE / 2, 0.06, z - 0.005), (WIDE - 0.1, 0.05), 7, (1.0, 0.88, 0.72), (0, 0.42, -1))


def boards():
    """A floor of oiled boards."""
    made, n = material("boards")
    position = n.geometry()["Position"]
    x, y = n.separate(position)[0:2]
    joint = n.smooth(n.math("ABSOLUTE", n.math("PINGPONG", y, 0.09)), 0.004, 0.001)
    grain = n.noise(n.stretched(position, (3.5, 90.0, 1.0)), 1.0, 4.0, 0.6)
    tone = n.mix(n.smooth(grain, 0.3, 0.7), (0.070, 0.043, 0.027), (0.098, 0.061, 0.037))
    n.surface(n.principled(Base_Color=n.mix(joint, tone, (0.008, 0.006, 0.005)), Roughness=n.smooth(grain, 0.3, 0.7, 0.20, 0.38), Specular=0.45))
    return made


def room(paint):
    """Walls, a ceiling, and at the left a shop window with its door on a street at dusk."""
    box(-6.0, 3.4, 0, 14, 0.1, 3.2, paint.petrol, 0)
    box(8.0, -6, 0, 0.1, 9.5, 3.2, paint.petrol, 0)
    box(-6.0, -6.1, 0, 14, 0.1, 3.2, paint.dark, 0)
    box(-6.1, -6.2, 3.2, 14.2, 9.7, 0.1, paint.dark, 0)
    box(-6.1, -6.2, 0, 0.1, 9.7, 0.45, paint.petrol, 0)
    box(-6.1, -6.2, 2.75, 0.1, 9.7, 0.45, paint.petrol, 0)
    for k in range(7):
        box(-6.1, -6.2 + k * 1.55, 0.45, 0.1, 0.07, 2.3, paint.dark, 0.006)


def pendants(paint):
    """Lamps that hang over the middle of the shop."""
    lamp = glowing("bulb", (1.0, 0.70, 0.40), 9.0)
    lamp.cycles.sample_as_light = False
    for x in (-3.6, -1.2, 1.2, 3.6):
        for y in (-1.5, 2.4):
            rod((x, y, 2.3), (x, y, 3.2), 0.008, paint.dark, 8)
            turned([(0.16, 0), (0.15, 0.02), (0.05, 0.15), (0.02, 0.17)], paint.dark, (x, y, 2.16), 40)
            turned([(0.10, 0), (0.10, 0.01)], lamp, (x, y, 2.165), 32).visible_diffuse = False
    panel_light((0, -1.4, 2.9), (9, 1.2), 300, (1.0, 0.86, 0.68))
    panel_light((0, 2.2, 2.9), (9, 1.0), 160, (1.0, 0.86, 0.68))


def main():
    settings = Settings()
    scene, paint = set_up(settings, "3.3,-2.75,1.42", "-0.35,0.4,0.98", "31", ground=boards)
    fresh = vars(paints())
    for name in ("white", "teal", "petrol", "ice", "pale", "sand", "wood"):
        setattr(paint, name, fresh[name])
    room(paint)
    pendants(paint)
    strip = glowing("strip", (1.0, 0.78, 0.50), 6.0)
    strip.cycles.sample_as_light = False
    with group((-0.1, 0, 0)):
        lit_shelf(paint, strip)
    with group((-2.8, 0, 0)):
        lit_shelf(paint, strip)
    with group((-3.4, 3.2, 0)):
        shelf(paint)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
