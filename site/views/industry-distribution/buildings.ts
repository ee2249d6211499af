import { bed, box, level, series, taps, upright } from './lines.ts'

/** One building in section. Every path is in metres over the ground line. */
export type Building = {
  shape: 'wide' | 'upright'
  /** Air above the ground line, in metres: the same for both plates of a row. */
  sky: number
  /** Its highest point, in metres. */
  roof: number
  /** The body of air inside, white on the sheet. */
  inside: string
  /** Walls, slabs and roofs that the section cuts. */
  cut: string
  /** What is seen behind the cut. */
  seen: string
  /** Where the water is kept, and what it fills there. */
  store: string
  kept: string
  /** From the store to the taps. */
  pipes: string
  taps: string
  people: readonly (readonly [x: number, y: number, size?: number])[]
}

const hotelFloors = series(4.6, 3, 5)
const hotelRisers = series(14, 8, 5)

const hotel: Building = {
  shape: 'wide',
  sky: 21.5,
  roof: 20.6,
  inside: `${box(10, 0, 40, 19.6)}${box(50, 0, 13, 4.6)}${box(38, -3.9, 12, 3.9)}`,
  cut: [
    box(10, 0, 40, 19.6),
    level(10, 50, ...hotelFloors),
    box(50, 0, 13, 4.6),
    box(38, -3.9, 12, 3.9),
    level(9.4, 50.6, 20.4),
    level(4, 10, 3.6),
    upright(0, 3.6, 4.6),
  ].join(''),
  seen: [
    upright(4.6, 19.6, ...series(14, 4, 9)),
    upright(0, 4.6, 16, 22, 28, 34),
    ...hotelFloors.flatMap((y) => series(10.5, 8, 5).map((x) => bed(x, y))),
    ...hotelFloors.flatMap((y) => series(14.7, 8, 5).map((x) => bed(x, y))),
    'M26-1.1h6v1.1M53 0v-.9h7V0M19 20.4',
    'M52.5-2.2h8',
  ].join(''),
  store: box(40, -3.5, 8, 2.6),
  kept: box(40, -3.5, 8, 2),
  pipes: `M44 .9V-4.1M14-4.1H58V-2.2${upright(4.1, 17.4, ...hotelRisers)}${hotelFloors
    .map((y) => hotelRisers.map((x) => `M${x - 0.9}-${y + 1}h1.8`).join(''))
    .join('')}`,
  taps: `${taps(
    hotelRisers.flatMap((x) => [x - 0.9, x + 0.9]),
    hotelFloors.map((y) => y + 1),
  )}${taps([55, 58, 60], [2.2])}`,
  people: [
    [20, 0],
    [47, 0],
    [6.6, 0],
  ],
}

const works: Building = {
  shape: 'upright',
  sky: 21.5,
  roof: 12.2,
  inside: 'M3 0V-12L12-8.4V-12L21-8.4V-12L30-8.4V0Z',
  cut: `M3 0V-12L12-8.4V-12L21-8.4V-12L30-8.4V0Z${level(3, 9, 3.2, 6.4)}${upright(0, 6.4, 9)}`,
  seen: [
    upright(0, 8.4, 12, 21),
    level(9, 30, 7),
    'M13.4-7v1h2.4v-1M14.6-6v2.4',
    box(11.6, 1, 6, 1.2),
    'M12.4-1V0M16.8-1V0M11.6-2.2l1.4-1.3h3.2l1.4 1.3',
    'M4.6 0v-1h2.8V0M4.6-3.2v-1h2.8v1',
  ].join(''),
  store: box(22.4, 0, 6.06, 2.6),
  kept: box(22.7, 0.2, 5.4, 1.8),
  pipes: 'M22.7-1H20.2V-6.2H6V-1.3M14.6-6.2V-3.5',
  taps: `${taps([6], [1.3, 4.5])}${taps([14.6], [3.5])}${taps([20.2], [1.2])}`,
  people: [
    [19, 0],
    [7.9, 3.2],
  ],
}

