import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Comparison } from '../../sections/Comparison.tsx'
import { CountField } from '../../sections/CountField.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import { BottleField, BottleFieldCut, OneBottle } from './BottleField.tsx'
import { Lengths, LengthsUpright } from './Lengths.tsx'
import { sustainableBulkSolutions as words } from './sustainable-bulk-solutions-sections.ts'

const { bottles, reductions } = words

export function SustainableBulkSolutionsPage() {
  return (
    <>
      <Hero
        way={wayTo('/sustainable-bulk-solutions')}
        variant="default"
        picture={picture('valley-winter')}
        {...words.hero}
      />
      {bottles && (
        <CountField {...bottles} across={BottleField} upright={BottleFieldCut} mark={OneBottle} />
      )}
      {reductions && (
        <WidePlot
          {...reductions}
          across={Lengths}
          upright={LengthsUpright}
          edgeToEdge
          ground="ice"
        />
      )}
      {words.neutrality && <Comparison {...words.neutrality} />}
      {words.practices && <IndexList {...words.practices} ground="ice" />}
      <EndLine {...words.next} />
    </>
  )
}
