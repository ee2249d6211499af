import { useRef } from 'react'
import { notices } from '../../contract/notices.ts'
import { partnershipInquiry } from '../../contract/partnership-inquiry.ts'
import { LeadFields } from './lead-form/LeadFields.tsx'
import { LeadForm } from './lead-form/LeadForm.tsx'
import { type LeadFormSettings, useLeadForm } from './lead-form/use-lead-form.ts'

const settings = {
  kind: 'partnership',
  functionName: 'send-partnership-email',
  schema: partnershipInquiry,
  sent: notices.partnershipSent,
  failed: notices.partnershipFailed,
} as const satisfies Omit<LeadFormSettings, 'publicKey'>

/** An inquiry from a company that wants to join; everything but the interest is required. */
export function PartnershipForm({ publicKey }: { publicKey: string }) {
  const form = useRef<HTMLFormElement>(null)
  const state = useLeadForm({ ...settings, publicKey }, form)
  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      sentLead={() => ({ form: 'partnership' })}
      submitLabel="Send inquiry"
    >
      <LeadFields
        kind="partnership"
        state={state}
        messageHint="What you would bring, where, and by when."
      />
    </LeadForm>
  )
}
