import { wayTo } from '../../content/way-to.ts'
import { CountField } from '../../sections/CountField.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import type { PageProps } from '../../words/language.ts'
import { Coasts } from './Coasts.tsx'
import { globalNeedSections } from './global-need-sections.ts'
import { marketItems } from './MarketItems.tsx'
import { OnePerson, People, PeopleUpright } from './People.tsx'
import { Slope } from './Slope.tsx'
import { SlopeUpright } from './SlopeUpright.tsx'

export function GlobalNeedPage({ language }: PageProps) {
  const { hero, need, slope, markets, people, next } = globalNeedSections(language)
  return (
    <>
      <Hero
        way={wayTo('/global-need', language)}
        variant="drawn"
        {...hero}
        drawing={<Coasts {...hero.drawing} />}
      />
      {need && <FigureLine {...need} ground="dark" />}
      {slope && <WidePlot {...slope} across={Slope} upright={SlopeUpright} />}
      {markets && (
        <Multiples {...markets} items={marketItems(markets.items, markets.marks)} ground="white" />
      )}
      {people && (
        <CountField
          {...people}
          across={People}
          upright={PeopleUpright}
          mark={OnePerson}
          ground="dark"
        />
      )}
      <EndLine {...next} />
    </>
  )
}
