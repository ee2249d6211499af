import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { EndLine } from '../../sections/EndLine.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { Opening } from '../../sections/Opening.tsx'
import { SplitHero } from '../../sections/SplitHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { bottleRows } from './BottleRow.tsx'
import { commercialMineralWaterSections } from './commercial-mineral-water-sections.ts'
import { balancePans } from './Pans.tsx'

export function CommercialMineralWaterPage({ language }: PageProps) {
  const sections = commercialMineralWaterSections(language)
  const { pans, bottles } = sections
  return (
    <>
      <SplitHero
        way={wayTo('/commercial-mineral-water', language)}
        picture={picture('glass', language)}
        focus="86% 50%"
        {...sections.hero}
      />
      {sections.opening && <Opening {...sections.opening} />}
      {pans && <Multiples {...pans} {...balancePans(pans)} />}
      {sections.label && <Ledger {...sections.label} ground="white" />}
      {bottles && <Ledger {...bottles} rows={bottleRows(bottles.rows)} ground="firn" />}
      <EndLine {...sections.next} />
    </>
  )
}
