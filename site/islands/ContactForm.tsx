import { useRef } from 'react'
import { contactMessage, type Topic, topics } from '../../contract/contact-message.ts'
import { contactPresets } from '../../contract/contact-presets.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import { limits } from '../../contract/fields.ts'
import { notices } from '../../contract/notices.ts'
import { topicLabels } from '../../contract/option-labels.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { LeadForm } from './lead-form/LeadForm.tsx'
import { SenderFields } from './lead-form/SenderFields.tsx'
import { type LeadFormSettings, useLeadForm } from './lead-form/use-lead-form.ts'
import { QuotePart } from './quote/QuotePart.tsx'
import type { QuotePartWords } from './quote/quote-part-words.ts'
import { useQuote } from './quote/use-quote.ts'

const options = topics.map((value) => ({ value, label: topicLabels[value] }))

const settings = {
  form: 'contact',
  functionName: 'send-contact-email',
  precheck: 'test-function',
  schema: contactMessage,
  fields: ['firstName', 'lastName', 'email', 'organization', 'topic', 'message'],
  select: 'topic',
  presets: contactPresets,
  sent: notices.contactSent,
  failed: notices.contactFailed,
} as const satisfies Omit<LeadFormSettings, 'publicKey'>

type ContactFormProps = {
  publicKey: string
  /** What the message needs, by what is asked. */
  hints: { usual: string; emergency: string; visit: string; demo: string; quoted: string }
  quote: QuotePartWords
}

/** A message to the team; first and last name, email, topic and message are required. */
export function ContactForm({ publicKey, hints, quote: quoteWords }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { quote, readQuote, quoteErrors } = useQuote(form)
  const state = useLeadForm({ ...settings, publicKey, readQuote, quoteErrors }, form)
  const { errors, presets, choice } = state
  const ask = presets?.need ?? presets?.ask ?? (quote ? 'quoted' : 'usual')
  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      sentLead={(sent) => ({
        form: 'contact',
        topic: sent.values.topic as Topic,
        need: presets?.need,
        quote: sent.quote,
      })}
      submitLabel="Send message"
    >
      <SenderFields form="contact" errors={errors} />
      <SelectField
        name="topic"
        label={fieldLabels.topic}
        placeholder="Choose a topic"
        options={options}
        value={choice}
        onChange={state.choose}
        error={errors.topic}
        required
      />
      <QuotePart
        words={quoteWords}
        quote={quote}
        need={presets?.need}
        wanted={choice === 'supply' && presets?.ask === undefined}
        ready={state.ready}
        errors={errors}
      />
      <TextArea
        name="message"
        label={fieldLabels.message}
        hint={hints[ask]}
        maxLength={limits.message}
        error={errors.message}
        required
      />
    </LeadForm>
  )
}
