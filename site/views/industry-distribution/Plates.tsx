import { BuildingSection } from './BuildingSection.tsx'
import { type BuildingName, buildings } from './buildings.ts'

type Industry = {
  building: BuildingName
  caption: string
  list: { title: string; items: readonly string[] }
  /** What the section shows, for those who cannot see it. */
  description: string
}

/** Each industry with its building, cut open. */
export function withSections(industries: readonly Industry[]) {
  return industries.map(({ building, description, ...words }) => ({
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
  }))
}
