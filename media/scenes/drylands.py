"""A dry country in the evening, for taps in villages and schools: hills, thorn trees, houses, people who wait.

Metres, true to size; the ground is at 0. People are seen against the sky, so they are outlines and cloth, no faces.
"""

from quay import *  # noqa: F403 - the same place and light, far from any fjord
from village import *  # noqa: F403


def hills():
    """Low hills some kilometres off, so that the plain ends somewhere."""
    x, y = np.meshgrid(np.linspace(-7000, 7000, 240), np.linspace(2600, 5200, 40))
    points = np.stack([x / 1500, y / 1500, 0 * x], -1).reshape(-1, 3)
    rough = noise3(points, 9, 6, 0.52).reshape(x.shape)
    rise = np.sin(np.pi * np.clip((y - 2600) / 2600, 0, 1))
    grid_object("hills", x, y, -20 + (150 + 170 * rough) * rise).data.materials.append(plain("hills", (0.060, 0.052, 0.046), 1.0, 0, 0))


def thorn_tree(height, seed, bark, leaf):
    """A flat-topped tree: a forked trunk, and thousands of small leaves in layers that let the sky through."""
    rng = np.random.RandomState(seed)
    fork = Vector((rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), height * 0.34))
    rod((0, 0, -0.1), fork, height * 0.030, bark, 12)
    corners = []
    for k in range(9):
        a = k * math.tau / 9 + rng.uniform(-0.3, 0.3)
        reach = height * rng.uniform(0.18, 0.62)
        end = Vector((reach * math.cos(a), reach * math.sin(a), height * rng.uniform(0.80, 0.96)))
        bend = fork.lerp(end, 0.5) + Vector((0, 0, -0.05 * height))
        rod(fork, bend, height * 0.014, bark, 8)
        rod(bend, end, height * 0.008, bark, 8)
        count = 900
        turn, out = rng.uniform(0, math.tau, count), np.sqrt(rng.uniform(0, 1, count)) * height * rng.uniform(0.16, 0.26)
        place = np.stack([out * np.cos(turn), out * np.sin(turn), rng.normal(0, height * 0.034, count)], -1) + np.array(end)
        size = height * 0.013
        corners.append((place[:, None, :] + rng.normal(0, size, (count, 3, 3))).reshape(-1, 3))
    points = np.concatenate(corners)
    faces = np.arange(len(points)).reshape(-1, 3)
    mesh_object("leaves", points.tolist(), faces.tolist(), leaf)


def cloth(name, upper, lower):
    """Shirt, trousers or wrap, and dark skin above the collar."""
    made, n = material(name)
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    z = n.separate(position)[2]
    tone = n.mix(n.smooth(z, 0.95, 0.97), lower, upper)
    tone = n.mix(n.smooth(z, 1.475, 1.49), tone, (0.062, 0.035, 0.022))
    folds = n.noise(n.stretched(position, (14.0, 14.0, 3.0)), 1.0, 3.0)
    n.surface(n.principled(Base_Color=tone, Roughness=0.85, Specular=0.2, Normal=n.bump(folds, 0.7, 0.03)))
    return made


def villager(at, turn, height=1.7, upper=(0.10, 0.055, 0.030), lower=(0.025, 0.030, 0.040), skirt=False, walking=False, wears=None):
    """A person without working clothes, facing (sin turn, -cos turn); `skirt` wraps the legs to the shins.

    wears: a "wrap" round head and shoulders in a lighter shade of the upper cloth, a "hat" of straw, or a "satchel" on the back.
    """
    made = person(at, turn, walking, height)
    made.data.materials.clear()
    worn_cloth = cloth("cloth", upper, lower)
    made.data.materials.append(worn_cloth)
    with group(at, turn, height / 1.80):
        if skirt:
            turned([(0.17, 1.05), (0.20, 0.92), (0.25, 0.60), (0.27, 0.24), (0.26, 0.22), (0.20, 0.6)], worn_cloth, turns=40)
        if wears == "wrap":
            folded = plain("wrap", tuple(1.5 * part for part in upper), 0.85, 0, 0.2)
            turned([(0.19, 1.41), (0.150, 1.47), (0.116, 1.54), (0.118, 1.63), (0.128, 1.71), (0.122, 1.77), (0.085, 1.825), (0.001, 1.842)], folded, (0, 0.034, 0))
        if wears == "hat":
            straw = plain("straw", (0.17, 0.125, 0.070), 0.9, 0, 0.1)
            turned([(0.105, 1.735), (0.205, 1.715), (0.212, 1.722), (0.108, 1.75), (0.102, 1.82), (0.085, 1.852), (0.001, 1.858)], straw)
        if wears == "satchel":
            leather = plain("satchel", (0.085, 0.028, 0.014), 0.75, 0, 0.2)
            box(-0.15, 0.115, 1.05, 0.30, 0.12, 0.36, leather, 0.035)
            box(-0.13, 0.225, 1.08, 0.26, 0.03, 0.18, leather, 0.014)
    return made


def house(at, turn, paint, light=None):
    """A plain house under a sheet roof; `light` fills its window."""
    with group(at, turn):
        box(0, 0, 0, 7, 4.4, 2.6, paint.sand, 0.03)
        extruded([(-0.4, 2.5), (7.4, 2.5), (7.4, 2.58), (-0.4, 2.58)], -0.5, 5.4, paint.iron, 0.01)
        box(1.0, -0.04, 0, 0.95, 0.08, 2.05, paint.dark, 0.01)
        box(3.6, -0.04, 1.0, 1.3, 0.08, 1.0, light or paint.dark, 0.01)


def set_up_drylands(settings, eye, target, lens):
    """The plain with its hills and trees. Returns the scene and the worn paints."""
    scene, paint = set_up(settings, eye, target, lens, ground=dry_ground)
    scene.world.cycles.sampling_method = "NONE"
    hills()
    leaf, bark = plain("leaf", (0.030, 0.036, 0.018), 0.9, 0, 0.1), plain("bark", (0.035, 0.026, 0.020), 0.9, 0, 0.1)
    trees = []
    for height, seed in ((5.6, 4), (4.6, 12), (6.4, 21)):
        with prototype() as one:
            thorn_tree(height, seed, bark, leaf)
        trees.append(one)
    rng = np.random.RandomState(5)
    for k in range(70):
        y = 45 + 240 * rng.rand() ** 1.5
        stand(trees[k % 3], (rng.uniform(-0.8, 0.8) * y, y, 0), rng.uniform(0, 360), rng.uniform(0.6, 1.1))
    return scene, paint, trees
