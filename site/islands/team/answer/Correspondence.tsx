import type { LeadAnswer } from '../../../../contract/team-answers.ts'
import type { LeadDetail, LeadReply } from '../../../../contract/team-leads.ts'
import { shortName, wholeMoment } from '../lead-words.ts'
import { answerState } from './answer-words.ts'

type Written = Pick<LeadDetail, 'answers' | 'replies' | 'email'>
type Letter = { at: number } & ({ answer: LeadAnswer } | { reply: LeadReply })

/** What was written to and fro after the message, the oldest first. */
export function Correspondence({ lead }: { lead: LeadDetail }) {
  if (lead.answers.length + lead.replies.length === 0) return null
  return (
    <section aria-labelledby="lead-letters">
      <h3 id="lead-letters">Answers and replies</h3>
      <Letters lead={lead} />
    </section>
  )
}

export function Letters({ lead }: { lead: Written }) {
  const letters: Letter[] = [
    ...lead.answers.map((answer) => ({ at: answer.writtenAt, answer })),
    ...lead.replies.map((reply) => ({ at: reply.receivedAt, reply })),
  ].toSorted((a, b) => a.at - b.at)
  if (letters.length === 0) return null
  return (
    <ol className="lead-letters">
      {letters.map((letter) =>
        'answer' in letter ? (
          <Answer key={letter.answer.id} answer={letter.answer} />
        ) : (
          <Reply key={letter.reply.id} reply={letter.reply} sender={lead.email} />
        ),
      )}
    </ol>
  )
}

function Answer({ answer }: { answer: LeadAnswer }) {
  return (
    <li data-state={answer.state}>
      <p className="lead-letter-head">
        <strong>{shortName({ address: answer.by })} answered</strong>
        <time className="note" dateTime={new Date(answer.writtenAt).toISOString()}>
          {wholeMoment(answer.writtenAt)}
        </time>
      </p>
      <p className="note">{answer.subject}</p>
      <p className="lead-letter-text">{answer.text}</p>
      <Files files={answer.attachments} />
      <p className="lead-letter-state">{answerState(answer, wholeMoment)}</p>
    </li>
  )
}

function Reply({ reply, sender }: { reply: LeadReply; sender: string }) {
  const who = reply.from.name || reply.from.address
  return (
    <li data-state={reply.kind}>
      <p className="lead-letter-head">
        <strong>{reply.kind === 'reply' ? `${who} replied` : 'An answer did not arrive'}</strong>
        <time className="note" dateTime={new Date(reply.receivedAt).toISOString()}>
          {wholeMoment(reply.receivedAt)}
        </time>
      </p>
      <p className="note">
        {reply.from.address}: {reply.subject}
      </p>
      {reply.kind === 'reply' && !isSame(reply.from.address, sender) && (
        <p className="note">From another address than the message.</p>
      )}
      <p className="lead-letter-text">
        {reply.text || 'No words could be read: open it in the mailbox.'}
      </p>
      <Files files={reply.attachments} />
    </li>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function Files({ files }: { files: readonly { name: string; type: string }[] }) {
  if (files.length === 0) return null
  return (
    <ul className="note" aria-label="Attachments">
      {files.map(({ name, type }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of one letter may bear one name; the list never changes.
        <li key={place}>
          {name} ({type})
        </li>
      ))}
    </ul>
  )
}
