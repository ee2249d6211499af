import { type RefObject, useState } from 'react'
import type { FieldErrors } from '../../../contract/functions.ts'
import { type Quote, quoteFields, quoteInForm, wrongContainers } from '../../../contract/quote.ts'

/** The quote that a form holds; `readQuote` reads it anew after a change, `quoteErrors` says what cannot be read. */
export function useQuote(form: RefObject<HTMLFormElement | null>) {
  const [quote, setQuote] = useState<Quote>()

  function readQuote(): Quote | undefined {
    const data = new FormData(form.current ?? undefined)
    const read = quoteInForm((name) => data.get(name) as string | null, Date.now())
    setQuote(read)
    return read
  }

  /** A number that the browser itself finds wrong is no number in the form's data. */
  function quoteErrors(): FieldErrors {
    const containers = form.current?.elements.namedItem(quoteFields.containers)
    const wrong = containers instanceof HTMLInputElement && !containers.validity.valid
    return wrong ? { [quoteFields.containers]: wrongContainers } : {}
  }
  return { quote, readQuote, quoteErrors }
}
