import { useRef } from 'react'
import { fieldLabels } from '../../contract/field-labels.ts'
import { limits } from '../../contract/fields.ts'
import { notices } from '../../contract/notices.ts'
import { partnershipTypeLabels } from '../../contract/option-labels.ts'
import { partnershipInquiry, partnershipTypes } from '../../contract/partnership-inquiry.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { LeadForm } from './lead-form/LeadForm.tsx'
import { SenderFields } from './lead-form/SenderFields.tsx'
import { type LeadFormSettings, useLeadForm } from './lead-form/use-lead-form.ts'

const options = partnershipTypes.map((value) => ({ value, label: partnershipTypeLabels[value] }))

const settings = {
  form: 'partnership',
  functionName: 'send-partnership-email',
  schema: partnershipInquiry,
  fields: ['firstName', 'lastName', 'email', 'organization', 'partnershipType', 'message'],
  select: 'partnershipType',
  sent: notices.partnershipSent,
  failed: notices.partnershipFailed,
} as const satisfies Omit<LeadFormSettings, 'publicKey'>

/** An inquiry from a company that wants to join; everything but the interest is required. */
export function PartnershipForm({ publicKey }: { publicKey: string }) {
  const form = useRef<HTMLFormElement>(null)
  const state = useLeadForm({ ...settings, publicKey }, form)
  const { errors } = state
  return (
    <LeadForm
      form={form}
      functionName={settings.functionName}
      state={state}
      sentLead={() => ({ form: 'partnership' })}
      submitLabel="Send inquiry"
    >
      <SenderFields form="partnership" errors={errors} />
      <SelectField
        name="partnershipType"
        label={fieldLabels.partnershipType}
        placeholder="Choose an interest"
        options={options}
        value={state.choice}
        onChange={state.choose}
        error={errors.partnershipType}
      />
      <TextArea
        name="message"
        label={fieldLabels.message}
        hint="What you would bring, where, and by when."
        maxLength={limits.message}
        error={errors.message}
        required
      />
    </LeadForm>
  )
}
