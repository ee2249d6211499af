import type { ReactNode } from 'react'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { SheetHero } from '../../sections/SheetHero.tsx'
import { settings } from '../../settings.ts'
import type { PageProps } from '../../words/language.ts'
import { contactSections } from './contact-sections.ts'

/** @param children the form, which runs in the browser. */
export function ContactPage({ language, children }: PageProps & { children?: ReactNode }) {
  const sections = contactSections(language)
  const { form } = sections
  const mailboxes = (['general', 'partnerships', 'investors'] as const).map((name) => ({
    label: form?.mailboxes[name] ?? '',
    address: settings.mailboxes[name],
  }))
  return (
    <>
      <SheetHero {...sections.hero} />
      {form && (
        <FormSheet
          id="message-form"
          space="tight"
          heading={form.heading}
          promise={form.promise}
          mailboxes={{
            heading: form.mailboxes.heading,
            signs: form.mailboxes.signs,
            entries: [...mailboxes, ...form.owners],
          }}
        >
          {children}
        </FormSheet>
      )}
      {sections.after && <DefinitionColumns {...sections.after} ground="white" />}
      {sections.notes && <DefinitionColumns ground="firn" definitions={sections.notes} />}
    </>
  )
}
