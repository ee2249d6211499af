"""What years outdoors do to things: worn paints, and ground that is wet after rain.

The paints carry the names of `shapes.paints`, so that any model can be fresh or worn.
"""

from shapes import *  # noqa: F403 - the vocabulary of all models

RUST = (0.085, 0.030, 0.012)


def worn(name, colour, roughness=0.5, metallic=0.0, bare=(0.20, 0.21, 0.21), grime=1.0, rust=0.0):
    """Paint rubbed off along its edges, streaked by rain, splashed with dirt near the ground.

    bare: what shows where the paint is gone. grime, rust: how much of either, 0 none, 1 plenty.
    """
    made, n = material(name)
    geometry = n.geometry()
    position = geometry["Position"]
    rounded = n.add("ShaderNodeBevel", {"Radius": 0.016}, samples=4).outputs[0]
    turn = n.add("ShaderNodeVectorMath", {0: rounded, 1: geometry["Normal"]}, operation="DOT_PRODUCT")
    edge = n.smooth(turn.outputs["Value"], 0.985, 0.90)
    chips = n.noise(position, 7.0, 4.0, 0.7)
    rubbed = n.math("MULTIPLY", edge, n.smooth(chips, 0.44, 0.60))

    broad = n.noise(position, 0.9, 3.0)
    streaks = n.smooth(n.noise(n.stretched(position, (5.0, 5.0, 0.22)), 1.0, 3.0), 0.46, 0.72)
    low = n.smooth(n.separate(position)[2], 1.1, 0.0)
    splashed = n.math("MULTIPLY", low, n.smooth(n.noise(position, 2.6, 4.0, 0.65), 0.30, 0.62))
    dirt = n.math("MULTIPLY", n.math("MAXIMUM", n.math("MULTIPLY", streaks, 0.42), n.math("MULTIPLY", splashed, 0.75)), grime)

    faded = n.mix(n.smooth(broad, 0.35, 0.7, 0.0, 0.22), colour, tuple(0.55 * c + 0.10 for c in colour))
    tone = n.mix(dirt, faded, (0.030, 0.029, 0.027))
    tone = n.mix(n.math("MULTIPLY", rubbed, 0.75), tone, bare)
    if rust:
        spots = n.smooth(n.noise(n.stretched(position, (3.2, 3.2, 1.3)), 1.0, 4.0, 0.72), 0.60 - 0.06 * rust, 0.70)
        run = n.math("MULTIPLY", n.math("MAXIMUM", spots, n.math("MULTIPLY", rubbed, 0.8)), min(rust, 1.0) * 0.8)
        tone = n.mix(run, tone, RUST)
    dull = n.math("ADD", n.smooth(broad, 0.3, 0.7, roughness - 0.10, roughness + 0.10), n.math("MULTIPLY", dirt, 0.25))
    dents = n.add("ShaderNodeBump", {"Strength": 0.22, "Distance": 0.03, "Height": broad, "Normal": rounded}).outputs[0]
    n.surface(n.principled(Base_Color=tone, Roughness=dull, Metallic=metallic, Specular=0.45, Normal=dents))
    return made


def worn_paints():
    """`shapes.paints` after some winters: the same names, darker and truer to the real things."""
    fresh = paints()
    weathered = {
        "petrol": worn("petrol", (0.010, 0.060, 0.080), 0.42, rust=0.5),
        "teal": worn("teal", (0.022, 0.125, 0.160), 0.45, rust=0.5),
        "ice": worn("ice", (0.26, 0.42, 0.46), 0.48, rust=0.5),
        "pale": worn("pale", (0.42, 0.45, 0.45), 0.55, bare=(0.16, 0.16, 0.16)),
        "white": worn("white", (0.52, 0.54, 0.54), 0.45, bare=(0.18, 0.18, 0.18), rust=0.3),
        "concrete": worn("concrete", (0.19, 0.20, 0.20), 0.8, bare=(0.26, 0.26, 0.25)),
        "dark": worn("dark", (0.012, 0.018, 0.022), 0.5, bare=(0.06, 0.06, 0.06)),
        "steel": worn("steel", (0.56, 0.59, 0.60), 0.30, 1.0, bare=(0.7, 0.7, 0.7), grime=0.7),
        "iron": worn("iron", (0.13, 0.145, 0.15), 0.5, 0.8, bare=(0.24, 0.22, 0.20), rust=0.8),
        "wood": worn("wood", (0.20, 0.125, 0.070), 0.7, bare=(0.26, 0.19, 0.12)),
        "warm": worn("warm", (0.55, 0.14, 0.035), 0.45),
        "bag": bag(),
    }
    return SimpleNamespace(**{**vars(fresh), **weathered})


