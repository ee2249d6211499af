/**
 * What the maps of the regions show of the world besides its coasts: mountains, rivers and lakes, drawn by eye from what
 * every atlas agrees on, to about half a degree. There are no borders, and nothing here is measured.
 */

/** Degrees, as `longitude latitude`. */
type Place = string

/** Places in their order, with commas between them. */
type Course = string

type RegionLand = {
  centre: Place
  /** Degrees of latitude from the foot of the map to its head. */
  span: number
  /** Height: thousands of metres along the crest, roughly. Foot: degrees from it to where a third of that is left. */
  ranges: readonly { crest: Course; height: number; foot: number }[]
  /** From the source down, each to the sea, to a lake or to another river. */
  rivers: readonly Course[]
  /** Along the middle of each, or round it where it is broad. */
  lakes: readonly Course[]
  /** Where the name of a river begins, for those that bear one. */
  names: Readonly<Record<string, Place>>
}

const africa = {
  centre: '17.5 -7.5',
  span: 58,
  ranges: [
    { crest: '25 -29, 23 -22, 20 -15, 26 -11, 32 -6, 35.4 0, 37 5', height: 1.25, foot: 4.4 },
    { crest: '-10 10, -3 10.4, 4 10.6, 9 11', height: 0.62, foot: 2.4 },
    { crest: '38.6 14.6, 38.4 11.8, 37.6 9, 36.6 7', height: 3, foot: 2 },
    { crest: '39 6.4, 40.4 8.4, 42 9.4', height: 2.4, foot: 1.3 },
    { crest: '30 1, 29.4 -1.6, 29 -4', height: 2.3, foot: 1.2 },
    { crest: '34.6 1.2, 36.4 0, 37.2 -3.1, 35.8 -5', height: 2.2, foot: 1.5 },
    { crest: '31.4 -8, 33.8 -9.4, 34.4 -12, 35 -15.4', height: 1.7, foot: 1.3 },
    { crest: '25 -10.6, 28.4 -12.4, 31 -13.4', height: 1.3, foot: 2.4 },
    { crest: '14.4 -10.6, 15.6 -12.6, 14.4 -15.4', height: 1.9, foot: 1.7 },
    { crest: '15.8 -19.4, 16.8 -22.8, 17.4 -26', height: 1.5, foot: 1.5 },
    { crest: '20.6 -32.6, 24.6 -32, 27.6 -30.8', height: 1.5, foot: 1.1 },
    { crest: '28.4 -30, 29.4 -28.6, 30.2 -25.4, 30.6 -23.6', height: 2.8, foot: 1.1 },
    { crest: '26 -28, 28.6 -26.4', height: 1.6, foot: 2 },
    { crest: '30.6 -18.4, 32.6 -18.8', height: 1.6, foot: 1.2 },
    { crest: '9.4 4.6, 10.6 6.4, 13.2 7.4', height: 1.9, foot: 1 },
    { crest: '8.4 9.8, 9.4 9.6', height: 1.2, foot: 0.9 },
    { crest: '-12.6 11.4, -11 9.6, -8.8 8.4', height: 1.2, foot: 1.1 },
    { crest: '23.6 13.2, 24.6 12.6', height: 2, foot: 1.1 },
    { crest: '16.6 20.6, 18.6 21.2', height: 2.5, foot: 1.3 },
    { crest: '8.4 17, 8.8 19', height: 1.5, foot: 1 },
    { crest: '46.4 -22.4, 47.2 -19, 48.6 -14.8', height: 1.8, foot: 0.9 },
    { crest: '44.6 14, 43.6 17, 42 19, 40.6 21.4', height: 2.4, foot: 0.9 },
  ],
  rivers: [
    '-10.7 9.2, -8 12.6, -4.2 14.6, -3 16.6, -1.4 17, 0 16.2, 2.1 13.5, 4.8 9.2, 6.7 7.8, 6.7 6.1, 6.1 4.4',
    '13.6 8, 9.2 7.9, 6.7 7.8',
    '-10.8 12.2, -11.4 14.4, -13.4 16.1, -16.5 16',
    '33 0.2, 32.4 1.6, 31.4 2.2, 31.5 6.2, 30.6 9.2, 31.8 9.6, 32.5 15.6, 34 17.7, 33.3 19.5, 31.6 18.3, 30.5 19.4, 31.2 21.6, 32.9 24.1',
    '37.3 11.6, 38.1 10.4, 36 9.9, 34.8 11.6, 32.5 15.6',
    '25.8 -11, 27 -5.6, 25.3 0.4, 22.6 2.2, 20 1.8, 18.2 0, 16.4 -2.4, 15.3 -4.3, 12.3 -6',
    '27.4 3.4, 22.4 4.2, 19.4 4.8, 18.3 2.6, 17.7 -0.5',
    '24.2 -11.6, 22.8 -13.8, 23.1 -15.6, 25.9 -17.9, 28.6 -16.6, 30.4 -15.6, 33.6 -16.2, 36.3 -18.8',
    '27 -24, 29.4 -22.2, 31.4 -22.4, 33.6 -25.3',
    '28.4 -29.6, 26.6 -30.6, 23.8 -29.3, 20.4 -28.5, 16.4 -28.6',
  ],
  lakes: [
    '32 -0.2, 33.8 -0.2, 33.4 -1.8, 32.2 -2.2',
    '29.3 -3.6, 29.6 -5.4, 30.8 -8.4',
    '34 -9.8, 34.5 -12, 34.9 -14',
    '14 13.4, 14.4 12.8',
  ],
  names: { niger: '-7 10', nile: '22.6 8.4', congo: '15 -8.4', zambezi: '16.6 -21.4' },
} as const satisfies RegionLand

