import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { PlateGrid } from '../../sections/PlateGrid.tsx'
import { withBars } from './Bars.tsx'
import { knowYourWater as words } from './know-your-water-sections.ts'

const { sheet, plates } = words

export function KnowYourWaterPage() {
  return (
    <>
      <Hero
        way={wayTo('/know-your-water')}
        {...heroMedia('/know-your-water', 'ripples')}
        {...words.hero}
      />
      {words.questions && <DefinitionColumns {...words.questions} />}
      {sheet && <Ledger {...sheet} ground="white" rows={withBars(sheet.rows)} />}
      {plates && (
        <PlateGrid
          offTheSheet
          plates={[
            { ...plates.wide, shape: 'wide', picture: picture('lagoon') },
            { ...plates.upright, shape: 'upright', picture: picture('ice-field') },
          ]}
        />
      )}
      <EndLine {...words.next} />
    </>
  )
}
