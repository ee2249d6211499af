import type { ReactNode } from 'react'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { SheetHero } from '../../sections/SheetHero.tsx'
import { settings } from '../../settings.ts'
import type { PageProps } from '../../words/language.ts'
import { emergencySections } from './contact-sections.ts'

/** @param children the form, which runs in the browser. */
export function ContactEmergencyPage({ language, children }: PageProps & { children?: ReactNode }) {
  const { hero, form, after } = emergencySections(language)
  return (
    <>
      {hero && <SheetHero {...hero} />}
      {form && (
        <FormSheet
          id="message-form"
          space="tight"
          heading={form.heading}
          promise={form.promise}
          mailboxes={{
            heading: form.mailboxes.heading,
            signs: form.mailboxes.signs,
            entries: [
              ...form.owners,
              { label: form.mailboxes.general, address: settings.mailboxes.general },
            ],
          }}
        >
          {children}
        </FormSheet>
      )}
      {after && <DefinitionColumns {...after} ground="white" />}
    </>
  )
}
