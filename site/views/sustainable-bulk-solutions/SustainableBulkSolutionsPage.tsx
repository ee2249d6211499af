import { wayTo } from '../../content/way-to.ts'
import { IceToPortPart } from '../../graphics/ice-to-port/IceToPortPart.tsx'
import { Comparison } from '../../sections/Comparison.tsx'
import { CountField } from '../../sections/CountField.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { IndexList } from '../../sections/IndexList.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import type { PageProps } from '../../words/language.ts'
import { BottleField, BottleFieldCut, OneBottle } from './BottleField.tsx'
import { Lengths, LengthsUpright } from './Lengths.tsx'
import { sustainableBulkSolutionsSections } from './sustainable-bulk-solutions-sections.ts'

export function SustainableBulkSolutionsPage({ language }: PageProps) {
  const sections = sustainableBulkSolutionsSections(language)
  const { bottles, bladder, reduction, promise, plan, practices } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/sustainable-bulk-solutions', language)}
        {...sections.hero}
        drawing={<IceToPortPart {...sections.hero.drawing} part={[1190, 166, 490, 480]} />}
      />
      {bottles && (
        <CountField {...bottles} across={BottleField} upright={BottleFieldCut} mark={OneBottle} />
      )}
      {bladder && <DefinitionColumns {...bladder} ground="white" />}
      {reduction && (
        <WidePlot
          {...reduction}
          across={Lengths}
          upright={LengthsUpright}
          edgeToEdge
          ground="ice"
        />
      )}
      {promise && <Comparison {...promise} ground="ice" />}
      {plan && <DefinitionColumns {...plan} ground="firn" />}
      {practices && <IndexList {...practices} ground="white" />}
      <EndLine {...sections.next} />
    </>
  )
}
