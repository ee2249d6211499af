"""Lit rooms behind panes, painted on the pane itself: every ray that meets it is followed to the wall of a room that
is not there, so a window has a ceiling, a floor and depth from wherever it is seen, and costs no light to render.

The method is known as interior mapping (J. van Dongen, 2008).
"""

from kit import *  # noqa: F403

#: How far behind the pane a room begins, so that the pane itself never counts as one of its walls; metres.
BEHIND = 0.2


def rooms(name, cell, start=(0, 0, 0), share=1.0, light=1.0, curtains=True, board=False):
    """A pane that mirrors the sky, and behind it rooms in a row, of which `share` (0 to 1) are lit.

    cell: length, depth and height of a room in metres. start: where one of them begins, in the object's own
    coordinates; its faces look along x or y. light: strength of the lamps. curtains: whether
    there are curtains and blinds at the panes. board: whether a blackboard hangs on the wall at the back.
    """
    made, n = material(name)
    geometry = n.geometry()
    point = n.separate(n.add("ShaderNodeTexCoord").outputs["Object"])
    back = n.separate(in_object(n, geometry["Incoming"]))
    facing = n.separate(in_object(n, geometry["Normal"]))
    numbers, parts, steps, reaches = [], [], [], []
    for axis in range(3):
        inside = n.math("SUBTRACT", point[axis], n.math("MULTIPLY", facing[axis], BEHIND))
        place = n.math("DIVIDE", n.math("SUBTRACT", inside, start[axis]), cell[axis])
        numbers.append(n.math("FLOOR", place))
        parts.append(n.math("FRACT", place))
        # Never quite zero: the way is divided by it.
        steps.append(n.math("ADD", n.math("DIVIDE", back[axis], -cell[axis]), 0.00001))
        ahead = n.math("GREATER_THAN", steps[axis], 0.0)
        reaches.append(n.math("DIVIDE", n.math("SUBTRACT", ahead, parts[axis]), steps[axis]))
    nearest = n.math("MINIMUM", n.math("MINIMUM", reaches[0], reaches[1]), reaches[2])
    hit = [n.math("ADD", part, n.math("MULTIPLY", step, nearest)) for part, step in zip(parts, steps)]

    def chance(number, at=numbers):
        """One number from 0 to 1 for each room."""
        shifted = n.add("ShaderNodeCombineXYZ", {0: n.math("ADD", at[0], 17.0 * number), 1: at[1], 2: at[2]})
        return n.add("ShaderNodeTexWhiteNoise", {"Vector": shifted.outputs[0]}, noise_dimensions="3D").outputs["Value"]

    seen = furnished(n, hit, numbers, chance, board)
    if curtains:
        along = n.smooth(n.math("ABSOLUTE", facing[0]), 0.4, 0.6, parts[0], parts[1])
        seen = curtained(n, seen, along, parts[2], chance)
    on = n.smooth(chance(0), 1.0 - share - 0.005, 1.0 - share + 0.005)
    level = n.math("ADD", n.math("MULTIPLY", on, n.smooth(chance(1), 0.0, 1.0, 0.35, 1.0)), 0.02)
    colour = n.mix(n.smooth(chance(2), 0.45, 0.75), (1.0, 0.56, 0.25), (1.0, 0.76, 0.50))
    lamp = n.add("ShaderNodeEmission", {"Color": colour, "Strength": n.math("MULTIPLY", n.math("MULTIPLY", seen, level), light)})
    pane = n.principled(Base_Color=(0.010, 0.022, 0.028), Roughness=0.06, Specular=0.7)
    n.surface(n.add("ShaderNodeAddShader", {0: pane, 1: lamp.outputs[0]}).outputs[0])
    made.cycles.sample_as_light = False
    return made


def in_object(n, direction):
    inputs = {0: direction}
    return n.add("ShaderNodeVectorTransform", inputs, vector_type="VECTOR", convert_from="WORLD", convert_to="OBJECT").outputs[0]


def within(n, value, middle, half):
    """1 where the value is near the middle, else 0."""
    return n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", value, middle)), half)


def both(n, *masks):
    """1 where every mask is."""
    whole = masks[0]
    for mask in masks[1:]:
        whole = n.math("MULTIPLY", whole, mask)
    return whole


def furnished(n, hit, numbers, chance, board):
    """How bright the room is where the ray ends: two lamps under its ceiling, walls, cupboards along them, floor."""
    overhead = n.math("GREATER_THAN", hit[2], 0.995)
    below = n.math("LESS_THAN", hit[2], 0.005)
    seen = n.smooth(hit[2], 0.0, 1.1, 0.26, 0.80)
    if board:
        at_back = n.math("GREATER_THAN", hit[1], 0.995)
        written = both(n, at_back, within(n, hit[0], 0.5, 0.36), within(n, hit[2], 0.52, 0.17))
        seen = n.smooth(written, 0.0, 1.0, seen, 0.07)
    pieces = [n.math("FLOOR", n.math("MULTIPLY", n.math("ADD", part, number), 5.0)) for part, number in zip(hit[:2], numbers)]
    tall = n.smooth(chance(5, [*pieces, numbers[2]]), 0.35, 1.0, 0.0, 0.62)
    cupboard = n.math("LESS_THAN", hit[2], tall)
    seen = n.smooth(cupboard, 0.0, 1.0, seen, n.math("MULTIPLY", seen, 0.30))
    seen = n.smooth(overhead, 0.0, 1.0, seen, 0.85)
    seen = n.smooth(below, 0.0, 1.0, seen, 0.17)
    for at in (0.3, 0.7):
        strip = both(n, overhead, within(n, hit[0], at, 0.10), within(n, hit[1], 0.45, 0.25))
        seen = n.smooth(strip, 0.0, 1.0, seen, 5.0)
    return seen


def curtained(n, seen, along, up, chance):
    """Curtains drawn a little or a lot, and in some rooms a blind let down."""
    open_half = n.smooth(chance(3), 0.0, 1.0, 0.24, 0.52)
    beside = n.math("GREATER_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", along, 0.5)), open_half)
    folds = n.math("ADD", n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", along, 130.0)), 0.10), 0.34)
    seen = n.smooth(beside, 0.0, 1.0, seen, folds)
    low = n.smooth(chance(4), 0.60, 1.0, 1.0, 0.30)
    slats = n.math("ADD", n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", up, 210.0)), 0.08), 0.42)
    return n.smooth(n.math("GREATER_THAN", up, low), 0.0, 1.0, seen, slats)
