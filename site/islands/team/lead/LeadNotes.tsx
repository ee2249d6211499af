import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type LeadDetail, noteLimit, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { useSignedIn } from '../account-context.ts'
import { shortName, wholeMoment } from '../lead-words.ts'
import { callTeam } from '../team-call.ts'
import { useColleagues } from '../use-colleagues.ts'
import { useShowLead } from './use-lead.ts'
import { useNoteDraft } from './use-note-draft.ts'

/** What colleagues wrote about a message, and a place to write. */
export function LeadNotes({ lead }: { lead: LeadDetail }) {
  const { address } = useSignedIn()
  const { text, write } = useNoteDraft(lead.reference, address)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const showLead = useShowLead()
  const others = useColleagues().filter((each) => each.address !== address)
  const notes = lead.history.filter((event) => event.kind === 'note')

  const add = useMutation({
    mutationFn: (note: string) =>
      callTeam<LeadDetail>(filledPath(teamLeadPaths.notes, { reference: lead.reference }), {
        method: 'POST',
        body: { text: note },
      }),
    onSuccess: (changed, note) => {
      showLead(changed)
      // Written on meanwhile, it is another note.
      if (field.current?.value === note) write('')
    },
  })
  const remove = useMutation({
    mutationFn: (note: string) =>
      callTeam<LeadDetail>(
        filledPath(teamLeadPaths.note, { reference: lead.reference, id: note }),
        { method: 'DELETE' },
      ),
    onSuccess: (changed) => {
      showLead(changed)
      field.current?.focus()
    },
  })
  const refusal = add.error ?? remove.error

  function save(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim()) add.mutate(text)
    else field.current?.focus()
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Notes</h3>
      {notes.length > 0 && (
        <ul className="lead-notes">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="lead-note-text">{note.text}</p>
              <p className="note">
                {note.by ? shortName({ address: note.by }) : 'Server'}, {wholeMoment(note.at)}
              </p>
              {note.mine && (
                <button
                  type="button"
                  className="action action-text"
                  aria-label={`Delete the note “${note.text.slice(0, 40)}”`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(note.id)}
                >
                  Delete
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form aria-label="Save note" className="lead-new-note" onSubmit={save}>
        <label>
          <span className="label">New note</span>
          <textarea
            ref={field}
            className="team-control"
            rows={3}
            maxLength={noteLimit}
            value={text}
            aria-describedby={`${id}-names`}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        <p id={`${id}-names`} className="note">
          {others.length > 0 &&
            `${others
              .slice(0, 6)
              .map((each) => `@${shortName(each)}`)
              .join(', ')}: a name in a note sends that colleague a mail.`}
        </p>
        <div role="alert">{refusal && <p className="lead-told">{refusal.message}</p>}</div>
        <button type="submit" className="action action-outline" disabled={add.isPending}>
          Save note
        </button>
      </form>
    </section>
  )
}
