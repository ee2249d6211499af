import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { Checklist } from '../../sections/Checklist.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { MarginMap } from '../../sections/MarginMap.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { DotMap, lettered } from './DotMap.tsx'
import { globalImpact as words } from './global-impact-sections.ts'

const { regions, areas } = words
const places = lettered(regions?.places ?? [])
const plates = (areas?.plates ?? []).map((plate, place) => ({
  ...plate,
  shape: { share: place === 0 ? 2 : 1 },
  picture: picture(plate.picture),
}))

export function GlobalImpactPage() {
  return (
    <>
      <Hero
        way={wayTo('/global-impact')}
        {...heroMedia('/global-impact', 'ocean')}
        {...words.hero}
      />
      {words.headline && <FigureLine {...words.headline} ground="dark" />}
      {regions && (
        <MarginMap {...regions} notes={places} notesAt="below" ground="dark">
          <DotMap {...regions.map} regions={places} />
        </MarginMap>
      )}
      {areas && <PlateGrid {...areas} plates={plates} ground="white" />}
      {words.framework && <Checklist {...words.framework} />}
      <Banner {...words.next} picture={picture('valley-winter')} />
    </>
  )
}
