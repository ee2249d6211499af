import type { FormField, OptionLabels, ShownControl } from '../../contract/field-controls.ts'
import { planFields, timeUnits } from '../../contract/plan-address.ts'
import { planLabels, purposeLabels } from '../../contract/plan-words.ts'
import { reserves } from '../../contract/supply-plan.ts'
import type { LeadWords } from '../../contract/words/contract-words.ts'

const optional = { required: false } as const
const line = (maxLength: number): ShownControl => ({ kind: 'line', maxLength })
const number = { ...optional, control: line(20) } as const
const choice = (options: OptionLabels): ShownControl => ({ kind: 'choice', options })

/** Options whose words are their values. */
const plain = (values: readonly (string | number)[]) =>
  choice(Object.fromEntries(values.map((value) => [value, String(value)])))

/** The planner's form on the page without script; numbers as people type them. */
export const planFormFields = ({ options }: LeadWords): readonly FormField[] => [
  {
    ...optional,
    name: planFields.purpose,
    label: planLabels.purpose,
    control: choice(purposeLabels),
  },
  { ...number, name: planFields.people, label: planLabels.people },
  { ...number, name: planFields.litresADay, label: planLabels.litresADay },
  { ...number, name: planFields.litresAMonth, label: planLabels.litresAMonth },
  { ...number, name: planFields.time, label: planLabels.time },
  {
    ...optional,
    name: planFields.unit,
    label: planLabels.unit,
    control: plain(timeUnits),
  },
  {
    ...optional,
    name: planFields.reserve,
    label: planLabels.reserve,
    control: plain(reserves),
  },
  { ...number, name: planFields.storage, label: planLabels.storage },
  { ...optional, name: planFields.port, label: planLabels.port, control: line(80) },
  {
    ...optional,
    name: planFields.month,
    label: planLabels.month,
    hint: 'As 2027-03',
    control: line(7),
  },
  {
    ...optional,
    name: planFields.format,
    label: planLabels.format,
    control: choice(options.format),
  },
]
