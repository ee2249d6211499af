import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { teamLeadPaths } from '../../../../contract/team-leads.ts'
import { downloadFrom } from '../inbox/export-leads.ts'
import type { Erasing } from './use-erase.ts'

type PersonToolsProps = {
  address: string
  erase: Erasing
}

/** For admins: all that is held about a person, as a file, and its end. */
export function PersonTools({ address, erase }: PersonToolsProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const path = filledPath(teamLeadPaths.person, { address })
  const save = useMutation({ mutationFn: () => downloadFrom(path, 'person.json') })
  const refusal = save.error ?? erase.error
  const confirmed = typed.trim().toLowerCase() === address.toLowerCase()

  function end(event: SubmitEvent): void {
    event.preventDefault()
    if (confirmed) erase.mutate(address)
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
