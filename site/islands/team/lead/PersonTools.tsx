import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type ErasedPerson, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { downloadFrom } from '../inbox/export-leads.ts'
import { leadLists } from '../inbox/use-leads.ts'
import { counted } from '../lead-words.ts'
import { callTeam } from '../team-call.ts'

type PersonToolsProps = {
  address: string
  /** The message that was open is gone with the rest. */
  onErased: () => void
}

/** For admins: all that is held about a person, as a file, and its end. */
export function PersonTools({ address, onErased }: PersonToolsProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const cache = useQueryClient()
  const path = filledPath(teamLeadPaths.person, { address })
  const save = useMutation({ mutationFn: () => downloadFrom(path, 'person.json') })
  const erase = useMutation({
    mutationFn: () => callTeam<ErasedPerson>(path, { method: 'DELETE' }),
    onSuccess: () => cache.invalidateQueries({ queryKey: leadLists }),
  })
  const refusal = save.error ?? erase.error
  const confirmed = typed.trim().toLowerCase() === address.toLowerCase()

  function end(event: SubmitEvent): void {
    event.preventDefault()
    if (confirmed) erase.mutate()
  }

  if (erase.data) {
    return (
      <section role="status">
        <p>{erasedWords(erase.data)}</p>
        {erase.data.mentionedIn.length > 0 && <p>{mentionedWords(erase.data)}</p>}
        <button type="button" className="action action-text" onClick={onErased}>
          Back to the list
        </button>
      </section>
    )
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>This person’s data</h3>
      <button
        type="button"
        className="action action-text"
        disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        Export as JSON
      </button>
      <details>
        <summary>Erase everything about this person</summary>
        <form aria-label="Erase" onSubmit={end}>
          <p className="note">
            Messages, mails, newsletter and account of {address} are erased for good. Type the
            address to confirm.
          </p>
          <label>
            <span className="label">Address to erase</span>
            <input
              className="team-control"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <button
            type="submit"
            className="action action-outline"
            disabled={!confirmed || erase.isPending}
          >
            Erase
          </button>
        </form>
      </details>
      <div role="alert">{refusal && <p className="lead-told">{refusal.message}</p>}</div>
    </section>
  )
}

function erasedWords({ leads, mails, subscriptions, accounts }: ErasedPerson): string {
  const parts = [
    counted(leads, 'message'),
    counted(mails, 'mail'),
    counted(subscriptions, 'subscription'),
    counted(accounts, 'account'),
  ]
  return `Erased: ${parts.join(', ')}.`
}

/** What stands in other people's messages is theirs too: nothing there is erased by a machine. */
function mentionedWords({ mentionedIn }: ErasedPerson): string {
  return `The address also stands in what others wrote, or the team about them: ${mentionedIn.join(', ')}. Read these and decide.`
}
