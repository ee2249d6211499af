"""A dry country in the evening, for taps in villages and schools: hills, thorn trees, houses.

Metres, true to size; the ground is at 0.
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
