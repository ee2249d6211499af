import type { Point, Reach } from './braid.ts'

type Label = { at: Point; end?: true }

/** A river seen from above. Streams stand in order of size, the largest first. */
export type RiverSheet = {
  width: number
  height: number
  /** How wide the whole river is: every width is a part of it. */
  breadth: number
  /** Where a stream runs until all lie side by side, at last beside the place it will have in the river. */
  course: (rank: number, place: number) => readonly Reach[]
  /** How far beyond the drawing its streams come from, where the window is wider than it. */
  reach: number
  labels: readonly Label[]
  /** In which order the streams lie side by side, and the bank at which that begins. */
  order: readonly number[]
  bank: number
  /** From the place where all are one: the river's and the tenth's way to the edge of the sheet. */
  joined: (middle: number) => readonly Point[]
  turning: (middle: number) => readonly Point[]
  /** Where the river's sum and the tenth are written. */
  sum: Point
  tenth: Label
}

/** A way over the sheet, and its end: points as far from the stream's place in the river as they say. */
type Course = { from: readonly Reach[]; beside: readonly Point[] }

function courseOf(course: Course | undefined, at: (beside: Point) => Point): readonly Reach[] {
  return course ? [...course.from, ...course.beside.map(at)] : []
}

const acrossCourses: readonly Course[] = [
  {
    from: [
      [-60, 196],
      [110, 214],
      [240, 212],
      [334, 196, 32],
      [430, 176.5],
      [530, 189],
    ],
    beside: [
      [640, -74],
      [760, -32.5],
    ],
  },
  {
    from: [
      [-60, 376],
      [100, 390],
      [240, 378],
      [370, 352],
      [500, 344, 34],
    ],
    beside: [
      [630, -13.25],
      [760, -32.75],
    ],
  },
  {
    from: [
      [-60, 574],
      [110, 570],
      [226, 562],
      [318, 540, 28],
      [410, 508],
      [500, 474],
    ],
    beside: [
      [630, 27.25],
      [760, -0.75],
    ],
  },
  {
    from: [
      [-60, 76],
      [110, 66],
      [250, 84],
      [340, 108],
      [430, 131.5],
      [530, 144],
    ],
    beside: [
      [640, -74],
      [760, -32.5],
    ],
  },
  {
    from: [
      [-60, 478],
      [100, 466],
      [226, 482],
      [318, 478],
      [410, 462],
      [500, 444],
    ],
    beside: [
      [630, 27.25],
      [760, -0.75],
    ],
  },
  {
    from: [
      [-60, 300],
      [100, 288],
      [240, 304],
      [370, 286],
      [510, 256],
    ],
    beside: [
      [640, -74],
      [760, -32.5],
    ],
  },
]

/** From left to right; the order of the streams from the upper bank to the lower. */
export const acrossSheet: RiverSheet = {
  width: 1440,
  height: 640,
  breadth: 208.5,
  reach: 0,
  order: [3, 0, 5, 1, 4, 2],
  bank: 226,
  course: (rank, place) => courseOf(acrossCourses[rank], ([x, off]) => [x, place + off]),
  labels: [
    { at: [104, 160] },
    { at: [104, 344] },
    { at: [104, 530] },
    { at: [104, 32] },
    { at: [104, 434] },
    { at: [104, 268] },
  ],
  joined: (middle) => [
    [880, middle],
    [1000, middle],
    [1500, middle],
  ],
  turning: (middle) => [
    [992, middle],
    [1040, middle],
    [1092, middle + 3],
    [1172, middle + 54],
    [1262, middle + 118],
    [1380, middle + 130],
    [1500, middle + 122],
  ],
  sum: [1018, 360],
  tenth: { at: [1128, 536], end: true },
}

const downCourses: readonly Course[] = [
  {
    from: [
      [-30, 92],
      [50, 104],
      [124, 168],
      [160, 256, 22],
      [168, 350],
    ],
    beside: [
      [48.5, 450],
      [46.5, 560],
      [38.5, 680],
      [16.5, 790],
    ],
  },
  {
    from: [
      [390, 178],
      [312, 190],
      [236, 246],
      [208, 340],
    ],
    beside: [
      [48, 450],
      [46.5, 560],
      [38.5, 680],
      [16.5, 790],
    ],
  },
  {
    from: [
      [-30, 310],
      [44, 324],
      [104, 392],
    ],
    beside: [
      [46, 480],
      [46.5, 560],
      [38.5, 680],
      [16.5, 790],
    ],
  },
  {
    from: [
      [390, 404],
      [318, 416],
      [258, 474],
    ],
    beside: [
      [48.5, 566],
      [38.5, 680],
      [16.5, 790],
    ],
  },
  {
    from: [
      [-30, 520],
      [36, 534],
      [88, 602],
    ],
    beside: [
      [38.5, 690],
      [16.5, 790],
    ],
  },
  {
    from: [
      [390, 610],
      [318, 622],
      [258, 684],
    ],
    beside: [[18.5, 790]],
  },
]

/** From top to bottom; streams enter alternately from both sides. */
export const downSheet: RiverSheet = {
  width: 360,
  height: 1300,
  breadth: 139,
  reach: 520,
  order: [4, 2, 0, 1, 3, 5],
  bank: 60.5,
  course: (rank, place) => courseOf(downCourses[rank], ([off, y]) => [place + off, y]),
  labels: [
    { at: [38, 30] },
    { at: [340, 116], end: true },
    { at: [38, 252] },
    { at: [340, 348], end: true },
    { at: [38, 466] },
    { at: [340, 560], end: true },
  ],
  joined: (middle) => [
    [middle, 900],
    [middle, 990],
    [middle, 1400],
  ],
  turning: (middle) => [
    [middle, 984],
    [middle, 1022],
    [middle + 4, 1058],
    [middle + 42, 1104],
    [middle + 110, 1128],
    [middle + 220, 1130],
  ],
  sum: [123, 1104],
  tenth: { at: [212, 1180] },
}
