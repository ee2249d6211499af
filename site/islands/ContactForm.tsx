import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { contactMessage } from '../../contract/contact-message.ts'
import { contactPresets } from '../../contract/contact-presets.ts'
import { standForMessage } from '../../contract/extras.ts'
import type { SaidNeed } from '../../contract/lead-context.ts'
import { controlName } from '../../contract/lead-fields.ts'
import type { Topic } from '../../contract/options.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'
import { EmergencyOffer } from './emergency/EmergencyOffer.tsx'
import { EmergencyPart } from './emergency/EmergencyPart.tsx'
import { EmergencySwitch } from './emergency/EmergencySwitch.tsx'
import type { EmergencyPartWords } from './emergency/emergency-part-words.ts'
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
  hints: Record<'usual' | 'emergency' | 'visit' | 'demo' | 'quoted' | 'enough', string>
  emergency: EmergencyPartWords
  /** Whether the page is that of an emergency: the switch is on before anybody turns it. */
  forEmergency?: boolean
  /** Undefined where a figure that it needs is withheld. */
  quote: QuotePartWords | undefined
}

/** A message to the team; first and last name, email, topic and message are required. */
export function ContactForm(props: ContactFormProps) {
  const { publicKey, words, hints, emergency, forEmergency = false, quote } = props
  const form = useRef<HTMLFormElement>(null)
  const choice = forEmergency ? 'supply' : ''
  const state = useLeadForm({ ...settings, publicKey, words, choice }, form)
  const { presets, extras, ready } = state
  const isEmergency = ready ? state.emergency : forEmergency
  const usual = isEmergency ? 'emergency' : (presets?.ask ?? (extras ? 'quoted' : 'usual'))

  /** The button that was pressed is gone: the focus goes to what is written next. */
  function answerOffer(answer: SaidNeed): void {
    flushSync(() => state.say(answer))
    const next = answer === 'emergency' ? controlName('place', 'emergency') : 'message'
    form.current?.querySelector<HTMLElement>(`#${next}`)?.focus()
  }

  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      sentLead={({ values, need, extras }) => ({
        form: 'contact',
        topic: values.topic as Topic,
        need,
        extras,
      })}
      submitLabel={words.form.sendContact}
      words={words}
    >
      <EmergencySwitch label={words.form.emergencySwitch} words={emergency} on={forEmergency} />
      <LeadFields
        kind="contact"
        state={state}
        words={words}
        messageHint={hints[standForMessage(extras) ? 'enough' : usual]}
        parts={{
          emergency: (
            <EmergencyPart
              words={emergency}
              lead={words}
              extras={extras}
              off={ready && !isEmergency}
              errors={state.errors}
            />
          ),
          quote: quote && (
            <QuotePart
              words={quote}
              lead={words}
              extras={extras}
              wanted={state.choice === 'supply' && presets?.ask === undefined}
              ready={ready}
              errors={state.errors}
            />
          ),
        }}
      />
      <EmergencyOffer words={emergency.offer} offered={state.offered} onAnswer={answerOffer} />
    </LeadForm>
  )
}
