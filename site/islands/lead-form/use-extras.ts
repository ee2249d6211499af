import { type RefObject, useState } from 'react'
import { extrasInTexts } from '../../../contract/extras.ts'
import { wrongNumber } from '../../../contract/field-controls.ts'
import type { FieldErrors } from '../../../contract/functions.ts'
import { controlName, type Extras, extraRows } from '../../../contract/lead-fields.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'

/**
 * The extra fields that a form holds; `readExtras` reads them anew after a change, `extraErrors` says what cannot be
 * read.
 */
export function useExtras(form: RefObject<HTMLFormElement | null>, words: LeadWords) {
  const [extras, setExtras] = useState<Extras>()

  function readExtras(): Extras | undefined {
    const data = new FormData(form.current ?? undefined)
    const read = extrasInTexts((name) => data.get(name) as string | null, Date.now())
    setExtras(read)
    return read
  }

  /** A number that the browser itself finds wrong is no number in the form's data. */
  function extraErrors(): FieldErrors {
    const wrong = extraRows.flatMap(([name, { control }]) => {
      const input = form.current?.elements.namedItem(controlName(name))
      const isWrong = input instanceof HTMLInputElement && !input.validity.valid
      return isWrong && control.kind === 'number' ? [[input.name, wrongNumber(control, words)]] : []
    })
    return Object.fromEntries(wrong)
  }
  return { extras, readExtras, extraErrors }
}
