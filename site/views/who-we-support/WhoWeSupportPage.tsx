import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { whoWeSupport as words } from '../../content/who-we-support.ts'
import { CountField } from '../../sections/CountField.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { TextBesidePicture } from '../../sections/TextBesidePicture.tsx'
import { AudienceSheets } from './AudienceSheets.tsx'
import { OneContainer } from './BoxEnd.tsx'
import { Quay } from './Quay.tsx'
import { QuayUpright } from './QuayUpright.tsx'

const { orders } = words
const audiences = words.audiences?.sheets.map(({ picture: name, ...sheet }) => ({
  ...sheet,
  ...heroMedia(`/who-we-support#${sheet.id}`, name),
}))

export function WhoWeSupportPage() {
  return (
    <>
      <Hero {...heroMedia('/who-we-support', 'aurora')} {...words.hero} focus="50% 100%" />
      {words.audiences && audiences && (
        <AudienceSheets {...words.audiences} audiences={audiences} />
      )}
      {orders && (
        <CountField
          {...orders}
          across={Quay}
          upright={QuayUpright}
          mark={OneContainer}
          ground="ice"
        />
      )}
      <TextBesidePicture {...words.next} picture={picture('tap-stand')} ground="white" />
    </>
  )
}
