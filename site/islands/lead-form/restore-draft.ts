/**
 * Fills a form's controls with the values of a draft. What was typed before the script ran wins:
 * only empty fields and untouched choices are filled.
 */
export function restoreControls(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const value = values[control.name]
    if (!value) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value === value && !isChosen(form, control.name)) control.checked = true
    } else if (!control.value) control.value = value
  }
}

function isControl(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}

function isChosen(form: HTMLFormElement, name: string): boolean {
  const group = form.elements.namedItem(name)
  return group instanceof RadioNodeList && group.value !== ''
}
