import type { Point, Reach } from './braid.ts'

type Label = { at: Point; end?: true }

/** A river seen from above. Streams stand in order of size, the largest first. */
export type RiverSheet = {
  width: number
  height: number
  /** Units of the drawing for a million dollars: every width in it. */
  million: number
  /** Where each stream runs until all lie side by side. */
  courses: readonly (readonly Reach[])[]
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

/** From left to right; the order of the streams from the upper bank to the lower. */
export const acrossSheet: RiverSheet = {
  width: 1440,
  height: 640,
  million: 15,
  reach: 0,
  order: [3, 0, 5, 1, 4, 2],
  bank: 226,
  courses: [
    [
      [-60, 196],
      [110, 214],
      [240, 212],
      [334, 196, 32],
      [430, 176.5],
      [530, 189],
      [640, 210.5],
      [760, 252],
    ],
    [
      [-60, 376],
      [100, 390],
      [240, 378],
      [370, 352],
      [500, 344, 34],
      [630, 338],
      [760, 318.5],
    ],
    [
      [-60, 574],
      [110, 570],
      [226, 562],
      [318, 540, 28],
      [410, 508],
      [500, 474],
      [630, 443],
      [760, 415],
    ],
    [
      [-60, 76],
      [110, 66],
      [250, 84],
      [340, 108],
      [430, 131.5],
      [530, 144],
      [640, 165.5],
      [760, 207],
    ],
    [
      [-60, 478],
      [100, 466],
      [226, 482],
      [318, 478],
      [410, 462],
      [500, 444],
      [630, 413],
      [760, 385],
    ],
    [
      [-60, 300],
      [100, 288],
      [240, 304],
      [370, 286],
      [510, 256],
      [640, 248],
      [760, 289.5],
    ],
  ],
  labels: [
    { at: [104, 160] },
    { at: [104, 344] },
    { at: [104, 530] },
    { at: [104, 32] },
    { at: [104, 434] },
    { at: [104, 264] },
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

/** From top to bottom; streams enter alternately from both sides. */
export const downSheet: RiverSheet = {
  width: 360,
  height: 1300,
  million: 10,
  reach: 520,
  order: [4, 2, 0, 1, 3, 5],
  bank: 60.5,
  courses: [
    [
      [-30, 92],
      [50, 104],
      [124, 168],
      [160, 256, 22],
      [168, 350],
      [170, 450],
      [168, 560],
      [160, 680],
      [138, 790],
    ],
    [
      [390, 178],
      [312, 190],
      [236, 246],
      [208, 340],
      [206, 450],
      [204.5, 560],
      [196.5, 680],
      [174.5, 790],
    ],
    [
      [-30, 310],
      [44, 324],
      [104, 392],
      [134, 480],
      [134.5, 560],
      [126.5, 680],
      [104.5, 790],
    ],
    [
      [390, 404],
      [318, 416],
      [258, 474],
      [231, 566],
      [221, 680],
      [199, 790],
    ],
    [
      [-30, 520],
      [36, 534],
      [88, 602],
      [106.5, 690],
      [84.5, 790],
    ],
    [
      [390, 610],
      [318, 622],
      [258, 684],
      [214, 790],
    ],
  ],
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
