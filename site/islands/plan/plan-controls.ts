import { planFields } from '../../../contract/plan-address.ts'
import { examplePlan } from './example-plan.ts'

/** What the form holds, as an address has it: of the two ways of saying the need only the chosen one. */
export function typedIn(form: HTMLFormElement): string {
  const data = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) data.set(name, value)
  }
  const unused =
    data.get(planFields.by) === 'volume'
      ? [planFields.people, planFields.litresADay]
      : [planFields.litresAMonth]
  for (const name of unused) data.delete(name)
  data.delete(planFields.port)
  return data.toString()
}

/**
 * Relief begins with the least litres a person a day, everything else with those of the example. Litres that the
 * visitor has chosen stay.
 */
export function followPurpose(form: HTMLFormElement, minimum: number | undefined): void {
  const litres = form.elements.namedItem(planFields.litresADay)
  if (minimum === undefined || !(litres instanceof HTMLInputElement)) return
  const usual = examplePlan.need.litresADay
  if (![minimum, usual].map(String).includes(litres.value)) return
  const purpose = new FormData(form).get(planFields.purpose)
  litres.value = String(purpose === 'relief' ? minimum : usual)
}

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Fills a form's controls with the plan of an address. `typed first` leaves alone what the visitor has changed
 * since the page came; `address first` sets every control.
 */
export function fillControls(
  form: HTMLFormElement,
  plan: URLSearchParams,
  order: 'typed first' | 'address first',
): void {
  const parameters = new URLSearchParams(plan)
  if (
    !parameters.has(planFields.by) &&
    (parameters.has(planFields.people) || parameters.has(planFields.litresAMonth))
  ) {
    parameters.set(planFields.by, parameters.has(planFields.people) ? 'people' : 'volume')
  }
  const controls = [...form.elements].filter(isControl)
  const kept = new Set(
    order === 'typed first' ? controls.filter(isChanged).map(({ name }) => name) : [],
  )
  for (const control of controls) {
    const value = parameters.get(control.name)
    if (value === null || kept.has(control.name)) continue
    if (isRadio(control)) (control as HTMLInputElement).checked = control.value === value
    else control.value = value
  }
}

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

const isRadio = (control: Control) => control.type === 'radio'

/** Whether a control no longer holds what the page came with. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0
  return control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}
