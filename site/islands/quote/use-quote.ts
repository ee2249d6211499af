import { type RefObject, useState } from 'react'
import { type Quote, quoteInForm } from '../../../contract/quote.ts'

/** The quote that a form holds; `readQuote` reads it anew after a change. */
export function useQuote(form: RefObject<HTMLFormElement | null>) {
  const [quote, setQuote] = useState<Quote>()

  function readQuote(): Quote | undefined {
    const data = new FormData(form.current ?? undefined)
    const read = quoteInForm((name) => data.get(name) as string | null, Date.now())
    setQuote(read)
    return read
  }
  return { quote, readQuote }
}
