import { useState } from 'react'

/** Copies a text and says so, in place and to screen readers. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  async function copy(): Promise<void> {
    setOutcome((await toClipboard(text)) ? 'copied' : 'refused')
  }

  return (
    <>
      <button type="button" className="action action-text" onClick={copy}>
        Copy
      </button>
      <span role="status" className="note">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Select it and copy it by hand.'}
      </span>
    </>
  )
}

/** On plain http browsers offer no clipboard; an older way works there still. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    return copied
  }
}
