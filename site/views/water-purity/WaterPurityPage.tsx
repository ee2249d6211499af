import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { ContourQuote } from '../../sections/ContourQuote.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { DepthCut } from './DepthCut.tsx'
import { RangeAxis } from './RangeAxis.tsx'
import { waterPurity as words } from './water-purity-sections.ts'

export function WaterPurityPage() {
  return (
    <>
      <Hero {...heroMedia('/water-purity', 'caustics')} {...words.hero} />
      {words.readings && <PlateLedger {...words.readings} />}
      {words.cut && <DepthCut {...words.cut} />}
      {words.minerals && <RangeAxis {...words.minerals} />}
      {words.quote && <ContourQuote {...words.quote} />}
      <TextBesidePicture {...words.next} picture={picture('clear-ice')} />
    </>
  )
}
