"""A drop above the rings it has raised: dark water, a low warm light behind on the right."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *  # noqa: F403 - the kit is this folder's vocabulary


def surface_height(r):
    """Rings running outwards, a crater, and the column that springs back from it."""

    def ring(centre, width, waves, height):
        return height * np.exp(-(((r - centre) / width) ** 2)) * np.cos(waves * (r - centre))

    rings = ring(1.45, 0.55, 6.2, 0.105) + ring(2.9, 0.8, 4.6, 0.055) + ring(4.9, 1.3, 3.6, 0.030)
    crater = -0.11 * np.exp(-((r / 0.66) ** 2))
    neck = 0.50 * np.exp(-((r / 0.155) ** 2)) + 0.17 * np.exp(-((r / 0.36) ** 2))
    bead = 0.10 * np.exp(-((r / 0.085) ** 4))
    return rings + crater + neck + bead


def water():
    """A disc fine in the middle and wide enough to reach its own horizon."""
    radius = np.concatenate([np.linspace(0.0005, 9, 1500), 9 * np.geomspace(1.004, 120, 160)])
    angle = np.linspace(0, 2 * np.pi, 900)
    r, a = np.meshgrid(radius, angle, indexing="ij")
    made = grid_object("water", r * np.cos(a), r * np.sin(a), surface_height(r))
    surface, n = material("water")
    height = n.separate(n.geometry()["Position"])[2]
    # Thin water lets light through: the column is lighter than the pool.
    thin = n.smooth(height, 0.02, 0.55)
    colour = n.mix(thin, (0.003, 0.030, 0.042), (0.11, 0.42, 0.48))
    n.surface(n.principled(Base_Color=colour, Roughness=0.02, IOR=1.333, Specular=0.55))
    made.data.materials.append(surface)


def drop(height, radius, surface):
    """A falling drop: rounder below, a little drawn out above."""
    import bmesh

    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=96, v_segments=64, radius=1)
    for vertex in shape.verts:
        up = max(0, vertex.co.z)
        slim = 1 - 0.07 * up**1.5
        vertex.co = (
            vertex.co.x * radius * slim,
            vertex.co.y * radius * slim,
            vertex.co.z * radius * (1 + 0.06 * up) + height,
        )
    mesh = bpy.data.meshes.new("drop")
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    mesh.materials.append(surface)
    made = bpy.data.objects.new("drop", mesh)
    bpy.context.scene.collection.objects.link(made)


def backdrop(scene):
    """Dusk as a soft light box: petrol above, a pale band at eye height, warm on the right."""
    world = bpy.data.worlds.new("dusk")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    n = Nodes(world.node_tree)
    direction = n.separate(n.add("ShaderNodeTexCoord").outputs["Generated"])
    level = n.math("ADD", n.math("MULTIPLY", direction[2], 1.0), 0.12)
    sky = n.ramp(
        level,
        [
            (0.0, (0.03, 0.10, 0.13)),
            (0.12, (0.30, 0.46, 0.50)),
            (0.22, (0.42, 0.56, 0.60)),
            (0.40, (0.075, 0.23, 0.30)),
            (0.75, (0.010, 0.055, 0.080)),
            (1.0, (0.006, 0.030, 0.046)),
        ],
    )
    right = n.smooth(direction[0], 0.0, 0.75)
    low = n.smooth(level, 0.42, 0.14)
    warm = n.mix(n.math("MULTIPLY", right, low), (0.0, 0.0, 0.0), (1.5, 0.95, 0.58))
    ahead = n.smooth(direction[1], -1.0, 0.9, 0.25, 1.25)
    lit = n.mix(1.0, n.mix(1.0, sky, warm, "ADD"), n.add("ShaderNodeCombineXYZ", {0: ahead, 1: ahead, 2: ahead}).outputs[0], "MULTIPLY")
    background = n.add("ShaderNodeBackground", {"Color": lit, "Strength": 1.0})
    output = n.add("ShaderNodeOutputWorld")
    world.node_tree.links.new(background.outputs[0], output.inputs[0])


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(1, 6, 8, 6))
    scene.cycles.sample_clamp_indirect = 8
    water()
    surface, n = material("clear")
    glass = n.add("ShaderNodeBsdfGlass", {"Color": (0.93, 0.985, 1, 1), "Roughness": 0.0, "IOR": 1.333})
    n.surface(glass.outputs[0])
    drop(1.08, 0.225, surface)
    drop(2.02, 0.12, surface)
    backdrop(scene)
    lens = settings.number("lens", 66)
    eye = settings.numbers("eye", "0.4,-7.8,1.7")
    data = camera(scene, eye, settings.numbers("target", "-1.15,0,0.62"), lens)
    data.dof.use_dof = True
    data.dof.focus_distance = math.hypot(eye[0], eye[1])
    data.dof.aperture_fstop = 1.1
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)


main()
