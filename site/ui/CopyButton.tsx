import { useState } from 'react'

type CopyButtonProps = {
  text: string
  /** Says what is copied, where a page has several of these. */
  label?: string
}

/** Copies a text and says so, in place and to screen readers. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // On plain http browsers offer no clipboard.
      setOutcome('refused')
    }
  }

  return (
    <>
      <button type="button" className="action action-text" aria-label={label} onClick={copy}>
        Copy
      </button>
      <span role="status" className="note">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Select it and copy it by hand.'}
      </span>
    </>
  )
}
