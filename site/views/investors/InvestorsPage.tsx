import { createElement } from 'react'
import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Comparison } from '../../sections/Comparison.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { investors as words } from './investors-sections.ts'
import { nestedMarkets } from './NestedMarkets.tsx'
import { YearStrip } from './YearStrip.tsx'

const { revenue, markets, capacity, notice } = words

export function InvestorsPage() {
  return (
    <>
      <Hero
        way={wayTo('/investors')}
        variant="default"
        picture={picture('valley-dusk')}
        {...words.hero}
      />
      {revenue && <PlateLedger {...revenue} drawing={createElement(YearStrip, revenue.drawing)} />}
      {markets && <Multiples {...markets} {...nestedMarkets(markets)} />}
      {capacity && <Ledger {...capacity} ground="ice" />}
      {notice && <Comparison {...notice} ground="firn" />}
      <EndLine {...words.next} />
    </>
  )
}
