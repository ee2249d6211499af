"""The corner of a carton of water and its tap, near: the ribs of the board show through the print, a drop hangs from the tap."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from coupling import hanging, soft
from valve_wheel import joined
from macro import *  # noqa: F403

#: Half the carton's width and depth, its height; the rounding of its folds; where the tap comes out of its front.
WIDE, DEEP, HIGH, FOLD = 0.145, 0.105, 0.25, 0.0030
TAP = 0.052


def carton(surface):
    """Front and side pressed outward a little by the water; x along the front, which looks towards -y."""
    front = WIDE * 2 - 2 * FOLD
    straight = np.linspace(0, front, 900)
    bend = np.linspace(0, math.pi / 2, 26)[1:]
    side = np.linspace(0, DEEP * 2, 260)[1:]
    x = np.concatenate([-WIDE + FOLD + straight, WIDE - FOLD + FOLD * np.sin(bend), np.full(len(side), WIDE)])
    y = np.concatenate([np.full(len(straight), -DEEP), -DEEP + FOLD * (1 - np.cos(bend)), -DEEP + FOLD + side])
    nx = np.concatenate([np.zeros(len(straight)), np.sin(bend), np.ones(len(side))])
    ny = np.concatenate([-np.ones(len(straight)), -np.cos(bend), np.zeros(len(side))])
    along = np.concatenate([straight, front + FOLD * bend, front + FOLD * math.pi / 2 + side])
    z = np.linspace(0.0, HIGH, 1000)
    s, z2 = np.meshgrid(along, z)
    fold = np.exp(-(((s - front - FOLD * 0.8) / 0.004) ** 2))
    full = np.sin(np.clip(z2 / HIGH, 0, 1) * math.pi) * np.where(s < front, np.sin(np.clip(s / front, 0, 1) * math.pi), np.sin(np.clip((s - front) / (2 * DEEP), 0, 1) * math.pi))
    points = np.stack([s, z2, 0 * s], -1).reshape(-1, 3)
    ribs = 0.00006 * np.cos(math.tau * z2 / 0.0041) * (1 - fold)
    crush = fold * (0.00075 * noise3(points * np.array([20, 85, 1]), 7, 3).reshape(s.shape) - 0.0004)
    slow = 0.0009 * noise3(points * 14, 3, 3).reshape(s.shape)
    out = 0.0062 * full + ribs + crush + slow
    made = grid_object("carton", x[None, :] + out * nx[None, :], y[None, :] + out * ny[None, :], z2, {"fold": fold, "up": z2 / HIGH, "along": s})
    made.data.materials.append(surface)
    return made


def board():
    """Printed paper over ribs: more ink where the press met a rib, fibres, the fold rubbed to bare brown."""
    made, n = material("board")
    position = n.geometry()["Position"]
    up, fold = n.attribute("up"), n.attribute("fold")
    rib = n.math("ADD", 0.5, n.math("MULTIPLY", 0.5, n.math("COSINE", n.math("MULTIPLY", up, math.tau * HIGH / 0.0041))))
    fibre = n.noise(n.stretched(position, (900.0, 900.0, 380.0)), 1.0, 3.0, 0.7)
    cloud = n.noise(position, 65.0, 4.0, 0.65)
    edge_of_print = n.math("ADD", up, n.math("MULTIPLY", n.math("SUBTRACT", n.noise(position, 700.0, 2.0), 0.5), 0.004))
    printed = n.math("MULTIPLY", n.smooth(edge_of_print, 0.395, 0.398), n.smooth(edge_of_print, 0.985, 0.98))
    ink = n.mix(n.math("MULTIPLY", rib, 0.55), (0.016, 0.105, 0.132), (0.008, 0.070, 0.092))
    ink = n.mix(n.smooth(fibre, 0.60, 0.78, 0.0, 0.45), ink, (0.17, 0.26, 0.28))
    ink = n.mix(n.smooth(cloud, 0.45, 0.75, 0.0, 0.30), ink, (0.03, 0.15, 0.18))
    paper = n.mix(n.smooth(fibre, 0.3, 0.7), (0.60, 0.61, 0.585), (0.70, 0.71, 0.69))
    paper = n.mix(n.smooth(cloud, 0.45, 0.75, 0.0, 0.35), paper, (0.47, 0.465, 0.43))
    tone = n.mix(printed, paper, ink)
    rub = n.math("MULTIPLY", fold, n.smooth(n.noise(n.stretched(position, (90.0, 90.0, 45.0)), 1.0, 4.0, 0.7), 0.46, 0.58))
    tone = n.mix(n.math("MULTIPLY", rub, 0.85), tone, (0.36, 0.26, 0.165))
    relief = n.math("ADD", n.math("MULTIPLY", fibre, 0.5), n.math("MULTIPLY", cloud, 0.8))
    rough = n.math("SUBTRACT", n.smooth(fibre, 0.3, 0.7, 0.60, 0.74), n.math("MULTIPLY", printed, 0.16))
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.35, Normal=n.bump(relief, 0.30, 0.00045)))
    return made


def plastic(name, colour):
    made, n = material(name)
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    fine, broad = n.noise(position, 1700.0, 2.0), n.noise(position, 70.0, 4.0, 0.65)
    rough = n.smooth(broad, 0.3, 0.7, 0.22, 0.40)
    n.surface(n.principled(Base_Color=colour, Roughness=rough, Specular=0.5, Normal=n.bump(fine, 0.10, 0.0004)))
    return made


def tap(x, z, white, petrol, lever=True):
    """Pressed through the board: a collar, a body, a spout down, a cap, and a lever that lifts."""
    front = -DEEP - 0.0052
    collar = turned(soft([(0.001, 0.004), (0.0215, 0.004), (0.0215, 0.0), (0.0195, -0.0022), (0.0150, -0.0030), (0.0150, -0.0048), (0.001, -0.0048)], 0.0010), white, (x, front, z), 160)
    collar.rotation_euler = (-math.pi / 2, 0, 0)
    body = [rod((x, front - 0.001, z), (x, front - 0.031, z), 0.0108, white, 96), rod((x, front - 0.024, z + 0.012), (x, front - 0.024, z - 0.018), 0.0098, white, 96)]
    for part in body:
        part.data.use_auto_smooth = False
    grown = joined(body, 0.0006)
    turned(soft([(0.0066, -0.030), (0.0082, -0.030), (0.0088, -0.017), (0.0100, -0.016), (0.0100, -0.013), (0.0066, -0.013)], 0.0006), white, (x, front - 0.024, z), 96)
    with group((x, front - 0.024, z)):
        cap = turned(soft([(0.001, 0.0205), (0.0085, 0.0205), (0.0108, 0.0185), (0.0112, 0.0125), (0.0100, 0.0115), (0.001, 0.0115)], 0.0012), petrol, (0, 0, 0), 96)
        if not lever:
            return grown, cap
        grip = extruded([(-0.001, 0.0150), (0.012, 0.0160), (0.026, 0.0130), (0.0275, 0.0142), (0.0265, 0.0168), (0.012, 0.0200), (-0.001, 0.0195)], -0.0068, 0.0136, petrol, 0)
        softened(grip, 0.0016, 4)
        grip.rotation_euler = (0, 0, math.radians(-62))
    return grown, cap


def main():
    settings = Settings()
    scene = studio(settings, "-0.120,-0.430,0.105", "0.020,-0.120,0.078", 80, 4.0, "0.036,-0.137,0.060")
    carton(board())
    white, petrol = plastic("tap", (0.66, 0.67, 0.655)), plastic("lever", (0.010, 0.082, 0.106))
    tap(0.040, TAP, white, petrol)
    hanging((0.040, -DEEP - 0.0292, TAP - 0.0295), 0.0033, water())
    surface, n = material("table")
    position = n.geometry()["Position"]
    grain = n.noise(n.stretched(position, (22.0, 300.0, 90.0)), 1.0, 4.0, 0.62)
    tone = n.mix(n.smooth(grain, 0.30, 0.70), (0.060, 0.036, 0.020), (0.150, 0.092, 0.050))
    n.surface(n.principled(Base_Color=tone, Roughness=n.smooth(grain, 0.3, 0.7, 0.26, 0.42), Specular=0.5, Normal=n.bump(grain, 0.12, 0.001)))
    mesh_object("table", [(-2, -0.6, 0), (2, -0.6, 0), (2, 1.4, 0), (-2, 1.4, 0)], [(0, 1, 2, 3)], surface)
    card(evening(1024, 512, settings.whole("scene", 14), 20, skyline=0.30, sky=0.22, size=(0.03, 0.07), warm=0.85), (0.3, 1.9, 0.35), 3.6)
    softbox((-0.70, -0.30, 0.42), (0.03, -0.12, 0.05), 0.35, 0.45, settings.number("key", 9.0), WARM)
    softbox((0.75, -0.55, 0.50), (0.05, -0.1, 0.05), 0.5, 0.5, settings.number("fill", 3.0), COLD)
    softbox((0.35, 0.30, 0.55), (0.1, -0.1, 0.2), 0.5, 0.15, settings.number("back", 4.0), WARM)
    seen_near(scene, settings)


if __name__ == "__main__":
    main()