const southAsia = {
  centre: '79.2 21.4',
  span: 33.5,
  ranges: [
    {
      crest: '73 35.4, 76 33.2, 78.6 31, 81.6 29.5, 84.6 28.2, 88 27.7, 91.6 27.9, 95 29',
      height: 6,
      foot: 1.5,
    },
    { crest: '66 34.6, 69.6 35.4, 72.6 36.6, 76.4 36', height: 5, foot: 1.5 },
    { crest: '78.6 34.6, 82 32.6, 86.6 31.6, 92 31.8, 97 32', height: 5, foot: 3 },
    { crest: '66.6 29.6, 68.4 31, 69.8 32.6', height: 2.4, foot: 1.1 },
    { crest: '67 25.8, 67.2 28.2', height: 1.4, foot: 0.7 },
    { crest: '60 27, 63.4 26.8, 66 27', height: 1.4, foot: 1 },
    { crest: '61 33.6, 64.4 34.2', height: 2.4, foot: 1.3 },
    {
      crest: '73.7 20.2, 73.8 17.4, 74.8 14.2, 75.8 12.2, 76.8 10.6, 77.3 9',
      height: 1.5,
      foot: 0.6,
    },
    { crest: '75.6 19.6, 76.6 16, 77.6 13', height: 0.85, foot: 2.6 },
    { crest: '76 24, 79 23.6', height: 0.6, foot: 1.6 },
    { crest: '81.8 17.8, 83 18.9, 84.4 20.2', height: 1.1, foot: 0.7 },
    { crest: '74.4 21.6, 77.6 22.1, 81 22.6', height: 0.85, foot: 0.7 },
    { crest: '82.8 23, 85.4 23.2', height: 0.8, foot: 1 },
    { crest: '72.9 24.4, 74 25.8, 75.8 27.6', height: 0.8, foot: 0.5 },
    { crest: '90.4 25.5, 92.4 25.4', height: 1.5, foot: 0.45 },
    { crest: '95.6 27, 94.6 25, 93.3 23, 93.6 21, 94.6 18.6', height: 2, foot: 0.9 },
    { crest: '97.6 28, 98.6 25, 98.6 21', height: 2.6, foot: 1.5 },
    { crest: '80.7 7.2, 80.8 6.7', height: 1.8, foot: 0.45 },
  ],
  rivers: [
    '81.2 31.4, 79.4 32.6, 77.4 34.2, 75.4 35.4, 73.6 35.5, 72.8 34.2, 71.6 32.6, 70.9 31.2, 70.4 29.2, 68.9 27.7, 68.2 25.6, 67.5 24',
    '81.2 30.7, 78.6 31.7, 76.6 31.4, 74.8 31, 70.5 29',
    '79 30.8, 78.2 29.8, 80.2 26.6, 81.9 25.4, 85.2 25.6, 87.8 24.9, 89.7 23.8, 90.6 23.2, 90.6 22.3',
    '78.3 30.8, 77.3 28.8, 78.2 26.9, 81.9 25.4',
    '83 30, 86 29.3, 92 29.3, 94.4 29.5, 95.1 28.7, 95.2 27.9, 93.4 26.7, 89.9 25.8, 89.7 23.8',
    '81.6 22.8, 79.8 23.1, 75.2 22.2, 72.8 21.6',
    '73.8 20, 76.2 19.3, 80.2 18.4, 82.1 16.6',
    '74 17.9, 75.8 16.4, 79.6 16.6, 80.9 15.8',
    '97.4 25.6, 96.2 24, 95.9 22, 94.8 20.4, 95.2 18.2, 95 16',
  ],
  lakes: [],
  names: { indus: '63.6 29', ganges: '79.6 23.8', brahmaputra: '84.6 30.8', godavari: '76.4 20' },
} as const satisfies RegionLand

