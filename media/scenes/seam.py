"""The seam of a full flexitank, seen along the taut skin: woven cloth, a welded band, small folds that run into it."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from macro import *  # noqa: F403

#: Metres from tape to tape of the woven cloth, and half the width of the welded band.
WEAVE, BAND = 0.0024, 0.017


def skin():
    """A piece of the bag seen from above it: the seam runs along y, the bag curves down at its sides."""
    x = np.concatenate([np.linspace(-0.30, -0.09, 140), np.linspace(-0.09, 0.12, 920)[1:], np.linspace(0.12, 0.34, 140)[1:]])
    y = np.concatenate([np.linspace(-0.10, 0.0, 60), np.linspace(0.0, 0.22, 920)[1:], np.linspace(0.22, 0.5, 320)[1:], np.linspace(0.5, 1.6, 200)[1:]])
    x, y = np.meshgrid(x, y)
    points = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    away = np.abs(x)
    taut = -0.34 * x**2 - 0.10 * (y - 0.35) ** 2 - 0.05 * np.clip(y - 0.5, 0, 9) ** 2
    # The seam gives less than the cloth: it draws the skin in, and folds run into it from both sides.
    drawn = -0.0085 * np.exp(-((away / 0.035) ** 2))
    pucker = noise3(np.stack([x * 9, y * 62 + 0.7 * np.sign(x), 0 * x], -1).reshape(-1, 3), 17, 3, 0.55).reshape(x.shape)
    pucker = 0.0030 * pucker * np.exp(-((away - BAND) / 0.050)) * (1 / (1 + np.exp(-(away - BAND) / 0.0015)))
    slow = 0.004 * noise3(points * 6.0, 5, 2).reshape(x.shape)
    inside = 1 / (1 + np.exp((away - BAND) / 0.0004))
    edge = np.exp(-(((away - BAND) / 0.0011) ** 2))
    wavy = 0.00022 * noise3(np.stack([x * 30, y * 140, 0 * x], -1).reshape(-1, 3), 41, 3).reshape(x.shape)
    # The welding bar leaves its own pattern, little lozenges, a millimetre and a half from row to row.
    lozenge = np.abs(np.sin((x + y) * math.pi / 0.0030) * np.sin((x - y) * math.pi / 0.0030))
    pressed = inside * (0.00075 - 0.00042 * lozenge**1.6 * (np.abs(away) < BAND - 0.003)) + 0.00030 * edge + inside * wavy
    # Woven of flat tapes, over and under.
    u, v = x / WEAVE, y / WEAVE
    over = np.where((np.floor(u) + np.floor(v)) % 2 == 0, 1.0, -1.0)
    across = np.abs((u % 1) - 0.5) * 2
    along = np.abs((v % 1) - 0.5) * 2
    tape = np.where(over > 0, (1 - across**4) * (1 - 0.55 * along**2), (1 - along**4) * (1 - 0.55 * across**2))
    irregular = 0.75 + 0.35 * noise3(np.stack([np.floor(u) * 0.37, np.floor(v) * 0.37, 0 * u], -1).reshape(-1, 3), 71, 2).reshape(x.shape)
    cloth = 0.00034 * tape * irregular * (1 - inside)
    z = taut + drawn + pucker + slow + pressed + cloth
    made = grid_object("skin", x, y, z, {"band": inside, "warp": (over > 0) * 1.0})
    return made


def skin_material():
    made, n = material("skin")
    position = n.geometry()["Position"]
    fibre_u = n.noise(n.stretched(position, (2600.0, 120.0, 120.0)), 1.0, 2.0)
    fibre_v = n.noise(n.stretched(position, (120.0, 2600.0, 120.0)), 1.0, 2.0)
    band, warp = n.attribute("band"), n.attribute("warp")
    fibre = n.mix(warp, fibre_v, fibre_u)
    dust = n.smooth(n.noise(position, 26.0, 4.0, 0.68), 0.44, 0.76)
    smear = n.smooth(n.noise(n.stretched(position, (22.0, 5.0, 9.0)), 1.0, 4.0), 0.50, 0.74)
    tone = n.mix(n.smooth(fibre, 0.35, 0.65), (0.55, 0.60, 0.61), (0.66, 0.70, 0.70))
    tone = n.mix(n.math("MULTIPLY", dust, 0.30), tone, (0.33, 0.33, 0.31))
    tone = n.mix(n.math("MULTIPLY", smear, 0.18), tone, (0.25, 0.26, 0.25))
    grey = n.mix(n.math("MULTIPLY", dust, 0.35), (0.38, 0.45, 0.47), (0.24, 0.27, 0.275))
    tone = n.mix(n.math("MULTIPLY", band, 0.75), tone, grey)
    speck = n.smooth(n.noise(position, 240.0, 2.0), 0.72, 0.76)
    tone = n.mix(n.math("MULTIPLY", speck, 0.5), tone, (0.10, 0.085, 0.07))
    rough = n.math("SUBTRACT", n.smooth(fibre, 0.3, 0.7, 0.36, 0.50), n.math("MULTIPLY", band, 0.12))
    inner = n.principled(Base_Color=tone, Roughness=rough, Specular=0.45, Sheen=0.1, Normal=n.bump(fibre, 0.16, 0.0003))
    through = n.add("ShaderNodeBsdfTranslucent", {"Color": (0.60, 0.76, 0.82, 1)}).outputs[0]
    n.surface(n.add("ShaderNodeMixShader", {0: 0.10, 1: inner, 2: through}).outputs[0])
    return made


def main():
    settings = Settings()
    scene = studio(settings, "0.105,-0.135,0.120", "0.006,0.130,0.0", 62, 5.6, "0.004,0.115,0.0")
    made = skin()
    made.data.materials.append(skin_material())
    card(evening(1024, 512, 3, 26, skyline=0.52, sky=0.55, warm=0.75), (0, 3.2, 0.55), 5.6)
    bpy.context.view_layer.update()
    if settings.whole("drops", 420):
        def near(places, normals):
            return np.exp(-((places[:, 0] - 0.03) ** 2) / 0.012) * (places[:, 1] < 0.5)

        wet = scattered(made, settings.whole("drops", 420), of_sizes(0.0010, 0.6, 0.0042), 4, near, apart=1.6)
        drops(*wet, 9, sag=0.15, high=0.62)
    softbox((-0.95, 0.75, 0.22), (0, 0.15, 0), 0.30, 0.30, settings.number("key", 36.0), WARM)
    softbox((0.9, -0.2, 0.9), (0, 0.15, 0), 0.9, 0.9, settings.number("fill", 2.2), COLD)
    softbox((0.1, 1.5, 0.9), (0, 0.3, 0), 1.2, 0.3, settings.number("back", 4.0), COLD)
    seen_near(scene, settings)


if __name__ == "__main__":
    main()
