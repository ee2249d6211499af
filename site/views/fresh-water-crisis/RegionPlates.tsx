import { RegionMap, type RegionWords } from './RegionMap.tsx'

type RegionPlate = {
  number: string
  caption: string
  entry: { title: string; figure: string; label: string; text: string }
  /** How many people it stands for, in millions. */
  millions: number
  map: RegionWords
}

/** Units of a map's width for a million people. */
const unitsEach = 1.4

/** Regions as plates of one height, each with its map, as wide as its people are many. */
export function regionPlates(plates: readonly RegionPlate[]) {
  return plates.map(({ millions, map, ...plate }) => ({
    ...plate,
    shape: { share: millions },
    drawing: <RegionMap {...map} width={Math.round(millions * unitsEach)} />,
  }))
}