const vat = (x: number) =>
  `M${x - 1.7}-1.6v-5.2q0-1.5 1.7-1.5t1.7 1.5v5.2l-1.2.9h-1zM${x - 1.2}-1V0M${x + 1.2}-1V0`

const kitchen: Building = {
  shape: 'upright',
  sky: 18.6,
  roof: 11.4,
  inside: box(2, 0, 30, 10.4),
  cut: `${box(2, 0, 30, 10.4)}${level(1.4, 32.6, 11.2)}`,
  seen: [
    'M2-9.2H32M2-10.4l2.5 1.2 2.5-1.2 2.5 1.2 2.5-1.2 2.5 1.2 2.5-1.2 2.5 1.2 2.5-1.2 2.5 1.2 2.5-1.2 2.5 1.2 2.5-1.2',
    vat(9.6),
    vat(14.2),
    box(17.6, 0, 13.6, 0.9),
    box(18.2, 2.2, 2.6, 1.9),
    series(21.6, 0.8, 12)
      .map((x) => `M${x}-.9v-.8q0-.3.16-.35v-.3h.18v.3q.16.05.16.35v.8`)
      .join(''),
  ].join(''),
  store: vat(5),
  kept: 'M3.3-1.6V-6.2H6.7V-1.6L5.5-.7H4.5Z',
  pipes: 'M5-8.3V-8.9H19.5V-4.1M9.6-8.9V-8.3M14.2-8.9V-8.3',
  taps: `${taps([9.6, 14.2], [8.3])}${taps([19.5], [2.1])}`,
  people: [[24, 0]],
}

const wards = series(0, 3.6, 4)

const hospital: Building = {
  shape: 'wide',
  sky: 18.6,
  roof: 18,
  inside: `${box(6, 0, 56, 14.4)}${box(30, 14.4, 8, 3.4)}${box(8, -4, 16, 4)}`,
  cut: [
    box(6, 0, 56, 14.4),
    level(6, 62, ...wards.slice(1)),
    box(30, 14.4, 8, 3.4),
    box(8, -4, 16, 4),
    level(5.4, 62.6, 15.1),
    'M44-16.2H60M46-15.1v-1.1M58-15.1v-1.1M62-3.4h6M67.4-3.4V0',
  ].join(''),
  seen: [
    upright(3.6, 14.4, ...series(10.5, 4.5, 4), ...series(42.5, 4.5, 4)),
    upright(0, 17.8, 30, 38),
    wards
      .slice(0, 4)
      .map((y) => `M30-${y}l4-1.8 4-1.8`)
      .join(''),
    ...wards
      .slice(1)
      .flatMap((y) => [...series(6.6, 4.5, 5), ...series(38.8, 4.5, 5)].map((x) => bed(x, y))),
    'M12 0v-1h5V0M44-1.1h8V0',
  ].join(''),
  store: `${box(10, -3.6, 5.4, 2.8)}${box(16.6, -3.6, 5.4, 2.8)}`,
  kept: `${box(10, -3.6, 5.4, 2.2)}${box(16.6, -3.6, 5.4, 2.2)}`,
  pipes: [
    'M12.7.8V-3.1M19.3.8V-3.1M9.6-3.1H60',
    upright(3.1, 12, 9.6, 18.6, 27, 41.8, 50.8, 60),
    wards
      .slice(1)
      .map((y) => [9.6, 18.6, 27, 41.8, 50.8, 60].map((x) => `M${x - 0.9}-${y + 1.1}h1.8`).join(''))
      .join(''),
  ].join(''),
  taps: `${taps(
    [9.6, 18.6, 27, 41.8, 50.8, 60].flatMap((x) => [x - 0.9, x + 0.9]),
    wards.slice(1).map((y) => y + 1.1),
  )}${taps([46, 49], [1.6])}`,
  people: [
    [56, 0],
    [26, 0],
    [64.6, 0],
  ],
}

