"""A steel pipe full of cold water in a warm room: the air's own water has gathered on it in drops, some of them running."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from macro import *  # noqa: F403

#: Half the width of the pipe, metres.
RADIUS = 0.052


def tracks(count, seed):
    """Where drops ran down and took the others along: angle about the pipe, place along it, how wide."""
    rng = np.random.RandomState(seed)
    return [(rng.uniform(-0.5, 1.1), rng.uniform(-0.10, 0.14), rng.uniform(0.0016, 0.0032)) for _ in range(count)]


def pipe_body(steel):
    made = turned([(RADIUS, -0.9), (RADIUS, 1.6)], steel, (0, 0, 0), 360, "x")
    # A weld, ground almost flush, and the colours that its heat left.
    weld = turned([(RADIUS, -0.004), (RADIUS + 0.0009, -0.0022), (RADIUS + 0.0012, 0), (RADIUS + 0.0009, 0.0022), (RADIUS, 0.004)], steel, (-0.115, 0, 0), 200, "x")
    uneven = weld.modifiers.new("uneven", "SUBSURF")
    uneven.levels = uneven.render_levels = 1
    return made


def main():
    settings = Settings()
    scene = studio(settings, "-0.075,-0.285,0.080", "0.012,-0.03,0.036", 58, 4.5, "0.0,-0.046,0.026")
    steel = turned_steel("steel", (0.58, 0.60, 0.61), 0.24, 1800.0, "x", 0.3)
    made = pipe_body(steel)
    for x in (0.30, 0.318):
        turned([(0.001, 0), (0.078, 0), (0.0805, 0.002), (0.0805, 0.015), (0.078, 0.017), (0.001, 0.017)], steel, (x, 0, 0), 200, "x")
    for k in range(8):
        a = math.radians(45 * k + 10)
        rod((0.285, 0.067 * math.cos(a), 0.067 * math.sin(a)), (0.35, 0.067 * math.cos(a), 0.067 * math.sin(a)), 0.0062, steel, 6)
    card(evening(1024, 512, settings.whole("scene", 11), 34, skyline=0.50, sky=0.42, size=(0.018, 0.05), warm=0.7), (0.2, 1.9, -0.15), 3.4)
    # Only a part of the pipe is in view; drops elsewhere would be made for nobody.
    sample = turned([(RADIUS, -0.17), (RADIUS, 0.20)], steel, (0, 0, 0), 360, "x")
    bpy.context.view_layer.update()
    runs = tracks(settings.whole("tracks", 13), 6)

    def wet(places, normals):
        chance = 1.0 * (normals[:, 1] < 0.45) * (normals[:, 2] > -0.85) * (np.abs(normals[:, 0]) < 0.5)
        # Below the place a run began the steel is swept clean.
        height = np.arctan2(places[:, 2], -places[:, 1])
        for angle, along, wide in runs:
            swept = (np.abs(places[:, 0] - along) < wide) & (height < angle)
            chance = np.where(swept, 0.05, chance)
        return chance

    fine = scattered(sample, settings.whole("drops", 17000), of_sizes(0.00056, 0.44, 0.0026), 2, wet, apart=1.01)
    bpy.data.objects.remove(sample)
    drops(*fine, 3, sag=0.28, high=0.60)
    places, normals, sizes = [], [], []
    for angle, along, wide in runs:
        end = max(angle - 1.35, -0.85)
        for k, at in enumerate((end, end + 0.22)):
            place = np.array([along, -RADIUS * math.cos(at), RADIUS * math.sin(at)])
            places.append(place)
            normals.append(place * np.array([0, 1, 1]) / RADIUS)
            sizes.append(wide * (1.05 if k == 0 else 0.42))
    drops(np.array(places), np.array(normals), np.array(sizes), 12, sag=0.8, high=0.62)
    softbox((0.42, -0.25, 0.42), (0, 0, 0), 0.10, 0.55, settings.number("key", 4.2), WARM)
    softbox((-0.55, -0.10, 0.50), (0, 0, 0), 0.30, 0.50, settings.number("fill", 4.0), COLD)
    softbox((-0.1, -1.3, 0.35), (0, 0, 0), 1.6, 0.7, settings.number("front", 3.6), COLD)
    softbox((0.0, 0.5, 0.55), (0, 0, 0), 1.0, 0.12, settings.number("back", 2.5), COLD)
    seen_near(scene, settings, metal=True)


if __name__ == "__main__":
    main()
