import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { CountField } from '../../sections/CountField.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { FigureLine } from '../../sections/FigureLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { WidePlot } from '../../sections/WidePlot.tsx'
import { globalNeed as words } from './global-need-sections.ts'
import { marketItems } from './MarketItems.tsx'
import { OnePerson, People, PeopleUpright } from './People.tsx'
import { Slope } from './Slope.tsx'
import { SlopeUpright } from './SlopeUpright.tsx'

const { need, slope, markets, people } = words

export function GlobalNeedPage() {
  return (
    <>
      <Hero
        way={wayTo('/global-need')}
        variant="default"
        picture={picture('black-sand')}
        {...words.hero}
      />
      {need && <FigureLine {...need} ground="dark" />}
      {slope && <WidePlot {...slope} across={Slope} upright={SlopeUpright} />}
      {markets && (
        <Multiples {...markets} items={marketItems(markets.items, markets.axisEnd)} ground="firn" />
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
      <EndLine {...words.next} />
    </>
  )
}
