"""What studies seen from near share: a lens with little in focus, an evening out of focus behind it, wet things and worn ones.

Metres, true to size. What lies far behind is drawn soft on a card: lamps seen through a real lens at a few hundred samples
would be full of grains.
"""

from glass import clear_body
from shapes import *  # noqa: F403 - the vocabulary of all models


def studio(settings, eye, target, lens, fstop, focus=None):
    """An empty place for a study, its camera set; returns the scene."""
    scene = empty_scene(settings, (2, 5, 6, 8))
    place, seen = settings.numbers("eye", eye), settings.numbers("target", target)
    data = camera(scene, place, seen, settings.number("lens", lens), settings.numbers("shift", "0,0"))
    data.clip_start = 0.004
    # A drop out of focus mirrors a lamp in a point: one such path in a thousand must not print a spark.
    scene.cycles.sample_clamp_direct, scene.cycles.sample_clamp_indirect = 9, 2.5
    data.dof.use_dof = True
    data.dof.aperture_fstop = settings.number("fstop", fstop)
    data.dof.aperture_blades = 9
    data.dof.focus_distance = math.dist(place, settings.numbers("focus", focus or target))
    world = bpy.data.worlds.new("air")
    scene.world = world
    world.use_nodes = True
    strength = settings.number("air", 0.05)
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.30, 0.52, 0.62, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    return scene


