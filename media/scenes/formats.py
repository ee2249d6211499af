"""The formats on the quay, true to size: the flexitank in the middle, a tanker, a rail car, packs."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from container import cut_container
from goods import *  # noqa: F403
from quay import person, set_up
from tank_cars import rail_car, tanker


def main():
    settings = Settings()
    scene, paint = set_up(settings, "2.4,-14.6,1.75", "2.4,20,1.75", "35")
    with group((-0.6, 0.4, 0), 10):
        cut_container(paint)
    with group((-9.2, 15.0, 0), -168):
        tanker(paint)
    with group((21.0, 15.0, 0), 4):
        rail_car(paint)
    with group((7.7, -0.2, 0), 24):
        loaded_pallet(10, 4, paint)
    with group((6.75, -0.75, 0), 8):
        carton(5, paint, with_tap=True)
    person((7.0, 2.1, 0), 125, near=True)
    photograph(scene, settings)


if __name__ == "__main__":
    main()