const middleEast = {
  centre: '44.4 26.6',
  span: 31,
  ranges: [
    { crest: '34 37.2, 37.4 38.2', height: 2.2, foot: 1 },
    { crest: '38.4 39.6, 41.6 39.4, 44.6 39.4', height: 2.8, foot: 1.6 },
    { crest: '39.6 41, 42 42.6, 46 41.8', height: 2.8, foot: 1 },
    { crest: '44.6 37, 46.6 35.2, 48.6 33.4, 50.6 31.4, 52.6 29.6, 55 28.2', height: 3, foot: 1.3 },
    { crest: '48.8 37, 51.6 36, 54.6 36.6', height: 3.2, foot: 0.8 },
    { crest: '49.6 35, 53 33.4, 56 32', height: 1.4, foot: 3.2 },
    { crest: '31 38.8, 36 39, 40 39', height: 1.5, foot: 1.8 },
    {
      crest: '35.6 28.4, 37.6 26, 39.6 23, 41.2 20.4, 42.6 18.2, 44 15.4, 44.8 13.8',
      height: 2.6,
      foot: 1,
    },
    { crest: '37.6 28.6, 41 25, 43.6 21, 45.4 17.6', height: 1.35, foot: 2.9 },
    { crest: '46.4 25.8, 46.2 23.4', height: 0.9, foot: 0.6 },
    { crest: '48 15.4, 51 16.4', height: 1.4, foot: 0.8 },
    { crest: '56.3 25.4, 57.2 23.4, 58.8 22.8', height: 2, foot: 0.5 },
    { crest: '35.8 33, 36.3 34.4', height: 1.8, foot: 0.4 },
    { crest: '34 28.6, 33.6 27.2, 35 24, 36.6 20', height: 1.3, foot: 0.8 },
    { crest: '38.6 14.6, 38.6 12, 39.4 9.6', height: 2.8, foot: 1.4 },
  ],
  rivers: [
    '40.6 39.8, 39 39.2, 38.4 37.6, 38 36.8, 39 35.9, 40.4 34.9, 43.6 33.2, 44.4 32.2, 46 31.1, 47.4 31',
    '39.6 38.4, 41 37.7, 42.4 37.1, 43.2 36.2, 43.6 34.8, 44.4 33.3, 47 31.8, 47.4 31, 48.7 29.8',
    '50.2 31.9, 49 32.1, 48.7 31.2, 48.2 30.4',
    '35.6 33.2, 35.6 32.4, 35.5 31.8',
  ],
  lakes: ['42.5 38.5, 43.3 38.8', '45.3 38, 45.6 37.3', '35.5 31.7, 35.5 31.1'],
  names: { tigris: '45 34.9', euphrates: '37 29.3' },
} as const satisfies RegionLand

export const regionLands = { africa, 'south-asia': southAsia, 'middle-east': middleEast } as const

export type RegionName = keyof typeof regionLands

/** Text for each river of a region that bears its name. */
export type RiverNames<Region extends RegionName> = Readonly<
  Record<keyof (typeof regionLands)[Region]['names'], string>
>
