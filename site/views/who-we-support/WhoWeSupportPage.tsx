import { heroMedia } from '../../assets/hero-media.ts'
import { CountField } from '../../sections/CountField.tsx'
import { EndLine } from '../../sections/EndLine.tsx'
import { Hero } from '../../sections/Hero.tsx'
import type { PageProps } from '../../words/language.ts'
import { AudienceSheets } from './AudienceSheets.tsx'
import { OneContainer } from './BoxEnd.tsx'
import { Quay } from './Quay.tsx'
import { QuayUpright } from './QuayUpright.tsx'
import { whoWeSupportSections } from './who-we-support-sections.ts'

export function WhoWeSupportPage({ language }: PageProps) {
  const sections = whoWeSupportSections(language)
  const { audiences, orders } = sections
  return (
    <>
      <Hero
        {...heroMedia('/who-we-support', 'aurora', language)}
        {...sections.hero}
        focus="50% 100%"
      />
      {audiences && (
        <AudienceSheets
          heading={audiences.heading}
          note={audiences.note}
          label={audiences.label}
          audiences={audiences.sheets.map(({ picture: name, ...sheet }) => ({
            ...sheet,
            ...heroMedia(`/who-we-support#${sheet.id}`, name, language),
          }))}
        />
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
      <EndLine {...sections.next} />
    </>
  )
}
