"""One brass tap, open: water falls from it against the evening light."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from valve_wheel import joined, nut
from macro import *  # noqa: F403


def brass():
    made, n = material("brass")
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    broad, grain = n.noise(position, 70.0, 4.0, 0.68), n.noise(position, 1300.0, 3.0, 0.7)
    lime = n.smooth(n.noise(n.stretched(position, (60.0, 60.0, 24.0)), 1.0, 4.0, 0.7), 0.52, 0.68)
    tone = n.mix(n.smooth(broad, 0.36, 0.70), (0.56, 0.36, 0.13), (0.20, 0.115, 0.045))
    tone = n.mix(n.math("MULTIPLY", lime, 0.45), tone, (0.34, 0.36, 0.33))
    rough = n.math("ADD", n.smooth(broad, 0.3, 0.7, 0.22, 0.42), n.math("MULTIPLY", lime, 0.20))
    bump = n.bump(n.math("ADD", grain, n.math("MULTIPLY", broad, 0.5)), 0.22, 0.0008)
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Metallic=n.math("SUBTRACT", 1.0, n.math("MULTIPLY", lime, 0.5)), Normal=bump))
    return made


def spout(surface):
    """Forward over x and down: a bent pipe with a lip."""
    pipe([(0.03, 0, 0.0), (-0.030, 0, 0.0), (-0.046, 0, -0.012), (-0.046, 0, -0.034)], 0.0098, surface, 2.2)
    turned([(0.0075, -0.046), (0.0122, -0.046), (0.0128, -0.044), (0.0128, -0.034), (0.0115, -0.031), (0.0098, -0.030), (0.0075, -0.030)], surface, (-0.046, 0, 0), 96)


def tap(surface, steel, red):
    body = turned([(0.001, -0.016), (0.0125, -0.016), (0.0150, -0.012), (0.0155, 0.000), (0.0145, 0.013), (0.0118, 0.020), (0.0118, 0.030), (0.001, 0.030)], surface, (0, 0, 0), 96)
    arm = rod((0.0, 0, 0), (0.060, 0, 0), 0.0105, surface, 96)
    collar = rod((0.045, 0, 0), (0.060, 0, 0), 0.0150, surface, 96)
    neck = rod((-0.024, 0, 0), (0.0, 0, 0), 0.0104, surface, 96)
    for part in (arm, collar, neck):
        part.data.use_auto_smooth = False
    joined([body, arm, collar, neck], 0.0007)
    spout(surface)
    made = nut((0, 0, 0), 0.027, 0.010, surface)
    made.rotation_euler, made.location = (0, 0, math.radians(20)), (0, 0, 0.040)
    rod((0, 0, 0.040), (0, 0, 0.056), 0.0046, steel, 48)
    grip = [(-0.030, 0.0545), (-0.026, 0.0525), (-0.009, 0.0540), (0.009, 0.0540), (0.026, 0.0525), (0.030, 0.0545), (0.031, 0.0580), (0.029, 0.0615), (0.020, 0.0625), (0.008, 0.0650), (-0.008, 0.0650), (-0.020, 0.0625), (-0.029, 0.0615), (-0.031, 0.0580)]
    with group((0, 0, 0), 24):
        softened(extruded(grip, -0.0052, 0.0104, red, 0), 0.0026, 4)
    rod((0.060, 0, 0), (0.40, 0, 0), 0.0108, steel, 96)
    turned([(0.0108, 0.064), (0.0165, 0.064), (0.0175, 0.066), (0.0175, 0.088), (0.0165, 0.090), (0.0108, 0.090)], surface, (0, 0, 0), 6, "x")


def stream(at, length, radius, surface):
    """It thins as it gathers speed, swells in waves, and does not hang quite straight."""
    steps, turns = 900, 72
    t = np.linspace(0, length, steps)
    thin = radius * (1 + t * 2 * 9.81 / 0.9**2) ** -0.25
    swell = noise3(np.stack([t * 70, 0 * t, 0 * t], -1), 4, 3)
    wave = 1 + (0.02 + 0.22 * (t / length) ** 2.5) * swell
    b = np.linspace(0, math.tau, turns)[None, :]
    flat = 1 + 0.10 * np.sin(2 * b + (t * 55)[:, None]) * np.exp(-t / 0.06)[:, None]
    r = (thin * wave)[:, None] * flat
    lean = (0.0016 * np.sin(t * 21) * t / length)[:, None]
    made = grid_object("stream", at[0] + lean + r * np.cos(b), at[1] + r * np.sin(b), at[2] - t[:, None] + 0 * b)
    made.data.materials.append(surface)


def spray(at, count, seed, surface):
    """Drops on their way, round and nearly still for a short exposure."""
    rng = np.random.RandomState(seed)
    shape = bmesh.new()
    for _ in range(count):
        size = rng.lognormal(math.log(0.0008), 0.5)
        down = rng.uniform(0.02, 0.20)
        aside = rng.normal(0, 0.004 + 0.10 * down, 2)
        made = bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
        bmesh.ops.scale(shape, verts=made["verts"], vec=(size, size, size * rng.uniform(1.0, 1.35)))
        bmesh.ops.translate(shape, verts=made["verts"], vec=(at[0] + aside[0], at[1] + aside[1], at[2] - down))
    mesh = bpy.data.meshes.new("spray")
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(surface)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("spray", mesh))


def main():
    settings = Settings()
    scene = studio(settings, "-0.10,-0.42,-0.030", "-0.022,0.0,-0.040", 50, 2.5, "-0.046,-0.010,-0.03")
    metal = brass()
    tap(metal, cast_metal("pipe", (0.36, 0.37, 0.37), 0.44), enamel("red", (0.40, 0.060, 0.014), 0.9, 0.28, scale=3.5))
    clear = water()
    stream((-0.046, 0, -0.045), 0.26, 0.0064, clear)
    spray((-0.046, 0, -0.045), 60, 5, clear)
    bpy.context.view_layer.update()
    body = next(made for made in bpy.context.scene.objects if made.name.startswith("turned") and made.modifiers)
    beads = scattered(body, 380, of_sizes(0.0006, 0.5, 0.0020), 3, lambda p, n: np.clip(0.4 - 0.5 * n[:, 2], 0, 1))
    drops(*beads, 5, sag=0.35, high=0.6, surface=clear)
    card(evening(1024, 576, settings.whole("scene", 31), 22, skyline=0.20, sky=0.75, size=(0.008, 0.024), ground=0.10, warm=0.8), (0.35, 2.2, 0.10), 4.0)
    softbox((0.55, 0.45, 0.16), (0, 0, -0.02), 0.20, 0.50, settings.number("key", 16.0), WARM)
    softbox((-0.60, -0.20, 0.45), (0, 0, 0), 0.40, 0.50, settings.number("fill", 6.0), COLD)
    softbox((-0.35, 0.45, 0.05), (0, 0, -0.05), 0.12, 0.60, settings.number("rim", 5.0), WARM)
    seen_near(scene, settings)


if __name__ == "__main__":
    main()
