import { useEffect, useRef } from 'react'
import type { ErasedPerson as Erased } from '../../../../contract/team-leads.ts'
import { counted } from '../lead-words.ts'

type ErasedPersonProps = {
  erased: Erased
  onBack: () => void
}

/** In the place of a message that was erased with all else about its sender: what is gone, and what is left to read. */
export function ErasedPerson({ erased, onBack }: ErasedPersonProps) {
  const back = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => back.current?.focus(), [])
  return (
    <section role="status">
      <p>{erasedWords(erased)}</p>
      {erased.mentionedIn.length > 0 && <p>{mentionedWords(erased)}</p>}
      <button ref={back} type="button" className="action action-text" onClick={onBack}>
        Back to the list
      </button>
    </section>
  )
}

function erasedWords({ leads, mails, subscriptions, accounts }: Erased): string {
  const parts = [
    counted(leads, 'message'),
    counted(mails, 'mail'),
    counted(subscriptions, 'subscription'),
    counted(accounts, 'account'),
  ]
  return `Erased: ${parts.join(', ')}.`
}

/** What stands in other people's messages is theirs too: nothing there is erased by a machine. */
function mentionedWords({ mentionedIn }: Erased): string {
  return `The address also stands in what others wrote, or the team about them: ${mentionedIn.join(', ')}. Read these and decide.`
}
