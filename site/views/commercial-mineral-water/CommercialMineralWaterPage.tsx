import { picture } from '../../assets/pictures.ts'
import { wayTo } from '../../content/way-to.ts'
import { Hero } from '../../sections/Hero.tsx'
import { Ledger } from '../../sections/Ledger.tsx'
import { Multiples } from '../../sections/Multiples.tsx'
import { Opening } from '../../sections/Opening.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { bottleRows } from './BottleRow.tsx'
import { commercialMineralWater as words } from './commercial-mineral-water-sections.ts'
import { balancePans } from './Pans.tsx'

const { pans, bottles } = words

export function CommercialMineralWaterPage() {
  return (
    <>
      <Hero
        way={wayTo('/commercial-mineral-water')}
        variant="split"
        picture={picture('glass')}
        focus="86% 50%"
        {...words.hero}
      />
      {words.opening && <Opening {...words.opening} />}
      {pans && <Multiples {...pans} {...balancePans(pans)} />}
      {words.sheet && <Ledger {...words.sheet} />}
      {bottles && <Ledger {...bottles} {...bottleRows(bottles)} ground="white" />}
      <TextBesidePicture {...words.next} picture={picture('hall-line')} />
    </>
  )
}
