import type { ReactNode } from 'react'
import { heroMedia } from '../../assets/hero-media.ts'
import { partnerships as words } from '../../content/partnerships.ts'
import { references } from '../../content/references.ts'
import { Confluence } from '../../graphics/partnerships/Confluence.tsx'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { Matrix } from '../../sections/Matrix.tsx'
import { settings } from '../../settings.ts'
import { Flow } from './Flow.tsx'

const { form } = words

/** @param children the inquiry form, which runs in the browser. */
export function PartnershipsPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero {...heroMedia('/partnerships', 'ship')} {...words.hero} />
      {words.tiers && <Matrix {...words.tiers} />}
      {words.process && words.drawing && (
        <Flow {...words.process}>
          <Confluence {...words.drawing} />
        </Flow>
      )}
      {references && <DefinitionColumns {...references} />}
      {form && (
        <FormSheet
          id="contact-form"
          ground="firn"
          heading={form.heading}
          promise={form.promise}
          mailboxes={{
            heading: form.mailboxes.heading,
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
