import type { ReactNode } from 'react'
import { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import { FormSheet } from '../../sections/FormSheet.tsx'
import { Hero } from '../../sections/Hero.tsx'
import { settings } from '../../settings.ts'
import { contact as words } from './contact-sections.ts'

const { form, quote } = words
const mailboxes = form && [
  ...(['general', 'partnerships', 'investors'] as const).map((name) => ({
    label: form.mailboxes[name],
    address: settings.mailboxes[name],
  })),
  ...(form.emergencyMailbox ? [form.emergencyMailbox] : []),
  ...form.reached,
]

/** What the form is handed; nothing where there is no form. */
export const contactForm = form && quote && { hints: form.hints, quote }

/** @param children the form, which runs in the browser. */
export function ContactPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero variant="sheet" {...words.hero} />
      {form && mailboxes && (
        <FormSheet
          id="message-form"
          space="tight"
          heading={form.heading}
          promise={form.promise}
          mailboxes={{ heading: form.mailboxes.heading, entries: mailboxes }}
        >
          {children}
        </FormSheet>
      )}
      {words.after && <DefinitionColumns {...words.after} ground="white" />}
      {words.notes && <DefinitionColumns ground="firn" definitions={words.notes} />}
    </>
  )
}
