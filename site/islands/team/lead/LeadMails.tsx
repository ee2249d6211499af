import { useMutation } from '@tanstack/react-query'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type LeadDetail, type LeadMail, teamLeadPaths } from '../../../../contract/team-leads.ts'
import { wholeMoment } from '../lead-words.ts'
import { callTeam } from '../team-call.ts'
import { mailKindInWords } from './mail-kind-words.ts'
import { useShowLead } from './use-lead.ts'

/** The mails about a message, whether they arrived, and what sends one again. */
export function LeadMails({ lead }: { lead: LeadDetail }) {
  const showLead = useShowLead()
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: (mail: LeadMail) =>
      callTeam<LeadDetail>(
        filledPath(teamLeadPaths.sendAgain, { reference: lead.reference, id: mail.id }),
        {
          method: 'POST',
          body: {},
        },
      ),
    onSuccess: showLead,
  })
  if (lead.mails.length === 0) return null
  return (
    <section aria-labelledby="lead-mails">
      <h3 id="lead-mails">Mails</h3>
      <ul className="lead-mails">
        {lead.mails.map((mail) => (
          <li key={mail.id}>
            <p>
              {mailKindInWords(mail.kind)}: {mail.to}
            </p>
            <p className="note">
              {mail.subject}. {stateWords(mail)}
            </p>
            {mail.isWhole && (
              <button
                type="button"
                className="action action-text"
                aria-label={`Send again to ${mail.to}`}
                disabled={isPending || mail.state === 'waiting'}
                onClick={() => mutate(mail)}
              >
                Send again
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="note">
        {error ? error.message : data && variables ? `On its way to ${variables.to} again.` : ''}
      </p>
    </section>
  )
}

function stateWords({ state, isWhole, queuedAt, finishedAt, ...mail }: LeadMail): string {
  const { attempts, lastError } = mail
  const forgotten = isWhole ? '' : ' Its words are no longer kept.'
  if (state === 'sent') return `Sent ${wholeMoment(finishedAt ?? queuedAt)}.${forgotten}`
  const why = lastError ? ` ${lastError}` : ''
  if (state === 'failed') return `Given up after ${attempts} tries.${why}`
  return attempts > 0 ? `Waiting after ${attempts} tries.${why}` : 'Waiting to be sent.'
}
