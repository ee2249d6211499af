"""A farm in a dry country at dusk: rows of plants with drip lines run towards a barn and a lit growing tunnel."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drylands import *  # noqa: F403
from rooms import rooms

#: Metres between the rows, and where they begin and end.
ROW, NEAR, FAR = 1.25, -9.0, 34.0
ROWS = range(-11, 12)


def barn(paint):
    """A barn with a steep roof, wide doors and a lower lean-to."""
    outline = [(0, 0), (7.0, 0), (7.0, 3.6), (3.5, 7.0), (0, 3.6)]
    extruded(outline, 0, 12, paint.white, 0.04)
    for (x0, z0), (x1, z1) in (((-0.5, 3.25), (3.5, 7.14)), ((7.5, 3.25), (3.5, 7.14))):
        low, high = sorted(((x0, z0), (x1, z1)))
        slope = [low, high, (high[0], high[1] + 0.2), (low[0], low[1] + 0.2)]
        extruded(slope, -0.5, 13, paint.petrol, 0.03)
    box(1.9, -0.08, 0, 3.2, 0.1, 3.2, paint.teal, 0.03)
    box(3.46, -0.10, 0, 0.08, 0.12, 3.2, paint.white, 0)
    box(2.8, -0.06, 4.3, 1.4, 0.1, 1.1, paint.glass, 0.02)
    for k in range(3):
        box(6.98, 1.6 + k * 3.4, 1.4, 0.08, 1.8, 1.2, paint.glass, 0.02)



def tunnel(length, paint):
    """Hoops under a clear sheet along y, lamps inside: it glows like a lantern."""
    radius = 2.7
    skin, n = material("sheet")
    z = n.separate(n.geometry()["Position"])[2]
    glow = n.add("ShaderNodeEmission", {"Color": (1.0, 0.62, 0.28, 1), "Strength": n.smooth(z, 0.2, 3.2, 0.85, 0.28)}).outputs[0]
    foil = n.principled(Base_Color=(0.30, 0.33, 0.33), Roughness=0.25, Specular=0.6)
    n.surface(n.add("ShaderNodeMixShader", {0: 0.62, 1: foil, 2: glow}).outputs[0])
    skin.cycles.sample_as_light = False
    arc = [(radius * math.cos(a), 0.5 + radius * math.sin(a)) for a in np.linspace(0, math.pi, 33)]
    outline = [(radius, 0), *arc, (-radius, 0)]
    extruded(outline, 0, length, skin, 0)
    for k in range(int(length / 2) + 1):
        grown = [(1.012 * x, k * 2.0, 1.008 * z) for x, z in outline]
        pipe(grown, 0.04, paint.white, 1)
    box(-0.75, -0.05, 0, 1.5, 0.06, 2.2, paint.white, 0.02)
    box(-0.66, -0.09, 0.08, 1.32, 0.05, 2.04, glowing("door", (1.0, 0.66, 0.33), 1.1), 0)


def beds():
    """Soil in ridges under the plants, damp along the drip lines, with furrows between them."""
    x, y = np.meshgrid(np.linspace(-15, 15, 601), np.linspace(-16, FAR + 2, 240))
    ridge = 0.5 + 0.5 * np.cos(math.tau * x / ROW)
    rough = noise3(np.stack([x * 2.6, y * 2.6, 0 * x], -1).reshape(-1, 3), 5, 4, 0.6).reshape(x.shape)
    kept = np.clip((15 - np.abs(x)) / 1.2, 0, 1)
    made, n = material("soil")
    position = n.geometry()["Position"]
    across = n.separate(position)[0]
    off = n.math("ABSOLUTE", n.math("PINGPONG", across, ROW / 2))
    damp = n.math("MULTIPLY", n.smooth(off, 0.34, 0.05), n.smooth(n.noise(position, 1.6, 3.0), 0.25, 0.6, 0.55, 1.0))
    clods = n.noise(position, 9.0, 4.0, 0.7)
    dry = n.mix(n.smooth(clods, 0.35, 0.7), (0.085, 0.058, 0.040), (0.17, 0.12, 0.083))
    tone = n.mix(damp, dry, (0.022, 0.015, 0.011))
    gloss = n.smooth(damp, 0.0, 1.0, 0.95, 0.45)
    n.surface(n.principled(Base_Color=tone, Roughness=gloss, Specular=0.3, Normal=n.bump(clods, 0.9, 0.05)))
    grid_object("beds", x, y, (0.16 * ridge + 0.035 * rough) * kept + 0.01).data.materials.append(made)


def plant(seed, leaf, count, size):
    """Leaves round a stem, each a bent strip that rises and falls over."""
    rng = np.random.RandomState(seed)
    points, faces = [], []
    for k in range(count):
        turn = k * 2.4 + rng.uniform(-0.3, 0.3)
        reach, lift = size * rng.uniform(0.55, 1.0), size * rng.uniform(0.5, 1.1)
        along, side = np.array([math.cos(turn), math.sin(turn), 0]), np.array([-math.sin(turn), math.cos(turn), 0])
        first = len(points)
        for step in range(6):
            t = step / 5
            middle = along * reach * t + np.array([0, 0, lift * (1.9 * t - 1.25 * t * t)])
            half = side * size * 0.20 * math.sin(math.pi * min(t * 0.92 + 0.06, 1))
            points += [tuple(middle - half), tuple(middle + half)]
        faces += [(first + 2 * q, first + 2 * q + 1, first + 2 * q + 3, first + 2 * q + 2) for q in range(5)]
    mesh_object("plant", points, faces, leaf, smooth=True)


def crops(leaves, paint):
    """Every row has its drip line; the kinds change from bed to bed, no two plants are alike."""
    kinds = []
    for leaf, count, size in zip(leaves, (16, 13, 20), (0.36, 0.30, 0.42)):
        grown = []
        for seed in (1, 2, 3, 4):
            with prototype() as one:
                plant(seed + 10 * count, leaf, count, size)
            grown.append(one)
        kinds.append(grown)
    rng = np.random.RandomState(3)
    for row in ROWS:
        x, kind = row * ROW, kinds[(row // 3) % 3]
        rod((x + 0.07, NEAR, 0.185), (x + 0.07, FAR, 0.185), 0.012, paint.dark, 8)
        y = NEAR + rng.uniform(0, 0.4)
        while y < FAR:
            stand(kind[rng.randint(4)], (x + rng.uniform(-0.06, 0.06), y, 0.15), rng.uniform(0, 360), rng.uniform(0.75, 1.2))
            y += rng.uniform(0.44, 0.60)


def main():
    settings = Settings()
    scene, paint, trees = set_up_drylands(settings, "1.9,-13.5,1.75", "-0.6,20,1.75", "30")
    beds()
    leaves = [plain(name, tone, 0.6, 0, 0.3) for name, tone in (("leaf", (0.050, 0.105, 0.040)), ("young leaf", (0.095, 0.155, 0.048)), ("blue leaf", (0.040, 0.085, 0.060)))]
    crops(leaves, paint)
    with group((4.5, 40, 0), 8):
        barn(paint)
        box(2.1, -0.2, 0, 2.8, 0.06, 3.0, rooms("barn", (7.0, 11.0, 4.6), (-2.1, -0.1, 0), light=1.5, curtains=False), 0)
    with group((-9.5, 38.0, 0), 4):
        tunnel(16.0, paint)
    with group((-7.6, 17.0, 0)):
        water_tower(paint, 4.2, 1.15)
    pipe([(-7.6, 15.6, 4.6), (-7.6, 15.2, 4.6), (-7.6, 15.2, 0.1)], 0.06, paint.steel)
    pipe([(-14.2, NEAR, 0.22), (14.2, NEAR, 0.22)], 0.045, paint.dark)
    stand(trees[2], (17.5, 33, 0), 40)
    stand(trees[0], (-20.0, 30, 0), 150)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
