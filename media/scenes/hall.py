"""The filling hall on the quay at dusk, its lamps lit and its gates up; beside it a flexitank is filled.

Water runs from left to right: tanks, filters and ultraviolet tubes, two filling lines for boxes, the
pallet store. One hall, several cameras: `eye`, `target` and `lens` choose what is seen.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from container import CUT_CONTAINER_LENGTH, cut_container
from filling_machines import *  # noqa: F403
from quay import glowing, person, set_up
from weather import wet_ground, worn

LENGTH, WIDTH, HEIGHT = 34.0, 17.0, 5.2
BAY = 6.72
WALL = 0.34

#: Where the container stands that is being filled: its corner at the left in front.
DOCK = (15.8, -7.2)


def windowed(start, along, count, x_way, paint):
    """A wall with a band of windows, from `start` along x or y."""

    def part(u, z, length, depth, height, surface, inset=0.0):
        if x_way:
            box(start[0] + u, start[1] + inset, z, length, depth, height, surface, 0.015)
        else:
            box(start[0] + inset, start[1] + u, z, depth, length, height, surface, 0.015)

    part(0, 0, along, WALL, 1.3, paint.white)
    part(0, 3.7, along, WALL, HEIGHT - 3.7, paint.white)
    part(0, 1.3, along, 0.03, 2.4, paint.clear, WALL / 2)
    for k in range(count + 1):
        part((along - 0.7) * k / count, 1.3, 0.7, WALL, 2.4, paint.white)
        if k < count:
            middle = (along - 0.7) * (k + 0.5) / count + 0.33
            part(middle, 1.3, 0.05, 0.10, 2.4, paint.petrol, WALL / 2 - 0.03)


def walls(paint):
    """Windows behind and at the left; in front gates between columns, rolled up; a gate at the right."""
    floor = wet_ground("floor", (0.085, 0.090, 0.092), puddles=0.55)
    box(0, 0, 0, LENGTH, WIDTH, 0.06, floor, 0)
    windowed((0, WIDTH), LENGTH, 8, True, paint)
    windowed((-WALL, 0), WIDTH + WALL, 4, False, paint)
    for x, width in ((-WALL, 0.9), (LENGTH - 0.6, 0.94)):
        box(x, -0.1, 0, width, 0.3, HEIGHT, paint.pale, 0.02)
    for y, width in ((0, 5.6), (11.4, WIDTH - 11.4)):
        box(LENGTH, y, 0, WALL, width, HEIGHT, paint.pale, 0.02)
    box(LENGTH, 5.6, 4.3, WALL, 5.8, HEIGHT - 4.3, paint.pale, 0.02)
    for k in range(5):
        start = k * BAY + (0.42 if k else 0.56)
        end = (k + 1) * BAY + 0.2 if k < 4 else LENGTH - 0.6
        turned([(0.26, 0), (0.26, end - start)], paint.iron, (start, 0.15, HEIGHT - 0.42), 32, "x")


def roof(paint):
    """Portals, purlins, a roof with its eaves over the gates, and a fascia in petrol."""
    for k in range(1, 5):
        x = k * BAY + 0.2
        for y in (-0.06, WIDTH - 0.35):
            box(x, y, 0, 0.22, 0.25, HEIGHT - 0.28, paint.petrol, 0.012)
        box(x, 0.1, HEIGHT - 0.28, 0.22, WIDTH - 0.2, 0.28, paint.petrol, 0.012)
    for k in range(9):
        box(0, 0.8 + k * 1.95, HEIGHT - 0.10, LENGTH, 0.08, 0.12, paint.iron, 0)
    box(-0.7, -1.9, HEIGHT, LENGTH + 1.4, WIDTH + 2.5, 0.16, paint.pale, 0.02)
    box(-0.8, -2.0, HEIGHT - 0.04, LENGTH + 1.6, 0.12, 0.78, paint.petrol, 0.03)
    for x in (-0.8, LENGTH + 0.68):
        box(x, -2.0, HEIGHT - 0.04, 0.12, WIDTH + 2.7, 0.78, paint.petrol, 0.03)


def panel_light(at, size, watts, colour=(1.0, 0.74, 0.46), towards=(0, 0, -1)):
    """A lamp of a size in metres that gives light and gleams in steel, but is not itself seen."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy, data.color = watts, colour
    made = bpy.data.objects.new("lamp", data)
    made.location = at
    made.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    bpy.context.scene.collection.objects.link(made)


