import type { ReactNode } from 'react'
import { heroMedia } from '../../assets/hero-media.ts'
import { picture } from '../../assets/pictures.ts'
import { Confluence } from '../../graphics/partnerships/Confluence.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { FullBleed } from '../../sections/FullBleed.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Matrix } from '../../sections/Matrix.tsx'
import { PlateLedger } from '../../sections/PlateLedger.tsx'
import { settings } from '../../settings.ts'
import type { PageProps } from '../../words/language.ts'
import { references } from '../../words/references.ts'
import { Flow } from './Flow.tsx'
import { partnershipsSections } from './partnerships-sections.ts'

/** @param children the inquiry form, which runs in the browser. */
export function PartnershipsPage({ language, children }: PageProps & { children?: ReactNode }) {
  const sections = partnershipsSections(language)
  const { drawing, process, form } = sections
  const named = references(language)
  return (
    <>
      <Hero {...heroMedia('/partnerships', 'ship', language)} {...sections.hero} />
      {sections.tiers && <Matrix {...sections.tiers} />}
      {process && drawing && (
        <Flow {...process}>
          <Confluence {...drawing} />
        </Flow>
      )}
      {sections.receive && <DefinitionColumns {...sections.receive} ground="white" />}
      <FullBleed {...sections.picture} picture={picture('cans', language)} />
      {sections.reached && <PlateLedger {...sections.reached} ground="firn" />}
      {sections.audit && <DefinitionColumns id="auditor" {...sections.audit} folded ground="ice" />}
      {named && <DefinitionColumns {...named} />}
      {form && (
        <FormSheet
          id="contact-form"
          ground="firn"
          heading={form.heading}
          promise={form.promise}
          mailboxes={{
            heading: form.mailboxes.heading,
            signs: form.mailboxes.signs,
            entries: [
              { label: form.mailboxes.partnerships, address: settings.mailboxes.partnerships },
            ],
          }}
        >
          {children}
        </FormSheet>
      )}
    </>
  )
}