def bag():
    """The outer skin of a flexitank: woven, matt white, with a seam every metre; a little light comes through."""
    made, n = material("bag")
    position = n.geometry()["Position"]
    weave = n.noise(n.stretched(position, (90.0, 90.0, 90.0)), 1.0, 2.0)
    slack = n.noise(n.stretched(position, (1.2, 3.4, 3.4)), 2.0, 4.0, 0.6)
    dust = n.smooth(n.noise(position, 1.7, 4.0), 0.42, 0.75)
    tone = n.mix(n.math("MULTIPLY", dust, 0.22), (0.62, 0.69, 0.70), (0.38, 0.40, 0.39))
    along = n.separate(n.add("ShaderNodeTexCoord").outputs["Object"])[0]
    seam = n.smooth(n.math("PINGPONG", n.math("SUBTRACT", along, 0.12), 0.457), 0.020, 0.012)
    tone = n.mix(n.math("MULTIPLY", seam, 0.42), tone, (0.20, 0.25, 0.26))
    slack = n.math("SUBTRACT", slack, n.math("MULTIPLY", seam, 0.35))
    fine = n.add("ShaderNodeBump", {"Strength": 0.12, "Distance": 0.003, "Height": weave}).outputs[0]
    relief = n.add("ShaderNodeBump", {"Strength": 0.22, "Distance": 0.05, "Height": slack, "Normal": fine}).outputs[0]
    skin = n.principled(Base_Color=tone, Roughness=0.33, Specular=0.5, Normal=relief)
    through = n.add("ShaderNodeBsdfTranslucent", {"Color": (0.55, 0.72, 0.78, 1)}).outputs[0]
    n.surface(n.add("ShaderNodeMixShader", {0: 0.22, 1: skin, 2: through}).outputs[0])
    return made


def wet_ground(name, tone=(0.052, 0.055, 0.058), puddles=0.52, slab=0.0):
    """Asphalt or concrete after rain: dark where damp, still water in its hollows.

    puddles: the smaller, the more lies under water. slab: metres between joints, 0 none.
    """
    made, n = material(name)
    position = n.geometry()["Position"]
    hollow = n.math("ADD", n.noise(n.stretched(position, (0.16, 0.11, 0.0)), 1.0, 4.0, 0.55), n.math("MULTIPLY", n.noise(position, 1.1, 3.0), 0.14))
    puddle = n.smooth(hollow, puddles + 0.085, puddles + 0.125)
    damp = n.smooth(hollow, puddles - 0.10, puddles + 0.10)
    grain = n.noise(position, 34.0, 3.0, 0.7)
    patches = n.noise(n.stretched(position, (0.5, 0.5, 0.5)), 1.0, 4.0, 0.65)
    colour = n.mix(n.smooth(patches, 0.3, 0.7), tuple(0.66 * c for c in tone), tuple(1.25 * c for c in tone))
    colour = n.mix(n.math("MULTIPLY", n.smooth(grain, 0.50, 0.75), 0.5), colour, tuple(2.1 * c for c in tone))
    colour = n.mix(n.math("MULTIPLY", damp, 0.62), colour, tuple(0.22 * c for c in tone))
    relief = n.math("ADD", grain, n.math("MULTIPLY", patches, 0.5))
    if slab:
        x, y = n.separate(position)[0:2]
        gaps = [n.math("ABSOLUTE", n.math("PINGPONG", value, slab / 2)) for value in (x, y)]
        joint = n.smooth(n.math("MINIMUM", *gaps), 0.05, 0.012)
        colour = n.mix(n.math("MULTIPLY", joint, 0.8), colour, (0.008, 0.009, 0.010))
        relief = n.math("SUBTRACT", relief, n.math("MULTIPLY", joint, 2.0))
    roughness = n.math("MULTIPLY", n.smooth(damp, 0.0, 1.0, 0.62, 0.26), n.smooth(puddle, 0.0, 1.0, 1.0, 0.10))
    strength = n.math("MULTIPLY", n.smooth(puddle, 0.0, 1.0, 0.55, 0.012), 1.0)
    bump = n.add("ShaderNodeBump", {"Strength": strength, "Distance": 0.015, "Height": relief}).outputs[0]
    n.surface(n.principled(Base_Color=colour, Roughness=roughness, Specular=0.5, Normal=bump))
    return made


def dry_ground(name="earth"):
    """Trodden earth in a dry country: pale dust, darker where feet and wheels went, small stones."""
    made, n = material(name)
    position = n.geometry()["Position"]
    broad = n.noise(n.stretched(position, (0.22, 0.22, 0.0)), 1.0, 4.0, 0.6)
    trodden = n.noise(n.stretched(position, (2.2, 1.3, 1.0)), 1.0, 4.0, 0.65)
    grit = n.noise(position, 30.0, 3.0, 0.7)
    tone = n.mix(n.smooth(broad, 0.35, 0.65), (0.115, 0.078, 0.052), (0.20, 0.145, 0.10))
    tone = n.mix(n.math("MULTIPLY", n.smooth(trodden, 0.42, 0.62), 0.45), tone, (0.075, 0.052, 0.038))
    tone = n.mix(n.math("MULTIPLY", n.smooth(grit, 0.56, 0.72), 0.6), tone, (0.26, 0.20, 0.15))
    relief = n.math("ADD", n.math("MULTIPLY", trodden, 1.6), n.math("MULTIPLY", grit, 0.35))
    bump = n.add("ShaderNodeBump", {"Strength": 0.9, "Distance": 0.05, "Height": relief}).outputs[0]
    n.surface(n.principled(Base_Color=tone, Roughness=0.9, Specular=0.15, Normal=bump))
    return made
