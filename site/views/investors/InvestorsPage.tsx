import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Banner } from '../../sections/Banner.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { SheetHero } from '../../sections/SheetHero.tsx'
import type { PageProps } from '../../words/language.ts'
import { investorsSections } from './investors-sections.ts'
import { nestedMarkets } from './NestedMarkets.tsx'
import { YearStrip } from './YearStrip.tsx'

export function InvestorsPage({ language }: PageProps) {
  const sections = investorsSections(language)
  const { revenue, markets, notice } = sections
  return (
    <>
      <SheetHero way={wayTo('/investors', language)} crop="upstream" {...sections.hero} />
      {revenue && <PlateLedger {...revenue} drawing={<YearStrip {...revenue.drawing} />} />}
      {sections.capacity && <Ledger {...sections.capacity} ground="white" />}
      {sections.factory && <Ledger {...sections.factory} ground="white" />}
      {sections.request && <Ledger id="status" {...sections.request} ground="firn" />}
      {markets && <Multiples {...markets} {...nestedMarkets(markets)} />}
      {notice && (
        <DefinitionColumns
          ground="white"
          definitions={[{ term: notice.heading, text: [notice.sentence] }]}
        />
      )}
      <Banner {...sections.next} picture={picture('far-coast', language)} />
    </>
  )
}
