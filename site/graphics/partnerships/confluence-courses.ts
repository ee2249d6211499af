import type { Point } from '../geometry/river.ts'

type Tributary = {
  course: readonly Point[]
  width: readonly [number, number]
  /** Brooks that join on the way. */
  brooks: readonly (readonly Point[])[]
  /** Where the name begins. */
  name: Point
}

type Tributaries = readonly [Tributary, Tributary, Tributary]

/** Upstream country of the wide drawing; all three end in (270, 230). An imagined land. */
export const wideTributaries: Tributaries = [
  {
    course: [
      [6, 34],
      [38, 52],
      [64, 44],
      [98, 74],
      [118, 118],
      [158, 132],
      [184, 172],
      [222, 196],
      [246, 222],
      [270, 230],
    ],
    width: [1, 6],
    brooks: [
      [
        [70, 4],
        [84, 24],
        [80, 48],
        [98, 74],
      ],
      [
        [20, 112],
        [52, 100],
        [84, 112],
        [118, 118],
      ],
      [
        [196, 66],
        [180, 92],
        [176, 112],
        [158, 132],
      ],
    ],
    name: [112, 58],
  },
  {
    course: [
      [0, 208],
      [34, 196],
      [62, 214],
      [98, 222],
      [128, 206],
      [166, 220],
      [204, 238],
      [238, 226],
      [270, 230],
    ],
    width: [2.5, 12],
    brooks: [
      [
        [4, 164],
        [22, 178],
        [34, 196],
      ],
      [
        [12, 258],
        [40, 250],
        [62, 232],
        [98, 222],
      ],
    ],
    name: [0, 152],
  },
  {
    course: [
      [22, 384],
      [50, 356],
      [84, 352],
      [112, 322],
      [146, 312],
      [168, 280],
      [204, 268],
      [236, 242],
      [270, 230],
    ],
    width: [1, 6],
    brooks: [
      [
        [4, 318],
        [36, 322],
        [58, 338],
        [84, 352],
      ],
      [
        [96, 396],
        [104, 372],
        [100, 346],
        [112, 322],
      ],
      [
        [236, 330],
        [210, 318],
        [182, 320],
        [146, 312],
      ],
    ],
    name: [150, 370],
  },
]

/** The same country seen from the side, for phones; all three end in (8.5, 236). */
export const tallTributaries: Tributaries = [
  {
    course: [
      [26, 10],
      [12, 40],
      [20, 76],
      [6, 112],
      [12, 156],
      [6, 196],
      [8.5, 236],
    ],
    width: [1, 5],
    brooks: [
      [
        [58, 52],
        [40, 58],
        [20, 76],
      ],
    ],
    name: [40, 28],
  },
  {
    course: [
      [122, 70],
      [96, 92],
      [88, 120],
      [58, 138],
      [44, 168],
      [20, 188],
      [8.5, 236],
    ],
    width: [2, 9],
    brooks: [
      [
        [74, 80],
        [82, 100],
        [88, 120],
      ],
      [
        [150, 116],
        [118, 118],
        [88, 120],
      ],
    ],
    name: [134, 84],
  },
  {
    course: [
      [206, 150],
      [172, 166],
      [146, 160],
      [112, 190],
      [70, 188],
      [40, 214],
      [8.5, 236],
    ],
    width: [1, 5],
    brooks: [
      [
        [158, 226],
        [140, 206],
        [112, 190],
      ],
    ],
    name: [168, 138],
  },
]
