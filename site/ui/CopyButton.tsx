import { useState } from 'react'

type CopyButtonProps = {
  text: string
  /** Says what is copied, where a page has several of these. */
  label?: string
  /** Of the button, and of what it says once pressed. */
  words: { button: string; done: string; refused: string }
}

/** Copies a text and says so, in place and to screen readers. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
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
        {words.button}
      </button>
      <span role="status" className="note">
        {outcome === 'copied' && words.done}
        {outcome === 'refused' && words.refused}
      </span>
    </>
  )
}