const school: Building = {
  shape: 'wide',
  sky: 33.2,
  roof: 11.8,
  inside: `M5 0V-7.4L21-11.6 37-7.4V0Z${box(37, 0, 8, 3.6)}M45 0V-6.4Q55.5-11.6 66-6.4V0Z${box(38, -3.6, 7, 3.6)}`,
  cut: [
    'M5 0V-7.4L21-11.6 37-7.4V0Z',
    level(5, 37, 3.7, 7.4),
    box(37, 0, 8, 3.6),
    'M45 0V-6.4Q55.5-11.6 66-6.4V0Z',
    box(38, -3.6, 7, 3.6),
    'M4-7.1 21-11.6 38-7.1',
  ].join(''),
  seen: [
    upright(0, 7.4, 13, 21, 29),
    upright(3.7, 7.4, 13, 21, 29),
    ...[0, 3.7].flatMap((y) =>
      [6, 14, 22, 30].flatMap((x) =>
        series(x + 1.6, 1.7, 3).map((desk) => `M${desk}-${y}v-.65h1.1v.65`),
      ),
    ),
    ...[0, 3.7].flatMap((y) => [6, 14, 22, 30].map((x) => `M${x - 0.4}-${y + 1.1}v-1.3`)),
    'M47-5.2v-1.8M47-4.6h.9M64-5.2v-1.8M64-4.6h-.9',
    upright(0, 1.2, 40.6),
  ].join(''),
  store: box(39.2, -3.2, 4.6, 2.3),
  kept: box(39.2, -3.2, 4.6, 1.7),
  pipes:
    'M41.5.9V-3.1M12.4-3.1H46V-1.1M12.4-1.1V-6.9H36.2M28.4-3.1V-1.1M36.2-6.9V-4.8M41.5-3.1V-1.1M20.4-6.9V-4.8',
  taps: `${taps([12.4, 28.4, 41.5, 46], [1.1])}${taps([12.4, 20.4, 36.2], [4.8])}`,
  people: [
    [10.6, 0],
    [42.9, 0, 0.72],
    [44, 0, 0.64],
    [27, 3.7, 0.7],
    [57, 0],
    [59, 0, 0.7],
  ],
}

const flats = series(3.8, 2.9, 9)

const tower: Building = {
  shape: 'upright',
  sky: 33.2,
  roof: 32.6,
  inside: `${box(9, 0, 16, 29.9)}${box(9, -4, 16, 4)}`,
  cut: [
    box(9, 0, 16, 29.9),
    level(9, 25, ...flats),
    box(9, -4, 16, 4),
    ...flats.map((y) => `M7.4-${y}H9M25-${y}h1.6`),
    level(8.6, 25.4, 30.6),
    box(14.6, 30.6, 4.8, 1.8),
  ].join(''),
  seen: [
    upright(3.8, 29.9, 15.4, 18.6),
    flats.map((y) => `M7.4-${y}v-1M26.6-${y}v-1M7.4-${y + 1}H9M25-${y + 1}h1.6`).join(''),
    ...flats.flatMap((y) => [bed(9.7, y), `M22.4-${y}v-.9h1.7v.9`]),
    'M11 0v-2.4h2.2V0',
  ].join(''),
  store: box(11, -3.6, 6, 2.6),
  kept: box(11, -3.6, 6, 2),
  pipes: `M14 1V-1M14-1H17V-28${flats.map((y) => `M14.6-${y + 1.1}h4.8`).join('')}`,
  taps: `${taps(
    [14.6, 19.4],
    flats.map((y) => y + 1.1),
  )}`,
  people: [
    [21.4, 0],
    [29.4, 0],
  ],
}

export const buildings = { hotel, works, kitchen, hospital, school, tower } as const

export type BuildingName = keyof typeof buildings
