import { type ReactNode, useRef } from 'react'
import { contactMessage, topics } from '../../contract/contact-message.ts'
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

const hint =
  'For a quote: port, month, volume and format. In an emergency, say so in the first line.'

type ContactFormProps = {
  publicKey: string
  /** What the message needs when a link said that this is an emergency. */
  emergencyHint: string
  /** Stands directly above the message field. */
  children?: ReactNode
}

/** A message to the team; first and last name, email, topic and message are required. */
export function ContactForm({ publicKey, emergencyHint, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useLeadForm({ ...settings, publicKey }, form)
  const { errors, need } = state
  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      submitLabel="Send message"
    >
      <SenderFields form="contact" errors={errors} />
      <SelectField
        name="topic"
        label={fieldLabels.topic}
        placeholder="Choose a topic"
        options={options}
        value={state.choice}
        onChange={state.choose}
        error={errors.topic}
        required
      />
      {children}
      <TextArea
        name="message"
        label={fieldLabels.message}
        hint={need === 'emergency' ? emergencyHint : hint}
        maxLength={limits.message}
        error={errors.message}
        required
      />
    </LeadForm>
  )
}
