import { planFields, timeUnits } from '../../contract/plan-address.ts'
import { planLabels, purposeLabels } from '../../contract/plan-words.ts'
import { formatLabels } from '../../contract/quote-words.ts'
import { reserves } from '../../contract/supply-plan.ts'
import type { FormField } from './form-fields.ts'

const optional = { required: false } as const
const number = { ...optional, control: 'line', maxLength: 20 } as const

/** The planner's form on the page without script; numbers as people type them. */
export const planFormFields: readonly FormField[] = [
  {
    ...optional,
    name: planFields.purpose,
    label: planLabels.purpose,
    control: 'select',
    options: Object.entries(purposeLabels),
  },
  { ...number, name: planFields.people, label: planLabels.people },
  { ...number, name: planFields.litresADay, label: planLabels.litresADay },
  { ...number, name: planFields.litresAMonth, label: planLabels.litresAMonth },
  { ...number, name: planFields.time, label: planLabels.time },
  {
    ...optional,
    name: planFields.unit,
    label: planLabels.unit,
    control: 'select',
    options: timeUnits.map((unit) => [unit, unit]),
  },
  {
    ...optional,
    name: planFields.reserve,
    label: planLabels.reserve,
    control: 'select',
    options: reserves.map((days) => [String(days), String(days)]),
  },
  { ...number, name: planFields.storage, label: planLabels.storage },
  { ...optional, name: planFields.port, label: planLabels.port, control: 'line', maxLength: 80 },
  {
    ...optional,
    name: planFields.month,
    label: planLabels.month,
    hint: 'As 2027-03',
    control: 'line',
    maxLength: 7,
  },
  {
    ...optional,
    name: planFields.format,
    label: planLabels.format,
    control: 'select',
    options: Object.entries(formatLabels),
  },
]
