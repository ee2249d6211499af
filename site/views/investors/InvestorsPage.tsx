import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import type { PageProps } from '../../words/language.ts'
import { investorsSections } from './investors-sections.ts'
import { nestedMarkets } from './NestedMarkets.tsx'
import { YearStrip } from './YearStrip.tsx'

export function InvestorsPage({ language }: PageProps) {
  const sections = investorsSections(language)
  const { revenue, markets, notice } = sections
  return (
    <>
      <Hero
        way={wayTo('/investors', language)}
        variant="default"
        picture={picture('far-coast', language)}
        {...sections.hero}
      />
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
      <EndLine {...sections.next} />
    </>
  )
}
