import { useRef } from 'react'
import { partnershipInquiry } from '../../contract/partnership-inquiry.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'
import { LeadFields } from './lead-form/LeadFields.tsx'
import { LeadForm } from './lead-form/LeadForm.tsx'
import { type LeadFormSettings, useLeadForm } from './lead-form/use-lead-form.ts'

const settings = {
  kind: 'partnership',
  functionName: 'send-partnership-email',
  schema: partnershipInquiry,
  sent: 'partnershipSent',
  failed: 'partnershipFailed',
} as const satisfies Omit<LeadFormSettings, 'publicKey' | 'words'>

type PartnershipFormProps = { publicKey: string; words: LeadWords }

/** An inquiry from a company that wants to join; everything but the interest is required. */
export function PartnershipForm({ publicKey, words }: PartnershipFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useLeadForm({ ...settings, publicKey, words }, form)
  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      sentLead={() => ({ form: 'partnership' })}
      submitLabel={words.form.sendPartnership}
      words={words}
    >
      <LeadFields
        kind="partnership"
        state={state}
        words={words}
        messageHint={words.form.partnershipHint}
      />
    </LeadForm>
  )
}