def softbox(at, target, width, height, strength, colour=(1.0, 1.0, 1.0)):
    """A wide soft lamp; what shines shows its shape, so it is as long as a strip light or a cloud would be."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", width, height
    data.energy, data.color = strength, colour
    made = bpy.data.objects.new("softbox", data)
    made.location, made.rotation_euler = at, aim(at, target)
    bpy.context.scene.collection.objects.link(made)
    return made


WARM, COLD = (1.0, 0.66, 0.38), (0.52, 0.80, 1.0)


def evening(width, height, seed, lamps, skyline=0.42, sky=0.5, size=(0.012, 0.035), ground=0.05, warm=0.6):
    """An evening by the water as a lens sees it that is focused elsewhere: linear RGB, lowest row first.

    lamps: how many discs of light; skyline: where land ends and sky begins, a part of the height.
    """
    rng = np.random.RandomState(seed)
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    rise = np.clip((y - skyline) / (1 - skyline), 0, 1)[..., None]
    near, far = np.array([0.50, 0.40, 0.31]), np.array([0.055, 0.150, 0.205])
    air = sky * (near * np.exp(-rise * 5.0) * (0.55 + 0.45 * x[..., None]) + far * (1 - 0.5 * rise))
    land = ground * np.array([0.25, 0.42, 0.50]) * (0.5 + 0.8 * y[..., None])
    edge = skyline + 0.03 * np.sin(5 * x + seed) + 0.018 * np.sin(17 * x + 2 * seed)
    over = 1 / (1 + np.exp(-(y - edge) / 0.022))
    image = land + over[..., None] * (air - land)
    for _ in range(lamps):
        at = (rng.uniform(0, 1), skyline + rng.normal(-0.02, 0.055))
        radius = rng.uniform(*size)
        tone = np.array([1.0, 0.56, 0.24]) if rng.rand() < warm else np.array([0.55, 0.85, 0.95])
        away = np.hypot((x - at[0]) * width / height, y - at[1]) / radius
        # The rim of a disc is a little brighter than its middle, as no lens is corrected quite.
        disc = 1 / (1 + np.exp((away - 1) / 0.045)) * (0.72 + 0.28 * np.clip(away, 0, 1) ** 3)
        image += (rng.gamma(1.6, 0.55) * disc)[..., None] * tone
    return image


def card(image, at, wide, strength=1.0, face=(0, -1, 0)):
    """The evening on a card behind the scene: seen and mirrored, but lighting nothing by itself."""
    height, width = image.shape[:2]
    stored = bpy.data.images.new("evening", width, height, float_buffer=True)
    stored.colorspace_settings.name = "Non-Color"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image
    stored.pixels.foreach_set(pixels.ravel())
    stored.pack()
    high = wide * height / width
    made = mesh_object("card", [(-wide / 2, 0, -high / 2), (wide / 2, 0, -high / 2), (wide / 2, 0, high / 2), (-wide / 2, 0, high / 2)], [(0, 1, 2, 3)])
    sheet = made.data.uv_layers.new(name="sheet")
    sheet.data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1])
    surface, n = material("evening")
    shown = n.add("ShaderNodeTexImage", {"Vector": n.add("ShaderNodeUVMap", uv_map="sheet").outputs[0]})
    shown.image = stored
    n.surface(n.add("ShaderNodeEmission", {"Color": shown.outputs[0], "Strength": strength}).outputs[0])
    made.data.materials.append(surface)
    made.location = at
    made.rotation_euler = Vector(face).to_track_quat("-Y", "Z").to_euler()
    made.visible_diffuse = made.visible_shadow = False
    return made


def water():
    return clear_body("drops", (0.985, 0.997, 1.0), 1.333)


def drop_shape(rng, turns, rings, high, sag):
    """A drop on a wall: flattened, never quite round, its weight hanging towards -v. Unit radius, (u, v, out)."""
    angles = np.linspace(0, math.tau, turns, endpoint=False)
    wander = 1 + sum(rng.normal(0, 0.045) * np.cos(k * angles + rng.uniform(0, 6.28)) for k in (2, 3, 4))
    shape = []
    for k in range(rings):
        t = k / rings
        radius = math.cos(t * math.pi / 2) ** 0.72
        out = high * math.sin(t * math.pi / 2) ** 0.9
        down = -sag * (1 - radius) * (0.5 + out)
        shape += [(radius * w * math.cos(a), radius * w * math.sin(a) * (1 + sag * 0.5 * (math.sin(a) < 0)) + down, out) for a, w in zip(angles, wander)]
    return np.array([*shape, (0, -sag * (0.5 + high), high)])


def drops(places, normals, sizes, seed, sag=0.25, high=0.55, down=(0, 0, -1), surface=None):
    """Water standing on a surface, as one mesh; open below, where the wet thing itself closes each drop."""
    rng = np.random.RandomState(seed)
    fine, coarse = (28, 9), (16, 5)
    limit = np.quantile(sizes, 0.75)
    shapes = {shape: [drop_shape(rng, *shape, high * rng.uniform(0.8, 1.15), sag * rng.uniform(0.5, 1.4)) for _ in range(14)] for shape in (fine, coarse)}
    corners = {shape: drop_triangles(*shape) for shape in shapes}
    vertices, faces, start = [], [], 0
    for place, normal, size in zip(places, normals, sizes):
        shape = fine if size >= limit else coarse
        form = shapes[shape][rng.randint(14)]
        upward = -np.array(down, float)
        v = upward - normal * (upward @ normal)
        if np.linalg.norm(v) < 0.15:
            turn = rng.uniform(0, 6.28)
            v = np.cross(normal, [math.cos(turn), math.sin(turn), 0.3])
        v /= np.linalg.norm(v)
        u = np.cross(v, normal)
        vertices.append(place + size * (form[:, :1] * u + form[:, 1:2] * v + (form[:, 2:] - 0.02) * normal))
        faces.append(corners[shape] + start)
        start += len(form)
    return triangle_object("drops", np.concatenate(vertices), np.concatenate(faces), surface or water())


def drop_triangles(turns, rings):
    ring = np.arange(turns)
    after = (ring + 1) % turns
    sides = [np.stack(three, -1) for k in range(rings - 1) for three in ((k * turns + ring, k * turns + after, (k + 1) * turns + after), (k * turns + ring, (k + 1) * turns + after, (k + 1) * turns + ring))]
    last = (rings - 1) * turns
    return np.concatenate([*sides, np.stack([last + ring, last + after, np.full(turns, rings * turns)], -1)])


def triangle_object(name, vertices, triangles, surface):
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
    mesh.loops.add(triangles.size)
    mesh.loops.foreach_set("vertex_index", triangles.astype(np.int32).ravel())
    mesh.polygons.add(len(triangles))
    mesh.polygons.foreach_set("loop_start", np.arange(0, triangles.size, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(triangles), 3, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(triangles), bool))
    mesh.update()
    mesh.materials.append(surface)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def scattered(made, count, sizes, seed, keep=None, apart=1.05):
    """Places on a mesh where drops stand without running into each other.

    sizes: how large, `(n, rng)` to n radii in metres; the largest take their places first.
    keep: which points of the surface may be wet, from places and normals to a chance from 0 to 1.
    """
    rng = np.random.RandomState(seed)
    evaluated = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    mesh.calc_loop_triangles()
    corners = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", corners)
    corners = corners.reshape(-1, 3)
    triangles = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.loop_triangles.foreach_get("vertices", triangles)
    a, b, c = (corners[triangles.reshape(-1, 3)[:, k]] for k in range(3))
    across = np.cross(b - a, c - a)
    area = np.linalg.norm(across, axis=1)
    chosen = rng.choice(len(area), count * 4, p=area / area.sum())
    s, t = rng.rand(2, count * 4, 1)
    s, t = np.where(s + t > 1, 1 - s, s), np.where(s + t > 1, 1 - t, t)
    places = a[chosen] + s * (b - a)[chosen] + t * (c - a)[chosen]
    normals = across[chosen] / area[chosen][:, None]
    matrix = np.array(made.matrix_world)
    places, normals = places @ matrix[:3, :3].T + matrix[:3, 3], normals @ matrix[:3, :3].T
    if keep is not None:
        wet = rng.rand(len(places)) < keep(places, normals)
        places, normals = places[wet], normals[wet]
    places, normals = places[:count], normals[:count]
    radii = np.sort(sizes(len(places), rng))[::-1]
    cell = radii[0] * 2
    taken, kept = {}, []
    for k, (place, radius) in enumerate(zip(places, radii)):
        key = tuple((place // cell).astype(int))
        near = [j for i in np.ndindex(3, 3, 3) for j in taken.get(tuple(np.add(key, i) - 1), ())]
        if any(np.linalg.norm(places[j] - place) < apart * (radii[j] + radius) for j in near):
            continue
        taken.setdefault(key, []).append(k)
        kept.append(k)
    evaluated.to_mesh_clear()
    return places[kept], normals[kept], radii[kept]


def of_sizes(middle, spread, most):
    """Radii as drops have them: many small, few large."""
    return lambda n, rng: np.clip(rng.lognormal(math.log(middle), spread, n), middle * 0.3, most)


def enamel(name, colour, wear=0.5, roughness=0.28, bare=(0.33, 0.34, 0.34), scale=1.0, rust=0.4):
    """Thick paint on cast iron: an uneven skin, fine scratches, chipped at its edges down to primer and metal.

    scale: 1 for something a hand wide; more for smaller things.
    """
    made, n = material(name)
    geometry = n.geometry()
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    rounded = n.add("ShaderNodeBevel", {"Radius": 0.0022 / scale}, samples=4).outputs[0]
    turn = n.add("ShaderNodeVectorMath", {0: rounded, 1: geometry["Normal"]}, operation="DOT_PRODUCT").outputs["Value"]
    edge = n.smooth(turn, 0.995, 0.93)
    patches = n.noise(position, 42.0 * scale, 4.0, 0.68)
    chip = n.smooth(n.math("ADD", patches, n.math("MULTIPLY", edge, 0.20)), 0.70 - 0.07 * wear, 0.712 - 0.07 * wear)
    rim = n.math("SUBTRACT", n.smooth(n.math("ADD", patches, n.math("MULTIPLY", edge, 0.20)), 0.683 - 0.07 * wear, 0.70 - 0.07 * wear), chip)
    scratch = n.smooth(n.noise(n.stretched(position, (30.0 * scale, 700.0 * scale, 240.0 * scale)), 1.0, 2.0), 0.64, 0.74)
    dirt = n.smooth(n.noise(position, 17.0 * scale, 4.0, 0.7), 0.45, 0.75)
    tone = n.mix(n.math("MULTIPLY", dirt, 0.42), colour, tuple(0.28 * c + 0.008 for c in colour))
    tone = n.mix(n.math("MULTIPLY", scratch, 0.22), tone, tuple(0.5 * c + 0.22 for c in colour))
    metal = n.mix(n.smooth(n.noise(position, 120.0 * scale, 3.0), 0.62 - 0.25 * rust, 0.66), bare, (0.13, 0.045, 0.017))
    tone = n.mix(rim, tone, (0.20, 0.17, 0.14))
    tone = n.mix(chip, tone, metal)
    skin = n.noise(position, 210.0 * scale, 2.0)
    relief = n.math("SUBTRACT", n.math("ADD", n.math("MULTIPLY", skin, 0.16), n.math("MULTIPLY", patches, 0.3)), n.math("MULTIPLY", chip, 0.9))
    bump = n.add("ShaderNodeBump", {"Strength": 0.35, "Distance": 0.0012 / scale, "Height": relief, "Normal": rounded}).outputs[0]
    rough = n.math("ADD", n.smooth(dirt, 0.0, 1.0, roughness, roughness + 0.22), n.math("MULTIPLY", chip, 0.22))
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Specular=0.5, Metallic=n.math("MULTIPLY", chip, 0.55), Normal=bump))
    return made


def turned_steel(name, colour=(0.62, 0.64, 0.65), roughness=0.24, lines=2600.0, axis="z", stained=1.0):
    """Steel from the lathe: fine rings round its axis, dull where hands and water were."""
    made, n = material(name)
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    along = {"x": (lines, 3.0, 3.0), "y": (3.0, lines, 3.0), "z": (3.0, 3.0, lines)}[axis]
    rings = n.noise(n.stretched(position, along), 1.0, 2.0)
    stains = n.noise(position, 38.0, 4.0, 0.68)
    scratch = n.smooth(n.noise(n.stretched(position, (900.0, 60.0, 130.0)), 1.0, 2.0), 0.66, 0.74)
    tone = n.mix(n.smooth(stains, 0.42, 0.72, 0.0, 0.5 * stained), colour, tuple(0.52 * c for c in colour))
    rough = n.math("ADD", n.smooth(stains, 0.35, 0.7, roughness - 0.06 * stained, roughness + 0.16 * stained), n.math("MULTIPLY", scratch, 0.14))
    bump = n.bump(n.math("ADD", n.math("MULTIPLY", rings, 0.5), n.math("MULTIPLY", scratch, 0.5)), 0.12, 0.0004)
    n.surface(n.principled(Base_Color=tone, Roughness=rough, Metallic=1.0, Normal=bump))
    return made


def cast_metal(name, colour=(0.50, 0.52, 0.53), roughness=0.42):
    """Aluminium or steel as it leaves the mould: a fine grain, darker in its hollows."""
    made, n = material(name)
    position = n.add("ShaderNodeTexCoord").outputs["Object"]
    grain, broad = n.noise(position, 1500.0, 3.0, 0.7), n.noise(position, 60.0, 4.0, 0.65)
    tone = n.mix(n.smooth(broad, 0.38, 0.70, 0.0, 0.65), colour, tuple(0.45 * c for c in colour))
    bump = n.bump(n.math("ADD", grain, n.math("MULTIPLY", broad, 0.6)), 0.30, 0.0009)
    n.surface(n.principled(Base_Color=tone, Roughness=n.smooth(broad, 0.3, 0.7, roughness - 0.08, roughness + 0.14), Metallic=1.0, Normal=bump))
    return made


def without_sparks(target, metal):
    """Dims lone pixels in a file of passes: a real lens spreads a spark over its neighbours, few samples do not.

    metal: the colour of what is seen is one everywhere. Cycles tells it of dull metal, and of shining metal what is
    mirrored: where one meets the other `develop.c` would leave a line.
    """
    width, height = np.fromfile(target, np.int32, 2)
    passes = np.memmap(target, np.float32, "r+", 8, (5, height, width, 3))
    colour = np.array(passes[0])
    for _ in range(2):
        light = colour.max(axis=2)
        around = np.pad(light, 1, mode="edge")
        shifted = [around[j : j + height, i : i + width] for j in range(3) for i in range(3)]
        third = np.partition(np.stack(shifted), -4, axis=0)[-4]
        most = 1.25 * third + 0.004
        colour *= np.minimum(1, most / np.maximum(light, 1e-6))[..., None]
    passes[0] = colour
    # Few samples through a wide lens leave grains in these too, and `develop.c` multiplies by the first.
    for plane in (1, 2):
        around = np.pad(np.array(passes[plane]), ((1, 1), (1, 1), (0, 0)), mode="edge")
        shifted = [around[j : j + height, i : i + width] for j in range(3) for i in range(3)]
        passes[plane] = np.median(np.stack(shifted), axis=0)
    if metal:
        passes[1] = 0.5
    passes.flush()


def seen_near(scene, settings, metal=False):
    """Takes the photograph."""
    target = settings.text("out")
    settings.done()
    render_passes(scene, target)
    without_sparks(target, metal)
