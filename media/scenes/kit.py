"""What every Blender scene shares: settings, meshes, sky, materials (`nodes.py`), and the passes
that `renderer/develop.c` needs to denoise and grade (colour, albedo, normal, position)."""

import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector
from nodes import *  # noqa: F403 - the kit hands it on


class Settings:
    """`key=value` arguments after `--`. A key that no scene asked for is an error."""

    def __init__(self):
        given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
        self.values = dict(pair.split("=", 1) for pair in given)
        self.asked = set()

    def text(self, key, fallback=None):
        self.asked.add(key)
        return self.values.get(key, fallback)

    def number(self, key, fallback):
        return float(self.text(key, fallback))

    def whole(self, key, fallback):
        return int(float(self.text(key, fallback)))

    def numbers(self, key, fallback):
        """Comma-separated numbers, such as a position."""
        return tuple(float(part) for part in self.text(key, fallback).split(","))

    def done(self):
        unknown = set(self.values) - self.asked
        if unknown:
            sys.exit(f"unknown settings: {', '.join(sorted(unknown))}")


def empty_scene(settings, bounces=(3, 2, 3, 4)):
    """A scene without objects, set for Cycles on the processor.

    bounces: diffuse, glossy, transmission, transparent. Few on purpose: deep dusk
    shadows are wanted, and every bounce costs noise that has to be cleaned away.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = settings.whole("width", 960)
    scene.render.resolution_y = settings.whole("height", 540)
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = os.cpu_count() or 2
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = settings.whole("samples", 24)
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = settings.number("threshold", 0.02)
    cycles.adaptive_min_samples = 16
    cycles.max_bounces = max(bounces)
    cycles.diffuse_bounces, cycles.glossy_bounces = bounces[0], bounces[1]
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces[2], bounces[3]
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.use_auto_tile = False
    layer = scene.view_layers[0]
    layer.use_pass_position = True
    layer.cycles.denoising_store_passes = True
    return scene


def render_passes(scene, target):
    """Renders, then writes width, height (int32) and five planes of float32 RGB, top row first."""
    wanted = {
        "Image": "colour",
        "Denoising Albedo": "albedo",
        "Denoising Normal": "normal",
        "Position": "position",
        "Alpha": "opacity",
    }
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    folder = target + ".passes"
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.color_mode = "RGB"
    output.file_slots.clear()
    for source, name in wanted.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[-1])
    started = time.time()
    bpy.ops.render.render(write_still=False)
    print(f"rendered in {time.time() - started:.1f} s", flush=True)
    with open(target, "wb") as file:
        header = (scene.render.resolution_x, scene.render.resolution_y)
        np.array(header, np.int32).tofile(file)
        for name in wanted.values():
            written = next(f for f in os.listdir(folder) if f.startswith(name))
            path = os.path.join(folder, written)
            image = bpy.data.images.load(path)
            image.colorspace_settings.name = "Non-Color"
            width, height = image.size
            pixels = np.empty(width * height * 4, np.float32)
            image.pixels.foreach_get(pixels)
            pixels.reshape(height, width, 4)[::-1, :, :3].tofile(file)
            os.remove(path)
    os.rmdir(folder)


def mesh_object(name, vertices, faces, surface=None, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    made = bpy.data.objects.new(name, mesh)
    if surface:
        mesh.materials.append(surface)
    bpy.context.scene.collection.objects.link(made)
    return made


def grid_object(name, x, y, z, attributes=None, keep=None):
    """A smooth surface from 2-D arrays of coordinates.

    keep: one flag per cell; cells that no one can see are left out.
    """
    rows, columns = z.shape
    vertices = np.stack([x, y, z], -1).astype(np.float32).reshape(-1, 3)
    index = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1)
    quads = quads.reshape(-1, 4) if keep is None else quads[keep]
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    mesh.polygons.add(len(quads))
    starts = np.arange(0, quads.size, 4, dtype=np.int32)
    mesh.polygons.foreach_set("loop_start", starts)
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    for key, values in (attributes or {}).items():
        attribute = mesh.attributes.new(key, "FLOAT", "POINT")
        attribute.data.foreach_set("value", values.astype(np.float32).ravel())
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def camera(scene, position, target, lens, shift=(0.0, 0.0)):
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(made)
    made.location = position
    made.rotation_euler = aim(position, target)
    data.lens = lens
    data.clip_start, data.clip_end = 0.01, 100000
    data.shift_x, data.shift_y = shift
    scene.camera = made
    return data


def aim(position, target):
    return (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()


def low_sun(scene, azimuth, elevation, strength, colour=(1.0, 0.62, 0.34), size=0.6):
    """A warm sun. azimuth: degrees from +y towards +x, so 90 shines from the right."""
    a, e = math.radians(azimuth), math.radians(elevation)
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, colour, math.radians(size)
    made = bpy.data.objects.new("sun", data)
    made.rotation_euler = aim((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)), (0, 0, 0))
    scene.collection.objects.link(made)


def dusk_sky(scene, azimuth, strength=1.0, glow=1.0):
    """A clear evening: pale band at the horizon, warm towards the sun, petrol overhead."""
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    nodes = Nodes(world.node_tree)
    direction = nodes.add("ShaderNodeTexCoord").outputs["Generated"]
    height = nodes.math("MAXIMUM", nodes.separate(direction)[2], 0.0)
    band = nodes.math("POWER", height, 0.5)
    sky = nodes.ramp(
        band,
        [
            (0.0, (0.56, 0.60, 0.62)),
            (0.22, (0.40, 0.52, 0.58)),
            (0.45, (0.20, 0.36, 0.45)),
            (0.75, (0.07, 0.19, 0.27)),
            (1.0, (0.035, 0.11, 0.17)),
        ],
    )
    a = math.radians(azimuth)
    towards = (math.sin(a), math.cos(a), 0.06)
    facing = nodes.add("ShaderNodeVectorMath", {0: direction, 1: towards}, operation="DOT_PRODUCT")
    near_sun = nodes.math("MAXIMUM", facing.outputs["Value"], 0.0)
    low = nodes.smooth(height, 0.45, 0.0)
    wide = nodes.math("MULTIPLY", nodes.math("POWER", near_sun, 3.0), low)
    tight = nodes.math("MULTIPLY", nodes.math("POWER", near_sun, 24.0), low)
    amount = nodes.math("ADD", nodes.math("MULTIPLY", wide, 0.55 * glow), nodes.math("MULTIPLY", tight, 0.8 * glow))
    warm = nodes.mix(1.0, sky, nodes.mix(amount, (0.0, 0.0, 0.0), (1.0, 0.60, 0.32)), "ADD")
    background = nodes.add("ShaderNodeBackground", {"Color": warm, "Strength": strength})
    output = nodes.add("ShaderNodeOutputWorld")
    world.node_tree.links.new(background.outputs[0], output.inputs[0])


def noise3(points, seed=0, octaves=4, roughness=0.5):
    """Value noise of an (n, 3) array, about -1..1: for shaping meshes without a slow loop."""
    rng = np.random.RandomState(seed)
    table = rng.uniform(-1, 1, 4096).astype(np.float32)
    total = np.zeros(len(points), np.float32)
    weight, scale = 1.0, 1.0
    for octave in range(octaves):
        p = points * scale + 17.3 * octave
        cell = np.floor(p).astype(np.int64)
        f = p - cell
        f = f * f * (3 - 2 * f)
        value = 0
        for corner in range(8):
            o = np.array([corner & 1, corner >> 1 & 1, corner >> 2 & 1])
            c = cell + o
            h = (c[:, 0] * 73856093) ^ (c[:, 1] * 19349663) ^ (c[:, 2] * 83492791)
            w = np.prod(np.where(o, f, 1 - f), axis=1)
            value = value + table[h & 4095] * w
        total += weight * value
        weight *= roughness
        scale *= 2.03
    return total