def keep_clean(paint):
    """For close views: whatever drinking water passes through is wiped every day."""
    fresh = vars(paints())
    for name in ("petrol", "teal", "ice", "pale", "steel", "iron", "concrete", "dark", "wood", "warm"):
        setattr(paint, name, fresh[name])
    paint.white = plain("clean white", (0.46, 0.47, 0.47), 0.5)


def lamps(watts, colour):
    """Strips below the beams of every bay, and two over the dock."""
    strip = glowing("strip", (1.0, 0.76, 0.48), 9.0)
    strip.cycles.sample_as_light = False
    seen = []
    for k in range(5):
        for y in (1.6, 4.9, 8.2, 11.5, 14.2):
            seen.append(box(k * BAY + 3.33, y, HEIGHT - 0.40, 0.14, 1.8, 0.06, strip, 0))
    for x in (DOCK[0] + 3.5, DOCK[0] + 6.5):
        seen.append(box(x, -1.75, HEIGHT - 0.10, 1.4, 0.14, 0.06, strip, 0))
    for part in seen:
        part.visible_diffuse = part.visible_glossy = False
    # Light from one sheet below the beams: each strip by itself would cost four times the samples.
    panel_light((LENGTH / 2, WIDTH / 2, HEIGHT - 0.45), (LENGTH - 2, WIDTH - 3), watts, colour)
    panel_light((DOCK[0] + 5.0, -1.7, HEIGHT - 0.2), (6.0, 0.5), watts * 0.10, colour, (0, -0.55, -1))


def floor_marks(paint):
    """Drains across the wet side and a walkway between the lines."""
    for x in (11.6, 24.6):
        box(x, 0.4, 0.052, 0.22, WIDTH - 0.8, 0.012, paint.iron, 0)
    for y in (7.75, 9.05):
        box(12.4, y, 0.055, 20.8, 0.09, 0.010, paint.teal, 0)


def yard(paint):
    """A flexitank being filled through a hose, in a container whose near side is cut away."""
    with group((*DOCK, 0)):
        cut_container(paint)
    x, y = DOCK[0] + CUT_CONTAINER_LENGTH - 0.06, DOCK[1] + 1.22
    hose = [(24.6, 0.1, 1.15), (24.6, -0.7, 1.15), (24.6, -1.3, 0.10), (24.9, -4.2, 0.09), (23.9, y - 0.1, 0.09), (x + 0.6, y, 0.30), (x, y, 0.30)]
    pipe(hose, 0.055, paint.teal, 9)


def people(close):
    """Who works there: they tell how large it all is. Models without faces keep their distance from a close eye."""
    person((12.6, -7.9, 0) if close else (24.0, -7.6, 0), 70, near=not close)
    person((20.6, 3.1, 0.06), 200)
    if not close:
        person((11.6, 8.3, 0.06), -150, walking=True)


def main():
    settings = Settings()
    scene, paint = set_up(settings, "33,-19,2.3", "17,2,2.3", "32")
    clean = bool(settings.number("clean", 0))
    if settings.number("plain_view", 0):
        # Through a pane the land is only unrest; the evening sky and the water are enough.
        bpy.data.objects.remove(bpy.data.objects["land"])
    if clean:
        keep_clean(paint)
    else:
        paint.white = worn("plaster", (0.30, 0.31, 0.31), 0.6, bare=(0.22, 0.22, 0.22), grime=0.6)
    # The sky is even: found by chance, it costs less than as one more lamp to ask.
    scene.world.cycles.sampling_method = "NONE"
    walls(paint)
    roof(paint)
    lamps(settings.number("lamps", 3800), settings.numbers("lamp_colour", "1,0.74,0.46"))
    floor_marks(paint)
    tanks(paint)
    treatment(paint)
    for y, litres in ((6.4, 5), (12.6, 10)):
        with group((13.0, y - 1.3 if litres == 5 else y, 0)):
            line(litres, paint)
        with group((24.9, y - 1.3 if litres == 5 else y, 0)):
            palletiser(litres, paint)
    store(paint)
    loading(paint)
    yard(paint)
    people(close=clean)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
