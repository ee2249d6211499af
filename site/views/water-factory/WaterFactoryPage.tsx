import { picture } from '../../assets/pictures.ts'
import { factoryGallery } from '../../content/factory-gallery.ts'
import { waterFactory as words } from '../../content/water-factory.ts'
import { wayTo } from '../../content/way-to.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { EdgeScale } from '../../graphics/frame/EdgeScale.tsx'
import { Checklist } from '../../sections/Checklist.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import { DayStrip } from './DayStrip.tsx'
import { DayStripUpright } from './DayStripUpright.tsx'
import { LedgerLines } from './LedgerLines.tsx'

const { day, capacity, certificates } = words
const lying = ['hall-dock', 'formats-quay']
const plates = factoryGallery.map((view) => ({
  ...view,
  shape: lying.includes(view.picture) ? ('wide' as const) : ('upright' as const),
  picture: picture(view.picture),
}))
const { operatingDay } = figuresFor('/water-factory')

export function WaterFactoryPage() {
  return (
    <>
      <Hero
        way={wayTo('/water-factory')}
        variant="split"
        picture={picture('filling-hall')}
        {...words.hero}
      />
      {day && <WidePlot {...day} across={DayStrip} upright={DayStripUpright} edgeToEdge />}
      {capacity && (
        <Ledger {...capacity}>
          <LedgerLines {...capacity.baseDay} />
        </Ledger>
      )}
      {words.gallery && <PlateGrid {...words.gallery} plates={plates} ground="white" />}
      {certificates && <Checklist {...certificates} />}
      {words.markets && <IndexList {...words.markets} />}
      <EndLine {...words.next} />
      {!operatingDay.withheld && <EdgeScale kind="count" to={operatingDay.value} after=" h" />}
    </>
  )
}
