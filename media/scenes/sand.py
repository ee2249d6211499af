"""One container on the black sand of the coast, at dusk."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from coast import rock, sand, sea, stack
from goods import *  # noqa: F403


def main():
    settings = Settings()
    scene = empty_scene(settings, bounces=(2, 3, 1, 2))
    eye = settings.numbers("eye", "-6.5,-9,2.6")
    sand(eye)
    sea(eye)
    surface = rock()
    stack(64, 470, 13, 50, 3, surface)
    stack(84, 490, 7, 27, 8, surface)
    stack(-560, 1650, 420, 210, 17, surface)
    paint = paints()
    with group((-1.6, 16.2, 0.17), -47):
        container(paint.ice, paint)
    azimuth = settings.number("sun_azimuth", 74)
    low_sun(scene, azimuth, settings.number("sun_elevation", 8), settings.number("sun", 3.8))
    dusk_sky(scene, azimuth, settings.number("sky", 0.85))
    camera(scene, eye, settings.numbers("target", "3,60,2.6"), settings.number("lens", 36))
    photograph(scene, settings)


if __name__ == "__main__":
    main()
