import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import type { PageProps } from '../../words/language.ts'
import { DotMap, lettered } from './DotMap.tsx'
import { globalImpactSections } from './global-impact-sections.ts'

export function GlobalImpactPage({ language }: PageProps) {
  const sections = globalImpactSections(language)
  const { regions, areas } = sections
  const places = lettered(regions?.places ?? [])
  const plates = (areas?.plates ?? []).map((plate, place) => ({
    ...plate,
    shape: { share: place === 0 ? 2 : 1 },
    picture: picture(plate.picture, language),
  }))
  return (
    <>
      <Hero
        way={wayTo('/global-impact', language)}
        {...heroMedia('/global-impact', 'ocean', language)}
        {...sections.hero}
      />
      {sections.headline && <FigureLine {...sections.headline} ground="dark" />}
      {regions && (
        <MarginMap {...regions} notes={places} notesAt="below" ground="dark">
          <DotMap {...regions.map} regions={places} />
        </MarginMap>
      )}
      {areas && <PlateGrid {...areas} plates={plates} ground="white" />}
      {sections.framework && <Checklist {...sections.framework} ground="white" />}
      <EndLine {...sections.next} />
    </>
  )
}
