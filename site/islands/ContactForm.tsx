import { useRef } from 'react'
import { contactMessage } from '../../contract/contact-message.ts'
import { contactPresets } from '../../contract/contact-presets.ts'
import type { Topic } from '../../contract/options.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'
import { LeadFields } from './lead-form/LeadFields.tsx'
import { LeadForm } from './lead-form/LeadForm.tsx'
import { type LeadFormSettings, useLeadForm } from './lead-form/use-lead-form.ts'
import { QuotePart } from './quote/QuotePart.tsx'
import type { QuotePartWords } from './quote/quote-part-words.ts'

const settings = {
  kind: 'contact',
  functionName: 'send-contact-email',
  precheck: 'test-function',
  schema: contactMessage,
  presets: contactPresets,
  sent: 'contactSent',
  failed: 'contactFailed',
} as const satisfies Omit<LeadFormSettings, 'publicKey' | 'words'>

type ContactFormProps = {
  publicKey: string
  /** What every form of a lead says. */
  words: LeadWords
  /** What the message needs, by what is asked. */
  hints: { usual: string; emergency: string; visit: string; demo: string; quoted: string }
  /** Undefined where a figure that it needs is withheld. */
  quote: QuotePartWords | undefined
}

/** A message to the team; first and last name, email, topic and message are required. */
export function ContactForm({ publicKey, words, hints, quote }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useLeadForm({ ...settings, publicKey, words }, form)
  const { presets, choice, extras } = state
  const ask = presets?.need ?? presets?.ask ?? (extras ? 'quoted' : 'usual')
  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      sentLead={({ values, extras }) => ({
        form: 'contact',
        topic: values.topic as Topic,
        need: presets?.need,
        extras,
      })}
      submitLabel={words.form.sendContact}
      words={words}
    >
      <LeadFields
        kind="contact"
        state={state}
        words={words}
        messageHint={hints[ask]}
        quotePart={
          quote && (
            <QuotePart
              words={quote}
              lead={words}
              extras={extras}
              need={presets?.need}
              wanted={choice === 'supply' && presets?.ask === undefined}
              ready={state.ready}
              errors={state.errors}
            />
          )
        }
      />
    </LeadForm>
  )
}
