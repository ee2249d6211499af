import { BuildingSection } from './BuildingSection.tsx'
import { type BuildingName, buildings } from './buildings.ts'

type Industry = {
  building: BuildingName
  number: string
  caption: string
  list: { title: string; items: readonly [string, string, string] }
  /** What the section shows, for those who cannot see it. */
  description: string
}

type Plate = Pick<Industry, 'number' | 'caption' | 'list'> & {
  shape: 'wide' | 'upright'
  drawing: React.ReactNode
}

/** Each industry with its building, cut open. */
export function withSections(
  industries: readonly [Industry, ...Industry[]],
): readonly [Plate, ...Plate[]] {
  const [first, ...others] = industries
  return [plate(first), ...others.map(plate)]
}

function plate({ building, description, ...words }: Industry): Plate {
  return {
    ...words,
    shape: buildings[building].shape,
    drawing: (
      <BuildingSection
        id={building}
        title={`${words.list.title}: ${words.caption}`}
        description={description}
        building={buildings[building]}
      />
    ),
  }
}
