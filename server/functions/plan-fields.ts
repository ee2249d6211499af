import type { FormField, OptionLabels, ShownControl } from '../../contract/field-controls.ts'
import { type PlanField, planFields } from '../../contract/plan-address.ts'
import type { PlanPageWords } from '../../contract/words/contract-words.ts'

const line = (maxLength: number): ShownControl => ({ kind: 'line', maxLength })
const choice = (options: OptionLabels): ShownControl => ({ kind: 'choice', options })
/** As people type it. */
const number = line(20)

/** The planner's form on the page without script. */
export function planFormFields({ lead, plan, planPage }: PlanPageWords): readonly FormField[] {
  const { form } = plan
  const field = (name: PlanField, control: ShownControl, hint?: string): FormField => ({
    name: planFields[name],
    label: form[name].label,
    required: false,
    control,
    hint,
  })
  return [
    field('purpose', choice(form.purpose.options)),
    field('by', choice(form.by.options)),
    field('people', number),
    field('litresADay', number),
    field('litresAMonth', number),
    field('time', number),
    field('unit', choice(form.unit.options)),
    field('reserve', choice(form.reserve.options)),
    field('storage', number, form.storage.hint),
    field('port', line(80), form.port.hint),
    field('month', line(7), planPage.monthHint),
    field('format', choice(lead.options.format)),
  ]
}
